/// A calendar in which dates can be displayed.
///
/// The raw value is 1 or more, so that a `LocaleTag` can contain it.
///
/// Source: CLDR, common/bcp47/calendar.xml <https://www.unicode.org/reports/tr35/#Key_Type_Definitions>
package enum LocaleCalendar: UInt8, CaseIterable, Hashable, Sendable {
  case gregory = 1
  case buddhist, chinese, coptic, dangi, ethioaa, ethiopic, hebrew, indian, islamic, islamicCivil, islamicRgsa
  case islamicTbla, islamicUmalqura, iso8601, japanese, persian, roc

  /// The type in a BCP 47 tag, such as `islamic-umalqura`.
  package var type: String {
    switch self {
    case .islamicCivil: "islamic-civil"
    case .islamicRgsa: "islamic-rgsa"
    case .islamicTbla: "islamic-tbla"
    case .islamicUmalqura: "islamic-umalqura"
    default: "\(self)"
    }
  }

  /// The type in an ICU identifier, such as `gregorian`.
  var icuType: String {
    switch self {
    case .gregory: "gregorian"
    case .ethioaa: "ethiopic-amete-alem"
    default: type
    }
  }

  private static let byType = Dictionary(
    allCases.flatMap { [($0.type, $0), ($0.icuType, $0)] } + [("islamicc", islamicCivil)],
    uniquingKeysWith: { first, _ in first })

  /// Creates the calendar with a type, as in BCP 47 or in ICU, in any case, or returns `nil` if the type isn't known.
  package init?(type: String) {
    guard let known = Self.byType[type.lowercased()] else { return nil }
    self = known
  }

  /// A Boolean value indicating whether the calendar's months and years are the Gregorian ones, even if the years have
  /// other numbers.
  package var hasGregorianMonths: Bool {
    switch self {
    case .gregory, .buddhist, .iso8601, .japanese, .roc: true
    default: false
    }
  }
}

extension LocaleTag {
  /// The calendar in which dates are displayed: the tag's own, or else the usual one in its region.
  ///
  /// A region's calendar with other months isn't used in a language that writes every month as a number: `6月20日` would
  /// be read as June 20.
  ///
  /// Source: CLDR calendar preferences, from ICU <https://www.unicode.org/reports/tr35/#Calendar_Preference_Data>
  package var usedCalendar: LocaleCalendar {
    if let calendar { return calendar }
    let regional = LocaleData.calendar(of: self)
    return regional.hasGregorianMonths || !Self.languagesThatNumberMonths.contains(inICU.language) ? regional : .gregory
  }

  /// The languages that write the months of every calendar as numbers beside a day, as in `6月20日`.
  ///
  /// Source: the patterns of CLDR for the skeleton `MMMMd`. A test compares the list with ICU.
  static let languagesThatNumberMonths: Set = ["ja", "yue", "zh"]

  /// Returns the tag for dates beside the names of Gregorian months or days of the month, such as in a schedule.
  ///
  /// If the region's calendar has other months, the dates are Gregorian as well, so that they have the same calendar as
  /// the names. A calendar that the tag itself specifies is kept.
  package var besideGregorianMonths: LocaleTag {
    usedCalendar.hasGregorianMonths || calendar != nil ? self : with(.gregory)
  }

  /// Returns the tag for the names of months and years that were counted in the Gregorian calendar.
  ///
  /// A calendar that has the same months is kept, such as the Buddhist one.
  var forGregorianMonths: LocaleTag { usedCalendar.hasGregorianMonths ? self : with(.gregory) }
}

extension LocaleTag {
  /// The calendar types that a tag specifies, first the `ca` of its extension `u`, then ICU's `@calendar=`.
  ///
  /// - Parameters:
  ///   - extensions: The subtags after language, script, and region, in lowercase.
  ///   - keywords: The text after `@`, such as `calendar=buddhist;numbers=thai`.
  /// - Returns: The types in lowercase, which may be unknown.
  static func calendarTypes(_ extensions: some Sequence<String>, keywords: String) -> [String] {
    var types: [String] = []
    var singleton = ""
    var key = ""
    var value: [String] = []
    for part in Array(extensions.prefix { $0 != "x" }) + ["x"] {
      if part.utf8.count > 2, !key.isEmpty {
        value.append(part)
        continue
      }
      if key == "ca", types.isEmpty, !value.isEmpty { types.append(value.joined(separator: "-")) }
      (key, value) = ("", [])
      if part.utf8.count == 1 { singleton = part } else if singleton == "u", part.utf8.count == 2 { key = part }
    }
    for keyword in keywords.split(separator: ";") {
      let parts = keyword.split(separator: "=", maxSplits: 1).map { $0.lowercased().filter { $0 != " " } }
      if parts.count == 2, parts[0] == "calendar" || parts[0] == "ca" { types.append(parts[1]) }
    }
    return types
  }

  /// Returns the calendar type in a tag that isn't known, such as `lunar` in `en-u-ca-lunar`, or `nil` if there is none.
  ///
  /// Such a type is ignored, as BCP 47 requires, but whoever wrote it should know.
  package static func unknownCalendar(in text: String) -> String? {
    guard text.utf8.count <= maximumTextLength else { return nil }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first else { return nil }
    let subtags = name.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    return calendarTypes(subtags.dropFirst(), keywords: parts.dropFirst().first.map(String.init) ?? "")
      .first { LocaleCalendar(type: $0) == nil }
  }
}
