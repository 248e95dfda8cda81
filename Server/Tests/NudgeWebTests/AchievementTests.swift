import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import Testing

@testable import NudgeWeb

@Suite("Achievements and responses in the API")
struct AchievementTests {
  @Test func anAchievementIsRecordedOnce() async throws {
    try await TestServer().runWithPerson { client async throws in
      let path = "/v1/people/u-1/achievements"
      let body = #"{"id":"a-1","at":"2026-11-26T08:00:00Z","title":"Ran 5 km"}"#
      let first = try await client.send(.post, path, body)
      #expect(first.status == .created)
      #expect(try first.json("achievement", "id") == "a-1")
      #expect(
        try first.json("milestones")
          == [["kind": "first-achievement", "threshold": 1, "on": "2026-11-26"]])
      let again = try await client.send(.post, path, body)
      #expect(again.status == .ok)
      #expect(try again.json("milestones") == [])
      let second = try await client.send(.post, path, #"{"at":"2026-11-25"}"#)
      #expect(second.status == .created)
      #expect(try second.json("milestones") == [])
      let list = try await client.send(.get, path)
      #expect(try list.json("achievements", "0", "title") == "Ran 5 km")
      #expect(try list.json("achievements", "1", "at") == "2026-11-25")
      #expect(try await client.send(.get, path + "?before=a-1&limit=1").json("achievements", "0", "at") == "2026-11-25")
      #expect(try await client.send(.delete, path + "/a-1").status == .noContent)
      #expect(try await client.send(.delete, path + "/a-1").status == .notFound)
    }
  }

  /// What was recorded elsewhere keeps the day that it had there, and what is recorded now the person's own:
  /// glutanimate/review-heatmap#212.
  @Test func theOffsetIsKept() async throws {
    let server = try await TestServer()
    try await server.runWithPerson { client async throws in
      let path = "/v1/people/u-1/achievements"
      for (at, kept, day) in [
        ("2026-11-24T23:30:00-08:00", "2026-11-24T23:30:00-08:00", "2026-11-24"),
        ("2026-11-26T01:00:00Z", "2026-11-26T01:00:00Z", "2026-11-26"),
        ("2026-11-23T01:00:00-00:00", "2026-11-23T01:00:00Z", "2026-11-23"),
        ("2026-11-22 08:00:00+00", "2026-11-22T08:00:00Z", "2026-11-22"),
      ] {
        let answer = try await client.send(.post, path, #"{"id":"a-\#(day)","at":"\#(at)"}"#)
        #expect(answer.status == .created)
        #expect(try answer.json("achievement", "at") == .string(kept))
      }
      #expect(try await client.send(.get, path).json("achievements", "1", "at") == "2026-11-24T23:30:00-08:00")
      let now = try await client.send(.post, path, #"{"id":"now"}"#)
      #expect(now.text.contains(#"+01:00""#), "\(now.text)")
      let answered = try await client.send(
        .post, "/v1/people/u-1/events", #"{"notification":"reminder-2026-11-26","action":"add","text":"Ran"}"#)
      #expect(answered.status == .accepted)
      for achievement in try await server.store.achievements(of: "u-1", before: nil, limit: 2) ?? [] {
        #expect("\(achievement.moment)".contains("+01:00"), "\(achievement)")
      }
    }
  }

  @Test func aListThatContinuesAtADeletedAchievementIsAnError() async throws {
    try await TestServer().runWithPerson { client async throws in
      let path = "/v1/people/u-1/achievements"
      for day in 21...25 { _ = try await client.send(.post, path, #"{"id":"a-\#(day)","at":"2026-11-\#(day)"}"#) }
      #expect(try await client.send(.get, path + "?before=a-23").json("achievements", "1", "id") == "a-21")
      #expect(try await client.send(.get, path + "?before=a-21").json("achievements") == [])
      _ = try await client.send(.delete, path + "/a-23")
      for id in ["a-23", "nope", ""] {
        let gone = try await client.send(.get, path + "?before=\(id)")
        #expect(gone.status == .notFound, "\(id)")
        #expect(try gone.json("title") == "There is no such achievement.")
        #expect(try gone.json("errors", "0", "parameter") == "before")
      }
    }
  }

  @Test func anAchievementOfTheFutureDoesNotEndSomeonesPlans() async throws {
    let server = try await TestServer()
    try await server.runWithPerson { client async throws in
      let person = #"{"id":"u-2","timeZone":"UTC","progress":{"count":3,"currentStreak":1,"lastOn":"2026-11-25"}}"#
      #expect(try await client.send(.put, "/v1/people/u-2", person).status == .created)
      let early = try await client.send(.post, "/v1/people/u-2/achievements", #"{"at":"2026-12-24T12:00:00Z"}"#)
      #expect(early.status == .unprocessableContent)
      #expect(try await client.send(.get, "/v1/people/u-2").json("progress", "count") == 3)
    }
  }

  @Test func milestonesAreListed() async throws {
    try await TestServer().runWithPerson { client async throws in
      let path = "/v1/people/u-1/achievements"
      for day in 24...25 { _ = try await client.send(.post, path, #"{"at":"2026-11-\#(day)"}"#) }
      let third = try await client.send(.post, path)
      #expect(
        try third.json("milestones") == [["kind": "streak-milestone", "threshold": 3, "on": "2026-11-26"]])
    }
  }

  @Test func anEarlierDayMovesNoMilestone() async throws {
    try await TestServer().runWithPerson { client async throws in
      let path = "/v1/people/u-1/achievements"
      for day in 10...18 { _ = try await client.send(.post, path, #"{"at":"2026-11-\#(day)"}"#) }
      let tenth = try await client.send(.post, path, #"{"at":"2026-11-01"}"#)
      #expect(try tenth.json("milestones", "0", "kind") == "count-milestone")
      #expect(try await client.send(.post, path, #"{"at":"2026-10-01"}"#).json("milestones") == [])
      // The streak of nine days ended on the 18th.
      #expect(try await client.send(.post, path, #"{"at":"2026-11-09"}"#).json("milestones") == [])
      #expect(try await client.send(.post, path, #"{"at":"2026-11-19"}"#).json("milestones") == [])
    }
  }

  @Test func theFirstAchievementOfASummaryIsAMilestone() async throws {
    try await TestServer().run { client async throws in
      _ = try await client.send(
        .put, "/v1/people/u-1",
        #"{"id":"u-1","timeZone":"UTC","progress":{"count":0,"currentStreak":0,"longestStreak":0}}"#)
      let first = try await client.send(.post, "/v1/people/u-1/achievements")
      #expect(try first.json("milestones", "0", "kind") == "first-achievement")
    }
  }

  @Test func everyFaultIsListed() async throws {
    try await TestServer().runWithPerson { client async throws in
      let achievement = try await client.send(
        .post, "/v1/people/u-1/achievements", #"{"id":"","at":"yesterday","title":7}"#)
      #expect(achievement.status == .unprocessableContent)
      #expect(try Set(achievement.pointers) == ["/id", "/at", "/title"])
      let event = try await client.send(
        .post, "/v1/people/u-1/events", #"{"notification":"!","action":"ate","at":null}"#)
      #expect(try Set(event.pointers) == ["/notification", "/action"])
      let query = try await client.send(.get, "/v1/people/u-1/achievements?limit=0&limit=3")
      #expect(query.status == .badRequest)
      #expect(try query.json("errors", "0", "parameter") == "limit")
    }
  }

  @Test func aResponseIsRecorded() async throws {
    let server = try await TestServer()
    try await server.runWithPerson { client async throws in
      let response = try await client.send(
        .post, "/v1/people/u-1/events", #"{"notification":"reminder-2026-11-26","action":"add","text":"Ran"}"#)
      #expect(response.status == .accepted)
      #expect(response.text.isEmpty)
      #expect(try await server.store.events(of: "u-1", since: .min, limit: 9).map(\.action) == ["add"])
      #expect(
        try await client.send(.get, "/v1/people/u-1/achievements").json("achievements", "0", "title") == "Ran")
      let unknown = try await client.send(
        .post, "/v1/people/u-2/events", #"{"notification":"reminder-2026-11-26","action":"opened"}"#)
      #expect(unknown.status == .notFound)
    }
  }

  /// The settings may have changed since it was sent, so that it isn't in the plan any more.
  @Test func aKindIsTurnedOffThatIsNoLongerPlanned() async throws {
    try await TestServer().runWithPerson { client async throws in
      let response = try await client.send(
        .post, "/v1/people/u-1/events", #"{"notification":"streak-7","action":"Mute"}"#)
      #expect(response.status == .accepted)
      let person = try await client.send(.get, "/v1/people/u-1")
      #expect(try person.json("preferences", "milestones", "streak") == false, "\(person.text)")
    }
  }
}
