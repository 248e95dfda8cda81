internal import NudgeCatalog
internal import NudgeLint
internal import NudgePlanning
internal import NudgeReports
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
  /// The page's own text.
  let words: OutputWords
  /// The time of a notification that has just arrived, such as “now”, by the notification's locale.
  private let now: [LocaleTag: String]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - report: The previews.
  ///   - words: The page's own text, in the language of the person who looks at the page.
  ///   - catalog: The catalog that contains the text of the notifications.
  init(report: PreviewReport, words: OutputWords, catalog: Catalog) {
    self.report = report
    self.words = words
    kinds = report.grouped().groups { $0[0].kind }.map { $0.groups { $0[0].style } }
    let locales = Set(report.previews.map(\.text.locale))
    now = Dictionary(
      uniqueKeysWithValues: locales.map { locale in
        (locale, (try? OutputWords(.preview, in: catalog, locale: locale).say("page-now")) ?? "")
      })
  }

  /// Returns a phrase of the page, or its ID if the catalog doesn't contain it.
  func say(_ phrase: String, _ arguments: MessageArguments = [:]) -> String {
    (try? words.say(phrase, arguments)) ?? phrase
  }

  /// Returns a phrase with a number.
  func say(_ phrase: String, _ number: Int) -> String { say(phrase, ["n": .integer(Int64(number))]) }

  /// Returns the time of a notification that has just arrived, in the notification's language.
  func now(in text: ComposedText) -> String { now[text.locale] ?? "" }

  /// Returns the complete page.
  func html() -> String {
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="\(words.language.identifier)" dir="\(words.language.isRightToLeft ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="color-scheme" content="light dark">
      <title>\(say("page-title"))</title>
      <style>
      \(Self.styles)
      </style>
      </head>
      <body>
      <a class="skip" href="#previews">\(say("page-skip"))</a>
      <header class="top">
      <h1>\(say("page-title"))</h1>
      <p class="sum">\(summary)</p>
      \(budgetNotes)
      </header>
      \(controls)
      <div class="columns">
      \(navigation)
      <main id="previews">
      \(HTML(lines: kinds.map(section)))
      </main>
      </div>
      <footer>
      \(about)
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
        <h3>\(name(of: style))</h3>\(preview.kind == report.previews.first?.kind ? summary(of: style) : "")
        \(rows)
        </section>
        """
    }
    let isInApp = first.surface != .push
    let note: HTML = isInApp ? "\n<p class=\"sum on-watch\">\(say("page-not-on-watch"))</p>" : ""
    return """
      <section id="\(Self.anchor(first.kind))" class="kind\(isInApp ? " in-app" : "")">
      <h2>\(heading(of: first.kind))</h2>\(note)
      \(HTML(lines: parts))
      </section>
      """
  }

  /// Returns a row that shows one turn in all locales.
  ///
  /// Values that are the same in all locales appear above the cards.
  private func row(_ group: [PreviewReport.Preview]) -> HTML {
    let cards = HTML(lines: group.map { card($0, values: $0.ownValues(in: group)) })
    let when = group[0].occasion.map(time) ?? ""
    return "<div class=\"turn\">\(when)\(list(of: group[0].values(sharedWith: group)))\n\(cards)\n</div>"
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
        "<li><a href=\"#\(anchor(kind, style))\">\(name(of: style))</a></li>"
      }
      let list: HTML = links.isEmpty ? "" : "\n<ul>\n\(HTML(lines: links))\n</ul>"
      return "<li><a href=\"#\(Self.anchor(kind))\">\(name(of: kind))</a>\(list)</li>"
    }
    return "<nav aria-label=\"\(say("page-contents"))\">\n<ul>\n\(HTML(lines: entries))\n</ul>\n</nav>"
  }

  /// Returns the anchor for a kind.
  ///
  /// The colon distinguishes it from the page's other anchors.
  private static func anchor(_ kind: Kind) -> String { "kind:\(kind)" }

  /// Returns the anchor for a kind in one style, such as `reminder.gentle`.
  private func anchor(_ kind: Kind, _ style: Style) -> String { "\(kind).\(style.rawValue)" }

  /// Sentences that explain the captions.
  private var about: HTML {
    let versions: MessageArguments = [
      "first": .text("ICU \(TextVersions.icu)"), "last": .text("CLDR \(TextVersions.cldr)"),
    ]
    let sentences = ["columns", "words", "push"].map { say("page-about-\($0)") }
    return HTML(lines: (sentences + [say("page-about-versions", versions)]).map { "<p>\($0)</p>" })
  }

  // MARK: Names

  private func name(of kind: Kind) -> String { (try? words.name(ofKind: kind)) ?? kind.rawValue }

  private func name(of style: Style) -> String { (try? words.name(of: style)) ?? style.rawValue }

  /// Returns the name of a level that isn't within the budget.
  func name(of level: Budget.Level) -> String { say("page-\(level.styleName)") }

  /// Returns a kind's name, with its ID if that is different.
  private func heading(of kind: Kind) -> HTML {
    let name = name(of: kind)
    return words.id(of: name) == kind.rawValue ? "\(name)" : "\(name) <code>\(kind.rawValue)</code>"
  }

  // MARK: Head

  private var summary: String {
    let previews = report.previews
    let shown = Surface.allCases.map { surface in
      (previews.count { $0.surface == surface }, "page-\(surface.rawValue)")
    }
    let others = [
      (Set(previews.map(\.kind)).count, "page-kinds"), (Set(previews.compactMap(\.style)).count, "page-styles"),
      (Set(previews.map(\.asked)).count, "page-locales"),
    ]
    return (shown + others).filter { $0.0 > 0 }.map { say($1, $0) }.joined(separator: " · ")
  }

  /// Notes that link to the previews exceeding a budget, for phones and for watches.
  private var budgetNotes: HTML {
    // Watches only show notifications.
    guard report.previews.contains(where: { $0.surface == .push }) else {
      return budgetNote(on: .phone, style: "budget")
    }
    return HTML(
      lines: [Measure.Place.phone, .watch].map { budgetNote(on: $0, style: "budget on-\($0.rawValue)") })
  }

  private func budgetNote(on place: Measure.Place, style: String) -> HTML {
    var links: [HTML] = []
    var counts: [Budget.Level: Int] = [:]
    for preview in kinds.joined().joined().joined() {
      let level = preview.level(on: place)
      guard level > .within else { continue }
      counts[level, default: 0] += 1
      let label = [preview.kind.rawValue, preview.style?.rawValue, preview.text.variant, preview.asked.identifier]
        .compactMap(\.self).joined(separator: " ")
      links.append("<li><a href=\"#\(identifier(of: preview))\">\(label)</a> \(name(of: level))</li>")
    }
    let device = ArgumentValue.text(place.rawValue)
    if links.isEmpty { return "<p class=\"\(style)\">\(say("page-fits", ["device": device]))</p>" }
    let parts = [Budget.Level.tooLong, .long].compactMap { level in
      counts[level].map { say("page-n-\(level.styleName)", $0) }
    }
    let values = (try? words.joined(parts, by: "two-notes")) ?? ""
    return """
      <details class="\(style)">
      <summary>\(say("page-over", ["device": device, "values": .text(values)]))</summary>
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
