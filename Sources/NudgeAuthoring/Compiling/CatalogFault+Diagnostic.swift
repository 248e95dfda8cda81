internal import NudgeText

extension CatalogFault {
  /// In the form of a compiler's errors, `file:line:column: error: reason (hint)`, which builds and editors understand.
  package var diagnostic: String {
    shown(place: "\(file):\(position?.line ?? 1):\(position?.column ?? 1): error")
  }
}
