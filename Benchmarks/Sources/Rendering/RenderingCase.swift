import Foundation
import NudgeText
import NudgeTime

/// A message in a locale, and the arguments it is rendered with.
struct RenderingCase {
  /// As in the table, such as `Text:Render:Title:en`.
  let name: String
  let message: Message
  let locale: LocaleTag
  let sets: [MessageArguments]

  /// What a renderer's caller gets.
  enum Engine: String {
    /// A string.
    case nudge
    /// The renderer's own bytes, which need no memory of the caller.
    case nudgeUTF8 = "nudge-utf8"
  }

  func text(with arguments: MessageArguments, by engine: Engine, _ renderer: Renderer) throws -> String {
    switch engine {
    case .nudge: try renderer.render(message, locale: locale, arguments: arguments)
    case .nudgeUTF8:
      try renderer.withUTF8(of: message, locale: locale, arguments: arguments) { utf8 in
        String(decoding: utf8.indices.map { utf8[$0] }, as: UTF8.self)
      }
    }
  }

  /// Renders with all sets, and gives how many bytes the texts have together; a renderer is warm from the second pass on.
  func bytes(by engine: Engine, _ renderer: Renderer) throws -> Int {
    var bytes = 0
    // Locals and a span, since to copy a set or a message is to count a reference, which a caller with one of each does not.
    let (message, locale) = (message, locale)
    let span = sets.span
    for index in span.indices {
      switch engine {
      case .nudge: bytes += try renderer.render(message, locale: locale, arguments: span[index]).utf8.count
      case .nudgeUTF8:
        bytes += try renderer.withUTF8(of: message, locale: locale, arguments: span[index]) { $0.count }
      }
    }
    return bytes
  }

  /// Times the case with one renderer, which is warm after the first pass.
  func measurement(of engine: Engine) throws -> Measurement {
    let renderer = Renderer()
    let expected = try bytes(by: engine, renderer)
    return try Measurement(count: sets.count) {
      guard try bytes(by: engine, renderer) == expected else { throw Failure("\(name) changes its texts") }
    }
  }

  /// Reads what `MessageMaker` writes.
  static func all(inFileAt path: String) throws -> [RenderingCase] {
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    var cases: [RenderingCase] = []
    var head: [Substring] = []
    var sets: [MessageArguments] = []
    func finish() throws {
      guard head.count == 4 else { return }
      cases.append(
        RenderingCase(
          name: String(head[1]), message: try Message(String(head[3])), locale: try LocaleTag(String(head[2])),
          sets: sets))
      sets = []
    }
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      if fields[0] == "case" {
        try finish()
        head = fields
      } else if fields[0] == "set" {
        var set = MessageArguments()
        for field in fields.dropFirst() {
          let parts = field.split(separator: "=", maxSplits: 1)
          set[String(parts[0])] = try value(parts[1])
        }
        sets.append(set)
      }
    }
    try finish()
    return cases
  }

  private static func value(_ field: Substring) throws -> ArgumentValue {
    let parts = field.split(separator: ":", maxSplits: 1)
    switch parts[0] {
    case "int": return .integer(Int64(parts[1]) ?? 0)
    case "date":
      guard let date = Int(parts[1]).flatMap(CivilDate.init(daysSinceEpoch:)) else { throw Failure("no date \(field)") }
      return .date(date)
    case "text": return .text(String(parts[1]))
    default: throw Failure("no value \(field)")
    }
  }
}
