extension PreviewPage {
  /// Buttons that change how the previews look; style sheets read which is chosen, so no script is needed.
  static var controls: HTML {
    let groups = [
      group("Device", "device", [("iphone", "iPhone"), ("android", "Android"), ("watch", "Watch")]),
      group("Appearance", "theme", [("auto", "Auto"), ("light", "Light"), ("dark", "Dark")]),
      group("Previews", "previews", [("on", "On"), ("off", "Off")]),
      group("Long text", "text", [("cut", "Cut"), ("whole", "Whole")]),
    ]
    return "<form class=\"controls\" aria-label=\"How the previews look\">\n\(HTML(lines: groups))\n</form>"
  }

  private static func group(_ title: String, _ name: String, _ choices: [(value: String, label: String)]) -> HTML {
    let inputs = choices.enumerated().map { index, choice -> HTML in
      let checked: HTML = index == 0 ? " checked" : ""
      let id = "\(name)-\(choice.value)"
      return
        "<input type=\"radio\" name=\"\(name)\" id=\"\(id)\"\(checked)><label for=\"\(id)\">\(choice.label)</label>"
    }
    return "<fieldset><legend>\(title)</legend>\n\(HTML(lines: inputs))\n</fieldset>"
  }
}
