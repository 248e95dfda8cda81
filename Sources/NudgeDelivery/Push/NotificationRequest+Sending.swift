internal import NudgeJSON
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// What all encoders ask of a notification.
extension NotificationRequest {
  /// The seconds from a moment of sending until the words may be untrue, at least 1.
  ///
  /// - Parameter moment: When it is sent; `nil` for the moment of firing.
  /// - Returns: Seconds, 1 or more.
  /// - Throws: `PayloadError.expired`.
  func secondsLeft(sentAt moment: Timestamp?) throws(PayloadError) -> Int {
    let sentAt = moment ?? timestamp
    guard sentAt < expires else { throw .expired(sentAt: sentAt, expires: expires) }
    return Int(expires.secondsSinceEpoch - sentAt.secondsSinceEpoch)
  }

  /// Refuses what no platform takes.
  func checkNumbers() throws(PayloadError) {
    if badge < 0 { throw .badgeBelowZero(badge) }
    guard (0...1).contains(relevance) else { throw .relevanceOutOfRange(relevance) }
  }

  /// Writes what an app is told of it, and a caller's members among it, as one object.
  func writeFacts(among members: [String: PayloadValue], to json: JSONBytes) {
    writeFacts(PayloadMembers(members), to: json)
  }

  /// Writes what an app is told of it, and a caller's texts among it, as one object.
  func writeFacts(among members: [String: String], to json: JSONBytes) {
    writeFacts(PayloadMembers(members), to: json)
  }

  private func writeFacts(_ members: PayloadMembers, to json: JSONBytes) {
    var members = members
    json.mark("{")
    members.key("expires", to: json)
    json.utc(expires)
    members.key("id", to: json)
    json.string(id.rawValue)
    members.key("kind", to: json)
    json.string(kind.rawValue)
    members.key("utc", to: json)
    json.utc(timestamp)
    members.key("variant", to: json)
    json.string(variant)
    members.writeRest(to: json)
    json.mark("}")
  }
}
