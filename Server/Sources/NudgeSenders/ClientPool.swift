internal import AsyncHTTPClient
internal import NIOCore
internal import Synchronization

/// HTTP clients, one for each address of each host.
///
/// A client only connects to its address, and shows and verifies the host's name. That the name stands for another address by
/// now has no effect.
final class ClientPool: Sendable {
  struct Target: Hashable, Sendable {
    var host: String
    var address: String
  }

  private struct Entry {
    var client: HTTPClient
    /// The number of requests that are being made.
    var users: Int
    var lastUse: ContinuousClock.Instant
  }

  private let configuration: HTTPClient.Configuration
  private let state = Mutex(State())

  private struct State {
    var entries: [Target: Entry] = [:]
    /// Clients that get no more requests, and are closed after those that they have.
    var retired: [ObjectIdentifier: Entry] = [:]
    var nextSweep = ContinuousClock.now
  }

  /// A client without requests is closed after this time.
  private static let idle = Duration.seconds(120)
  /// The number of clients above which those without requests are closed, the ones first that were used last the longest ago.
  private static let maximumCount = 256

  init(_ configuration: HTTPClient.Configuration) { self.configuration = configuration }

  func with<Result>(_ target: Target, _ body: (HTTPClient) async throws -> Result) async throws -> Result {
    let client = take(target)
    defer { give(client, of: target) }
    return try await body(client)
  }

  /// Makes new clients for later requests to a host, and with them new connections.
  func renew(_ host: String) {
    let unused: [HTTPClient] = state.withLock { state in
      let old = state.entries.filter { $0.key.host == host }
      for (target, entry) in old {
        state.entries[target] = nil
        if entry.users > 0 { state.retired[ObjectIdentifier(entry.client)] = entry }
      }
      return old.values.filter { $0.users == 0 }.map(\.client)
    }
    close(unused)
  }

  func shutdown() async throws {
    let all = state.withLock { state in
      defer { (state.entries, state.retired) = ([:], [:]) }
      return state.entries.values.map(\.client) + state.retired.values.map(\.client)
    }
    for client in all { try await client.shutdown() }
  }

  private func take(_ target: Target) -> HTTPClient {
    state.withLock { state in
      if state.entries[target] == nil {
        var configuration = configuration
        configuration.dnsOverride = [target.host: target.address]
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        state.entries[target] = Entry(client: client, users: 0, lastUse: .now)
      }
      state.entries[target]?.users += 1
      guard let client = state.entries[target]?.client else { preconditionFailure("the entry was just made") }
      return client
    }
  }

  private func give(_ client: HTTPClient, of target: Target) {
    let now = ContinuousClock.now
    let unused: [HTTPClient] = state.withLock { state in
      let id = ObjectIdentifier(client)
      if let users = state.retired[id]?.users {
        state.retired[id]?.users = users - 1
        return users == 1 ? state.retired.removeValue(forKey: id).map { [$0.client] } ?? [] : []
      }
      state.entries[target]?.users -= 1
      state.entries[target]?.lastUse = now
      let surplus = max(state.entries.count - Self.maximumCount, 0)
      guard surplus > 0 || state.nextSweep <= now else { return [] }
      state.nextSweep = now + Self.idle / 10
      let unused = state.entries.filter { $0.value.users == 0 }.sorted { $0.value.lastUse < $1.value.lastUse }
      let old = unused.enumerated().filter { $0.offset < surplus || $0.element.value.lastUse + Self.idle < now }
      for (_, element) in old { state.entries[element.key] = nil }
      return old.map(\.element.value.client)
    }
    close(unused)
  }

  private func close(_ clients: [HTTPClient]) {
    for client in clients { Task { try? await client.shutdown() } }
  }
}
