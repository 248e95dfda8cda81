internal import NudgeText

extension CatalogFault {
  /// In the form of a compiler's messages, `file:line:column: error: reason (hint)`, which builds and editors understand.
  ///
  /// - Parameter severity: How much it weighs.
  /// - Returns: One line.
  package func diagnostic(_ severity: LintSeverity) -> String {
    shown(place: "\(file):\(position?.line ?? 1):\(position?.column ?? 1): \(severity.rawValue)")
  }
}
