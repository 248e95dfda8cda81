extension LintExample {
  /// The change in lines for people.
  package var described: [String] {
    switch self {
    case .message(let locale, let key, let pattern): ["\(locale) \(key):"] + pattern.lines.map { "  " + $0 }
    case .edit(let file, let from, let to):
      ["\(file):"] + from.lines.map { "- " + $0 } + to.lines.map { "+ " + $0 }
    case .file(let path, let contents): ["\(path):"] + contents.lines.map { "  " + $0 }
    }
  }
}

extension String {
  fileprivate var lines: [Substring] {
    split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.isEmpty }
  }
}
