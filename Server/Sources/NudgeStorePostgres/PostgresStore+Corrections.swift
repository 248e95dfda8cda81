public import Nudge
public import NudgeStore

extension PostgresStore {
  public func achievement(_ id: String, of person: String, if precondition: Precondition) async throws -> Achievement? {
    try await transaction { transaction in
      // Both are of one moment, because they are read by one statement.
      let row = try transaction.row(
        """
        SELECT version, created_at, json FROM person JOIN achievement ON achievement.person = person.id
        WHERE person.id = $1 AND achievement.id = $2
        """, .text(person), .text(id))
      guard let row, precondition.holds(for: try People.version(row)) else { return nil }
      return try Achievement(storedJSON: row.text("json"))
    }
  }

  public func correctAchievement(
    _ id: String, of person: String, if precondition: Precondition,
    _ change: @escaping @Sendable (inout Achievement, Person) throws -> Void
  ) async throws -> CorrectResult {
    try await transaction { transaction in
      let stored = try People.lock(person, transaction)
      guard let stored, precondition.holds(for: stored) else { return .conflict(stored) }
      let row = try transaction.row(
        """
        SELECT achievement.json, person.doc FROM achievement JOIN person ON person.id = achievement.person
        WHERE achievement.person = $1 AND achievement.id = $2
        """, .text(person), .text(id))
      guard let row else { return .unknown }
      var achievement = try Achievement(storedJSON: row.text("json"))
      guard var owner = try? Person(json: row.text("doc")) else { throw PostgresStoreError.damaged(column: "doc") }
      let moment = achievement.moment
      try change(&achievement, owner)
      achievement.id = id
      if achievement.moment != moment {
        let sent = try transaction.rows(
          "SELECT notification FROM delivery WHERE person = $1 \(Person.sentNotifications)", .text(person))
        owner.noteCelebrations(try sent.compactMap { NotificationID(rawValue: try $0.text("notification")) })
        try transaction.run("UPDATE person SET doc = $1 WHERE id = $2", .text(try owner.storedDocument), .text(person))
      }
      try transaction.run(
        "UPDATE achievement SET at = $1, json = $2 WHERE person = $3 AND id = $4", .time(achievement.sortTime),
        .text(try achievement.storedJSON), .text(person), .text(id))
      try People.touch(person, transaction)
      return .corrected(achievement, PersonVersion(createdAt: stored.createdAt, number: stored.number + 1))
    }
  }
}
