internal import CNudgeICU

/// The versions of what decides how numbers and dates read.
///
/// Texts differ between them.
public enum TextVersions {
  /// The ICU library that is loaded, such as `72.1`.
  public static let icu =
    (try? unsafe textFromICU { text, capacity, _ in unsafe nudge_icu_version(text, capacity) }) ?? ""

  /// The CLDR data in that library, such as `42.0`; empty if ICU has none.
  public static let cldr = (try? unsafe textFromICU { unsafe nudge_icu_cldr_version($0, $1, &$2) }) ?? ""
}
