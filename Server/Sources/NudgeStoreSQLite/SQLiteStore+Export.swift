private import FoundationEssentials
internal import GRDB
public import NudgeStore

extension SQLiteStore {
  public func export(_ body: @escaping @Sendable (StoreRow) throws -> Void) async throws {
    try await read { db in
      for table in StoreTable.allCases {
        let members = table.columns.map { column in
          "'\(column)', \(column == "body" ? #"iif(body IS NULL, NULL, '\x' || lower(hex(body)))"# : column)"
        }
        let rows = try String.fetchCursor(
          db,
          sql: "SELECT json_object(\(members.joined(separator: ", "))) FROM \(table.rawValue) ORDER BY \(table.order)"
        )
        while let row = try rows.next() { try body(StoreRow(table: table, json: row)) }
      }
    }
  }

  public func importRows(_ next: @escaping @Sendable () throws -> [StoreRow]?) async throws {
    let bytes = DatabaseFunction("bytes", argumentCount: 1, pure: true) { values in
      String.fromDatabaseValue(values[0]).map { Self.bytes($0.dropFirst(2)) }
    }
    try await write { db in
      for table in StoreTable.allCases {
        guard try Int.fetchOne(db, sql: "SELECT 1 FROM \(table.rawValue) LIMIT 1") == nil else {
          throw StoreIsNotEmpty(table: table)
        }
      }
      db.add(function: bytes)
      defer { db.remove(function: bytes) }
      while let rows = try next() {
        guard let table = rows.first?.table else { continue }
        let values = table.columns.map { column in
          column == "body" ? "bytes(value ->> 'body')" : "value ->> '\(column)'"
        }
        try db.execute(
          sql: """
            INSERT INTO \(table.rawValue) (\(table.columns.joined(separator: ", ")))
            SELECT \(values.joined(separator: ", ")) FROM json_each(?)
            """, arguments: ["[\(rows.map(\.json).joined(separator: ","))]"])
      }
      for statement in StoreTable.release { try db.execute(sql: statement) }
    }
  }

  /// Returns the bytes that hexadecimal digits stand for.
  private static func bytes(_ digits: Substring) -> Data {
    let values = digits.compactMap { $0.hexDigitValue.map { UInt8($0) } }
    return Data(stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] })
  }
}
