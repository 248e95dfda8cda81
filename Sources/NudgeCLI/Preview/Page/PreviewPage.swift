internal import Nudge
internal import NudgeAuthoring
internal import NudgeText
internal import NudgeTime

/// The previews as one web page that needs nothing beside it: no file, font, script or network.
///
/// Each notification is shown once; style sheets turn it into an iPhone's, an Android phone's or a watch's, light or dark, with
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
      let rows = turns.enumerated().map { row($1, turn: $0) }
      return """
        <section id="\(anchor(preview.kind, preview.style))">
        <h3>\(preview.style.rawValue)</h3>\(summary(of: preview.style))
        \(HTML(lines: rows))
        </section>
        """
    }
    return """
      <section id="\(Self.anchor(first.kind))" class="kind">
      <h2>\(first.kind.rawValue)</h2>
      \(HTML(lines: parts))
      </section>
      """
  }

  /// One turn in all locales, with the values above where all have the same.
  private func row(_ group: [PreviewReport.Preview], turn: Int) -> HTML {
    let texts = Set(group.map { $0.values.map { [$0.name, $0.value.plainText] } })
    let isShared = texts.count == 1
    let cards = HTML(lines: group.map { card($0, turn: turn, showsValues: !isShared) })
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
      let links = styles.compactMap(\.first?.first).map { preview -> HTML in
        "<li><a href=\"#\(anchor(preview.kind, preview.style))\">\(preview.style.rawValue)</a></li>"
      }
      return "<li><a href=\"#\(Self.anchor(kind))\">\(kind.rawValue)</a>\n<ul>\n\(HTML(lines: links))\n</ul></li>"
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
    return [
      count(report.previews.count, "notification", "notifications"),
      count(Set(report.previews.map(\.kind)).count, "kind", "kinds"),
      count(Set(report.previews.map(\.style)).count, "style", "styles"),
      count(Set(report.previews.map(\.asked)).count, "locale", "locales"),
    ].joined(separator: " · ")
  }

  /// What is longer than it should be, with links to it, once for phones and once for watches.
  private var budgetNotes: HTML {
    HTML(lines: [(Measure.Place.phone, "a phone"), (.watch, "a watch")].map { budgetNote(on: $0, name: $1) })
  }

  private func budgetNote(on place: Measure.Place, name: String) -> HTML {
    var links: [HTML] = []
    var counts: [Budget.Level: Int] = [:]
    for turns in kinds.joined() {
      for (turn, group) in turns.enumerated() {
        for preview in group {
          let level = preview.level(on: place)
          guard level > .within else { continue }
          counts[level, default: 0] += 1
          let label = "\(preview.kind) \(preview.style.rawValue) \(preview.text.variant) \(preview.asked)"
          links.append(
            "<li><a href=\"#\(identifier(of: preview, turn: turn))\">\(label)</a> \(level.name)</li>")
        }
      }
    }
    if links.isEmpty { return "<p class=\"budget on-\(place.rawValue)\">Everything fits \(name).</p>" }
    let parts = [Budget.Level.tooLong, .long].compactMap { level in counts[level].map { "\($0) \(level.name)" } }
    return """
      <details class="budget on-\(place.rawValue)">
      <summary>On \(name): \(parts.joined(separator: ", "))</summary>
      <ul>
      \(HTML(lines: links))
      </ul>
      </details>
      """
  }

  /// A preview's own place in the page, such as `reminder.gentle.1.zh-Hant`.
  func identifier(of preview: PreviewReport.Preview, turn: Int) -> String {
    "\(anchor(preview.kind, preview.style)).\(turn + 1).\(preview.asked)"
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
