private import FoundationEssentials
package import Nudge

// How records look in a database, which is the same in every store.

extension Person {
  /// The person's JSON without achievements, which have a table of their own, and without ``presence``.
  package var storedDocument: String {
    get throws {
      var person = self
      if case .achievements = person.history.record { person.history.record = nil }
      person.presence = Presence()
      return try person.json()
    }
  }

  /// A Boolean value indicating whether the achievements are stored individually, as they are unless the history is a
  /// summary.
  package var hasAchievements: Bool {
    if case .summary = history.record { false } else { true }
  }
}

extension Achievement {
  /// The time by which achievements are sorted, and from which the person has to be planned again.
  package var sortTime: Timestamp {
    switch moment {
    case .timestamp(let timestamp, _): timestamp
    case .date(let day): Timestamp(secondsSinceEpoch: Int64(day.daysSinceEpoch) * 86_400) ?? .min
    }
  }

  /// The achievement with an ID, a new one if it has none.
  package var identified: (id: String, achievement: Achievement) {
    let id = id ?? UUID().uuidString.lowercased()
    var achievement = self
    achievement.id = id
    return (id, achievement)
  }

  package var storedJSON: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }

  package init(storedJSON: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(storedJSON.utf8)) }

  /// Reads a person's achievements as part of a person's JSON, about 100 times faster than decoding each.
  package static func all(storedJSON: [String]) throws -> [Achievement] {
    let list = storedJSON.joined(separator: ",")
    let person = try Person(json: #"{"id":"-","timeZone":"UTC","achievements":[\#(list)]}"#)
    let achievements = person.history.achievements
    // Text that isn't one achievement can be none or several.
    guard achievements.count == storedJSON.count else { throw DamagedAchievements() }
    return achievements
  }

  private struct DamagedAchievements: Error {}
}

extension DeliveryState {
  /// The reason stored with a delivery whose process ended while it was being sent.
  package static let abandoned = "the process ended before an answer came"
}

extension Device.Address {
  /// The text that identifies the device at its provider, or `nil` if several people can share it.
  package var target: String? {
    switch self {
    case .webPush(let endpoint, _, _): endpoint
    case .apns(let token, _, _), .fcm(let token): token
    case .webhook: nil
    }
  }

  package var storedJSON: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }

  package init(storedJSON: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(storedJSON.utf8)) }
}
