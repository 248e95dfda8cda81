public import NudgeStore

extension PostgresStore {
  public func export(_ body: @escaping @Sendable (StoreRow) throws -> Void) async throws {
    try await transaction(repeats: false) { transaction in
      // All rows are of the same moment, however long the export takes.
      try transaction.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
      try transaction.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
      for table in StoreTable.allCases {
        let columns = table.columns.joined(separator: ", ")
        try transaction.execute(
          """
          DECLARE export NO SCROLL CURSOR FOR SELECT row_to_json(export) AS row
          FROM (SELECT \(columns) FROM \(table.rawValue) ORDER BY \(table.order)) AS export
          """)
        while true {
          let rows = try transaction.rows("FETCH \(Self.batch) FROM export")
          for row in rows { try body(StoreRow(table: table, json: try row.text("row"))) }
          guard rows.count == Self.batch else { break }
        }
        try transaction.execute("CLOSE export")
      }
    }
  }

  /// The number of rows that are read together.
  private static let batch = 1_000

  public func importRows(_ next: @escaping @Sendable () throws -> [StoreRow]?) async throws {
    try await transaction(repeats: false) { transaction in
      try transaction.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
      for table in StoreTable.allCases {
        // Keeps others from storing something in the meantime.
        try transaction.execute("LOCK TABLE \(table.rawValue) IN SHARE ROW EXCLUSIVE MODE")
        guard try transaction.rows("SELECT 1 FROM \(table.rawValue) LIMIT 1").isEmpty else {
          throw StoreIsNotEmpty(table: table)
        }
      }
      while let rows = try next() {
        guard let table = rows.first?.table else { continue }
        let columns = table.columns.joined(separator: ", ")
        try transaction.run(
          """
          INSERT INTO \(table.rawValue) (\(columns))
          SELECT \(columns) FROM json_populate_recordset(NULL::\(table.rawValue), $1::json)
          """, .text("[\(rows.map(\.json).joined(separator: ","))]"))
      }
      for statement in StoreTable.release { try transaction.execute(statement) }
    }
  }

  /// The number of processes that have used the database in the last half minute.
  public func processes() async throws -> Int {
    try await transaction { transaction in
      let row = try transaction.row("SELECT count(*) AS number FROM process WHERE \(PostgresSchema.isAlive)")
      return Int(try row?.integer("number") ?? 0)
    }
  }
}
