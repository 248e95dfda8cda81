import Foundation
import NudgeTime

/// One person's rule, and a moment after which it fires next.
struct Query {
  let rule: Rule
  /// The name of the person's zone.
  let zone: String
  /// The first date that the rule names.
  let anchor: CivilDate
  /// The moment of asking, excluded; in seconds since the epoch.
  let moment: Int64

  /// The line that stands for the query in a file, which all peers read.
  var line: String { "\(rule.rawValue) \(zone) \(anchor) \(moment)" }

  /// Reads a file of queries; other lines are passed over.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - rules: The rules wanted.
  /// - Returns: The queries in the order of their lines.
  /// - Throws: `Failure` at a line that is none.
  static func all(inFileAt path: String, of rules: [Rule] = Rule.allCases) throws -> [Query] {
    let rules = rules.map { Array("\($0.rawValue) ".utf8) }
    return try [UInt8](Data(contentsOf: URL(filePath: path))).split(separator: UInt8(ascii: "\n"))
      .filter { line in rules.contains { line.starts(with: $0) } }
      .map { line in
        let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 4, let rule = Rule(rawValue: fields[0]), let moment = Int64(fields[3]) else {
          throw Failure("\(path): not a query: \(String(decoding: line, as: UTF8.self))")
        }
        return Query(rule: rule, zone: fields[1], anchor: try CivilDate(fields[2]), moment: moment)
      }
  }
}
