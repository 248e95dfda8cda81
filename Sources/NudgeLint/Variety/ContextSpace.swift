internal import NudgeText
internal import NudgeTime

/// The contexts that a kind's variants distinguish, each with the variants that can be used in it.
///
/// Contexts that allow the same variants count as one. An int argument has the values at the boundaries of its
/// predicates, within the template's bounds. Alarms only ring on iOS. There is only one season at a time, in which a
/// reminder neither asks about an achievement nor offers other days.
struct ContextSpace {
  /// A context, which consists of an answer to each question about an occurrence, or to only one of them.
  struct Context: Hashable {
    /// The descriptions of the answers, such as `count is 10`.
    var names: [String] = []
    var variants: VariantSet
    /// The frequency, if variants depend on it.
    var frequency: SelectionContext.Frequency?
    /// The number of achievements, if variants depend on it.
    var count: Int?
    /// Whether a personal argument has no value.
    var lacksPersonal = false
    /// Whether an achievement is from the same day of an earlier year.
    var isOnThisDay = false

    fileprivate func adding(_ answer: Context) -> Context {
      Context(
        names: names + answer.names, variants: variants.intersection(answer.variants),
        frequency: answer.frequency ?? frequency, count: answer.count ?? count,
        lacksPersonal: lacksPersonal || answer.lacksPersonal, isOnThisDay: isOnThisDay || answer.isOnThisDay)
    }
  }

  private typealias Flag = SelectionContext.Flag

  /// The descriptions of a context in which a flag doesn't hold, and of one in which it does.
  ///
  /// Alarms depend on the platform.
  private static let names: [(flag: Flag, (no: String, yes: String))] = [
    (.first, ("it is not the first", "it is the first")),
    (.relents, ("reminders do not get rarer", "reminders get rarer")),
    (.onThisDay, ("it is not the same day of an earlier year", "it is the same day of an earlier year")),
    (.hard, ("nothing hard was recorded", "something hard was recorded")),
  ]

  /// The maximum number of contexts to visit.
  ///
  /// Actual templates have a few dozen.
  private static let maximum = 20_000

  /// The answers to each question that has multiple answers.
  private let questions: [[Context]]
  /// The variants that the questions with only one answer allow.
  private let everywhere: VariantSet

  /// Creates the contexts of a kind in one style.
  ///
  /// - Parameters:
  ///   - template: The template of the kind.
  ///   - needs: For each variant, the optional arguments that its text in the style uses.
  init(_ template: Template, needs: [Set<String>]) {
    let variants = template.variants
    func answers(_ names: Set<String>, from answers: [(String, SelectionContext)]) -> [Context] {
      answers.map { name, context in
        let fitting = VariantSet(variants.count) { index in
          variants[index].conditions.allSatisfy { condition in
            !(condition.choice.map { names.contains($0.name) } ?? false) || condition.holds(in: context)
          }
        }
        return Context(
          names: [name], variants: fitting, frequency: context.frequency, isOnThisDay: context[.onThisDay] ?? false)
      }
    }
    let frequencies = SelectionContext.Frequency.allCases.map {
      ("it is \($0.rawValue)", SelectionContext(frequency: $0))
    }
    let seasons = SelectionContext.Season.allCases.map {
      ("the season is \($0.rawValue)", SelectionContext(seasons: [$0], flags: [.fits: true, .asks: false]))
    }
    let weekdays = Weekday.allCases.map { ("it is \($0)", SelectionContext(weekday: $0)) }
    let dayparts = SelectionContext.Daypart.allCases.map { ("it is \($0.rawValue)", SelectionContext(daypart: $0)) }
    let platforms = SelectionContext.Platform.allCases.map {
      ("the platform is \($0.rawValue)", SelectionContext(platform: $0, flags: [.alarm: false]))
    }
    let noSeason = [
      ("it is not in a season", SelectionContext(flags: [.fits: true, .asks: false])),
      ("the person writes on few of the days", SelectionContext(flags: [.fits: false, .asks: false])),
      ("the reminder asks about an achievement", SelectionContext(flags: [.fits: true, .asks: true])),
    ]
    let alarm = [("an alarm rings", SelectionContext(platform: .ios, flags: [.alarm: true]))]
    var questions = template.arguments.map { Self.answers(about: $0, variants, needs) }
    typealias Name = Condition.Name
    questions += [
      answers([Name.frequency.rawValue], from: frequencies),
      answers([Name.season.rawValue, Flag.fits.rawValue, Flag.asks.rawValue], from: noSeason + seasons),
      answers([Name.weekday.rawValue], from: weekdays), answers([Name.daypart.rawValue], from: dayparts),
      answers([Name.platform.rawValue, Flag.alarm.rawValue], from: platforms + alarm),
    ]
    questions += Self.names.map { flag, names in
      answers(
        [flag.rawValue],
        from: [(names.no, SelectionContext(flags: [flag: false])), (names.yes, SelectionContext(flags: [flag: true]))])
    }
    questions = questions.map { Self.distinct($0, ofReminder: template.kind == .reminder) }
    // Questions with only one answer don't distinguish contexts.
    everywhere = questions.filter { $0.count == 1 }.joined().reduce(VariantSet(variants.count) { _ in true }) {
      $0.intersection($1.variants)
    }
    self.questions = questions.filter { $0.count > 1 }
  }

  /// Calls `body` with each context, up to `maximum`.
  func forEachContext(_ body: (Context) -> Void) {
    var rest = Self.maximum
    visit(Context(variants: everywhere), questions[...], &rest, body)
  }

  private func visit(
    _ context: Context, _ questions: ArraySlice<[Context]>, _ rest: inout Int, _ body: (Context) -> Void
  ) {
    guard rest > 0 else { return }
    guard let answers = questions.first else {
      rest -= 1
      body(context)
      return
    }
    for answer in answers { visit(context.adding(answer), questions.dropFirst(), &rest, body) }
  }

  private static func answers(
    about declaration: ArgumentDeclaration, _ variants: [Variant], _ needs: [Set<String>]
  ) -> [Context] {
    let name = declaration.name
    let predicates = variants.map { $0.conditions.predicates(on: name) }
    let all = predicates.flatMap(\.self)
    var answers: [Context] = []
    if all.isEmpty {
      answers.append(Context(names: ["\(name) is present"], variants: VariantSet(variants.count) { _ in true }))
    } else {
      answers += AllowedValues(declaration).borders(of: all).map { value in
        let fitting = VariantSet(variants.count) { predicates[$0].allSatisfy { $0.holds(for: value) } }
        return Context(names: ["\(name) is \(value)"], variants: fitting, count: name == "count" ? value : nil)
      }
    }
    if declaration.isOptional {
      let fitting = VariantSet(variants.count) { predicates[$0].isEmpty && !needs[$0].contains(name) }
      answers.append(Context(names: ["\(name) is absent"], variants: fitting, lacksPersonal: declaration.isPersonal))
    }
    return answers
  }

  /// Returns the first answer from each group of answers that allow the same variants.
  ///
  /// For reminders, all frequencies are distinguished.
  private static func distinct(_ answers: [Context], ofReminder: Bool) -> [Context] {
    var seen: Set<Context> = []
    return answers.filter { answer in
      var key = answer
      key.names = []
      key.count = nil
      key.isOnThisDay = false
      if !ofReminder { key.frequency = nil }
      return seen.insert(key).inserted
    }
  }
}

/// A set of a template's variants, by index.
struct VariantSet: Hashable {
  private var words: [UInt64]

  /// Creates a set of the variants that satisfy a predicate, out of `count` variants.
  init(_ count: Int, where holds: (Int) -> Bool) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    for index in 0..<count where holds(index) { words[index / 64] |= 1 << UInt64(index % 64) }
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ index: Int) -> Bool { words[index / 64] & (1 << UInt64(index % 64)) != 0 }

  func intersection(_ other: VariantSet) -> VariantSet {
    var result = self
    for index in words.indices { result.words[index] &= other.words[index] }
    return result
  }
}
