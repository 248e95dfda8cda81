import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Nudge
import Testing

@testable import NudgeWeb

@Suite("The OpenAPI document")
struct OpenAPITests {
  private func member(_ value: PayloadValue, _ path: String...) -> PayloadValue {
    path.reduce(value) { value, key in if case .object(let members) = value { members[key] ?? .null } else { .null } }
  }

  @Test func everyRouteIsDocumentedAndAnswers() async throws {
    try await TestServer().runWithPerson { client async throws in
      let document = try await client.send(.get, "/openapi.json").json()
      #expect(member(document, "openapi") == "3.1.0")
      guard case .object(let paths) = member(document, "paths") else { return }
      var count = 0
      for (path, value) in paths {
        guard case .object(let methods) = value else { continue }
        for (name, operation) in methods {
          count += 1
          let concrete = path.replacing("{id}", with: "u-1").replacing("{device}", with: "d").replacing(
            "{achievement}", with: "a")
          let method = try #require(HTTPRequest.Method(name.uppercased()))
          let body = method == .get || method == .delete ? nil : "{}"
          let response = try await client.send(method, concrete, body, ["Idempotency-Key": UUID().uuidString])
          let status = "\(response.status.code)"
          #expect(member(operation, "responses", status) != .null, "\(name) \(path) answered \(status)")
          #expect(status != "405" && status != "500", "\(name) \(path)")
          if method == .delete, !path.contains("{device}"), !path.contains("{achievement}") {
            _ = try await client.send(.put, "/v1/people/u-1", #"{"id":"u-1","timeZone":"UTC"}"#)
          }
        }
      }
      #expect(count == Operation.allCases.count)
    }
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    func references(_ value: PayloadValue) -> [String] {
      switch value {
      case .object(let members):
        members.flatMap { key, value in
          if key == "$ref", case .string(let target) = value { [target] } else { references(value) }
        }
      case .list(let items): items.flatMap(references)
      default: []
      }
    }
    let all = references(OpenAPI.document)
    #expect(all.count > 20)
    for reference in all {
      let steps = reference.dropFirst(2).split(separator: "/").map(String.init)
      let target = steps.reduce(OpenAPI.document) { member($0, $1) }
      #expect(target != .null, "\(reference)")
    }
  }
}
