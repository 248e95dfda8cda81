public import NudgeTime

/// Writes messages, numbers and dates in a person's language, and keeps what that needs.
///
/// A renderer opens ICU's formatters when they are first needed and keeps them, by locale, with the plural categories
/// and the texts of numbers and of recent dates. It may be used from any thread. ICU's objects serve one thread at a
/// time, so a renderer has several lanes, each with formatters and texts of its own: a thread takes the one that its id
/// names, or another that is free, and waits only if more threads render than there are lanes. One thread alone fills
/// one lane. There is no lock for all.
///
/// What is kept is bounded, whatever locales, messages and arguments come: in each lane that was used `maximumLocales`
/// locales, and in each of these `maximumFormats` formats, 4,096 messages, and 512 texts of each format, 48 KiB if all
/// come. At a bound of locales or formats all of that sort is dropped, and opened again when needed. Four formats of a
/// catalog, in sixty-four locales with two hundred dates each, are 6 MB for each thread.
///
/// The same message, locale and arguments give the same bytes, whatever was rendered before. `TextVersions` says of
/// which ICU and CLDR.
@safe public final class Renderer: Sendable {
  /// The most bytes of UTF-8 that one text may have.
  public static let maximumBytes = 16_384
  /// The most locales for which a lane keeps formatters at one time.
  ///
  /// A person's region is part of a locale, so a batch may name any number.
  public static let maximumLocales = 64
  /// The most formats, by type and style, that a lane keeps for one locale.
  public static let maximumFormats = 256
  /// How many threads may render at one time without waiting for each other; a power of two.
  public static let laneCount = 32

  /// `laneCount` of them, one after another.
  ///
  /// The pointer never changes, and what it points to is shared as `RendererLane` says.
  private nonisolated(unsafe) let lanes: UnsafeMutableRawPointer
  /// Creates a renderer that has opened nothing yet.
  public init() {
    unsafe lanes = .allocate(byteCount: Self.laneCount * RendererLane.byteCount, alignment: RendererLane.byteCount)
    for index in 0..<Self.laneCount { unsafe lane(index).create() }
  }

  deinit {
    for index in 0..<Self.laneCount { unsafe lane(index).destroy() }
    unsafe lanes.deallocate()
  }

  /// What is kept in all lanes: locales, the most formats in one of them, and bytes of memory for output.
  var kept: (locales: Int, formats: Int, outputBytes: Int) {
    var sum = (locales: 0, formats: 0, outputBytes: 0)
    for index in 0..<Self.laneCount {
      let lane = unsafe lane(index)
      guard unsafe lane.take() else { continue }
      sum.locales += unsafe lane.state.pointee.locales.count
      sum.formats = max(sum.formats, unsafe lane.state.pointee.locales.values.map(\.formatCount).max() ?? 0)
      sum.outputBytes += unsafe lane.state.pointee.output.capacity
      unsafe lane.leave()
    }
    return sum
  }

  /// Writes a message.
  ///
  /// Only the arguments on the path through the message's branches are needed; others may be missing and are not looked
  /// at. A text argument is inserted cleaned: see `String.sanitized(maximumCharacters:)`. One of more than
  /// `maximumBytes` is refused before that.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - locale: Decides plural categories, numbers and dates: see `LocaleTag.formattingLocale(forWordsIn:)`.
  ///   - arguments: Values by name. Names that the message does not have do not matter.
  /// - Returns: The text; at most `maximumBytes` of UTF-8.
  /// - Throws: An argument is missing, has the wrong type or, for a plural, is not finite; the text grows too long; or
  ///   ICU fails.
  /// - Complexity: O(*n* *m*) in the length of the text and the number of arguments.
  public func render(
    _ message: Message, locale: LocaleTag, arguments: MessageArguments
  ) throws(RenderError) -> String {
    let lane = unsafe freeLane()
    defer { unsafe lane.leave() }
    return try unsafe Self.text(of: message, locale: locale, arguments: arguments, in: &lane.state.pointee)
  }

  /// Writes a message with arguments from a dictionary.
  ///
  /// The same as with `MessageArguments`, which are quicker to fill and to search.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - locale: Decides plural categories, numbers and dates: see `LocaleTag.formattingLocale(forWordsIn:)`.
  ///   - arguments: Values by name. Names that the message does not have do not matter.
  /// - Returns: The text; at most `maximumBytes` of UTF-8.
  /// - Throws: As with `MessageArguments`.
  /// - Complexity: As with `MessageArguments`, and O(*m* log *m*) in the number of arguments.
  @_disfavoredOverload
  public func render(
    _ message: Message, locale: LocaleTag, arguments: [String: ArgumentValue]
  ) throws(RenderError) -> String {
    try render(message, locale: locale, arguments: MessageArguments(arguments))
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
      let format = try Self.icu(locale) { () throws(ICUFailure) in try formats.date(.date(style)) }
      let (hasTime, hasZone) = unsafe (format.pointer.pointee.format.hasTime, format.pointer.pointee.format.hasZone)
      if hasTime || hasZone { throw Self.needsMoment(style) }
      try Self.icu(locale) { () throws(ICUFailure) in
        try unsafe format.pointer.pointee.append(localSeconds: Int64(date.daysSinceEpoch) * 86_400, to: &output)
      }
    }
  }

  /// Writes a time of day, without a zone.
  ///
  /// - Parameters:
  ///   - time: The time on the person's clock.
  ///   - style: `short` or `medium`, or a skeleton without a zone and without date fields; `long` and `full` print a
  ///     zone.
  ///   - locale: The language of the text and the person's region, which decides between 12 and 24 hours.
  /// - Returns: The time as the locale writes it.
  /// - Throws: `RenderError.badSkeleton`, also if the form prints a zone or a date.
  public func time(_ time: TimeOfDay, style: DateStyle = .short, locale: LocaleTag) throws(RenderError) -> String {
    try Self.check(style)
    return try write(locale: locale) { formats, output throws(RenderError) in
      let format = try Self.icu(locale) { () throws(ICUFailure) in try formats.date(.time(style)) }
      if unsafe format.pointer.pointee.format.hasZone { throw Self.needsMoment(style) }
      if unsafe format.pointer.pointee.format.hasDate { throw Self.needsDate(style) }
      try Self.icu(locale) { () throws(ICUFailure) in
        try unsafe format.pointer.pointee.append(localSeconds: Int64(time.secondsFromMidnight), to: &output)
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
      let format = try Self.icu(locale) { () throws(ICUFailure) in try formats.date(.date(style)) }
      try Self.icu(locale) { () throws(ICUFailure) in
        try unsafe format.pointer.pointee.append(timestamp, offset: offset, to: &output)
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
        try unsafe formats.number().pointer.pointee.append(.integer(number), to: &output)
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
    try withState { state throws(RenderError) in
      let formats = state.formats(for: locale)
      return try Self.icu(locale) { () throws(ICUFailure) in
        let plurals = try formats.plurals(ordinal: ordinal)
        return try unsafe plurals.pointer.pointee.rules.categories()
      }
    }
  }

  // MARK: Sharing

  @inline(__always)
  private func lane(_ index: Int) -> RendererLane {
    unsafe RendererLane(at: lanes + index * RendererLane.byteCount)
  }

  /// A lane that now belongs to the thread: its own, or else one that is free or becomes so.
  ///
  /// A text takes a lane for less than a microsecond, so a thread that finds all taken lets other threads run and asks
  /// again.
  @inline(__always)
  private func freeLane() -> RendererLane {
    let first = ThreadID.current.hash(below: Self.laneCount)
    while true {
      for distance in 0..<Self.laneCount {
        let lane = unsafe lane((first + distance) & (Self.laneCount - 1))
        if unsafe lane.take() { return unsafe lane }
      }
      ThreadID.yield()
    }
  }

  /// Calls `body` with what one lane keeps; as many calls as there are lanes may stand inside one another, and no more.
  func withState<Result>(
    _ body: (inout RendererState) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    let lane = unsafe freeLane()
    defer { unsafe lane.leave() }
    return try unsafe body(&lane.state.pointee)
  }

  @inline(__always)
  private static func text(
    of message: Message, locale: LocaleTag, arguments: MessageArguments, in state: inout RendererState
  ) throws(RenderError) -> String {
    let (bound, formats): (UnsafeMutablePointer<BoundMessage>, Unmanaged<LocaleFormats>)
    do throws(ICUFailure) {
      unsafe (bound, formats) = try state.bind(message, locale: locale)
    } catch {
      throw .unsupported(locale: locale, status: error.name)
    }
    defer { state.output.reset() }
    try unsafe arguments.withEntries { entries throws(RenderError) in
      try unsafe MessageWriter(formats: formats, message: bound, arguments: entries).write(to: &state.output)
    }
    return state.output.text
  }

  private func write(
    locale: LocaleTag, _ body: (LocaleFormats, inout OutputBuffer) throws(RenderError) -> Void
  ) throws(RenderError) -> String {
    try withState { state throws(RenderError) in
      let formats = state.formats(for: locale)
      defer { state.output.reset() }
      try body(formats, &state.output)
      return state.output.text
    }
  }

  static func icu<Result>(
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

  private static func needsDate(_ style: DateStyle) -> RenderError {
    guard case .skeleton(let skeleton) = style else { return needsMoment(style) }
    return .badSkeleton(skeleton, reason: "skeleton \"\(skeleton)\" needs a date")
  }

  private static func needsMoment(_ style: DateStyle) -> RenderError {
    guard case .skeleton(let skeleton) = style else {
      return .badSkeleton("\(style)", reason: "style \(style) prints a zone")
    }
    return .badSkeleton(skeleton, reason: "skeleton \"\(skeleton)\" needs a moment with its offset")
  }
}

/// Why a message could not be written.
public enum RenderError: Error, Hashable, Sendable {
  /// The path through the message needs an argument that was not given.
  case missingArgument(String)
  /// An argument has a value of the wrong type.
  case mistypedArgument(String, expected: ArgumentKind, given: ArgumentKind)
  /// A plural got a NaN or an infinity, which has no category.
  case notFinite(String)
  /// The text has more bytes of UTF-8 than a text may have.
  case tooLong(maximumBytes: Int)
  /// A skeleton of date fields is no skeleton; `reason` says what is wrong.
  case badSkeleton(String, reason: String)
  /// ICU failed, or its data do not support a form in the locale; `status` is ICU's name for it, such as
  /// `U_UNSUPPORTED_ERROR`.
  case unsupported(locale: LocaleTag, status: String)
}
