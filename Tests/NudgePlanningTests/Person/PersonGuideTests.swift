import NudgePlanning
import NudgeTestSupport
import Testing

@Suite("docs/person.md")
struct PersonGuideTests {
  private let guide: String
  private let schema: JSONSchema

  init() throws {
    guide = try Fixtures.projectFile("docs/person.md")
    schema = try JSONSchema(projectFile: "docs/person.schema.json")
  }

  /// The key, what it may be, and the default of each row of the table that follows a heading.
  private func rows(below heading: String, table: Int = 0) throws -> [String: (values: String, standard: String)] {
    let start = try #require(guide.firstRange(of: heading)).upperBound
    let lines = guide[start...].split(separator: "\n", omittingEmptySubsequences: false)
    let tables = lines.split { !$0.hasPrefix("|") }
    return try tables[table].dropFirst(2).reduce(into: [:]) { rows, line in
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed() }.map
      { String($0) }
      try #require(cells.count == 4, "\(line)")
      rows[cells[0].filter { $0 != "`" }] = (cells[1], cells[2])
    }
  }

  /// Holds a table against an object of the schema, and the objects in it where they are in the table too.
  private func check(
    _ rows: [String: (values: String, standard: String)], _ object: JSONValue, prefix: String = ""
  ) throws -> Int {
    let rule = schema.resolved(object)
    let required = rule["required"]?.array?.compactMap(\.text) ?? []
    var count = 0
    for (key, property) in try #require(rule["properties"]?.object) {
      let name = prefix + key
      let row = try #require(rows[name], "\(name) has no row")
      count += 1
      let property = schema.resolved(property)
      if required.contains(key) {
        #expect(row.standard == "required", "\(name)")
      } else if let standard = property["default"] {
        #expect(row.standard == "`\(standard.json)`", "\(name)")
      } else {
        #expect(!row.standard.contains("`"), "\(name)")
      }
      for word in property["enum"]?.array ?? [] where property["enum"]?.array?.count != 7 {
        #expect(row.values.contains("`\(word.text ?? "")`"), "\(name)")
      }
      for bound in ["minimum", "maximum", "maxLength", "maxItems"] {
        guard let number = property[bound]?.number else { continue }
        #expect(row.values.contains(grouped(number)), "\(name): \(bound)")
      }
      if property["type"]?.text == "object", prefix.isEmpty, rows.keys.contains(where: { $0.hasPrefix(key + ".") }) {
        count += try check(rows, .object(property), prefix: key + ".")
      }
    }
    return count
  }

  /// With commas, as the tables have numbers.
  private func grouped(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : grouped(number / 1_000) + "," + String(String(1_000 + number % 1_000).dropFirst())
  }

  @Test func tellsEveryKeyWithItsDefaultAndBounds() throws {
    let preferences = try #require(schema.root["properties"]?["preferences"])
    let progress = try #require(schema.root["properties"]?["progress"])
    let achievement = try #require(schema.root["properties"]?["achievements"]?["items"])
    for (heading, table, object) in [
      ("## Who they are", 0, schema.root), ("## What they like", 0, preferences),
      ("## What they have done", 0, progress),
      ("## What they have done", 1, achievement),
    ] {
      let rows = try rows(below: heading, table: table)
      #expect(try check(rows, object) == rows.count, "\(heading)")
    }
  }

  @Test func showsPeopleThatAreRead() throws {
    let people = guide.split(separator: "```json\n").dropFirst().map {
      $0.prefix(upTo: $0.firstRange(of: "```")?.lowerBound ?? $0.endIndex)
    }
    #expect(people.count == 2)
    for person in people { #expect(PersonSamples.error(person.utf8) == nil) }
    let example = try PersonSamples.read(String(people[0]))
    #expect(try example == PersonSamples.read(PersonSamples.example))
  }
}
