internal import ArgumentParser
internal import NudgeSystem
internal import NudgeTime

/// Which zone's calendar and clocks are meant, and where zone data comes from.
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
  /// - Throws: A usage error that says that a given folder is none.
  static func database(at folder: String?) throws -> ZoneDatabase {
    if let folder {
      do { return try ZoneDatabase(directory: folder) } catch {
        throw ValidationError(
          "--zoneinfo: there is no zone data in \(folder); it wants a folder such as /usr/share/zoneinfo.")
      }
    }
    if let folder = System.variable("TZDIR") {
      do { return try ZoneDatabase(directory: folder) } catch {
        throw ValidationError(
          "$TZDIR: there is no zone data in \(folder); unset it, or name a folder such as /usr/share/zoneinfo.")
      }
    }
    return ZoneDatabase.newest(among: ZoneDatabase.systemDirectories)
  }

  /// The zone to use.
  func zone() throws -> Zone {
    let database = try Self.database(at: zoneinfo)
    let (name, origin) = try name()
    do throws(ZoneError) { return try database.zone(name) } catch {
      let wording = "\(origin): \(Self.wording(error, database))"
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

  /// What is known of zone data's place and release, such as `2026f in /usr/share/zoneinfo`.
  static func wording(_ database: ZoneDatabase) -> String {
    let version = database.version ?? "of an unknown release"
    return switch database.source {
    case .directory(let folder): "\(version) in \(folder.forTerminal)"
    case .compiledIn: "\(version), compiled in"
    }
  }

  private static func place(of database: ZoneDatabase) -> String {
    switch database.source {
    case .directory(let folder): folder.forTerminal
    case .compiledIn: "the zone data\(database.version.map { " \($0)" } ?? "")"
    }
  }

  /// What is wrong with a zone, and what would be right.
  static func wording(_ error: ZoneError, _ database: ZoneDatabase) -> String {
    func hint(_ nearest: [String]) -> String {
      nearest.isEmpty ? "Names are like America/New_York." : "Did you mean \(nearest.joined(separator: ", or "))?"
    }
    return switch error {
    case .unknown(let name, let nearest): "there is no zone \(name) in \(place(of: database)). \(hint(nearest))"
    case .invalidName(let name):
      "“\(name.forTerminal)” is not a zone name. \(hint(NearestMatch.all(to: name, among: database.names(), limit: 3)))"
    case .malformedFile(let path, let reason):
      "the zone file \(path) cannot be used: \(reason). Reinstall the package tzdata."
    case .unreadableFile(let path, let code): "the zone file \(path) cannot be read: \(SystemError.code(code))."
    case .noData(let searched): "there is no zone data in \(searched.joined(separator: ", "))."
    }
  }
}
