import NudgePlanning

extension SettingsForm {
  /// The whole screen as text: marks for what is on, the value in words, and what there is to choose from.
  var text: String {
    ([title] + sections.map(Self.text)).joined(separator: "\n\n") + "\n\n[ \(save) ]\n"
  }

  private static func text(of section: Section) -> String {
    (["== \(section.title)"] + section.rows.flatMap(lines) + ["-- \(section.footer)"]).joined(separator: "\n")
  }

  private static func lines(of row: Row) -> [String] {
    let head: String
    switch (row.control, row.value) {
    case (.toggle, let value): head = "[\(value == true ? "x" : " ")] \(row.label)"
    case (.button, _): head = "( \(row.label) )"
    default: head = "\(row.label): \(row.texts.isEmpty ? "–" : row.texts.joined(separator: "; "))"
    }
    var lines = [head]
    if let help = row.help { lines.append("    \(help)") }
    if !row.choices.isEmpty { lines.append("    { \(row.choices.map(\.label).joined(separator: " | ")) }") }
    if let labels = row.itemLabels {
      let parts = [labels.from, labels.to, labels.on].compactMap(\.self)
      lines.append("    ( \((parts + [labels.remove, labels.add]).joined(separator: " | ")) )")
    }
    return lines
  }
}
