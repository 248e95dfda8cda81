internal import NudgeAuthoring
internal import NudgePlanning
internal import NudgeText

extension PreviewPage {
  /// Returns a notification, prompt, label or button with its caption.
  ///
  /// - Parameters:
  ///   - preview: The preview.
  ///   - showsValues: Whether to include the values in the caption.
  /// - Returns: A `figure` element.
  func card(_ preview: PreviewReport.Preview, showsValues: Bool) -> HTML {
    let id = identifier(of: preview)
    // Browsers choose Chinese fonts based on the language, so it includes the script, and the region whose date formats
    // are used.
    let language = preview.asked.formattingLocale(forWordsIn: preview.text.locale)
    let attributes: HTML = "lang=\"\(language.identifier)\" dir=\"\(language.isRightToLeft ? "rtl" : "ltr")\""
    let levels = "phone-\(preview.level(on: .phone).styleName) watch-\(preview.level(on: .watch).styleName)"
    return """
      <figure class="\(levels)" id="\(id)">
      \(preview.surface == .push ? Self.notification(preview.text, attributes) : Self.pane(preview, attributes))
      \(caption(preview, id: id, showsValues: showsValues))
      </figure>
      """
  }

  // MARK: Screens

  /// Returns a notification as shown on a screen.
  private static func notification(_ text: ComposedText, _ attributes: HTML) -> HTML {
    let words: HTML
    if let hidden = text.privateText {
      words = "\(Self.words(text.title, text.body, "open"))\n\(Self.words(hidden.title, hidden.body, "hidden"))"
    } else {
      words = Self.words(text.title, text.body, "both")
    }
    return """
      <div class="wall">
      <div class="note" \(attributes)>
      <p class="app" lang="en"><span class="icon" aria-hidden="true"></span><span class="name">Nudge</span><span class="time">now</span></p>
      \(words)
      </div>
      \(buttons(text, "<ul class=\"buttons\" \(attributes)>"))
      </div>
      """
  }

  private static func words(_ title: String, _ body: String, _ name: String) -> HTML {
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

  private func caption(_ preview: PreviewReport.Preview, id: String, showsValues: Bool) -> HTML {
    let asked = preview.asked.identifier
    let locale: HTML =
      preview.isFallback ? "<b>\(asked)</b> in words of \(preview.text.locale.identifier)" : "<b>\(asked)</b>"
    return """
      <figcaption>
      <p class="which">\(locale) <a href="#\(id)">\(preview.text.variant)</a>\(notes(on: preview))</p>\(showsValues ? values(of: preview) : "")
      <dl>
      \(HTML(lines: preview.measures.map(Self.row)))
      </dl>
      </figcaption>
      """
  }

  /// Returns the variant's conditions, and the number of turns since the person last saw it.
  private func notes(on preview: PreviewReport.Preview) -> HTML {
    let gap = preview.occasion?.gap.map { "seen \($0) \($0 == 1 ? "turn" : "turns") before" }
    let notes = ((try? preview.terms(in: words)) ?? []) + [gap].compactMap(\.self)
    return notes.isEmpty ? "" : " <span class=\"when\">\(notes.joined(separator: " · "))</span>"
  }

  /// Returns the argument values as a list.
  func values(of preview: PreviewReport.Preview) -> HTML {
    if preview.values.isEmpty { return "" }
    let items = preview.values.map { value -> HTML in "<li>\(value.name) <bdi>\(value.value.shownText)</bdi></li>" }
    return "\n<ul class=\"values\">\n\(HTML(lines: items))\n</ul>"
  }

  private static func row(_ measure: Measure) -> HTML {
    let bound = measure.level == .tooLong ? measure.budget.limit : measure.budget.comfortable
    // The bar ends at the limit. Any excess is stated in the text.
    let share = min(100, measure.amount * 100 / measure.budget.limit)
    let verdict: HTML = measure.level == .within ? "" : " <strong>\(measure.level.name)</strong>"
    let bytes = measure.bytes.map { bytes -> HTML in "<span class=\"bytes\"> · \(bytes) bytes</span>" } ?? ""
    let part = measure.place == .pushService ? "Push \(measure.part.lowercased())" : measure.part
    return """
      <div class="measure on-\(measure.place.rawValue) \(measure.words.rawValue) \(measure.level.styleName)"><dt>\(part)</dt>\
      <dd><span class="bar" aria-hidden="true"><i style="width:\(share)%"></i></span>\(measure.amount) of \(bound) \
      \(measure.budget.unit.rawValue)\(bytes)\(verdict)</dd></div>
      """
  }
}
