internal import NudgeText

/// A path through a message, which is what remains after one branch of each plural and select is chosen.
struct MessagePath {
  /// A part of the path, in reading order.
  enum Piece {
    /// Literal text.
    case text(MessageNode.Text)
    /// An inserted argument.
    case argument(MessageNode.Argument)
    /// The `#` sign, which displays the number of a plural minus its offset.
    case pluralNumber(name: String, offset: Int, position: TextPosition)
  }

  /// A branch that the path takes.
  struct Choice {
    var name: String
    var kind: MessageNode.Branches.Kind
    var selector: MessageNode.Branches.Selector
    /// The position of the selector.
    var position: TextPosition
  }

  private(set) var pieces: [Piece] = []
  private(set) var choices: [Choice] = []

  /// The maximum number of paths to follow.
  ///
  /// For example, a plural with six forms in a select with three keywords has 18 paths. It isn't practical to review a
  /// message with more paths than this maximum.
  static let maximum = 64

  /// Returns the number of paths through a message.
  ///
  /// - Returns: The number of paths, or `maximum` + 1 if there are more.
  /// - Complexity: O(*n*) in the length of the pattern.
  static func count(of nodes: [MessageNode]) -> Int {
    var count = 1
    for case .branches(let branches) in nodes {
      count = min(maximum + 1, count * branches.branches.reduce(0) { min(maximum + 1, $0 + Self.count(of: $1.nodes)) })
    }
    return count
  }

  /// Returns the first `maximum` paths through a message, in the order of its branches.
  static func paths(of nodes: [MessageNode]) -> [MessagePath] { paths(of: nodes, plural: nil) }

  private static func paths(of nodes: [MessageNode], plural: (name: String, offset: Int)?) -> [MessagePath] {
    var paths = [MessagePath()]
    for node in nodes {
      switch node {
      case .text(let text): for index in paths.indices { paths[index].pieces.append(.text(text)) }
      case .argument(let argument): for index in paths.indices { paths[index].pieces.append(.argument(argument)) }
      case .pluralNumber(let position):
        guard let plural else { continue }
        let piece = Piece.pluralNumber(name: plural.name, offset: plural.offset, position: position)
        for index in paths.indices { paths[index].pieces.append(piece) }
      case .branches(let branches):
        let inner = branches.kind == .select ? nil : (branches.name, branches.offset)
        var longer: [MessagePath] = []
        for branch in branches.branches {
          let choice = Choice(
            name: branches.name, kind: branches.kind, selector: branch.selector, position: branch.position)
          for end in Self.paths(of: branch.nodes, plural: inner) {
            for path in paths where longer.count < maximum {
              longer.append(
                MessagePath(pieces: path.pieces + end.pieces, choices: path.choices + [choice] + end.choices))
            }
          }
        }
        paths = longer
      }
    }
    return paths
  }
}
