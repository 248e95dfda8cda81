internal import CNudgeICU
internal import Synchronization

/// A word break.
@safe private final class ICUWords {
  private let handle: OpaquePointer?

  init() throws(ICUFailure) { unsafe handle = try unsafe callICU { unsafe nudge_icu_words_open(&$0) } }

  deinit { unsafe nudge_icu_words_close(handle) }

  /// Returns the words of a text, separated by line feeds.
  func split(_ text: String) throws(ICUFailure) -> String {
    try unsafe textFromICU {
      unsafe nudge_icu_words_split(handle, text, Int32(text.utf8.count), $0, $1, &$2)
    }
  }
}

/// The words of texts in any language.
package enum TextWords {
  // A word break isn't thread-safe, and opening one takes longer than splitting a short text.
  private static let shared = Mutex<ICUWords?>(nil)

  /// Returns the words and numbers of a text, in lower case and without spaces and punctuation.
  ///
  /// Han characters, which have no spaces between words, are split by ICU's dictionary. If ICU fails, the result is
  /// empty.
  package static func split(_ text: String) -> [String] {
    let words = shared.withLock { words -> String in
      if words == nil { words = try? ICUWords() }
      return (try? words?.split(text)) ?? ""
    }
    return words.lowercased().split(separator: "\n").map(String.init)
  }
}
