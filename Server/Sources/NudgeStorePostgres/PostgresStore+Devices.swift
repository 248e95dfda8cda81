public import Nudge
public import NudgeStore

extension PostgresStore {
  public func putDevice(
    _ device: Device, if precondition: Precondition, at now: Timestamp
  ) async throws -> DeviceResult {
    try await transaction { transaction in
      let provider = device.address.provider.rawValue
      var other: PostgresRow?
      if let target = device.address.target {
        other = try transaction.row(
          """
          SELECT person, id FROM device WHERE provider = $1 AND md5(target) = md5($2) AND target = $2
          AND (person, id) <> ($3, $4)
          """, .text(provider), .text(target), .text(device.person), .text(device.id))
      }
      // In the order of their IDs, as everywhere.
      let people = [device.person, try other?.text("person")].compactMap(\.self)
      let versions = try transaction.rows(
        "SELECT id, version, created_at FROM person WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE",
        .texts(people))
      let stored = try versions.first { ExactID(try $0.text("id")) == ExactID(device.person) }.map(People.version)
      guard let version = stored?.number, precondition.holds(for: stored) else { return .gone }
      // It may have got another address before its person was locked.
      let isSame = try other.map { other in
        try transaction.row(
          "SELECT FROM device WHERE person = $1 AND id = $2 AND provider = $3 AND target = $4",
          .text(try other.text("person")), .text(try other.text("id")), .text(provider), .text(device.address.target))
          != nil
      }
      if let other, isSame == true {
        try Devices.delete(
          try other.text("id"), of: try other.text("person"), reason: "registered by another device", at: now,
          transaction)
      }
      let isNew =
        try transaction.row(
          """
          INSERT INTO device VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (person, id) DO UPDATE
          SET provider = $3, address = $4, target = $5, registered_at = $6 RETURNING xmax = 0 AS is_new
          """, .text(device.person), .text(device.id), .text(provider), .text(try device.address.storedJSON),
          .text(device.address.target), .time(device.registeredAt))?.boolean("is_new") ?? true
      try People.touch(device.person, transaction)
      let owner = try other.map { ExactID(try $0.text("person")) }
      let isOwn = isSame == true && owner == ExactID(device.person)
      let next = version + (isOwn ? 2 : 1)
      return isNew ? .created(version: next) : .replaced(version: next)
    }
  }

  public func devices(of person: String) async throws -> [Device] {
    try await transaction { transaction in
      try transaction.rows("SELECT * FROM device WHERE person = $1 ORDER BY id", .text(person)).map(Devices.decode)
    }
  }

  public func deleteDevice(
    _ id: String, of person: String, if precondition: Precondition, withAddress address: Device.Address?,
    at now: Timestamp
  ) async throws -> Bool {
    try await transaction { transaction in
      guard try People.lock(person, if: precondition, transaction) != nil else { return false }
      if let address {
        let device = try transaction.row(
          "SELECT * FROM device WHERE person = $1 AND id = $2", .text(person), .text(id))
        guard try device.map(Devices.decode)?.address == address else { return false }
      }
      return try Devices.delete(id, of: person, reason: "device deleted", at: now, transaction)
    }
  }
}

/// The rows of the table `device`.
enum Devices {
  static func decode(_ row: PostgresRow) throws -> Device {
    Device(
      person: try row.text("person"), id: try row.text("id"),
      address: try Device.Address(storedJSON: try row.text("address")),
      registeredAt: try row.time("registered_at"))
  }

  /// Deletes a device and cancels what hasn't been sent to it.
  ///
  /// The person must be locked.
  @discardableResult
  static func delete(
    _ id: String, of person: String, reason: String, at now: Timestamp, _ transaction: PostgresTransaction
  ) throws -> Bool {
    let deleted = try transaction.run("DELETE FROM device WHERE person = $1 AND id = $2", .text(person), .text(id))
    guard deleted > 0 else { return false }
    try transaction.run(
      """
      UPDATE delivery SET state = 'cancelled', reason = $1, changed_at = $2, owner = NULL, lease_until = NULL
      WHERE person = $3 AND device = $4 AND state IN ('planned', 'retry', 'claimed')
      """, .text(reason), .time(now), .text(person), .text(id))
    try People.touch(person, transaction)
    return true
  }
}
