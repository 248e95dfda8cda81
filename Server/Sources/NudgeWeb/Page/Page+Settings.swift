internal import Hummingbird
internal import Nudge
internal import NudgeStore

extension Page {
  /// The buttons of the settings form that don't save.
  private static let previewButtons = ["preview", SettingsDraft.addButton, SettingsDraft.removeButton]

  func save(_ posted: PostedForm) async throws -> Response {
    let (visit, fields, planner) = (posted.visit, posted.fields, planner)
    let draft = try SettingsDraft(visit.person, posted: fields, planner)
    let entry = try posted.entry()
    guard !Self.previewButtons.contains(where: { fields[$0] != nil }) else {
      return try await show(visit, draft, entry: entry)
    }
    guard draft.errors.isEmpty else {
      return try await show(visit, draft, showsErrors: true, entry: entry, status: .unprocessableContent)
    }
    guard draft.isChanged else { return try await finish(posted, .saved) }
    return try await update(posted, .saved) { stored in
      // Somebody may have changed the person since they were read.
      let changed = try SettingsDraft(stored, posted: fields, planner).person
      stored.preferences = changed.preferences
      stored.preferences.reminders.times.sort()
      stored.locale = changed.locale
    }
  }

  /// Returns the parts of the page that depend on unsaved settings, for the script.
  func preview(_ posted: PostedForm) async throws -> Response {
    let visit = posted.visit
    let draft = try SettingsDraft(visit.person, posted: posted.fields, planner)
    let plan = try plan(of: draft, visit)
    let view = PreviewView(
      frame: PageFrame(visit.words), settings: try settingsView(draft, plan, visit, showsErrors: false),
      upcoming: try UpcomingView(plan, isChanged: draft.isChanged, visit.words, at: visit.now))
    return html(view, template: "preview")
  }

  /// Returns the plan of the person with the changes of a draft.
  func plan(of draft: SettingsDraft, _ visit: Visit) throws -> PersonPlan {
    try draft.isChanged ? backend.plan(for: draft.person) : visit.plan
  }

  // MARK: Pauses

  func pause(_ posted: PostedForm) async throws -> Response {
    let (visit, backend) = (posted.visit, backend)
    struct InvalidPause: Error {}
    do {
      return try await update(posted, .paused) { stored in
        let first = try backend.plan(for: stored).firstDayOfPause(at: visit.now)
        guard let text = posted.fields["until"], let last = try? CivilDate(text), first <= last else {
          throw InvalidPause()
        }
        stored.preferences.pause(first...last)
      }
    } catch is InvalidPause {
      let plan = try visit.plan
      let isToday = plan.day(at: visit.now) == plan.firstDayOfPause(at: visit.now)
      return try await show(
        visit, try SettingsDraft(visit.person, posted: posted.fields, planner), entry: try posted.entry(),
        pauseError: try visit.words.notices.text(isToday ? "pause-invalid" : "pause-invalid-tomorrow"),
        status: .unprocessableContent)
    }
  }

  func resume(_ posted: PostedForm) async throws -> Response {
    let (backend, now) = (backend, posted.visit.now)
    return try await update(posted, .resumed) { stored in
      stored.preferences.resume(on: try backend.plan(for: stored).day(at: now))
    }
  }

  func update(
    _ posted: PostedForm, _ notice: PageNotice, _ change: @escaping @Sendable (inout Person) throws -> Void
  ) async throws -> Response {
    let visit = posted.visit
    guard try await backend.store.updatePerson(visit.person.id, if: visit.precondition, change) != nil else {
      throw PageError.signedOut
    }
    backend.wake()
    return try await finish(posted, notice)
  }
}
