public import Nudge
public import NudgeStore

extension PostgresStore {
  public func person(_ id: String) async throws -> PersonRecord? {
    try await transaction { transaction in try People.find(id, transaction) }
  }

  public func people(after id: String, limit: Int) async throws -> [PersonEntry] {
    try await transaction { transaction in
      try transaction.rows(
        "SELECT id, created_at FROM person WHERE id > $1 ORDER BY id LIMIT $2", .text(id), .integer(limit)
      ).map { row in PersonEntry(id: try row.text("id"), createdAt: try row.time("created_at")) }
    }
  }

  public func version(of person: String) async throws -> PersonVersion? {
    try await transaction { transaction in
      try transaction.row("SELECT version, created_at FROM person WHERE id = $1", .text(person)).map(People.version)
    }
  }

  public func putPerson(
    _ person: Person, if precondition: Precondition, joining day: CivilDate?, erasedAs hash: String?, at now: Timestamp
  ) async throws -> PutResult {
    try await transaction { transaction in
      let stored = try People.lock(person.id, transaction)
      guard precondition.holds(for: stored) else { return .conflict(stored) }
      var person = person
      person.presence = try (People.presence(of: person.id, transaction) ?? Presence(joined: day))
        .replaced(by: person.presence)
      if let stored {
        try People.update(person, version: stored.number + 1, transaction)
      } else {
        try People.insert(person, erasedAs: hash, at: now, transaction)
      }
      guard let record = try People.find(person.id, transaction) else {
        throw PostgresStoreError.damaged(column: "id")
      }
      return stored == nil ? .created(record) : .replaced(record)
    }
  }

  public func updatePerson(
    _ id: String, if precondition: Precondition, _ change: @escaping @Sendable (inout Person) throws -> Void
  ) async throws -> PersonRecord? {
    try await transaction { transaction in
      guard try People.lock(id, if: precondition, transaction) != nil, var record = try People.find(id, transaction)
      else { return nil }
      try change(&record.person)
      record.version += 1
      record.nextWake = PersonRecord.atOnce
      try People.update(record.person, version: record.version, transaction)
      return record
    }
  }

  public func addSeen(_ day: CivilDate, to person: String, if precondition: Precondition) async throws {
    try await transaction { transaction in
      guard try People.lock(person, if: precondition, transaction) != nil,
        let presence = try People.presence(of: person, transaction), !presence.seen.contains(day)
      else { return }
      try transaction.run(
        "UPDATE person SET seen = $1, next_wake = $2, lease_until = NULL WHERE id = $3",
        .text(presence.replaced(by: Presence(seen: [day])).storedSeen), .time(PersonRecord.atOnce), .text(person))
    }
  }

  public func erasePerson(
    _ id: String, if precondition: Precondition, hash: String, at now: Timestamp
  ) async throws -> EraseResult {
    try await transaction { transaction in
      let stored = try People.lock(id, transaction)
      if let stored, !precondition.holds(for: stored) { return .conflict(stored) }
      for table in ["delivery", "event", "idempotency"] {
        try transaction.run("DELETE FROM \(table) WHERE person = $1", .text(id))
      }
      guard let stored else { return .gone }
      try transaction.run("DELETE FROM person WHERE id = $1", .text(id))
      // Not before the person was stored, so that the next one with this ID is stored later.
      try transaction.run(
        "INSERT INTO erased VALUES ($1, $2) ON CONFLICT (hash) DO UPDATE SET at = excluded.at", .text(hash),
        .time(max(stored.createdAt, now)))
      return .erased
    }
  }

  // MARK: Achievements

  public func addAchievement(
    _ achievement: Achievement, to person: String, if precondition: Precondition,
    record change: @escaping @Sendable (inout Person) throws -> Void
  ) async throws -> AddResult {
    try await transaction { transaction in
      guard try People.lock(person, if: precondition, transaction) != nil,
        var record = try People.find(person, transaction)
      else { return .gone }
      let before = record.person
      let known = try transaction.row(
        "SELECT json FROM achievement WHERE person = $1 AND id = $2", .text(person), .text(achievement.id ?? ""))
      if let known { return .exists(try Achievement(storedJSON: try known.text("json"))) }
      try change(&record.person)
      try Achievements.insert([achievement], of: person, transaction)
      record.version += 1
      record.celebrateFrom = min(record.celebrateFrom ?? .max, achievement.sortTime)
      record.nextWake = PersonRecord.atOnce
      try transaction.run(
        """
        UPDATE person SET doc = $1, version = $2, celebrate_from = $3, next_wake = $4, seen = $5, lease_until = NULL
        WHERE id = $6
        """, .text(try record.person.storedDocument), .integer(record.version), .time(record.celebrateFrom),
        .time(record.nextWake), .text(record.person.presence.storedSeen), .text(person))
      return .added(record, before: before)
    }
  }

  public func achievements(of person: String, before: String?, limit: Int) async throws -> [Achievement]? {
    try await transaction { transaction in
      guard let before else {
        return try transaction.rows(
          "SELECT json FROM achievement WHERE person = $1 ORDER BY at DESC, id DESC LIMIT $2", .text(person),
          .integer(limit)
        ).map { try Achievement(storedJSON: try $0.text("json")) }
      }
      let last = try transaction.row(
        "SELECT at FROM achievement WHERE person = $1 AND id = $2", .text(person), .text(before))
      guard let last else { return nil }
      return try transaction.rows(
        """
        SELECT json FROM achievement WHERE person = $1 AND (at, id) < ($2::bigint, $3::text COLLATE "C")
        ORDER BY at DESC, id DESC LIMIT $4
        """, .text(person), .integer(try last.integer("at")), .text(before), .integer(limit)
      ).map { try Achievement(storedJSON: try $0.text("json")) }
    }
  }

  public func deleteAchievement(
    _ id: String, of person: String, if precondition: Precondition
  ) async throws -> DeleteResult {
    try await transaction { transaction in
      let stored = try People.lock(person, transaction)
      guard let stored, precondition.holds(for: stored) else { return .conflict(stored) }
      let deleted = try transaction.run(
        "DELETE FROM achievement WHERE person = $1 AND id = $2", .text(person), .text(id))
      guard deleted > 0 else { return .unknown }
      try People.touch(person, transaction)
      return .deleted(PersonVersion(createdAt: stored.createdAt, number: stored.number + 1))
    }
  }
}

/// The rows of the table `person`.
enum People {
  /// Lets no other transaction change a person, and returns their version.
  ///
  /// Every change to something of a person locks their row first, so that transactions don't wait for each other in circles.
  ///
  /// - Returns: The version, or `nil` if there is no such person for whom the precondition holds.
  static func lock(
    _ id: String, if precondition: Precondition = .none, _ transaction: PostgresTransaction
  ) throws -> PersonVersion? {
    let row = try transaction.row("SELECT version, created_at FROM person WHERE id = $1 FOR UPDATE", .text(id))
    let version = try row.map(version)
    return precondition.holds(for: version) ? version : nil
  }

  static func version(_ row: PostgresRow) throws -> PersonVersion {
    PersonVersion(createdAt: try row.time("created_at"), number: Int(try row.integer("version")))
  }

  static func find(_ id: String, _ transaction: PostgresTransaction) throws -> PersonRecord? {
    let row = try transaction.row("SELECT * FROM person WHERE id = $1", .text(id))
    guard let row else { return nil }
    return try record(row, try Achievements.find(of: [id], transaction)[ExactID(id)] ?? [])
  }

  /// - Parameter achievements: The person's achievements as they are stored.
  static func record(_ row: PostgresRow, _ achievements: [String]) throws -> PersonRecord {
    guard var person = try? Person(json: try row.text("doc")) else { throw PostgresStoreError.damaged(column: "doc") }
    person.presence = try presence(row)
    if try row.boolean("has_achievements") {
      guard let achievements = try? Achievement.all(storedJSON: achievements) else {
        throw PostgresStoreError.damaged(column: "json")
      }
      person.history.record = .achievements(achievements)
    }
    return PersonRecord(
      person: person, version: Int(try row.integer("version")), createdAt: try row.time("created_at"),
      plannedUntil: try row.time("planned_until"), celebrateFrom: try row.optionalTime("celebrate_from"),
      nextWake: try row.optionalTime("next_wake"))
  }

  /// Returns the presence of a person, or `nil` if there is no such person.
  static func presence(of id: String, _ transaction: PostgresTransaction) throws -> Presence? {
    try transaction.row("SELECT joined, seen FROM person WHERE id = $1", .text(id)).map(presence)
  }

  private static func presence(_ row: PostgresRow) throws -> Presence {
    do throws(Presence.Damage) {
      return try Presence(joined: row.optionalText("joined"), seen: row.optionalText("seen"))
    } catch {
      throw PostgresStoreError.damaged(column: error.column)
    }
  }

  /// Returns the IDs of the people who have a list of achievements.
  ///
  /// Reading a person whose row is damaged fails later, so that it concerns only them.
  static func withAchievements(_ rows: PostgresRows) throws -> [String] {
    try rows.filter { (try? $0.boolean("has_achievements")) ?? false }.map { try $0.text("id") }
  }

  static func insert(
    _ person: Person, erasedAs hash: String?, at now: Timestamp, _ transaction: PostgresTransaction
  ) throws {
    try transaction.run(
      """
      INSERT INTO person (id, doc, has_achievements, version, created_at, planned_until, next_wake, joined, seen)
      VALUES ($1, $2, $3, 1, greatest($4::bigint, (SELECT at + 1 FROM erased WHERE hash = $5)), $4, $6, $7, $8)
      """, .text(person.id), .text(try person.storedDocument), .boolean(person.hasAchievements), .time(now),
      .text(hash), .time(PersonRecord.atOnce), .text(person.presence.storedJoined), .text(person.presence.storedSeen))
    try Achievements.insert(person.history.achievements, of: person.id, transaction)
  }

  static func update(_ person: Person, version: Int, _ transaction: PostgresTransaction) throws {
    try transaction.run(
      """
      UPDATE person SET doc = $1, has_achievements = $2, version = $3, next_wake = $4, joined = $5, seen = $6,
      lease_until = NULL WHERE id = $7
      """, .text(try person.storedDocument), .boolean(person.hasAchievements), .integer(version),
      .time(PersonRecord.atOnce), .text(person.presence.storedJoined), .text(person.presence.storedSeen),
      .text(person.id))
    guard case .achievements(let achievements) = person.history.record else { return }
    let stored = try Achievements.find(of: [person.id], transaction)[ExactID(person.id)] ?? []
    if let stored = try? Achievement.all(storedJSON: stored), stored == achievements { return }
    try transaction.run("DELETE FROM achievement WHERE person = $1", .text(person.id))
    try Achievements.insert(achievements, of: person.id, transaction)
  }

  /// Notes that something of a person has changed.
  static func touch(_ id: String, _ transaction: PostgresTransaction) throws {
    try transaction.run(
      "UPDATE person SET version = version + 1, next_wake = $1, lease_until = NULL WHERE id = $2",
      .time(PersonRecord.atOnce), .text(id))
  }
}

/// The rows of the table `achievement`.
enum Achievements {
  /// Returns the achievements of several people as they are stored, the oldest first.
  ///
  /// They are read person by person, so that one that can't be read concerns only its person.
  static func find(of people: [String], _ transaction: PostgresTransaction) throws -> [ExactID: [String]] {
    let rows = try transaction.rows(
      "SELECT person, json FROM achievement WHERE person = ANY ($1::text[]) ORDER BY person, at, id", .texts(people))
    var found: [ExactID: [String]] = [:]
    for row in rows { found[ExactID(try row.text("person")), default: []].append(try row.text("json")) }
    return found
  }

  static func insert(_ achievements: [Achievement], of person: String, _ transaction: PostgresTransaction) throws {
    guard !achievements.isEmpty else { return }
    let identified = achievements.map(\.identified)
    try transaction.run(
      "INSERT INTO achievement SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::text[])", .text(person),
      .texts(identified.map(\.id)), .times(achievements.map(\.sortTime)),
      .texts(try identified.map { try $0.achievement.storedJSON }))
  }
}
