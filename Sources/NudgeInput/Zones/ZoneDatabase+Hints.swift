package import NudgeTime

extension ZoneDatabase {
  /// Returns the zone with a name, ignoring case and accepting spaces instead of underscores, as in `america/new york`.
  ///
  /// - Parameter name: The name.
  /// - Returns: The zone under the name in the zone data, or `nil` if there isn't one.
  /// - Throws: The same errors as `zone(_:)`.
  package func zone(inAnyCase name: String) throws(ZoneError) -> Zone? {
    func folded(_ name: String) -> String { name.inASCIIForms.lowercased().replacing(" ", with: "_") }
    let wanted = folded(name)
    guard let known = names().first(where: { folded($0) == wanted }) else { return nil }
    return try zone(known)
  }

  /// Returns the names that a person might have meant by a name that doesn't exist.
  ///
  /// - Parameter name: The unknown name.
  /// - Returns: The zone of a large city or country, if the zone isn't named after it. Otherwise, at most three similar
  ///   names.
  package func nearestNames(to name: String) -> [String] {
    zones(ofPlace: name) ?? NearestMatch.all(to: name, among: names(), limit: 3)
  }

  /// Returns the zones to suggest for the name of a place, or `nil` if the name doesn't look like one.
  ///
  /// A name such as `Chicago, IL` looks like a place, even if the result is empty.
  func zones(ofPlace name: String) -> [String]? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    // `Chicago, IL`, `Central Time`, `Pacific Time (US & Canada)`, `北京时间`, and `上海市` begin with the place.
    var place = String(last.inASCIIForms.prefix { $0 != "," && $0 != "(" })
    while place.last == " " { place.removeLast() }
    let suffixes = [
      " standard time", " daylight time", " summer time", " time", "标准时间", "標準時間", "时间", "時間", "市",
    ]
    if let suffix = suffixes.first(where: place.lowercased().hasSuffix) { place.removeLast(suffix.count) }
    for known in [Self.cities, Self.countries, Self.chinesePlaces] {
      if let name = NearestMatch.same(as: place, among: known.keys.sorted()), let zone = known[name] { return [zone] }
    }
    if let name = NearestMatch.same(as: place, among: Self.regions.keys.sorted()) { return Self.regions[name] ?? [] }
    return place == last ? nil : NearestMatch.all(to: place, among: names(), limit: 3)
  }

  /// Returns a hint for text that is an offset or an abbreviation instead of a zone name, such as `UTC+8`, `东八区`,
  /// `CST-8`, or `CST`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - now: The moment at which, or half a year after which, the zones must have the offset. The default is the
  ///     beginning of the year in which the data was released.
  ///   - isPOSIX: Whether the text is the value of `$TZ`, in which `UTC+8` is west of Greenwich.
  /// - Returns: A sentence, or `nil` if the text is neither an offset nor an abbreviation or if no zone uses it.
  package func hint(about text: String, at now: Timestamp? = nil, isPOSIX: Bool = false) -> String? {
    let now = now ?? releaseYear
    if text.uppercased() == "Z" { return "Did you mean UTC?" }
    if let offset = UTCOffset(written: text, isPOSIX: isPOSIX) {
      let abbreviation = String(text.prefix { $0.isASCII && $0.isLetter })
      let same = zones(at: now) { $0.offset == offset && $0.abbreviation == abbreviation }
      let names = (same.isEmpty ? zones(at: now) { $0.offset == offset } : same)
        .map { $0 + season(of: offset, in: $0, at: now) }
      return names.isEmpty ? nil : "Zones with the offset \(offset) from UTC: \(names.joined(separator: ", "))."
    }
    let abbreviation = text.uppercased()
    let names = zones(at: now) { $0.abbreviation == abbreviation }
    if names.count == 1 { return "Did you mean \(names[0])?" }
    return names.isEmpty ? nil : "\(abbreviation) can mean \(ZoneError.alternatives(names))."
  }

  /// Returns ` in summer` or ` in winter` if a zone has an offset for only part of the year, or else an empty string.
  private func season(of offset: UTCOffset, in name: String, at now: Timestamp) -> String {
    guard let zone = try? zone(name) else { return "" }
    let offsets = Self.halfYears(from: now).map { zone.localTimeType(at: $0).offset }
    guard let other = offsets.first(where: { $0 != offset }) else { return "" }
    return offset.seconds > other.seconds ? " in summer" : " in winter"
  }

  /// Returns a moment and the moment half a year later, which are in different seasons.
  private static func halfYears(from now: Timestamp) -> [Timestamp] {
    [now, now.advanced(bySeconds: 182 * 86_400)]
  }

  /// The beginning of the year in which the data was released, or 1970 if the release is unknown.
  private var releaseYear: Timestamp {
    let year = version.flatMap { Int($0.prefix(4)) } ?? 1970
    let days = (try? CivilDate(year: year, month: 1, day: 1))?.daysSinceEpoch ?? 0
    return Timestamp(secondsSinceEpoch: Int64(days) * 86_400) ?? .min
  }

  /// Returns the names of at most three zones whose local time type satisfies a condition now or in half a year.
  private func zones(at now: Timestamp, where condition: (LocalTimeType) -> Bool) -> [String] {
    // Check each moment in turn, so that zones that satisfy the condition now come first.
    let known = Self.wellKnown.compactMap { try? zone($0) }
    let found = Self.halfYears(from: now).flatMap { moment in
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
    "Islamabad": "Asia/Karachi", "Krakow": "Europe/Warsaw", "Kyoto": "Asia/Tokyo", "LA": "America/Los_Angeles",
    "Las_Vegas": "America/Los_Angeles", "Lyon": "Europe/Paris", "Manchester": "Europe/London",
    "Marseille": "Europe/Paris", "Mecca": "Asia/Riyadh", "Miami": "America/New_York", "Milan": "Europe/Rome",
    "Mumbai": "Asia/Kolkata", "Munich": "Europe/Berlin", "Nanjing": "Asia/Shanghai", "Naypyidaw": "Asia/Yangon",
    "New_Delhi": "Asia/Kolkata", "New_York_City": "America/New_York", "NYC": "America/New_York", "Osaka": "Asia/Tokyo",
    "Ottawa": "America/Toronto", "Philadelphia": "America/New_York",
    "Pretoria": "Africa/Johannesburg", "Quebec": "America/Toronto",
    "Quito": "America/Guayaquil", "Rabat": "Africa/Casablanca", "Rio_de_Janeiro": "America/Sao_Paulo",
    "Rotterdam": "Europe/Amsterdam", "Saint_Petersburg": "Europe/Moscow", "San_Diego": "America/Los_Angeles",
    "San_Francisco": "America/Los_Angeles", "Seattle": "America/Los_Angeles", "Shenzhen": "Asia/Shanghai",
    "Washington": "America/New_York", "Washington_DC": "America/New_York", "Washington_D.C.": "America/New_York",
    "Wellington": "Pacific/Auckland", "Wuhan": "Asia/Shanghai",
    "Xian": "Asia/Shanghai",
  ]

  /// Countries in which all or nearly all people live in one zone that isn't named after them.
  ///
  /// Source: `zone.tab` of the tz database, release 2026f.
  static let countries = [
    "Austria": "Europe/Vienna", "Bangladesh": "Asia/Dhaka", "Belgium": "Europe/Brussels", "Bulgaria": "Europe/Sofia",
    "China": "Asia/Shanghai", "Colombia": "America/Bogota", "Croatia": "Europe/Zagreb", "Czechia": "Europe/Prague",
    "Denmark": "Europe/Copenhagen", "England": "Europe/London", "Finland": "Europe/Helsinki", "France": "Europe/Paris",
    "Germany": "Europe/Berlin", "Greece": "Europe/Athens", "Hungary": "Europe/Budapest", "India": "Asia/Kolkata",
    "Ireland": "Europe/Dublin", "Italy": "Europe/Rome", "Kenya": "Africa/Nairobi", "Korea": "Asia/Seoul",
    "Malaysia": "Asia/Kuala_Lumpur", "Morocco": "Africa/Casablanca", "Nepal": "Asia/Kathmandu",
    "Netherlands": "Europe/Amsterdam", "Nigeria": "Africa/Lagos", "Norway": "Europe/Oslo", "Pakistan": "Asia/Karachi",
    "Peru": "America/Lima", "Philippines": "Asia/Manila", "Romania": "Europe/Bucharest",
    "Saudi_Arabia": "Asia/Riyadh", "Serbia": "Europe/Belgrade", "Slovakia": "Europe/Bratislava",
    "South_Africa": "Africa/Johannesburg", "South_Korea": "Asia/Seoul", "Sri_Lanka": "Asia/Colombo",
    "Sweden": "Europe/Stockholm", "Switzerland": "Europe/Zurich", "Taiwan": "Asia/Taipei", "Thailand": "Asia/Bangkok",
    "UK": "Europe/London", "Ukraine": "Europe/Kyiv", "United_Kingdom": "Europe/London", "Vietnam": "Asia/Ho_Chi_Minh",
  ]

  /// Countries, parts of them, and other regions, and the zones to suggest, beginning with the most populous.
  ///
  /// Some systems name zones after them, as in `Pacific Standard Time` and `Central European Time`.
  ///
  /// Source: `zone1970.tab` of the tz database, release 2026f.
  static let regions = [
    "USA": unitedStates, "US": unitedStates, "United_States": unitedStates, "America": unitedStates,
    "美国": unitedStates, "美國": unitedStates, "Texas": ["America/Chicago"], "California": ["America/Los_Angeles"],
    "Florida": ["America/New_York"], "Eastern": ["America/New_York"], "Central": ["America/Chicago"],
    "Mountain": ["America/Denver"], "Pacific": ["America/Los_Angeles"], "ET": ["America/New_York"],
    "CT": ["America/Chicago"], "MT": ["America/Denver"], "PT": ["America/Los_Angeles"],
    "Alaskan": ["America/Anchorage"], "Arizona": ["America/Phoenix"], "US_Mountain": ["America/Phoenix"],
    "Atlantic": ["America/Halifax"], "Hawaii": ["Pacific/Honolulu"], "Hawaiian": ["Pacific/Honolulu"],
    "Central_European": centralEurope, "W._Europe": centralEurope, "Romance": ["Europe/Paris", "Europe/Madrid"],
    "Eastern_European": ["Europe/Athens", "Europe/Kyiv"], "Western_European": ["Europe/Lisbon"],
    "British": ["Europe/London"], "Greenwich_Mean": ["Europe/London"],
    "Canada": canada, "加拿大": canada, "Australia": australia, "澳大利亚": australia, "澳洲": australia,
    "Brazil": ["America/Sao_Paulo", "America/Manaus"], "巴西": ["America/Sao_Paulo", "America/Manaus"],
    "Russia": russia, "俄罗斯": russia, "俄羅斯": russia, "Indonesia": ["Asia/Jakarta", "Asia/Makassar"],
    "Mexico": ["America/Mexico_City", "America/Tijuana"],
  ]

  private static let unitedStates = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"]
  private static let canada = ["America/Toronto", "America/Edmonton", "America/Vancouver", "America/Halifax"]
  private static let centralEurope = ["Europe/Berlin", "Europe/Paris", "Europe/Madrid"]
  private static let australia = ["Australia/Sydney", "Australia/Brisbane", "Australia/Perth"]
  private static let russia = ["Europe/Moscow", "Asia/Yekaterinburg", "Asia/Novosibirsk"]

  /// The zones of places that change their clocks, by the name of the zone that doesn't.
  package static let placesOfFixedOffsets = ["EST": "America/New_York", "MST": "America/Denver"]

  /// Cities and countries in Chinese characters, and the zones that they are in.
  static let chinesePlaces = [
    "上海": "Asia/Shanghai", "中国": "Asia/Shanghai", "中國": "Asia/Shanghai", "北京": "Asia/Shanghai",
    "广州": "Asia/Shanghai", "深圳": "Asia/Shanghai", "成都": "Asia/Shanghai", "杭州": "Asia/Shanghai",
    "武汉": "Asia/Shanghai", "南京": "Asia/Shanghai", "重庆": "Asia/Shanghai", "西安": "Asia/Shanghai",
    "香港": "Asia/Hong_Kong", "澳门": "Asia/Macau", "澳門": "Asia/Macau", "台北": "Asia/Taipei", "臺北": "Asia/Taipei",
    "台湾": "Asia/Taipei", "台灣": "Asia/Taipei", "臺灣": "Asia/Taipei", "东京": "Asia/Tokyo", "東京": "Asia/Tokyo",
    "日本": "Asia/Tokyo", "首尔": "Asia/Seoul", "首爾": "Asia/Seoul", "韩国": "Asia/Seoul", "新加坡": "Asia/Singapore",
    "伦敦": "Europe/London", "巴黎": "Europe/Paris", "柏林": "Europe/Berlin", "纽约": "America/New_York",
    "紐約": "America/New_York", "洛杉矶": "America/Los_Angeles", "悉尼": "Australia/Sydney",
    "乌鲁木齐": "Asia/Urumqi", "烏魯木齊": "Asia/Urumqi", "新疆": "Asia/Urumqi", "天津": "Asia/Shanghai",
    "英国": "Europe/London", "英國": "Europe/London", "法国": "Europe/Paris", "法國": "Europe/Paris",
    "德国": "Europe/Berlin", "德國": "Europe/Berlin", "旧金山": "America/Los_Angeles", "芝加哥": "America/Chicago",
    "多伦多": "America/Toronto", "温哥华": "America/Vancouver", "莫斯科": "Europe/Moscow", "曼谷": "Asia/Bangkok",
    "倫敦": "Europe/London", "洛杉磯": "America/Los_Angeles", "舊金山": "America/Los_Angeles",
    "多倫多": "America/Toronto", "溫哥華": "America/Vancouver", "韓國": "Asia/Seoul", "廣州": "Asia/Shanghai",
    "武漢": "Asia/Shanghai", "重慶": "Asia/Shanghai", "高雄": "Asia/Taipei", "台中": "Asia/Taipei", "臺中": "Asia/Taipei",
    "雪梨": "Australia/Sydney", "墨尔本": "Australia/Melbourne", "墨爾本": "Australia/Melbourne",
    "新西兰": "Pacific/Auckland", "紐西蘭": "Pacific/Auckland", "马来西亚": "Asia/Kuala_Lumpur",
    "馬來西亞": "Asia/Kuala_Lumpur", "吉隆坡": "Asia/Kuala_Lumpur", "越南": "Asia/Ho_Chi_Minh", "菲律宾": "Asia/Manila",
    "菲律賓": "Asia/Manila", "印度": "Asia/Kolkata", "泰国": "Asia/Bangkok", "泰國": "Asia/Bangkok", "迪拜": "Asia/Dubai",
    "杜拜": "Asia/Dubai", "法兰克福": "Europe/Berlin", "法蘭克福": "Europe/Berlin", "苏州": "Asia/Shanghai",
    "美东": "America/New_York", "美東": "America/New_York",
    "美西": "America/Los_Angeles",
  ]
}

extension UTCOffset {
  /// Creates an offset from text that people use instead of a zone name, or returns `nil` for any other text.
  ///
  /// `UTC+8`, `GMT+08:00`, `+0800`, and `东八区` are east of Greenwich. In a POSIX rule, such as `CST-8` or
  /// `CET-1CEST,M3.5.0,M10.5.0/3`, a negative number is east and specifies the offset of standard time. A POSIX rule
  /// begins with a name.
  ///
  /// Source: POSIX.1-2024, section 8.3, `TZ` <https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html>
  init?(written text: String, isPOSIX: Bool) {
    if let hours = Self.chineseZoneHours(text) {
      self.init(seconds: hours * 3600)
      return
    }
    var rest = text.inASCIIForms[...]
    var name = rest.prefix { $0.isASCII && $0.isLetter }
    if rest.first == "<", let end = rest.firstIndex(of: ">") { name = rest[...end] }
    rest = rest[name.endIndex...]
    let isInverted = !name.isEmpty && (isPOSIX || !["UTC", "GMT"].contains(name.uppercased()))
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

  /// Returns the hours east of Greenwich of a zone such as `东八区`, or `nil` for any other text.
  private static func chineseZoneHours(_ text: String) -> Int? {
    guard let side = text.first, "东東西".contains(side), let end = text.firstIndex(of: "区") ?? text.firstIndex(of: "區")
    else { return nil }
    let number = String(text[..<end].dropFirst())
    let numerals = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"]
    guard let hours = numerals.firstIndex(of: number).map({ $0 + 1 }) ?? Int(number), (1...12).contains(hours) else {
      return nil
    }
    return side == "西" ? -hours : hours
  }
}
