public import NudgeText

/// The error that is thrown if a folder is not a valid catalog.
///
/// It contains every fault.
public struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults, ordered by file, line and column.
  ///
  /// There is at least one.
  public var faults: [CatalogFault]

  /// The faults, one per line.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}

/// A fault in a file or folder of Templates/ or Localization/.
///
/// ```swift
/// do {
///   let catalog = try CatalogLoader.load(from: "my-words")
/// } catch {
///   for fault in error.faults { print(fault) }
/// }
/// ```
public struct CatalogFault: Comparable, CustomStringConvertible, Hashable, Sendable {
  /// The lint rule that the fault violates, which identifies the kind of fault.
  public var rule: LintRule.Code
  /// The file or folder, relative to the catalog's folder, such as `Templates/reminder.yaml`.
  public var file: String
  /// The position in the file, or `nil` if the fault concerns the whole file or the file does not exist.
  public var position: TextPosition?
  /// The description of the fault, as a sentence without a full stop.
  public var reason: String
  /// A suggestion for fixing the fault, if there is one.
  public var hint: String?

  /// Returns whether the left fault comes before the right one, by file, line and column, then by reason and hint.
  public static func < (left: CatalogFault, right: CatalogFault) -> Bool {
    func key(_ fault: CatalogFault) -> (String, Int, Int, String, String) {
      (fault.file, fault.position?.line ?? 0, fault.position?.column ?? 0, fault.reason, fault.hint ?? "")
    }
    return key(left) < key(right)
  }

  /// The fault as `file:line:column: reason (hint)`, on one line.
  ///
  /// File names and file contents are untrusted. Control characters and directional formatting characters are therefore
  /// escaped, such as `\u{1B}`.
  public var description: String { shown(place: position.map { "\(file):\($0.line):\($0.column)" } ?? file) }

  /// Returns the fault in the format of compiler messages, `file:line:column: error: reason (hint)`, which build tools
  /// and editors recognize.
  package func diagnostic(_ severity: LintSeverity) -> String {
    shown(place: "\(file):\(position?.line ?? 1):\(position?.column ?? 1): \(severity.rawValue)")
  }

  /// Returns the fault after its position, with control characters escaped.
  private func shown(place: String) -> String {
    ("\(place): \(reason)" + (hint.map { " (\($0))" } ?? "")).escaping(\.isControl)
  }
}
