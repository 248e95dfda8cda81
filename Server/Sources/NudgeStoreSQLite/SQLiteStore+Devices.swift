internal import GRDB
public import Nudge
public import NudgeStore

extension SQLiteStore {
  public func putDevice(
    _ device: Device, if precondition: Precondition, at now: Timestamp
  ) async throws -> DeviceResult {
    try await write { db in
      let stored = try People.version(of: device.person, db)
      guard stored != nil, precondition.holds(for: stored) else { return .gone }
      let provider = device.address.provider.rawValue
      if let target = device.address.target,
        let other = try db.row(
          "SELECT person, id FROM device WHERE provider = ? AND target = ? AND (person, id) <> (?, ?)",
          [provider, target, device.person, device.id])
      {
        try Devices.delete(
          try other.value("id", of: "device"), of: try other.value("person", of: "device"),
          reason: "registered by another device", at: now, db)
      }
      let isNew = try db.row("SELECT 1 FROM device WHERE person = ? AND id = ?", [device.person, device.id]) == nil
      try db.run(
        "INSERT OR REPLACE INTO device VALUES (?, ?, ?, ?, ?, ?)",
        [
          device.person, device.id, provider, try device.address.storedJSON, device.address.target,
          device.registeredAt.secondsSinceEpoch,
        ])
      try People.touch(device.person, db)
      guard let version = try People.version(of: device.person, db)?.number else {
        throw SQLiteStoreError.damaged(table: "person")
      }
      return isNew ? .created(version: version) : .replaced(version: version)
    }
  }

  public func devices(of person: String) async throws -> [Device] {
    try await read { db in
      try db.rows("SELECT * FROM device WHERE person = ? ORDER BY id", [person]).map(Devices.decode)
    }
  }

  public func deleteDevice(
    _ id: String, of person: String, if precondition: Precondition, withAddress address: Device.Address?,
    at now: Timestamp
  ) async throws -> Bool {
    try await write { db in
      guard precondition.holds(for: try People.version(of: person, db)) else { return false }
      if let address {
        let device = try db.row("SELECT * FROM device WHERE person = ? AND id = ?", [person, id])
        guard try device.map(Devices.decode)?.address == address else { return false }
      }
      return try Devices.delete(id, of: person, reason: "device deleted", at: now, db)
    }
  }
}

/// The rows of the table `device`.
enum Devices {
  static func decode(_ row: Row) throws -> Device {
    Device(
      person: try row.value("person", of: "device"), id: try row.value("id", of: "device"),
      address: try Device.Address(storedJSON: try row.value("address", of: "device")),
      registeredAt: try row.time("registered_at", of: "device"))
  }

  /// Deletes a device and cancels what hasn't been sent to it.
  @discardableResult
  static func delete(_ id: String, of person: String, reason: String, at now: Timestamp, _ db: Database) throws -> Bool
  {
    try db.run("DELETE FROM device WHERE person = ? AND id = ?", [person, id])
    guard db.changesCount > 0 else { return false }
    try db.run(
      """
      UPDATE delivery SET state = 'cancelled', reason = ?, changed_at = ?, owner = NULL, lease_until = NULL
      WHERE person = ? AND device = ? AND state IN ('planned', 'retry', 'claimed')
      """, [reason, now.secondsSinceEpoch, person, id])
    try People.touch(person, db)
    return true
  }
}
