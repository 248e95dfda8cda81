internal import NudgeText
internal import Yams

/// A node in a YAML document, which is a string, a list or a map, with its position.
///
/// All scalars are strings.
struct YAMLNode {
  enum Content {
    case text(String)
    case list([YAMLNode])
    case map([(key: String, keyPosition: TextPosition, value: YAMLNode)])
  }

  let position: TextPosition
  let content: Content
}

extension YAMLNode {
  /// Reads a document that consists of maps, lists and strings.
  ///
  /// Anchors, aliases and tags are rejected.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte order mark.
  ///   - faults: The list to which faults are added.
  /// - Returns: The root node, or `nil` if the document can't be read.
  static func read(_ bytes: [UInt8], faults: inout FaultList) -> YAMLNode? {
    let text = String(decoding: bytes, as: UTF8.self)
    // Check the text before Yams parses it. With a few lines of nested aliases, Yams could compare keys for years.
    guard YAMLPrescan.accepts(text, faults: &faults) else { return nil }
    do {
      guard let node = try Yams.compose(yaml: text, .basic, .default, .utf8) else {
        faults.add(TextPosition(line: 1, column: 1), "the file is empty")
        return nil
      }
      return YAMLNode(node, depth: 0, faults: &faults)
    } catch let error as YamlError {
      let (position, reason) = described(error)
      faults.add(position, reason)
    } catch {
      faults.add(nil, "invalid YAML")
    }
    return nil
  }

  /// Copies a node, or returns `nil` and adds a fault if it contains a rejected construct.
  private init?(_ node: Node, depth: Int, faults: inout FaultList) {
    let position = node.mark.map { TextPosition(line: $0.line, column: $0.column) } ?? TextPosition(line: 1, column: 1)
    let tags = [Tag.Name.str, .seq, .map].map(\.rawValue)
    guard node.anchor == nil, node.alias == nil, tags.contains(node.tag.description) else {
      faults.add(position, YAMLPrescan.refusal)
      return nil
    }
    guard depth < 8 else {
      faults.add(position, "nested too deeply")
      return nil
    }
    self.position = position
    switch node {
    case .scalar(let scalar): content = .text(scalar.string)
    case .sequence(let sequence):
      var list: [YAMLNode] = []
      for element in sequence {
        guard let element = YAMLNode(element, depth: depth + 1, faults: &faults) else { return nil }
        list.append(element)
      }
      content = .list(list)
    case .mapping(let mapping):
      var map: [(key: String, keyPosition: TextPosition, value: YAMLNode)] = []
      for (key, value) in mapping {
        guard let key = YAMLNode(key, depth: depth + 1, faults: &faults),
          let value = YAMLNode(value, depth: depth + 1, faults: &faults)
        else { return nil }
        guard case .text(let name) = key.content else {
          faults.add(key.position, "a key must be a string")
          return nil
        }
        map.append((name, key.position, value))
      }
      content = .map(map)
    case .alias:
      return nil
    }
  }

  private static func described(_ error: YamlError) -> (TextPosition?, String) {
    func position(_ mark: Mark) -> TextPosition { TextPosition(line: mark.line, column: mark.column) }
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return (position(mark), "invalid YAML: \(problem)")
    case .duplicatedKeysInMapping(let keys, let context):
      return (position(context.mark), "duplicate key \(keys.sorted().map(quoted).joined(separator: ", "))")
    case .reader(let problem, _, _, _): return (nil, "invalid YAML: \(problem)")
    default: return (nil, "invalid YAML")
    }
  }
}
