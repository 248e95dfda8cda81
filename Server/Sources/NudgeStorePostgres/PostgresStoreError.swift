public import NudgeStore

/// An error that prevents using a database.
public enum PostgresStoreError: StoreError, Hashable, Sendable, CustomStringConvertible {
  /// The server can't be reached, refuses the connection, or has closed it. The associated value is libpq's reason.
  case unreachable(String)
  /// A statement failed. The associated values are the SQLSTATE and PostgreSQL's message, which contains no values.
  case failed(String, String)
  /// The database was changed by a later version of Nudge.
  case newerVersion
  /// The database's encoding can't store all of Unicode.
  case encoding(String)
  /// A value in a column can't be read.
  case damaged(column: String)
  /// A text contains U+0000, which PostgreSQL can't store.
  case unstorable
  /// The database only accepts reads, because it is a standby for example.
  case readOnly

  /// A Boolean value indicating whether the transaction only collided with another one, so that it can succeed at once.
  ///
  /// Source: PostgreSQL, appendix A <https://www.postgresql.org/docs/15/errcodes-appendix.html>
  var isCollision: Bool {
    guard case .failed(let code, _) = self else { return false }
    // serialization_failure, deadlock_detected, unique_violation
    return ["40001", "40P01", "23505"].contains(code)
  }

  public var isAboutLocks: Bool {
    guard case .failed(let code, _) = self else { return false }
    // lock_not_available, query_canceled
    return isCollision || ["55P03", "57014"].contains(code)
  }

  public var isTemporary: Bool {
    switch self {
    case .unreachable, .readOnly, .failed: true
    case .newerVersion, .encoding, .damaged, .unstorable: false
    }
  }

  public var description: String {
    switch self {
    case .unreachable(let reason): "PostgreSQL can't be reached: \(Self.line(reason))"
    case .failed(let code, let message): "PostgreSQL: \(Self.line(message)) (SQLSTATE \(code))"
    case .newerVersion: "The database belongs to a later version of nudged. Install that version, or restore a backup."
    case .encoding(let name):
      "The database's encoding is \(name). Create a database with ENCODING 'UTF8' TEMPLATE template0."
    case .damaged(let column): "A value in the column \(column) can't be read. Restore a backup."
    case .unstorable: "PostgreSQL can't store the character U+0000."
    case .readOnly: "The database only accepts reads. Connect to the primary server."
    }
  }

  /// A message on one line.
  private static func line(_ message: String) -> String {
    message.split(whereSeparator: \.isNewline).map { $0.drop { $0.isWhitespace } }.joined(separator: "; ")
  }
}
