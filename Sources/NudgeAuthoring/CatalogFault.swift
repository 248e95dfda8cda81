public import NudgeText

/// An error thrown when a folder isn't a valid catalog.
///
/// The error lists every fault, not just the first one. For example:
///
/// ```swift
/// do { catalog = try CatalogLoader.load(from: "my-words") } catch { print(error) }
/// // Templates: folder not found
/// // Localization: folder not found
/// ```
public struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults, ordered by file, line and column.
  ///
  /// This array is never empty.
  public var faults: [CatalogFault]

  /// The faults, one per line.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}

/// A fault in a file or folder under Templates/ or Localization/.
///
/// ```swift
/// do {
///   let catalog = try CatalogLoader.load(from: "my-words")
/// } catch {
///   for fault in error.faults { print(fault) }
/// }
/// ```
public struct CatalogFault: Comparable, CustomStringConvertible, Hashable, Sendable {
  /// The violated lint rule, which identifies the kind of fault.
  package var rule: RuleCode
  /// The file or folder, relative to the catalog's folder, such as `Templates/reminder.yaml`.
  public var file: String
  /// The position in the file, or `nil` if the fault concerns the whole file or the file does not exist.
  public var position: TextPosition?
  /// A description of the fault, without a trailing period.
  public var reason: String
  /// A suggestion for fixing the fault, if available.
  public var hint: String?

  /// Returns whether the first fault precedes the second, by file, line and column, then by reason and hint.
  public static func < (left: CatalogFault, right: CatalogFault) -> Bool {
    func key(_ fault: CatalogFault) -> (String, Int, Int, String, String) {
      (fault.file, fault.position?.line ?? 0, fault.position?.column ?? 0, fault.reason, fault.hint ?? "")
    }
    return key(left) < key(right)
  }

  /// The fault on one line, in the format `file:line:column: reason (hint)`.
  ///
  /// Because file names and contents are untrusted, control characters and directional formatting characters are
  /// escaped, for example as `\u{1B}`.
  public var description: String { shown(place: position.map { "\(file):\($0.line):\($0.column)" } ?? file) }

  /// Returns the fault in the format of compiler messages, `file:line:column: error: reason (hint)`, which build tools
  /// and editors recognize.
  package func diagnostic(_ severity: Severity) -> String {
    shown(place: "\(file):\(position?.line ?? 1):\(position?.column ?? 1): \(severity.rawValue)")
  }

  /// Returns the fault's text prefixed with its position, with control characters escaped.
  private func shown(place: String) -> String {
    ("\(place): \(reason)" + (hint.map { " (\($0))" } ?? "")).escaping(\.isControl)
  }
}
