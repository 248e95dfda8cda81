internal import Hummingbird
internal import Nudge
internal import NudgeStore

extension Page {
  /// The buttons of the settings form that don't save.
  private static let previewButtons = ["preview", SettingsDraft.addButton, SettingsDraft.removeButton]

  func save(_ request: Request) async throws -> Response {
    let (visit, fields) = try await form(request)
    let draft = try SettingsDraft(visit.person, posted: fields, planner)
    guard !Self.previewButtons.contains(where: { fields[$0] != nil }) else { return try await show(visit, draft) }
    guard draft.errors.isEmpty else {
      return try await show(visit, draft, showsErrors: true, status: .unprocessableContent)
    }
    let (person, changed) = (visit.person, draft.person)
    if draft.isChanged {
      let result = try await backend.store.updatePerson(person.id) { stored in
        stored.preferences = changed.preferences
        stored.preferences.reminders.times.sort()
        stored.locale = changed.locale
      }
      guard result != nil else { throw PageError.signedOut }
      backend.wake()
    }
    return Response.redirect(to: PageNotice.saved.address())
  }

  /// Returns the parts of the page that depend on unsaved settings, for the script.
  func preview(_ request: Request) async throws -> Response {
    let (visit, fields) = try await form(request)
    let draft = try SettingsDraft(visit.person, posted: fields, planner)
    let view = PreviewView(
      frame: PageFrame(visit.words), token: access.formToken(of: visit.session),
      settings: try SettingsView(draft, visit.words, showsErrors: false),
      upcoming: try UpcomingView(
        draft.person, isChanged: draft.isChanged, planner, visit.words, at: visit.now))
    return html(view, template: "preview")
  }

  // MARK: Pauses

  func pause(_ request: Request) async throws -> Response {
    let (visit, fields) = try await form(request)
    let first = try planner.firstDayOfPause(for: visit.person, at: visit.now)
    guard let text = fields["until"], let last = try? CivilDate(text), first <= last else {
      let isToday = try planner.day(of: visit.person, at: visit.now) == first
      return try await show(
        visit, try SettingsDraft(visit.person, planner),
        pauseError: try visit.words.notices.text(isToday ? "pause-invalid" : "pause-invalid-tomorrow"),
        status: .unprocessableContent)
    }
    return try await update(visit, then: PagePath.page + "#pause") { $0.preferences.pause(first...last) }
  }

  func resume(_ request: Request) async throws -> Response {
    let (visit, _) = try await form(request)
    let today = try planner.day(of: visit.person, at: visit.now)
    return try await update(visit, then: PageNotice.resumed.address()) { $0.preferences.resume(on: today) }
  }

  func update(
    _ visit: Visit, then address: String, _ change: @Sendable (inout Person) throws -> Void
  ) async throws -> Response {
    guard try await backend.store.updatePerson(visit.person.id, change) != nil else {
      throw PageError.signedOut
    }
    backend.wake()
    return Response.redirect(to: address)
  }
}
