internal import NudgeTime

/// Joins values that the shell has split at spaces.
enum SplitValues {
  /// Returns the arguments with each `am` or `pm` joined to the number before it, as in `9 am`, and the items of each
  /// list with a space after a comma, as in `mon, thu`.
  static func joined(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var joined: [String] = []
    for argument in arguments[..<end] {
      // The first argument is the name of a command.
      if joined.count > 1, let last = joined.last, continues(argument, last) {
        joined[joined.count - 1] += " " + argument
      } else {
        joined.append(argument)
      }
    }
    return joined + arguments[end...]
  }

  /// Returns whether an argument and the one before it are parts of one value.
  private static func continues(_ argument: String, _ previous: String) -> Bool {
    if ["am", "a.m.", "pm", "p.m."].contains(argument.lowercased()) { return previous.last?.isNumber == true }
    guard !argument.hasPrefix("-"), !previous.hasPrefix("-") || previous.contains("=") else { return false }
    return [previous.suffix(1), argument.prefix(1)].contains { $0.inASCIIForms.contains(where: Choices.isSeparator) }
  }
}
