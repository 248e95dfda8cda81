internal import NudgeAuthoring
internal import NudgePlanning
internal import NudgeText

/// How much room one part of a notification, prompt, label or button takes, beside what there is.
struct Measure {
  /// Where the budget holds.
  enum Place: String {
    /// On a phone.
    case phone
    /// On a watch.
    case watch
    /// With a push service of a Chinese Android maker.
    case pushService = "android"
    /// On everything.
    case anywhere
    /// In the app or its settings, which are on a phone or larger.
    case app
  }

  /// Which words are measured.
  enum Words: String {
    /// Those shown where previews are on.
    case open
    /// Those shown where they are off.
    case hidden
    /// Those shown in both cases.
    case both
  }

  var part: String
  var place: Place
  var words: Words
  var amount: Int
  var bytes: Int?
  var budget: Budget

  var level: Budget.Level { budget.level(of: amount) }
}

extension PreviewReport.Preview {
  /// What each part takes, in the order in which it is told.
  var measures: [Measure] {
    switch surface {
    case .push: pushMeasures
    case .prompt:
      [Self.measure("Title", text.title, .app, .both, .title), Self.measure("Body", text.body, .app, .both, .body)]
        + [buttonMeasure(.app)].compactMap(\.self)
    case .label: [Self.measure("Label", text.title, .app, .both, .label)]
    case .action: [Self.measure("Button", text.title, .app, .both, .action)]
    }
  }

  private var pushMeasures: [Measure] {
    let isMainland = text.locale.language == "zh" && text.locale.script == "Hans"
    var measures = Self.measures(
      title: text.title, body: text.body, text.privateText == nil ? .both : .open, isMainland)
    if let hidden = text.privateText {
      measures += Self.measures(title: hidden.title, body: hidden.body, .hidden, isMainland)
    }
    if let button = buttonMeasure(.anywhere) { measures.append(button) }
    let spoken = [text.title, text.body, text.privateText?.title ?? "", text.privateText?.body ?? ""]
    let bytes = (spoken + text.actions.map(\.title)).reduce(0) { $0 + $1.utf8.count }
    measures.append(
      Measure(part: "Words", place: .anywhere, words: .both, amount: bytes, bytes: nil, budget: .payload))
    return measures
  }

  /// What the widest button takes; `nil` where there is none.
  private func buttonMeasure(_ place: Measure.Place) -> Measure? {
    text.actions.map(\.title).max { Budget.action.amount(of: $0) < Budget.action.amount(of: $1) }.map {
      Self.measure("Button", $0, place, .both, .action)
    }
  }

  /// How far gone the worst part is, on a phone or on a watch.
  func level(on place: Measure.Place) -> Budget.Level {
    measures.filter { place == .watch ? [.watch, .anywhere].contains($0.place) : $0.place != .watch }
      .map(\.level).max() ?? .within
  }

  private static func measures(title: String, body: String, _ words: Measure.Words, _ isMainland: Bool) -> [Measure] {
    var measures: [Measure] = []
    for (part, text, phone, watch, service) in [
      ("Title", title, Budget.title, Budget.watchTitle, Budget.pushServiceTitle),
      ("Body", body, .body, .watchBody, .pushServiceBody),
    ] where !text.isEmpty {
      measures.append(measure(part, text, .phone, words, phone))
      measures.append(measure(part, text, .watch, words, watch))
      if isMainland { measures.append(measure(part, text, .pushService, words, service)) }
    }
    return measures
  }

  private static func measure(
    _ part: String, _ text: String, _ place: Measure.Place, _ words: Measure.Words, _ budget: Budget
  ) -> Measure {
    // What is not sent has no bytes to spare.
    Measure(
      part: part, place: place, words: words, amount: budget.amount(of: text),
      bytes: place == .app ? nil : text.utf8.count, budget: budget)
  }
}
