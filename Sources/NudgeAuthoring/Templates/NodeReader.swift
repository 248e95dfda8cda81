internal import NudgeText

/// A reader that converts YAML nodes into typed values.
///
/// A node that doesn't match the expected type is reported as a fault, and its value is `nil`.
struct NodeReader {
  var faults: FaultList

  /// Returns a map's values by key.
  ///
  /// Unknown keys are reported as faults.
  mutating func map(_ node: YAMLNode, _ what: String, known: [String]) -> [String: YAMLNode] {
    var result: [String: YAMLNode] = [:]
    for (key, position, value) in entries(node, what) {
      if known.contains(key) {
        result[key] = value
      } else if key.contains("：") {
        faults.add(position, "unknown key \(quoted(key))", hint: "write a colon and a space instead of ：")
      } else {
        faults.add(position, unknown: "key", key, known: known)
      }
    }
    return result
  }

  /// Reads a file that contains a list as its only entry.
  ///
  /// Elements for which `read` returns `nil` are skipped.
  static func list<Element>(
    _ name: String, in bytes: [UInt8], atMost maximum: Int = .max, faults: inout FaultList,
    read: (YAMLNode, inout NodeReader) -> Element?
  ) -> [Element] {
    guard let root = YAMLNode.read(bytes, faults: &faults) else { return [] }
    var nodes = NodeReader(faults: faults)
    defer { faults = nodes.faults }
    guard let list = nodes.map(root, "the file", known: [name])[name] else {
      nodes.faults.add(root.position, "missing \"\(name)\"")
      return []
    }
    return nodes.list(list, name, atMost: maximum).compactMap { read($0, &nodes) }
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

  /// Returns a list's elements.
  ///
  /// A list that exceeds the maximum length is reported as a fault, and its elements are ignored.
  mutating func list(_ node: YAMLNode, _ what: String, atMost maximum: Int) -> [YAMLNode] {
    let list = list(node, what)
    guard list.count > maximum else { return list }
    faults.add(node.position, "\(what) has \(list.count) entries, but the maximum is \(maximum)")
    return []
  }

  /// Returns a list's elements, or the node itself if it is a single string.
  mutating func oneOrMore(_ node: YAMLNode, _ what: String) -> [YAMLNode] {
    if case .text = node.content { return [node] }
    let list = list(node, what)
    if case .list = node.content, list.isEmpty { faults.add(node.position, "\(what) must not be empty") }
    return list
  }

  /// Returns the value of a string.
  ///
  /// If the node is not a string or `read` returns `nil`, a fault is reported.
  private mutating func scalar<Value>(
    _ node: YAMLNode, _ what: String, mustBe description: String, _ read: (String) -> Value?
  ) -> Value? {
    if case .text(let text) = node.content, let value = read(text) { return value }
    return faults.refuse(node.position, "\(what) must be \(description)")
  }

  mutating func text(_ node: YAMLNode, _ what: String) -> String? {
    scalar(node, what, mustBe: "a string") { $0.isEmpty ? nil : $0 }
  }

  mutating func number(_ node: YAMLNode, _ what: String) -> Int? {
    scalar(node, what, mustBe: "a whole number") { text in Int(text).flatMap { String($0) == text ? $0 : nil } }
  }

  mutating func truth(_ node: YAMLNode, _ what: String) -> Bool? {
    scalar(node, what, mustBe: "true or false", { Bool($0) })
  }

  mutating func number(_ node: YAMLNode, _ what: String, in range: ClosedRange<Int>) -> Int? {
    guard let number = number(node, what) else { return nil }
    guard range.contains(number) else {
      return faults.refuse(node.position, "\(what) must be from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Reads a name that must be one of the known names.
  mutating func name(_ node: YAMLNode, _ what: String, known: [String]) -> String? {
    guard let name = text(node, what) else { return nil }
    guard known.contains(name) else {
      faults.add(node.position, unknown: what, name, known: known)
      return nil
    }
    return name
  }

  /// Reads an ID, which consists of lowercase ASCII letters, digits and hyphens, and starts with a letter.
  mutating func id(_ node: YAMLNode, _ what: String) -> String? {
    guard let id = text(node, what) else { return nil }
    guard Self.isID(id) else {
      return faults.refuse(
        node.position, "\(what) \(quoted(id)) is not a valid ID",
        hint: "start with a lowercase letter, and use at most 32 lowercase letters, digits and hyphens")
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
