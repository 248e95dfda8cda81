import CNudgeICU
import NudgeTime
import Testing

@testable import NudgeText

/// ICU's own MessageFormat, the authority that `Renderer` is held against.
enum Oracle {
  struct Failure: Error {
    var status: String
  }

  /// Formats a pattern whose arguments are numbered: doubles first, then integers, then strings.
  static func format(
    _ pattern: String, locale: LocaleTag, doubles: [Double] = [], integers: [Int32] = [], strings: [String] = []
  ) throws -> String {
    // One buffer for all strings, each ended by NUL; at most four, as the shim wants.
    var characters: [CChar] = []
    var offsets: [Int] = []
    for string in strings {
      offsets.append(characters.count)
      characters += string.utf8.map { CChar(bitPattern: $0) } + [0]
    }
    var status: Int32 = 0
    var output = [CChar](repeating: 0, count: 65_536)
    let capacity = Int32(output.count)
    let length = unsafe characters.withUnsafeBufferPointer { buffer in
      let pointers = unsafe offsets.map { unsafe buffer.baseAddress.map { unsafe $0 + 0 }?.advanced(by: $0) }
      return unsafe nudge_icu_oracle_format(
        locale.identifier.replacing("-", with: "_"), pattern, Int32(pattern.utf8.count), doubles, Int32(doubles.count),
        integers, Int32(integers.count), pointers, Int32(strings.count), &output, capacity, &status)
    }
    guard status == 0 else { throw Failure(status: unsafe String(cString: nudge_icu_status_name(status))) }
    return String(decoding: output[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Formats a message with named arguments, its names replaced by numbers in the text of the pattern.
  static func format(_ message: Message, locale: LocaleTag, arguments: [String: ArgumentValue]) throws -> String {
    var uses: [(argument: MessageNode.Argument?, name: String, position: TextPosition, type: Passing)] = []
    collect(message.nodes, arguments, into: &uses)
    // ICU's C API refuses an argument of two types.
    var types: [String: Passing] = [:]
    for use in uses { types[use.name] = use.type }
    var numbers: [String: Int] = [:]
    var doubles: [Double] = []
    var integers: [Int32] = []
    var strings: [String] = []
    for type in [Passing.double, .integer, .string] {
      for name in types.keys.sorted() where types[name] == type {
        numbers[name] = numbers.count
        let value = try #require(arguments[name])
        switch (type, value) {
        case (.string, .text(let text)): strings.append(text)
        case (.integer, .integer(let integer)): integers.append(Int32(integer))
        case (.double, .integer(let integer)): doubles.append(Double(integer))
        case (.double, .double(let double)): doubles.append(double)
        case (.double, .instant(let timestamp, let offset)):
          doubles.append(Double(timestamp.secondsSinceEpoch + Int64(offset.seconds)) * 1000)
        case (.double, .date(let date)): doubles.append(Double(date.daysSinceEpoch) * 86_400_000)
        default: throw Failure(status: "\(name) is \(value), which ICU's C API cannot take as \(type)")
        }
      }
    }
    let lines = message.pattern.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var scalars = Array(message.pattern.unicodeScalars)
    for use in uses.reversed() {
      let line = use.position.line - 1
      var start = lines[..<line].reduce(0) { $0 + $1.count + 1 } + use.position.column
      while scalars[start].properties.isPatternWhitespace { start += 1 }
      let end = start + use.name.unicodeScalars.count
      #expect(String(String.UnicodeScalarView(scalars[start..<end])) == use.name)
      let number = try #require(numbers[use.name])
      // A plain argument is a string to the C API; ICU formats a number there as `{n, number}`.
      let isPlainNumber = use.argument?.format == .plain && use.type == .double
      scalars.replaceSubrange(start..<end, with: "\(number)\(isPlainNumber ? ", number" : "")".unicodeScalars)
    }
    return try format(
      String(String.UnicodeScalarView(scalars)), locale: locale, doubles: doubles, integers: integers,
      strings: strings)
  }

  private enum Passing {
    case double
    case integer
    case string
  }

  private static func collect(
    _ nodes: [MessageNode], _ arguments: [String: ArgumentValue],
    into uses: inout [(argument: MessageNode.Argument?, name: String, position: TextPosition, type: Passing)]
  ) {
    for node in nodes {
      switch node {
      case .text, .pluralNumber:
        break
      case .argument(let argument):
        let isNumber = arguments[argument.name]?.kind == .number
        let type: Passing =
          switch argument.format {
          case .plain: isNumber ? .double : .string
          case .number(.integer): .integer
          default: .double
          }
        uses.append((argument, argument.name, argument.position, type))
      case .branches(let branches):
        uses.append((nil, branches.name, branches.position, branches.kind == .select ? .string : .double))
        for branch in branches.branches { collect(branch.nodes, arguments, into: &uses) }
      }
    }
  }
}

extension Oracle {
  /// Asks ICU only whether it takes a pattern.
  static func check(_ pattern: String) throws {
    var status: Int32 = 0
    unsafe nudge_icu_oracle_check("en", pattern, Int32(pattern.utf8.count), &status)
    let name = unsafe String(cString: nudge_icu_status_name(status))
    // Of its C API only, which wants one type for each argument.
    guard status == 0 || name == "U_ARGUMENT_TYPE_MISMATCH" else { throw Failure(status: name) }
  }
}
