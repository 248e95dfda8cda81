import NudgeTestSupport

/// A small catalog on disk, of one kind with one variant, to be changed by a test.
struct SampleCatalog {
  let folder: TemporaryFolder
  var path: String { folder.path }

  /// Writes a catalog whose one variant says the same in each style.
  ///
  /// - Parameters:
  ///   - title: The title's pattern.
  ///   - body: The body's pattern.
  ///   - locales: The locales that have the words.
  /// - Throws: What the system says.
  init(title: String, body: String, locales: [String] = ["en"]) throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Templates/reminder.yaml",
      """
      kind: reminder
      surface: push
      args:
        count: {type: int, min: 0, max: 1000, example: 1}
        name: {type: text, personal: true, max: 40, example: Ada}
      actions: [add]
      private: reminder.private
      variants:
        - {id: a01}

      """.utf8)
    try folder.write(
      "Templates/actions.yaml", "kind: actions\nsurface: action\nargs: {}\nvariants:\n  - {id: add}\n".utf8)
    for locale in locales { try write(title: title, body: body, locale: locale) }
  }

  /// Writes the words of one locale.
  func write(title: String, body: String, locale: String) throws {
    func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    var lines = ["\"@@locale\": \"\(locale)\""]
    for style in ["cheerful", "gentle", "minimal"] {
      lines.append("\"reminder.\(style).a01.body\": \(quoted(body))")
      lines.append("\"reminder.\(style).a01.title\": \(quoted(title))")
    }
    lines += ["\"reminder.private.body\": \"Open it.\"", "\"reminder.private.title\": \"Something new\""]
    try folder.write(
      "Localization/\(locale)/reminder.json", "{\n  \(lines.joined(separator: ",\n  "))\n}\n".utf8)
    try folder.write(
      "Localization/\(locale)/actions.json",
      "{\n  \"@@locale\": \"\(locale)\",\n  \"actions.add\": \"Add\"\n}\n".utf8)
  }
}
