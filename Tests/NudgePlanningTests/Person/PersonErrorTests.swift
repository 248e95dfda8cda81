import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("PersonError")
struct PersonErrorTests {
  /// A line that is wrong: where `▸` stands, which is not part of it.
  struct Wrong: Sendable, CustomTestStringConvertible {
    var json: String
    var path: String
    var reason: PersonError.Reason

    init(_ json: String, _ path: String, _ reason: PersonError.Reason) {
      self.json = json
      self.path = path
      self.reason = reason
    }

    /// The same with an id and a zone before it, and a brace around it.
    static func person(_ json: String, _ path: String, _ reason: PersonError.Reason) -> Wrong {
      Wrong(#"{"id":"u","timeZone":"UTC",\#(json)}"#, path, reason)
    }

    /// The same in the preferences.
    static func preference(_ json: String, _ path: String, _ reason: PersonError.Reason) -> Wrong {
      person(#""preferences":{\#(json)}"#, "preferences" + (path.isEmpty ? "" : ".") + path, reason)
    }

    var testDescription: String { String(json.prefix(200)) }
  }

  private func check(_ wrong: Wrong) throws {
    let scalars = Array(wrong.json.unicodeScalars)
    let place = try #require(scalars.firstIndex(of: "▸"), "the place is missing")
    let before = scalars[..<place]
    let line = before.count { $0 == "\n" } + 1
    let column = place - (before.lastIndex(of: "\n") ?? -1)
    let error = try #require(PersonSamples.error(wrong.json.replacing("▸", with: "").utf8), "\(wrong.json) is a person")
    #expect(error.reason == wrong.reason)
    #expect(error.path == wrong.path)
    #expect(error.position == TextPosition(line: line, column: column))
  }

  private static let whole = PersonKeysKnown.whole

  @Test(arguments: [
    Wrong("▸", "", .malformed(.value)),
    Wrong("  ▸", "", .malformed(.value)),
    Wrong("▸[]", "", .wrongType(expected: .object, found: .array)),
    Wrong("▸null", "", .wrongType(expected: .object, found: .null)),
    Wrong("▸17", "", .wrongType(expected: .object, found: .number)),
    Wrong("▸nul", "", .malformed(.value)),
    Wrong("▸\u{FEFF}{}", "", .byteOrderMark),
    Wrong(" ▸\u{FEFF}{}", "", .malformed(.value)),
    Wrong("{▸", "", .malformed(.key)),
    Wrong("{▸,}", "", .malformed(.key)),
    Wrong("{▸id:1}", "", .malformed(.key)),
    Wrong(#"{"id"▸"u"}"#, "id", .malformed(.colon)),
    Wrong(#"{"id":▸}"#, "id", .malformed(.value)),
    Wrong(#"{"id":▸u}"#, "id", .malformed(.value)),
    Wrong(#"{"id":"u"▸"timeZone":"UTC"}"#, "id", .malformed(.commaOrBrace)),
    Wrong(#"{"id":"u",▸}"#, "", .malformed(.noTrailingComma)),
    Wrong(#"{"id":"u",▸,"timeZone":"UTC"}"#, "", .malformed(.key)),
    Wrong(#"{"id":"u","timeZone":"UTC"▸"#, "timeZone", .malformed(.commaOrBrace)),
    Wrong(#"{"id":"u","timeZone":"UTC"}▸}"#, "", .malformed(.end)),
    Wrong(#"{"id":"u","timeZone":"UTC"} ▸{"id":"v","timeZone":"UTC"}"#, "", .malformed(.end)),
    Wrong(#"{"id":"u","timeZone":"UTC"}▸\#0"#, "", .malformed(.end)),
    Wrong(#"▸{"id":"u"}"#, "timeZone", .missingKey("timeZone")),
    Wrong(#"▸{}"#, "id", .missingKey("id")),
    Wrong(#"▸{"timeZone":"UTC"}"#, "id", .missingKey("id")),
    Wrong(#"{"id":▸"","timeZone":"UTC"}"#, "id", .textLength(1...256)),
    Wrong(#"{"id":▸17,"timeZone":"UTC"}"#, "id", .wrongType(expected: .text, found: .number)),
    Wrong(#"{"id":▸null,"timeZone":"UTC"}"#, "id", .wrongType(expected: .text, found: .null)),
    Wrong(#"{"id":▸"a\tb","timeZone":"UTC"}"#, "id", .controlCharacter),
    Wrong("{\"id\":▸\"a\u{9B}b\",\"timeZone\":\"UTC\"}", "id", .controlCharacter),
    Wrong("{\"id\":▸\"a\u{7F}b\",\"timeZone\":\"UTC\"}", "id", .controlCharacter),
    Wrong(#"{"id":▸"\#(String(repeating: "x", count: 257))","timeZone":"UTC"}"#, "id", .textLength(1...256)),
    Wrong(#"{"id":▸"\#(String(repeating: "é", count: 129))","timeZone":"UTC"}"#, "id", .textLength(1...256)),
    Wrong(#"{"id":"u","timeZone":▸""}"#, "timeZone", .zoneName(nearest: nil)),
    Wrong(#"{"id":"u","timeZone":▸"../etc"}"#, "timeZone", .zoneName(nearest: nil)),
    Wrong(#"{"id":"u","timeZone":▸"/etc/passwd"}"#, "timeZone", .zoneName(nearest: nil)),
    Wrong(#"{"id":"u","timeZone":▸"Mars Base"}"#, "timeZone", .zoneName(nearest: nil)),
    Wrong(#"{"id":"u","timeZone":▸"\#(String(repeating: "x", count: 256))"}"#, "timeZone", .zoneName(nearest: nil)),
    Wrong(
      #"{"id":"u","timezone▸":"UTC"}"#.replacing("▸", with: "").replacing("\"timezone", with: "▸\"timezone"),
      "timezone", .unknownKey(nearest: "timeZone", known: PersonKeysKnown.whole)),
    Wrong(#"{"id":"u",▸"reminders":{},"timeZone":"UTC"}"#, "reminders", .misplacedKey(owner: "preferences")),
    Wrong(#"{"id":"u",▸"id":"v","timeZone":"UTC"}"#, "id", .repeatedKey),
    Wrong(#"{"id":"u",▸"\u0069d":"v","timeZone":"UTC"}"#, "id", .repeatedKey),
    Wrong(
      #"{"id":"u","name":"Ada",▸"Countess Lovelace":1}"#, "…", .unknownKey(nearest: nil, known: PersonKeysKnown.whole)),
    Wrong(#"{"id":"u",▸"":1,"timeZone":"UTC"}"#, "", .unknownKey(nearest: nil, known: PersonKeysKnown.whole)),
    Wrong(#"{"id":"u",▸"id ":1,"timeZone":"UTC"}"#, "id ", .unknownKey(nearest: "id", known: PersonKeysKnown.whole)),
    Wrong(
      "{\"id\":\"阿梅🏃\",\r\n  \"name\":\"é🏃\",▸\"nmae\":1}", "nmae",
      .unknownKey(nearest: "name", known: PersonKeysKnown.whole)),
    .person(
      #"▸"\#(String(repeating: "k", count: 100))":1"#, String(repeating: "k", count: 64) + "…",
      .unknownKey(nearest: nil, known: PersonKeysKnown.whole)),
    .person(#""locale":▸"klingonese""#, "locale", .locale(nearest: nil)),
    .person(#""locale":▸"english""#, "locale", .locale(nearest: .english)),
    .person(#""locale":▸"""#, "locale", .locale(nearest: nil)),
    .person(#""name":▸"\#(String(repeating: "x", count: 257))""#, "name", .textLength(0...256)),
    .person(#""name":▸true"#, "name", .wrongType(expected: .text, found: .boolean)),
    .person(
      #""anchor":▸"2026-02-29""#, "anchor",
      .civil(.dayOutOfRange(29, year: 2026, month: 2, length: 28), example: "2026-11-22")),
    .person(
      #""anchor":▸"2026-1-5""#, "anchor",
      .civil(.malformed(column: 7, form: "date", example: "2026-11-22"), example: "2026-11-22")),
    .person(#""anchor":▸20260105"#, "anchor", .wrongType(expected: .text, found: .number)),
    .person(#""anchor":▸"2026-01-05"#, "anchor", .malformed(.closingQuote)),
  ])
  func tellsWhatIsWrongWithTheWhole(wrong: Wrong) throws { try check(wrong) }

  @Test(
    arguments: [
      .preference(
        #""notificationsEnabled":▸"true""#, "notificationsEnabled", .wrongType(expected: .boolean, found: .text)),
      .preference(
        #""notificationsEnabled":▸1"#, "notificationsEnabled", .wrongType(expected: .boolean, found: .number)),
      .preference(#""notificationsEnabled":▸True"#, "notificationsEnabled", .malformed(.value)),
      .preference(#""notificationsEnabled":true▸s"#, "notificationsEnabled", .malformed(.commaOrBrace)),
      .preference(
        #""style":▸"gentel""#, "style", .unknownWord(nearest: "gentle", known: ["cheerful", "gentle", "minimal"])),
      .preference(#""style":▸"""#, "style", .unknownWord(nearest: nil, known: ["cheerful", "gentle", "minimal"])),
      .preference(#""overflow":▸"delay""#, "overflow", .unknownWord(nearest: nil, known: ["merge", "drop", "defer"])),
      .preference(#""dailyLimit":▸0"#, "dailyLimit", .outOfRange(1...20)),
      .preference(#""dailyLimit":▸21"#, "dailyLimit", .outOfRange(1...20)),
      .preference(#""dailyLimit":▸-1"#, "dailyLimit", .outOfRange(1...20)),
      .preference(#""dailyLimit":▸-0"#, "dailyLimit", .outOfRange(1...20)),
      .preference(#""dailyLimit":▸2.0"#, "dailyLimit", .notWhole),
      .preference(#""dailyLimit":▸1E1"#, "dailyLimit", .notWhole),
      .preference(#""dailyLimit":▸1e999"#, "dailyLimit", .notWhole),
      .preference(#""dailyLimit":▸-2.5"#, "dailyLimit", .notWhole),
      .preference(#""dailyLimit":▸02"#, "dailyLimit", .malformed(.digits)),
      .preference(#""dailyLimit":-▸"#, "dailyLimit", .malformed(.digits)),
      .preference(#""dailyLimit":▸+2"#, "dailyLimit", .malformed(.value)),
      .preference(#""dailyLimit":▸.5"#, "dailyLimit", .malformed(.value)),
      .preference(#""dailyLimit":▸NaN"#, "dailyLimit", .malformed(.value)),
      .preference(#""dailyLimit":▸"2""#, "dailyLimit", .wrongType(expected: .number, found: .text)),
      .preference(#""dailyLimit":▸99999999999999999999999999"#, "dailyLimit", .outOfRange(1...20)),
      .preference(#""dailyLimit":2▸_0"#, "dailyLimit", .malformed(.commaOrBrace)),
      .preference(
        #""weekStart":▸"sun""#, "weekStart", .unknownWord(nearest: "sunday", known: PersonKeysKnown.weekdays)),
      .preference(#""dayStart":▸"06:01""#, "dayStart", .lateDayStart),
      .preference(#""dayStart":▸"24:00""#, "dayStart", .civil(.hourOutOfRange(24), example: "20:00")),
      .preference(#""reminders":{"enabled":▸0}"#, "reminders.enabled", .wrongType(expected: .boolean, found: .number)),
      .preference(#""reminders":▸[]"#, "reminders", .wrongType(expected: .object, found: .array)),
      .preference(
        #""reminders":{"frequency":▸"dayly"}"#, "reminders.frequency",
        .unknownWord(nearest: "daily", known: PersonKeysKnown.frequencies)),
      .preference(
        #""reminders":{"frequency":▸"biweekly"}"#, "reminders.frequency",
        .unknownWord(nearest: "every:14", known: PersonKeysKnown.frequencies)),
      .preference(#""reminders":{"frequency":▸"every:0"}"#, "reminders.frequency", .interval(1...1_000_000_000)),
      .preference(#""reminders":{"frequency":▸"every:"}"#, "reminders.frequency", .interval(1...1_000_000_000)),
      .preference(#""reminders":{"frequency":▸"every:03"}"#, "reminders.frequency", .interval(1...1_000_000_000)),
      .preference(#""reminders":{"frequency":▸"every:-3"}"#, "reminders.frequency", .interval(1...1_000_000_000)),
      .preference(
        #""reminders":{"frequency":▸"every:1000000001"}"#, "reminders.frequency", .interval(1...1_000_000_000)),
      .preference(
        #""reminders":{"frequency":▸"every:99999999999999999999"}"#, "reminders.frequency",
        .interval(1...1_000_000_000)),
      .preference(#""reminders":{"frequency":▸"every:N"}"#, "reminders.frequency", .interval(1...1_000_000_000)),
      .preference(#""reminders":{"on":▸["sunday"]}"#, "reminders.on", .dayWithoutPlace),
      .preference(#""reminders":{"frequency":"every:7","on":▸["sunday"]}"#, "reminders.on", .dayWithoutPlace),
      .preference(
        #""reminders":{"on":▸3,"frequency":"weekly"}"#, "reminders.on",
        .wrongType(expected: .array, found: .number)),
      .preference(
        #""reminders":{"frequency":"monthly","on":▸["sunday"]}"#, "reminders.on",
        .wrongType(expected: .number, found: .array)),
      .preference(
        #""reminders":{"frequency":"monthly","on":[▸15]}"#, "reminders.on[0]",
        .wrongType(expected: .text, found: .number)),
      .preference(#""reminders":{"frequency":"monthly","on":▸32}"#, "reminders.on", .outOfRange(1...31)),
      .preference(#""reminders":{"frequency":"monthly","on":▸1.0}"#, "reminders.on", .notWhole),
      .preference(
        #""reminders":{"frequency":"weekly","on":▸"sunday"}"#, "reminders.on",
        .wrongType(expected: .array, found: .text)),
      .preference(#""reminders":{"frequency":"weekly","on":▸[]}"#, "reminders.on", .itemCount(1...7)),
      .preference(
        #""reminders":{"frequency":"weekly","on":["monday",▸"Sundae"]}"#, "reminders.on[1]",
        .unknownWord(nearest: "sunday", known: PersonKeysKnown.weekdays)),
      .preference(
        #""reminders":{"frequency":"weekly","on":▸[\#(Array(repeating: "\"monday\"", count: 8).joined(separator: ","))]}"#,
        "reminders.on", .itemCount(1...7)),
      .preference(#""reminders":{"times":▸[]}"#, "reminders.times", .itemCount(1...96)),
      .preference(#""reminders":{"times":▸"20:00"}"#, "reminders.times", .wrongType(expected: .array, found: .text)),
      .preference(
        #""reminders":{"times":["20:00",▸"8pm"]}"#, "reminders.times[1]",
        .civil(.malformed(column: 2, form: "time", example: "20:00"), example: "20:00")),
      .preference(#""reminders":{"times":["20:00",▸]}"#, "reminders.times[1]", .malformed(.value)),
      .preference(#""reminders":{"times":["20:00"▸"21:00"]}"#, "reminders.times[0]", .malformed(.commaOrBracket)),
      .preference(
        #""reminders":{"times":▸[\#(Array(repeating: "\"20:00\"", count: 97).joined(separator: ","))]}"#,
        "reminders.times",
        .itemCount(1...96)),
      .preference(
        #""reminders":{"frequency":"daily","rule":▸"FREQ=DAILY"}"#, "reminders.rule", .conflict(with: "frequency")),
      .preference(
        #""reminders":{"rule":"FREQ=DAILY","frequency":▸"daily"}"#, "reminders.frequency", .conflict(with: "rule")),
      .preference(#""reminders":{"on":▸["sunday"],"rule":"FREQ=DAILY"}"#, "reminders.on", .conflict(with: "rule")),
      .preference(
        #""reminders":{"tiems":1}"#.replacing("\"tiems", with: "▸\"tiems"), "reminders.tiems",
        .unknownKey(nearest: "times", known: ["enabled", "frequency", "on", "times", "rule", "relent"])),
      .preference(
        #""retrieval":{"mutedAchievements":["a",▸""]}"#, "retrieval.mutedAchievements[1]", .textLength(1...256)),
      .preference(
        #""retrieval":{"mutedDates":[{"from":"2026-01-02","to":▸"2026-01-01"}]}"#, "retrieval.mutedDates[0].to",
        .endBeforeStart),
      .preference(#""streakAtRisk":▸true"#, "streakAtRisk", .wrongType(expected: .object, found: .boolean)),
      .preference(#""welcomeBack":{▸"on":true}"#, "welcomeBack.on", .unknownKey(nearest: nil, known: ["enabled"])),
      .preference(
        #""milestones":{▸"streaks":true}"#, "milestones.streaks",
        .unknownKey(
          nearest: "streak",
          known: [
            "enabled", "streak", "count", "firstAchievement", "monthlySummary", "yearlySummary", "weeklySummary",
          ])),
      .preference(#""streakAtRisk":{"from":▸1}"#, "streakAtRisk.from", .outOfRange(2...365)),
      .preference(
        #""retrieval":{"every":▸"year"}"#, "retrieval.every",
        .unknownWord(nearest: nil, known: ["week", "two-weeks", "month"])),
      .preference(#""quietHours":▸"22:00-08:00""#, "quietHours", .wrongType(expected: .array, found: .text)),
      .preference(#""quietHours":▸{"from":"22:00"}"#, "quietHours.to", .missingKey("to")),
      .preference(
        #""quietHours":[{"from":"22:00","to":"08:00"},▸{"to":"08:00"}]"#, "quietHours[1].from",
        .missingKey("from")),
      .preference(#""quietHours":[[▸"#, "quietHours[0]", .wrongType(expected: .object, found: .array)).atBracket,
      .preference(
        #""quietHours":{"from":"22:00","to":"08:00","on":▸5}"#, "quietHours.on",
        .wrongType(expected: .array, found: .number)),
      .preference(
        #""quietHours":▸[\#(Array(repeating: #"{"from":"22:00","to":"08:00"}"#, count: 33).joined(separator: ","))]"#,
        "quietHours", .itemCount(0...32)),
      .preference(#""pauses":[{"from":"2026-12-20","to":▸"2026-12-19"}]"#, "pauses[0].to", .endBeforeStart),
      .preference(#""pauses":[{"to":▸"2026-12-19","from":"2026-12-20"}]"#, "pauses[0].to", .endBeforeStart),
      .preference(#""pauses":[▸{"from":"2026-12-20"}]"#, "pauses[0].to", .missingKey("to")),
      .preference(
        #""pauses":▸{"from":"2026-12-20","to":"2026-12-21"}"#, "pauses",
        .wrongType(expected: .array, found: .object)),
    ] as [Wrong])
  func tellsWhatIsWrongWithPreferences(wrong: Wrong) throws { try check(wrong) }

  @Test(
    arguments: [
      .person(#""progress":{"count":5,"currentStreak":▸6}"#, "progress.currentStreak", .above("count")),
      .person(#""progress":{"currentStreak":▸6,"count":5}"#, "progress.currentStreak", .above("count")),
      .person(#""progress":{"currentStreak":▸1}"#, "progress.currentStreak", .above("count")),
      .person(#""progress":{"count":5,"longestStreak":▸6}"#, "progress.longestStreak", .above("count")),
      .person(
        #""progress":{"count":50,"currentStreak":6,"longestStreak":▸5}"#, "progress.longestStreak",
        .below("currentStreak")),
      .person(#""progress":{"count":0,"lastOn":▸"2026-11-20"}"#, "progress.lastOn", .lastDayOfNothing),
      .person(#""progress":{"count":▸-1}"#, "progress.count", .outOfRange(0...10_000_000)),
      .person(#""progress":{"count":▸10000001}"#, "progress.count", .outOfRange(0...10_000_000)),
      .person(#""progress":{"freezes":▸3}"#, "progress.freezes", .outOfRange(0...2)),
      .person(#""progress":{},"achievements":▸[]"#, "achievements", .conflict(with: "progress")),
      .person(#""achievements":[],"progress":▸{}"#, "progress", .conflict(with: "achievements")),
      .person(#""achievements":[{"at":"2026-11-20"},▸{"title":"secret"}]"#, "achievements[1].at", .missingKey("at")),
      .person(
        #""achievements":[{"at":"2026-11-20","title":▸7}]"#, "achievements[0].title",
        .wrongType(expected: .text, found: .number)),
      .person(
        #""achievements":[{"at":▸"yesterday"}]"#, "achievements[0].at",
        .civil(
          .malformed(column: 1, form: "date", example: "2026-11-22"), example: "2026-11-20 or 2026-11-20T08:00:00+01:00"
        )),
      .person(
        #""achievements":[{"at":"2026-11-20","title":▸"\#(String(repeating: "x", count: 4_097))"}]"#,
        "achievements[0].title", .textLength(0...4_096)),
      .person(#""achievements":[{"at":"2026-11-20","id":▸"\u0001"}]"#, "achievements[0].id", .controlCharacter),
      .person(#""freezes":["2026-11-20",▸2]"#, "freezes[1]", .wrongType(expected: .text, found: .number)),
      .person(
        #""repairs":["2026-11-20",▸"2026-11-31"]"#, "repairs[1]",
        .civil(.dayOutOfRange(31, year: 2026, month: 11, length: 30), example: "2026-11-22")),
      .person(#""sent":[▸"streak 7"]"#, "sent[0]", .notificationID),
      .person(#""sent":[▸"\#(String(repeating: "x", count: 33))"]"#, "sent[0]", .notificationID),
      .person(#""sent":▸"streak-7""#, "sent", .wrongType(expected: .array, found: .text)),
    ] as [Wrong])
  func tellsWhatIsWrongWithAHistory(wrong: Wrong) throws { try check(wrong) }

  @Test func tellsWhatIsWrongWithARule() throws {
    let json = #"{"id":"u","timeZone":"UTC","preferences":{"reminders":{"rule":"FREQ=DALY"}}}"#
    let error = try #require(PersonSamples.error(json.utf8))
    #expect(error.path == "preferences.reminders.rule")
    guard case .rule(let rule) = error.reason, case .unknownValue("DALY", _) = rule.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(rule.column == 6)
  }

  /// Where bytes are no characters, columns are counted up to them.
  @Test(
    arguments: [
      ([0x80], 0), ([0xC3], 0), ([0xC3, 0x41], 0), ([0xC0, 0x80], 0), ([0xE4, 0xB8], 0), ([0xED, 0xA0, 0x80], 0),
      ([0xF0, 0x9F, 0x8F], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF8], 0), ([0xE0, 0x80, 0x80], 0),
      ([0xC3, 0xA9, 0xFF], 1), ([0xF0, 0x9F, 0x8F, 0x83, 0xC3, 0xA9, 0x41, 0xBF], 3),
    ] as [([UInt8], Int)])
  func tellsWhichBytesAreNoUTF8(bytes: [UInt8], before: Int) throws {
    for rest in [#"","timeZone":"UTC"}"#, ""] {
      let line = Array(#"{"id":"x"#.utf8) + bytes + Array(rest.utf8)
      let error = try #require(PersonSamples.error(line))
      #expect(error == PersonError(at: TextPosition(line: 1, column: 9 + before), path: "id", .notUTF8))
    }
  }

  @Test(
    arguments: [
      (#"\x"#, .malformed(.escape)), (#"\u12g4"#, .malformed(.escape)), (#"\u12"#, .malformed(.escape)),
      (#"\U0041"#, .malformed(.escape)), (#"\uD83C"#, .malformed(.surrogatePair)),
      (#"\uDFC3"#, .malformed(.surrogatePair)),
      (#"\uD83Cx"#, .malformed(.surrogatePair)), (#"\uD83C\n"#, .malformed(.surrogatePair)),
      (#"\uD83C\u0041"#, .malformed(.surrogatePair)), (#"\uDFC3\uD83C"#, .malformed(.surrogatePair)),
      ("\0", .malformed(.escapedControl)), ("\t", .malformed(.escapedControl)), ("\n", .malformed(.escapedControl)),
      ("\u{1F}", .malformed(.escapedControl)), (#"\"#, .malformed(.commaOrBrace)),
    ] as [(String, PersonError.Reason)])
  func tellsWhichEscapesAreNone(text: String, reason: PersonError.Reason) throws {
    for before in ["", "é", "12345678"] {
      let line = #"{"name":"\#(before)\#(text)","id":"u","timeZone":"UTC"}"#
      let error = try #require(PersonSamples.error(line.utf8))
      #expect(error.reason == reason)
      #expect(error.path == "name")
      if case .malformed(.commaOrBrace) = reason { continue }
      #expect(error.position == TextPosition(line: 1, column: 10 + before.unicodeScalars.count))
    }
  }

  /// The example in an error is a valid value where the error is.
  @Test(arguments: PersonError.examples.keys.sorted())
  func showsValidExamples(key: String) throws {
    let value = try #require(PersonError.examples[key])
    let parents: [String: [String]] = [
      "reminders": ["on", "times"], "retrieval": ["mutedAchievements", "mutedDates"], "progress": ["pace"],
      "": ["achievements", "freezes", "preferences", "progress", "repairs", "seen", "sent"],
    ]
    let parent = parents.first { $0.value.contains(key) }?.key ?? "preferences"
    let before = ["on": #""frequency":"weekly","#, "pace": #""count":9,"#][key] ?? ""
    let member = "\(before)\"\(key)\":\(value)"
    let whole =
      switch parent {
      case "": member
      case "progress": "\"progress\":{\(member)}"
      case "preferences": "\"preferences\":{\(member)}"
      default: "\"preferences\":{\"\(parent)\":{\(member)}}"
      }
    let json = key.isEmpty ? value : #"{"id":"u","timeZone":"UTC",\#(whole)}"#
    #expect(PersonSamples.error(json.utf8) == nil, "\(json)")
    guard !key.isEmpty else { return }
    let error = try #require(PersonSamples.error(json.replacing(value, with: "true").utf8))
    #expect(error.wording.hasSuffix("not true or false. Example: \"\(key)\":\(value)."), "\(error)")
  }

  @Test(arguments: ["", "hello", "<xml/>"])
  func tellsThatItIsNoJSON(text: String) {
    #expect(
      PersonSamples.error(text.utf8)?.description
        == #"1:1: This is not JSON. A person is an object such as {"id":"u-1","timeZone":"Europe/Berlin"}."#)
  }

  @Test func suggestsTheZoneOfAPlace() {
    let error = PersonSamples.error(#"{"id":"u","timeZone":"北京"}"#.utf8)
    #expect(error?.reason == .zoneName(nearest: "Asia/Shanghai"))
    #expect(error?.wording == "Invalid time zone name. Did you mean Asia/Shanghai?")
  }

  // MARK: Hostile

  @Test func refusesDeepNestingAtItsFirstLevel() throws {
    for line in [
      String(repeating: "[", count: 100_000), #"{"id":"# + String(repeating: "[", count: 100_000),
      #"{"preferences":{"quietHours":"# + String(repeating: "[", count: 100_000),
      String(repeating: #"{"preferences":"#, count: 60_000),
    ] {
      #expect(PersonSamples.error(line.utf8) != nil)
    }
  }

  @Test func refusesALongLineUnread() throws {
    let start = #"{"id":"u","timeZone":"UTC""#
    let fits = start + String(repeating: " ", count: PersonReader.maximumLength - start.utf8.count - 1) + "}"
    #expect(PersonSamples.error(fits.utf8) == nil)
    let error = try #require(PersonSamples.error((fits + " ").utf8))
    #expect(error == PersonError(at: TextPosition(line: 1, column: 1), path: "", .tooLong))
  }

  @Test func refusesMoreItemsThanAreTaken() throws {
    for (key, count, item) in [
      ("achievements", History.maximumAchievements, #"{"at":"2026-11-20"}"#),
      ("freezes", History.maximumDates, #""2026-11-20""#),
      ("repairs", History.maximumDates, #""2026-11-20""#), ("sent", History.maximumSent, #""streak-7""#),
      ("seen", History.maximumDates, #""2026-11-20""#),
    ] {
      let list = Array(repeating: item, count: count).joined(separator: ",")
      #expect(PersonSamples.error(#"{"id":"u","timeZone":"UTC","\#(key)":[\#(list)]}"#.utf8) == nil)
      let error = try #require(PersonSamples.error(#"{"id":"u","timeZone":"UTC","\#(key)":[\#(list),\#(item)]}"#.utf8))
      #expect(error.reason == .itemCount(0...count))
      #expect(error.path == key)
    }
  }

  /// A person's own words are in no error, whatever is wrong beside them.
  @Test func holdsNothingPersonal() throws {
    let secret = "Grüezi-Ufos"
    for line in [
      #"{"id":"u","timeZone":"UTC","name":"\#(secret)"#, #"{"id":"u","timeZone":"UTC","name":["\#(secret)"]}"#,
      #"{"id":"u","timeZone":"\#(secret)"}"#, #"{"id":"u","timeZone":"UTC","locale":"\#(secret)"}"#,
      #"{"id":"u","timeZone":"UTC","preferences":{"style":"\#(secret)"}}"#,
      #"{"id":"u","timeZone":"UTC","achievements":[{"at":"\#(secret)","title":"\#(secret)"}]}"#,
      #"{"id":"u","timeZone":"UTC","achievements":[{"title":"\#(secret)","at":"2026-11-20" "x"}]}"#,
      #"{"id":"u","timeZone":"UTC","achievements":["\#(secret)"]}"#,
    ] {
      let error = try #require(PersonSamples.error(line.utf8))
      #expect(!"\(error)".contains("ezi-U"), "\(error)")
    }
  }
}

extension PersonErrorTests.Wrong {
  /// The same with the place before the bracket it stands behind.
  fileprivate var atBracket: Self {
    Self(json.replacing("[▸", with: "▸["), path, reason)
  }
}

/// The names that errors list.
enum PersonKeysKnown {
  static let whole = [
    "id", "locale", "timeZone", "name", "anchor", "joined", "preferences", "progress", "achievements", "freezes",
    "repairs", "sent", "seen",
  ]
  static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
  static let frequencies = ["daily", "three_days", "weekly", "weekdays", "monthly", "every:N"]
}
