import Foundation
import NudgeTestSupport
import Testing

@Suite("nudge plan")
struct PlanCommandTests {
  private func plan(_ arguments: [String], input: String = "") throws -> CommandRun {
    try CommandRun(["plan"] + People.span + arguments, input: input)
  }

  private func object(_ line: some StringProtocol) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test func answersEachPersonInTheOrderOfTheInput() throws {
    let ids = (0..<3_000).map { "p-\($0 * 7_919 % 3_000)" }
    let run = try plan([], input: ids.map { People.line($0) + "\n" }.joined())
    #expect(run.code == 0 && run.complaints == "")
    #expect(try People.values("person", in: run.output) == ids)
    #expect(Set(try People.values("id", in: run.output)) == ["reminder-2026-11-22"])
  }

  /// Somebody who encodes a plan for one person wants to know why it is empty.
  @Test func saysIfNothingFallsInTheSpan() throws {
    let quiet = #"{"id":"a","timeZone":"UTC","preferences":{"notificationsEnabled":false}}"# + "\n"
    let note = "nudge: nothing falls in this span; --explain shows why, and --days makes it longer\n"
    #expect(try plan(["--encode", "webpush"], input: quiet).complaints == note)
    #expect(try plan(["--encode", "webpush"], input: quiet + People.line("b") + "\n").complaints == "")
    // JSON that another program reads has no notes, and text says so below the person.
    #expect(try plan([], input: quiet).complaints == "")
    let text = try plan(["--format", "text"], input: quiet)
    #expect(text.complaints == "" && text.output.contains("--explain"))
  }

  @Test func saysOnceWhatProgressLacks() throws {
    let person = #"{"id":"a","timeZone":"UTC","progress":{"count":3,"lastOn":"2026-11-20"}}"# + "\n"
    let note = """
      nudge: progress only has totals, so there are no summaries and no look-backs; those need achievements

      """
    #expect(try plan(["--encode", "webpush"], input: person + person).complaints == note)
    #expect(try plan([], input: person).complaints == "")
    #expect(try plan(["--encode", "webpush"], input: People.line("b") + "\n").complaints == "")
  }

  @Test func givesTheSameBytesWithAnyNumberOfJobs() throws {
    let input = String(decoding: People.mixture(4_000, seed: 5), as: UTF8.self)
    let one = try plan(["--jobs", "1"], input: input)
    #expect(one.code == 1)
    for jobs in ["2", "16", "64"] {
      let many = try plan(["--jobs", jobs], input: input)
      #expect(many.code == 1 && many.output == one.output && many.complaints == one.complaints)
    }
    let byDefault = try plan([], input: input)
    #expect(byDefault.output == one.output && byDefault.complaints == one.complaints)
  }

  @Test func writesAllKeysOfANotificationInOrder() throws {
    let run = try plan(
      [], input: People.line("a \"quoted\" \\ 橋 /", timeZone: "Asia/Kathmandu", locale: "zh-HK") + "\n")
    #expect(run.code == 0)
    let line = try #require(run.output.split(separator: "\n").first)
    let keys = [
      "actionTitles", "actions", "at", "badge", "body", "category", "expires", "id", "interruptionLevel", "kind",
      "locale", "opens", "person", "private", "reasons", "relevance", "sound", "style", "thread", "timeZoneData",
      "title", "utc", "variant",
    ]
    let object = try object(line)
    let optional: Set = ["sound"]
    #expect(Set(object.keys).union(optional) == Set(keys))
    let outside = line.replacing(/"private":{[^}]*}/, with: "\"private\":{}")
    let places = keys.compactMap { outside.range(of: "\"\($0)\":")?.lowerBound }
    #expect(places.count >= keys.count - optional.count && places == places.sorted())
    #expect(object["person"] as? String == "a \"quoted\" \\ 橋 /")
    #expect(line.contains(#""person":"a \"quoted\" \\ 橋 /""#))
    #expect(object["at"] as? String == "2026-11-22T20:00:00+05:45")
    #expect(object["utc"] as? String == "2026-11-22T14:15:00Z")
    #expect(object["locale"] as? String == "zh-Hant")
    #expect(object["timeZoneData"] as? String == "2026f")
    #expect((object["expires"] as? String)?.hasSuffix("Z") == true)
    #expect((object["reasons"] as? [String])?.first == "slot")
    let hidden = try #require(object["private"] as? [String: String])
    #expect(Set(hidden.keys) == ["title", "body"])
  }

  @Test func readsSeveralFilesAndStandardInput() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write("first.ndjson", "\(People.line("a"))\nx".utf8)
    let last = try folder.write("last.ndjson", "\(People.line("c"))\r\n".utf8)
    let run = try plan([first, "-", last], input: "\(People.line("b"))\n\ny\n")
    #expect(run.code == 1)
    #expect(try People.values("person", in: run.output) == ["a", "b", "c"])
    #expect(
      run.complaints == """
        {"column":1,"error":"This is not JSON. A person is an object such as {\\"id\\":\\"u-1\\",\\"timeZone\\":\\"Europe/Berlin\\"}.","file":"\(first)","line":2}
        {"column":1,"error":"This is not JSON. A person is an object such as {\\"id\\":\\"u-1\\",\\"timeZone\\":\\"Europe/Berlin\\"}.","file":"standard input","line":3}

        """)
  }

  @Test func plansAHalfOpenSpan() throws {
    let person = People.line("a") + "\n"
    func ids(_ arguments: [String]) throws -> [String] {
      let run = try CommandRun(["plan"] + arguments, input: person)
      #expect(run.code == 0, "\(run.complaints)")
      return try People.values("id", in: run.output)
    }
    let at = "2026-11-22T20:00:00Z"
    #expect(try ids(["--from", at, "--days", "2"]) == ["reminder-2026-11-22", "reminder-2026-11-23"])
    #expect(try ids(["--from", "2026-11-22T19:59:59Z", "--until", at]) == [])
    #expect(try ids(["--from", at, "--until", "2026-11-22T20:00:01Z"]) == ["reminder-2026-11-22"])
    #expect(try ids(["--now", "2026-11-22T21:00:00Z"]) == ["reminder-2026-11-23"])
    #expect(try ids(["--now", "2026-01-01T00:00:00Z", "--from", at]) == ["reminder-2026-11-22"])
  }

  @Test func explainsWhatDoesNotFire() throws {
    let folder = try TemporaryFolder()
    let json = try Fixtures.projectFile("docs/person.md").split(separator: "```json\n")[1].split(separator: "```")[0]
    let person = try folder.write("person", json.replacing("\n", with: " ").utf8)
    let run = try CommandRun(["plan", person, "--explain", "--from", "2026-11-20T00:00:00Z", "--days", "14"])
    #expect(run.code == 0 && run.complaints == "")
    let lines = try run.output.split(separator: "\n").map(object)
    let statuses = lines.compactMap { $0["status"] as? String }
    #expect(statuses.count == lines.count)
    #expect(statuses.contains("scheduled"))
    #expect(statuses.filter { $0 == "streak" }.count == 1 && statuses.last == "streak")
    #expect(Set(statuses).isSubset(of: ["scheduled", "skipped", "streak"]))
    #expect(Set(try People.values("person", in: run.output)) == ["u-17"])
    let last = try #require(lines.last)
    #expect(Set(last.keys) == ["log", "person", "status", "streak"])
    for line in lines where line["status"] as? String == "skipped" {
      #expect((line["reasons"] as? [String])?.isEmpty == false)
      #expect((line["at"] == nil) == (line["utc"] == nil))
    }
    // In order of time, those without one last.
    let times = lines.dropLast().map { $0["utc"] as? String ?? "~" }
    #expect(times == times.sorted())
    let plain = try CommandRun(["plan", person, "--from", "2026-11-20T00:00:00Z", "--days", "14"])
    let scheduled = run.output.split(separator: "\n").filter { $0.contains(#""status":"scheduled""#) }
    #expect(
      scheduled.map { String($0).replacing(#","status":"scheduled""#, with: "") }
        == plain.output.split(separator: "\n").map(String.init))
  }

  /// Somebody who writes a line and waits gets the answer, though the input goes on.
  @Test func answersBeforeTheInputEnds() throws {
    let run = try Shell(
      #"""
      coproc plan { "$nudge" plan --from 2026-11-22T00:00:00Z; }
      for line in "$@"; do
        printf '%s' "$line" >&"${plan[1]}"
        printf '\n' >&"${plan[1]}"
        read -r -t 60 answer <&"${plan[0]}" || exit 9
        printf '%s\n' "$answer"
      done
      """#, People.line("a"), People.line("b"), People.line("c"))
    #expect(run.code == 0)
    #expect(try People.values("person", in: run.output) == ["a", "b", "c"])
  }

  // MARK: What it is asked wrongly

  @Test func tellsWhatPeopleOnManyLinesShouldBe() throws {
    let person = "{\n  \"id\": \"a\",\n  \"timeZone\": \"UTC\"\n}\n"
    let many = try plan([], input: person + person)
    #expect(many.code == 1 && many.output == "")
    let lines = many.complaints.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(
      lines.last
        == "nudge: the input must contain a single person, or one person per line; convert it with: jq -c . FILE")
    let list = try plan([], input: "[\(People.line("a"))]\n")
    #expect(
      list.complaints.hasSuffix(
        "nudge: the input must contain one person per line, not an array; convert it with: jq -c '.[]' FILE\n"))
    // The last item has no comma after it.
    let items = try plan([], input: "[\n\(People.line("a")),\n\(People.line("b"))\n]\n")
    #expect(items.code == 1 && items.complaints.hasSuffix("convert it with: jq -c '.[]' FILE\n"), "\(items.complaints)")
    // Where anybody was planned for, the lines are as they should be.
    let mixed = try plan([], input: "{\n\(People.line("a"))\n")
    #expect(mixed.complaints == #"{"column":2,"error":"Expected a key in double quotation marks.","line":1}"# + "\n")
    // A fault in the midst of a line is no line break.
    let fault = try plan([], input: "{\"id\" \"a\"}\n")
    #expect(fault.complaints == #"{"column":7,"error":"id: Expected a colon.","line":1}"# + "\n")
  }

  @Test(arguments: [
    (
      ["--until", "2026-11-22T00:00:00Z", "--from", "2026-11-22T00:00:00Z"],
      "--until: 2026-11-22T00:00:00Z is not after"
    ),
    (
      ["--until", "2026-11-23T00:00:00Z", "--days", "2"],
      "--until cannot be combined with --days; leave out one of them."
    ),
    (["--from", "9999-12-31T23:59:59Z"], "--from: there is no time after 9999-12-31T23:59:59Z."),
    (["--days", "0"], "The minimum is 1."), (["--days", "1000000"], "The maximum is 36525."),
    (["--jobs", "0"], "The minimum is 1."), (["--jobs", "65"], "The maximum is 64."),
    (
      ["--encode", "web-psuh"],
      "Did you mean webpush? Choose one of notification, apns, fcm, webpush, usernotifications"
    ),
    (["--celebrate", "next-dya"], "Did you mean next-day? Choose one of at-once, next-day."),
    (["-", "-"], "- is standard input, which can be read only once."), ([""], "The name of a file must not be empty."),
    (["--output", "-"], "--output: - is standard output"), (["--output", ""], "--output must not be empty."),
    (["--from", "tomorrow"], "“tomorrow” is not a date and time; begin with the year"),
  ])
  func refusesOptionsThatMakeNoSense(arguments: [String], complaint: String) throws {
    let run = try CommandRun(["plan"] + arguments)
    #expect(run.code == 64 && run.output == "")
    #expect(run.complaints.contains(complaint), "\(run.complaints)")
  }

  @Test func tellsWhichInputCannotBeRead() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("good", People.line("a").utf8)
    let missing = try plan([good, folder.path + "/none"])
    #expect(missing.code == 66 && missing.output == "")
    #expect(missing.complaints == "nudge: \(folder.path)/none cannot be read: No such file or directory.\n")
    let directory = try plan([folder.path])
    #expect(directory.code == 66)
    #expect(directory.complaints == "nudge: \(folder.path) is a folder; specify a file with one person per line.\n")
    let endless = try plan(["/dev/zero"])
    #expect(endless.code == 66)
    #expect(endless.complaints == "nudge: /dev/zero is an endless device; specify a file with one person per line.\n")
    let closed = try Shell(#""$nudge" plan 2>&1 <&-"#)
    #expect(closed.code == 66 && closed.output.hasPrefix("nudge: standard input cannot be read: "))
    #expect(try plan(["/dev/null"]).code == 0)
  }

  // MARK: Where its output goes

  @Test func saysThatItsOutputCannotBeWritten() throws {
    let run = try Shell(
      #"yes "$1" | head -n 5000 | "$nudge" plan --from 2026-11-22T00:00:00Z 2>&1 >/dev/full"#, People.line("a"))
    #expect(run.code == 74)
    #expect(run.output == "nudge: the output cannot be written: No space left on device.\n")
  }

  /// The input has no end, so this ends only if nothing more is read.
  @Test func stopsWhereNobodyReadsOn() throws {
    let run = try Shell(
      #"{ yes "$1" | "$nudge" plan --from 2026-11-22T00:00:00Z 2>&3 | head -n 1; echo "${PIPESTATUS[1]}"; } 3>&1"#,
      People.line("a"))
    let lines = run.lines
    #expect(lines.count == 2)
    #expect(lines.contains { $0.hasPrefix(#"{"action"#) })
    #expect(lines.last == "74")
  }

  @Test func takesNoClosedStreamForAFileOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let people = try folder.write("people", "{\n{\"id\":\"a\",\"timeZone\":\"UTC\"}\n".utf8)
    let plan = "\"$nudge\" plan --from 2026-11-22T00:00:00Z"
    #expect(try Shell("timeout 20 \(plan) <&-").code == 66)
    #expect(try Shell("timeout 20 \(plan) \"$1\" <&- >&-", people).code == 74)
    // What is told on standard error does not go into the plan.
    let run = try Shell("timeout 20 \(plan) \"$1\" --output \"$1.out\" 2>&-; cat \"$1.out\"", people)
    #expect(run.lines.count == 1 && run.output.contains(#""id":"reminder-2026-11-22""#))
  }
}
