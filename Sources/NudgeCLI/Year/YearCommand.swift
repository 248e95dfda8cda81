internal import ArgumentParser
internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeReports
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The `nudge year` command, which simulates what a person gets in a year.
struct YearCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "year",
    abstract: "Simulate a year of one person, to read before anybody gets it.",
    discussion: """
      EXAMPLES:
        nudge year --records daily@21:30
        nudge year --records wed,sat --format html > my-year.html
        nudge year --records 75%@19:00-22:00 --records 'away 2027-05-03..2027-06-06'
        nudge year --person my-person.json --records sun --seed 7
        nudge year --people six --summary
        nudge year --records never --compare my-words --format html > my-two.html

      The simulated person records achievements by habit, and gets what nudge plan would send at each moment with what is \
      known by then. The output lists the notifications and the entries in order, then how many of each kind there were, \
      the reminders per entry, how often each text was shown, and what was left out and why.

      Documentation: docs/command.md#nudge-year in the source code of Nudge
      """)

  @OptionGroup var stray: StrayValues<YearCommand>

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      """
      When something is recorded: daily, weekdays such as wed,sat, every:3 (days), a share of the days such as 75%, or never. \
      A time or a window can follow, such as daily@21:30 or 75%@19:00-22:00. "away 2027-05-03..2027-06-06" takes out days. \
      May be repeated. (default time: 21:30)
      """, valueName: "habit"),
    completion: .list(["daily", "weekdays", "weekends", "every:3", "75%", "never"]))
  var records: [String] = []

  /// A group of people to simulate one after the other.
  enum People: String, CaseIterable {
    /// The six habits that the design of the reminders is measured by.
    case six
  }

  @Option(
    help: ArgumentHelp(
      "Simulate six people with daily reminders at 20:00 and different habits, one after the other. The only value is six.",
      valueName: "six"),
    completion: .list(People.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "group of people") })
  var people: People?

  @Option(
    help: ArgumentHelp(
      "File with the titles of the entries, one per line. - reads standard input. (default: the catalog's examples)",
      valueName: "file"),
    completion: .file())
  var titles: String?

  @Option(
    help: ArgumentHelp(
      "Seed of what is random: the days of a share, times in a window, and the order of the titles. (default: 0)",
      valueName: "number"),
    transform: { try Choices.number($0, atLeast: 0) })
  var seed = 0

  @Option(
    help: ArgumentHelp("First day, such as 2027-01-01. (default: today)", valueName: "date"),
    transform: Choices.date)
  var from: CivilDate?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Number of years, 1 to \(YearSimulation.maximumYears). (default: 1)", valueName: "count"),
    transform: { try Choices.number($0, atLeast: 1, atMost: YearSimulation.maximumYears) })
  var years: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Number of days instead of years.", valueName: "count"),
    transform: { try Choices.number($0, atLeast: 1, atMost: YearSimulation.maximumYears * 366) })
  var days: Int?

  @OptionGroup(title: "Schedule") var cadence: CadenceOptions

  @Option(
    help: ArgumentHelp(
      "File with the person's JSON; see docs/person.md. - reads standard input. Replaces the schedule options.",
      valueName: "file"),
    completion: .file())
  var person: String?

  @Option(
    help: ArgumentHelp("Style: cheerful, gentle or minimal. (default: the person's, or gentle)", valueName: "style"),
    completion: .list(Style.allCases.map(\.rawValue)), transform: Choices.style)
  var style: Style?

  @Flag(help: "Let notifications quote the titles of entries, even if the person doesn't.")
  var includePreview = false

  @Option(
    help: ArgumentHelp(
      "Another person's file, or another folder with a catalog, to simulate beside the first.", valueName: "file|folder"
    ),
    completion: .file())
  var compare: String?

  @OptionGroup(title: "Time") var zoneOptions: ZoneOptions
  @OptionGroup(title: "Time") var now: NowOption

  /// The output format.
  enum Format: String, CaseIterable {
    case text
    case json
    case html
  }

  @Flag(help: "Leave out the list of notifications and entries.")
  var summary = false

  @Option(
    help: ArgumentHelp("Output format: text, json, or html for a web page. (default: text)", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "format") })
  var format = Format.text

  @OptionGroup(title: "Output") var catalogOption: CatalogOption

  @Option(
    help: ArgumentHelp(
      "Language and region of the notifications and the output, such as en-GB or zh-Hans. (default: the person's for notifications, and $LC_ALL, $LC_MESSAGES, $LANG, or en)",
      valueName: "locale"),
    transform: Choices.locale)
  var locale: LocaleTag?

  func run() throws {
    let zones = try ZoneOptions.database(at: zoneOptions.zoneinfo)
    let now = try now.timestamp(in: zoneOptions)
    let (catalog, drafts) = try catalogOption.loadWithDrafts()
    let reader = locale ?? AnswerOptions.environmentTag
    let notes = NoteWriter(catalog: catalog, locale: reader)
    if format != .json { try notes.writeIfReplaced(locale, drafts: drafts) }

    let subject = try subject(now, zones, notes)
    let titles = try titles.map { try TitlesFile.read($0, notes) } ?? ExampleTitles.titles(in: catalog, subject.locale)
    let planner = Planner(catalog: catalog, zones: zones)
    func planning(_ path: String?, _ simulation: YearSimulation, _ planner: Planner) throws -> SimulatedYear {
      try Self.planning(path, zones) { try simulation.run(by: planner) }
    }
    let report: YearReport
    if people != nil {
      let simulations = SixPeople.simulations(
        of: subject, on: try span(of: subject, now, planner), titles, UInt64(seed))
      report = YearReport(try simulations.map { try planning(nil, $0, planner) })
    } else {
      let (habit, name) = try habit()
      var simulation = YearSimulation(
        name: name, person: subject, habit: habit, titles: titles, seed: UInt64(seed),
        days: try span(of: subject, now, planner))
      guard let compare else {
        report = YearReport([try planning(person, simulation, planner)])
        return try write(report, catalog, reader)
      }
      var other = simulation
      other.name = compare
      let second: SimulatedYear
      if FileReading.isDirectory(compare) {
        let builtIn = try format == .json ? "built-in" : OutputWords(.year, in: catalog, locale: reader).say("built-in")
        simulation.name = catalogOption.catalog ?? builtIn
        let otherCatalog = try CatalogOption.load(compare, option: "--compare").catalog
        second = try planning(person, other, Planner(catalog: otherCatalog, zones: zones))
      } else {
        simulation.name = person ?? name
        second = try Self.naming("--compare") {
          other.person = try adapted(PersonFile.read(compare, in: zoneOptions, notes))
          return try planning(compare, other, planner)
        }
      }
      report = YearReport([try planning(person, simulation, planner), second], isComparison: true)
    }
    try write(report, catalog, reader)
  }

  func validate() throws {
    if years != nil, days != nil {
      throw ValidationError("--years and --days exclude each other; leave out one of them.")
    }
    if summary, format == .html { throw ValidationError("--summary cannot be combined with --format html.") }
    if let name = person == nil ? nil : scheduleNames.first {
      throw ValidationError("--person already contains the schedule; leave out \(name).")
    }
    guard people == nil else {
      let others = [
        ("--records", !records.isEmpty), ("--person", person != nil), ("--compare", compare != nil),
      ]
      let given = others.filter(\.1).map(\.0) + scheduleNames
      if let name = given.first { throw ValidationError("--people already defines the people; leave out \(name).") }
      return
    }
    if records.isEmpty {
      throw ValidationError(
        "--records is missing, which says when something is recorded, such as --records daily@21:30 or --records never."
      )
    }
    _ = try habit()
    if [person, compare, titles].count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Only one of --person, --compare and --titles can read standard input.")
    }
  }

  /// The names of the given options that define the schedule.
  private var scheduleNames: [String] {
    cadence.namesGiven + (cadence.quietHours.isEmpty ? [] : ["--quiet-hours"])
  }

  private func write(_ report: YearReport, _ catalog: Catalog, _ reader: LocaleTag) throws {
    switch format {
    case .text: try Terminal.write(report.text(catalog: catalog, locale: reader, isSummary: summary))
    case .json: try Terminal.write(report.json(isSummary: summary))
    case .html: try Terminal.write(YearPage(report, words: OutputWords(.year, in: catalog, locale: reader)).html())
    }
  }

  // MARK: The simulation

  /// Returns the habit that `--records` describes, and its name.
  private func habit() throws -> (RecordingHabit, name: String) {
    var habit = RecordingHabit([])
    var isNever = false
    for text in records {
      do {
        switch try Choices.records(text) {
        case .rule(let rule): habit.rules.append(rule)
        case .away(let days): habit.away.append(days)
        case .never: isNever = true
        }
      } catch let error as ValidationError {
        throw ValidationError("--records \(text.forTerminal): \(error.message)")
      }
    }
    if isNever, !habit.rules.isEmpty { throw ValidationError("--records never cannot be combined with other habits.") }
    if !isNever, habit.rules.isEmpty {
      throw ValidationError("--records away takes days out of a habit; add one, such as --records daily.")
    }
    return (habit, records.map { Choices.trimmed($0[...]) }.joined(separator: ", "))
  }

  /// Returns the person at the start of the simulation: the one in the file, or the one that the options describe.
  private func subject(_ now: Timestamp, _ zones: ZoneDatabase, _ notes: NoteWriter) throws -> Person {
    if let person { return adapted(try PersonFile.read(person, in: zoneOptions, notes)) }
    let zone = try zoneOptions.zone(in: zones, notes)
    let first = from ?? zone.civil(at: now).date
    var subject = Person(id: "nudge", timeZone: zone.identifier, locale: AnswerOptions.environmentTag)
    subject.preferences.reminders.days = cadence.days
    if !cadence.at.isEmpty { subject.preferences.reminders.times = cadence.at.flatMap(\.self) }
    subject.preferences.quietHours = cadence.quietHours
    let assumed = cadence.assumedDay
    subject.anchor = cadence.anchor ?? (assumed?.role == .firstDay ? first : Person.defaultAnchor)
    subject.joined = first
    if cadence.replacesWeekdays { try notes.write(.weekdaysReplaced) }
    if let assumed { try notes.write(.assumedDay(assumed, subject.anchor)) }
    if let reading = cadence.givenFrequency?.reading { try notes.write(.readInterval(reading)) }
    return adapted(subject)
  }

  /// Returns a person with the style, the language and the permission to quote that the options set.
  private func adapted(_ person: Person) -> Person {
    var person = person
    if let style { person.preferences.style = style }
    if let locale { person.locale = locale }
    if includePreview { person.preferences.retrieval.includePreview = true }
    return person
  }

  /// Returns the days to simulate.
  private func span(of subject: Person, _ now: Timestamp, _ planner: Planner) throws -> ClosedRange<CivilDate> {
    let first = try from ?? Self.planning(person, planner.zones) { try planner.plan(for: subject).day(at: now) }
    guard
      let last = first.adding(days: days ?? Self.length(ofYears: years ?? 1, from: first)).flatMap({
        $0.adding(days: -1)
      })
    else { throw ValidationError("--from: the simulation must end before the year 10000.") }
    return first...last
  }

  /// Returns the number of days until the same date of a later year, or until March 1 if that isn't a leap year.
  private static func length(ofYears years: Int, from first: CivilDate) -> Int {
    let (year, month, day) = first.components
    let date =
      (try? CivilDate(year: year + years, month: month, day: day))
      ?? (try? CivilDate(year: year + years, month: 3, day: 1))
    // Beyond the year 9999, which is an error of its own.
    return date.map(first.days(to:)) ?? .max / 2
  }

  /// Plans for a person whom a file or the options define.
  private static func planning<Result>(
    _ path: String?, _ zones: ZoneDatabase, _ body: () throws -> Result
  ) throws -> Result {
    if path != nil { return try PersonFile.planning(path, zones, body) }
    do { return try body() } catch let error as PlanError { throw Failure(.badData, error.wording(in: zones)) }
  }

  /// Runs a closure, and names another option in errors about the person's file.
  private static func naming<Result>(_ option: String, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch var failure as Failure where failure.message.hasPrefix("--person: ") {
      failure.message = option + failure.message.dropFirst("--person".count)
      throw failure
    }
  }
}

/// The six people by whom the reminders are judged, all with a daily reminder at 20:00.
enum SixPeople {
  /// The name of each habit, with its values for `--records`.
  private static let habits = [
    ["daily@21:30"], ["wed,sat@21:30"], ["75%@19:00-22:00"], ["sun@21:30"], ["every:3@21:30"], ["never"],
  ]

  /// The days away of the third person, counted from the first day: five weeks that begin after 22 weeks.
  private static let daysAway = 154...188

  /// Returns the simulations, which differ only in the habit.
  static func simulations(
    of person: Person, on days: ClosedRange<CivilDate>, _ titles: [String], _ seed: UInt64
  ) -> [YearSimulation] {
    habits.map { texts in
      var habit = RecordingHabit([])
      var name = texts.joined(separator: ", ")
      for text in texts {
        if case .rule(let rule)? = try? Choices.records(text) { habit.rules.append(rule) }
      }
      if case .share? = habit.rules.first?.days, let first = days.lowerBound.adding(days: daysAway.lowerBound),
        let last = days.lowerBound.adding(days: daysAway.upperBound)
      {
        habit.away = [first...last]
        name += ", away \(first)..\(last)"
      }
      return YearSimulation(name: name, person: person, habit: habit, titles: titles, seed: seed, days: days)
    }
  }
}
