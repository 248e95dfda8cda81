internal import ArgumentParser
internal import Logging
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore
internal import NudgeStoreSQLite

/// `nudged demo`.
struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Watch made-up people get their notifications, with a fast clock.",
    discussion: """
      Everything is in memory, and nothing leaves this machine: instead of being sent, each notification is printed. A few \
      minutes after a reminder, the person records something, which may be a milestone. Ctrl-C ends it.
      """)

  @Option(help: ArgumentHelp("How many times faster than usual the clock is.", valueName: "factor")) var speed = 60
  @Option(help: ArgumentHelp("Hours on that clock after which it ends. (default: none)", valueName: "number"))
  var hours: Int?

  func validate() throws {
    guard (1...100_000).contains(speed) else { throw ValidationError("--speed must be a number from 1 to 100000.") }
    guard (1...100_000).contains(hours ?? 1) else {
      throw ValidationError("--hours must be a number from 1 to 100000.")
    }
  }

  func run() async throws {
    var log = Logger(label: "nudged demo") { StreamLogHandler.standardError(label: $0) }
    log.logLevel = .error
    let clock = FastClock(from: SystemClock().now(), speed: speed)
    let planner = Planner()
    let store = try SQLiteStore.inMemory()
    let start = clock.now()
    let people = try DemoPeople.make(at: start, planner.zones)
    for person in people {
      _ = try await store.putPerson(person, if: .absent, at: start)
      // The address is never used, because the sender prints.
      let device = Device(
        person: person.id, id: "phone", address: .webhook(url: "https://example.org", secret: ""), registeredAt: start)
      _ = try await store.putDevice(device, at: start)
    }
    try Console.print("\(people.count) people, \(speed) times as fast as usual, from \(start)")
    let (reminded, reminders) = AsyncStream.makeStream(of: String.self)
    var options = Dispatcher.Options()
    options.spread = 0
    let dispatcher = Dispatcher(
      store: store, planner: planner, senders: [.webhook: PrintingSender { reminders.yield($0) }], owner: "demo",
      clock: clock, options: options, log: log)
    let end = hours.map { start.advanced(bySeconds: Int64($0) * 3_600) } ?? .max
    try await withThrowingTaskGroup { group in
      group.addTask { try await dispatcher.run() }
      group.addTask {
        for await person in reminded {
          try await clock.sleep(until: clock.now().advanced(bySeconds: 120))
          let now = clock.now()
          let achievement = Achievement(at: now, id: "\(now)")
          _ = try await store.addAchievement(achievement, to: person) { person in
            try planner.record(achievement, for: &person)
          }
          dispatcher.wake()
        }
      }
      group.addTask { try await clock.sleep(until: end) }
      // The last task is the only one that ends, unless standard output is closed or something fails.
      try await group.next()
      group.cancelAll()
    }
  }
}

/// A clock that starts at the present and is faster than others.
struct FastClock: DispatchClock {
  private let start: Timestamp
  private let speed: Int
  private let begun = ContinuousClock.now

  init(from start: Timestamp, speed: Int) {
    self.start = start
    self.speed = speed
  }

  func now() -> Timestamp { start.advanced(by: begun.duration(to: .now) * speed) }

  func sleep(until moment: Timestamp) async throws {
    let seconds = min(moment.secondsSinceEpoch - start.secondsSinceEpoch, Int64(Int32.max))
    try await Task.sleep(until: begun + Duration.seconds(seconds) / speed, tolerance: .zero, clock: .continuous)
  }
}

/// Prints notifications instead of sending them.
struct PrintingSender: Sender {
  /// Gets the ID of each person who was reminded.
  let reminded: @Sendable (String) -> Void

  func send(
    _ notification: NotificationRequest, for delivery: Delivery, to device: Device, at now: Timestamp
  ) async -> Answer {
    let lines = ["", "\(notification.at)  \(device.person), \(notification.kind)", "  \(notification.title)"]
    let body = notification.body.isEmpty ? [] : ["  \(notification.body)"]
    do { try Console.print((lines + body).joined(separator: "\n")) } catch {
      return Answer(.dead, reason: "standard output can't be written")
    }
    if notification.kind == .reminder { reminded(device.person) }
    return Answer(.accepted)
  }
}

/// The people of the demo.
enum DemoPeople {
  private static let all: [(name: String, zone: String, locale: String, style: Style, streak: Int)] = [
    ("Ada", "Europe/London", "en-GB", .cheerful, 6), ("小明", "Asia/Shanghai", "zh-Hans", .gentle, 2),
    ("Mateo", "America/New_York", "en", .minimal, 9), ("怡君", "Asia/Taipei", "zh-Hant", .cheerful, 29),
    ("Noor", "Asia/Kolkata", "en", .gentle, 0), ("Lucía", "Europe/Madrid", "en", .cheerful, 13),
    ("Amara", "Africa/Lagos", "en", .minimal, 1), ("美玲", "Asia/Singapore", "zh-Hans", .cheerful, 49),
    ("Jonas", "Europe/Berlin", "en", .gentle, 4), ("Keala", "Pacific/Honolulu", "en", .cheerful, 7),
    ("家豪", "Asia/Hong_Kong", "zh-Hant", .minimal, 3), ("Ruth", "Australia/Lord_Howe", "en", .gentle, 99),
  ]

  /// Returns people whose streaks ended yesterday.
  ///
  /// The first ones are reminded within minutes, the others during the next day.
  static func make(at now: Timestamp, _ zones: ZoneDatabase) throws -> [Person] {
    try all.enumerated().map { index, sample in
      var person = Person(
        id: sample.name, timeZone: sample.zone, locale: try LocaleTag(sample.locale), name: sample.name)
      person.preferences.style = sample.style
      let delay = index < 4 ? 120 + index * 240 : (index - 3) * 5_400
      let reminder = try zones.zone(sample.zone).civil(at: now.advanced(bySeconds: Int64(delay))).time
      person.preferences.reminders.times = [try TimeOfDay(hour: reminder.hour, minute: reminder.minute)]
      for day in stride(from: sample.streak, to: 0, by: -1) {
        try person.history.record(Achievement(at: now.advanced(bySeconds: Int64(-day) * 86_400), id: "day-\(day)"))
      }
      return person
    }
  }
}
