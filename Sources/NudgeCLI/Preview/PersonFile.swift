internal import NudgePlanning
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// A file that contains one person's JSON, on one or more lines.
///
/// The path `-` is standard input.
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
      throw Failure(.badData, "--person: in \(name(path))\(key): \(error.wording(in: zones))")
    }
  }

  /// Returns the name of the file in messages.
  static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// Reads a person from a file.
  ///
  /// - Throws: `Failure` if the file is missing or invalid, with the position of the error.
  static func read(_ path: String) throws -> Person {
    let name = name(path)
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes =
        path == "-"
        ? try standardInput() : try FileReading.bytes(at: path, maximum: PersonReader.maximumLength, allowsMore: false)
    } catch {
      switch error {
      case .notRegular: throw Failure(.missingInput, "--person: \(name) is not a regular file.")
      case .tooLarge: throw Failure(.badData, "--person: \(name) is larger than 1 MiB.")
      default: throw Failure(.missingInput, "--person: \(name) cannot be read: \(error).")
      }
    }
    var reader = PersonReader()
    do throws(PersonError) { return try reader.person(from: withoutByteOrderMark(bytes[...])) } catch {
      throw Failure(.badData, "--person: \(name):\("\(error)".forTerminal)")
    }
  }

  private static func standardInput() throws(SystemError) -> [UInt8] {
    if FileDescriptor.standardInput.isTerminal {
      Terminal.complain("reading a person from the terminal, as JSON; end it with Ctrl-D")
    }
    var bytes: [UInt8] = []
    let maximum = PersonReader.maximumLength
    try FileReading.forEachPiece(of: nil) { bytes += $0.prefix(maximum + 1 - bytes.count) }
    guard bytes.count <= maximum else { throw .tooLarge }
    return bytes
  }

  /// Returns the contents of a file without the byte order mark that some editors add.
  static func withoutByteOrderMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }
}
