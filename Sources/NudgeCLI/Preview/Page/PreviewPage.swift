internal import NudgeAuthoring
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The previews as one web page that needs nothing beside it: no file, font, script or network.
///
/// Each notification, prompt, label and button is shown once; style sheets turn it into an iPhone's, an Android phone's or a watch's, light or dark, with
/// its words or the private text. The same report gives the same bytes.
struct PreviewPage {
  let report: PreviewReport
  /// The groups of each kind, in each the groups of one style.
  private let kinds: [[[[PreviewReport.Preview]]]]
  /// What a sequence comes to, by style.
  private let summaries: [Style: [PreviewReport.SequenceSummary]]
  private let dates = DateWriter(locale: .english)

  init(report: PreviewReport) {
    self.report = report
    kinds = Self.kinds(of: report)
    summaries = Dictionary(grouping: report.summaries, by: \.style)
  }

  /// The whole page.
  func html() -> String {
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="color-scheme" content="light dark">
      <title>What notifications say</title>
      <style>
      \(Self.styles)
      </style>
      </head>
      <body>
      <a class="skip" href="#previews">Skip to the previews</a>
      <header class="top">
      <h1>What notifications say</h1>
      <p class="sum">\(summary)</p>
      \(budgetNotes)
      </header>
      \(Self.controls)
      <div class="columns">
      \(navigation)
      <main id="previews">
      \(HTML(lines: kinds.map(section)))
      </main>
      </div>
      <footer>
      <p>Columns: wide characters, such as Chinese and emoji, count two. “Words” are all texts of one notification in UTF-8; the \
      envelope around them is not counted. “Push” is what push services of Chinese Android makers take. Written with ICU \(TextVersions.icu), CLDR \(TextVersions.cldr).</p>
      </footer>
      </body>
      </html>

      """
    return page.source
  }

  // MARK: Sections

  private static func kinds(of report: PreviewReport) -> [[[[PreviewReport.Preview]]]] {
    var kinds: [[[[PreviewReport.Preview]]]] = []
    for group in report.grouped() {
      guard let first = group.first else { continue }
      let last = kinds.last?.last?.last?.first
      if last?.kind != first.kind {
        kinds.append([[group]])
      } else if last?.style != first.style {
        kinds[kinds.count - 1].append([group])
      } else {
        kinds[kinds.count - 1][kinds[kinds.count - 1].count - 1].append(group)
      }
    }
    return kinds
  }

  private func section(_ styles: [[[PreviewReport.Preview]]]) -> HTML {
    guard let first = styles.first?.first?.first else { return "" }
    let parts = styles.compactMap { turns -> HTML? in
      guard let preview = turns.first?.first else { return nil }
      let rows = HTML(lines: turns.map(row))
      guard let style = preview.style else { return rows }
      return """
        <section id="\(anchor(preview.kind, style))">
        <h3>\(style.rawValue)</h3>\(preview.kind == report.previews.first?.kind ? summary(of: style) : "")
        \(rows)
        </section>
        """
    }
    let isInApp = first.surface != .push
    let note: HTML = isInApp ? "\n<p class=\"sum on-watch\">As on a phone, since no watch shows it.</p>" : ""
    return """
      <section id="\(Self.anchor(first.kind))" class="kind\(isInApp ? " in-app" : "")">
      <h2>\(first.kind.rawValue)</h2>\(note)
      \(HTML(lines: parts))
      </section>
      """
  }

  /// One turn in all locales, with the values above where all have the same.
  private func row(_ group: [PreviewReport.Preview]) -> HTML {
    let texts = Set(group.map { $0.values.map { [$0.name, $0.value.plainText] } })
    let isShared = texts.count == 1
    let cards = HTML(lines: group.map { card($0, showsValues: !isShared) })
    let when = group.first?.occasion.map(time) ?? ""
    return "<div class=\"turn\">\(when)\(isShared ? group.first.map(values) ?? "" : "")\n\(cards)\n</div>"
  }

  /// When a turn of a sequence comes.
  private func time(_ occasion: PreviewReport.Occasion) -> HTML {
    let shown = (try? dates.dateTime(occasion.timestamp, occasion.offset)) ?? ""
    let moment = occasion.timestamp.rfc3339(at: occasion.offset)
    return "\n<p class=\"when\"><time datetime=\"\(moment)\">\(shown)</time></p>"
  }

  /// What a sequence comes to, in one style.
  private func summary(of style: Style) -> HTML {
    guard let recording = report.recording else { return "" }
    return HTML(
      lines: (summaries[style] ?? []).map { summary -> HTML in
        "\n<p class=\"sum\"><b>\(summary.locale.identifier)</b> \(summary.wording(recording)).</p>"
      })
  }

  private var navigation: HTML {
    let entries = kinds.compactMap { styles -> HTML? in
      guard let kind = styles.first?.first?.first?.kind else { return nil }
      let links = styles.compactMap(\.first?.first?.style).map { style -> HTML in
        "<li><a href=\"#\(anchor(kind, style))\">\(style.rawValue)</a></li>"
      }
      let list: HTML = links.isEmpty ? "" : "\n<ul>\n\(HTML(lines: links))\n</ul>"
      return "<li><a href=\"#\(Self.anchor(kind))\">\(kind.rawValue)</a>\(list)</li>"
    }
    return "<nav aria-label=\"Kinds and styles\">\n<ul>\n\(HTML(lines: entries))\n</ul>\n</nav>"
  }

  /// A kind's place in the page, which has a colon, since the page's own names and those of kinds have none.
  private static func anchor(_ kind: Kind) -> String { "kind:\(kind)" }

  /// A place in the page, such as `reminder.gentle`.
  private func anchor(_ kind: Kind, _ style: Style) -> String { "\(kind).\(style.rawValue)" }

  // MARK: Head

  private var summary: String {
    func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
    let previews = report.previews
    let names: [(Surface, String, String)] = [
      (.push, "notification", "notifications"), (.prompt, "prompt", "prompts"), (.label, "label", "labels"),
      (.action, "button", "buttons"),
    ]
    let shown = names.compactMap { surface, one, many in
      let number = previews.count { $0.surface == surface }
      return number == 0 ? nil : count(number, one, many)
    }
    let styles = Set(previews.compactMap(\.style)).count
    return
      (shown + [count(Set(previews.map(\.kind)).count, "kind", "kinds")]
      + (styles == 0 ? [] : [count(styles, "style", "styles")])
      + [count(Set(previews.map(\.asked)).count, "locale", "locales")]).joined(separator: " · ")
  }

  /// What is longer than it should be, with links to it, once for phones and once for watches.
  private var budgetNotes: HTML {
    // A watch shows only what is pushed.
    guard report.previews.contains(where: { $0.surface == .push }) else {
      return budgetNote(on: .phone, name: "a phone", style: "budget")
    }
    return HTML(
      lines: [(Measure.Place.phone, "a phone"), (.watch, "a watch")].map { place, name in
        budgetNote(on: place, name: name, style: "budget on-\(place.rawValue)")
      })
  }

  private func budgetNote(on place: Measure.Place, name: String, style: String) -> HTML {
    var links: [HTML] = []
    var counts: [Budget.Level: Int] = [:]
    for preview in kinds.joined().joined().joined() {
      let level = preview.level(on: place)
      guard level > .within else { continue }
      counts[level, default: 0] += 1
      let label = [preview.kind.rawValue, preview.style?.rawValue, preview.text.variant, preview.asked.identifier]
        .compactMap(\.self).joined(separator: " ")
      links.append("<li><a href=\"#\(identifier(of: preview))\">\(label)</a> \(level.name)</li>")
    }
    if links.isEmpty { return "<p class=\"\(style)\">Everything fits \(name).</p>" }
    let parts = [Budget.Level.tooLong, .long].compactMap { level in counts[level].map { "\($0) \(level.name)" } }
    return """
      <details class="\(style)">
      <summary>On \(name): \(parts.joined(separator: ", "))</summary>
      <ul>
      \(HTML(lines: links))
      </ul>
      </details>
      """
  }

  /// A preview's own place in the page, such as `reminder.gentle.1.zh-Hant` or `prompts.allow-alarms.zh-Hant`.
  func identifier(of preview: PreviewReport.Preview) -> String {
    guard let style = preview.style else { return "\(preview.kind).\(preview.text.variant).\(preview.asked)" }
    return "\(anchor(preview.kind, style)).\(preview.turn + 1).\(preview.asked)"
  }
}

extension Budget.Level {
  /// The level in words.
  var name: String {
    switch self {
    case .within: "fits"
    case .long: "long"
    case .tooLong: "too long"
    }
  }

  /// The level as a style sheet calls it.
  var styleName: String { self == .tooLong ? "too-long" : name }
}
