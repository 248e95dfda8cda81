internal import ArgumentParser
internal import NudgeTime

/// Which zone's calendar and clocks are meant, and where zone data comes from.
struct ZoneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The time zone, such as America/New_York. (default: $TZ, else the system's)", valueName: "zone"),
    completion: .custom { _, _, _ in (try? ZoneOptions.database(at: nil).names()) ?? [] })
  var timeZone: String?

  @Option(
    help: ArgumentHelp("The folder of the zone data. (default: $TZDIR, else the system's)", valueName: "folder"),
    completion: .directory)
  var zoneinfo: String?

  /// The zone data to use.
  ///
  /// - Throws: A usage error that says what to install, or that a given folder is none.
  static func database(at folder: String?) throws -> ZoneDatabase {
    if let folder {
      do { return try ZoneDatabase(directory: folder) } catch {
        throw ValidationError(
          "--zoneinfo: there is no zone data in \(folder); it wants a folder such as /usr/share/zoneinfo.")
      }
    }
    if let folder = Environment["TZDIR"] {
      do { return try ZoneDatabase(directory: folder) } catch {
        throw ValidationError(
          "$TZDIR: there is no zone data in \(folder); unset it, or name a folder such as /usr/share/zoneinfo.")
      }
    }
    do { return try ZoneDatabase(searching: ZoneDatabase.systemDirectories) } catch {
      throw Failure(
        .missingInput,
        """
        there is no zone data on this machine. Install the package tzdata (apt-get install tzdata, dnf install tzdata, apk \
        add tzdata), or name a zoneinfo folder with --zoneinfo.
        """)
    }
  }

  /// The zone to use.
  func zone() throws -> Zone {
    let database = try Self.database(at: zoneinfo)
    let (name, origin) = try name()
    do { return try database.zone(name) } catch { throw Self.explained(error, origin: origin, database) }
  }

  private func name() throws -> (name: String, origin: String) {
    if let timeZone { return (timeZone, "--time-zone") }
    if let name = Environment["TZ"] { return (String(name.drop { $0 == ":" }), "$TZ") }
    if let name = SystemZone.name() { return (name, "the system's time zone") }
    throw ValidationError(
      "No time zone: $TZ is not set and the system names none. Give one, such as --time-zone Europe/Berlin.")
  }

  private static func explained(_ error: ZoneError, origin: String, _ database: ZoneDatabase) -> any Error {
    switch error {
    case .unknown(let name, let nearest):
      let hint =
        nearest.isEmpty ? "Names are like America/New_York." : "Did you mean \(nearest.joined(separator: ", or "))?"
      return ValidationError("\(origin): there is no zone \(name) in \(database.directory). \(hint)")
    case .invalidName(let name):
      let suggestions = NearestMatch.all(to: name, among: database.names(), limit: 3)
      let hint =
        suggestions.isEmpty
        ? "Names are like America/New_York." : "Did you mean \(suggestions.joined(separator: ", or "))?"
      return ValidationError("\(origin): “\(name.forTerminal)” is not a zone name. \(hint)")
    case .malformedFile(let path, let reason):
      return Failure(
        .badData, "\(origin): the zone file \(path) cannot be used: \(reason). Reinstall the package tzdata.")
    case .unreadableFile(let path, let code):
      return Failure(.missingInput, "\(origin): the zone file \(path) cannot be read: \(SystemMessage.text(code)).")
    case .noData(let searched):
      return Failure(.missingInput, "there is no zone data in \(searched.joined(separator: ", ")).")
    }
  }
}
