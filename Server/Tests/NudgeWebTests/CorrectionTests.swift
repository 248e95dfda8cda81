import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import Testing

@testable import NudgeWeb

@Suite("Corrections of achievements, and achievements of later days")
struct CorrectionTests {
  private static let list = "/v1/people/u-1/achievements"
  private static let path = list + "/a-1"

  /// Runs a test with a person who has one achievement.
  private func run(_ test: @escaping @Sendable (Client) async throws -> Void) async throws {
    try await TestServer().runWithPerson { client async throws in
      let body = #"{"id":"a-1","at":"2026-11-26T08:00:00Z","title":"Ran 5 km"}"#
      #expect(try await client.send(.post, Self.list, body).status == .created)
      try await test(client)
    }
  }

  @Test func whatIsMissingStaysAndNullRemoves() async throws {
    try await run { client async throws in
      let title = try await client.send(.put, Self.path, #"{"title":"Ran 6 km\nin the rain"}"#)
      #expect(title.status == .ok)
      let expected: PayloadValue = [
        "achievement": ["id": "a-1", "at": "2026-11-26T08:00:00Z", "title": "Ran 6 km\nin the rain"], "milestones": [],
      ]
      #expect(try title.json() == expected)
      let day = try await client.send(.put, Self.path, #"{"at":"2026-11-25"}"#)
      #expect(try day.json("achievement") == ["id": "a-1", "at": "2026-11-25", "title": "Ran 6 km\nin the rain"])
      #expect(try await client.send(.put, Self.path, "{}").json("achievement") == day.json("achievement"))
      #expect(try await client.send(.get, Self.list).json("achievements", "0") == day.json("achievement"))
      let null = try await client.send(.put, Self.path, #"{"title":null,"at":"2026-11-26T11:00:00Z"}"#)
      #expect(try null.json("achievement") == ["id": "a-1", "at": "2026-11-26T11:00:00Z"])
      _ = try await client.send(.put, Self.path, #"{"title":"Swam"}"#)
      #expect(try await client.send(.put, Self.path, #"{"title":""}"#).json("achievement", "title") == .null)
      #expect(try await client.send(.get, Self.list).json("achievements", "1") == .null, "there is still one")
    }
  }

  @Test func aCorrectionReachesNoMilestoneAgain() async throws {
    try await run { client async throws in
      for day in 24...25 { _ = try await client.send(.post, Self.list, #"{"at":"2026-11-\#(day)"}"#) }
      let moved = try await client.send(.put, Self.path, #"{"at":"2026-11-23"}"#)
      #expect(try moved.json("milestones") == [])
      #expect(try await client.send(.put, Self.path, #"{"at":"2026-11-26"}"#).json("milestones") == [])
      #expect(try await client.send(.get, "/v1/people/u-1/plan?explain=true").text.contains(#""current":3"#))
    }
  }

  @Test func theVersionIsThePersonsAndIsChecked() async throws {
    try await run { client async throws in
      let tag = try #require(try await client.send(.get, "/v1/people/u-1").header("etag"))
      let first = try await client.send(.put, Self.path, #"{"title":"one"}"#, ["If-Match": tag])
      #expect(first.status == .ok)
      let next = try #require(first.header("etag"))
      #expect(next != tag)
      #expect(try await client.send(.get, "/v1/people/u-1").header("etag") == next)
      let stale = try await client.send(.put, Self.path, #"{"title":"two"}"#, ["If-Match": tag])
      #expect(stale.status == .preconditionFailed)
      #expect(try await client.send(.put, Self.path, "{}", ["If-None-Match": "*"]).status == .preconditionFailed)
      #expect(try await client.send(.put, Self.path, "{}", ["If-Match": "3"]).status == .badRequest)
      #expect(try await client.send(.get, Self.list).json("achievements", "0", "title") == "one")
      #expect(try await client.send(.put, Self.path, #"{"title":"two"}"#, ["If-Match": "*"]).status == .ok)
    }
  }

  @Test func anAchievementIsDeletedInTheVersionThatTheClientKnows() async throws {
    try await run { client async throws in
      let tag = try #require(try await client.send(.get, "/v1/people/u-1").header("etag"))
      #expect(try await client.send(.put, Self.path, #"{"title":"one"}"#).status == .ok)
      func delete(_ headers: [String: String], _ path: String = Self.path) async throws -> TestResponse {
        try await client.send(.delete, path, nil, headers)
      }
      func kind(_ headers: [String: String], _ path: String = Self.path) async throws -> PayloadValue {
        try await delete(headers, path).json("type")
      }
      #expect(try await kind(["If-Match": tag]) == "urn:nudged:problem:other-version")
      #expect(try await kind(["If-Match": "W/\(tag)"]) == "urn:nudged:problem:altered-etag")
      #expect(try await kind(["If-Match": "3"]) == "urn:nudged:problem:invalid-header")
      #expect(try await kind(["If-None-Match": "*"]) == "urn:nudged:problem:person-exists")
      #expect(
        try await kind(["If-Match": "*"], "/v1/people/u-2/achievements/a-1") == "urn:nudged:problem:no-such-person")
      let current = try #require(try await client.send(.get, "/v1/people/u-1").header("etag"))
      #expect(try await kind(["If-Match": current], Self.list + "/a-2") == "urn:nudged:problem:no-such-achievement")
      #expect(try await client.send(.get, Self.list).json("achievements", "0", "title") == "one")
      let deleted = try await delete(["If-Match": current])
      #expect(deleted.status == .noContent && deleted.header("etag") != current)
      #expect(try await client.send(.get, "/v1/people/u-1").header("etag") == deleted.header("etag"))
    }
  }

  @Test func onlyWhatExistsIsCorrected() async throws {
    try await run { client async throws in
      for path in [Self.list + "/a-2", "/v1/people/u-2/achievements/a-1"] {
        for headers in [[:], ["If-Match": "*"]] {
          #expect(try await client.send(.put, path, #"{"title":"x"}"#, headers).status == .notFound, "\(path)")
        }
      }
      let person = #"{"id":"u-2","timeZone":"UTC"}"#
      _ = try await client.send(.put, "/v1/people/u-2", person)
      let other = try await client.send(.put, "/v1/people/u-2/achievements/a-1", #"{"title":"x"}"#)
      #expect(try other.json("title") == "There is no such achievement.")
      #expect(try await client.send(.get, Self.list).json("achievements", "0", "title") == "Ran 5 km")
    }
  }

  @Test func everyFaultOfACorrectionIsListed() async throws {
    try await run { client async throws in
      let faults = try await client.send(.put, Self.path, #"{"at":"yesterday","title":7,"id":"a-2"}"#)
      #expect(faults.status == .unprocessableContent)
      #expect(try Set(faults.pointers) == ["/at", "/title", "/id"])
      let removed = try await client.send(.put, Self.path, #"{"at":null}"#)
      #expect(try removed.pointers == ["/at"])
      let long = String(repeating: "x", count: 4_097)
      #expect(try await client.send(.put, Self.path, #"{"title":"\#(long)"}"#).pointers == ["/title"])
      #expect(try await client.send(.get, Self.list).json("achievements", "0", "title") == "Ran 5 km")
    }
  }

  // MARK: Later days

  /// It is 2026-11-26T12:00:00Z.
  @Test(arguments: [
    ("Europe/Berlin", "2026-11-26T22:59:59Z", true), ("Europe/Berlin", "2026-11-26T23:00:00Z", false),
    ("Europe/Berlin", "2026-11-27T00:00:00+01:00", false), ("Europe/Berlin", "2026-11-27T09:00:00+14:00", true),
    ("Europe/Berlin", "2027-11-28", false), ("Europe/Berlin", "2027-11-26T12:00:00Z", false),
    ("Europe/Berlin", "2026-11-27", true), ("Europe/Berlin", "2026-11-28", false),
    // There it is the 27th.
    ("Pacific/Kiritimati", "2026-11-27", true), ("Pacific/Kiritimati", "2026-11-28", false),
    ("Pacific/Kiritimati", "2026-11-27T09:59:59Z", true), ("Pacific/Kiritimati", "2026-11-27T10:00:00Z", false),
    ("Asia/Tokyo", "2026-11-27", true), ("Asia/Tokyo", "2026-11-26T14:59:59Z", true),
    ("Asia/Tokyo", "2026-11-26T15:00:00Z", false),
    ("Pacific/Honolulu", "2026-11-27", true), ("Pacific/Honolulu", "2026-11-28", false),
    ("Pacific/Honolulu", "2026-11-27T09:59:59Z", true), ("Pacific/Honolulu", "2026-11-27T10:00:00Z", false),
  ])
  func theDayInThePersonsZoneDecides(zone: String, at: String, isAllowed: Bool) async throws {
    try await TestServer().run { client async throws in
      let person = #"{"id":"u-1","timeZone":"\#(zone)""#
      _ = try await client.send(.put, "/v1/people/u-1", person + "}")
      _ = try await client.send(.post, Self.list, #"{"id":"a-0","at":"2026-11-20"}"#)
      let answers = [
        ("/at", try await client.send(.post, Self.list, #"{"at":"\#(at)"}"#)),
        ("/at", try await client.send(.put, Self.list + "/a-0", #"{"at":"\#(at)"}"#)),
        (
          "/achievements/1/at",
          try await client.send(
            .put, "/v1/people/u-1", person + #","achievements":[{"at":"2026-11-20"},{"at":"\#(at)"}]}"#)
        ),
      ]
      for (pointer, answer) in answers {
        #expect(isAllowed == (answer.status.kind == .successful), "\(pointer) \(answer.text)")
        if !isAllowed {
          #expect(answer.status == .unprocessableContent)
          #expect(try answer.pointers == [pointer])
          #expect(answer.text.contains("later day than today"))
        }
      }
      let stored = try await client.send(.get, Self.list)
      #expect(isAllowed || !stored.text.contains(at), "nothing of it is stored")
    }
  }

  /// The operator's first hour: a future achievement took the first real one's celebration.
  @Test func aWrongYearDoesNotTakeTheFirstCelebration() async throws {
    try await TestServer().runWithPerson { client async throws in
      #expect(try await client.send(.post, Self.list, #"{"at":"2027-11-28"}"#).status == .unprocessableContent)
      let first = try await client.send(.post, Self.list)
      #expect(try first.json("milestones", "0", "kind") == "first-achievement")
    }
  }

  @Test func aResponseOfALaterDayIsRefusedAsAWhole() async throws {
    let server = try await TestServer()
    try await server.runWithPerson { client async throws in
      let event = #"{"notification":"reminder-2026-11-26","action":"add","text":"Ran","at":"2027-11-26T12:00:00Z"}"#
      let answer = try await client.send(.post, "/v1/people/u-1/events", event)
      #expect(answer.status == .unprocessableContent)
      #expect(try answer.pointers == ["/at"])
      #expect(try await server.store.events(of: "u-1", since: .min, limit: 9).isEmpty)
    }
  }

  @Test func lineBreaksAreKept() async throws {
    try await run { client async throws in
      let title = "One\r\ntwo\n\nfour\u{2028}five"
      let body = try JSONResponse.encoded(["id": "a-2", "title": title])
      let recorded = try await client.send(.post, Self.list, String(buffer: body))
      #expect(try recorded.json("achievement", "title") == .string(title))
      #expect(try await client.send(.get, Self.list).json("achievements", "0", "title") == .string(title))
    }
  }
}
