/// A parser that converts a pattern to nodes and collects faults.
///
/// The grammar is the same as in ICU's `MessagePattern` in its default apostrophe mode. After a fault, parsing
/// continues after the smallest construct that contains the fault, so that all independent faults are reported. Parsing
/// always terminates: every loop advances in the pattern, and `Message.maximumLength` limits the recursion to about 80
/// levels.
struct MessageParser {
  /// The context of a text.
  struct Context {
    /// The number of enclosing plurals and selects.
    ///
    /// The depth is 0 at the top level.
    var depth = 0
    /// The construct whose branch contains the text, or `nil` at the top level.
    var kind: MessageNode.Branches.Kind?
    /// The argument name of the nearest enclosing plural.
    var pluralName: String?

    /// A Boolean value indicating whether `#` represents a plural's number in this context.
    var hasPluralNumber: Bool { kind == .plural || kind == .selectOrdinal }
  }

  /// The literal text read so far, with apostrophes resolved.
  private struct Literal {
    var scalars = String.UnicodeScalarView()
    /// The runs that are contiguous in the pattern, each with the index of its first scalar in the text and that
    /// scalar's offset in the pattern.
    var runs: [(start: Int, offset: Int)] = []
    /// The offsets of the apostrophes that start a quotation.
    var quotations: [Int] = []
    private var next = -1
    private var count = 0

    mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
      if offset != next { runs.append((count, offset)) }
      scalars.append(scalar)
      count += 1
      // Each line is a separate run, because positions include a line.
      next = scalar == "\n" || scalar == "\r" ? -1 : offset + 1
    }
  }

  /// The scalars of the pattern.
  ///
  /// If a pattern is too long, it is truncated to one scalar more than the maximum length.
  let scalars: [Unicode.Scalar]
  var index = 0
  /// A Boolean value indicating whether a quotation in a branch extends to the end of the pattern.
  ///
  /// If it does, braces that it leaves unclosed aren't reported as faults.
  var endedInQuotation = false
  /// The offset of the start of each line.
  private let lineStarts: [Int]
  private var faults: [(kind: MessageFault.Kind, offset: Int, reason: String, hint: String?)] = []

  init(_ pattern: String) {
    let scalars = Array(pattern.unicodeScalars.prefix(Message.maximumLength + 1))
    self.scalars = scalars
    lineStarts =
      [0]
      + scalars.indices.filter { index in
        scalars[index] == "\n" || (scalars[index] == "\r" && scalars.dropFirst(index + 1).first != "\n")
      }.map { $0 + 1 }
  }

  mutating func parse() throws(MessageSyntaxError) -> [MessageNode] {
    // Don't look for other faults, because the pattern is truncated and finding faults takes more than linear time.
    guard scalars.count <= Message.maximumLength else {
      let fault = MessageFault(
        kind: .tooLarge, position: position(of: Message.maximumLength),
        reason: "pattern is longer than \(Message.maximumLength) characters", hint: "split it into several messages")
      throw MessageSyntaxError(faults: [fault])
    }
    let nodes = parseText(Context())
    guard faults.isEmpty else {
      let inOrder = faults.enumerated().sorted { left, right in
        (left.element.offset, left.offset) < (right.element.offset, right.offset)
      }
      throw MessageSyntaxError(
        faults: inOrder.prefix(MessageSyntaxError.maximumFaults).map { _, fault in
          MessageFault(kind: fault.kind, position: position(of: fault.offset), reason: fault.reason, hint: fault.hint)
        })
    }
    return nodes
  }

  /// Parses text up to the end of the pattern or the `}` that ends its branch, which isn't consumed.
  mutating func parseText(_ context: Context) -> [MessageNode] {
    var nodes: [MessageNode] = []
    var text = Literal()

    func flush(_ nodes: inout [MessageNode], _ parser: MessageParser) {
      guard !text.scalars.isEmpty else { return }
      nodes.append(
        .text(
          .init(
            text: String(text.scalars),
            runs: text.runs.map { .init(start: $0.start, position: parser.position(of: $0.offset)) },
            quotations: text.quotations.map(parser.position(of:)))))
      text = Literal()
    }

    while let scalar = current {
      switch scalar {
      case "'":
        parseApostrophe(context, into: &text)
      case "#" where context.hasPluralNumber:
        flush(&nodes, self)
        nodes.append(.pluralNumber(position(of: index)))
        index += 1
      case "#" where context.pluralName != nil:
        report(
          index, "\"#\" inside a select is not the number of the plural around it",
          hint: "write {\(context.pluralName ?? ""), number}", kind: .numberSignInSelect)
        index += 1
      case "{":
        flush(&nodes, self)
        if let node = parseArgument(context) { nodes.append(node) }
      case "}" where context.depth > 0:
        flush(&nodes, self)
        return nodes
      case "}":
        report(index, "\"}\" without \"{\"", hint: "remove it, or write '}' to print it", kind: .strayBrace)
        index += 1
      default:
        text.append(scalar, at: index)
        index += 1
      }
    }
    flush(&nodes, self)
    return nodes
  }

  /// Parses an apostrophe and the text that it quotes.
  private mutating func parseApostrophe(_ context: Context, into text: inout Literal) {
    let start = index
    index += 1
    switch current {
    case "'":
      text.append("'", at: index)
      index += 1
      return
    case "{", "}":
      break
    case "#" where context.hasPluralNumber:
      break
    default:
      text.append("'", at: start)
      return
    }
    text.quotations.append(start)
    while let scalar = current {
      if scalar != "'" {
        text.append(scalar, at: index)
        index += 1
        continue
      }
      index += 1
      guard current == "'" else { return }
      text.append("'", at: index)
      index += 1
    }
    if context.depth > 0 {
      endedInQuotation = true
      report(
        start, "the quotation that this apostrophe starts is never closed",
        hint: "close it with another apostrophe, or write '' to print one")
    }
  }

  // MARK: Scanning

  var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  func text(from start: Int, to end: Int) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start..<end])
    return String(view)
  }

  mutating func skipWhitespace() {
    while let scalar = current, scalar.properties.isPatternWhitespace { index += 1 }
  }

  /// Reads an identifier up to the next syntax character or white space, as in ICU.
  ///
  /// The identifier can be empty.
  mutating func readIdentifier() -> String {
    let start = index
    while let scalar = current, !scalar.endsIdentifier { index += 1 }
    return text(from: start, to: index)
  }

  /// Skips past the `}` that closes the argument around `index`.
  ///
  /// Reports a fault if the argument isn't closed.
  ///
  /// - Parameter opening: The offset of the argument's `{`.
  mutating func skipArgument(openedAt opening: Int) {
    var depth = 1
    while let scalar = current {
      index += 1
      switch scalar {
      case "{":
        depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return }
      case "'" where current == "'":
        index += 1
      case "'" where current == "{" || current == "}":
        while let quoted = current {
          index += 1
          guard quoted == "'" else { continue }
          guard current == "'" else { break }
          index += 1
        }
      default:
        break
      }
    }
    index = scalars.count
    reportUnclosed(opening)
  }

  // MARK: Faults

  mutating func report(
    _ offset: Int, _ reason: String, hint: String? = nil, kind: MessageFault.Kind = .syntax
  ) {
    faults.append((kind, offset, reason, hint))
  }

  mutating func reportUnclosed(_ opening: Int) {
    guard !endedInQuotation else { return }
    report(opening, "\"{\" is never closed", hint: "add \"}\", or write '{' to print it", kind: .strayBrace)
  }

  /// Returns the line and column of an offset.
  ///
  /// Lines end with a line feed, a carriage return, or a carriage return followed by a line feed.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func position(of offset: Int) -> TextPosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }
}
