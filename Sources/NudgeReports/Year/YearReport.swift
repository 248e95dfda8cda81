internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The report of `nudge year`: one simulated year, or several one after the other or side by side.
package struct YearReport: Sendable {
  package var years: [SimulatedYear]
  /// Whether the years belong side by side: two people, or two catalogs.
  package var isComparison: Bool

  package init(_ years: [SimulatedYear], isComparison: Bool = false) {
    self.years = years
    self.isComparison = isComparison
  }

  /// Returns the report as a JSON object with sorted keys.
  ///
  /// - Parameter isSummary: Whether to leave out the notifications and the entries.
  /// - Returns: The object, which ends with a newline.
  /// - Throws: Any error thrown by the encoder.
  package func json(isSummary: Bool = false) throws -> String {
    try JSONOutput.text(of: JSONValue.object(["years": years.map { $0.json(isSummary: isSummary) }]))
  }
}

extension SimulatedYear {
  /// The year as a JSON object.
  fileprivate func json(isSummary: Bool) -> JSONValue {
    var members: JSONMembers = [:]
    if !isSummary {
      members = ["entries": achievements.map(entry), "notifications": notifications.map(notification)]
    }
    return .object(
      [
        "name": simulation.name, "person": person.id, "timeZone": zone.identifier,
        "timeZoneData": zone.dataVersion.orNull, "style": person.preferences.style.rawValue,
        "locale": person.locale.identifier, "from": days.lowerBound.description,
        "through": days.upperBound.description, "seed": Int(clamping: simulation.seed), "summary": summary,
      ], and: members)
  }

  private func entry(_ achievement: Achievement) -> JSONValue {
    let timestamp = achievement.timestamp
    return .object([
      "at": timestamp.map { $0.rfc3339(at: zone.offset(at: $0)) }, "title": achievement.title,
    ])
  }

  private func notification(_ notification: Notification) -> JSONValue {
    let request = notification.request
    return .object([
      "id": request.id.rawValue, "kind": request.kind.rawValue, "at": request.timestamp.rfc3339(at: request.offset),
      "utc": request.timestamp.description, "variant": request.variant, "title": request.title, "body": request.body,
      "reasons": request.reasons.map(\.rawValue), "isAnswered": notification.isAnswered,
      "daysSinceSameText": notification.daysSinceSameText,
    ])
  }

  private var summary: JSONValue {
    .object([
      "entries": achievements.count, "notifications": notifications.count,
      "kinds": JSONValue.object(
        Dictionary(uniqueKeysWithValues: counts.map { ($0.kind.rawValue, .integer($0.count)) })),
      "reminders": reminderCount, "unanswered": unansweredCount,
      // Two decimals are more than a year of days can tell apart.
      "remindersPerEntry": remindersPerEntry.map { JSONValue.number(($0 * 100).rounded() / 100) }.orNull,
      "texts": texts.map { text in
        JSONValue.object([
          "kind": text.kind.rawValue, "variant": text.variant, "showings": text.showings,
          "shortestDistance": text.shortestDistance,
        ])
      },
      "leftOut": omissions.map { omission in
        JSONValue.object(["kind": omission.kind.rawValue, "reasons": omission.reasons, "count": omission.count])
      },
      "silences": silences.map { silence in
        JSONValue.object([
          "from": silence.lowerBound.description, "through": silence.upperBound.description,
          "days": silence.lowerBound.days(to: silence.upperBound) + 1,
        ])
      },
    ])
  }
}
