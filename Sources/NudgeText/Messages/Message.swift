internal import Synchronization

/// A parsed and validated ICU MessageFormat 1 pattern with placeholders for arguments.
///
/// For example:
///
/// ```swift
/// let message = try Message("{count, plural, one{# star} other{# stars}}")
/// let text = try Renderer().render(message, locale: .english, arguments: ["count": .integer(3)])
/// // text is "3 stars"
/// ```
///
/// Arguments are identified by name or number. The supported formats are:
///
/// - `{n}`
/// - `plural` with `=n` and `offset`, `selectordinal`, and `select`, which can be nested
/// - `number`, with `integer`, `percent`, `currency`, or a `::` skeleton
/// - `date` and `time`, with `short`, `medium`, `long`, `full`, or a `::` skeleton
/// - `spellout`, `ordinal`, and `duration`
///
/// Apostrophes follow ICU's default: two apostrophes produce one, and a single apostrophe only starts a quotation
/// before a brace, or before `#` in a plural branch.
///
/// Patterns that ICU accepts but formats incorrectly are rejected: a stray `}`, a date style that is actually a
/// pattern, `#` in a select inside a plural, and two branches with the same selector. `choice` isn't supported; use
/// `plural` instead.
///
/// A message is a reference to an immutable parsed pattern, so it is cheap to copy. Two messages are equal if their
/// patterns are equal.
///
/// Source: <https://unicode-org.github.io/icu/userguide/format_parse/messages/>
package struct Message: Sendable {
  /// The way in which a pattern uses an argument.
  package enum Use: Hashable, Sendable {
    /// Inserted as text.
    case plain
    /// `number`, `plural`, `selectordinal`, `spellout`, `ordinal` or `duration`.
    case number
    /// `date` or `time`.
    case instant
    /// `select`.
    case select
  }

  /// An argument and one of the ways in which it is used.
  package struct Argument: Hashable, Sendable {
    /// The name between the braces.
    package var name: String
    /// The way in which the argument is used at this position.
    package var use: Use
    /// The position of the opening brace.
    package var position: TextPosition
  }

  /// The maximum number of Unicode scalars in a pattern.
  package static let maximumLength = 1000
  /// The maximum nesting depth of plurals and selects.
  package static let maximumDepth = 3

  /// The parsed pattern and its compiled program.
  ///
  /// This type is a class so that each parsed pattern has its own number, which renderers use to identify the message.
  final class Storage: Sendable {
    /// A number that is unique in the process.
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
  /// - Parameter pattern: A pattern in ICU MessageFormat 1, with at most `maximumLength` Unicode scalars.
  /// - Throws: A `MessageSyntaxError` with the first `MessageSyntaxError.maximumFaults` faults, each with its line and
  ///   column. If the pattern is too long, this is the only fault reported.
  /// - Complexity: O(*n*) in the length of the pattern, which is limited to `maximumLength`, plus one lookup in ICU's
  ///   data per skeleton.
  package init(_ pattern: String) throws(MessageSyntaxError) {
    var parser = MessageParser(pattern)
    storage = Storage(pattern: pattern, nodes: try parser.parse())
  }

  /// The original pattern.
  package var pattern: String { storage.pattern }

  /// The name and use of each argument, without duplicates, in the order of their first appearance.
  package var arguments: [Argument] { storage.arguments }

  /// The parsed parts of the pattern.
  package var nodes: [MessageNode] { storage.nodes }
}

extension Message: Hashable {
  /// Returns whether both messages have the same pattern.
  package static func == (left: Message, right: Message) -> Bool {
    left.storage === right.storage || left.pattern == right.pattern
  }

  /// Hashes the pattern.
  ///
  /// - Parameter hasher: The hasher to use.
  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

extension [MessageNode] {
  /// Calls `body` with each argument, including those in branches, in the order of the pattern.
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
