internal import NudgePlanning
internal import NudgeReports
internal import NudgeSystem
internal import NudgeTime

/// Reads a history from a file or standard input in a single pass, and reports invalid lines.
enum HistoryFile {
  /// The maximum number of faults to report individually.
  ///
  /// Additional faults are only counted.
  static let maximumFaultsTold = 20

  /// Reads a history.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `-` for standard input.
  ///   - zone: The time zone for times without an offset.
  ///   - notes: Writes a note if the history is read from a terminal.
  ///   - complain: A closure that receives a message for each invalid line.
  ///   - body: A closure that receives each achievement.
  /// - Returns: The number of invalid lines.
  /// - Throws: `Failure` if the file can't be read.
  static func read(
    _ path: String, in zone: Zone, _ notes: NoteWriter, complain: (String) -> Void = { Terminal.complain($0) },
    _ body: (Achievement) -> Void
  ) throws -> Int {
    let file = path == "-" ? nil : path
    let name = file ?? "standard input"
    if file == nil, FileDescriptor.standardInput.isTerminal {
      try notes.write(.readingHistory)
    }

    var reader = HistoryReader(in: zone)
    var start: [UInt8] = []
    var complaints: [String] = []
    var faultCount = 0
    var hasAchievement = false
    func take(_ result: HistoryReader.Result) {
      switch result {
      case .success(let achievement):
        hasAchievement = true
        body(achievement)
      case .failure(let fault):
        faultCount += 1
        if faultCount <= maximumFaultsTold { complaints.append("\(name):\(fault.line): \(fault.reason.wording)") }
      }
    }
    do throws(SystemError) {
      try FileReading.forEachPiece(of: file) { piece in
        start += piece.prefix(PersonReader.maximumLength + 1 - start.count)
        reader.read(piece, take)
      }
    } catch {
      throw Failure(.missingInput, "--history: \(name) cannot be read: \(error).")
    }
    reader.finish(take)
    if faultCount > 0, isPerson(start) {
      throw Failure(.badData, "--history: \(name) is a person instead of a history; use --person \(path).")
    }
    if faultCount > 0,
      let reason = ForeignInput(start)?.wording
        ?? encodingError(of: start, isWhole: start.count <= PersonReader.maximumLength)
    {
      throw Failure(.badData, "--history: \(name) \(reason)")
    }
    if faultCount > maximumFaultsTold {
      complaints.append("\(name): \(faultCount - maximumFaultsTold) more lines are invalid")
    }
    complaints.forEach(complain)
    for note in Self.notes(on: reader, name, isEmpty: !hasAchievement && faultCount == 0) {
      complain(try notes.text(of: note))
    }
    return faultCount
  }

  /// Returns the notes on what a reader left out or assumed.
  ///
  /// - Parameters:
  ///   - reader: A reader that has read the whole history.
  ///   - name: The name of the file.
  ///   - isEmpty: Whether there is neither an achievement nor an invalid line.
  /// - Returns: The notes, each of them a single line.
  private static func notes(on reader: HistoryReader, _ name: String, isEmpty: Bool) -> [Note] {
    var notes: [Note] = []
    if !reader.habits.isEmpty { notes.append(.historyOfHabits(reader.habits, path: name)) }
    if !reader.guessed.isEmpty { notes.append(.historyGuessed(reader.guessed, path: name)) }
    if !reader.unread.isEmpty { notes.append(.historyUnread(reader.unread, areColumns: reader.isCSV, path: name)) }
    if let line = reader.firstNotDone {
      notes.append(.historyNotDone(count: reader.notDoneCount, first: line, path: name))
    }
    if isEmpty, reader.hasContent { notes.append(.historyWithoutAchievements(path: name)) }
    if let line = reader.linesWithTimeInTitle.first {
      notes.append(.timeInTitle(count: reader.linesWithTimeInTitle.count, first: line, path: name))
    }
    if let line = reader.linesWithZoneInTitle.first {
      notes.append(.zoneInTitle(count: reader.linesWithZoneInTitle.count, first: line, path: name))
    }
    if reader.hasOnlyForeignUTC { notes.append(.historyInUTC(path: name)) }
    return notes
  }

  /// Returns the error for a file in an encoding other than UTF-8, or `nil` if at least one of its lines beyond ASCII is
  /// in UTF-8, or if it doesn't have any.
  ///
  /// - Parameters:
  ///   - start: The bytes at the beginning of the file.
  ///   - isWhole: Whether they are the whole file. Otherwise, the last line may be incomplete.
  /// - Returns: The end of a sentence that begins with the file's name.
  static func encodingError(of start: [UInt8], isWhole: Bool) -> String? {
    let lines = start.split { $0 == 0x0A || $0 == 0x0D }
    let telling = (isWhole ? lines : lines.dropLast()).filter { line in line.contains { $0 >= 0x80 } }
    let isForeign = !telling.isEmpty && telling.allSatisfy { String(validating: $0, as: UTF8.self) == nil }
    return isForeign ? ForeignInput.otherEncoding : nil
  }

  /// Returns a Boolean value indicating whether a file's content is a person's JSON.
  private static func isPerson(_ bytes: [UInt8]) -> Bool {
    var reader = PersonReader()
    return (try? reader.person(from: PersonLine.withoutByteOrderMark(bytes[...]))) != nil
  }
}

extension HistoryFault.Reason {
  /// A description of what is wrong with a line and what would be valid instead.
  var wording: String {
    switch self {
    case .time(.malformed): "the line must begin with a date or time, year first, such as \(Self.example)."
    case .value(.malformed): "at must be a date or time, year first, such as \(Self.example)."
    case .time(let error), .value(let error): error.wording(example: Self.example)
    case .notAnObject: #"the line is not a JSON object; use a line such as {"at":"2026-11-20","title":"Ran 5 km"}."#
    case .missingTime: #"at is missing, the date or time of the achievement, such as "2026-11-20"."#
    case .notAString(let key):
      #"\#(key) must be a string in quotation marks, such as "\#(key)":"\#(Self.example(of: key))"."#
    case .headerWithoutTime:
      "the line does not begin with a date or time, and is not a CSV header with an at column, such as at,title."
    case .commaAfterTime:
      "the time is followed by a comma; use a tab or spaces, or begin the file with the line at,title to use CSV."
    case .semicolonAfterTime:
      "the time is followed by a semicolon; use a tab or spaces, or begin the file with the line at;title to use CSV."
    case .unknownStatement(let name, let value):
      "\(name.quotedForError) is \(value.quotedForError), which does not say whether something was done; use a number, or a "
        + "word such as yes, no, true, false, done, skipped, missed or failed."
    case .fieldCount(let count, let expected):
      "the line has \(count) fields, and the header has \(expected); put a name with a comma in quotation marks."
    case .noSpaceAfterTime: "the date or time must be followed by a space or a tab."
    case .malformedQuote:
      #"a quoted field has no closing quote; double a quote inside the field, as in "5"" nails"."#
    case .tooLong: "the line is longer than 1 MiB."
    case .notUTF8: "the line \(ForeignInput.otherEncoding)"
    }
  }

  private static let example = "2026-11-20, 2026-11-20 08:00 or 2026-11-20T08:00:00+01:00"

  private static func example(of key: String) -> String { key.lowercased() == "title" ? "Ran 5 km" : "2026-11-20" }
}

extension String {
  /// The beginning of the text in quotation marks.
  fileprivate var quotedForError: String { "\"\(prefix(40))\(count > 40 ? "…" : "")\"" }
}
