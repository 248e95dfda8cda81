internal import GRDB
public import Nudge
public import NudgeStore
internal import Synchronization

extension SQLiteStore {
  public func person(_ id: String) async throws -> PersonRecord? {
    try await read { db in try People.find(id, db) }
  }

  public func people(after id: String, limit: Int) async throws -> [PersonEntry] {
    try await read { db in
      try db.rows("SELECT id, created_at FROM person WHERE id > ? ORDER BY id LIMIT ?", [id, limit]).map { row in
        PersonEntry(id: try row.value("id", of: "person"), createdAt: try row.time("created_at", of: "person"))
      }
    }
  }

  public func version(of person: String) async throws -> PersonVersion? {
    try await read { db in try People.version(of: person, db) }
  }

  public func putPerson(
    _ person: Person, if precondition: Precondition, joining day: CivilDate?, erasedAs hash: String?, at now: Timestamp
  ) async throws -> PutResult {
    try await write { db in
      let stored = try People.version(of: person.id, db)
      guard precondition.holds(for: stored) else { return .conflict(stored) }
      var person = person
      person.presence = try (People.presence(of: person.id, db) ?? Presence(joined: day)).replaced(by: person.presence)
      if let stored {
        try People.update(person, version: stored.number + 1, db)
      } else {
        try People.insert(person, erasedAs: hash, at: now, db)
      }
      guard let record = try People.find(person.id, db) else { throw SQLiteStoreError.damaged(table: "person") }
      return stored == nil ? .created(record) : .replaced(record)
    }
  }

  public func updatePerson(
    _ id: String, if precondition: Precondition, _ change: @escaping @Sendable (inout Person) throws -> Void
  ) async throws -> PersonRecord? {
    try await write { db in
      guard var record = try People.find(id, if: precondition, db) else { return nil }
      try change(&record.person)
      record.version += 1
      record.nextWake = PersonRecord.atOnce
      try People.update(record.person, version: record.version, db)
      return record
    }
  }

  public func addSeen(_ day: CivilDate, to person: String, if precondition: Precondition) async throws {
    try await write { [self] db in
      guard precondition.holds(for: try People.version(of: person, db)),
        let presence = try People.presence(of: person, db), !presence.seen.contains(day)
      else { return }
      try db.run(
        "UPDATE person SET seen = ?, next_wake = ? WHERE id = ?",
        [
          presence.replaced(by: Presence(seen: [day])).storedSeen, PersonRecord.atOnce.secondsSinceEpoch, person,
        ])
      planning.withLock { $0[ExactID(person)] = nil }
    }
  }

  public func erasePerson(
    _ id: String, if precondition: Precondition, hash: String, at now: Timestamp
  ) async throws -> EraseResult {
    let result = try await write { db in
      let stored = try People.version(of: id, db)
      if let stored, !precondition.holds(for: stored) { return EraseResult.conflict(stored) }
      try db.run("DELETE FROM person WHERE id = ?", [id])
      try db.run("DELETE FROM delivery WHERE person = ?", [id])
      try db.run("DELETE FROM event WHERE person = ?", [id])
      try db.run("DELETE FROM idempotency WHERE person = ?", [id])
      guard let stored else { return .gone }
      // Not before the person was stored, so that the next one with this ID is stored later.
      let at = max(stored.createdAt, now).secondsSinceEpoch
      try db.run("INSERT OR REPLACE INTO erased VALUES (?, ?)", [hash, at])
      return .erased
    }
    await emptyLog()
    return result
  }

  // MARK: Achievements

  public func addAchievement(
    _ achievement: Achievement, to person: String, if precondition: Precondition,
    record change: @escaping @Sendable (inout Person) throws -> Void
  ) async throws -> AddResult {
    try await write { db in
      guard var record = try People.find(person, if: precondition, db) else { return .gone }
      let before = record.person
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
        "UPDATE person SET doc = ?, seen = ?, version = ?, celebrate_from = ?, next_wake = ? WHERE id = ?",
        [
          try record.person.storedDocument, record.person.presence.storedSeen, record.version,
          record.celebrateFrom?.secondsSinceEpoch, PersonRecord.atOnce.secondsSinceEpoch, person,
        ])
      return .added(record, before: before)
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

  public func deleteAchievement(
    _ id: String, of person: String, if precondition: Precondition
  ) async throws -> DeleteResult {
    try await write { db in
      let stored = try People.version(of: person, db)
      guard let stored, precondition.holds(for: stored) else { return .conflict(stored) }
      try db.run("DELETE FROM achievement WHERE person = ? AND id = ?", [person, id])
      guard db.changesCount > 0 else { return .unknown }
      try People.touch(person, db)
      return .deleted(PersonVersion(createdAt: stored.createdAt, number: stored.number + 1))
    }
  }
}

/// The rows of the table `person`.
enum People {
  static func version(of id: String, _ db: Database) throws -> PersonVersion? {
    guard let row = try db.row("SELECT version, created_at FROM person WHERE id = ?", [id]) else { return nil }
    return PersonVersion(
      createdAt: try row.time("created_at", of: "person"), number: try row.value("version", of: "person"))
  }

  static func find(_ id: String, if precondition: Precondition = .none, _ db: Database) throws -> PersonRecord? {
    guard let row = try db.row("SELECT * FROM person WHERE id = ?", [id]) else { return nil }
    let record = try record(row, db)
    return precondition.holds(for: record.personVersion) ? record : nil
  }

  static func record(_ row: Row, _ db: Database) throws -> PersonRecord {
    guard var person = try? Person(json: try row.value("doc", of: "person") as String) else {
      throw SQLiteStoreError.damaged(table: "person")
    }
    person.presence = try presence(row)
    if try row.value("has_achievements", of: "person") {
      let rows = try db.rows("SELECT json FROM achievement WHERE person = ? ORDER BY at, id", [person.id])
      guard let achievements = try? Achievement.all(storedJSON: try Achievements.texts(rows)) else {
        throw SQLiteStoreError.damaged(table: "achievement")
      }
      person.history.record = .achievements(achievements)
    }
    return PersonRecord(
      person: person, version: try row.value("version", of: "person"),
      createdAt: try row.time("created_at", of: "person"), plannedUntil: try row.time("planned_until", of: "person"),
      celebrateFrom: try row.optionalTime("celebrate_from", of: "person"),
      nextWake: try row.optionalTime("next_wake", of: "person"))
  }

  /// Returns the presence of a person, or `nil` if there is no such person.
  static func presence(of id: String, _ db: Database) throws -> Presence? {
    try db.row("SELECT joined, seen FROM person WHERE id = ?", [id]).map(presence)
  }

  private static func presence(_ row: Row) throws -> Presence {
    let joined: String? = try row.optional("joined", of: "person")
    let seen: String? = try row.optional("seen", of: "person")
    do { return try Presence(joined: joined, seen: seen) } catch { throw SQLiteStoreError.damaged(table: "person") }
  }

  static func insert(_ person: Person, erasedAs hash: String?, at now: Timestamp, _ db: Database) throws {
    try db.run(
      """
      INSERT INTO person VALUES (?1, ?2, ?3, 1,
      max(?4, ifnull((SELECT at + 1 FROM erased WHERE hash = ?5), ?4)), ?4, NULL, ?6, ?7, ?8)
      """,
      [
        person.id, try person.storedDocument, person.hasAchievements, now.secondsSinceEpoch, hash,
        PersonRecord.atOnce.secondsSinceEpoch, person.presence.storedJoined, person.presence.storedSeen,
      ])
    for achievement in person.history.achievements { try Achievements.insert(achievement, of: person.id, db) }
  }

  static func update(_ person: Person, version: Int, _ db: Database) throws {
    try db.run(
      "UPDATE person SET doc = ?, has_achievements = ?, version = ?, next_wake = ?, joined = ?, seen = ? WHERE id = ?",
      [
        try person.storedDocument, person.hasAchievements, version, PersonRecord.atOnce.secondsSinceEpoch,
        person.presence.storedJoined, person.presence.storedSeen, person.id,
      ])
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
    try Achievement(storedJSON: try row.value("json", of: "achievement"))
  }

  static func texts(_ rows: [Row]) throws -> [String] { try rows.map { try $0.value("json", of: "achievement") } }

  static func insert(_ achievement: Achievement, of person: String, _ db: Database) throws {
    let (id, identified) = achievement.identified
    try db.run(
      "INSERT INTO achievement VALUES (?, ?, ?, ?)",
      [person, id, achievement.sortTime.secondsSinceEpoch, try identified.storedJSON])
  }

  /// Replaces a person's achievements if they are different from the stored ones.
  static func replace(_ achievements: [Achievement], of person: String, _ db: Database) throws {
    let rows = try db.rows("SELECT json FROM achievement WHERE person = ? ORDER BY at, id", [person])
    if let stored = try? Achievement.all(storedJSON: try texts(rows)), stored == achievements { return }
    try db.run("DELETE FROM achievement WHERE person = ?", [person])
    for achievement in achievements { try insert(achievement, of: person, db) }
  }
}
