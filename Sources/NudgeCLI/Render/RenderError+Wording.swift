internal import NudgeText
internal import NudgeTime

extension RenderError {
  /// Returns a sentence that explains why a message could not be rendered, and how to fix the problem.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - given: The names of the given arguments.
  /// - Returns: A single line.
  func wording(_ message: Message, given: [String]) -> String {
    switch self {
    case .missingArgument(let name):
      let used = Set(message.arguments.map(\.name))
      let near = NearestMatch.best(to: name, among: given.filter { !used.contains($0) })
      let hint =
        near.map { "Did you mean \"\(name)\" instead of \"\($0)\"?" }
        ?? "Add it, such as \(Self.example(of: name, in: message))."
      return "--arguments: the message requires \"\(name)\". \(hint)"
    case .mistypedArgument(let name, let expected, let given):
      let isBare = expected == .instant && given == .date
      let what = isBare ? "a date without a time of day" : given.wording
      return """
        --arguments: "\(name)" is \(what), but the message requires \(expected.wording), such as \
        \(Self.example(of: name, expected)).
        """
    case .notFinite(let name):
      return "--arguments: \"\(name)\" is not finite, but the message requires a number, such as {\"\(name)\":3}."
    case .tooLong(let maximumBytes): return "the text is longer than \(maximumBytes) bytes; shorten the arguments."
    case .badSkeleton(_, let reason): return "--message: \(reason)."
    case .unsupported(let locale, let status):
      return "--message: ICU cannot format this in \(locale) (\(status)); its skeleton may be invalid."
    }
  }

  private static func example(of name: String, in message: Message) -> String {
    let uses = message.arguments.filter { $0.name == name }.map(\.use)
    let kind: ArgumentKind =
      uses.contains(.number) ? .number : uses.contains(.instant) ? .instant : .text
    return example(of: name, kind)
  }

  private static func example(of name: String, _ kind: ArgumentKind) -> String {
    switch kind {
    case .number: #"{"\#(name)":3}"#
    case .text: #"{"\#(name)":"Ada"}"#
    case .instant: #"{"\#(name)":{"date":"2026-11-22T20:00:00-05:00"}}"#
    case .date: #"{"\#(name)":{"date":"2026-11-22"}}"#
    }
  }
}

extension ArgumentKind {
  fileprivate var wording: String {
    switch self {
    case .number: "a number"
    case .text: "a string"
    case .instant: "a timestamp"
    case .date: "a date"
    }
  }
}
