import Foundation
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI

@Suite("Who is reminded")
struct RemindedPersonTests {
  private let folder: TemporaryFolder
  private let person: String

  init() throws {
    folder = try TemporaryFolder()
    person = try folder.write("p.json", #"{"id":"u-17","timeZone":"UTC"}"#.utf8)
  }

  private func count(_ person: Person?) -> Int? {
    if case .achievements(let achievements) = person?.history.record { achievements.count } else { nil }
  }

  @Test func aHistoryThatNeverWasIsEmpty() throws {
    let path = folder.path + "/h.txt"
    var complaints: [String] = []
    let reminded = RemindedPerson(person, history: path, zones: .compiledIn, notes: NoteWriter(locale: .english)) {
      complaints.append($0)
    }
    #expect(count(try reminded.read()) == 0)
    #expect(count(try reminded.read()) == 0)
    #expect(complaints == ["--history: \(path) does not exist yet; it is created when the first achievement is added"])
  }

  /// A long history's titles take more memory than anything else, so they are read again when they are asked for.
  @Test func keepsTitlesWhereNotificationsHaveThem() throws {
    let path = try folder.write("h.txt", "2026-11-20T10:00:00Z Ran\n2026-11-21 Swam\n2026-11-21 Rested\n".utf8)
    let keeping = try folder.write(
      "k.json", #"{"id":"u-17","timeZone":"UTC","preferences":{"retrieval":{"includePreview":true}}}"#.utf8)
    for (person, titles) in [(person, [nil, nil, nil]), (keeping, ["Ran", "Swam", "Rested"])] {
      let reminded = RemindedPerson(person, history: path, zones: .compiledIn, notes: NoteWriter(locale: .english)) {
        _ in
      }
      let achievements = try #require(try reminded.read()).history.achievements
      #expect(achievements.map(\.title) == titles)
      #expect(achievements.prefix(2).map { reminded.title(of: $0, in: .utc) } == ["Ran", "Swam"])
    }
  }

  /// Opening a pipe would wait for a writer.
  @Test func doesNotWaitForAPipeInThePlaceOfTheFile() throws {
    let reminded = RemindedPerson(person, history: nil, zones: .compiledIn, notes: NoteWriter(locale: .english)) { _ in
    }
    #expect(try reminded.read()?.id == "u-17")
    try FileManager.default.removeItem(atPath: person)
    #expect(unsafe mkfifo(person, 0o600) == 0)
    let failure = #expect(throws: Failure.self) { try reminded.read() }
    #expect(failure?.message == "--person: \(person) is no longer a regular file.")
    #expect(failure?.code == .missingInput)
  }

  /// Programs that copy or fetch files take them away for a moment: nobody's history is empty for that.
  @Test func aHistoryThatIsGoneIsNotEmpty() throws {
    let path = try folder.write("h.txt", "2026-11-20T10:00:00Z\n2026-11-21T10:00:00Z\n".utf8)
    let reminded = RemindedPerson(person, history: path, zones: .compiledIn, notes: NoteWriter(locale: .english)) { _ in
    }
    #expect(count(try reminded.read()) == 2)
    try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
    let failure = #expect(throws: Failure.self) { try reminded.read() }
    #expect(failure?.message == "--history: \(path) no longer exists.")
    #expect(failure?.code == .missingInput)
    try FileManager.default.moveItem(atPath: path + ".old", toPath: path)
    #expect(count(try reminded.read()) == 2)
  }
}
