internal import NudgePlanning
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// A file with one person's JSON, on one line or on many.
enum PersonFile {
  /// Reads a person from a file; `--time-zone` takes the place of their own zone.
  ///
  /// - Throws: `Failure` that says what is missing or wrong and where, or a usage error for a zone given as an option.
  static func read(_ path: String, in zoneOptions: ZoneOptions) throws -> Person {
    var person = try read(path)
    if zoneOptions.timeZone != nil { person.timeZone = try zoneOptions.zone().identifier }
    return person
  }

  /// Plans for the person of a file.
  ///
  /// - Throws: `Failure` that names the file and the key to blame.
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
  /// - Throws: `Failure` that says where something is missing or wrong.
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

  /// The contents of a file without the byte order mark that some editors begin a file with.
  static func withoutByteOrderMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }
}
