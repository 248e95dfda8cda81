internal import GRDB
public import Nudge
public import NudgeStore

extension SQLiteStore {
  public func person(_ id: String) async throws -> PersonRecord? {
    try await read { db in try People.find(id, db) }
  }

  public func people(after id: String, limit: Int) async throws -> [PersonEntry] {
    try await read { db in
      try db.rows("SELECT id, created_at FROM person WHERE id > ? ORDER BY id LIMIT ?", [id, limit]).map { row in
        PersonEntry(id: row["id"], createdAt: try People.timestamp(row["created_at"]))
      }
    }
  }

  public func putPerson(
    _ person: Person, if precondition: Precondition, at now: Timestamp
  ) async throws -> PutResult {
    try await write { db in
      let stored = try db.row("SELECT version FROM person WHERE id = ?", [person.id])?["version"] as Int?
      switch precondition {
      case .none: break
      case .absent: guard stored == nil else { return .conflict(version: stored) }
      case .present: guard stored != nil else { return .conflict(version: nil) }
      case .version(let version): guard stored == version else { return .conflict(version: stored) }
      }
      guard let stored else {
        try People.insert(person, at: now, db)
        return .created(version: 1)
      }
      try People.update(person, version: stored + 1, db)
      return .replaced(version: stored + 1)
    }
  }

  public func updatePerson(
    _ id: String, _ change: @escaping @Sendable (inout Person) throws -> Void
  ) async throws -> PersonRecord? {
    try await write { db in
      guard var record = try People.find(id, db) else { return nil }
      try change(&record.person)
      record.version += 1
      record.nextWake = PersonRecord.atOnce
      try People.update(record.person, version: record.version, db)
      return record
    }
  }

  public func erasePerson(_ id: String, hash: String, at now: Timestamp) async throws -> Bool {
    let existed = try await write { db in
      let createdAt = try db.row("SELECT created_at FROM person WHERE id = ?", [id])?["created_at"] as Int64?
      try db.run("DELETE FROM person WHERE id = ?", [id])
      try db.run("DELETE FROM delivery WHERE person = ?", [id])
      try db.run("DELETE FROM event WHERE person = ?", [id])
      try db.run("DELETE FROM idempotency WHERE person = ?", [id])
      guard let createdAt else { return false }
      // Not before the person was stored, so that the next one with this ID is stored later.
      try db.run("INSERT OR REPLACE INTO erased VALUES (?, ?)", [hash, max(createdAt, now.secondsSinceEpoch)])
      return true
    }
    await emptyLog()
    return existed
  }

  // MARK: Achievements

  public func addAchievement(
    _ achievement: Achievement, to person: String, record change: @escaping @Sendable (inout Person) throws -> Void
  ) async throws -> AddResult {
    try await write { db in
      guard var record = try People.find(person, db) else { return .gone }
      let id = achievement.id ?? ""
      if let row = try db.row("SELECT json FROM achievement WHERE person = ? AND id = ?", [person, id]) {
        return .exists(try Achievements.decode(row))
      }
      try change(&record.person)
      try Achievements.insert(achievement, of: person, db)
      record.version += 1
      record.celebrateFrom = min(record.celebrateFrom ?? .max, achievement.sortTime)
      record.nextWake = PersonRecord.atOnce
      try db.run(
        "UPDATE person SET doc = ?, version = ?, celebrate_from = ?, next_wake = ? WHERE id = ?",
        [
          try record.person.storedDocument, record.version, record.celebrateFrom?.secondsSinceEpoch,
          PersonRecord.atOnce.secondsSinceEpoch, person,
        ])
      return .added(record)
    }
  }

  public func achievements(of person: String, before: String?, limit: Int) async throws -> [Achievement]? {
    try await read { db in
      let rows: [Row]
      if let before {
        guard try db.row("SELECT 1 FROM achievement WHERE person = ? AND id = ?", [person, before]) != nil else {
          return nil
        }
        rows = try db.rows(
          """
          SELECT json FROM achievement WHERE person = ?1
          AND (at, id) < (SELECT at, id FROM achievement WHERE person = ?1 AND id = ?2) ORDER BY at DESC, id DESC LIMIT ?3
          """, [person, before, limit])
      } else {
        rows = try db.rows(
          "SELECT json FROM achievement WHERE person = ? ORDER BY at DESC, id DESC LIMIT ?", [person, limit])
      }
      return try rows.map(Achievements.decode)
    }
  }

  public func deleteAchievement(_ id: String, of person: String) async throws -> Bool {
    try await write { db in
      try db.run("DELETE FROM achievement WHERE person = ? AND id = ?", [person, id])
      guard db.changesCount > 0 else { return false }
      try People.touch(person, db)
      return true
    }
  }
}

/// The rows of the table `person`.
enum People {
  static func find(_ id: String, _ db: Database) throws -> PersonRecord? {
    guard let row = try db.row("SELECT * FROM person WHERE id = ?", [id]) else { return nil }
    return try record(row, db)
  }

  static func record(_ row: Row, _ db: Database) throws -> PersonRecord {
    guard var person = try? Person(json: row["doc"] as String) else {
      throw SQLiteStoreError.damaged(table: "person")
    }
    if row["has_achievements"] {
      let rows = try db.rows("SELECT json FROM achievement WHERE person = ? ORDER BY at, id", [person.id])
      guard let achievements = try? Achievement.all(storedJSON: rows.map { $0["json"] }) else {
        throw SQLiteStoreError.damaged(table: "achievement")
      }
      person.history.record = .achievements(achievements)
    }
    return PersonRecord(
      person: person, version: row["version"], createdAt: try timestamp(row["created_at"]),
      plannedUntil: try timestamp(row["planned_until"]),
      celebrateFrom: try (row["celebrate_from"] as Int64?).map(timestamp),
      nextWake: try (row["next_wake"] as Int64?).map(timestamp))
  }

  static func timestamp(_ seconds: Int64) throws -> Timestamp {
    guard let timestamp = Timestamp(secondsSinceEpoch: seconds) else { throw SQLiteStoreError.damaged(table: "person") }
    return timestamp
  }

  static func insert(_ person: Person, at now: Timestamp, _ db: Database) throws {
    // A person who is stored in the second of an erasure, whoever was erased, counts as stored a second after it.
    try db.run(
      """
      INSERT INTO person VALUES (?1, ?2, ?3, 1,
      ifnull((SELECT max(at) + 1 FROM erased WHERE at BETWEEN ?4 AND ?4 + 60), ?4), ?4, NULL, ?5)
      """,
      [
        person.id, try person.storedDocument, person.hasAchievements, now.secondsSinceEpoch,
        PersonRecord.atOnce.secondsSinceEpoch,
      ])
    for achievement in person.history.achievements { try Achievements.insert(achievement, of: person.id, db) }
  }

  static func update(_ person: Person, version: Int, _ db: Database) throws {
    try db.run(
      "UPDATE person SET doc = ?, has_achievements = ?, version = ?, next_wake = ? WHERE id = ?",
      [try person.storedDocument, person.hasAchievements, version, PersonRecord.atOnce.secondsSinceEpoch, person.id])
    guard case .achievements(let achievements) = person.history.record else { return }
    try Achievements.replace(achievements, of: person.id, db)
  }

  /// Notes that something of a person has changed.
  static func touch(_ id: String, _ db: Database) throws {
    try db.run(
      "UPDATE person SET version = version + 1, next_wake = ? WHERE id = ?",
      [PersonRecord.atOnce.secondsSinceEpoch, id])
  }
}

/// The rows of the table `achievement`.
enum Achievements {
  static func decode(_ row: Row) throws -> Achievement {
    try Achievement(storedJSON: row["json"])
  }

  static func insert(_ achievement: Achievement, of person: String, _ db: Database) throws {
    let (id, identified) = achievement.identified
    try db.run(
      "INSERT INTO achievement VALUES (?, ?, ?, ?)",
      [person, id, achievement.sortTime.secondsSinceEpoch, try identified.storedJSON])
  }

  /// Replaces a person's achievements if they are different from the stored ones.
  static func replace(_ achievements: [Achievement], of person: String, _ db: Database) throws {
    let rows = try db.rows("SELECT json FROM achievement WHERE person = ? ORDER BY at, id", [person])
    if let stored = try? Achievement.all(storedJSON: rows.map { $0["json"] }), stored == achievements { return }
    try db.run("DELETE FROM achievement WHERE person = ?", [person])
    for achievement in achievements { try insert(achievement, of: person, db) }
  }
}
