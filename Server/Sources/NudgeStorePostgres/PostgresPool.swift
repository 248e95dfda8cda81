internal import Synchronization

/// A number of connections to a database, which are made when they are needed.
final class PostgresPool: Sendable {
  private struct State {
    var idle: [PostgresConnection] = []
    /// The number of connections, and of those that are being made.
    var count = 0
    /// The callers that wait, in order of arrival.
    ///
    /// They receive a connection, or `nil` if they may make one.
    var waiters: [CheckedContinuation<PostgresConnection?, any Error>] = []
  }

  private let url: String
  private let connections: Int
  private let state = Mutex(State())

  init(_ url: String, connections: Int) {
    self.url = url
    self.connections = connections
  }

  /// Returns an idle connection, or makes one, or waits for one if there are as many as allowed.
  func take() async throws -> PostgresConnection {
    let free: PostgresConnection? = try await withCheckedThrowingContinuation { continuation in
      let result: PostgresConnection?? = state.withLock { state in
        if let connection = state.idle.popLast() { return connection }
        guard state.count < connections else {
          state.waiters.append(continuation)
          return nil
        }
        state.count += 1
        return .some(nil)
      }
      if let result { continuation.resume(returning: result) }
    }
    if let free { return free }
    do { return try await PostgresConnection.connect(url) } catch {
      fail(error)
      throw error
    }
  }

  /// Passes a connection to the first caller that waits, or keeps it.
  func give(_ connection: PostgresConnection) {
    guard connection.isUsable else { return lose() }
    let waiter = state.withLock { state -> CheckedContinuation<PostgresConnection?, any Error>? in
      guard state.waiters.isEmpty else { return state.waiters.removeFirst() }
      state.idle.append(connection)
      return nil
    }
    waiter?.resume(returning: connection)
  }

  /// Allows the first caller that waits to replace a connection that was lost.
  private func lose() {
    let waiter = state.withLock { state -> CheckedContinuation<PostgresConnection?, any Error>? in
      // The other connections are to the same server, so they may be gone as well.
      state.count -= state.idle.count
      state.idle = []
      guard state.waiters.isEmpty else { return state.waiters.removeFirst() }
      state.count -= 1
      return nil
    }
    waiter?.resume(returning: nil)
  }

  /// Throws an error in all callers that wait, because no connection can be made.
  private func fail(_ error: any Error) {
    let waiters = state.withLock { state in
      state.count -= 1
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume(throwing: error) }
  }

  /// Closes the idle connections.
  func close() {
    state.withLock { state in
      state.count -= state.idle.count
      state.idle = []
    }
  }
}
