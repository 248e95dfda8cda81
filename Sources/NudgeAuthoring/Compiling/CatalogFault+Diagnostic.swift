internal import NudgeText

extension CatalogFault {
  /// In the form of a compiler's errors, `file:line:column: error: reason (hint)`, which builds and editors understand.
  package var diagnostic: String {
    let place = "\(file):\(position?.line ?? 1):\(position?.column ?? 1)"
    return "\(place): error: \(reason)" + (hint.map { " (\($0))" } ?? "")
  }
}
