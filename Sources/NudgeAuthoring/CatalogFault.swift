public import NudgeText

/// Everything that keeps a folder from being a catalog.
public struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults, by file, line and column; never empty.
  public var faults: [CatalogFault]

  /// One fault a line.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}

/// One thing that is wrong in Templates/ or Localization/.
public struct CatalogFault: Comparable, CustomStringConvertible, Hashable, Sendable {
  /// The rule of lint that it breaks, which tells what kind of fault it is.
  public var rule: LintRule.Code
  /// The file or folder, relative to the catalog's folder, such as `Templates/reminder.yaml`.
  public var file: String
  /// The place in the file; `nil` if the fault is about the whole file, or the file does not exist.
  public var position: TextPosition?
  /// What is wrong, a sentence without a full stop.
  public var reason: String
  /// What would be right, if that is known.
  public var hint: String?

  /// Returns whether the left fault comes first: by file, line and column, then by its words.
  public static func < (left: CatalogFault, right: CatalogFault) -> Bool {
    func key(_ fault: CatalogFault) -> (String, Int, Int, String, String) {
      (fault.file, fault.position?.line ?? 0, fault.position?.column ?? 0, fault.reason, fault.hint ?? "")
    }
    return key(left) < key(right)
  }

  /// The fault as `file:line:column: reason (hint)`, on one line.
  ///
  /// Names of files and parts of their contents may be anything: control characters, and those that set the direction
  /// of writing, are shown as `\u{1B}`.
  public var description: String { shown(place: position.map { "\(file):\($0.line):\($0.column)" } ?? file) }

  /// The fault in the form of a compiler's messages, `file:line:column: error: reason (hint)`, which builds and editors
  /// understand.
  package func diagnostic(_ severity: LintSeverity) -> String {
    shown(place: "\(file):\(position?.line ?? 1):\(position?.column ?? 1): \(severity.rawValue)")
  }

  /// The fault after a place, with nothing in it that a terminal obeys or hides.
  private func shown(place: String) -> String {
    ("\(place): \(reason)" + (hint.map { " (\($0))" } ?? "")).escaping(\.isControl)
  }
}
