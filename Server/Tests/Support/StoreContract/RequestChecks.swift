internal import Nudge
internal import NudgeStore

extension StoreContract {
  private static let request = RepeatableRequest(key: "k", content: "c", person: "u-1")
  private static let response = StoredResponse(
    status: 201, contentType: "application/json", body: Array("{}".utf8))

  static let requests = [
    Check("a repeated request gets the stored response") { store in
      try expectEqual(try await store.startRequest(request, at: noon), .started)
      try expectEqual(try await store.startRequest(request, at: noon), .running)
      try await store.finishRequest("k", response, at: noon)
      try expectEqual(try await store.startRequest(request, at: later), .finished(response))
      let other = RepeatableRequest(key: "l", content: "c")
      try expectEqual(try await store.startRequest(other, at: later), .started)
    },
    Check("a key belongs to one content") { store in
      let other = RepeatableRequest(key: "k", content: "d", person: "u-1")
      try expectEqual(try await store.startRequest(request, at: noon), .started)
      try expectEqual(try await store.startRequest(other, at: noon), .different)
      try await store.finishRequest("k", response, at: noon)
      try expectEqual(try await store.startRequest(other, at: noon), .different)
    },
    Check("a response is kept for 24 hours") { store in
      _ = try await store.startRequest(request, at: noon)
      try await store.finishRequest("k", response, at: noon)
      let end = noon.advanced(bySeconds: 86_400)
      try expectEqual(try await store.startRequest(request, at: end.advanced(bySeconds: -1)), .finished(response))
      try expectEqual(try await store.startRequest(request, at: end), .started)
    },
    Check("a request that failed or never ended can be made again") { store in
      _ = try await store.startRequest(request, at: noon)
      try await store.abandonRequest("k")
      try expectEqual(try await store.startRequest(request, at: noon), .started)
      let end = noon.advanced(bySeconds: RepeatableRequest.longestRun)
      try expectEqual(try await store.startRequest(request, at: end.advanced(bySeconds: -1)), .running)
      try expectEqual(try await store.startRequest(request, at: end), .started)
    },
    Check("only one of many equal requests starts") { store in
      let starts = try await withThrowingTaskGroup(of: RequestStart.self) { group in
        for _ in 0..<20 { group.addTask { try await store.startRequest(request, at: noon) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      try expectEqual(starts.count { $0 == .started }, 1)
      try expectEqual(starts.count { $0 == .running }, 19)
    },
    Check("erasing a person deletes the responses about them") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      _ = try await store.startRequest(request, at: noon)
      try await store.finishRequest("k", response, at: noon)
      _ = try await store.erasePerson("u-1", hash: "h", at: noon)
      try expectEqual(try await store.startRequest(request, at: noon), .started)
    },
  ]
}
