internal import ArgumentParser
internal import NudgeInput
internal import NudgeReports
internal import NudgeSystem
internal import NudgeTime

/// The options that select the time zone and the source of time zone data.
struct ZoneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Time zone, such as America/New_York. (default: $TZ, or the system's time zone)", valueName: "zone"),
    completion: .custom { _, _, _ in (try? ZoneOptions.database(at: nil).names()) ?? [] })
  var timeZone: String?

  @Option(
    help: ArgumentHelp(
      "Folder of time zone data. (default: $TZDIR, or the newer of the system's and the built-in data)",
      valueName: "folder"),
    completion: .directory)
  var zoneinfo: String?

  /// Returns the zone data in the given folder, in `$TZDIR`, or else the newer of the system's data and the built-in
  /// data.
  ///
  /// - Throws: `ValidationError` if the folder doesn't contain zone data.
  static func database(at given: String?) throws -> ZoneDatabase {
    guard let folder = given ?? System.variable("TZDIR") else {
      return ZoneDatabase.newest(among: ZoneDatabase.systemDirectories)
    }
    do { return try ZoneDatabase(directory: folder) } catch {
      throw ValidationError(
        given == nil
          ? "$TZDIR: there is no zone data in \(folder); unset it, or set it to a folder such as /usr/share/zoneinfo."
          : "--zoneinfo: there is no zone data in \(folder); specify a folder such as /usr/share/zoneinfo.")
    }
  }

  /// Returns the time zone to use.
  ///
  /// - Parameter notes: Writes a note if the system's time zone is used and is UTC. If `nil`, there is no note.
  /// - Returns: The time zone.
  /// - Throws: `ValidationError` if no zone has this name, or `Failure` if the zone's data can't be read.
  func zone(_ notes: NoteWriter? = nil) throws -> Zone { try zone(in: Self.database(at: zoneinfo), notes) }

  /// Returns the time zone to use, from zone data that has already been opened.
  ///
  /// - Throws: The same errors as `zone(_:)`.
  func zone(in database: ZoneDatabase, _ notes: NoteWriter?) throws -> Zone {
    let (name, origin) = try name()
    return try Self.zone(name, from: origin, in: database, notes)
  }

  /// Checks the time zone in the lines of `--rule`.
  ///
  /// - Throws: The same errors as `zone(_:)`, which name `--rule`.
  static func checkZone(inRule name: String, in database: ZoneDatabase) throws {
    _ = try zone(name, from: .rule, in: database, nil)
  }

  private static func zone(
    _ name: String, from origin: Origin, in database: ZoneDatabase, _ notes: NoteWriter?
  ) throws -> Zone {
    if origin == .system, namesOfUTC.contains(name) { try notes?.write(.zoneIsUTC) }
    do throws(ZoneError) {
      let zone = try database.zone(named: name)
      if let place = ZoneDatabase.placesOfFixedOffsets[name.uppercased()] {
        try? notes?.write(.fixedOffset(name: name, zone: place))
      }
      return zone
    } catch {
      let wording = "\(origin.rawValue): \(error.wording(in: database).forTerminal)"
      switch error {
      case .unknown, .invalidName:
        if let zone = try? database.zone(inAnyCase: name) { return zone }
        let hint = database.hint(about: name, isPOSIX: origin == .environment)
        throw ValidationError(
          hint.map { "\(origin.rawValue): “\(name.forTerminal)” is not a zone name. \($0)" } ?? wording)
      case .malformedFile: throw Failure(.badData, wording)
      case .noData, .unreadableFile: throw Failure(.missingInput, wording)
      }
    }
  }

  /// Returns the time zone of `$TZ` or the system, or UTC if neither names one.
  func readersZone(in database: ZoneDatabase) -> Zone { (try? name()).flatMap { try? database.zone($0.name) } ?? .utc }

  /// The source of the time zone's name.
  private enum Origin: String {
    case option = "--time-zone"
    case rule = "--rule"
    case environment = "$TZ"
    case system = "the system's time zone"
  }

  /// The names that a system uses if its time zone was never set.
  static let namesOfUTC: Set = ["UTC", "Etc/UTC", "UCT", "Etc/UCT", "Universal", "Etc/Universal", "Zulu"]

  private func name() throws -> (name: String, origin: Origin) {
    if let timeZone { return (timeZone, .option) }
    if let text = System.variable("TZ") {
      let name = String(text.drop { $0 == ":" })
      // On some systems, `$TZ` contains the path of a file.
      let isPath = name.hasPrefix("/")
      return (isPath ? FileReading.canonicalPath(name).flatMap(System.zoneName(inPath:)) ?? name : name, .environment)
    }
    if let name = System.zoneName() { return (name, .system) }
    throw ValidationError(
      "No time zone: $TZ is not set and the system has no time zone. Set one, such as --time-zone Europe/Berlin.")
  }

  /// Returns a description of the zone data's release and location, such as `2026f in /usr/share/zoneinfo`.
  static func wording(_ database: ZoneDatabase) -> String {
    let version = database.version ?? "of an unknown release"
    return switch database.source {
    case .directory(let folder): "\(version) in \(folder.forTerminal)"
    case .compiledIn: "\(version), compiled in"
    }
  }
}
