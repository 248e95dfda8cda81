package import NudgeTime

extension ZoneDatabase {
  /// Returns the time zone with the name that a person gave.
  ///
  /// This method finds the same zones as `zone(_:)`. If there isn't one, the error suggests the zones of a place with
  /// this name, such as `Asia/Shanghai` for `Beijing`.
  ///
  /// - Parameter name: A case-sensitive IANA time zone name.
  /// - Returns: The time zone.
  /// - Throws: The same errors as `zone(_:)`.
  package func zone(named name: String) throws(ZoneError) -> Zone {
    do throws(ZoneError) {
      return try zone(name)
    } catch {
      guard case .unknown = error, let nearest = zones(ofPlace: name) else { throw error }
      throw .unknown(name, nearest: nearest)
    }
  }
}

extension ZoneError {
  /// Returns the description, including the location of the zone data and suggestions based on it.
  package func wording(in database: ZoneDatabase) -> String {
    let hint: String? =
      switch self {
      case .unknown(let name, _): database.hint(about: name)
      case .invalidName(let name): database.hint(about: name) ?? Self.suggestion(of: database.nearestNames(to: name))
      case .malformedFile, .unreadableFile, .noData: nil
      }
    return wording(in: database, hint: hint)
  }
}
