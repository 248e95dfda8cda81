internal import Hummingbird
internal import Nudge
internal import NudgeStore

extension Page {
  func show(_ request: Request) async throws -> Response {
    let visit = try await visit(request)
    let notice = try PageView.Notice(request, visit)
    let before = request.uri.queryParameters["before"].map(String.init)
    var response = try await show(visit, try SettingsDraft(visit.person, planner), notice: notice, before: before)
    if visit.session.isRenewable(at: visit.now) {
      let session = Session(holder: visit.session.holder, id: visit.session.id, at: visit.now)
      response.setCookie(try access.cookie(for: session))
    }
    return response
  }

  /// Shows the page with unsaved settings, or with what is wrong with them.
  func show(
    _ visit: Visit, _ draft: SettingsDraft, notice: PageView.Notice = PageView.Notice(), before: String? = nil,
    showsErrors: Bool = false, entry: PageView.EntryForm? = nil, pauseError: String? = nil,
    status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let (person, words, now) = (visit.person, visit.words, visit.now)
    let (found, deliveries, devices) = try await backend.read(of: person.id, if: visit.precondition) {
      (
        try await backend.store.achievements(of: person.id, before: before, limit: JournalView.count + 1),
        try await backend.store.deliveries(of: person.id, since: now.advanced(bySeconds: -3 * 86_400), limit: 200),
        try await backend.store.devices(of: person.id)
      )
    }
    guard let achievements = found else {
      // The entry was deleted in the meantime, so this is the beginning of the list again.
      return try await show(
        visit, draft, notice: notice, showsErrors: showsErrors, entry: entry, pauseError: pauseError, status: status)
    }
    let (plan, draftPlan) = (try visit.plan, try plan(of: draft, visit))
    let today = "\(plan.day(at: now))"
    let view = PageView(
      frame: PageFrame(words), token: access.formToken(of: visit.session),
      personTag: access.personTag(visit.session.holder),
      entriesPage: try JournalView(plan, achievements, before: before, words, at: now),
      upcoming: try UpcomingView(draftPlan, isChanged: draft.isChanged, words, at: now),
      settings: try settingsView(draft, draftPlan, visit, showsErrors: showsErrors), settingsTitle: draft.form.title,
      browser: try BrowserView(pushKey: backend.webPushKey, person, planner, words),
      connected: try DevicesView(devices, plan, words),
      yesterday: try YesterdayView(visit.record, plan, deliveries, devices, words, at: now),
      pause: try PauseView(plan, words, error: pauseError, at: now),
      entry: entry ?? PageView.EntryForm(typedDay: today, today: today), notice: notice)
    return html(view, template: "page", status: status)
  }
}
