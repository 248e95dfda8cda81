internal import Hummingbird
internal import Nudge
internal import NudgeStore

/// A form that a browser has posted.
///
/// A person's page is one form. Each of its buttons therefore also posts what the person has typed in other parts of the
/// page.
struct PostedForm: Sendable {
  var visit: Page.Visit
  var fields: FormFields

  /// The words to record.
  var title: String { TypedText.stored(fields["title"] ?? "") }

  /// The part of the page that records, as it was typed.
  func entry() throws -> PageView.EntryForm {
    let today = "\(try visit.plan.day(at: visit.now))"
    let day = fields["day"] ?? ""
    return PageView.EntryForm(typedTitle: fields["title"] ?? "", typedDay: day.isEmpty ? today : day, today: today)
  }
}

extension Page {
  /// Does what Enter asks for in a browser without script: records what was typed, or else saves the settings.
  func enter(_ posted: PostedForm) async throws -> Response {
    try await posted.title.isEmpty ? save(posted) : record(posted)
  }

  /// Answers a form whose button has done its work.
  ///
  /// The browser is sent to the page. If the form contains something else that the person has typed or chosen, this
  /// answer is the page with it, because the browser would forget it.
  func finish(
    _ posted: PostedForm, _ notice: PageNotice, reached: [Backend.Recorded.Milestone] = []
  ) async throws -> Response {
    var posted = posted
    guard let record = try await posted.visit.session.holder.record(in: backend.store) else {
      throw PageError.signedOut
    }
    let visit = visit(posted.visit.session, record, at: posted.visit.now)
    posted.visit = visit
    let draft =
      try notice == .saved
      ? SettingsDraft(visit.person, planner) : SettingsDraft(visit.person, posted: posted.fields, planner)
    let keepsEntry = notice != .recorded && !posted.title.isEmpty
    guard keepsEntry || draft.isChanged || !draft.errors.isEmpty else {
      return Response.redirect(to: notice.address(reached: reached))
    }
    return try await show(
      visit, draft, notice: try PageView.Notice(notice, reached: Set(reached.map(\.name)), visit),
      entry: keepsEntry ? try posted.entry() : nil)
  }
}
