internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

/// Simulated years as a self-contained web page that doesn't require other files, fonts, scripts or network requests.
///
/// The page contains a calendar of each month, with the month's texts beside it. Equal reports produce identical bytes.
struct YearPage {
  let report: YearReport
  /// The wording for each year.
  let words: [YearWords]
  private let frame: YearWords

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - report: The years.
  ///   - words: The page's own text, in the language of the person who looks at the page.
  init(_ report: YearReport, words: OutputWords) {
    self.report = report
    let frame = YearWords(words)
    self.frame = frame
    self.words = report.years.map(frame.adapted(to:))
  }

  /// Returns a phrase of the page, or its ID if the catalog doesn't contain it.
  func say(_ phrase: String, _ arguments: MessageArguments = [:]) -> String {
    (try? frame.say(phrase, arguments)) ?? phrase
  }

  /// Returns a phrase with a number of days.
  func say(_ phrase: String, days: Int) -> String { say(phrase, ["days": .integer(Int64(days))]) }

  /// Returns the complete page.
  func html() -> String {
    let language = frame.words.language
    let style: HTML = report.isComparison ? " class=\"compared\"" : ""
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="\(language.identifier)" dir="\(language.isRightToLeft ? "rtl" : "ltr")">
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
      <a class="skip" href="#months">\(say("page-skip"))</a>
      <header class="top">
      <h1>\(say("page-title"))</h1>
      \(contents)
      </header>
      \(controls)
      <main id="months"\(style)>
      \(report.isComparison ? comparison : HTML(lines: report.years.indices.map(section)))
      </main>
      <footer>
      <p>\(say("page-about-answers"))</p>
      <p>\(say("page-about-marks", ["days": .integer(Int64(SimulatedYear.longestRepeat))]))</p>
      </footer>
      </body>
      </html>

      """
    return page.source
  }

  // MARK: Sections

  /// Links to the people, if there are several one after the other.
  private var contents: HTML {
    guard report.years.count > 1, !report.isComparison else { return "" }
    let links = report.years.enumerated().map { index, year -> HTML in
      let ratio = (try? words[index].figures(of: year))?[2].value ?? ""
      return
        "<li><a href=\"#year-\(index + 1)\"><b><bdi>\(year.simulation.name)</bdi></b> <span>\(ratio)</span></a></li>"
    }
    return """
      <nav aria-label="\(say("page-people"))">
      <p class="sum">\(say("reminders-per-entry"))</p>
      <ul class="people">
      \(HTML(lines: links))
      </ul>
      </nav>
      """
  }

  /// Check boxes that hide kinds of notifications, which the style sheet reads, so the page doesn't need a script.
  private var controls: HTML {
    let kinds = YearWords.kinds(of: report.years).map { kind -> HTML in
      box("kind-\(kind.rawValue)", HTML.mark(kind), (try? frame.name(of: kind)) ?? kind.rawValue)
    }
    let others = [box("entries", "<i class=\"mark entry\"></i>", say("entries")), box("why", "", say("page-why"))]
    return """
      <form class="controls" aria-label="\(say("page-show"))">
      <fieldset>
      <legend>\(say("page-show"))</legend>
      \(HTML(lines: kinds + others))
      </fieldset>
      </form>
      """
  }

  private func box(_ id: String, _ mark: HTML, _ label: String) -> HTML {
    "<input type=\"checkbox\" id=\"show-\(id)\" checked><label for=\"show-\(id)\">\(mark)\(label)</label>"
  }

  /// Returns the section for one of several people, or for the only one.
  private func section(_ index: Int) -> HTML {
    """
    <section id="year-\(index + 1)" class="year">
    \(head(index))
    \(HTML(lines: months.map { month($0, [index]) }))
    \(tables(index))
    </section>
    """
  }

  /// The section with two years side by side.
  private var comparison: HTML {
    let indices = Array(report.years.indices)
    return """
      <section class="year">
      <div class="pair">
      \(HTML(lines: indices.map { index -> HTML in "<div id=\"year-\(index + 1)\">\n\(head(index))\n</div>" }))
      </div>
      \(HTML(lines: months.map { month($0, indices) }))
      <div class="pair">
      \(HTML(lines: indices.map { index -> HTML in "<div>\n\(tables(index))\n</div>" }))
      </div>
      </section>
      """
  }

  /// Returns a year's name and figures.
  private func head(_ index: Int) -> HTML {
    let (year, words) = (report.years[index], words[index])
    let figures = ((try? words.figures(of: year)) ?? []).enumerated().map { place, figure -> HTML in
      // The number by which a year is judged first.
      let style: HTML = place == 2 ? " class=\"first\"" : ""
      return "<div\(style)><dt>\(figure.name)</dt><dd>\(figure.value)</dd></div>"
    }
    let kinds = year.counts.map { kind, count -> HTML in
      "<li>\(HTML.mark(kind))\((try? words.name(of: kind)) ?? kind.rawValue) <b>\(count)</b></li>"
    }
    return """
      <h2><bdi>\(year.simulation.name)</bdi></h2>
      <p class="sum">\((try? words.schedule(of: year)) ?? "")<br>\((try? words.span(of: year)) ?? "")</p>
      <dl class="figures">
      \(HTML(lines: figures))
      </dl>
      <ul class="kinds">
      \(HTML(lines: kinds))
      </ul>
      \(strip(index))
      """
  }

  /// Returns the tables of repeated texts, of what was left out, and of silences.
  private func tables(_ index: Int) -> HTML {
    let (year, words) = (report.years[index], words[index])
    let repeated = year.texts.filter { $0.showings > 1 }
    let texts = repeated.map { text -> HTML in
      let days = text.shortestDistance ?? 0
      let style: HTML = days <= SimulatedYear.longestRepeat ? " class=\"repeat\"" : ""
      return """
        <tr\(style)><td>\(HTML.mark(text.kind))\((try? words.name(of: text.kind)) ?? "")</td>\
        <td lang="\(year.person.locale.identifier)">\(text.title)</td><td class="n">\((try? words.say("shown", n: text.showings)) ?? "")</td>\
        <td class="n">\(say("apart", days: days))</td></tr>
        """
    }
    let once = year.texts.count - repeated.count
    let onceText: HTML =
      once == 0 ? "" : "<p class=\"sum\">\((try? words.say("shown-once", n: once)) ?? "")</p>"
    let omissions = ((try? words.omissions(of: year)) ?? []).map { omission -> HTML in
      "<tr><td class=\"n\">\(omission.count)</td><td>\(omission.kind)</td><td>\(omission.why)</td></tr>"
    }
    let silences = year.silences.compactMap { try? words.silence($0) }.map { silence -> HTML in
      "<tr><td>\(silence.length)</td><td>\(silence.span)</td></tr>"
    }
    return HTML(
      lines: [
        table(say("texts"), texts, onceText), table(say("left-out"), omissions, ""),
        table(say("silences"), silences, ""),
      ].filter { $0.source != "" })
  }

  private func table(_ heading: String, _ rows: [HTML], _ note: HTML) -> HTML {
    if rows.isEmpty, note.source == "" { return "" }
    let table: HTML = rows.isEmpty ? "" : "<div class=\"scroll\"><table>\n\(HTML(lines: rows))\n</table></div>"
    return "<section class=\"table\">\n<h3>\(heading)</h3>\n\(table)\(note)\n</section>"
  }
}

extension HTML {
  /// Returns the mark of a kind in calendars and lists.
  static func mark(_ kind: Kind, style: String = "") -> HTML {
    "<i class=\"mark \(kind.rawValue)\(style)\"></i>"
  }
}
