internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

extension NextReport {
  /// Returns the reminders as an iCalendar object.
  ///
  /// - Parameters:
  ///   - planner: The planner that contains the catalog. Events show the reminders' private text, which is appropriate
  ///     for any person at any time.
  ///   - locale: The language of the text.
  ///   - count: The number of reminders to list if they can't be represented by a rule.
  /// - Returns: The object, with CR LF line endings.
  /// - Throws: `Failure` if there are no reminders, `ComposeError` if the text is missing from the catalog, or
  ///   `PlanError`.
  func calendar(by planner: Planner, locale: LocaleTag, count: Int) throws -> String {
    guard let words = try Composer(catalog: planner.catalog).privateText(of: .reminder, locale: locale) else {
      throw Failure(.badData, "the catalog has no private text for reminder, which calendar events require.")
    }
    let calendar = ReminderCalendar(
      of: plan, title: words.title, body: words.body, count: count, stamp: now)
    let text = try calendar.text(after: start)
    if text.isEmpty { throw Failure(.faults, "there are no reminders after \(now), so the calendar would be empty.") }
    return text
  }
}
