import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import Testing

@testable import NudgeWeb

@Suite("Answers that are kept for repeated requests")
struct KeptAnswerTests {
  @Test func anAnswerThatGivesAccessIsKeptEncrypted() async throws {
    let access = PageAccess(linkKey: SymmetricKey(size: .bits256), cookieKey: SymmetricKey(size: .bits256))
    let server = try await TestServer(links: access)
    try await server.runWithPerson { client async throws in
      let key = ["Idempotency-Key": "k-1"]
      let first = try await client.send(.post, "/v1/people/u-1/links", "{}", key)
      #expect(first.status == .created)
      server.clock.advance(bySeconds: 86_399)
      let again = try await client.send(.post, "/v1/people/u-1/links", "{}", key)
      #expect(again.status == .created && again.text == first.text)
      #expect(again.header("content-type") == first.header("content-type"))
      guard case .string(let url) = try first.json("url"), case .string(let code) = try first.json("code") else {
        Issue.record("There is no link: \(first.text)")
        return
      }
      let ticket = String(url.suffix(from: url.index(after: url.lastIndex(of: "/") ?? url.startIndex)))
      let link = try #require(access.link(ticket))
      let title = #"{"id":"a-1","title":"Ran along the river"}"#
      let recorded = try await client.send(.post, "/v1/people/u-1/achievements", title, ["Idempotency-Key": "k-2"])
      #expect(recorded.status == .created)
      let file = try server.file()
      for text in [url, code, String(url.suffix(40)), "\"url\"", "\"code\"", "milestones"] {
        #expect(file.firstRange(of: Data(text.utf8)) == nil, "\(text)")
      }
      let read = try #require(CodeText(code))
      #expect(file.firstRange(of: Data(access.hash(of: read).utf8)) != nil, "the code's hash")
      #expect(link.holder.person == "u-1")
    }
  }

  /// An answer can't be opened after `nudged new-secrets`, or if the database was tampered with.
  @Test func anAnswerThatCannotBeReadIsNotPerformedAgain() async throws {
    let server = try await TestServer()
    let path = "/v1/people/u-1/achievements"
    let headers: HTTPFields = [
      .authorization: "Bearer \(server.key)", .idempotencyKey: "k-1", .contentType: "application/json",
    ]
    _ = try await server.store.putPerson(Person(id: "u-1", timeZone: "UTC"), if: .none, at: TestServer.now)
    try await server.application.test(.router) { client in
      let first = try await client.executeRequest(uri: path, method: .post, headers: headers, body: nil)
      #expect(first.status == .created)
    }
    let other = server.backend(sealing: SymmetricKey(size: .bits256))
    try await Application(router: WebServer.router(other)).test(.router) { client in
      let again = try await client.executeRequest(uri: path, method: .post, headers: headers, body: nil)
      #expect(again.status == .gone)
      #expect(try again.json("type") == "urn:nudged:problem:gone")
    }
    #expect(try await server.store.person("u-1")?.person.history.achievements.count == 1)
    let seal = AnswerSeal(key: SymmetricKey(size: .bits256))
    let sealed = try seal.seal(Array("{}".utf8), of: "a")
    #expect(seal.open(sealed, of: "a") == Array("{}".utf8))
    #expect(seal.open(sealed, of: "b") == nil && seal.open([], of: "a") == nil)
    #expect(seal.open(try seal.seal([], of: "a"), of: "a") == [])
  }
}
