import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import Testing

@testable import NudgeWeb

@Suite("Conditions of requests")
struct ConditionTests {
  /// A condition that is ignored would let a client undo what it doesn't know.
  @Test(arguments: NudgeWeb.Operation.allCases) func noConditionIsIgnored(operation: NudgeWeb.Operation) async throws {
    let path = operation.shape.path.replacing("{id}", with: "u-1").replacing(/\{[a-z]+\}/, with: "x")
    let body = operation.method == .get || operation.method == .delete ? nil : "{}"
    try await TestServer().runWithPerson { client async throws in
      let before = try await client.send(.get, "/v1/people/u-1").text
      for name in ["If-Match", "If-None-Match"] {
        let isKnown = operation.shape.headers.contains { $0.name == name }
        // Without an ETag, a client can't know the version of what it reads.
        guard !isKnown, name == "If-Match" || operation.method != .get else { continue }
        let response = try await client.send(operation.method, path, body, [name: "\"1-1\""])
        #expect(response.status == .badRequest)
        #expect(try response.json("type") == "urn:nudged:problem:invalid-header")
        #expect(try response.json("errors", "0", "parameter") == .string(name))
        #expect(response.text.contains("The header \(name) can't be used here"))
      }
      if operation.method != .get, operation.shape.headers.contains(where: { $0.name == "If-Match" }) {
        let content =
          switch operation {
          case .putPerson: #"{"id":"u-1","timeZone":"UTC"}"#
          default: body
          }
        let response = try await client.send(operation.method, path, content, ["If-Match": "\"1-1\""])
        #expect(try response.json("type") == "urn:nudged:problem:other-version")
      }
      #expect(try await client.send(.get, "/v1/people/u-1").text == before)
    }
  }
}
