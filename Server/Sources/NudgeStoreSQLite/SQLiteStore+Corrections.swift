internal import GRDB
public import Nudge
public import NudgeStore

extension SQLiteStore {
  public func achievement(_ id: String, of person: String, if precondition: Precondition) async throws -> Achievement? {
    try await read { db in
      guard precondition.holds(for: try People.version(of: person, db)) else { return nil }
      return try db.row("SELECT json FROM achievement WHERE person = ? AND id = ?", [person, id])
        .map(Achievements.decode)
    }
  }

  public func correctAchievement(
    _ id: String, of person: String, if precondition: Precondition,
    _ change: @escaping @Sendable (inout Achievement, Person) throws -> Void
  ) async throws -> CorrectResult {
    try await write { db in
      let stored = try People.version(of: person, db)
      guard let stored, precondition.holds(for: stored) else { return .conflict(stored) }
      guard let row = try db.row("SELECT json FROM achievement WHERE person = ? AND id = ?", [person, id]) else {
        return .unknown
      }
      var achievement = try Achievements.decode(row)
      let document = try db.row("SELECT doc FROM person WHERE id = ?", [person])
      guard var owner = try? (document?["doc"] as String?).map({ try Person(json: $0) }) else {
        throw SQLiteStoreError.damaged(table: "person")
      }
      let moment = achievement.moment
      try change(&achievement, owner)
      achievement.id = id
      if achievement.moment != moment {
        let sent = try db.rows(
          "SELECT notification FROM delivery WHERE person = ? \(Person.sentNotifications)", [person])
        owner.noteCelebrations(sent.compactMap { NotificationID(rawValue: $0["notification"]) })
        try db.run("UPDATE person SET doc = ? WHERE id = ?", [try owner.storedDocument, person])
      }
      try db.run(
        "UPDATE achievement SET at = ?, json = ? WHERE person = ? AND id = ?",
        [achievement.sortTime.secondsSinceEpoch, try achievement.storedJSON, person, id])
      try People.touch(person, db)
      return .corrected(achievement, PersonVersion(createdAt: stored.createdAt, number: stored.number + 1))
    }
  }
}
