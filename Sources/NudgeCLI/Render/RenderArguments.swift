internal import NudgeAuthoring
internal import NudgeText
internal import NudgeTime

/// The values passed with `--arguments`, keyed by name.
struct RenderArguments {
  /// A value, or a timestamp that has not been converted to local time yet.
  private enum Value {
    case ready(ArgumentValue)
    case moment(Timestamp)
  }

  /// An error that lists the faults in invalid JSON or unsupported values.
  ///
  /// There is at least one fault.
  struct Malformed: Error {
    var faults: [CatalogFault]

    /// Reports each fault with its position.
    func complain(about json: String) {
      for fault in faults {
        guard let position = fault.position else { continue }
        Excerpt.complain(fault.file, json, at: position, fault.reason, hint: fault.hint)
      }
    }
  }

  private let given: [String: Value]

  /// Parses a JSON object.
  init(_ json: String) throws(Malformed) {
    var faults = FaultList(file: "--arguments")
    var given: [String: Value] = [:]
    _ = JSONScanner.read(Array(json.utf8), faults: &faults, whole: "the arguments") {
      (scanner) throws(JSONScanner.Stop) in
      given = try Self.values(&scanner)
    }
    guard faults.faults.isEmpty else { throw Malformed(faults: faults.faults) }
    self.given = given
  }

  /// Returns whether any of the named arguments is a timestamp.
  func holdMoments(among names: Set<String>) -> Bool {
    given.contains { name, value in
      if case .moment = value { names.contains(name) } else { false }
    }
  }

  /// Returns the values, with timestamps converted to local times in a time zone.
  func values(in zone: Zone) -> [String: ArgumentValue] {
    given.mapValues { value in
      switch value {
      case .ready(let value): value
      case .moment(let timestamp): .instant(timestamp, in: zone)
      }
    }
  }

  // MARK: Reading

  private static let forms =
    #"use a number, a string, {"date":"2026-11-22"} or {"decimal":"12.50"}"#

  private static func values(_ scanner: inout JSONScanner) throws(JSONScanner.Stop) -> [String: Value] {
    guard scanner.take("{") else {
      throw scanner.stop(
        "expected an object, found \(scanner.described())", hint: #"use arguments such as {"n":3,"name":"Ada"}"#)
    }
    var values: [String: Value] = [:]
    if !scanner.take("}") {
      repeat {
        let name = try scanner.string("a name")
        if values[name.text] != nil {
          scanner.faults.add(name.position, "\"\(name.text)\" appears twice", hint: "remove one of them")
        }
        try scanner.expect(":", "after \"\(name.text)\"")
        values[name.text] = try value(of: name.text, &scanner)
      } while scanner.take(",")
      try scanner.expect("}", "or \",\" after the value")
    }
    scanner.skipWhitespace()
    if scanner.next != nil { throw scanner.stop("expected nothing more, found \(scanner.described())") }
    return values
  }

  private static func value(of name: String, _ scanner: inout JSONScanner) throws(JSONScanner.Stop) -> Value {
    scanner.skipWhitespace()
    switch scanner.next {
    case UInt8(ascii: "\""): return .ready(.text(try scanner.string("a text").text))
    case UInt8(ascii: "{"): return try object(of: name, &scanner)
    case UInt8(ascii: "["): throw scanner.stop("\"\(name)\" is a list, which is not supported", hint: forms)
    default: break
    }
    let (word, place) = scanner.bareword()
    if word.isEmpty { throw scanner.stop("expected a value, found \(scanner.described())", hint: forms) }
    switch NumberReader.read(word) {
    case .success(let number): return .ready(number)
    case .failure(let fault):
      scanner.faults.add(place, "\"\(name)\" \(fault.reason)", hint: fault.hint ?? forms)
      // Keep reading so that all faults are reported. This value isn't used.
      return .ready(.integer(0))
    }
  }

  /// Parses `{"date": …}` or `{"decimal": …}`.
  private static func object(of name: String, _ scanner: inout JSONScanner) throws(JSONScanner.Stop) -> Value {
    _ = scanner.take("{")
    let key = try scanner.string(#""date" or "decimal""#)
    try scanner.expect(":", "after \"\(key.text)\"")
    scanner.skipWhitespace()
    let value: Value?
    switch key.text {
    case "date": value = try date(name, &scanner)
    case "decimal": value = try decimal(name, &scanner)
    default:
      throw scanner.stop(
        "\"\(name)\" is an object with \"\(key.text)\", which is not supported", hint: forms, at: key.position)
    }
    try scanner.expect("}", "after the value of \"\(key.text)\"")
    return value ?? .ready(.integer(0))
  }

  private static func decimal(_ name: String, _ scanner: inout JSONScanner) throws(JSONScanner.Stop) -> Value? {
    let text = try scanner.string("digits")
    if let decimal = DecimalText(text.text) { return .ready(.decimal(decimal)) }
    scanner.faults.add(
      text.position, "\"\(name)\" is not a decimal number of at most 40 characters",
      hint: "use digits, optionally with a minus sign and a fraction, such as -12.50")
    return nil
  }

  private static func date(_ name: String, _ scanner: inout JSONScanner) throws(JSONScanner.Stop) -> Value? {
    guard scanner.next == UInt8(ascii: "\"") else {
      let (word, place) = scanner.bareword()
      if let milliseconds = Int64(word), !word.hasPrefix("+"),
        // Round down to whole seconds, as other timestamps are.
        let timestamp = Timestamp(secondsSinceEpoch: milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0))
      {
        return .moment(timestamp)
      }
      if Int64(word) != nil {
        scanner.faults.add(place, "\"\(name)\" is outside the years 1 to 9999", hint: "use milliseconds since 1970")
      } else {
        scanner.faults.add(
          place, "\"\(name)\" has no date",
          hint: #"use "2026-11-22", "2026-11-22T20:00:00-05:00" or whole milliseconds since 1970"#)
      }
      return nil
    }
    let text = try scanner.string("a date")
    do throws(CivilError) {
      return text.text.utf8.count <= 10
        ? .ready(.date(try CivilDate(text.text))) : .moment(try Timestamp(rfc3339: text.text))
    } catch {
      // This includes timestamps without an offset, which are ambiguous.
      let wording = error.wording(example: "2026-11-22, or 2026-11-22T20:00:00-05:00 with its offset from UTC")
      scanner.faults.add(text.position, "\"\(name)\" is not a date", hint: wording)
      return nil
    }
  }
}
