import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("The table that a person downloads from nudged")
struct DownloadedHistoryTests {
  /// The server's test `theJournalIsDownloadedAsATable` expects the same bytes.
  @Test func readsTheTableThatAPersonDownloads() throws {
    let rows = [
      "\u{FEFF}at,title", "2026-11-25T15:00:00Z,Ran 5 km",
      "2026-11-25T14:59:00Z,\"Said \"\"yes\"\",\nthen \u{5DB}ן 跑\"", "2026-11-20,", "",
    ]
    var reader = HistoryReader(in: .utc)
    var results: [HistoryReader.Result] = []
    reader.read(Array(rows.joined(separator: "\r\n").utf8)) { results.append($0) }
    reader.finish { results.append($0) }
    let achievements = [
      Achievement(at: try Timestamp(rfc3339: "2026-11-25T15:00:00Z"), title: "Ran 5 km"),
      Achievement(
        at: try Timestamp(rfc3339: "2026-11-25T14:59:00Z"), title: "Said \"yes\",\nthen \u{5DB}ן 跑"),
      Achievement(on: try CivilDate("2026-11-20")),
    ]
    #expect(results == achievements.map { .success($0) })
  }
}
