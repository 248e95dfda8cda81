internal import NudgeLint
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText

/// The size of one part of a notification, prompt, label or button, and the budget that applies to it.
struct Measure {
  /// Where a budget applies.
  enum Place: String {
    case phone
    case watch
    /// The push service of an Android manufacturer in China.
    case pushService = "android"
    case anywhere
    /// The app or its settings, on a phone or a larger screen.
    case app
  }

  /// The version of the text that is measured.
  enum Words: String {
    /// The text shown when previews are on.
    case open
    /// The text shown when previews are off.
    case hidden
    /// Text that is the same in both cases.
    case both
  }

  /// The part of a text that is measured.
  enum Part: String {
    case title
    case body
    case label
    case button
    /// All parts of a notification.
    case words
  }

  var part: Part
  var place: Place
  var words: Words
  var amount: Int
  /// The size in UTF-8 bytes, or `nil` if the text is not sent.
  var bytes: Int?
  var budget: Budget

  var level: Budget.Level { budget.level(of: amount) }
}

extension PreviewReport.Preview {
  /// The measures of all parts, in display order.
  var measures: [Measure] {
    switch surface {
    case .push:
      measures(title: text.title, body: text.body, text.privateText == nil ? .both : .open)
        + (text.privateText.map { measures(title: $0.title, body: $0.body, .hidden) } ?? [])
        + buttonMeasures(.anywhere) + [wordsMeasure]
    case .prompt:
      [Self.measure(.title, text.title, .app, .both, .title), Self.measure(.body, text.body, .app, .both, .body)]
        + buttonMeasures(.app)
    case .label: [Self.measure(.label, text.title, .app, .both, .label)]
    case .action: [Self.measure(.button, text.title, .app, .both, .action)]
    case .phrase: []
    }
  }

  /// Returns the worst level of any part on a phone or on a watch.
  func level(on place: Measure.Place) -> Budget.Level {
    measures.filter { place == .watch ? [.watch, .anywhere].contains($0.place) : $0.place != .watch }
      .map(\.level).max() ?? .within
  }

  private func measures(title: String, body: String, _ words: Measure.Words) -> [Measure] {
    let isMainland = text.locale.language == "zh" && text.locale.script == "Hans"
    var measures: [Measure] = []
    for (part, text, phone, watch, service) in [
      (Measure.Part.title, title, Budget.title, Budget.watchTitle, Budget.pushServiceTitle),
      (.body, body, .body, .watchBody, .pushServiceBody),
    ] where !text.isEmpty {
      measures.append(Self.measure(part, text, .phone, words, phone))
      measures.append(Self.measure(part, text, .watch, words, watch))
      if isMainland { measures.append(Self.measure(part, text, .pushService, words, service)) }
    }
    return measures
  }

  /// Returns the measure of the widest button, or an empty array if there are no buttons.
  private func buttonMeasures(_ place: Measure.Place) -> [Measure] {
    text.actions.map { Self.measure(.button, $0.title, place, .both, .action) }.max { $0.amount < $1.amount }
      .map { [$0] } ?? []
  }

  /// The combined size of all texts that are sent together.
  private var wordsMeasure: Measure {
    let hidden = text.privateText.map { [$0.title, $0.body] } ?? []
    let bytes = ([text.title, text.body] + hidden + text.actions.map(\.title)).reduce(0) { $0 + $1.utf8.count }
    return Measure(part: .words, place: .anywhere, words: .both, amount: bytes, budget: .payload)
  }

  private static func measure(
    _ part: Measure.Part, _ text: String, _ place: Measure.Place, _ words: Measure.Words, _ budget: Budget
  ) -> Measure {
    Measure(
      part: part, place: place, words: words, amount: budget.amount(of: text),
      bytes: place == .app ? nil : text.utf8.count, budget: budget)
  }
}

extension Budget.Level {
  /// The level's class name in the style sheet.
  var styleName: String {
    switch self {
    case .within: "fits"
    case .long: "long"
    case .tooLong: "too-long"
    }
  }
}
