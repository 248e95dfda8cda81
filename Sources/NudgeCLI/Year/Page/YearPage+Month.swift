internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

extension YearPage {
  /// The first day of each month of the simulation.
  var months: [CivilDate] {
    guard let days = report.years.first?.days else { return [] }
    return days.dates.filter { $0 == days.lowerBound || $0.day == 1 }.compactMap {
      try? CivilDate(year: $0.year, month: $0.month, day: 1)
    }
  }

  /// Returns a month: for each of the years, the calendar and the texts beside it.
  func month(_ first: CivilDate, _ indices: [Int]) -> HTML {
    let name = say("month", ["day": .period(first)])
    let sides = indices.map { index -> HTML in
      let days = Self.days(ofMonth: first, in: report.years[index])
      return """
        <div class="side">
        \(calendar(first, index, days))
        <div class="list">
        \(list(days, index))
        </div>
        </div>
        """
    }
    return """
      <section class="month">
      <h3>\(name)</h3>
      <div class="sides">
      \(HTML(lines: sides))
      </div>
      </section>
      """
  }

  /// A day with what comes and is recorded on it.
  private struct Day {
    var date: CivilDate
    var notifications: [SimulatedYear.Notification] = []
    var entries: [(time: TimeOfDay, title: String?)] = []
    /// Whether the day is part of a silence.
    var isSilent = false

    var isEmpty: Bool { notifications.isEmpty && entries.isEmpty }
  }

  /// Returns the days of a month that are in the simulation.
  private static func days(ofMonth first: CivilDate, in year: SimulatedYear) -> [Day] {
    let length = CivilDate.length(ofMonth: first.month, year: first.year)
    var days = (0..<length).compactMap { first.adding(days: $0) }.filter(year.days.contains).map { Day(date: $0) }
    guard let start = days.first?.date, let end = days.last?.date else { return [] }
    for notification in year.notifications where (start...end).contains(notification.request.local.date) {
      days[start.days(to: notification.request.local.date)].notifications.append(notification)
    }
    for achievement in year.achievements {
      guard let local = achievement.timestamp.map(year.zone.civil(at:)), (start...end).contains(local.date) else {
        continue
      }
      days[start.days(to: local.date)].entries.append((local.time, achievement.title))
    }
    for place in days.indices { days[place].isSilent = year.silences.contains { $0.contains(days[place].date) } }
    return days
  }

  // MARK: The year at a glance

  /// Returns the year with a column for each week, the days with an entry filled in, and a mark for each day's rarest
  /// notification.
  ///
  /// The calendars contain the same and more, so screen readers skip it.
  func strip(_ index: Int) -> HTML {
    let year = report.years[index]
    let first = year.days.lowerBound
    let offset = year.person.preferences.weekStart.days(to: first.weekday)
    var cells: [HTML] = []
    for month in months {
      for day in Self.days(ofMonth: month, in: year) {
        let place = first.days(to: day.date) + offset
        let (row, column) = (place % 7 + 2, place / 7 + 1)
        if day.date.day == 1 {
          cells.append(
            "<span style=\"grid-area: 1 / \(column)\">\(say("month-alone", ["day": .date(day.date)]))</span>")
        }
        let rarest = day.notifications.last { $0.request.kind != .reminder } ?? day.notifications.last
        let mark = rarest.map { HTML.mark($0.request.kind, style: Self.style(of: $0)) } ?? ""
        let style = (day.entries.isEmpty ? "" : " entry") + (day.isSilent ? " silent" : "")
        cells.append("<i class=\"cell\(style)\" style=\"grid-area: \(row) / \(column)\">\(mark)</i>")
      }
    }
    return "<div class=\"strip\" aria-hidden=\"true\">\n\(HTML(lines: cells))\n</div>"
  }

  // MARK: The calendar

  /// Returns the calendar of a month, with a mark for each notification, and the days with an entry filled in.
  private func calendar(_ first: CivilDate, _ index: Int, _ days: [Day]) -> HTML {
    let weekStart = report.years[index].person.preferences.weekStart
    let blanks = weekStart.days(to: first.weekday)
    let length = CivilDate.length(ofMonth: first.month, year: first.year)
    let byDay = Dictionary(uniqueKeysWithValues: days.map { ($0.date.day, $0) })
    var cells: [HTML] = Array(repeating: "<td></td>", count: blanks)
    for number in 1...length {
      guard let day = byDay[number] else {
        cells.append("<td class=\"outside\">\(number)</td>")
        continue
      }
      var style = day.entries.isEmpty ? "" : " entry"
      if day.isSilent { style += " silent" }
      let marks = day.notifications.map { notification -> HTML in
        HTML.mark(notification.request.kind, style: Self.style(of: notification))
      }
      let label: HTML = day.isEmpty ? "\(number)" : "<a href=\"#\(anchor(day.date, index))\">\(number)</a>"
      cells.append(
        "<td class=\"day\(style)\">\(label)<span class=\"marks\" aria-hidden=\"true\">\(HTML(lines: marks))</span></td>"
      )
    }
    while cells.count % 7 > 0 { cells.append("<td></td>") }
    // Weeks before or after the simulation say nothing.
    let numbers = byDay.keys.map { ($0 - 1 + blanks) / 7 }
    let weeks = ((numbers.min() ?? 0)...(numbers.max() ?? 0)).map { week -> HTML in
      "<tr>\(HTML(lines: cells[(week * 7)..<(week * 7 + 7)]))</tr>"
    }
    let names = (0..<7).map { offset -> HTML in
      // The days of any week that begins with the first weekday.
      let day = first.adding(days: offset - blanks) ?? first
      return "<th scope=\"col\">\(say("weekday", ["day": .date(day)]))</th>"
    }
    return """
      <table class="calendar">
      <thead><tr>\(HTML(lines: names))</tr></thead>
      <tbody>
      \(HTML(lines: weeks))
      </tbody>
      </table>
      """
  }

  private static func style(of notification: SimulatedYear.Notification) -> String {
    (notification.isAnswered == false ? " unanswered" : "") + (notification.isRepeat ? " repeat" : "")
  }

  private func anchor(_ day: CivilDate, _ index: Int) -> String { "day-\(index + 1)-\(day)" }

  // MARK: The texts

  /// Returns the days of a month on which something comes or is recorded, and the silences that begin in it.
  private func list(_ days: [Day], _ index: Int) -> HTML {
    let (year, words) = (report.years[index], words[index])
    var items: [HTML] = []
    for day in days {
      if let silence = year.silences.first(where: { $0.lowerBound == day.date }) {
        let text = try? words.silence(silence)
        items.append("<p class=\"silence\"><b>\(text?.length ?? "")</b> \(text?.span ?? "")</p>")
      }
      if !day.isEmpty { items.append(item(day, index)) }
    }
    if items.isEmpty { return "<p class=\"sum\">\(say("page-nothing"))</p>" }
    return HTML(lines: items)
  }

  /// Returns a day's notifications and entries, in order of time.
  private func item(_ day: Day, _ index: Int) -> HTML {
    let words = words[index]
    let entries = day.entries.map { entry -> (TimeOfDay, HTML) in
      let time = (try? words.words.plan.time(entry.time)) ?? entry.time.shortText
      let title: HTML = entry.title.map { "<bdi>\($0)</bdi>" } ?? "\(say("recorded"))"
      return (entry.time, "<p class=\"recorded\"><span class=\"time\">\(time)</span> \(title)</p>")
    }
    let notifications = day.notifications.map { ($0.request.local.time, card($0, words)) }
    let items = (entries + notifications).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    return """
      <div class="item" id="\(anchor(day.date, index))">
      <p class="date"><time datetime="\(day.date.description)">\(say("day", ["day": .date(day.date)]))</time></p>
      <div class="what">
      \(HTML(lines: items))
      </div>
      </div>
      """
  }

  /// Returns a notification with its text, and why it came.
  private func card(_ notification: SimulatedYear.Notification, _ words: YearWords) -> HTML {
    let request = notification.request
    let time = (try? words.words.plan.time(request.local.time)) ?? request.local.time.shortText
    let name = ((try? words.words.plan.name(of: request.id)) ?? request.kind.rawValue).capitalizedFirst
    let notes = (try? words.notes(on: notification)) ?? []
    var flags: [HTML] = []
    for (place, note) in notes.enumerated() {
      // Above what is notable, the first note says why it came.
      let isRepeat = place == 1 && notification.isRepeat
      flags.append(
        "<span class=\"\(place == 0 ? "reason" : isRepeat ? "repeated" : "missed")\">\(note)</span>")
    }
    return """
      <article class="card kind-\(request.kind.rawValue)\(Self.style(of: notification))">
      <p class="head">\(HTML.mark(request.kind, style: Self.style(of: notification)))<span class="time">\(time)</span> \(name)</p>
      <p class="title" lang="\(request.locale.identifier)">\(request.title)</p>
      <p class="body" lang="\(request.locale.identifier)">\(request.body)</p>
      <p class="why">\(HTML(lines: flags))</p>
      </article>
      """
  }
}
