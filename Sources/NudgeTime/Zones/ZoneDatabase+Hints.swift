extension ZoneDatabase {
  /// Returns the zone with a name, ignoring case and accepting spaces instead of underscores, as in `america/new york`.
  ///
  /// - Parameter name: The name.
  /// - Returns: The zone under the name in the zone data, or `nil` if there isn't one.
  /// - Throws: The same errors as `zone(_:)`.
  package func zone(inAnyCase name: String) throws(ZoneError) -> Zone? {
    func folded(_ name: String) -> String { name.lowercased().replacing(" ", with: "_") }
    let wanted = folded(name)
    guard let known = names().first(where: { folded($0) == wanted }) else { return nil }
    return try zone(known)
  }

  /// Returns the names that a person might have meant by a name that doesn't exist.
  ///
  /// - Parameter name: The unknown name.
  /// - Returns: The zone that a large city or capital is in, if the zone isn't named after it. Otherwise, at most three
  ///   similar names.
  func nearestNames(to name: String) -> [String] {
    let city = name.split(separator: "/").last.map(String.init) ?? name
    if let known = NearestMatch.same(as: city, among: Self.cities.keys.sorted()), let zone = Self.cities[known] {
      return [zone]
    }
    return NearestMatch.all(to: name, among: names(), limit: 3)
  }

  /// Returns a hint for text that is an offset or an abbreviation instead of a zone name, such as `UTC+8`, `CST-8`, or
  /// `CST`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - now: The moment at which, or half a year after which, the zones must have the offset. The default is the
  ///     beginning of the year in which the data was released.
  ///   - isPOSIX: Whether the text is the value of `$TZ`, in which `UTC+8` is west of Greenwich.
  /// - Returns: A sentence, or `nil` if the text is neither an offset nor an abbreviation or if no zone uses it.
  package func hint(about text: String, at now: Timestamp? = nil, isPOSIX: Bool = false) -> String? {
    let now = now ?? releaseYear
    if let offset = UTCOffset(written: text, isPOSIX: isPOSIX) {
      let abbreviation = String(text.prefix { $0.isASCII && $0.isLetter })
      let same = zones(at: now) { $0.offset == offset && $0.abbreviation == abbreviation }
      let names = same.isEmpty ? zones(at: now) { $0.offset == offset } : same
      return names.isEmpty ? nil : "Zones with the offset \(offset) from UTC: \(names.joined(separator: ", "))."
    }
    let abbreviation = text.uppercased()
    let names = zones(at: now) { $0.abbreviation == abbreviation }
    return names.isEmpty ? nil : "\(abbreviation) can mean \(Self.alternatives(names))."
  }

  /// Returns names as a list such as `A, B or C`.
  static func alternatives(_ names: [String]) -> String {
    let others = names.dropLast().joined(separator: ", ")
    return (others.isEmpty ? "" : "\(others) or ") + (names.last ?? "")
  }

  /// The beginning of the year in which the data was released, or 1970 if the release is unknown.
  private var releaseYear: Timestamp {
    let year = version.flatMap { Int($0.prefix(4)) } ?? 1970
    let days = (try? CivilDate(year: year, month: 1, day: 1))?.daysSinceEpoch ?? 0
    return Timestamp(clamping: Int64(days) * 86_400)
  }

  /// Returns the names of at most three zones whose local time type satisfies a condition now or in half a year.
  private func zones(at now: Timestamp, where condition: (LocalTimeType) -> Bool) -> [String] {
    let moments = [now, now.advanced(bySeconds: 182 * 86_400)]
    // Check each moment in turn, so that zones that satisfy the condition now come first.
    let known = Self.wellKnown.compactMap { try? zone($0) }
    let found = moments.flatMap { moment in
      known.filter { condition($0.localTimeType(at: moment)) }.map(\.identifier)
    }
    var names: [String] = []
    for name in found where !names.contains(name) { names.append(name) }
    return Array(names.prefix(3))
  }

  /// The zones in which many people live, with at least one for each offset of a populated region.
  ///
  /// Zones with the same offset are listed in the order in which to suggest them.
  static let wellKnown = [
    "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Phoenix",
    "America/Anchorage", "Pacific/Honolulu", "America/Toronto", "America/Halifax", "America/St_Johns",
    "America/Bogota", "America/Caracas", "America/Sao_Paulo", "America/Argentina/Buenos_Aires", "America/Noronha",
    "Atlantic/Azores", "Europe/London", "Europe/Lisbon", "Europe/Dublin", "Africa/Accra", "Europe/Berlin",
    "Europe/Paris", "Europe/Madrid", "Africa/Lagos", "Europe/Athens", "Europe/Kyiv", "Africa/Cairo",
    "Africa/Johannesburg", "Asia/Jerusalem", "Europe/Moscow", "Europe/Istanbul", "Asia/Riyadh", "Africa/Nairobi",
    "Asia/Tehran", "Asia/Dubai", "Asia/Kabul", "Asia/Karachi", "Asia/Tashkent", "Asia/Kolkata", "Asia/Colombo",
    "Asia/Kathmandu", "Asia/Dhaka", "Asia/Yangon", "Asia/Bangkok", "Asia/Jakarta", "Asia/Ho_Chi_Minh", "Asia/Shanghai",
    "Asia/Hong_Kong", "Asia/Singapore", "Asia/Taipei", "Asia/Manila", "Australia/Perth", "Asia/Tokyo", "Asia/Seoul",
    "Australia/Adelaide", "Australia/Darwin", "Australia/Sydney", "Australia/Brisbane", "Pacific/Guadalcanal",
    "Pacific/Auckland", "Pacific/Fiji", "Pacific/Chatham", "Pacific/Tongatapu", "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
  ]

  /// Capitals and large cities that don't have a zone named after them, and the zones that they are in.
  ///
  /// Source: the countries and regions in `zone.tab` of the tz database, release 2026f.
  static let cities = [
    "Abu_Dhabi": "Asia/Dubai", "Abuja": "Africa/Lagos", "Ankara": "Europe/Istanbul", "Astana": "Asia/Almaty",
    "Atlanta": "America/New_York", "Austin": "America/Chicago", "Bangalore": "Asia/Kolkata",
    "Barcelona": "Europe/Madrid", "Beijing": "Asia/Shanghai", "Bengaluru": "Asia/Kolkata", "Bern": "Europe/Zurich",
    "Boston": "America/New_York", "Brasilia": "America/Sao_Paulo",
    "Calgary": "America/Edmonton", "Cape_Town": "Africa/Johannesburg",
    "Cardiff": "Europe/London", "Chengdu": "Asia/Shanghai", "Chennai": "Asia/Kolkata", "Cologne": "Europe/Berlin",
    "Dallas": "America/Chicago", "Delhi": "Asia/Kolkata", "Edinburgh": "Europe/London", "Florence": "Europe/Rome",
    "Frankfurt": "Europe/Berlin", "Geneva": "Europe/Zurich", "Glasgow": "Europe/London", "Guangzhou": "Asia/Shanghai",
    "Hamburg": "Europe/Berlin", "Hangzhou": "Asia/Shanghai", "Hanoi": "Asia/Ho_Chi_Minh", "Houston": "America/Chicago",
    "Islamabad": "Asia/Karachi", "Krakow": "Europe/Warsaw", "Kyoto": "Asia/Tokyo",
    "Las_Vegas": "America/Los_Angeles", "Lyon": "Europe/Paris", "Manchester": "Europe/London",
    "Marseille": "Europe/Paris", "Mecca": "Asia/Riyadh", "Miami": "America/New_York", "Milan": "Europe/Rome",
    "Mumbai": "Asia/Kolkata", "Munich": "Europe/Berlin", "Nanjing": "Asia/Shanghai", "Naypyidaw": "Asia/Yangon",
    "New_Delhi": "Asia/Kolkata", "Osaka": "Asia/Tokyo", "Ottawa": "America/Toronto", "Philadelphia": "America/New_York",
    "Pretoria": "Africa/Johannesburg", "Quebec": "America/Toronto",
    "Quito": "America/Guayaquil", "Rabat": "Africa/Casablanca", "Rio_de_Janeiro": "America/Sao_Paulo",
    "Rotterdam": "Europe/Amsterdam", "Saint_Petersburg": "Europe/Moscow", "San_Diego": "America/Los_Angeles",
    "San_Francisco": "America/Los_Angeles", "Seattle": "America/Los_Angeles", "Shenzhen": "Asia/Shanghai",
    "Washington": "America/New_York", "Wellington": "Pacific/Auckland", "Wuhan": "Asia/Shanghai",
    "Xian": "Asia/Shanghai",
  ]
}

extension UTCOffset {
  /// Creates an offset from text that people use instead of a zone name, or returns `nil` for any other text.
  ///
  /// `UTC+8`, `GMT+08:00`, and `+0800` are east of Greenwich. In a POSIX rule, such as `CST-8` or
  /// `CET-1CEST,M3.5.0,M10.5.0/3`, a negative number is east and specifies the offset of standard time.
  ///
  /// Source: POSIX.1-2024, section 8.3, `TZ` <https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html>
  init?(written text: String, isPOSIX: Bool) {
    var rest = text[...]
    var name = rest.prefix { $0.isASCII && $0.isLetter }
    if rest.first == "<", let end = rest.firstIndex(of: ">") { name = rest[...end] }
    rest = rest[name.endIndex...]
    let isInverted = isPOSIX || !["", "UTC", "GMT"].contains(name.uppercased())
    guard !isInverted || name.count >= 3 else { return nil }
    let sign = rest.first
    if sign == "+" || sign == "-" { rest.removeFirst() } else if !isInverted { return nil }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    var (hours, minutes) = (Int(digits) ?? 0, 0)
    switch digits.count {
    case 1, 2:
      if rest.first == ":" {
        guard let number = Int(rest.dropFirst().prefix(2)) else { return nil }
        minutes = number
        rest = rest.dropFirst(3)
      }
    case 4: (hours, minutes) = (hours / 100, hours % 100)
    default: return nil
    }
    // Only POSIX text can continue with a rule for daylight saving time.
    guard rest.isEmpty || isInverted, hours <= 14, minutes < 60 else { return nil }
    let isWest = (sign == "-") != isInverted
    self.init(seconds: (hours * 3600 + minutes * 60) * (isWest ? -1 : 1))
  }
}
