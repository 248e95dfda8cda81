internal import NudgePlanning
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// A file that contains one person's JSON, on one or more lines.
enum PersonFile {
  /// Reads a person from a file.
  ///
  /// `--time-zone` replaces the person's own time zone.
  ///
  /// - Throws: `Failure` if the file is missing or invalid, with the position of the error, or `ValidationError` if the
  ///   time zone of the option is invalid.
  static func read(_ path: String, in zoneOptions: ZoneOptions) throws -> Person {
    var person = try read(path)
    if zoneOptions.timeZone != nil { person.timeZone = try zoneOptions.zone().identifier }
    return person
  }

  /// Plans for the person in a file.
  ///
  /// - Throws: `Failure` if planning fails, with the file and the key that caused the error.
  static func planning<Result>(
    _ path: String, _ zones: ZoneDatabase, _ body: () throws(PlanError) -> Result
  ) throws -> Result {
    do throws(PlanError) { return try body() } catch {
      let key = error.path.isEmpty ? "" : ", \(error.path.joined(separator: "."))"
      throw Failure(.badData, "--person: in \(path)\(key): \(error.wording(in: zones))")
    }
  }

  /// Reads a person from a file.
  ///
  /// - Throws: `Failure` if the file is missing or invalid, with the position of the error.
  static func read(_ path: String) throws -> Person {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReading.bytes(at: path, maximum: PersonReader.maximumLength, allowsMore: false)
    } catch {
      switch error {
      case .notRegular: throw Failure(.missingInput, "--person: \(path) is not a regular file.")
      case .tooLarge: throw Failure(.badData, "--person: \(path) is larger than 1 MiB.")
      default: throw Failure(.missingInput, "--person: \(path) cannot be read: \(error).")
      }
    }
    var reader = PersonReader()
    do throws(PersonError) { return try reader.person(from: withoutByteOrderMark(bytes[...])) } catch {
      throw Failure(.badData, "--person: \(path):\("\(error)".forTerminal)")
    }
  }

  /// Returns the contents of a file without the byte order mark that some editors add.
  static func withoutByteOrderMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }
}
