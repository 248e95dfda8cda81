import NudgePlanning
import NudgeTime
import Testing

@Suite("The form of a history")
struct HistoryFormTests {
  @Test(arguments: [
    ("2026-11-20\tRan", HistoryForm.text),
    ("\n \n2026-11-20T08:00:00Z\n", .text),
    (#"{"at":"2026-11-20"}"#, .ndjson),
    ("2026-11-20\n{\"at\":\"2026-11-21\"}\n", .ndjson),
    ("\u{FEFF}at,title\r\n2026-11-20,Ran\r\n", .csv(CSVColumns(count: 2, time: 0, title: 1))),
    ("mood, Title ,At\n", .csv(CSVColumns(count: 3, time: 2, title: 1))),
    ("title,time,date\n", .csv(CSVColumns(count: 3, time: 2, timeOfDay: 1, title: 0))),
    ("at\n", .csv(CSVColumns(count: 1, time: 0))),
    ("what is this\n", .text),
  ])
  func isToldByItsLines(_ text: String, _ form: HistoryForm) {
    #expect(HistoryForm(head: text.utf8, tail: Array(text.utf8)) == form)
  }

  @Test func isNotToldByEmptyLines() {
    #expect(HistoryForm(head: "\n \r\n".utf8, tail: Array("\n \r\n".utf8)) == nil)
  }

  @Test(arguments: [
    ("a.CSV", HistoryForm.csv(CSVColumns(count: 2, time: 0, title: 1))), ("a.jsonl", .ndjson), ("a.ndjson", .ndjson),
    ("csv", .text), ("a.txt", .text),
  ])
  func followsTheNameOfANewFile(_ name: String, _ form: HistoryForm) {
    #expect(HistoryForm(named: name) == form)
  }

  /// Each line is read back as what was written.
  @Test(
    arguments: [
      HistoryForm.text, .ndjson, .csv(CSVColumns(count: 2, time: 0, title: 1)),
      .csv(CSVColumns(count: 4, time: 2, title: 0)), .csv(CSVColumns(count: 3, time: 0, timeOfDay: 1, title: 2)),
    ], [nil, "Ran 5 km", #"Said "no", twice"#, "a\\b, 记一条 🎉"])
  func writesWhatIsRead(_ form: HistoryForm, _ title: String?) throws {
    let header =
      switch form {
      case .csv(let columns) where columns.count == 4: "title,mood,at,place\n"
      case .csv(let columns) where columns.count == 3: "date,time,title\n"
      case .csv: "at,title\n"
      default: ""
      }
    var reader = HistoryReader(in: .utc)
    var achievements: [Achievement] = []
    let time = "2026-11-22T20:05:10+01:00"
    let line = try #require(form.line(at: time, title: title))
    func take(_ result: HistoryReader.Result) {
      if case .success(let achievement) = result { achievements.append(achievement) }
    }
    reader.read(Array(header.utf8) + line + [0x0A], take)
    reader.finish(take)
    let expected = Achievement(at: try Achievement.Moment(time), title: title)
    #expect(achievements == [expected])
  }

  @Test func leavesOutATitleWithoutAColumn() throws {
    let line = try #require(HistoryForm.csv(CSVColumns(count: 2, time: 1)).line(at: "2026-11-22", title: "Ran"))
    #expect(String(decoding: line, as: UTF8.self) == ",2026-11-22")
  }
}
