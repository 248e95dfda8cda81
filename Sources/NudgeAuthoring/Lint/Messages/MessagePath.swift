internal import NudgeText

/// One way to read a message: what is left of it when a branch of each plural and select is chosen.
struct MessagePath {
  /// A part of the path, in reading order.
  enum Piece {
    /// Words.
    case text(MessageNode.Text)
    /// An argument that is inserted.
    case argument(MessageNode.Argument)
    /// `#`: the number of a plural less its offset.
    case pluralNumber(name: String, offset: Int, position: TextPosition)
  }

  /// A branch that was chosen on the way.
  struct Choice {
    var name: String
    var kind: MessageNode.Branches.Kind
    var selector: MessageNode.Branches.Selector
    /// Where the selector stands.
    var position: TextPosition
  }

  private(set) var pieces: [Piece] = []
  private(set) var choices: [Choice] = []

  /// The most paths that are followed.
  ///
  /// A plural of six forms in a select of three words has 18; a person who reads more than these loses count.
  static let maximum = 64

  /// How many paths there are.
  ///
  /// - Returns: The number, or `maximum` + 1 if it is larger.
  /// - Complexity: O(*n*) in the length of the pattern.
  static func count(of nodes: [MessageNode]) -> Int {
    var count = 1
    for case .branches(let branches) in nodes {
      count = min(maximum + 1, count * branches.branches.reduce(0) { min(maximum + 1, $0 + Self.count(of: $1.nodes)) })
    }
    return count
  }

  /// The paths of a message, in the order of its branches; the first `maximum`.
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
