import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import Testing

@testable import NudgeWeb

@Suite("Headers that are given twice")
struct HeaderTests {
  @Test(arguments: [
    ("Authorization", "Bearer x"), ("Content-Type", "application/json"), ("Content-Encoding", "identity"),
    ("Idempotency-Key", "k"), ("Origin", "http://localhost"), ("Sec-Fetch-Site", "same-origin"), ("Host", "localhost"),
  ])
  func aHeaderThatHasOneValueIsGivenOnce(name: String, value: String) async throws {
    let server = try await TestServer(
      links: PageAccess(linkKey: SymmetricKey(size: .bits256), cookieKey: SymmetricKey(size: .bits256)))
    let field = try #require(HTTPField.Name(name))
    try await server.application.test(.router) { client async throws in
      for (method, path) in [
        (.post, "/v1/people/u-1/achievements"), (.get, "/v1/people"), (.get, "/metrics"), (.get, "/healthz"),
        (.get, "/openapi.json"), (.get, "/"), (.post, "/sign-in"), (.post, "/responses"), (.get, "/nothing"),
      ] as [(HTTPRequest.Method, String)] {
        var headers: HTTPFields = [.authorization: "Bearer \(server.key)"]
        headers[values: field] += [value]
        if headers[values: field].count < 2 { headers.append(HTTPField(name: field, value: value)) }
        let response = try await client.executeRequest(uri: path, method: method, headers: headers, body: nil)
        #expect(response.status == .badRequest, "\(path)")
        #expect(try response.json("type") == "urn:nudged:problem:invalid-header")
        #expect(response.text.contains("The header \(name) must be given only once."))
      }
    }
  }

  @Test func aHeaderThatIsAListIsGivenInSeveralLines() async throws {
    let server = try await TestServer()
    try await server.runWithPerson { client async throws in
      let tag = try #require(try await client.send(.get, "/v1/people/u-1").header("etag"))
      let name = try #require(HTTPField.Name("If-None-Match"))
      var headers: HTTPFields = [.authorization: "Bearer \(client.key)"]
      headers[values: name] = ["\"1-1\"", tag]
      headers[values: .accept] = ["text/html", "application/json"]
      let response = try await client.client.executeRequest(
        uri: "/v1/people/u-1", method: .get, headers: headers, body: nil)
      #expect(response.status == .notModified)
    }
  }
}
