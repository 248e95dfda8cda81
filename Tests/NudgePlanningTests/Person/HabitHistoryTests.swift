import NudgeTime
import Testing

@testable import NudgePlanning

/// Exports of habit trackers, in which a line can say that nothing was done.
///
/// Reports: iSoron/uhabits#284, iSoron/uhabits#5, shub39/Grit#217, daya0576/beaverhabits#158, iSoron/uhabits#762.
@Suite("Histories of habit trackers")
struct HabitHistoryTests {
  /// Each achievement as its date and title, and each fault.
  private func read(_ text: String, inPiecesOf size: Int = .max) -> (found: [String], reader: HistoryReader) {
    var reader = HistoryReader(in: .utc)
    var found: [String] = []
    func take(_ result: HistoryReader.Result) {
      switch result {
      case .success(let achievement):
        let day = StreakDay.midnight.date(of: achievement.moment, in: .utc)
        found.append("\(day)" + (achievement.title.map { " \($0)" } ?? ""))
      case .failure(let fault): found.append("\(fault.line): \(fault.reason)")
      }
    }
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let end = start + min(size, bytes.count - start)
      reader.read(bytes[start..<end], take)
      start = end
    }
    reader.finish(take)
    return (found, reader)
  }

  /// Loop Habit Tracker's file of one habit: `HabitsCSVExporter.kt` and `Entry.kt` in iSoron/uhabits.
  @Test func countsWhatLoopSaysWasDone() {
    let text = """
      Date,Value,Notes
      2026-11-20,NO,
      2026-11-19,UNKNOWN,
      2026-11-18,YES_MANUAL,"far, and fast"
      2026-11-17,SKIP,
      2026-11-16,YES_AUTO,
      2026-11-15,5000,
      2026-11-14,0,
      """
    let (found, reader) = read(text)
    #expect(found == ["2026-11-18", "2026-11-15"])
    #expect(reader.unread == ["Notes"] && reader.isCSV)
    #expect(reader.notDoneCount == 5 && reader.firstNotDone == 2)
  }

  /// Loop Habit Tracker's table of all habits ends each line with a comma.
  ///
  /// Older versions write numbers.
  @Test(arguments: [
    """
    Date,Meditate,Run,Read,
    2026-11-20,YES_MANUAL,NO,SKIP,
    2026-11-19,UNKNOWN,YES_AUTO,NO,
    2026-11-18,YES_MANUAL,YES_MANUAL,2500,

    """,
    "Date,Meditate,Run,Read,\n2026-11-20,2,0,3,\n2026-11-19,-1,1,0,\n2026-11-18,2,2,2500,\n",
    "Date,Meditate,Run,Read\n2026-11-20,2,0,3\n2026-11-19,-1,1,0\n2026-11-18,2,2,2500\n",
  ])
  func countsEachHabitOfATable(text: String) {
    let (found, reader) = read(text)
    #expect(found == ["2026-11-20 Meditate", "2026-11-18 Meditate", "2026-11-18 Run", "2026-11-18 Read"])
    #expect(reader.habits == ["Meditate", "Run", "Read"])
    #expect(reader.unread == [] && reader.notDoneCount == 1 && reader.firstNotDone == 3)
  }

  @Test func readsATableOfCheckboxes() {
    let (found, reader) = read("date;Lauf;Brot\n2026-11-20;TRUE;FALSE\n2026-11-19;FALSE;FALSE\n2026-11-18;;x\n")
    #expect(found == ["2026-11-20 Lauf", "2026-11-18 Brot"])
    #expect(reader.habits == ["Lauf", "Brot"])
    // A table of anything else isn't one of habits.
    let other = read("date,place\n2026-11-20,Vienna\n2026-11-19,no\n")
    #expect(other.found == ["2026-11-20", "2026-11-19"] && other.reader.unread == ["place"])
  }

  /// A table that isn't Loop's, although its names and numbers look like it.
  @Test(arguments: [
    ("Date,Run,Read\n2026-11-20,1,0\n2026-11-19,0,0\n2026-11-18,1,1\n", 3),
    ("DATE,Run,Read,\n2026-11-20,1,0,\n2026-11-19,0,1,\n", 2),
    ("Date,Water\n2026-11-20,0\n2026-11-19,8\n2026-11-18,3\n", 2),
    ("Date,Water,\n2026-11-20,2,\n2026-11-19,8,\n2026-11-18,3,\n", 3),
    ("Date,Push-ups\n2026-11-20,30\n2026-11-19,0\n", 1),
  ])
  func countsNumbersThatAreNotThoseOfLoop(text: String, count: Int) {
    let (found, reader) = read(text)
    #expect(found.count == count && !reader.habits.isEmpty, "\(found)")
    let loop = read("date,Run,Read,\n2026-11-20,0,1,\n2026-11-19,0,3,\n2026-11-18,2,1000,\n")
    #expect(loop.found == ["2026-11-18 Run", "2026-11-18 Read"])
  }

  /// All lines decide what a column means, not only the first one.
  @Test(arguments: [
    ("Date,Run,Read\n2026-11-20,,\n2026-11-19,Skip,\n2026-11-18,,Yes\n", ["2026-11-18 Read"], ""),
    ("Date;Laufen;Lesen\n2026-11-20;;\n2026-11-19;;x\n", ["2026-11-19 Lesen"], ""),
    ("Date,Run,Read\n2026-11-20,,\n2026-11-19,,\n", [], ""),
    (
      "Date,Run,Read,Notes\n2026-11-20,Yes,No,rainy\n2026-11-19,No,No,tired\n2026-11-18,,,\n", ["2026-11-20 Run"],
      "Notes"
    ),
    ("Date,Weekday,Run\n2026-11-20,Fri,Yes\n2026-11-19,Thu,No\n", ["2026-11-20 Run"], "Weekday"),
    ("Date,Weather,Run\n2026-11-20,rain,Yes\n2026-11-19,sun,No\n", ["2026-11-20 Run"], "Weather"),
    ("Date,Run,Notes\n2026-11-20,,rainy\n", [], "Notes"),
    ("id,Date,Run,Total\n1,2026-11-20,1,1\n2,2026-11-19,0,0\n", ["2026-11-20 Run"], "id,Total"),
    ("日期,跑步,阅读\n2026-11-20,是,否\n2026-11-19,✓,×\n2026-11-18,未完成,跳过\n", ["2026-11-20 跑步", "2026-11-19 跑步"], ""),
    // A list of places and moods without a word for what was done.
    ("date,place,mood\n2026-11-20,Vienna,\n2026-11-19,no,\n", ["2026-11-20", "2026-11-19"], "place,mood"),
    // A time of day makes it a list of what was measured.
    ("date,time,distance\n2026-11-20,08:00,5\n", ["2026-11-20"], "distance"),
  ])
  func decidesByTheWholeTable(text: String, expected: [String], unread: String) {
    for size in [1, 7, .max] {
      let (found, reader) = read(text, inPiecesOf: size)
      #expect(found == expected, "\(text)")
      #expect(reader.unread.joined(separator: ",") == unread, "\(text)")
    }
  }

  /// One value that can't be read is an error of its line, in its place among the others.
  @Test func namesTheValueOfAHabitThatSaysNothing() {
    let (found, _) = read("Date,Run\n2026-11-20,yes\n2026-11-19,rained\n2026-11-18,\"no\n2026-11-17,x\n")
    #expect(
      found == [
        "2026-11-20 Run", "3: \(HistoryFault.Reason.unknownStatement(name: "Run", value: "rained"))",
        "4: \(HistoryFault.Reason.malformedQuote)", "2026-11-17 Run",
      ])
  }

  /// A name with a comma, which Loop doesn't quote, would move the fields after it.
  @Test func namesAFieldTooManyInATable() {
    #expect(
      read("Date,Run, then rest,Read,\n2026-11-20,NO,YES_MANUAL,\n").found
        == ["2: \(HistoryFault.Reason.fieldCount(4, expected: 5))"])
    #expect(
      read("Date,Run,Read,\n2026-11-20,NO,perhaps,\n").found
        == ["2: \(HistoryFault.Reason.unknownStatement(name: "Read", value: "perhaps"))"])
  }

  @Test func readsTheExportOfHabitBull() {
    let text = """
      HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
      Water the plants,,Home,2026-11-18,1,
      Water the plants,,Home,2026-11-19,0,away
      "Run, far",,Sport,2026-11-20,7,
      """
    let (found, reader) = read(text)
    #expect(found == ["2026-11-18 Water the plants", "2026-11-20 Run, far"])
    #expect(reader.unread == ["HabitDescription", "HabitCategory", "CommentText"])
  }

  @Test(arguments: [
    (
      "done", "true,TRUE,t,yes,Y,1,x,✓,✅,done,completed,on,2.5",
      "false,F,no,n,0,-1,✗,,skipped,missed,failed,null,off,-"
    ),
    (
      "done", "是,完成,已完成,√,✔,✔️,ja,Oui,sí,si,sim,100%,50 %,1e3,１,5/5,2026-11-20 08:00,completed_auto",
      "否,未完成,跳过,跳過,×,✘,⬜,➖,–,nein,non,não,N/A,rest,0%,0/5,3/5,−1,missed_auto,Skipped!"
    ),
    ("Completed?", "yes", "no"), ("is_done", "1", "0"), ("isCompleted", "True", "False"),
    ("Status", "done,Completed,complete,success,YES_MANUAL", "skipped,missed,failed,pending,todo,not done,in-progress"),
    ("value", "1,3,0.5", "0,,no,SKIP,UNKNOWN"), ("skipped", ",no,false,0,done", "yes,true,1,x,skipped"),
    ("is_missed", "0", "1"), ("Failed", "false", "true,failed"),
  ])
  func readsTheWordsOfAColumn(name: String, done: String, notDone: String) {
    for (words, isDone) in [(done, true), (notDone, false)] {
      for word in words.split(separator: ",", omittingEmptySubsequences: false) {
        let csv = read("date,\(name),title\n2026-11-20,\(word),Ran\n")
        #expect(csv.found == (isDone ? ["2026-11-20 Ran"] : []), "\(name) \(word)")
        #expect(csv.reader.notDoneCount == (isDone ? 0 : 1) && csv.reader.unread == [], "\(name) \(word)")
        let json = read(#"{"\#(name)":"\#(word)","date":"2026-11-20","title":"Ran"}"#)
        #expect(json.found == csv.found, "\(name) \(word)")
      }
    }
  }

  /// The app Streaks has entries for what was missed, and dates without separators.
  @Test func readsTheExportOfStreaks() {
    let text = """
      task_id,title,entry_type,entry_date,entry_timestamp,quantity,page
      p2,Wake up,missed_auto,20261118,2026-11-19T12:24:16+08:00,0,1
      p2,Wake up,completed_manually,20261119,2026-11-20T12:24:16+08:00,0,1
      p2,Wake up,skipped_manually,20261120,2026-11-20T12:24:16+08:00,,1

      """
    let (found, reader) = read(text)
    #expect(found == ["2026-11-19 Wake up"])
    #expect(reader.unread == ["task_id", "entry_timestamp", "quantity", "page"] && reader.guessed == [])
  }

  @Test(arguments: [
    "Status:", "Complete (Y/N)", "Achieved!", "Habit Completed", "was_done", "done_flag", "hasCompleted",
    "habit_status",
    "mark", "Check", "Did it?", "完成", "状态", "Erledigt", "outcome", "Outcome ", "iscompleted", "Completion Status",
  ])
  func readsANameInOtherForms(name: String) {
    let (found, reader) = read("date,title,\(name)\n2026-11-20,Ran,yes\n2026-11-19,Ran,no\n2026-11-18,Ran,\n")
    #expect(found == ["2026-11-20 Ran"] && reader.unread == [] && reader.guessed == [])
    #expect(read(#"{"date":"2026-11-20","\#(name)":"no"}"#).found == [])
    #expect(read(#"{"date":"2026-11-20","\#(name)":"yes"}"#).found == ["2026-11-20"])
  }

  @Test(arguments: ["Not Completed", "was missed", "isSkipped", "notDone", "未完成", "Never done"])
  func readsANegatedName(name: String) {
    #expect(read("date,title,\(name)\n2026-11-20,Ran,yes\n2026-11-19,Ran,no\n").found == ["2026-11-19 Ran"])
  }

  @Test(arguments: ["Completed At", "completed_on", "doneAt", "Completion Date", "Date Completed", "finished time"])
  func readsTheTimeOfCompletion(name: String) {
    let text = "date,title,\(name)\n2026-11-20,Ran,11/20/26 8:00 AM\n2026-11-19,Ran,\n2026-11-18,Ran,2026-11-18 08:00\n"
    #expect(read(text).found == ["2026-11-20 Ran", "2026-11-18 Ran"])
    #expect(read(#"{"date":"2026-11-20","\#(name)":null}"#).found == [])
    #expect(read("date,title,deletedAt\n2026-11-20,Ran,2026-11-21\n2026-11-19,Ran,\n").found == ["2026-11-19 Ran"])
  }

  /// The values say what a column means whose name isn't known.
  @Test(arguments: [
    ("went well", "yes,no,", "1", "went well"), ("Result of the day", "success,failed", "1", "Result of the day"),
    ("geschafft", "ja,nein,ja", "1,3", "geschafft"), ("kind", "0,1", "2", "kind"),
    ("never again", "yes,no", "2", "never again"),
    // Nothing says no, or something says neither.
    ("shared", "yes,yes", "1,2", nil), ("mood", "no,bad", "1,2", nil), ("rating", "0,5", "1,2", nil),
    ("mark", "B+,A", "1,2", nil),
  ])
  func guessesAColumnByItsValues(name: String, values: String, done: String, guessed: String?) {
    let values = values.split(separator: ",", omittingEmptySubsequences: false)
    let lines = values.enumerated().map { "2026-11-20,Ran \($0 + 1),\($1)\n" }
    let (found, reader) = read("date,title,\(name)\n" + lines.joined())
    #expect(found == done.split(separator: ",").map { "2026-11-20 Ran \($0)" })
    #expect(reader.guessed == (guessed.map { [$0] } ?? []))
    #expect(reader.unread == (guessed == nil ? [name] : []))
  }

  @Test func leavesSeveralFlagsAlone() {
    let (found, reader) = read("date,title,favorite,shared\n2026-11-20,Ran,no,yes\n2026-11-19,Swam,yes,no\n")
    #expect(found.count == 2 && reader.unread == ["favorite", "shared"])
    let outcome = read("date,title,favorite,kind\n2026-11-20,Ran,no,completed\n2026-11-19,Swam,no,skipped\n")
    #expect(outcome.found == ["2026-11-20 Ran"] && outcome.reader.guessed == ["kind"])
    let listed = read("date,title,done,shared\n2026-11-20,Ran,yes,no\n2026-11-19,Swam,no,no\n")
    #expect(listed.found == ["2026-11-20 Ran"] && listed.reader.unread == ["shared"])
  }

  @Test(arguments: ["Count", "Quantity", "Completions", "Repetitions", "progress"])
  func readsAnAmount(name: String) {
    let (found, reader) = read("date,title,\(name)\n2026-11-20,Ran,0\n2026-11-19,Ran,2\n2026-11-18,Ran,\n")
    #expect(found == ["2026-11-19 Ran", "2026-11-18 Ran"] && reader.notDoneCount == 1)
    #expect(read("date,\(name)\n2026-11-20,0\n2026-11-19,12\n").found == ["2026-11-19"])
    // A column that says whether something was done says more.
    #expect(read("date,title,\(name),done\n2026-11-20,Ran,0,yes\n2026-11-19,Ran,2,no\n").found == ["2026-11-20 Ran"])
    #expect(read(#"{"date":"2026-11-20","\#(name)":0}"#).found == [])
  }

  @Test(arguments: ["Goal", "target", "Daily Goal", "Target Value"])
  func comparesAValueWithItsGoal(name: String) {
    for value in ["Value", "Amount", "count"] {
      let lines = [
        "2026-11-20,5,10", "2026-11-19,10,10", "2026-11-18,\"2,500\",2000", "2026-11-17,3,", "2026-11-16,0,",
      ]
      #expect(
        read("date,\(value),\(name)\n" + lines.joined(separator: "\n")).found
          == ["2026-11-19", "2026-11-18", "2026-11-17"])
      #expect(read(#"{"date":"2026-11-20","\#(value)":3,"\#(name)":5}"#).found == [])
      #expect(read(#"{"date":"2026-11-20","\#(value)":5,"\#(name)":5}"#).found == ["2026-11-20"])
    }
    #expect(read("date,Water,\(name)\n2026-11-20,5,8\n2026-11-19,8,8\n").found == ["2026-11-19 Water"])
    // A goal of something else, such as the week, doesn't change what the file says.
    #expect(read("date,title,done,count,\(name)\n2026-11-20,Ran,yes,1,3\n").found == ["2026-11-20 Ran"])
  }

  /// A word under another key can say that nothing was done; `false` and 0 can be about anything.
  @Test func readsMissesOfUnknownKeys() {
    let lines = [
      #"{"date":"2026-11-20","verdict":"failed","kind":"skip"}"#, #"{"date":"2026-11-19","verdict":"success"}"#,
      #"{"date":"2026-11-18","favorite":false,"mood":0,"place":"open"}"#,
    ]
    let (found, reader) = read(lines.joined(separator: "\n"))
    #expect(found == ["2026-11-19", "2026-11-18"] && reader.notDoneCount == 1 && reader.firstNotDone == 1)
    #expect(reader.guessed == ["verdict", "kind"] && reader.unread == ["verdict", "favorite", "mood", "place"])
  }

  @Test(arguments: [
    (#"{"day":"2026-11-20","done":true}"#, true), (#"{"day":"2026-11-20","done":false}"#, false),
    (#"{"done":null,"date":"2026-11-20"}"#, false), (#"{"date":"2026-11-20","value":0}"#, false),
    (#"{"date":"2026-11-20","value":0.25}"#, true), (#"{"date":"2026-11-20","skipped":true}"#, false),
    (#"{"date":"2026-11-20","skipped":null}"#, true), (#"{"Date":"2026-11-20","Done":1,"Skipped":true}"#, false),
    (#"{"date":"2026-11-20","tags":["done",{"done":false}],"note":{"value":[]}}"#, true),
  ])
  func readsTheKeysOfObjects(line: String, isDone: Bool) {
    #expect(read(line).found == (isDone ? ["2026-11-20"] : []))
  }

  @Test func refusesAValueThatSaysNeither() {
    let (found, reader) = read("date,Status\n2026-11-20,rained\n2026-11-19,done\n")
    #expect(found == ["2: \(HistoryFault.Reason.unknownStatement(name: "Status", value: "rained"))", "2026-11-19"])
    #expect(reader.notDoneCount == 0)
    #expect(
      read(#"{"date":"2026-11-20","done":[true]}"#).found
        == ["1: \(HistoryFault.Reason.unknownStatement(name: "done", value: "[…]"))"])
  }

  /// `date` and `time` are names in both forms.
  @Test func hasTheSameNamesInBothForms() {
    #expect(read(#"{"date":"2026-11-20"}"#).found == ["2026-11-20"])
    #expect(read(#"{"time":"2026-11-20T08:00:00Z","title":"Ran"}"#).found == ["2026-11-20 Ran"])
    var moments: [Achievement.Moment] = []
    var reader = HistoryReader(in: .utc)
    let lines = #"{"date":"2026-11-20","time":"20:00"}"# + "\n" + #"{"date":"2026-11-20","at":"2026-11-19"}"#
    reader.read(lines.utf8) { if case .success(let achievement) = $0 { moments.append(achievement.moment) } }
    reader.finish { if case .success(let achievement) = $0 { moments.append(achievement.moment) } }
    #expect(moments == (try? [Achievement.Moment("2026-11-20T20:00:00Z"), Achievement.Moment("2026-11-19")]))
  }

  // MARK: Lines and separators

  /// Reports: ddeboer/data-import#315, WarrenWilkinson/read-csv#7, sqlitebrowser/sqlitebrowser#212, BaseXdb/basex#164.
  @Test(arguments: ["\n", "\r\n", "\r"]) func endsLinesInEachWay(ending: String) {
    for lines in [
      ["\u{FEFF}at,title", "2026-11-20,x", "", "2026-11-19,\"y", "z\"", "nonsense,w", "2026-11-18,z"],
      ["2026-11-20 x", "", "2026-11-19\ty\u{2028}z", "nonsense", "", "", "2026-11-18 z"],
      [
        #"{"at":"2026-11-20","title":"x"}"#, "", #"{"at":"2026-11-19","title":"y\nz"}"#, "{", "",
        #"{"at":"2026-11-18","title":"z"}"#,
      ],
    ] {
      let expected = read(lines.joined(separator: "\n")).found
      #expect(expected.count == 4 && expected.first == "2026-11-20 x" && expected.last == "2026-11-18 z")
      for end in ["", ending] {
        let text = lines.joined(separator: ending) + end
        for size in [1, 2, 3, 7, .max] {
          #expect(read(text, inPiecesOf: size).found == expected, "pieces of \(size)")
        }
      }
    }
    #expect(read("2026-11-20\r2026-11-19\r\n\n2026-11-18\n\r2026-11-17").found.count == 4)
  }

  /// Reports: ryancramerdesign/ImportPagesCSV#9 and #26, iOfficeAI/OfficeCLI#352.
  @Test(arguments: [";", "\t", ","]) func readsEachSeparator(separator: String) {
    let lines = [["at", "title", "value"], ["2026-11-20", "Lauf", "1"], ["2026-11-19", "Brot", "0"]]
    let plain = lines.map { $0.joined(separator: separator) }.joined(separator: "\r\n")
    #expect(read(plain).found == ["2026-11-20 Lauf"])
    let quoted = lines.map { $0.map { "\"\($0)\"" }.joined(separator: separator) }.joined(separator: "\n")
    #expect(read(quoted).found == ["2026-11-20 Lauf"])
    #expect(read("sep=\(separator)\r\n\(plain)").found == ["2026-11-20 Lauf"])
    let other = separator == ";" ? "," : ";"
    #expect(
      read("at\(separator)title\n2026-11-20\(separator)\"Lauf\(separator)\(other) Brot\"\n").found
        == ["2026-11-20 Lauf\(separator)\(other) Brot"])
  }

  /// Programs that write old or unusual line ends, which a title can contain as well.
  @Test(arguments: ["\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func endsLinesBeforeATime(ending: String) {
    #expect(
      read(["2026-11-20 x", "2026-11-19", "2026-11-18 y", "z"].joined(separator: ending)).found
        == ["2026-11-20 x", "2026-11-19", "2026-11-18 y\(ending)z"])
    let csv = ["at,title", "2026-11-20,x", "2026-11-19,y"]
    #expect(read(csv.joined(separator: ending)).found == ["2026-11-20 x", "2026-11-19 y"])
    #expect(read("at,title\n2026-11-20,x\(ending)y\n").found == ["2026-11-20 x\(ending)y"])
    let objects = [#"{"at":"2026-11-20","title":"x"}"#, #"{"at":"2026-11-19"}"#]
    #expect(read(objects.joined(separator: ending)).found == ["2026-11-20 x", "2026-11-19"])
  }

  @Test func namesASemicolonWithoutAHeader() {
    #expect(read("2026-11-20;Lauf\n").found == ["1: \(HistoryFault.Reason.semicolonAfterTime)"])
    #expect(read("wann;was\n2026-11-20\n").found == ["1: \(HistoryFault.Reason.headerWithoutTime)", "2026-11-20"])
  }

  // MARK: Adding

  /// What is added to a file says that it was done.
  @Test(arguments: [
    "Date,Value,Notes\n2026-11-20,NO,\n", "at;title;done;skipped\r\n2026-11-20;x;no;\r\n",
    "Date,Run,\n2026-11-20,NO,\n",
    "date,Run\n2026-11-20,FALSE\n", "date,Run\n", "date,title,Completed At\n", "date,title,went\n2026-11-20,x,no\n",
    "date,title,Count,Goal\n2026-11-20,x,5,5\n", "date,Value,Goal\n2026-11-20,0,5\n", "date,place\n2026-11-20,Vienna\n",
    "sep=;\nat;title\n", "at\ttitle\r2026-11-19\t\r",
  ])
  func addsWhatIsReadAsDone(text: String) throws {
    let form = try #require(HistoryForm(head: text.utf8, tail: Array(text.utf8)))
    let line = try #require(form.line(at: "2026-11-21T20:00:00+01:00", title: "Run; or walk"))
    let (found, reader) = read(text + String(decoding: line, as: UTF8.self))
    #expect(found.last?.hasPrefix("2026-11-21") == true, "\(found)")
    #expect(reader.notDoneCount == read(text).reader.notDoneCount)
  }

  @Test func addsToTheHabitThatIsNamed() throws {
    let text = "Date,Run,Read,\n2026-11-20,NO,NO,\n"
    let form = try #require(HistoryForm(head: text.utf8, tail: Array(text.utf8)))
    #expect(
      form.line(at: "2026-11-21", title: "Read").map { String(decoding: $0, as: UTF8.self) }
        == "2026-11-21,,YES_MANUAL,")
    #expect(form.line(at: "2026-11-21", title: nil) == nil && form.line(at: "2026-11-21", title: "Swam") == nil)
  }
}
