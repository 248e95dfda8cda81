package import Nudge

/// The day on which a person joined, and the days on which they were seen.
///
/// A store keeps them in columns of their own. They change without a new version of the person, and an earlier nudged that
/// shares the database can read the person's document.
package struct Presence: Hashable, Sendable {
  package var joined: CivilDate?
  package var seen: [CivilDate]

  package init(joined: CivilDate? = nil, seen: [CivilDate] = []) {
    self.joined = joined
    self.seen = seen
  }

  /// Reads the columns `joined` and `seen`.
  package init(joined: String?, seen: String?) throws(Damage) {
    do { self.joined = try joined.map { try CivilDate($0) } } catch { throw Damage(column: "joined") }
    do {
      self.seen = try (seen ?? "").split(separator: " ").map { try CivilDate($0) }
    } catch {
      throw Damage(column: "seen")
    }
  }

  /// The error of a column that contains something else than dates.
  package struct Damage: Error {
    package var column: String
  }

  /// The column `joined`: the date in ISO 8601, or `nil`.
  package var storedJoined: String? { joined?.description }

  /// The column `seen`: the dates in ISO 8601, separated by spaces, or `nil` without dates.
  package var storedSeen: String? { seen.isEmpty ? nil : Self.text(seen) }

  /// The dates as ``storedSeen`` contains them.
  package static func text(_ dates: [CivilDate]) -> String { dates.map(\.description).joined(separator: " ") }

  /// Returns the presence of a person who is stored in place of this one.
  ///
  /// - Parameter new: The presence that the person was given, whose dates are added to the stored ones.
  package func replaced(by new: Presence) -> Presence {
    Presence(
      joined: new.joined ?? joined, seen: Array(Set(seen + new.seen).sorted().suffix(History.maximumDates)))
  }
}

extension Person {
  package var presence: Presence {
    get { Presence(joined: joined, seen: history.seen) }
    set {
      joined = newValue.joined
      history.seen = newValue.seen
    }
  }
}
