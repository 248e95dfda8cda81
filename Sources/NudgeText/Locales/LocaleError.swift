/// Why a text names no language that words could be written in.
public struct LocaleError: Error, Hashable, Sendable {
  /// What is wrong with the text.
  public enum Reason: Hashable, Sendable {
    /// It is not of the form language, script, region.
    case malformed
    /// It is `C` or `POSIX`, or a code that stands for none or for many: `und`, `zxx`, `mis`, `mul`.
    case noLanguage
    /// The language is not in ISO 639 as ICU knows it.
    case unknownLanguage(String)
    /// The script is not in ISO 15924 as Unicode knows it.
    case unknownScript(String)
    /// The region is not in ISO 3166 or UN M.49 as CLDR knows them.
    case unknownRegion(String)
  }

  /// The text as it was given.
  public var text: String
  /// What is wrong with it.
  public var reason: Reason
  /// The valid tag nearest to it, if one is near.
  public var nearest: LocaleTag?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - text: The text as it was given.
  ///   - reason: What is wrong with it.
  ///   - nearest: The valid tag nearest to it.
  public init(text: String, reason: Reason, nearest: LocaleTag? = nil) {
    self.text = text
    self.reason = reason
    self.nearest = nearest
  }
}

extension LocaleError: CustomStringConvertible {
  /// The reason, and what would be right.
  public var description: String {
    let hint = nearest.map { "Did you mean \($0)?" } ?? "Locales are like en, en-GB or zh-Hant-HK."
    return switch reason {
    case .malformed: "It is not a locale. \(hint)"
    case .noLanguage: "It stands for no language. \(hint)"
    case .unknownLanguage(let code): "There is no language \(code). \(hint)"
    case .unknownScript(let code): "There is no script \(code). \(hint)"
    case .unknownRegion(let code): "There is no region \(code). \(hint)"
    }
  }
}
