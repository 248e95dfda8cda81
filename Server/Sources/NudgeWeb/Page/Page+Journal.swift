internal import Hummingbird
internal import Nudge
internal import NudgeStore

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Page {
  func record(_ request: Request) async throws -> Response {
    let (visit, fields) = try await form(request)
    let today = try planner.day(of: visit.person, at: visit.now)
    // A text field may contain line breaks, but a notification's line may not.
    let title = (fields["title"] ?? "").split(whereSeparator: \.isNewline).map { $0.trimmed }.filter { !$0.isEmpty }
      .joined(separator: " ")
    let typedDay = fields["day"] ?? ""
    let day = typedDay.isEmpty ? today : try? CivilDate(typedDay)
    var entry = PageView.EntryForm(
      typedTitle: fields["title"] ?? "", typedDay: typedDay.isEmpty ? "\(today)" : typedDay, today: "\(today)")
    if title.isEmpty {
      entry.titleError = try visit.words.journal.text("record-empty")
    } else if title.utf8.count > History.maximumTitleLength {
      entry.titleError = try visit.words.journal.text("record-long")
    }
    if day.map({ $0 > today }) ?? true { entry.dayError = try visit.words.journal.text("record-future") }
    guard let day, !entry.hasError else {
      return try await show(
        visit, try SettingsDraft(visit.person, planner), entry: entry, status: .unprocessableContent)
    }
    let id = UUID().uuidString.lowercased()
    let achievement =
      day == today ? Achievement(at: visit.now, id: id, title: title) : Achievement(on: day, id: id, title: title)
    let recorded = try await backend.record(achievement, for: visit.person.id)
    return Response.redirect(to: PageNotice.recorded.address(reached: recorded.milestones))
  }

  func deleteAchievement(_ request: Request) async throws -> Response {
    let (visit, fields) = try await form(request)
    // Deleting twice, from two windows for example, has the result that was asked for.
    _ = try await backend.store.deleteAchievement(fields["id"] ?? "", of: visit.person.id)
    backend.wake()
    return Response.redirect(to: PageNotice.deleted.address())
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
