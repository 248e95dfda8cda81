internal import NudgeText

/// A piece of a YAML document: text, a list or a map, with its place.
///
/// Scalars have no type here.
struct YAMLNode {
  enum Content {
    case text(String)
    case list([YAMLNode])
    case map([(key: String, keyPosition: TextPosition, value: YAMLNode)])
  }

  let position: TextPosition
  let content: Content
}
