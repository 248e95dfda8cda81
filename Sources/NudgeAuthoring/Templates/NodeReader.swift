internal import NudgeText

/// Types the nodes of a YAML file; whatever does not fit is a fault, and gives `nil`.
struct NodeReader {
  var faults: FaultList

  /// A map's values by key; keys outside `known` are faults.
  mutating func map(_ node: YAMLNode, _ what: String, known: [String]) -> [String: YAMLNode] {
    var result: [String: YAMLNode] = [:]
    for (key, position, value) in entries(node, what) {
      if known.contains(key) {
        result[key] = value
      } else {
        faults.add(position, unknown: "key", key, known: known)
      }
    }
    return result
  }

  mutating func entries(
    _ node: YAMLNode, _ what: String
  ) -> [(key: String, keyPosition: TextPosition, value: YAMLNode)] {
    guard case .map(let entries) = node.content else {
      faults.add(node.position, "\(what) must be a map")
      return []
    }
    return entries
  }

  mutating func list(_ node: YAMLNode, _ what: String) -> [YAMLNode] {
    guard case .list(let list) = node.content else {
      faults.add(node.position, "\(what) must be a list")
      return []
    }
    return list
  }

  /// The elements of a list that is not longer than people write them; none of a longer one, which is a fault.
  mutating func list(_ node: YAMLNode, _ what: String, atMost maximum: Int) -> [YAMLNode] {
    let list = list(node, what)
    guard list.count > maximum else { return list }
    faults.add(node.position, "\(what) has \(list.count) entries, of which there can be \(maximum)")
    return []
  }

  /// The elements of a list, or the node itself where it is a single text.
  mutating func oneOrMore(_ node: YAMLNode, _ what: String) -> [YAMLNode] {
    if case .text = node.content { return [node] }
    let list = list(node, what)
    if case .list = node.content, list.isEmpty { faults.add(node.position, "\(what) is empty") }
    return list
  }

  mutating func text(_ node: YAMLNode, _ what: String) -> String? {
    guard case .text(let text) = node.content, !text.isEmpty else {
      faults.add(node.position, "\(what) must be a text")
      return nil
    }
    return text
  }

  mutating func number(_ node: YAMLNode, _ what: String) -> Int? {
    guard case .text(let text) = node.content, let number = Int(text), String(number) == text else {
      faults.add(node.position, "\(what) must be a whole number")
      return nil
    }
    return number
  }

  mutating func number(_ node: YAMLNode, _ what: String, in range: ClosedRange<Int>) -> Int? {
    guard let number = number(node, what) else { return nil }
    guard range.contains(number) else {
      faults.add(node.position, "\(what) must be from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return number
  }

  mutating func truth(_ node: YAMLNode, _ what: String) -> Bool? {
    guard case .text(let text) = node.content, let truth = Bool(text) else {
      faults.add(node.position, "\(what) must be true or false")
      return nil
    }
    return truth
  }

  /// A name out of a list of known ones.
  mutating func name(_ node: YAMLNode, _ what: String, known: [String]) -> String? {
    guard let name = text(node, what) else { return nil }
    guard known.contains(name) else {
      faults.add(node.position, unknown: what, name, known: known)
      return nil
    }
    return name
  }

  /// A word of lower-case ASCII letters, digits and hyphens that begins with a letter.
  mutating func id(_ node: YAMLNode, _ what: String) -> String? {
    guard let id = text(node, what) else { return nil }
    guard Self.isID(id) else {
      faults.add(
        node.position, "\(what) \(quoted(id)) is not an id",
        hint: "a lower-case letter, then letters, digits and hyphens, 32 characters at most")
      return nil
    }
    return id
  }

  static func isID(_ text: String) -> Bool {
    let isLetter: (UInt8) -> Bool = { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return text.utf8.count <= 32 && text.utf8.first.map(isLetter) == true
      && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }
}
