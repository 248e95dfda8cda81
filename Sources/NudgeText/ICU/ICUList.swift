internal import CNudgeICU

/// A formatter that joins the items of a list.
///
/// It can be used by one thread at a time.
@safe final class ICUList {
  /// The conjunction before the last item.
  enum Kind: Hashable {
    /// `a, b, and c`.
    case and
    /// `a, b, or c`.
    case or
  }

  private let handle: OpaquePointer?

  /// Opens the list format of a locale with an ICU identifier.
  init(_ kind: Kind, locale: String) throws(ICUFailure) {
    let code = Int32(kind == .and ? NUDGE_ICU_AND : NUDGE_ICU_OR)
    unsafe handle = try unsafe callICU { unsafe nudge_icu_list_open(code, locale, &$0) }
  }

  deinit { unsafe nudge_icu_list_close(handle) }

  /// Returns the joined items.
  ///
  /// No item can contain a line feed.
  func format(_ parts: [String]) throws(ICUFailure) -> String {
    let text = parts.joined(separator: "\n")
    return try unsafe textFromICU { unsafe nudge_icu_list_format(handle, text, Int32(text.utf8.count), $0, $1, &$2) }
  }
}

extension Renderer {
  /// Joins parts as the locale lists them, such as `Friday and Saturday`.
  ///
  /// Unlike formats, lists are not kept: this is for screens, not for the words of a batch.
  ///
  /// - Parameters:
  ///   - parts: The parts, none of which has a line feed.
  ///   - locale: The language of the text.
  /// - Returns: The list; empty if there are no parts.
  /// - Throws: `RenderError` if ICU fails.
  package func list(_ parts: [String], locale: LocaleTag) throws(RenderError) -> String {
    try Self.icu(locale) { () throws(ICUFailure) in
      try ICUList(.and, locale: locale.icuIdentifier).format(parts)
    }
  }
}
