internal import NudgeJSON

/// A key of the JSON object `preferences`: a preference, or an object that contains preferences.
///
/// `Preference.root` contains all of them. Reading, writing, validation, the JSON Schema, and the settings form follow
/// from it.
struct Preference: Sendable {
  /// Returns the value of a property.
  typealias Get<Value> = @Sendable (Preferences) -> Value
  /// Changes the value of a property.
  typealias Set<Value> = @Sendable (inout Preferences, Value) -> Void
  /// Reads the key's value from JSON.
  typealias Read = @Sendable (inout PersonReader, inout JSONCursor, inout Preferences) throws(PersonFault) -> Void

  /// The key in JSON.
  let key: StaticString
  /// The preferences in an object; empty for others.
  var members: [Preference] = []
  /// A valid value for use in errors, if the value is an array or an object.
  var example: String?
  /// The JSON Schema of the value.
  let schema: @Sendable () -> String
  /// Reads the value, which must be within its bounds.
  let read: Read
  /// Writes the key and the value, or nothing if it is the default.
  let write: @Sendable (Preferences, JSONBytes) -> Void
  /// The checks that the value, or each value in an object, is within its bounds.
  var checks: [Check] = []
  /// Returns how the settings form shows the value, or `nil` if the form doesn't contain it.
  var field: @Sendable (Person) -> SettingsField? = { _ in nil }
}

extension Preference {
  /// A check of a property.
  struct Check: Sendable {
    /// Returns a Boolean value indicating whether the property is within its bounds.
    let isMet: @Sendable (Preferences) -> Bool
  }

  /// Returns a Boolean value indicating whether the values are within their bounds.
  func isValid(_ preferences: Preferences) -> Bool { checks.allSatisfy { $0.isMet(preferences) } }

  /// Creates a preference.
  ///
  /// Two closures name the property rather than a key path, because a key path is followed at run time, which would
  /// take a tenth of the time of planning a day for a person.
  ///
  /// - Parameters:
  ///   - key: The key in JSON.
  ///   - get: Returns the property, whose value in `Preferences()` is the default.
  ///   - set: Changes the property.
  ///   - kind: The kind of value.
  ///   - description: A sentence for the JSON Schema.
  ///   - example: A valid value for use in errors, if the value is an array.
  @inline(__always)
  init<Value>(
    _ key: StaticString, _ get: @escaping Get<Value>, _ set: @escaping Set<Value>, _ kind: PreferenceKind<Value>,
    _ description: String, example: String? = nil
  ) {
    let standard = get(Preferences())
    self.init(
      key: key, example: example,
      schema: {
        let json = JSONBytes()
        kind.write(standard, json)
        return json.count > 0
          ? Self.schema(description, kind.schema, #""default": \#(json.text)"#) : Self.schema(description, kind.schema)
      },
      read: { (reader, json, preferences) throws(PersonFault) in
        set(&preferences, try kind.read(&reader, &json))
      },
      write: { preferences, json in
        let value = get(preferences)
        if value == standard { return }
        json.key(key)
        kind.write(value, json)
      },
      field: { person in kind.field(get(person.preferences), person) })
    if let isValid = kind.isValid { checks = [Check { preferences in isValid(get(preferences)) }] }
  }

  /// Creates an object of preferences.
  ///
  /// - Parameters:
  ///   - key: The key in JSON.
  ///   - description: A sentence for the JSON Schema.
  ///   - example: A valid value for use in errors.
  ///   - members: The preferences, in the order in which they are written.
  ///   - rules: Further members of the JSON Schema.
  ///   - end: Called after the object was read.
  init(
    object key: StaticString, _ description: String, example: String, _ members: [Preference], rules: String? = nil,
    end: Read? = nil
  ) {
    struct Member { let read: Read }
    let names = NameTable(members.map { ("\($0.key)", Member(read: $0.read)) }, isOfKeys: true)
    self.init(
      key: key, members: members, example: example,
      schema: {
        let properties = members.map { "    \"\($0.key)\": \($0.schema().indented(by: 4))" }.joined(separator: ",\n")
        return """
          {
            "description": "\(description)",
            "type": "object", "additionalProperties": false, "default": {},
            "properties": {
          \(properties)
            }\(rules.map { ",\n  \($0.indented(by: 2))" } ?? "")
          }
          """
      },
      read: { (reader, json, preferences) throws(PersonFault) in
        var object = try json.object()
        while let member = try json.key(of: &object, names) { try member.read(&reader, &json, &preferences) }
        try end?(&reader, &json, &preferences)
      },
      write: { preferences, json in
        let start = json.count
        json.key(key)
        json.mark("{")
        let empty = json.count
        for member in members { member.write(preferences, json) }
        if json.count == empty { json.removeLast(to: start) } else { json.mark("}") }
      },
      checks: members.flatMap(\.checks))
  }

  /// Returns the JSON Schema of a value.
  static func schema(_ description: String, _ members: String...) -> String {
    "{\(([#""description": "\#(description)""#] + members).joined(separator: ", "))}"
  }

  /// Returns the preference at a path such as `reminders.times`, or `nil` if it doesn't exist.
  func member(at path: some StringProtocol) -> Preference? {
    path.split(separator: ".").reduce(self as Preference?) { owner, key in
      owner?.members.first { "\($0.key)" == key }
    }
  }

  /// The examples of this key and its members, by key.
  var examples: [String: String] {
    members.reduce(into: example.map { ["\(key)": $0] } ?? [:]) { $0.merge($1.examples) { first, _ in first } }
  }
}

extension String {
  /// Returns the text with spaces before each line except the first.
  func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\n" + String(repeating: " ", count: count))
  }
}
