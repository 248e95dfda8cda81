internal import NudgeText

/// How a message uses its arguments: what their values must be.
struct ArgumentUses {
  /// Each argument once, in the order of the pattern; a use with a type counts for more than one without.
  let uses: [(name: String, use: Message.Use)]
  /// Arguments that are written with a time of day or a zone.
  let needsMoment: Set<String>
  /// The words of a select's branches, by argument.
  let words: [String: [String]]
  /// Whether a date or time is written with its zone.
  let writesZone: Bool
  /// The skeletons by which a plural's branch `other` writes the plural's own argument.
  let formsOfOther: [(name: String, skeleton: String)]
  /// The skeletons of dates and times.
  let dateSkeletons: [String]

  init(_ message: Message) {
    var uses: [(name: String, use: Message.Use)] = []
    for argument in message.arguments {
      if let index = uses.firstIndex(where: { $0.name == argument.name }) {
        if uses[index].use == .plain { uses[index].use = argument.use }
      } else {
        uses.append((argument.name, argument.use))
      }
    }
    self.uses = uses
    var needsMoment: Set<String> = []
    var words: [String: [String]] = [:]
    message.nodes.forEach { Self.look(at: $0, &needsMoment, &words) }
    self.needsMoment = needsMoment
    self.words = words
    writesZone = message.nodes.contains { Self.writesZone($0) }
    formsOfOther = message.nodes.flatMap { Self.formsOfOther($0) }
    dateSkeletons = message.nodes.flatMap { Self.dateSkeletons($0) }
  }

  private static func dateSkeletons(_ node: MessageNode) -> [String] {
    switch node {
    case .text, .pluralNumber: return []
    case .argument(let argument):
      switch argument.format {
      case .date(.skeleton(let skeleton)), .time(.skeleton(let skeleton)): return [skeleton]
      default: return []
      }
    case .branches(let branches): return branches.branches.flatMap { $0.nodes.flatMap { dateSkeletons($0) } }
    }
  }

  private static func formsOfOther(_ node: MessageNode) -> [(name: String, skeleton: String)] {
    guard case .branches(let branches) = node else { return [] }
    var forms = branches.branches.flatMap { $0.nodes.flatMap { formsOfOther($0) } }
    for branch in branches.branches where branches.kind != .select && branch.selector == .keyword("other") {
      for case .argument(let argument) in branch.nodes where argument.name == branches.name {
        if case .number(.skeleton(let skeleton)) = argument.format { forms.append((argument.name, skeleton)) }
      }
    }
    return forms
  }

  private static func writesZone(_ node: MessageNode) -> Bool {
    switch node {
    case .text, .pluralNumber: return false
    case .argument(let argument):
      switch argument.format {
      case .date(.skeleton(let skeleton)), .time(.skeleton(let skeleton)):
        return skeleton.contains(where: "zZOvVxX".contains)
      case .time(.long), .time(.full): return true
      default: return false
      }
    case .branches(let branches): return branches.branches.contains { $0.nodes.contains { writesZone($0) } }
    }
  }

  private static func look(
    at node: MessageNode, _ needsMoment: inout Set<String>, _ words: inout [String: [String]]
  ) {
    switch node {
    case .text, .pluralNumber: break
    case .argument(let argument):
      switch argument.format {
      case .date(.skeleton(let skeleton)):
        if skeleton.contains(where: "abBhHkKmsSjJCzZOvVxX".contains) { needsMoment.insert(argument.name) }
      case .time: needsMoment.insert(argument.name)
      default: break
      }
    case .branches(let branches):
      for branch in branches.branches {
        if branches.kind == .select, case .keyword(let word) = branch.selector {
          words[branches.name, default: []].append(word)
        }
        branch.nodes.forEach { look(at: $0, &needsMoment, &words) }
      }
    }
  }
}
