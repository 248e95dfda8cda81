import Foundation
import NudgeTestSupport

/// Lines of people, each of whom gets one reminder a day and nothing else.
enum People {
  /// The span in which each of them gets one.
  static let span = ["--from", "2026-11-22T00:00:00Z", "--days", "1"]

  /// A person's line, without a line break.
  static func line(_ id: String, timeZone: String = "UTC", style: String = "gentle", locale: String = "en") -> String {
    """
    {"id":\(json(id)),"timeZone":"\(timeZone)","locale":"\(locale)","preferences":{"style":"\(style)",\
    "retrieval":{"enabled":false},"milestones":{"enabled":false},"welcomeBack":{"enabled":false}}}
    """
  }

  /// Many people of all sorts, with lines between them that are empty or no person.
  static func mixture(_ count: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var text = ""
    for number in 0..<count {
      let style = ["gentle", "cheerful", "minimal"].randomElement(using: &generator) ?? ""
      let locale = ["en", "zh-Hans-CN", "zh-HK", "de"].randomElement(using: &generator) ?? ""
      let zone = ["UTC", "Asia/Shanghai", "America/New_York", "Nowhere/Land"].randomElement(using: &generator) ?? ""
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: text += ""
      case 1: text += " \t"
      case 2: text += #"{"id":"é\#(number)","timeZone":7}"#
      case 3: text += String(repeating: "x", count: Int.random(in: 1...5_000, using: &generator))
      default:
        let padding = String(repeating: "–", count: Int.random(in: 0..<60, using: &generator))
        text += line("p-\(number)\(padding)", timeZone: zone, style: style, locale: locale)
      }
      text += Bool.random(using: &generator) ? "\n" : "\r\n"
    }
    return Array(text.utf8)
  }

  /// The values of a key in lines of JSON.
  static func values(_ key: String, in lines: String) throws -> [String] {
    try lines.split(separator: "\n").compactMap { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?[key] as? String
    }
  }

  private static func json(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
