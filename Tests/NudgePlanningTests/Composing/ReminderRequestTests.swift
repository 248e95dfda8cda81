import NudgePlanning
import NudgeTime
import Testing

@testable import NudgeText

@Suite("CompositionRequest for a reminder")
struct ReminderRequestTests {
  private func cadence(_ frequency: Frequency, at times: [String] = ["20:00"]) throws -> Cadence {
    try Cadence(frequency, at: times.map { try TimeOfDay($0) }, anchor: CivilDate("2026-11-01"), zone: .utc)
  }

  private func catalog(_ variants: [Variant], starts: [String] = []) throws -> Catalog {
    var messages: [String: String] = [:]
    for variant in variants { messages["reminder.gentle.\(variant.id).title"] = variant.id }
    for variant in variants { messages["reminder.gentle.\(variant.id).body"] = "x" }
    let revisions = try starts.enumerated().map { CatalogRevision(number: $0 + 2, start: try CivilDate($1)) }
    return Catalog(
      revisions: [.first] + revisions, templates: [Template(kind: .reminder, surface: .push, variants: variants)],
      messages: [.english: messages])
  }

  private func slot(_ text: String) throws -> CivilDateTime {
    CivilDateTime(date: try CivilDate(text.prefix(10)), time: try TimeOfDay(text.dropFirst(11)))
  }

  private func request(_ slot: String, of cadence: Cadence, in catalog: Catalog) throws -> CompositionRequest {
    CompositionRequest(
      person: "u-1", style: .gentle, locale: .english, slot: try self.slot(slot), of: cadence, in: catalog,
      arguments: [:])
  }

  /// Counted slot by slot, which is the slow twin of the arithmetic.
  @Test(arguments: [
    Frequency.everyDays(1), .everyDays(3), .weekly(on: [.monday, .sunday]), .monthly(onDay: 31),
  ])
  func numbersTheFirstSlotOfARevision(frequency: Frequency) throws {
    let cadence = try cadence(frequency, at: ["08:00", "20:00"])
    let catalog = try catalog([Variant(id: "a01")], starts: ["2026-10-01", "2026-12-24", "2027-02-01"])
    var starts: [Int: Int] = [:]
    var moment = try Timestamp(rfc3339: "2026-10-31T00:00:00Z")
    for index in 0..<300 {
      let next = try #require(cadence.next(after: moment))
      moment = next.timestamp
      let number = catalog.revision(on: next.slot.date).number
      if starts[number] == nil { starts[number] = index }
      #expect(catalog.revisionStart(on: next.slot.date, in: cadence) == starts[number])
    }
    #expect(starts[2] == 0 && starts.count == 3)
    #expect(catalog.revisionStart(on: try CivilDate("2026-09-30"), in: cadence) == 0)
  }

  /// From the day of a revision on, a bag begins: its first slots show each variant once.
  @Test func beginsAFreshRoundOnTheDayOfARevision() throws {
    let variants = (1...5).map { Variant(id: "a0\($0)") } + [Variant(id: "b01", since: 2)]
    let catalog = try catalog(variants, starts: ["2026-12-24"])
    let cadence = try cadence(.everyDays(1))
    let composer = Composer(catalog: catalog)
    func ids(_ days: Range<Int>) throws -> [String] {
      try days.map { day in
        let date = try #require(try CivilDate("2026-12-24").adding(days: day))
        return try composer.compose(request("\(date)T20:00:00", of: cadence, in: catalog)).variant
      }
    }
    #expect(Set(try ids(0..<6)) == Set(variants.map(\.id)))
    #expect(Set(try ids(6..<12)) == Set(variants.map(\.id)))
    #expect(!(try ids(-20..<0)).contains("b01"))
  }

  @Test(arguments: [
    ("2026-11-01T20:00:00", SelectionContext.Daypart.evening, true, nil),
    ("2026-11-02T04:59:59", .night, false, nil), ("2026-11-02T05:00:00", .morning, false, nil),
    ("2026-11-02T12:00:00", .afternoon, false, nil), ("2026-11-02T22:00:00", .night, false, nil),
    ("2026-12-28T20:00:00", .evening, false, nil), ("2026-12-29T20:00:00", .evening, false, .yearEnd),
    ("2027-01-03T20:00:00", .evening, false, SelectionContext.Season.newYear),
    ("2027-01-04T20:00:00", .evening, false, nil),
  ])
  func knowsWhatASlotTells(
    slot: String, daypart: SelectionContext.Daypart, isFirst: Bool, season: SelectionContext.Season?
  ) throws {
    let slot = try self.slot(slot)
    let context = SelectionContext(slot: slot, of: try cadence(.everyDays(3), at: ["\(slot.time)"]))
    #expect(context.daypart == daypart)
    #expect(context[.first] == isFirst)
    #expect(context.seasons == Set([season].compactMap(\.self)))
    #expect(context.weekday == slot.date.weekday)
    #expect(context.frequency == .threeDays)
  }

  /// What comes and goes from one time of a day to the next would begin the order of the variants anew.
  @Test func tellsWhatHoldsForAllTimesOfADay() throws {
    let evenings = try cadence(.everyDays(1), at: ["18:30", "20:00"])
    let mixed = try cadence(.everyDays(1), at: ["08:00", "20:00"])
    let first = try slot("2027-01-01T08:00:00")
    let last = try slot("2027-01-01T20:00:00")
    #expect(SelectionContext(slot: last, of: evenings).daypart == .evening)
    #expect(SelectionContext(slot: last, of: mixed).daypart == nil)
    #expect(SelectionContext(slot: first, of: mixed).daypart == nil)
    #expect(SelectionContext(slot: first, of: mixed).seasons == [.newYear])
    #expect(SelectionContext(slot: last, of: mixed).seasons == [])
  }

  @Test(arguments: [
    (Frequency.everyDays(1), SelectionContext.Frequency.daily), (.everyDays(3), .threeDays), (.everyDays(2), .custom),
    (.weekly(on: .sunday), .weekly), (.weekly(on: [.sunday, .monday]), .weekdays), (.monthly(onDay: 31), .monthly),
  ])
  func namesFrequenciesAsConditionsDo(frequency: Frequency, name: SelectionContext.Frequency) {
    #expect(SelectionContext.Frequency(frequency) == name)
  }

  /// A variant with a name is for somebody who has one, and blanks are none.
  @Test(arguments: [
    ("Ada", true), ("", false), ("  \n", false), ("\u{202E}\u{7}", false), ("\u{200B}", false), ("\u{200B}小雨", true),
  ])
  func namesNobodyByBlanks(name: String, isNamed: Bool) throws {
    let variants = [Variant(id: "n01", isExclusive: true, needs: [.gentle: ["name"]]), Variant(id: "a01")]
    let catalog = try catalog(variants)
    var request = try request("2026-11-02T20:00:00", of: cadence(.everyDays(1)), in: catalog)
    request.arguments["name"] = .text(name)
    #expect(try Composer(catalog: catalog).compose(request).variant == (isNamed ? "n01" : "a01"))
  }

  /// Words for the night are not for the morning to which quiet hours hold them, and a season's not for the day after it.
  @Test func tellsNothingThatHoldsNoMoreWhenItFires() throws {
    let cadence = try cadence(.everyDays(1), at: ["23:00"])
    let slot = try slot("2026-12-31T23:00:00")
    let held = SelectionContext(slot: slot, firingAt: try self.slot("2027-01-01T08:00:00"), of: cadence)
    #expect(held.daypart == nil && held.seasons == [])
    let late = SelectionContext(slot: slot, firingAt: try self.slot("2026-12-31T23:30:00"), of: cadence)
    #expect(late.daypart == .night && late.seasons == [.yearEnd])
    #expect(SelectionContext(slot: slot, of: cadence) == late)
  }

  /// However many reminders a day has, the three days of a season have three texts.
  @Test(arguments: 1...5) func noTextComesTwiceInASeason(times: Int) throws {
    let season = (1...4).map { Variant(id: "s0\($0)", conditions: [.season([.newYear])], isExclusive: true) }
    let catalog = try catalog([Variant(id: "a01")] + season)
    let composer = Composer(catalog: catalog)
    let cadence = try cadence(.everyDays(1), at: (0..<times).map { "\(10 + $0):00" })
    for year in 2027...2046 {
      let ids = try (1...3).map { day in
        try composer.compose(request("\(year)-01-0\(day)T10:00:00", of: cadence, in: catalog)).variant
      }
      #expect(Set(ids).count == 3 && !ids.contains("a01"), "\(year): \(ids)")
    }
  }

  /// Weekdays and parts of the day decide, as the slot says.
  @Test func choosesByTheSlot() throws {
    let catalog = try catalog([
      Variant(id: "a01"), Variant(id: "m01", conditions: [.weekday([.monday])], isExclusive: true),
      Variant(id: "f01", conditions: [.flag(.first, true)], isExclusive: true),
    ])
    let composer = Composer(catalog: catalog)
    let cadence = try cadence(.everyDays(1))
    let ids = try (1...9).map { day in
      try composer.compose(request("2026-11-0\(day)T20:00:00", of: cadence, in: catalog)).variant
    }
    #expect(ids == ["f01", "m01", "a01", "a01", "a01", "a01", "a01", "a01", "m01"])
  }
}
