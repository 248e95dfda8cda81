public import NudgeText
public import NudgeTime

extension PersonPlan {
  /// Returns sentences that explain what the person gets on a civil day, and what they don't get and why.
  ///
  ///     for sentence in try plan.sentences(on: CivilDate("2026-11-25")) { print(sentence) }
  ///     // Reminder: not sent, because it is not a reminder day; the next is Fri, Nov 27, 2026.
  ///
  /// The sentences are suitable for showing to people, such as someone who asks why they didn't get a notification
  /// yesterday.
  ///
  /// - Parameters:
  ///   - day: A day on the person's calendar, which lasts from their `dayStart` to the next one.
  ///   - locale: The locale of the sentences. The default is the person's locale.
  /// - Returns: One sentence per candidate in `explanation(on:)`.
  /// - Throws: `PlanError`, like `explanation(on:)`.
  /// - Complexity: The same as for `explanation(on:)`.
  public func sentences(on day: CivilDate, in locale: LocaleTag? = nil) throws(PlanError) -> [String] {
    try sentences(of: explanation(on: day), in: locale)
  }

  /// Returns an explanation's sentences, in order of time.
  ///
  /// Candidates without a time come last.
  ///
  /// - Parameters:
  ///   - explanation: An explanation of this plan.
  ///   - locale: The locale of the sentences. The default is the person's locale.
  /// - Returns: One sentence per notification and per skipped candidate.
  /// - Throws: `PlanError`.
  /// - Complexity: O(*n* log *n*) in the number of candidates.
  public func sentences(
    of explanation: PlanExplanation, in locale: LocaleTag? = nil
  ) throws(PlanError) -> [String] {
    let wording = PlanWording(catalog: composer.catalog, locale: locale ?? person.locale, renderer: composer.renderer)
      .adapted(to: person, on: schedule)
    do throws(ComposeError) {
      let sent = try explanation.notifications.map { notification throws(ComposeError) in
        (
          notification.timestamp,
          try wording.sentence(
            "sent", try wording.name(of: notification.id), notification.id, notification.at, notification.reasons)
        )
      }
      let skipped = try explanation.skipped.map { candidate throws(ComposeError) in
        (
          candidate.timestamp ?? .max,
          try wording.sentence(
            "not-sent", try wording.name(of: candidate.kind, threshold: candidate.threshold), candidate.id,
            candidate.at, candidate.reasons)
        )
      }
      return (sent + skipped).enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
        .map(\.element.1)
    } catch {
      throw .compose(error)
    }
  }
}

extension PlanWording {
  /// Returns a sentence about a notification.
  fileprivate func sentence(
    _ phrase: String, _ name: String, _ id: NotificationID, _ at: OffsetTimestamp?, _ reasons: [Reason]
  ) throws(ComposeError) -> String {
    var arguments: MessageArguments = [
      "what": .text(name.capitalizedFirst), "why": .text(try text(reasons, of: id, at: at?.local)),
    ]
    guard let at else { return try phrases.say("\(phrase)-at-all", arguments) }
    arguments["when"] = .text(try moment(at.timestamp, at.offset))
    return try phrases.say(phrase, arguments)
  }
}

extension String {
  /// The text with its first letter capitalized.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
