import NIOCore
import NIOPosix
import NIOSSL
import Nudge
import PushMock
import Synchronization
import Testing

@testable import NudgeSenders

/// What the client makes of connections, settings and endings.
///
/// The limits are shorter than in production. Each test has a mock and a client of its own.
@Suite("HTTP/2 client", .timeLimit(.minutes(3)))
struct HTTP2ClientTests {
  private static func limits(_ change: (inout HTTP2Limits) -> Void = { _ in }) -> HTTP2Limits {
    var limits = HTTP2Limits()
    limits.tick = .milliseconds(20)
    limits.pause = .milliseconds(50)
    limits.shortLife = .milliseconds(1)
    // Tests run beside each other, and wait for each other on a small machine.
    limits.deadline = .seconds(100)
    limits.connect = .seconds(60)
    limits.silence = .seconds(60)
    change(&limits)
    return limits
  }

  private static func client(_ limits: HTTP2Limits = limits()) throws -> HTTP2Client {
    try HTTP2Client(trusting: [TestCertificate.authority], limits: limits)
  }

  private static let message = PushMessage(
    headers: [PushMessage.Header(name: "Content-Type", value: "application/json")], body: Array("{}".utf8))

  private static let accepted = TransportResult.reply(PushProvider.Reply(status: 200))

  /// Sends several requests at the same time, and returns the results in the order of the paths.
  private func send(_ count: Int, _ client: HTTP2Client, _ mock: PushMock) async -> [TransportResult] {
    await withTaskGroup(of: (Int, TransportResult).self) { group in
      for number in 0..<count {
        group.addTask {
          (number, await client.send(Self.message, to: "\(mock.url)/\(number)", at: Timestamp.min))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func wait(_ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func sendsARequestAndReadsTheAnswer() async throws {
    let mock = try await PushMock.start { _ in
      .reply(410, headers: ["apns-id": "x"], body: #"{"reason":"Unregistered"}"#)
    }
    let client = try Self.client()
    let result = await client.send(Self.message, to: mock.url + "/3/device/a?b=c#d", at: .min)
    guard case .reply(let reply) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(reply.status == 410)
    #expect(reply[header: "APNS-ID"] == "x")
    #expect(reply.body == Array(#"{"reason":"Unregistered"}"#.utf8))
    let request = try #require(mock.requests.first)
    #expect(request.path == "/3/device/a?b=c")
    #expect(request.headers["content-type"] == "application/json")
    #expect(request.headers[":method"] == "POST")
    #expect(request.headers[":authority"].map { mock.url.hasSuffix($0) } == true)
    #expect(request.body == Self.message.body)
    await client.shutdown()
    try await mock.stop()
  }

  @Test func usesAsManyStreamsAsTheSettingsAllow() async throws {
    let mock = try await PushMock.start(settings: [1]) { _ in .hold }
    let client = try Self.client()
    async let results = send(60, client, mock)
    try await wait { mock.requests.count == 1 }
    try await Task.sleep(for: .milliseconds(50))
    #expect(mock.mostOpen == 1)
    try await mock.send(.settings(maximumStreams: 1_000))
    try await wait { mock.requests.count == 60 }
    // From here, only one may be open, but 60 are.
    let acknowledged = mock.acknowledged
    try await mock.send(.settings(maximumStreams: 1))
    try await wait { mock.acknowledged > acknowledged }
    async let more = send(5, client, mock)
    try await Task.sleep(for: .milliseconds(50))
    #expect(mock.requests.count == 60)
    for request in mock.requests { try await mock.answer(request, with: .reply(200)) }
    #expect(await results == Array(repeating: Self.accepted, count: 60))
    for count in 61...65 {
      try await wait { mock.requests.count == count }
      try await Task.sleep(for: .milliseconds(10))
      #expect(mock.requests.count == count)
      try await mock.answer(mock.requests[count - 1], with: .reply(200))
    }
    #expect(await more == Array(repeating: Self.accepted, count: 5))
    #expect(mock.connections == 1)
    await client.shutdown()
    try await mock.stop()
  }

  @Test func aGoAwayMovesWhatTheHostHasNotSeen() async throws {
    let mock = try await PushMock.start { request in request.connection == 1 && request.index > 0 ? .hold : .reply(200)
    }
    let client = try Self.client()
    #expect(await send(1, client, mock) == [Self.accepted])
    async let results = send(10, client, mock)
    try await wait { mock.requests.count == 11 }
    // Stream 1 was the first request. 3 to 9 are the first four of the ten.
    let lost = Set(mock.requests.filter { $0.stream > 9 }.map(\.path))
    #expect(lost.count == 6)
    try await mock.send(.goAway(lastStream: 9))
    try await wait { mock.requests.count == 17 }
    #expect(mock.requests.dropFirst(11).allSatisfy { $0.connection == 2 })
    #expect(Set(mock.requests.dropFirst(11).map(\.path)) == lost)
    for request in mock.requests where request.connection == 1 && (3...9).contains(request.stream) {
      try await mock.answer(request, with: .reply(200))
    }
    #expect(await results == Array(repeating: Self.accepted, count: 10))
    #expect(await send(1, client, mock) == [Self.accepted])
    #expect(mock.connections == 2)
    await client.shutdown()
    try await mock.stop()
  }

  @Test func theLastOfSeveralGoAwaysCounts() async throws {
    let mock = try await PushMock.start { request in request.index < 10 ? .hold : .reply(200) }
    let client = try Self.client()
    async let results = send(10, client, mock)
    try await wait { mock.requests.count == 10 }
    // A server that shuts down gracefully names no stream at first. See RFC 9113, section 6.8.
    try await mock.send(.goAway(lastStream: 1 << 31 - 1))
    while mock.connections == 1 { #expect(await send(1, client, mock) == [Self.accepted]) }
    let lost = Set(mock.requests.prefix(10).filter { $0.stream > 7 }.map(\.path))
    #expect(lost.count == 6)
    let sent = mock.requests.count
    try await mock.send(.goAway(lastStream: 7))
    try await wait { mock.requests.count == sent + 6 }
    #expect(Set(mock.requests.dropFirst(sent).map(\.path)) == lost)
    for request in mock.requests.prefix(10) where request.stream <= 7 {
      try await mock.answer(request, with: .reply(200))
    }
    #expect(await results == Array(repeating: Self.accepted, count: 10))
    try await wait { mock.closed == 1 }
    #expect(mock.connections == 2)
    await client.shutdown()
    try await mock.stop()
  }

  @Test(arguments: [(0, accepted), (11, TransportResult.notSent("the host can't be reached"))])
  func aPauseFollowsRepeatedGoAwaysWithAnError(code: Int, last: TransportResult) async throws {
    let mock = try await PushMock.start { _ in .reply(200) }
    let client = try Self.client(Self.limits { $0.pause = .seconds(30) })
    for number in 1...2 {
      #expect(await send(1, client, mock) == [Self.accepted])
      // Connections that end early are failures, too, and these shouldn't be.
      try await Task.sleep(for: .milliseconds(10))
      try await mock.send(.goAway(lastStream: 1, code: code), on: number)
      try await wait { mock.closed == number }
    }
    #expect(await send(1, client, mock) == [last])
    await client.shutdown()
    try await mock.stop()
  }

  @Test func aGoAwayWithAnErrorMovesWhatTheHostHasNotSeen() async throws {
    let mock = try await PushMock.start { request in request.connection == 1 ? .hold : .reply(200) }
    let client = try Self.client()
    async let results = send(4, client, mock)
    try await wait { mock.requests.count == 4 }
    try await mock.send(.goAway(lastStream: 3, code: 2))
    try await wait { mock.requests.count == 6 }
    for request in mock.requests where request.connection == 1 && request.stream <= 3 {
      try await mock.answer(request, with: .reply(200))
    }
    #expect(await results == Array(repeating: Self.accepted, count: 4))
    await client.shutdown()
    try await mock.stop()
  }

  @Test func aRefusedStreamIsSentOnceMore() async throws {
    let once = try await PushMock.start { request in request.index == 0 ? .reset(7) : .reply(200) }
    let client = try Self.client()
    #expect(await send(1, client, once) == [Self.accepted])
    #expect(once.requests.count == 2)
    let always = try await PushMock.start { _ in .reset(7) }
    #expect(await send(1, client, always) == [.notSent("the host refused the request")])
    #expect(always.requests.count == 2)
    await client.shutdown()
    try await once.stop()
    try await always.stop()
  }

  @Test func aResetRequestMayHaveBeenReceived() async throws {
    let mock = try await PushMock.start { request in request.path == "/0" ? .reset(2) : .reply(200) }
    let client = try Self.client()
    #expect(await send(2, client, mock) == [.unanswered("the host reset the request"), Self.accepted])
    #expect(mock.requests.count == 2)
    await client.shutdown()
    try await mock.stop()
  }

  @Test func aClosedConnectionLeavesItsRequestsUnanswered() async throws {
    let mock = try await PushMock.start { _ in .hold }
    let client = try Self.client()
    async let results = send(3, client, mock)
    try await wait { mock.requests.count == 3 }
    mock.cut()
    let lost = TransportResult.unanswered("the connection ended before an answer came")
    #expect(await results == [lost, lost, lost])
    await client.shutdown()
    try await mock.stop()
  }

  @Test func withoutASettingAHundredStreamsAreUsed() async throws {
    let mock = try await PushMock.start(settings: [nil]) { _ in .hold }
    let client = try Self.client(Self.limits { $0.pause = .seconds(30) })
    async let results = send(300, client, mock)
    try await wait { mock.requests.count == 100 }
    try await Task.sleep(for: .milliseconds(50))
    mock.cut()
    let unanswered = await results.count { $0 == .unanswered("the connection ended before an answer came") }
    let unsent = await results.count { if case .notSent = $0 { true } else { false } }
    #expect(unanswered == 100 && unsent == 200)
    #expect(mock.requests.count == 100)
    await client.shutdown()
    try await mock.stop()
  }

  @Test func answersThatComeTooLateAreIgnored() async throws {
    let mock = try await PushMock.start { $0.path == "/0" ? .reply(200, body: "x") : .hold }
    let client = try Self.client(Self.limits { $0.deadline = .seconds(10) })
    async let results = send(101, client, mock)
    try await wait { mock.requests.count == 101 }
    // The mock answers before it reads that the streams were reset.
    try await mock.read(false)
    #expect(await results.count { $0 == .unanswered("no answer came in time") } == 100)
    // More than fits into the window of the connection.
    let body = String(repeating: "x", count: 1_000)
    for request in mock.requests { try await mock.answer(request, with: .reply(200, body: body)) }
    try await mock.read(true)
    let accepted = TransportResult.reply(PushProvider.Reply(status: 200, headers: [], body: Array("x".utf8)))
    for _ in 1...3 { #expect(await send(1, client, mock) == [accepted]) }
    #expect(mock.connections == 1)
    await client.shutdown()
    try await mock.stop()
  }

  @Test func anAnswerToNothingEndsTheConnection() async throws {
    let mock = try await PushMock.start { $0.path == "/0" ? .reply(200) : .hold }
    let client = try Self.client(Self.limits { ($0.deadline, $0.silence) = (.seconds(30), .seconds(30)) })
    async let results = send(2, client, mock)
    try await wait { mock.requests.count == 2 }
    // HEADERS with status 200 at the end of stream 99.
    try await mock.send(.bytes([0, 0, 1, 1, 5, 0, 0, 0, 99, 0x88]))
    try await wait { mock.goAways == 1 }
    #expect(await send(1, client, mock) == [Self.accepted])
    #expect(mock.connections == 2)
    mock.cut()
    _ = await results
    await client.shutdown()
    try await mock.stop()
  }

  @Test func anAddressThatRefusesDoesNotCount() async throws {
    let mock = try await PushMock.start(settings: [10]) { $0.index == 0 ? .reply(200) : .hold }
    let port = try #require(HTTPSURL(mock.url)?.name.port)
    var tls = TLSConfiguration.makeClientConfiguration()
    tls.applicationProtocols = ["h2"]
    tls.additionalTrustRoots = [.certificates([try TestCertificate.authority])]
    let eventLoop = MultiThreadedEventLoopGroup.singleton.next()
    let host = HTTP2Host(
      HTTP2Host.Name(host: "localhost", port: port), tls: try NIOSSLContext(configuration: tls),
      limits: Self.limits(), resolver: TwoAddresses(eventLoop: eventLoop), on: eventLoop)
    let send: @Sendable () -> Void = {
      host.send(HTTP2Request(headers: PushMock.requestHeaders, body: ByteBuffer()) { _ in })
    }
    eventLoop.execute(send)
    try await wait { mock.requests.count == 1 }
    for _ in 1...50 { eventLoop.execute(send) }
    let start = ContinuousClock.now
    try await wait { mock.connections == 2 || ContinuousClock.now - start > .seconds(30) }
    #expect(mock.connections == 2)
    try await mock.stop()
    try await host.eventLoop.flatSubmit { host.shutdown() }.get()
  }

  /// A name with an address where nothing listens, which is tried first, and the one of a mock.
  private struct TwoAddresses: Resolver {
    var eventLoop: any EventLoop

    func initiateAAAAQuery(host: String, port: Int) -> EventLoopFuture<[SocketAddress]> {
      eventLoop.makeCompletedFuture { [try SocketAddress(ipAddress: "127.0.0.1", port: 1)] }
    }

    func initiateAQuery(host: String, port: Int) -> EventLoopFuture<[SocketAddress]> {
      eventLoop.makeCompletedFuture { [try SocketAddress(ipAddress: "127.0.0.1", port: port)] }
    }

    func cancelQueries() {}
  }

  @Test func theDeadlineTellsWaitingFromSent() async throws {
    let isWarm = Mutex(false)
    let mock = try await PushMock.start(settings: [1]) { _ in isWarm.withLock(\.self) ? .hold : .reply(200) }
    // The three requests of a busy machine aren't made at the same moment, but all run out of time before the same tick.
    let client = try Self.client(Self.limits { ($0.deadline, $0.tick) = (.seconds(1), .seconds(1)) })
    // The connection exists before the time is measured.
    while await send(1, client, mock) != [Self.accepted] {}
    isWarm.withLock { $0 = true }
    let sent = mock.requests.count
    let results = await send(3, client, mock)
    #expect(results.count { $0 == .unanswered("no answer came in time") } == 1)
    #expect(results.count { $0 == .notSent("no stream was free") } == 2)
    #expect(mock.requests.count == sent + 1)
    await client.shutdown()
    try await mock.stop()
  }

  @Test func aSilentHostIsLeft() async throws {
    let mock = try await PushMock.start(isSilent: true) { _ in .hold }
    let client = try Self.client(Self.limits { $0.connect = .seconds(2) })
    #expect(await send(1, client, mock) == [.notSent("the host doesn't answer")])
    await client.shutdown()
    try await mock.stop()
  }

  @Test func aSlowHostIsPingedAndKept() async throws {
    let mock = try await PushMock.start { _ in .hold }
    let client = try Self.client(
      Self.limits {
        $0.silence = .seconds(4)
        $0.idle = .milliseconds(100)
      })
    async let results = send(1, client, mock)
    try await wait { mock.pings >= 2 }
    try await mock.answer(mock.requests[0], with: .reply(200))
    #expect(await results == [Self.accepted])
    // Idle connections are tested, too.
    let pings = mock.pings
    try await wait { mock.pings >= pings + 2 }
    #expect(mock.connections == 1)
    await client.shutdown()
    try await mock.stop()
  }

  @Test func aHostThatFallsSilentIsLeft() async throws {
    let mock = try await PushMock.start { request in request.connection == 1 && request.index > 0 ? .hold : .reply(200)
    }
    let client = try Self.client(Self.limits { $0.silence = .seconds(2) })
    #expect(await send(1, client, mock) == [Self.accepted])
    mock.silence()
    #expect(await send(1, client, mock) == [.unanswered("the host stopped answering")])
    #expect(await send(1, client, mock) == [Self.accepted])
    #expect(mock.connections == 2)
    await client.shutdown()
    try await mock.stop()
  }

  @Test func failedConnectionsAreNotRepeatedAtOnce() async throws {
    let url = "https://localhost:1"
    let client = try Self.client(Self.limits { $0.pause = .seconds(30) })
    let refused = await client.send(Self.message, to: url, at: .min)
    #expect(refused == .notSent("the connection was refused"))
    #expect(await client.send(Self.message, to: url, at: .min) == .notSent("the host can't be reached"))
    await client.shutdown()
  }

  @Test func aHostMustBeTrustedAndSpeakHTTP2() async throws {
    let mock = try await PushMock.start { _ in .reply(200) }
    let strict = try HTTP2Client(trusting: [], limits: Self.limits())
    #expect(await send(1, strict, mock) == [.notSent("the certificate isn't trusted")])
    let old = try await PushMock.start(protocols: ["http/1.1"]) { _ in .reply(200) }
    let client = try Self.client()
    #expect(await send(1, client, old) == [.notSent("the host doesn't speak HTTP/2")])
    #expect(mock.requests.isEmpty && old.requests.isEmpty)
    await client.shutdown()
    await strict.shutdown()
    try await mock.stop()
    try await old.stop()
  }

  @Test func aLongBodyIsCut() async throws {
    let mock = try await PushMock.start { _ in .reply(502, body: String(repeating: "x", count: 40_000)) }
    let client = try Self.client()
    guard case .reply(let reply) = await send(1, client, mock).first else {
      Issue.record("no reply")
      return
    }
    #expect(reply.status == 502)
    #expect(reply.body.count == PushProvider.Reply.maximumBodySize)
    await client.shutdown()
    try await mock.stop()
  }

  @Test func aBodyThatIsCutGivesBackItsPartOfTheWindow() async throws {
    let long = String(repeating: "x", count: 40_000)
    let mock = try await PushMock.start { request in .reply(200, body: request.index < 20 ? long : "") }
    let client = try Self.client(Self.limits { $0.deadline = .seconds(15) })
    for _ in 1...20 {
      let result = await send(1, client, mock).first
      guard case .reply(let reply) = result, reply.body.count == PushProvider.Reply.maximumBodySize else {
        Issue.record("\(String(describing: result))")
        return
      }
    }
    #expect(await send(1, client, mock) == [Self.accepted])
    #expect(mock.connections == 1)
    await client.shutdown()
    try await mock.stop()
  }

  @Test func manyBodiesFitThroughTheWindow() async throws {
    let mock = try await PushMock.start { _ in .reply(200, body: String(repeating: "x", count: 1_000)) }
    let client = try Self.client()
    let results = await send(500, client, mock)
    #expect(results.allSatisfy { if case .reply(let reply) = $0 { reply.body.count == 1_000 } else { false } })
    await client.shutdown()
    try await mock.stop()
  }

  @Test func shutdownWaitsForAnswers() async throws {
    let mock = try await PushMock.start { _ in .hold }
    let client = try Self.client()
    async let results = send(2, client, mock)
    try await wait { mock.requests.count == 2 }
    async let end: Void = client.shutdown()
    try await Task.sleep(for: .milliseconds(50))
    for request in mock.requests { try await mock.answer(request, with: .reply(200)) }
    #expect(await results == [Self.accepted, Self.accepted])
    await end
    #expect(await send(1, client, mock) == [.notSent("the server is stopping")])
    try await mock.stop()
  }

  @Test(arguments: [
    ("https://api.push.apple.com/3/device/a", "api.push.apple.com", 443, "/3/device/a"),
    ("HTTPS://Example.org:8443", "example.org", 8443, "/"), ("https://[::1]:9/x?y#z", "::1", 9, "/x?y"),
    ("https://example.org?x", "example.org", 443, "/?x"),
  ])
  func readsURLs(url: String, host: String, port: Int, path: String) throws {
    let target = try #require(HTTPSURL(url))
    #expect(target.name == HTTP2Host.Name(host: host, port: port))
    #expect(target.path == path)
  }

  @Test(arguments: ["http://a", "https://", "https://:1", "https://a:x", "https://a:0", "https://u@a", "https://a b"])
  func refusesOtherURLs(url: String) { #expect(HTTPSURL(url) == nil) }
}
