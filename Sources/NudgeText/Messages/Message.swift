internal import Synchronization

/// A text with places for arguments, parsed and checked: ICU MessageFormat 1.
///
/// Arguments have names (or numbers, which are names of digits). These forms are known: `{n}`; `plural` with `=n` and
/// `offset`, `selectordinal` and `select`, nested in each other; `number`, with `integer`, `percent`, `currency` or a
/// `::` skeleton; `date` and `time`, with `short`, `medium`, `long`, `full` or a `::` skeleton; `spellout`, `ordinal`
/// and `duration`. Apostrophes follow ICU's default: two are one apostrophe, and one alone quotes only before a brace,
/// or before `#` in a branch of a plural.
///
/// Patterns that ICU accepts but prints wrongly are refused: a stray `}`, a date style that is really a pattern, `#` in
/// a select inside a plural, two branches of one name. So is `choice`, which `plural` replaces.
///
/// A message is a reference to what was parsed once: copies are cheap, and equal if the patterns are equal.
///
/// Source: <https://unicode-org.github.io/icu/userguide/format_parse/messages/>
public struct Message: Sendable {
  /// How a pattern uses an argument.
  public enum Use: Hashable, Sendable {
    /// Inserted as text.
    case plain
    /// `number`, `plural`, `selectordinal`, `spellout`, `ordinal` or `duration`.
    case number
    /// `date` or `time`.
    case instant
    /// `select`.
    case select
  }

  /// An argument and one use of it.
  public struct Argument: Hashable, Sendable {
    /// The name between the braces.
    public var name: String
    /// How the pattern uses it there.
    public var use: Use
    /// Where its opening brace stands.
    public var position: TextPosition
  }

  /// The most Unicode scalars that a pattern may have.
  public static let maximumLength = 1000
  /// The most plurals and selects that may stand inside one another.
  public static let maximumDepth = 3

  /// What was parsed.
  ///
  /// A class, so that a renderer knows a message again by its number.
  final class Storage: Sendable {
    /// No two messages of a process have the same.
    let number: Int
    let pattern: String
    let nodes: [MessageNode]
    let arguments: [Argument]
    let program: MessageProgram

    private static let messagesSoFar = Atomic<Int>(0)

    init(pattern: String, nodes: [MessageNode]) {
      number = Self.messagesSoFar.add(1, ordering: .relaxed).oldValue
      self.pattern = pattern
      self.nodes = nodes
      var arguments: [Argument] = []
      nodes.forEachArgument { argument in
        let key = ArgumentKey(argument.name)
        if !arguments.contains(where: { $0.use == argument.use && ArgumentKey($0.name) == key }) {
          arguments.append(argument)
        }
      }
      self.arguments = arguments
      self.program = MessageProgram(nodes: nodes)
    }
  }

  let storage: Storage

  /// Parses a pattern.
  ///
  /// - Parameter pattern: ICU MessageFormat 1, at most `maximumLength` Unicode scalars.
  /// - Throws: The faults of the pattern, each with its line and column: the first `MessageSyntaxError.maximumFaults`,
  ///   or only its length if that is too much.
  /// - Complexity: O(*n*) in the length of the pattern, but no more than for `maximumLength`; and one look into ICU's
  ///   data for each skeleton.
  public init(_ pattern: String) throws(MessageSyntaxError) {
    var parser = MessageParser(pattern)
    storage = Storage(pattern: pattern, nodes: try parser.parse())
  }

  /// The pattern as it was given.
  public var pattern: String { storage.pattern }

  /// Name and use of each argument, in order of first appearance, each pair once.
  public var arguments: [Argument] { storage.arguments }

  /// The parts of the pattern.
  package var nodes: [MessageNode] { storage.nodes }
}

extension Message: Hashable {
  /// Whether the patterns are equal.
  public static func == (left: Message, right: Message) -> Bool {
    left.storage === right.storage || left.pattern == right.pattern
  }

  /// Feeds the pattern to a hasher.
  ///
  /// - Parameter hasher: Takes the pattern.
  public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

extension [MessageNode] {
  /// Calls `body` with each argument, in the order of the pattern, branches included.
  fileprivate func forEachArgument(_ body: (Message.Argument) -> Void) {
    for node in self {
      switch node {
      case .text, .pluralNumber:
        break
      case .argument(let argument):
        body(Message.Argument(name: argument.name, use: argument.format.use, position: argument.position))
      case .branches(let branches):
        let use: Message.Use = branches.kind == .select ? .select : .number
        body(Message.Argument(name: branches.name, use: use, position: branches.position))
        for branch in branches.branches { branch.nodes.forEachArgument(body) }
      }
    }
  }
}
