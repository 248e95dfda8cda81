public import NudgeText

/// One thing that is wrong in Templates/ or Localization/.
public struct CatalogFault: Hashable, Sendable {
  /// The file or folder, relative to the catalog's folder, such as `Templates/reminder.yaml`.
  public var file: String
  /// Where in the file; `nil` where the file as a whole is meant, or there is none.
  public var position: TextPosition?
  /// What is wrong, a sentence without a full stop.
  public var reason: String
  /// What would be right, where that is known.
  public var hint: String?

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - file: The file or folder, relative to the catalog's folder.
  ///   - position: Where in the file.
  ///   - reason: What is wrong.
  ///   - hint: What would be right.
  public init(file: String, position: TextPosition?, reason: String, hint: String? = nil) {
    self.file = file
    self.position = position
    self.reason = reason
    self.hint = hint
  }
}

extension CatalogFault: Comparable {
  /// Whether the left fault comes first: by file, line and column, then by its words.
  public static func < (left: CatalogFault, right: CatalogFault) -> Bool {
    func key(_ fault: CatalogFault) -> (String, Int, Int, String, String) {
      (fault.file, fault.position?.line ?? 0, fault.position?.column ?? 0, fault.reason, fault.hint ?? "")
    }
    return key(left) < key(right)
  }
}

extension CatalogFault: CustomStringConvertible {
  /// In the form `file:line:column: reason (hint)`.
  public var description: String {
    let place = position.map { "\(file):\($0.line):\($0.column)" } ?? file
    return "\(place): \(reason)" + (hint.map { " (\($0))" } ?? "")
  }
}
