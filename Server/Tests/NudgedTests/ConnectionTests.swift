import Testing

@Suite("Connections", .timeLimit(.minutes(1)))
struct ConnectionTests {
  private let folder = TemporaryFolder()

  @Test func aClientThatAsksFirstMaySendItsBody() async throws {
    let server = try await RunningServer(folder)
    let key = try await server.key()
    let body = try folder.write("entry.json", #"{"title":"Ran"}"#)
    let result = try await shell(
      """
      curl -sv -X POST -T \(body) -H 'Authorization: Bearer \(key)' -H 'Content-Type: application/json' \
      -H 'Expect: 100-continue' \(server.url)/v1/people/me/achievements
      """)
    #expect(result.complaints.contains("< HTTP/1.1 100 Continue"))
    #expect(result.complaints.contains("< HTTP/1.1 201 Created"))
    #expect(result.output.contains(#""title":"Ran""#))
    #expect(try await server.process.end() == 0)
  }

  /// The second request is read while the first is open, and isn't told to continue within the first answer.
  @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
    let server = try await RunningServer(folder)
    let address = server.url.dropFirst("http://".count).split(separator: ":")
    let result = try await shell(
      """
      exec 3<> /dev/tcp/\(address[0])/\(address[1])
      printf 'GET /healthz HTTP/1.1\\r\\nHost: a\\r\\n\\r\\nPOST /v1/next HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n' >&3
      printf 'Expect: 100-continue\\r\\nContent-Length: 2\\r\\n\\r\\n{}' >&3
      grep -a '^HTTP' <&3
      """)
    let statuses = result.output.split(whereSeparator: \.isNewline).filter { !$0.contains(" 100 ") }
    #expect(statuses == ["HTTP/1.1 200 OK", "HTTP/1.1 401 Unauthorized"])
    #expect(try await server.process.end() == 0)
  }
}
