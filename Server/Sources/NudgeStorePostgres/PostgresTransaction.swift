internal import CPostgres
internal import Nudge
internal import NudgeStore

/// A transaction that is running.
struct PostgresTransaction {
  private let connection: PostgresConnection

  init(_ connection: PostgresConnection) { self.connection = connection }

  func rows(_ sql: String, _ values: PostgresValue...) throws(PostgresStoreError) -> PostgresRows {
    try connection.query(sql, values)
  }

  func rows(_ sql: String, _ values: [PostgresValue]) throws(PostgresStoreError) -> PostgresRows {
    try connection.query(sql, values)
  }

  func row(_ sql: String, _ values: PostgresValue...) throws(PostgresStoreError) -> PostgresRow? {
    try connection.query(sql, values).first
  }

  /// Executes a statement, and returns how many rows it has changed.
  @discardableResult
  func run(_ sql: String, _ values: PostgresValue...) throws(PostgresStoreError) -> Int {
    try connection.query(sql, values).changes
  }

  /// Lets the statements that follow take any time and wait for others.
  func waitWithoutLimit() throws(PostgresStoreError) { try connection.waitWithoutLimit() }

  /// Executes statements without parameters.
  func execute(_ sql: String) throws(PostgresStoreError) { try connection.execute(sql) }
}

/// A value for a parameter of a statement, which libpq sends as text.
enum PostgresValue {
  case null
  case text(String)
  case integer(Int64)
  case boolean(Bool)
  case bytes([UInt8])
  case texts([String?])
  case integers([Int64?])

  static func text(_ text: String?) -> Self { text.map { .text($0) } ?? .null }
  static func integer(_ number: Int?) -> Self { number.map { .integer(Int64($0)) } ?? .null }
  static func time(_ time: Timestamp?) -> Self { time.map { .integer($0.secondsSinceEpoch) } ?? .null }
  static func times(_ times: [Timestamp?]) -> Self { .integers(times.map { $0?.secondsSinceEpoch }) }

  /// The type of an array, in SQL.
  var arrayType: String {
    switch self {
    case .texts: "text[]"
    case .integers: "bigint[]"
    default: preconditionFailure("the value isn't an array")
    }
  }

  /// Returns the value as PostgreSQL reads it, or `nil` if it is null.
  ///
  /// - Throws: ``PostgresStoreError/unstorable`` if the text contains U+0000, which PostgreSQL can't store.
  func text() throws(PostgresStoreError) -> String? {
    switch self {
    case .null: return nil
    case .text(let text):
      guard !text.utf8.contains(0) else { throw .unstorable }
      return text
    case .integer(let number): return "\(number)"
    case .boolean(let value): return value ? "t" : "f"
    case .bytes(let bytes):
      let digits = Array("0123456789abcdef".utf8)
      return "\\x"
        + String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    case .integers(let numbers): return "{" + numbers.map { $0.map { "\($0)" } ?? "NULL" }.joined(separator: ",") + "}"
    case .texts(let texts):
      var literal: [UInt8] = [UInt8(ascii: "{")]
      for (index, text) in texts.enumerated() {
        if index > 0 { literal.append(UInt8(ascii: ",")) }
        guard let text else {
          literal += Array("NULL".utf8)
          continue
        }
        literal.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
          guard byte != 0 else { throw .unstorable }
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { literal.append(UInt8(ascii: "\\")) }
          literal.append(byte)
        }
        literal.append(UInt8(ascii: "\""))
      }
      return String(decoding: literal + [UInt8(ascii: "}")], as: UTF8.self)
    }
  }
}

/// The rows that a statement has returned.
@safe final class PostgresRows: RandomAccessCollection {
  private let result: OpaquePointer?

  init(_ result: OpaquePointer?) { unsafe self.result = unsafe result }

  deinit { unsafe PQclear(result) }

  var startIndex: Int { 0 }
  var endIndex: Int { Int(unsafe PQntuples(result)) }
  subscript(index: Int) -> PostgresRow { PostgresRow(rows: self, index: index) }

  /// The number of rows that the statement has changed.
  var changes: Int { Int(unsafe String(cString: PQcmdTuples(result))) ?? 0 }

  func text(_ column: String, _ row: Int) -> String? {
    let number = unsafe PQfnumber(result, column)
    precondition(number >= 0, "there is no column \(column)")
    guard unsafe PQgetisnull(result, Int32(row), number) == 0 else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(
      start: PQgetvalue(result, Int32(row), number), count: Int(PQgetlength(result, Int32(row), number)))
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}

/// A row that a statement has returned.
///
/// A value that the column can't have, such as NULL where something must be stored, is an error, and never an empty text or 0.
struct PostgresRow {
  let rows: PostgresRows
  let index: Int

  func text(_ column: String) throws(PostgresStoreError) -> String {
    guard let text = rows.text(column, index) else { throw .damaged(column: column) }
    return text
  }

  func optionalText(_ column: String) -> String? { rows.text(column, index) }

  func integer(_ column: String) throws(PostgresStoreError) -> Int64 {
    guard let number = Int64(try text(column)) else { throw .damaged(column: column) }
    return number
  }

  func optionalInteger(_ column: String) throws(PostgresStoreError) -> Int? {
    optionalText(column) == nil ? nil : Int(try integer(column))
  }

  func boolean(_ column: String) throws(PostgresStoreError) -> Bool {
    switch try text(column) {
    case "t": return true
    case "f": return false
    default: throw .damaged(column: column)
    }
  }

  /// A column of type `bytea`.
  func bytes(_ column: String) throws(PostgresStoreError) -> [UInt8] {
    // PostgreSQL writes \x and two digits for each byte.
    let text = try text(column)
    let digits = text.dropFirst(2).compactMap { $0.hexDigitValue.map { UInt8($0) } }
    guard text.hasPrefix("\\x"), digits.count == text.utf8.count - 2, digits.count.isMultiple(of: 2) else {
      throw .damaged(column: column)
    }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  func time(_ column: String) throws(PostgresStoreError) -> Timestamp {
    guard let time = Timestamp(secondsSinceEpoch: try integer(column)) else { throw .damaged(column: column) }
    return time
  }

  func optionalTime(_ column: String) throws(PostgresStoreError) -> Timestamp? {
    optionalText(column) == nil ? nil : try time(column)
  }
}
