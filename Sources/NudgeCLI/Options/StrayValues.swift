internal import ArgumentParser
internal import NudgeReports
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The values without an option, all of which a command without positional arguments rejects with a hint.
///
/// Declare this group before a command's other options, so that its error precedes that of a missing option.
struct StrayValues<Command: ParsableCommand>: ParsableArguments {
  @Argument(help: .private) var values: [String] = []

  func validate() throws {
    guard !values.isEmpty else { return }
    let quoted = values.map { "'\($0)'" }.joined(separator: ", ")
    let error =
      (values.count == 1 ? "Unexpected argument \(quoted)" : "\(values.count) unexpected arguments: \(quoted)")
      + ". A value must follow its option, in quotation marks if it contains spaces."
    throw ValidationError([error, hint].compactMap(\.self).joined(separator: " "))
  }

  /// A hint about the option that is missing, or `nil` if the first value isn't a known word.
  private var hint: String? {
    // Word processors and input methods replace hyphens with dashes.
    if let dashed = values.first(where: { $0.first.map { !$0.isASCII && String($0).inASCIIForms == "-" } ?? false }) {
      return "An option begins with two hyphens: --\(String(dashed.inASCIIForms.drop { $0 == "-" }))."
    }
    // A time or a number can also belong to the option before it.
    guard values.first?.first?.isNumber != true else { return nil }
    let options = Command.optionNames
    let found = values.map { value in
      StrayValue.readers.first { options.contains($0.option) && $0.reads(value) }.map { "\($0.option) \(value)" }
    }
    return found[0] == nil ? nil : "Did you mean \(found.compactMap(\.self).joined(separator: " "))?"
  }
}

private enum StrayValue {
  /// The options whose values can be recognized, and whether each one accepts a value.
  static let readers: [(option: String, reads: @Sendable (String) -> Bool)] = [
    ("--platform", { NearestMatch.same(as: $0, among: SelectionContext.Platform.allCases.map(\.rawValue)) != nil }),
    ("--notification-permission", { NearestMatch.same(as: $0, among: DeviceOptions.permissions) != nil }),
    ("--frequency", { (try? Choices.frequency($0)) != nil }),
    ("--on", { (try? Choices.days($0)) != nil }),
    ("--at", { (try? Choices.times($0)) != nil }),
    ("--style", { NearestMatch.same(as: $0, among: Style.allCases.map(\.rawValue)) != nil }),
    ("--kind", { NearestMatch.same(as: $0, among: Kind.known.map(\.rawValue)) != nil }),
    ("--person", { $0.hasSuffix(".json") }),
    ("--history", { path in [".txt", ".tsv", ".csv", ".ndjson"].contains(where: path.hasSuffix) }),
    ("--catalog", FileReading.isDirectory),
  ]
}
