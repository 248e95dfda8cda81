internal import Hummingbird
internal import Nudge
internal import NudgeStore

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Page {
  func record(_ posted: PostedForm) async throws -> Response {
    let (visit, title) = (posted.visit, posted.title)
    let today = try planner.day(of: visit.person, at: visit.now)
    var entry = try posted.entry(planner)
    let day = try? CivilDate(entry.typedDay)
    if title.isEmpty {
      entry.titleError = try visit.words.journal.text("record-empty")
    } else if title.utf8.count > History.maximumTitleLength {
      entry.titleError = try visit.words.journal.text("record-long")
    }
    if day.map({ $0 > today }) ?? true { entry.dayError = try visit.words.journal.text("record-future") }
    guard let day, !entry.hasError else {
      return try await show(
        visit, try SettingsDraft(visit.person, posted: posted.fields, planner), entry: entry,
        status: .unprocessableContent)
    }
    let id = UUID().uuidString.lowercased()
    let achievement =
      day == today ? Achievement(at: visit.now, id: id, title: title) : Achievement(on: day, id: id, title: title)
    let recorded = try await backend.record(achievement, for: visit.person.id, if: visit.precondition)
    return try await finish(posted, .recorded, reached: recorded.milestones)
  }

  func deleteAchievement(_ posted: PostedForm) async throws -> Response {
    // Deleting twice, from two windows for example, has the result that was asked for.
    _ = try await backend.store.deleteAchievement(
      posted.fields["id"] ?? "", of: posted.visit.person.id, if: posted.visit.precondition)
    backend.wake()
    return try await finish(posted, .deleted)
  }
}
