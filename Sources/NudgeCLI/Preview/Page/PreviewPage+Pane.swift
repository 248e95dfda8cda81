internal import NudgePlanning
internal import NudgeText

extension PreviewPage {
  /// What the app itself shows, on a piece of its screen: a dialog, a row of the settings or a button.
  ///
  /// - Parameters:
  ///   - preview: A prompt, label or action.
  ///   - attributes: The language and direction of the words.
  /// - Returns: A `div`.
  static func pane(_ preview: PreviewReport.Preview, _ attributes: HTML) -> HTML {
    """
    <div class="pane" \(attributes)>
    \(preview.body.map { dialog(preview.text, body: $0) } ?? line(preview))
    </div>
    """
  }

  private static func dialog(_ text: ComposedText, body: String) -> HTML {
    let choices: HTML = text.actions.isEmpty ? "" : "\n<ul class=\"choices\">\n\(buttons(text))\n</ul>"
    return """
      <div class="dialog">
      <p class="headline">\(text.title)</p>
      <p class="message">\(body)</p>\(choices)
      </div>
      """
  }

  private static func line(_ preview: PreviewReport.Preview) -> HTML {
    preview.surface == .label
      ? "<p class=\"setting\"><span>\(preview.text.title)</span></p>" : "<p class=\"choice\">\(preview.text.title)</p>"
  }
}
