import Foundation
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@Suite("docs/person.schema.json")
struct PersonSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(projectFile: "docs/person.schema.json")
  }

  /// A place in a person, and what may stand there.
  private struct Place {
    /// The keys that lead there; 0 for the first item of an array.
    var path: [Step]
    var schema: JSONValue

    enum Step: Hashable {
      case key(String)
      case item
    }

    var name: String {
      path.reduce(into: "") { name, step in
        switch step {
        case .key(let key): name += (name.isEmpty ? "" : ".") + key
        case .item: name += "[]"
        }
      }
    }
  }

  /// Every place of the schema, objects before what is in them.
  private func places(_ schema: JSONValue, _ path: [Place.Step] = []) -> [Place] {
    let rule = self.schema.resolved(schema)
    var all = [Place(path: path, schema: schema)]
    for (key, schema) in (rule["properties"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
      all += places(schema, path + [.key(key)])
    }
    if let items = rule["items"] { all += places(items, path + [.item]) }
    for schema in rule["oneOf"]?.array ?? [] { all += places(schema, path).dropFirst() }
    return all
  }

  // MARK: Values

  private func good(_ schema: JSONValue) throws -> [JSONValue] {
    let rule = self.schema.resolved(schema)
    if let values = rule["enum"]?.array { return values }
    if let schemas = rule["oneOf"]?.array { return try schemas.flatMap(good) }
    switch try #require(rule["type"]?.text, "\(schema.json)") {
    case "boolean": return [.boolean(true), .boolean(false)]
    case "integer":
      let (low, high) = (try #require(rule["minimum"]?.number), try #require(rule["maximum"]?.number))
      return [low, low + 1, high - 1, high].map { .number(Double($0)) }
    case "string":
      var texts = [rule["default"], rule["examples"]?.array?.first].compactMap(\.self)
      if rule["pattern"] == nil, let most = rule["maxLength"]?.number, rule["minLength"] == nil {
        texts += [.text(""), .text(String(repeating: "x", count: most))]
      }
      #expect(!texts.isEmpty, "neither default nor example: \(schema.json)")
      return texts
    case "array":
      let items = try good(try #require(rule["items"]))
      let (least, most) = (rule["minItems"]?.number ?? 0, try #require(rule["maxItems"]?.number))
      let first = try #require(items.first)
      return [
        .array(Array(repeating: first, count: least)), .array(Array(items.prefix(most))),
        .array(Array(repeating: first, count: most)),
      ]
    default:
      let properties = try #require(rule["properties"]?.object)
      let required = rule["required"]?.array?.compactMap(\.text) ?? []
      return [.object(try required.reduce(into: [:]) { $0[$1] = try good(try #require(properties[$1])).first })]
    }
  }

  private func bad(_ schema: JSONValue) throws -> [JSONValue] {
    let rule = self.schema.resolved(schema)
    var values: [JSONValue] = [
      .null, .boolean(true), .number(0), .number(-1), .number(2.5), .number(1e300), .text(""), .text("x y"),
      .text("\u{1}"),
      .text("..💥"), .text("2026-02-01T"), .text("Gentle"), .text("25:00"), .array([]), .array([.null]), .object([:]),
      .object(["unknown": .boolean(true)]),
    ]
    for value in rule["enum"]?.array ?? [] {
      values += [.text((value.text ?? "").uppercased()), .text((value.text ?? "") + " ")]
    }
    if let least = rule["minimum"]?.number { values.append(.number(Double(least - 1))) }
    if let most = rule["maximum"]?.number { values.append(.number(Double(most + 1))) }
    if let least = rule["minLength"]?.number { values.append(.text(String(repeating: "x", count: least - 1))) }
    if let most = rule["maxLength"]?.number { values.append(.text(String(repeating: "x", count: most + 1))) }
    for schema in [JSONValue.object(rule)] + (rule["oneOf"]?.array ?? []) {
      let rule = self.schema.resolved(schema)
      guard let items = rule["items"], let item = try good(items).first else { continue }
      if let most = rule["maxItems"]?.number { values.append(.array(Array(repeating: item, count: most + 1))) }
      if let least = rule["minItems"]?.number { values.append(.array(Array(repeating: item, count: least - 1))) }
    }
    return values
  }

  // MARK: People

  /// A person with a value at a place, and what has to stand beside it.
  private func person(_ value: JSONValue, at place: Place) throws -> JSONValue {
    let whole: JSONValue = .object(["id": .text("u"), "timeZone": .text("UTC")])
    return try placed(value, place.path[...], in: whole, schema.root)
  }

  private func placed(
    _ value: JSONValue, _ path: ArraySlice<Place.Step>, in around: JSONValue?, _ schema: JSONValue
  ) throws -> JSONValue {
    let rule = self.schema.resolved(schema)
    guard let step = path.first else { return value }
    // Of several forms, the one that has the place.
    if let schemas = rule["oneOf"]?.array {
      for schema in schemas where self.schema.resolved(schema)[step == .item ? "items" : "properties"] != nil {
        return try placed(value, path, in: nil, schema)
      }
    }
    guard case .key(let key) = step else {
      return .array([try placed(value, path.dropFirst(), in: nil, try #require(rule["items"]))])
    }
    var members = try around?.object ?? good(schema).first?.object ?? [:]
    members[key] = try placed(value, path.dropFirst(), in: nil, try #require(rule["properties"]?[key]))
    switch key {
    case "on" where rule["properties"]?["frequency"] != nil:
      if case .number = members[key] {
        members["frequency"] = .text("monthly")
      } else {
        members["frequency"] = .text("weekly")
      }
    case "currentStreak", "longestStreak", "lastOn": members["count"] = .number(1e7)
    default: break
    }
    return .object(members)
  }

  /// The same without what stands at a place.
  private func without(_ path: ArraySlice<Place.Step>, _ value: JSONValue) -> JSONValue {
    guard case .key(let key)? = path.first, var members = value.object else { return value }
    members[key] = path.count == 1 ? nil : members[key].map { without(path.dropFirst(), $0) }
    return .object(members)
  }

  private func error(_ person: JSONValue) -> PersonError? { PersonSamples.error(person.json.utf8) }

  // MARK: Facts

  @Test func isTheSchemaOfTheLibrary() throws {
    let (text, path) = (Person.jsonSchema + "\n", "docs/person.schema.json")
    if try Fixtures.record(text, asProjectFile: path) { return }
    #expect(try Fixtures.projectFile(path) == text, "run the tests with RECORD_SNAPSHOTS=1 to write it anew")
  }

  @Test func hasTheKeysThatAreRead() throws {
    var count = 0
    for place in places(schema.root) {
      guard let properties = schema.resolved(place.schema)["properties"]?.object else { continue }
      let value = try placed(
        .boolean(true), [.key("?")], in: try good(place.schema).first,
        .object(["properties": .object(["?": .boolean(true)])]))
      let wrong = place.path.isEmpty ? value : try person(value, at: place)
      let reason = try #require(error(wrong)?.reason, "\(wrong.json) is read")
      guard case .unknownKey(_, let known) = reason else {
        Issue.record("\(place.name): \(reason)")
        continue
      }
      #expect(Set(known) == Set(properties.keys), "\(place.name)")
      count += 1
    }
    #expect(count >= 10)
  }

  @Test func hasTheDefaultsThatAreTaken() throws {
    var count = 0
    for place in places(schema.root) {
      guard let value = schema.resolved(place.schema)["default"], !place.path.isEmpty, !place.path.contains(.item)
      else { continue }
      let json = try person(value, at: place)
      let given = try PersonSamples.read(json.json)
      var missing = try PersonSamples.read(without(place.path[...], json).json)
      #expect(missing.anchor == given.anchor, "\(place.name)")
      // One that is given stays the same if the person gets a day on which they joined.
      if place.name.hasSuffix("anchor") { missing.anchor = given.anchor }
      #expect(missing == given, "\(place.name)")
      count += 1
    }
    #expect(count >= 30)
  }

  @Test func acceptsWhatIsRead() throws {
    var count = 0
    for place in places(schema.root) where !place.path.isEmpty {
      for value in try good(place.schema) {
        let person = try person(value, at: place)
        #expect(schema.accepts(person), "\(place.name): \(person.json.prefix(300))")
        #expect(error(person) == nil, "\(place.name): \(person.json.prefix(300))")
        count += 1
      }
    }
    #expect(count > 120)
  }

  @Test func refusesWhatIsRefused() throws {
    var refused = 0
    for place in places(schema.root) where !place.path.isEmpty {
      let names = schema.resolved(place.schema)["enum"]?.array?.compactMap(\.text) ?? []
      for value in try bad(place.schema) {
        let person = try person(value, at: place)
        let error = error(person)
        // The schema has one spelling of each name, and the reader accepts it in any case.
        if let text = value.text, NearestMatch.same(as: text, among: names) != nil {
          #expect(error == nil, "\(place.name): \(text)")
          continue
        }
        switch error?.reason {
        // No schema can tell these.
        case .locale, .rule: continue
        default: break
        }
        #expect(
          schema.accepts(person) == (error == nil),
          "\(place.name): \(String(describing: error)) \(person.json.prefix(300))")
        if error != nil { refused += 1 }
      }
      // One that is missing.
      for key in schema.resolved(place.schema)["required"]?.array?.compactMap(\.text) ?? [] {
        var members = try #require(try good(place.schema).first?.object)
        members[key] = nil
        let person = try person(.object(members), at: place)
        #expect(!schema.accepts(person))
        #expect(error(person)?.reason == .missingKey(key), "\(place.name)")
        refused += 1
      }
    }
    #expect(refused > 500)
  }

  /// What is wrong by more than one key, and what a schema cannot say.
  @Test(
    arguments: [
      (#""progress":{},"achievements":[]"#, false, false),
      (#""preferences":{"reminders":{"on":["sunday"]}}"#, false, false),
      (#""preferences":{"reminders":{"frequency":"daily","on":["sunday"]}}"#, false, false),
      (#""preferences":{"reminders":{"frequency":"monthly","on":["sunday"]}}"#, false, false),
      (#""preferences":{"reminders":{"frequency":"weekly","on":3}}"#, false, false),
      (#""preferences":{"reminders":{"frequency":"weekdays","on":["sunday"]}}"#, true, true),
      (#""preferences":{"reminders":{"frequency":"every:14"}}"#, true, true),
      (#""preferences":{"reminders":{"frequency":"every:1000000000"}}"#, true, true),
      (#""preferences":{"reminders":{"frequency":"every:1000000001"}}"#, false, false),
      (#""preferences":{"reminders":{"frequency":"daily","rule":"FREQ=DAILY"}}"#, false, false),
      (#""preferences":{"reminders":{"on":["sunday"],"rule":"FREQ=DAILY"}}"#, false, false),
      (#""preferences":{"reminders":{"times":["08:00"],"rule":"FREQ=DAILY"}}"#, true, true),
      (#""preferences":{"dayStart":"06:00:01"}"#, false, false),
      (#""preferences":{"dayStart":"05:59:59"}"#, true, true),
      (#""preferences":{"dayStart":"06:00"}"#, true, true),
      (#""achievements":[{"at":"2026-11-20T08:00:00.5+05:45","title":""}]"#, true, true),
      (#""sent":["-"]"#, true, true),
      (#""preferences":{"dailyLimit":2.0}"#, true, false), (#""anchor":"2026-02-30""#, true, false),
      (#""name":"\#(String(repeating: "é", count: 200))""#, true, false), (#""locale":"klingonese""#, true, false),
      (#""preferences":{"reminders":{"rule":"FREQ=NEVERLY"}}"#, true, false),
      (#""preferences":{"pauses":[{"from":"2026-12-20","to":"2026-12-19"}]}"#, true, false),
      (#""progress":{"count":1,"currentStreak":2}"#, true, false),
    ] as [(String, Bool, Bool)])
  func agreesOrSaysLess(rest: String, isValid: Bool, isRead: Bool) throws {
    let json = #"{"id":"u","timeZone":"UTC",\#(rest)}"#
    #expect(schema.accepts(try JSONValue(Array(json.utf8))) == isValid)
    #expect((PersonSamples.error(json.utf8) == nil) == isRead)
  }

  @Test(arguments: [PersonSamples.example, PersonSamples.everything])
  func acceptsTheSamples(json: String) throws {
    #expect(schema.accepts(try JSONValue(Array(json.utf8))))
  }
}
