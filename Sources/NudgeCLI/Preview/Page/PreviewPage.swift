internal import NudgeAuthoring
internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The previews as a self-contained web page that doesn't require other files, fonts, scripts or network requests.
///
/// The page contains each notification, prompt, label and button once. Its style sheet can display them as on an
/// iPhone, an Android phone or a watch, in a light or dark appearance, with the full or the private text. Equal reports
/// produce identical bytes.
struct PreviewPage {
  let report: PreviewReport
  /// The previews, grouped by kind, style and turn, and ordered by locale.
  private let kinds: [[[[PreviewReport.Preview]]]]
  /// The page's own phrases, in English.
  let words = OutputWords(.preview, in: .shipped, locale: .english)

  init(report: PreviewReport) {
    self.report = report
    kinds = report.grouped().groups { $0[0].kind }.map { $0.groups { $0[0].style } }
  }

  /// Returns the complete page.
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

  /// Returns the section for a kind, with all of its styles.
  private func section(_ styles: [[[PreviewReport.Preview]]]) -> HTML {
    let first = styles[0][0][0]
    let parts = styles.map { turns -> HTML in
      let rows = HTML(lines: turns.map(row))
      let preview = turns[0][0]
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

  /// Returns a row that shows one turn in all locales.
  ///
  /// Values that are the same in all locales appear above the cards.
  private func row(_ group: [PreviewReport.Preview]) -> HTML {
    let isShared = Set(group.map { $0.values.map { [$0.name, $0.value.plainText] } }).count == 1
    let cards = HTML(lines: group.map { card($0, showsValues: !isShared) })
    let when = group[0].occasion.map(time) ?? ""
    return "<div class=\"turn\">\(when)\(isShared ? values(of: group[0]) : "")\n\(cards)\n</div>"
  }

  /// Returns the time of a turn in a sequence.
  private func time(_ occasion: PreviewReport.Occasion) -> HTML {
    let shown = (try? words.plan.moment(occasion.timestamp, occasion.offset)) ?? ""
    let moment = occasion.timestamp.rfc3339(at: occasion.offset)
    return "\n<p class=\"when\"><time datetime=\"\(moment)\">\(shown)</time></p>"
  }

  /// Returns the summary of a style's sequences.
  private func summary(of style: Style) -> HTML {
    guard let recording = report.recording else { return "" }
    return HTML(
      lines: report.sequences.filter { $0.style == style }.map { sequence -> HTML in
        let summary = (try? sequence.summary(recording, in: words)) ?? []
        return "\n<p class=\"sum\"><b>\(sequence.locale.identifier)</b> \(summary.joined(separator: " "))</p>"
      })
  }

  private var navigation: HTML {
    let entries = kinds.map { styles -> HTML in
      let kind = styles[0][0][0].kind
      let links = styles.compactMap { $0[0][0].style }.map { style -> HTML in
        "<li><a href=\"#\(anchor(kind, style))\">\(style.rawValue)</a></li>"
      }
      let list: HTML = links.isEmpty ? "" : "\n<ul>\n\(HTML(lines: links))\n</ul>"
      return "<li><a href=\"#\(Self.anchor(kind))\">\(kind.rawValue)</a>\(list)</li>"
    }
    return "<nav aria-label=\"Kinds and styles\">\n<ul>\n\(HTML(lines: entries))\n</ul>\n</nav>"
  }

  /// Returns the anchor for a kind.
  ///
  /// The colon distinguishes it from the page's other anchors.
  private static func anchor(_ kind: Kind) -> String { "kind:\(kind)" }

  /// Returns the anchor for a kind in one style, such as `reminder.gentle`.
  private func anchor(_ kind: Kind, _ style: Style) -> String { "\(kind).\(style.rawValue)" }

  // MARK: Head

  private var summary: String {
    let previews = report.previews
    let names: [(Surface, String)] = [
      (.push, "notification"), (.prompt, "prompt"), (.label, "label"), (.action, "button"), (.phrase, "phrase"),
    ]
    let shown = names.map { surface, name in (previews.count { $0.surface == surface }, name) }
    let others = [
      (Set(previews.map(\.kind)).count, "kind"), (Set(previews.compactMap(\.style)).count, "style"),
      (Set(previews.map(\.asked)).count, "locale"),
    ]
    return (shown + others).filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: " · ")
  }

  /// Notes that link to the previews exceeding a budget, for phones and for watches.
  private var budgetNotes: HTML {
    // Watches only show notifications.
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

  /// Returns a preview's anchor, such as `reminder.gentle.1.zh-Hant` or `prompts.allow-alarms.zh-Hant`.
  func identifier(of preview: PreviewReport.Preview) -> String {
    guard let style = preview.style else { return "\(preview.kind).\(preview.text.variant).\(preview.asked)" }
    return "\(anchor(preview.kind, style)).\(preview.turn + 1).\(preview.asked)"
  }
}
