internal import ArgumentParser
internal import NudgeReports
internal import NudgeTime

/// The lines of an iCalendar component that define a recurrence, as programs such as rrule.js print them.
///
/// ```text
/// DTSTART;TZID=America/New_York:20261121T090000
/// RRULE:FREQ=DAILY
/// EXDATE;TZID=America/New_York:20261225T090000
/// ```
///
/// Each line is `NAME:value`, optionally with parameters after the name, such as `;TZID=America/New_York`. Line ends can also
/// be escaped, as in JSON, and a line that begins with a space continues the one before it. Without line ends, spaces
/// separate the lines, as in a shell.
///
/// Source: RFC 5545, sections 3.1 and 3.8 <https://www.rfc-editor.org/rfc/rfc5545#section-3.1>
struct RuleLines: Hashable {
  /// The rule, without `RRULE:`.
  private(set) var rule: String
  /// The start, or `nil` if there is no DTSTART.
  private(set) var start: CalendarTime?
  /// The time zone of the start, or `nil` if it has none.
  private(set) var zone: String?
  private(set) var exclude: [CalendarTime] = []
  private(set) var also: [CalendarTime] = []
  /// The names and time zones of the EXDATE and RDATE lines that have one.
  private var otherZones: [NamedZone] = []

  private struct NamedZone: Hashable {
    var name: String
    var zone: String
  }

  /// Reads lines, or returns `nil` if the text is only a rule.
  ///
  /// - Throws: `ValidationError` if a line is invalid, or isn't part of a recurrence.
  init?(_ text: String) throws {
    let properties = try Self.properties(in: text)
    guard properties.contains(where: { $0.name != "RRULE" }) || properties.count > 1 else { return nil }
    for property in properties where !Self.known.contains(property.name) {
      throw Self.error("\(property.name.forTerminal) is not part of a rule; only \(Self.namesRead) are read")
    }
    let rules = properties.filter { $0.name == "RRULE" }
    guard rules.count <= 1 else { throw Self.error("RRULE appears twice; only one rule is supported") }
    for property in properties {
      switch property.name {
      case "DTSTART":
        guard start == nil else { throw Self.error("DTSTART appears twice") }
        let times = try property.times()
        guard times.count == 1 else { throw Self.error("DTSTART must be one time, such as DTSTART:20261121T090000Z") }
        start = times[0]
        zone = property.zone
      case "EXDATE", "RDATE":
        if property.name == "EXDATE" { exclude += try property.times() } else { also += try property.times() }
        if let zone = property.zone { otherZones.append(NamedZone(name: property.name, zone: zone)) }
      case "EXRULE":
        throw Self.error("EXRULE is not supported, because RFC 5545 no longer has it; list the times in EXDATE")
      default: break
      }
    }
    guard let rule = rules.first else { throw Self.error("RRULE is missing, such as RRULE:FREQ=DAILY") }
    self.rule = rule.value
    // Without DTSTART, nothing else says which time zone the dates have.
    if start == nil { zone = otherZones.first?.zone }
  }

  /// Checks that all lines are in one time zone.
  ///
  /// - Parameter timeZone: The value of `--time-zone`, or `nil` if it isn't given.
  /// - Throws: `ValidationError` that names both zones.
  func checkZones(with timeZone: String?) throws {
    if let zone, let timeZone, !Self.areSame(zone, timeZone) {
      throw ValidationError(
        "--rule is in \(zone.forTerminal), but --time-zone is \(timeZone.forTerminal); leave out one of them.")
    }
    for other in otherZones {
      let name = "\(other.name) is in \(other.zone.forTerminal)"
      if let zone = zone ?? timeZone {
        if !Self.areSame(other.zone, zone) {
          throw Self.error(
            "\(name), but \(start == nil ? "another line" : "DTSTART") is in \(zone.forTerminal); use the same TZID for both"
          )
        }
      } else if case .utc = start {
        throw Self.error("\(name), but DTSTART is in UTC; use the same TZID for both")
      } else {
        throw Self.error("\(name), but DTSTART has no time zone; use the same TZID for both")
      }
    }
  }

  /// Returns whether two names are the same zone's, ignoring case and accepting spaces instead of underscores.
  private static func areSame(_ left: String, _ right: String) -> Bool {
    left == right || left.lowercased().replacing(" ", with: "_") == right.lowercased().replacing(" ", with: "_")
  }

  private static func error(_ message: String) -> ValidationError { ValidationError("--rule: \(message).") }

  // MARK: Properties

  private struct Property {
    var name: String
    /// The parameters by uppercase name, such as `TZID`.
    var parameters: [String: String]
    var value: String

    /// Reads a line, or returns `nil` if it isn't `NAME *(";" parameter "=" value) ":" value`.
    init?(line: String) {
      guard
        let head = line.prefixMatch(of: /([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^;:"]*))*):/)
      else { return nil }
      name = head.output.1.uppercased()
      parameters = [:]
      for parameter in head.output.2.matches(of: /;([A-Za-z0-9-]+)=("[^"]*"|[^;:"]*)/) {
        parameters[parameter.output.1.uppercased()] = Choices.trimmed(parameter.output.2.filter { $0 != "\"" }[...])
      }
      value = Choices.trimmed(line[head.range.upperBound...])
    }

    /// The time zone, or `nil` if the values are in UTC or have no zone.
    var zone: String? { parameters["TZID"] }

    func times() throws -> [CalendarTime] {
      if let type = parameters["VALUE"]?.uppercased(), type != "DATE", type != "DATE-TIME" {
        throw RuleLines.error("\(name) cannot have values of the type \(type.forTerminal)")
      }
      return try value.split(separator: ",", omittingEmptySubsequences: false).map { text in
        let text = text.filter { !$0.isWhitespace }
        do throws(CivilError) { return try CalendarTime(text) } catch {
          throw RuleLines.error(
            "\(name) has “\(String(text).forTerminal)”, which is not a time such as 20261121T090000Z")
        }
      }
    }
  }

  /// Returns the properties in a text, or an empty array if it is only a rule.
  ///
  /// - Throws: `ValidationError` that quotes the text that doesn't belong to any property.
  private static func properties(in text: String) throws -> [Property] {
    var text = text.replacing(/\r\n|\r|\\r\\n|\\[rnN]/, with: "\n")
    // Unfold lines before splitting them.
    text = Choices.trimmed(text.replacing(/\n[ \t]/, with: "")[...])
    let lines =
      text.contains("\n")
      ? text.split(separator: "\n").map { Choices.trimmed($0) }.filter { !$0.isEmpty } : spacedLines(in: text)
    let properties = lines.map { line in (line: line, property: Property(line: line)) }
    guard properties.contains(where: { $0.property != nil }) else { return [] }
    return try properties.map { line, property in
      guard let property else {
        let quoted = "“\(String(line.prefix(60)).forTerminal)\(line.count > 60 ? "…" : "")”"
        throw error(
          line.uppercased().hasPrefix("FREQ=")
            ? "\(quoted) is beside other lines; begin the rule with RRULE:"
            : "\(quoted) is not part of a rule; only \(namesRead) are read, each as NAME:value")
      }
      return property
    }
  }

  /// Returns the parts of a text without line ends, each of which begins with a property's name.
  ///
  /// A rule can contain spaces, and so can the name of a time zone, as in `TZID=W. Europe Standard Time`. A part therefore
  /// ends only before a name with `:`, with parameters and `:`, or before a known name.
  private static func spacedLines(in text: String) -> [String] {
    let nextPart =
      /\s+((?:(?i:DTSTART|RRULE|RDATE|EXDATE|EXRULE)[:;]|[A-Za-z-]+(?:;[A-Za-z-]+=(?:"[^"]*"|[^;:"\s]*))*:))/
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      // The next part begins after this one's name and parameters.
      let head = rest.prefixMatch(of: /[A-Za-z-]+(?:;[A-Za-z-]+=(?:"[^"]*"|[^;:"]*))*:/)?.range.upperBound
      let next = rest[(head ?? rest.startIndex)...].firstMatch(of: nextPart)
      lines.append(Choices.trimmed(rest[..<(next?.range.lowerBound ?? rest.endIndex)]))
      rest = next.map { rest[$0.output.1.startIndex...] } ?? ""
    }
    return lines
  }

  private static let known: Set = ["DTSTART", "RRULE", "RDATE", "EXDATE", "EXRULE"]
  private static let namesRead = "DTSTART, RRULE, RDATE and EXDATE"
}
