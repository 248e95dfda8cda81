/// How previews are written.
enum PreviewFormat: String, CaseIterable {
  case text
  case json
  case html
}
