internal import Nudge
internal import NudgeStore

extension StoreContract {
  private static let request = RepeatableRequest(key: "k", content: "c", person: "u-1")
  private static let response = StoredResponse(
    status: 201, contentType: "application/json", body: Array("{}".utf8))
  private static let end = noon.advanced(bySeconds: RepeatableRequest.longestRun)

  static let requests = [
    Check("a repeated request gets the stored response") { store in
      let run = RequestRun(key: "k", firstStart: noon, end: end)
      try expectEqual(try await store.startRequest(request, at: noon), .started(run))
      try expectEqual(try await store.startRequest(request, at: noon), .running)
      try await store.finishRequest(run, response, at: noon)
      try expectEqual(try await store.startRequest(request, at: later), .finished(response))
      let other = RepeatableRequest(key: "l", content: "c")
      _ = try await store.start(other, at: later)
    },
    Check("a key belongs to one content") { store in
      let other = RepeatableRequest(key: "k", content: "d", person: "u-1")
      let run = try await store.start(request, at: noon)
      try expectEqual(try await store.startRequest(other, at: noon), .different)
      try await store.finishRequest(run, response, at: noon)
      try expectEqual(try await store.startRequest(other, at: noon), .different)
    },
    Check("a response is kept for 24 hours, and the key is free then") { store in
      try await store.finishRequest(try await store.start(request, at: noon), response, at: noon)
      let free = noon.advanced(bySeconds: 86_400)
      try expectEqual(try await store.startRequest(request, at: free.advanced(bySeconds: -1)), .finished(response))
      let other = RepeatableRequest(key: "k", content: "d")
      let run = try await store.start(other, at: free)
      try expectEqual(run.firstStart, free)
      try await store.finishRequest(run, response, at: free)
      try expectEqual(try await store.startRequest(other, at: free), .finished(response))
    },
    Check("a key is free even if others are older and not yet deleted") { store in
      for number in 0..<150 {
        let other = RepeatableRequest(key: "k-\(number)", content: "c")
        try await store.finishRequest(try await store.start(other, at: noon), response, at: noon)
      }
      let second = noon.advanced(bySeconds: 1)
      try await store.finishRequest(try await store.start(request, at: second), response, at: second)
      let free = second.advanced(bySeconds: 86_400)
      try expectEqual(try await store.start(request, at: free).firstStart, free)
    },
    Check("a request that failed or never ended can be made again, as the same one") { store in
      let first = try await store.start(request, at: noon)
      try await store.abandonRequest(first)
      let second = try await store.start(request, at: noon.advanced(bySeconds: 1))
      try expectEqual(second.firstStart, noon)
      let end = second.end
      try expectEqual(try await store.startRequest(request, at: end.advanced(bySeconds: -1)), .running)
      let third = try await store.start(request, at: end)
      try expectEqual(third.firstStart, noon)
      // Earlier runs that end late change nothing.
      try await store.abandonRequest(second)
      try await store.finishRequest(second, response, at: end)
      try expectEqual(try await store.startRequest(request, at: end), .running)
      // Its content can change, because nothing was answered.
      try await store.abandonRequest(third)
      let other = RepeatableRequest(key: "k", content: "d", person: "u-1")
      try expectEqual(try await store.start(other, at: end).firstStart, noon)
      try expectEqual(try await store.startRequest(request, at: end), .different)
    },
    Check("only one of many equal requests starts") { store in
      let starts = try await withThrowingTaskGroup(of: RequestStart.self) { group in
        for _ in 0..<20 { group.addTask { try await store.startRequest(request, at: noon) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      try expectEqual(starts.count { $0 == .running }, 19)
      try expectEqual(starts.count { $0 != .running }, 1)
    },
    Check("erasing a person deletes the responses about them") { store in
      _ = try await store.putPerson(try samplePerson(), if: .none, at: noon)
      try await store.finishRequest(try await store.start(request, at: noon), response, at: noon)
      _ = try await store.erasePerson("u-1", hash: "h", at: noon)
      try expectEqual(try await store.start(request, at: later).firstStart, later)
    },
  ]
}

extension Store {
  /// Starts a request that must not be running or finished.
  fileprivate func start(_ request: RepeatableRequest, at now: Timestamp) async throws -> RequestRun {
    let start = try await startRequest(request, at: now)
    guard case .started(let run) = start else { throw ContractFailure(description: "not started: \(start)") }
    return run
  }
}
