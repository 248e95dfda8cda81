internal import NudgeJSON
internal import NudgeText
internal import NudgeTime
internal import Synchronization

extension Person: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A description that contains only the id, not any personal data.
  public var description: String { "person \(id)" }
  /// The id.
  public var debugDescription: String { description }
  /// A mirror of the id, time zone, locale, and history, which keeps the name out of dumps.
  public var customMirror: Mirror {
    Mirror(self, children: ["id": id, "timeZone": timeZone, "locale": locale, "history": history])
  }
}

extension Person: Codable {
  /// Creates a person from JSON in the format of docs/person.md.
  ///
  ///     let person = try Person(json: data)  // Data, [UInt8] or any other bytes
  ///
  /// Parsing is strict: unknown keys and duplicate keys are errors. The length isn't limited, so if the JSON comes from
  /// an untrusted source, limit its length first, as `nudge plan` does with 1 MiB per line.
  ///
  /// - Parameter json: A JSON object in UTF-8.
  /// - Throws: `PersonError` for the first error, with its line and column.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(json: some Collection<UInt8>) throws(PersonError) {
    self = try Self.read(json)
  }

  /// A shared reader, which caches the locales and time zone identifiers that it has read.
  private static let reader = Mutex(PersonReader())

  /// Reads a person with the shared reader, or with a new one if the shared reader is in use or the JSON is long.
  private static func read(_ json: some Collection<UInt8>) throws(PersonError) -> Person {
    if json.count <= PersonReader.maximumLength {
      let person = try reader.withLockIfAvailable { (reader) throws(PersonError) in try reader.person(from: json) }
      if let person { return person }
    }
    var reader = PersonReader()
    return try reader.person(from: json, maximumLength: .max)
  }

  /// Creates a person from JSON in the format of docs/person.md.
  ///
  /// - Parameter json: A JSON object.
  /// - Throws: `PersonError` for the first error, with its line and column.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(json: some StringProtocol) throws(PersonError) {
    try self.init(json: json.utf8)
  }

  /// Returns the person as single-line JSON, which `init(json:)` reads back as an equal person.
  ///
  /// Keys are written in the order used in docs/person.md. Keys with default values are omitted, so equal people
  /// produce equal text. Timestamps are written in UTC.
  ///
  /// - Returns: A JSON object without line breaks.
  /// - Throws: `PersonError` if a value is out of bounds, like `validate()`.
  /// - Complexity: O(*n*) in the number of bytes.
  public func json() throws(PersonError) -> String {
    try validate()
    return writtenJSON.text
  }

  /// Checks that every value is within its documented bounds, using the same rules as `init(json:)`.
  ///
  /// The planner validates each person passed to it.
  ///
  /// - Throws: `PersonError` for the first invalid value, with its key, such as `preferences.dailyLimit`.
  /// - Complexity: O(*n*) in the number of achievements and dates. Nothing is copied if every value is within its
  ///   bounds.
  public func validate() throws(PersonError) {
    if isWithinBounds { return }
    do throws(PersonError) { _ = try Person(json: writtenJSON.bytes) } catch {
      // The JSON is temporary, so a position in it would be meaningless.
      throw PersonError(error.path, error.reason)
    }
  }

  private var writtenJSON: JSONBytes {
    let json = JSONBytes()
    write(to: json)
    return json
  }

  /// A Boolean value indicating whether every value is within its bounds.
  ///
  /// The check doesn't write any JSON. If it fails, the reader finds the error.
  private var isWithinBounds: Bool {
    Self.isID(id) && ZoneName.isWellFormed(timeZone) && (name?.utf8.count ?? 0) <= Self.maximumNameLength
      && Preference.root.isValid(preferences) && history.isWithinBounds
  }

  /// Returns a Boolean value indicating whether a text is a valid id for a person or an achievement.
  static func isID(_ id: String) -> Bool {
    (1...maximumIDLength).contains(id.utf8.count)
      && !id.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
  }
}

extension History {
  fileprivate var isWithinBounds: Bool {
    let isRecordKnown =
      switch record {
      case .summary(let summary): summary.isWithinBounds
      case .achievements(let achievements):
        achievements.count <= Self.maximumAchievements && achievements.allSatisfy(\.isWithinBounds)
      case nil: true
      }
    return isRecordKnown && freezes.count <= Self.maximumDates && repairs.count <= Self.maximumDates
      && sent.count <= Self.maximumSent && seen.count <= Self.maximumDates
  }
}

extension AchievementSummary {
  fileprivate var isWithinBounds: Bool {
    (0...History.greatestCount).contains(count) && 0 <= currentStreak && currentStreak <= longestStreak
      && longestStreak <= count && History.heldFreezes.contains(freezesHeld)
      && (pace.map {
        (0...History.greatestCount).contains($0.count) && (1...Pace.maximumDays).contains($0.days)
      } ?? true)
  }
}

extension Achievement {
  fileprivate var isWithinBounds: Bool {
    (id.map(Person.isID) ?? true) && (title?.utf8.count ?? 0) <= History.maximumTitleLength
  }

  /// Checks the id and the title.
  func validate() throws(PersonError) {
    if isWithinBounds { return }
    let person = Person(id: "-", timeZone: "UTC", history: History(.achievements([self])))
    do throws(PersonError) { try person.validate() } catch {
      throw PersonError(String(error.path.drop { $0 != "." }.dropFirst()), error.reason)
    }
  }
}

// MARK: Codable

/// A part of a person that can be encoded and decoded separately.
///
/// Its `Codable` conformance uses the reader and writer for people, so that the format and its bounds are defined only
/// once.
protocol PersonPart: Codable {
  /// Writes the value as JSON.
  func write(to json: JSONBytes)
  /// Returns the JSON members, except the id and time zone, of a person with the given value.
  static func members(_ value: JSONTree) throws(PersonError) -> [JSONTree.Member]
  /// Returns this part of a person.
  static func part(of person: Person) -> Self?
}

extension PersonPart {
  /// Decodes the value in the format of docs/person.md.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`, which contains the description of a `PersonError`.
  public init(from decoder: any Decoder) throws {
    let tree = try JSONTree(from: decoder)
    do throws(PersonError) {
      let ownMembers = try Self.members(tree)
      let isWhole = Self.self == Person.self
      let person: [JSONTree.Member] =
        isWhole ? [] : [JSONTree.Member("id", .text("-")), JSONTree.Member("timeZone", .text("UTC"))]
      guard let part = Self.part(of: try Person(json: JSONTree.object(person + ownMembers).bytes)) else {
        throw PersonError("", .wrongType(expected: .object, found: .null))
      }
      self = part
    } catch {
      let error = PersonError(error.path, error.reason)
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(error)"))
    }
  }

  /// Encodes the value in the format of docs/person.md.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    let json = JSONBytes()
    write(to: json)
    try JSONTree(written: json).encode(to: encoder)
  }
}

extension Person: PersonPart {
  static func members(_ value: JSONTree) throws(PersonError) -> [JSONTree.Member] {
    guard case .object(let members) = value else {
      throw PersonError("", .wrongType(expected: .object, found: value.type))
    }
    return members
  }

  static func part(of person: Person) -> Person? { person }
}

extension Preferences: PersonPart {
  static func members(_ value: JSONTree) -> [JSONTree.Member] { [JSONTree.Member("preferences", value)] }
  static func part(of person: Person) -> Preferences? { person.preferences }
}

extension History: PersonPart {
  func write(to json: JSONBytes) {
    json.mark("{")
    writeMembers(to: json)
    json.mark("}")
  }

  static func members(_ value: JSONTree) throws(PersonError) -> [JSONTree.Member] {
    let members = try Person.members(value)
    let known = [PersonKeys.Whole.progress, .achievements, .freezes, .repairs, .sent, .seen].map(\.rawValue)
    if members.contains(where: { !known.contains($0.key) }) {
      throw PersonError("", .unknownKey(nearest: nil, known: known))
    }
    return members
  }

  static func part(of person: Person) -> History? { person.history }
}

extension AchievementSummary: PersonPart {
  static func members(_ value: JSONTree) -> [JSONTree.Member] { [JSONTree.Member("progress", value)] }

  static func part(of person: Person) -> AchievementSummary? {
    if case .summary(let summary) = person.history.record { summary } else { nil }
  }
}

extension Achievement: PersonPart {
  static func members(_ value: JSONTree) -> [JSONTree.Member] { [JSONTree.Member("achievements", .array([value]))] }
  static func part(of person: Person) -> Achievement? { person.history.achievements.first }
}

extension JSONTree {
  fileprivate var type: PersonError.ValueType {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .integer, .decimal: .number
    case .text: .text
    case .array: .array
    case .object: .object
    }
  }
}
