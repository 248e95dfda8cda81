internal import NudgePlanning
internal import NudgeReports
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// A file that contains a single person's JSON, on one or more lines.
///
/// The path `-` refers to standard input.
enum PersonFile {
  /// Reads a person from a file.
  ///
  /// The `--time-zone` option replaces the person's own time zone, and a note says so.
  ///
  /// - Throws: `Failure` with the error's position if the file is missing or invalid, or `ValidationError` if the
  ///   option's time zone is invalid.
  static func read(_ path: String, in zoneOptions: ZoneOptions, _ notes: NoteWriter) throws -> Person {
    var person = try read(path, notes)
    if zoneOptions.timeZone != nil {
      let zone = try zoneOptions.zone(notes).identifier
      if zone != person.timeZone { try notes.write(.zoneReplaced(person.timeZone)) }
      person.timeZone = zone
    }
    return person
  }

  /// Plans, or makes a report, for the person in a file.
  ///
  /// - Throws: `Failure` with the file and the key that caused the error.
  static func planning<Result>(_ path: String?, _ zones: ZoneDatabase, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as PlanError {
      let key = error.path.isEmpty ? "" : ", \(error.path.joined(separator: "."))"
      throw Failure(.badData, "--person: in \(name(path ?? "-"))\(key): \(error.wording(in: zones))")
    } catch let error as ReportError {
      throw Failure(error, path)
    }
  }

  /// Returns the file's name as shown in messages.
  static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// Reads a person from a file.
  ///
  /// - Throws: `Failure` with the error's position if the file is missing or invalid.
  static func read(_ path: String, _ notes: NoteWriter) throws -> Person {
    let name = name(path)
    if path == "-", FileDescriptor.standardInput.isTerminal { try notes.write(.readingPerson) }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReading.streamedBytes(of: path == "-" ? nil : path, maximum: PersonReader.maximumLength)
    } catch {
      switch error {
      case .notRegular: throw Failure(.missingInput, "--person: \(name) is a folder or a device; specify a file.")
      case .tooLarge: throw Failure(.badData, "--person: \(name) is larger than 1 MiB.")
      default: throw Failure(.missingInput, "--person: \(name) cannot be read: \(error).")
      }
    }
    if let foreign = ForeignInput(bytes) { throw Failure(.badData, "--person: \(name) \(foreign.wording)") }
    if bytes.allSatisfy({ $0 <= 0x20 }) {
      let example = PersonError.examples[""] ?? ""
      throw Failure(.badData, "--person: \(name) is empty. A person is an object such as \(example).")
    }
    var reader = PersonReader()
    do throws(PersonError) {
      let person = try reader.person(from: PersonLine.withoutByteOrderMark(bytes[...]))
      if !reader.unknownCalendars.isEmpty { try? notes.write(.unknownCalendars(reader.unknownCalendars)) }
      return person
    } catch {
      if isHistory(bytes) {
        throw Failure(.badData, "--person: \(name) is a history instead of a person; use --history \(path).")
      }
      let hint =
        error.reason == .malformed(.end)
        ? " Use nudge plan to plan for several people, one per line, or keep one of them." : ""
      throw Failure(.badData, "--person: \(name):\("\(error)".forTerminal)\(hint)")
    }
  }

  /// Returns whether a file begins with an achievement, unlike a person with a list of them.
  private static func isHistory(_ bytes: [UInt8]) -> Bool {
    var reader = HistoryReader(in: .utc)
    var first: HistoryReader.Result?
    reader.read(bytes) { first = first ?? $0 }
    reader.finish { first = first ?? $0 }
    return (try? first?.get()) != nil
  }
}
