internal import ArgumentParser
internal import NudgeSystem
internal import NudgeTime

/// The time zone whose calendar and clocks are used, and the source of zone data.
struct ZoneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The time zone, such as America/New_York. (default: $TZ, else the system's)", valueName: "zone"),
    completion: .custom { _, _, _ in (try? ZoneOptions.database(at: nil).names()) ?? [] })
  var timeZone: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the zone data. (default: $TZDIR, else the newer of the system's and the one compiled in)",
      valueName: "folder"),
    completion: .directory)
  var zoneinfo: String?

  /// The zone data to use: the given folder's, else that of `$TZDIR`, else the newer of the system's and the one compiled in.
  ///
  /// - Throws: A usage error if a folder has no zone data.
  static func database(at given: String?) throws -> ZoneDatabase {
    guard let folder = given ?? System.variable("TZDIR") else {
      return ZoneDatabase.newest(among: ZoneDatabase.systemDirectories)
    }
    do { return try ZoneDatabase(directory: folder) } catch {
      throw ValidationError(
        given == nil
          ? "$TZDIR: there is no zone data in \(folder); unset it, or name a folder such as /usr/share/zoneinfo."
          : "--zoneinfo: there is no zone data in \(folder); it wants a folder such as /usr/share/zoneinfo.")
    }
  }

  /// The zone to use.
  ///
  /// - Throws: A usage error if no zone has the name, or `Failure` if its data cannot be read.
  func zone() throws -> Zone { try zone(in: Self.database(at: zoneinfo)) }

  /// The zone to use, from zone data that is already open.
  ///
  /// - Throws: As `zone()`.
  func zone(in database: ZoneDatabase) throws -> Zone {
    let (name, origin) = try name()
    do throws(ZoneError) { return try database.zone(name) } catch {
      let wording = "\(origin): \(error.wording(in: database).forTerminal)"
      switch error {
      case .unknown, .invalidName: throw ValidationError(wording)
      case .malformedFile: throw Failure(.badData, wording)
      case .noData, .unreadableFile: throw Failure(.missingInput, wording)
      }
    }
  }

  private func name() throws -> (name: String, origin: String) {
    if let timeZone { return (timeZone, "--time-zone") }
    if let text = System.variable("TZ") {
      let name = String(text.drop { $0 == ":" })
      // Some systems name a file there.
      let isPath = name.hasPrefix("/")
      return (isPath ? FileReading.canonicalPath(name).flatMap(System.zoneName(inPath:)) ?? name : name, "$TZ")
    }
    if let name = System.zoneName() { return (name, "the system's time zone") }
    throw ValidationError(
      "No time zone: $TZ is not set and the system names none. Give one, such as --time-zone Europe/Berlin.")
  }

  /// The release and the place of zone data, such as `2026f in /usr/share/zoneinfo`.
  static func wording(_ database: ZoneDatabase) -> String {
    let version = database.version ?? "of an unknown release"
    return switch database.source {
    case .directory(let folder): "\(version) in \(folder.forTerminal)"
    case .compiledIn: "\(version), compiled in"
    }
  }
}
