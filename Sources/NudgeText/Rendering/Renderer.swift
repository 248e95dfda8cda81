public import NudgeTime
internal import Synchronization

/// Writes messages, numbers and dates in a person's language, and keeps what that needs.
///
/// A renderer opens ICU's formatters when they are first needed and keeps them, by locale, with the plural categories and
/// the texts of small numbers and of recent dates. It may be used from any thread; calls take turns, since ICU's objects
/// serve one thread at a time. Who renders much from many threads gives each thread a renderer: they share nothing.
///
/// What is kept is bounded, whatever locales, messages and arguments come: `maximumLocales` locales, and in each
/// `maximumFormats` formats, 4,096 messages, and 512 texts of each date format. At a bound all of that sort is dropped, and
/// opened again when needed.
///
/// The same message, locale and arguments give the same bytes, whatever was rendered before. `TextVersions` says of which
/// ICU and CLDR.
public final class Renderer: Sendable {
  /// The most bytes of UTF-8 that one text may have.
  public static let maximumBytes = 16_384
  /// The most locales for which formatters are kept at one time.
  ///
  /// A person's region is part of a locale, so a batch may name any number.
  public static let maximumLocales = 64
  /// The most formats, by type and style, that are kept for one locale.
  public static let maximumFormats = 256

  private struct State {
    var locales: [LocaleTag: LocaleFormats] = [:]
    /// The locale of the last call: comparing tags is cheaper than hashing them.
    var last: LocaleFormats?
    /// Empty between calls; its memory is used again.
    var output: [UInt8] = []

    mutating func formats(for locale: LocaleTag) -> LocaleFormats {
      if let last, last.tag == locale { return last }
      let formats: LocaleFormats
      if let known = locales[locale] {
        formats = known
      } else {
        formats = LocaleFormats(locale)
        if locales.count >= Renderer.maximumLocales { locales.removeAll(keepingCapacity: true) }
        locales[locale] = formats
      }
      last = formats
      return formats
    }
  }

  private let state = Mutex(State())

  /// Creates a renderer that has opened nothing yet.
  public init() {}

  /// What is kept: locales, the most formats in one of them, and bytes of memory for output.
  var kept: (locales: Int, formats: Int, outputBytes: Int) {
    state.withLock { state in
      (state.locales.count, state.locales.values.map(\.formatCount).max() ?? 0, state.output.capacity)
    }
  }

  /// Writes a message.
  ///
  /// Only the arguments on the path through the message's branches are needed; others may be missing and are not looked at.
  /// A text argument is inserted cleaned: see `String.sanitized(maximumCharacters:)`. One of more than `maximumBytes` is
  /// refused before that.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - locale: Decides plural categories, numbers and dates: see `LocaleTag.formattingLocale(forWordsIn:)`.
  ///   - arguments: Values by name. Names that the message does not have do not matter.
  /// - Returns: The text; at most `maximumBytes` of UTF-8.
  /// - Throws: An argument is missing or has the wrong type, or the text grows too long.
  /// - Complexity: O(*n*) in the length of the text.
  public func render(
    _ message: Message, locale: LocaleTag, arguments: [String: ArgumentValue]
  ) throws(RenderError) -> String {
    try write(locale: locale) { formats, output throws(RenderError) in
      let bound = try Self.icu(locale) { () throws(ICUFailure) in try formats.bind(message.storage) }
      try MessageWriter(formats: formats, message: bound, arguments: arguments).write(to: &output)
    }
  }

  /// Writes a date.
  ///
  /// - Parameters:
  ///   - date: The date, the same in every zone.
  ///   - style: Its length, or a skeleton of date fields alone.
  ///   - locale: The language of the text and the person's region.
  /// - Returns: The date as the locale writes it.
  /// - Throws: `RenderError.badSkeleton`, also if the skeleton asks for a time of day.
  public func date(_ date: CivilDate, style: DateStyle = .medium, locale: LocaleTag) throws(RenderError) -> String {
    try Self.check(style)
    return try write(locale: locale) { formats, output throws(RenderError) in
      let format = try Self.icu(locale) { () throws(ICUFailure) in try formats.date(style) }
      if format.format.hasTime || format.format.hasZone { throw Self.needsMoment(style) }
      try Self.icu(locale) { () throws(ICUFailure) in
        try format.append(localSeconds: Int64(date.daysSinceEpoch) * 86_400, to: &output)
      }
    }
  }

  /// Writes a time of day, without a zone.
  ///
  /// - Parameters:
  ///   - time: The time on the person's clock.
  ///   - style: `short` or `medium`, or a skeleton without a zone and without date fields; `long` and `full` print a zone.
  ///   - locale: The language of the text and the person's region, which decides between 12 and 24 hours.
  /// - Returns: The time as the locale writes it.
  /// - Throws: `RenderError.badSkeleton`, also if the form prints a zone.
  public func time(_ time: TimeOfDay, style: DateStyle = .short, locale: LocaleTag) throws(RenderError) -> String {
    try Self.check(style)
    return try write(locale: locale) { formats, output throws(RenderError) in
      let format = try Self.icu(locale) { () throws(ICUFailure) in try formats.time(style) }
      if format.format.hasZone { throw Self.needsMoment(style) }
      try Self.icu(locale) { () throws(ICUFailure) in
        try format.append(localSeconds: Int64(time.secondsFromMidnight), to: &output)
      }
    }
  }

  /// Writes a moment as a clock with that offset shows it.
  ///
  /// - Parameters:
  ///   - timestamp: The moment.
  ///   - offset: What the person's clock adds to UTC at that moment.
  ///   - skeleton: Date and time fields, such as `yMMMEdjm`; the locale decides their order and form.
  ///   - locale: The language of the text and the person's region.
  /// - Returns: Date and time as the locale writes them.
  /// - Throws: `RenderError.badSkeleton`.
  public func dateTime(
    at timestamp: Timestamp, offset: UTCOffset, skeleton: String, locale: LocaleTag
  ) throws(RenderError) -> String {
    let style = DateStyle.skeleton(skeleton)
    try Self.check(style)
    return try write(locale: locale) { formats, output throws(RenderError) in
      let format = try Self.icu(locale) { () throws(ICUFailure) in try formats.date(style) }
      try Self.icu(locale) { () throws(ICUFailure) in
        try format.append(timestamp, offset: offset, to: &output)
      }
    }
  }

  /// Writes a whole number with the locale's digits and grouping.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - locale: The language of the text and the person's region.
  /// - Returns: The number as the locale writes it.
  /// - Throws: `RenderError.unsupported` if ICU fails.
  public func number(_ number: Int64, locale: LocaleTag) throws(RenderError) -> String {
    try write(locale: locale) { formats, output throws(RenderError) in
      try Self.icu(locale) { () throws(ICUFailure) in
        try formats.number().append(.integer(number), to: &output)
      }
    }
  }

  /// Returns the plural categories that a language tells apart.
  ///
  /// - Parameters:
  ///   - locale: The language; its region hardly ever matters.
  ///   - ordinal: Whether for places in an order (`selectordinal`) and not for amounts (`plural`).
  /// - Returns: In the order of `PluralCategory.allCases`; `other` is always the last.
  /// - Throws: `RenderError.unsupported` if ICU fails.
  public func pluralCategories(
    of locale: LocaleTag, ordinal: Bool = false
  ) throws(RenderError) -> [PluralCategory] {
    try state.withLock { state throws(RenderError) in
      let formats = state.formats(for: locale)
      return try Self.icu(locale) { () throws(ICUFailure) in try formats.plurals(ordinal: ordinal).rules.categories() }
    }
  }

  // MARK: Sharing

  private func write(
    locale: LocaleTag, _ body: (LocaleFormats, inout [UInt8]) throws(RenderError) -> Void
  ) throws(RenderError) -> String {
    try state.withLock { state throws(RenderError) in
      let formats = state.formats(for: locale)
      defer {
        if state.output.capacity > 2 * Self.maximumBytes {
          state.output = []
        } else {
          state.output.removeAll(keepingCapacity: true)
        }
      }
      try body(formats, &state.output)
      return String(decoding: state.output, as: UTF8.self)
    }
  }

  private static func icu<Result>(
    _ locale: LocaleTag, _ body: () throws(ICUFailure) -> Result
  ) throws(RenderError) -> Result {
    do throws(ICUFailure) {
      return try body()
    } catch {
      throw .unsupported(locale: locale, status: error.name)
    }
  }

  private static func check(_ style: DateStyle) throws(RenderError) {
    guard case .skeleton(let skeleton) = style, let fault = SkeletonCheck.faultInDateSkeleton(skeleton) else { return }
    throw .badSkeleton(skeleton, reason: fault.reason)
  }

  private static func needsMoment(_ style: DateStyle) -> RenderError {
    guard case .skeleton(let skeleton) = style else {
      return .badSkeleton("\(style)", reason: "style \(style) prints a zone")
    }
    return .badSkeleton(skeleton, reason: "skeleton \"\(skeleton)\" needs a moment with its offset")
  }
}
