internal import NudgeText

/// A reader for template files.
struct TemplateReader {
  var nodes: NodeReader
  private var source: TemplateSource

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - kind: The kind that the file is named after.
  ///   - faults: The list to which faults are added.
  /// - Returns: The valid parts of the template, or `nil` if the file is not a map.
  static func read(_ bytes: [UInt8], kind: Kind, faults: inout FaultList) -> TemplateSource? {
    guard let root = YAMLNode.read(bytes, faults: &faults) else { return nil }
    guard case .map = root.content else { return faults.refuse(root.position, "a template must be a map") }
    var reader = TemplateReader(nodes: NodeReader(faults: faults), kind: kind, position: root.position)
    reader.readRoot(root)
    faults = reader.nodes.faults
    return reader.source
  }

  private init(nodes: NodeReader, kind: Kind, position: TextPosition) {
    self.nodes = nodes
    source = TemplateSource(
      file: nodes.faults.file, template: Template(kind: kind, surface: .push, variants: []), position: position)
  }

  private mutating func readRoot(_ root: YAMLNode) {
    let map = nodes.map(
      root, "a template",
      known: ["kind", "surface", "args", "actions", "private", "thresholds", "variants"])
    for key in ["kind", "surface", "variants"] where map[key] == nil {
      nodes.faults.add(root.position, "missing \"\(key)\"")
    }
    let kind = source.template.kind.rawValue
    if let node = map["kind"], let name = nodes.id(node, "kind"), name != kind {
      nodes.faults.add(
        node.position, "the kind is \(quoted(name)), but the file is named \(quoted(kind + ".yaml"))",
        hint: "change the kind to \(quoted(kind)), or rename the file")
    }
    if let node = map["surface"],
      let surface = nodes.name(node, "surface", known: Surface.allCases.map(\.rawValue)).flatMap(Surface.init)
    {
      source.template.surface = surface
    }
    if let node = map["args"] { readArguments(node) }
    if let node = map["actions"] { readActions(node) }
    if let node = map["private"] { readPrivateKey(node) }
    if let node = map["thresholds"] { readThresholds(node) }
    if let node = map["variants"] { readVariants(node) }
  }

  private mutating func readArguments(_ node: YAMLNode) {
    for (name, position, value) in nodes.entries(node, "args") {
      if !Self.isArgumentName(name) {
        nodes.faults.add(
          position, "\(quoted(name)) is not a valid argument name",
          hint: "start with a letter, and use at most 32 letters and digits")
      }
      guard let argument = nodes.argument(name, value) else { continue }
      if argument.type == .int, Condition.names.contains(name) {
        nodes.faults.add(position, "an int argument must not have the same name as the condition \(quoted(name))")
      }
      source.template.arguments.append(argument)
      source.argumentPositions.append(position)
    }
  }

  private static func isArgumentName(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    return scalars.count <= 32 && scalars.first?.properties.isAlphabetic == true
      && scalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType == .decimal) }
  }

  private mutating func readActions(_ node: YAMLNode) {
    var seen: Set<String> = []
    for element in nodes.list(node, "actions") {
      guard let action = nodes.id(element, "action") else { continue }
      guard seen.insert(action).inserted else {
        nodes.faults.add(element.position, "duplicate action \(quoted(action))")
        continue
      }
      source.template.actions.append(action)
      source.actionPositions.append(element.position)
    }
  }

  private mutating func readPrivateKey(_ node: YAMLNode) {
    guard let key = nodes.text(node, "private") else { return }
    let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts[0] == source.template.kind.rawValue, NodeReader.isID(parts[1]) else {
      nodes.faults.add(
        node.position, "the private key \(quoted(key)) does not belong to this kind",
        hint: "change it to \(quoted(source.template.kind.rawValue + ".private"))")
      return
    }
    source.template.privateKey = key
  }

  private mutating func readThresholds(_ node: YAMLNode) {
    let map = nodes.map(node, "thresholds", known: ["at", "then"])
    guard let at = map["at"], let then = map["then"] else {
      nodes.faults.add(node.position, "thresholds require a list, \"at\", and a step for later values, \"then\"")
      return
    }
    let elements = nodes.list(at, "at")
    let range = 1...1_000_000_000
    let list = elements.compactMap { nodes.number($0, "a threshold", in: range) }
    guard let step = nodes.number(then, "then", in: range), list.count == elements.count else { return }
    guard let thresholds = MilestoneThresholds(list: list, step: step) else {
      nodes.faults.add(at.position, "thresholds must not be empty, and must be in ascending order")
      return
    }
    source.template.thresholds = thresholds
  }

  private mutating func readVariants(_ node: YAMLNode) {
    let elements = nodes.list(node, "variants", atMost: 5_000)
    if case .list(let list) = node.content, list.isEmpty {
      nodes.faults.add(node.position, "variants must not be empty")
    }
    var seen: Set<String> = []
    for element in elements {
      guard let (variant, positions) = nodes.variant(element, of: source.template) else {
        source.isComplete = false
        continue
      }
      guard seen.insert(variant.id).inserted else {
        nodes.faults.add(positions.id, "duplicate variant \(quoted(variant.id))")
        continue
      }
      source.template.variants.append(variant)
      source.variantPositions.append(positions)
    }
  }
}
