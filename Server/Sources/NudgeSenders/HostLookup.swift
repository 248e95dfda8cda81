internal import NIOCore
internal import NIOPosix

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Finds the addresses of hosts, and remembers them for a minute.
///
/// Requests for a host that is being looked up wait for the same answer.
actor HostLookup {
  typealias Function = @Sendable (String) async throws(HostLookupError) -> [SocketAddress]

  private struct Known {
    var answer: Task<[SocketAddress], any Error>
    var until: ContinuousClock.Instant
  }

  private let look: Function
  private var known: [String: Known] = [:]

  private static let lifetime = Duration.seconds(60)
  /// A name that isn't known is looked up again after this time.
  private static let lifetimeOfError = Duration.seconds(5)
  private static let maximumCount = 10_000

  init(_ look: @escaping Function = SystemLookup.addresses) { self.look = look }

  /// Returns the addresses of a host, the best first.
  func addresses(of host: String) async throws(HostLookupError) -> [SocketAddress] {
    if known.count > Self.maximumCount { known = known.filter { $0.value.until > .now } }
    let look = look
    var entry = known[host]
    if entry.map({ $0.until <= .now }) ?? true {
      entry = Known(answer: Task { try await look(host) }, until: .now + Self.lifetime)
      known[host] = entry
    }
    do {
      return try await entry?.answer.value ?? []
    } catch {
      if var failed = known[host] {
        failed.until = min(failed.until, .now + Self.lifetimeOfError)
        known[host] = failed
      }
      throw error as? HostLookupError ?? .unavailable
    }
  }
}

/// The reason that the addresses of a host aren't known.
enum HostLookupError: Error, Hashable {
  case unknownHost
  /// The name can't be looked up at the moment.
  case unavailable
}

/// The system's own lookup, which blocks a thread.
private enum SystemLookup {
  /// A name server that doesn't answer blocks a thread for many seconds, so there are several.
  private static let threads: NIOThreadPool = {
    let pool = NIOThreadPool(numberOfThreads: 16)
    pool.start()
    return pool
  }()

  @Sendable
  static func addresses(of host: String) async throws(HostLookupError) -> [SocketAddress] {
    let result: Result<[SocketAddress], HostLookupError>
    do {
      result = try await threads.runIfActive { resolve(host) }
    } catch {
      throw .unavailable
    }
    return try result.get()
  }

  private static func resolve(_ host: String) -> Result<[SocketAddress], HostLookupError> {
    if let address = try? SocketAddress(ipAddress: host, port: 0) { return .success([address]) }
    var hints = unsafe addrinfo()
    unsafe hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
    unsafe hints.ai_socktype = SOCK_STREAM
    #endif
    var list: UnsafeMutablePointer<addrinfo>?
    let code = unsafe getaddrinfo(host, nil, &hints, &list)
    guard code == 0 else { return .failure(code == EAI_NONAME ? .unknownHost : .unavailable) }
    defer { unsafe freeaddrinfo(list) }
    var addresses: [SocketAddress] = []
    var next = unsafe list
    while let info = unsafe next {
      if let text = unsafe numeric(info.pointee), let address = try? SocketAddress(ipAddress: text, port: 0) {
        addresses.append(address)
      }
      unsafe next = info.pointee.ai_next
    }
    return addresses.isEmpty ? .failure(.unknownHost) : .success(addresses)
  }

  /// Returns an address as text, or `nil` if it isn't one of the Internet.
  private static func numeric(_ info: addrinfo) -> String? {
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let code = unsafe getnameinfo(
      info.ai_addr, info.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
    guard code == 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
