internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText

extension NextReport {
  /// The reminders as an iCalendar object.
  ///
  /// - Parameters:
  ///   - catalog: Whose words it says: the reminder's private text, which fits anybody at any time.
  ///   - locale: In which language.
  ///   - count: How many reminders are told where no rule stands for them.
  /// - Returns: The object, whose lines end with CR LF.
  /// - Throws: `Failure` where there is nothing to tell, or no words to say.
  func calendar(_ catalog: Catalog, locale: LocaleTag, count: Int) throws -> String {
    let words: ComposedText.PrivateText?
    do throws(ComposeError) {
      words = try Composer(catalog: catalog).privateText(of: .reminder, locale: locale)
    } catch {
      throw Failure(.badData, error.wording)
    }
    guard let words else {
      throw Failure(.badData, "the catalog has no private text for reminder, which a calendar's events say.")
    }
    let calendar = ReminderCalendar(outlook, title: words.title, body: words.body, count: count)
    let text = calendar.text(after: now)
    if text.isEmpty { throw Failure(.faults, "no reminder comes after \(now), so a calendar has nothing to hold.") }
    return text
  }
}
