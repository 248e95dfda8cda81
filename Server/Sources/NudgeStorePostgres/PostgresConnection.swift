internal import CPostgres
internal import Dispatch

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A connection to PostgreSQL, on which one transaction runs at a time.
///
/// libpq blocks, so transactions run on a queue and not on the threads of Swift's tasks.
@safe final class PostgresConnection: @unchecked Sendable {
  // Only used on the queue.
  private var connection: OpaquePointer?
  private let queue = DispatchQueue(label: "nudged.postgres")

  /// The maximum time to wait for a connection, in seconds.
  static let connectTimeout = 5

  /// The connection parameters that apply unless the URL replaces them.
  ///
  /// A peer that is gone without a word is noticed within 10 seconds, before the leases of this process are over.
  private static let defaults: [(name: String, value: String)] = [
    ("connect_timeout", "\(connectTimeout)"), ("application_name", "nudged"), ("client_encoding", "UTF8"),
    ("tcp_user_timeout", "10000"), ("keepalives_idle", "5"), ("keepalives_interval", "2"), ("keepalives_count", "3"),
    ("target_session_attrs", "read-write"),
  ]

  /// Connects to a database.
  ///
  /// - Parameter url: A connection URI or string of libpq.
  init(_ url: String) throws(PostgresStoreError) {
    let parameters = Self.defaults + [("dbname", url)]
    // The database's name comes last, and is expanded, so that what the URL says replaces a default.
    unsafe connection = unsafe withCStrings(parameters.map(\.name) + [nil]) { names in
      unsafe withCStrings(parameters.map(\.value) + [nil]) { values in unsafe PQconnectdbParams(names, values, 1) }
    }
    guard unsafe PQstatus(connection) == CONNECTION_OK else {
      let reason = unsafe String(cString: PQerrorMessage(connection))
      unsafe PQfinish(connection)
      unsafe connection = nil
      throw .unreachable(reason)
    }
    // Notices, for example of a table that exists, aren't errors.
    unsafe PQsetNoticeProcessor(connection, { _, _ in }, nil)
    unsafe PQsetnonblocking(connection, 1)
  }

  deinit { unsafe PQfinish(connection) }

  /// Connects on a thread that may block.
  static func connect(_ url: String) async throws -> PostgresConnection {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try PostgresConnection(url) }) }
    }
  }

  /// A Boolean value indicating whether the connection can be used again.
  private(set) var isUsable = true

  /// A Boolean value indicating whether the transaction may wait longer than ``longestAnswer`` for an answer.
  private var waitsWithoutLimit = false

  /// Lets the statements of this transaction take any time and wait for others.
  func waitWithoutLimit() throws(PostgresStoreError) {
    try execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
    waitsWithoutLimit = true
  }

  /// The statements that begin a transaction and limit how long its statements may take and wait, in milliseconds.
  ///
  /// Set for each transaction, because a connection pooler may give each to another connection.
  private static let begin = """
    BEGIN; SET LOCAL statement_timeout = 10000; SET LOCAL lock_timeout = 5000; \
    SET LOCAL idle_in_transaction_session_timeout = 10000
    """

  /// Performs a transaction.
  @discardableResult
  func transaction<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresTransaction) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in continuation.resume(with: Result { try perform(body) }) }
    }
  }

  /// Nothing of a transaction has happened, for example because the server has closed the connection since its last use.
  struct NotBegun: Error {
    var reason: PostgresStoreError
  }

  private func perform<Value>(_ body: (PostgresTransaction) throws -> Value) throws -> Value {
    do { try execute(Self.begin) } catch {
      isUsable = false
      throw NotBegun(reason: error)
    }
    defer { waitsWithoutLimit = false }
    do {
      let value = try body(PostgresTransaction(self))
      try execute("COMMIT")
      return value
    } catch {
      if (try? execute("ROLLBACK")) == nil { isUsable = false }
      throw error
    }
  }

  /// Executes statements without parameters.
  func execute(_ sql: String) throws(PostgresStoreError) {
    try unsafe check(answer { unsafe PQsendQuery(connection, sql) })
  }

  /// Executes a statement, and returns its rows.
  func query(_ sql: String, _ values: [PostgresValue]) throws(PostgresStoreError) -> PostgresRows {
    let texts = try values.map { value throws(PostgresStoreError) in try value.text() }
    let result = try unsafe answer {
      unsafe withCStrings(texts) { parameters in
        unsafe PQsendQueryParams(connection, sql, Int32(values.count), nil, parameters, nil, nil, 0)
      }
    }
    try unsafe check(result, keeps: true)
    return unsafe PostgresRows(result)
  }

  /// The maximum time to wait for the answer to a statement, which is longer than the server's own limit.
  ///
  /// What is between this process and the server can keep a connection open without passing on anything.
  private static let longestAnswer = Duration.seconds(15)
  private static let longestMigration = Duration.seconds(86_400)

  /// Sends statements, and returns the result of the last one that was performed.
  private func answer(_ send: () -> Int32) throws(PostgresStoreError) -> OpaquePointer? {
    let deadline = ContinuousClock.now + (waitsWithoutLimit ? Self.longestMigration : Self.longestAnswer)
    guard send() == 1 else { throw lost() }
    while true {
      let unsent = unsafe PQflush(connection)
      guard unsent >= 0 else { throw lost() }
      guard unsent == 1 else { break }
      try wait(for: POLLIN | POLLOUT, until: deadline)
      guard unsafe PQconsumeInput(connection) == 1 else { throw lost() }
    }
    var result: OpaquePointer?
    while true {
      while unsafe PQisBusy(connection) == 1 {
        do { try wait(for: POLLIN, until: deadline) } catch {
          unsafe PQclear(result)
          throw error
        }
        // A connection that is gone has a result that says so.
        guard unsafe PQconsumeInput(connection) == 1 else { break }
      }
      guard let next = unsafe PQgetResult(connection) else { return unsafe result }
      unsafe PQclear(result)
      unsafe result = next
    }
  }

  /// Waits until something can be read or written.
  private func wait(for events: Int32, until deadline: ContinuousClock.Instant) throws(PostgresStoreError) {
    while true {
      let rest = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard rest > 0 else {
        isUsable = false
        throw .unreachable("there was no answer within \(Self.longestAnswer.components.seconds) seconds")
      }
      var socket = unsafe pollfd(fd: PQsocket(connection), events: Int16(events), revents: 0)
      let ready = unsafe poll(&socket, 1, Int32(rest.rounded(.up)))
      if ready > 0 { return }
      guard ready == 0 || errno == EINTR else { throw lost() }
    }
  }

  /// The error of a connection that can't be used any more.
  private func lost() -> PostgresStoreError {
    isUsable = false
    return .unreachable(unsafe String(cString: PQerrorMessage(connection)))
  }

  /// The fields of an error, which Swift doesn't import because they are character constants.
  private enum Field {
    static let sqlState = Int32(UInt8(ascii: "C"))
    static let message = Int32(UInt8(ascii: "M"))
  }

  /// Throws if a statement failed, and frees its result in this case or if nobody needs it.
  private func check(_ result: OpaquePointer?, keeps: Bool = false) throws(PostgresStoreError) {
    switch unsafe PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY:
      if !keeps { unsafe PQclear(result) }
    default:
      defer { unsafe PQclear(result) }
      guard unsafe PQstatus(connection) == CONNECTION_OK, let code = unsafe PQresultErrorField(result, Field.sqlState)
      else {
        throw lost()
      }
      // The server was a standby all along, or has become one. Another connection may lead to the primary.
      if unsafe String(cString: code) == "25006" { isUsable = false }
      let message = unsafe PQresultErrorField(result, Field.message).map { unsafe String(cString: $0) }
      throw .failed(unsafe String(cString: code), message ?? "")
    }
  }
}

/// Calls a function with C strings, which are freed when it returns.
private func withCStrings<Result>(
  _ texts: [String?], _ body: ([UnsafePointer<CChar>?]) -> Result
) -> Result {
  let strings = unsafe texts.map { text in unsafe text.flatMap { unsafe strdup($0) } }
  defer { unsafe strings.forEach { unsafe free($0) } }
  return unsafe body(strings.map { unsafe UnsafePointer($0) })
}
