/// How the answer is written.
enum OutputFormat: String, CaseIterable {
  case text
  case json
}
