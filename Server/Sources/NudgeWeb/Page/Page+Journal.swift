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
    let plan = try visit.plan
    let today = plan.day(at: visit.now)
    var entry = try posted.entry()
    let day = try? CivilDate(entry.typedDay)
    entry.titleError = try titleError(title, isRequired: true, visit.words)
    if day.map({ $0 > today }) ?? true { entry.dayError = try visit.words.journal.text("record-future") }
    guard let day, !entry.hasError else {
      return try await show(
        visit, try SettingsDraft(visit.person, posted: posted.fields, planner), entry: entry,
        status: .unprocessableContent)
    }
    // A form that is posted twice, by a double click or by loading the answer again, records once. After going back, the same
    // form can be posted with another entry.
    let form = posted.fields["form"] ?? Base64URL.random()
    let id = "page-" + String(IdempotencyKey.hash([visit.person.id, form, "\(day)", title]).prefix(32))
    let achievement = Achievement(
      at: day == today ? plan.moment(visit.now) : .date(day), id: id, title: title)
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
