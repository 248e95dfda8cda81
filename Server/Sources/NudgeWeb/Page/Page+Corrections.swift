internal import Hummingbird
internal import Nudge
internal import NudgeStore

/// The page on which an entry is corrected, as the template shows it.
struct CorrectionView {
  var frame: PageFrame
  var token: String
  /// The text and the day, as they are stored or as they were typed.
  var entry: PageView.EntryForm
  var original: Original
  var backAddress: String

  /// The entry that the form was drawn for, in hidden fields.
  ///
  /// Only what differs from it is changed, so that an older form doesn't undo what was corrected elsewhere.
  struct Original {
    var entryID: String
    var originalTitle: String
    var originalDay: String
    /// The ID of the entry before which the list was shown, or an empty text.
    var before: String

    init(_ entryID: String, title: String, day: String, before: String) {
      (self.entryID, originalTitle, originalDay, self.before) = (entryID, title, day, before)
    }

    init(_ fields: FormFields) {
      self.init(
        fields["id"] ?? "", title: fields["original-title"] ?? "", day: fields["original-day"] ?? "",
        before: fields["before"] ?? "")
    }
  }
}

extension Page {
  func showCorrection(_ request: Request) async throws -> Response {
    let visit = try await visit(request)
    let query = request.uri.queryParameters
    let before = query["before"].map(String.init) ?? ""
    let achievement = try await backend.store.achievement(
      query["id"].map(String.init) ?? "", of: visit.person.id, if: visit.precondition)
    // It may have been deleted in the meantime.
    guard let achievement else { return Response.redirect(to: Self.entriesAddress(before: before)) }
    let day = "\(try visit.plan.day(of: achievement))"
    let original = CorrectionView.Original(
      achievement.id ?? "", title: achievement.title ?? "", day: day, before: before)
    let today = "\(try visit.plan.day(at: visit.now))"
    return showCorrection(
      visit, original, PageView.EntryForm(typedTitle: achievement.title ?? "", typedDay: day, today: today))
  }

  private func showCorrection(
    _ visit: Visit, _ original: CorrectionView.Original, _ entry: PageView.EntryForm,
    status: HTTPResponse.Status = .ok
  ) -> Response {
    let view = CorrectionView(
      frame: PageFrame(visit.words), token: access.formToken(of: visit.session), entry: entry, original: original,
      backAddress: Self.entriesAddress(before: original.before))
    return html(view, template: "correction", status: status)
  }

  func correct(_ posted: PostedForm) async throws -> Response {
    let visit = posted.visit
    let original = CorrectionView.Original(posted.fields)
    let today = try visit.plan.day(at: visit.now)
    let day = try? CivilDate(posted.fields["day"] ?? "")
    let (wasTitled, title) = (!TypedText.stored(original.originalTitle).isEmpty, posted.title)
    var entry = try posted.entry()
    entry.typedDay = posted.fields["day"] ?? ""
    // An entry without words, which another app has recorded, can stay without.
    entry.titleError = try titleError(title, isRequired: wasTitled, visit.words)
    let isOriginalDay = posted.fields["day"] ?? "" == original.originalDay
    if !isOriginalDay, day.map({ $0 > today }) ?? true {
      entry.dayError = try visit.words.journal.text("record-future")
    }
    guard !entry.hasError else { return showCorrection(visit, original, entry, status: .unprocessableContent) }
    let correction = Correction(
      moment: isOriginalDay ? nil : day.map { .date($0) },
      title: title == TypedText.stored(original.originalTitle) ? nil : title)
    let result = try await backend.correct(
      original.entryID, of: visit.person.id, by: correction, if: visit.precondition)
    switch result {
    case .corrected:
      return Response.redirect(to: PageNotice.corrected.address(reached: [], before: original.before))
    case .unknown: return Response.redirect(to: Self.entriesAddress(before: original.before))
    case .conflict: throw PageError.signedOut
    }
  }

  /// Returns what is wrong with the words of an entry.
  func titleError(_ title: String, isRequired: Bool, _ words: PageWords) throws -> String? {
    if title.isEmpty { return isRequired ? try words.journal.text("record-empty") : nil }
    return title.utf8.count > History.maximumTitleLength ? try words.journal.text("record-long") : nil
  }

  /// Returns the address of the list of entries, at the place where it was left.
  private static func entriesAddress(before: String) -> String {
    PagePath.page + (before.isEmpty ? "" : "?before=\(before.percentEncoded)") + "#entries"
  }
}
