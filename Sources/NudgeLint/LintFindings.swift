internal import NudgeAuthoring
internal import NudgeText

/// A collection of findings.
///
/// A finding has its rule's severity unless the check specifies another one. For example, some rules report minor
/// violations as warnings.
struct LintFindings {
  private(set) var all: [LintFinding] = []

  /// Adds a finding about a file or folder.
  mutating func add(
    _ rule: RuleCode, _ severity: Severity? = nil, file: String, at position: TextPosition? = nil,
    id: String? = nil, _ reason: String, hint: String? = nil
  ) {
    let severity = severity ?? Linter.severities[rule] ?? .error
    all.append(
      LintFinding(
        rule: rule, severity: severity, file: file, position: position, id: id, reason: reason, hint: hint))
  }

  /// Adds a finding about a template.
  ///
  /// The template's kind is the ID for silencing the finding.
  mutating func add(
    _ rule: RuleCode, in source: TemplateSource, at position: TextPosition, _ reason: String, hint: String
  ) {
    add(rule, file: source.file, at: position, id: source.template.kind.rawValue, reason, hint: hint)
  }

  /// Adds a finding about a message, at a position in its pattern or at the start of the pattern.
  mutating func add(
    _ rule: RuleCode, _ severity: Severity? = nil, in message: LintMessage, at position: TextPosition? = nil,
    _ reason: String, hint: String? = nil
  ) {
    let position = position.map(message.source.filePosition(of:)) ?? message.source.patternPosition
    add(rule, severity, file: message.file, at: position, id: message.key, reason, hint: hint)
  }

  /// Adds the findings on a message's paths.
  mutating func add(_ list: MessageFindings) { all += list.findings.all }
}

/// A collection of findings on one message's paths.
///
/// A rule is reported once per position, even if multiple paths include the position.
struct MessageFindings {
  let message: LintMessage
  /// The current path.
  var reading = PathReading("")
  private(set) var findings = LintFindings()
  private var spots: [RuleCode: Set<TextPosition>] = [:]

  init(_ message: LintMessage) {
    self.message = message
  }

  /// Adds a finding at an element of the reading.
  mutating func add(_ rule: RuleCode, at index: Int, _ reason: String, hint: String? = nil) {
    add(rule, at: reading.position(index), reason, hint: hint)
  }

  mutating func add(_ rule: RuleCode, at position: TextPosition, _ reason: String, hint: String? = nil) {
    guard spots[rule, default: []].insert(position).inserted else { return }
    findings.add(rule, in: message, at: position, reason, hint: hint)
  }
  /// Returns whether a rule has already been reported at an element of the reading.
  func contains(_ rule: RuleCode, at index: Int) -> Bool {
    spots[rule]?.contains(reading.position(index)) == true
  }
}
