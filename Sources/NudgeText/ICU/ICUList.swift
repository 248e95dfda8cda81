internal import CNudgeICU

/// A formatter that joins the items of a list.
///
/// A formatter isn't thread-safe: use it from one thread at a time.
@safe final class ICUList {
  /// The conjunction before the last item.
  enum Kind: Hashable {
    /// `a, b, and c`.
    case and
    /// `a, b, or c`.
    case or
  }

  private let handle: OpaquePointer?

  /// Opens the list format of the locale with an ICU identifier.
  init(_ kind: Kind, locale: String) throws(ICUFailure) {
    let code = Int32(kind == .and ? NUDGE_ICU_AND : NUDGE_ICU_OR)
    unsafe handle = try unsafe callICU { unsafe nudge_icu_list_open(code, locale, &$0) }
  }

  deinit { unsafe nudge_icu_list_close(handle) }

  /// Returns the joined items.
  ///
  /// Items must not contain line feeds.
  func format(_ parts: [String]) throws(ICUFailure) -> String {
    let text = parts.joined(separator: "\n")
    return try unsafe textFromICU { unsafe nudge_icu_list_format(handle, text, Int32(text.utf8.count), $0, $1, &$2) }
  }
}

extension Renderer {
  /// Returns the parts as a list in the locale's language, such as `Friday and Saturday`.
  ///
  /// Unlike other formats, list formats aren't cached. Use this method for text on screen, not for rendering batches of
  /// notifications.
  ///
  /// - Parameters:
  ///   - parts: The parts, which must not contain line feeds.
  ///   - locale: The language of the text.
  /// - Returns: The list, or an empty string if there are no parts.
  /// - Throws: `RenderError` if ICU fails.
  package func list(_ parts: [String], locale: LocaleTag) throws(RenderError) -> String {
    try Self.icu(locale) { () throws(ICUFailure) in
      try ICUList(.and, locale: locale.inICU.icuIdentifier).format(parts)
    }
  }
}
