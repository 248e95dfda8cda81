internal import NudgeLint
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText

extension PreviewPage {
  /// Returns a notification, prompt, label or button with its caption.
  ///
  /// - Parameters:
  ///   - preview: The preview.
  ///   - values: The values in the caption.
  /// - Returns: A `figure` element.
  func card(_ preview: PreviewReport.Preview, values: PreviewSamples.Values) -> HTML {
    let id = identifier(of: preview)
    // Browsers choose Chinese fonts based on the language, so it includes the script, and the region whose date formats
    // are used.
    let language = preview.asked.formattingLocale(forWordsIn: preview.text.locale)
    let attributes: HTML = "lang=\"\(language.identifier)\" dir=\"\(language.isRightToLeft ? "rtl" : "ltr")\""
    let levels = "phone-\(preview.level(on: .phone).styleName) watch-\(preview.level(on: .watch).styleName)"
    return """
      <figure class="\(levels)" id="\(id)">
      \(preview.surface == .push ? notification(preview.text, attributes) : Self.pane(preview, attributes))
      \(caption(preview, id: id, values: values))
      </figure>
      """
  }

  // MARK: Screens

  /// Returns a notification as shown on a screen.
  private func notification(_ text: ComposedText, _ attributes: HTML) -> HTML {
    let words: HTML
    if let hidden = text.privateText {
      words = "\(Self.lines(text.title, text.body, "open"))\n\(Self.lines(hidden.title, hidden.body, "hidden"))"
    } else {
      words = Self.lines(text.title, text.body, "both")
    }
    return """
      <div class="wall">
      <div class="note" \(attributes)>
      <p class="app"><span class="icon" aria-hidden="true"></span><span class="name">Nudge</span><span class="time">\(now(in: text))</span></p>
      \(words)
      </div>
      \(Self.buttons(text, "<ul class=\"buttons\" \(attributes)>"))
      </div>
      """
  }

  private static func lines(_ title: String, _ body: String, _ name: String) -> HTML {
    let second: HTML = body.isEmpty ? "" : "<p class=\"body\">\(body)</p>"
    return "<div class=\"words \(name)\"><p class=\"title\">\(title)</p>\(second)</div>"
  }

  /// Returns a dialog, a settings row or a button as shown on a part of the app's screen.
  private static func pane(_ preview: PreviewReport.Preview, _ attributes: HTML) -> HTML {
    let text = preview.text
    let content: HTML
    if let body = preview.body {
      let choices: HTML = text.actions.isEmpty ? "" : "\n\(buttons(text, "<ul class=\"choices\">"))"
      content = """
        <div class="dialog">
        <p class="headline">\(text.title)</p>
        <p class="message">\(body)</p>\(choices)
        </div>
        """
    } else if preview.surface == .action {
      content = "<p class=\"choice\">\(text.title)</p>"
    } else if preview.surface == .phrase {
      content = "<p class=\"phrase\">\(text.title)</p>"
    } else {
      content = "<p class=\"setting\"><span>\(text.title)</span></p>"
    }
    return "<div class=\"pane\" \(attributes)>\n\(content)\n</div>"
  }

  /// Returns the buttons as a list that begins with the given tag.
  private static func buttons(_ text: ComposedText, _ tag: HTML) -> HTML {
    "\(tag)\n\(HTML(lines: text.actions.map { action -> HTML in "<li>\(action.title)</li>" }))\n</ul>"
  }

  // MARK: Caption

  private func caption(_ preview: PreviewReport.Preview, id: String, values: PreviewSamples.Values) -> HTML {
    let asked = preview.asked.identifier
    let found: MessageArguments = ["locale": .text(preview.text.locale.identifier)]
    let locale: HTML = preview.isFallback ? "<b>\(asked)</b> \(say("fallback", found))" : "<b>\(asked)</b>"
    let rows = HTML(lines: preview.measures.map(row))
    let measures: HTML = preview.measures.isEmpty ? "" : "<dl>\n\(rows)\n</dl>"
    return """
      <figcaption>
      <p class="which">\(locale) <a href="#\(id)">\(preview.text.variant)</a>\(notes(on: preview))</p>\(list(of: values))
      \(measures)
      </figcaption>
      """
  }

  /// Returns the variant's conditions, and the number of turns since the person last saw it.
  private func notes(on preview: PreviewReport.Preview) -> HTML {
    let gap = preview.occasion?.gap.map { say("page-gap", ["gap": .integer(Int64($0))]) }
    let notes = ((try? preview.terms(in: words)) ?? []) + [gap].compactMap(\.self)
    return notes.isEmpty ? "" : " <span class=\"when\">\(notes.joined(separator: " · "))</span>"
  }

  /// Returns argument values as a list.
  func list(of values: PreviewSamples.Values) -> HTML {
    if values.isEmpty { return "" }
    let items = values.map { value -> HTML in "<li>\(value.name) <bdi>\(value.value.shownText.forTerminal)</bdi></li>" }
    return "\n<ul class=\"values\">\n\(HTML(lines: items))\n</ul>"
  }

  private func row(_ measure: Measure) -> HTML {
    let bound = measure.level == .tooLong ? measure.budget.limit : measure.budget.comfortable
    // The bar ends at the limit. Any excess is stated in the text.
    let share = min(100, measure.amount * 100 / measure.budget.limit)
    let verdict: HTML = measure.level == .within ? "" : " <strong>\(name(of: measure.level))</strong>"
    let bytes = measure.bytes.map { bytes -> HTML in "<span class=\"bytes\"> · \(say("bytes", bytes))</span>" } ?? ""
    let part = say("part-\(measure.place == .pushService ? "push-" : "")\(measure.part.rawValue)")
    let size = say(
      "size-\(measure.budget.unit.rawValue)",
      ["first": .text(String(measure.amount)), "last": .text(String(bound))])
    return """
      <div class="measure on-\(measure.place.rawValue) \(measure.words.rawValue) \(measure.level.styleName)"><dt>\(part)</dt>\
      <dd><span class="bar" aria-hidden="true"><i style="width:\(share)%"></i></span>\(size)\(bytes)\(verdict)</dd></div>
      """
  }
}
