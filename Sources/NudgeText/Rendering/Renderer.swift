package import NudgeTime

/// A renderer that formats messages, numbers, and dates for a locale.
///
/// For example:
///
/// ```swift
/// let renderer = Renderer()
/// let message = try Message("{name} has {count, plural, one{# star} other{# stars}}")
/// let text = try renderer.render(
///   message, locale: .english, arguments: ["name": .text("Ada"), "count": .integer(3)])
/// // text is "Ada has 3 stars"
/// ```
///
/// A renderer opens ICU formatters when they are first used. It caches them by locale, along with plural categories and
/// the text of numbers and recent dates.
///
/// Renderers can be used from any thread. Because an ICU object can only be used by one thread at a time, a renderer
/// has multiple lanes with separate formatters and caches. A thread uses the lane selected by its ID, or another lane
/// if that lane is busy, and only waits if there are more rendering threads than lanes. There isn't a global lock, and
/// a single thread only uses one lane.
///
/// The size of the caches is limited, regardless of the locales, messages, and arguments. Each lane in use caches up to
/// `maximumLocales` locales. For each locale, it caches up to `maximumFormats` formats, 4,096 messages, and 512 texts
/// (at most 48 KiB) per format. When the limit for locales or formats is reached, all cached locales or formats are
/// discarded and reopened on demand. For example, four formats in 64 locales with 200 dates each require 6 MB per
/// thread.
///
/// The same message, locale, and arguments always produce the same bytes, regardless of previous calls. The output
/// depends on the ICU and CLDR versions, which are available in `TextVersions`.
@safe package final class Renderer: Sendable {
  /// The maximum length of rendered text, in UTF-8 bytes.
  package static let maximumBytes = 16_384
  /// The maximum number of locales for which a lane caches formatters.
  ///
  /// A locale includes the person's region, so a batch can contain any number of locales.
  package static let maximumLocales = 64
  /// The maximum number of formats, by type and style, that a lane caches for one locale.
  package static let maximumFormats = 256
  /// The number of threads that can render at the same time without waiting.
  ///
  /// This number is a power of two.
  package static let laneCount = 32

  /// The memory of all lanes, stored contiguously.
  ///
  /// The pointer never changes. `RendererLane` describes how its memory is shared.
  private nonisolated(unsafe) let lanes: UnsafeMutableRawPointer
  /// Creates a renderer with empty caches.
  package init() {
    unsafe lanes = .allocate(byteCount: Self.laneCount * RendererLane.byteCount, alignment: RendererLane.byteCount)
    for index in 0..<Self.laneCount { unsafe lane(index).create() }
  }

  deinit {
    for index in 0..<Self.laneCount { unsafe lane(index).destroy() }
    unsafe lanes.deallocate()
  }

  /// The size of the caches: the number of locales, the maximum number of formats in a locale, and the capacity of the
  /// output buffers in bytes.
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

  /// Renders a message.
  ///
  /// Only the arguments used in the selected branches are required. Text arguments are sanitized before they are
  /// inserted (see `String.sanitized(maximumCharacters:)`), and text arguments longer than `maximumBytes` are rejected.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - locale: The locale for plural categories, numbers, and dates. See `LocaleTag.formattingLocale(forWordsIn:)`.
  ///   - arguments: The argument values by name. Names that aren't used in the message are ignored.
  /// - Returns: The rendered text, which has at most `maximumBytes` UTF-8 bytes.
  /// - Throws: A `RenderError` if an argument is missing, has the wrong type, or isn't finite in a plural, if the text
  ///   is too long, or if ICU fails.
  /// - Complexity: O(*n* *m*) in the length of the text and the number of arguments.
  package func render(
    _ message: Message, locale: LocaleTag, arguments: MessageArguments
  ) throws(RenderError) -> String {
    let lane = unsafe freeLane()
    defer { unsafe lane.leave() }
    defer { unsafe lane.state.pointee.output.reset() }
    try unsafe Self.write(message, locale: locale, arguments: arguments, in: &lane.state.pointee)
    return unsafe lane.state.pointee.output.text
  }

  /// Renders a message, and passes its text to a closure without allocating memory for it.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - locale: The locale for plural categories, numbers, and dates. See `LocaleTag.formattingLocale(forWordsIn:)`.
  ///   - arguments: The argument values by name. Names that aren't used in the message are ignored.
  ///   - body: A closure that receives the text as UTF-8. Another thread can't use the lane until the closure returns,
  ///     so it should only copy or write the bytes.
  /// - Returns: The result of `body`.
  /// - Throws: The same errors as `render(_:locale:arguments:)`.
  /// - Complexity: The same as `render(_:locale:arguments:)`.
  package func withUTF8<Result>(
    of message: Message, locale: LocaleTag, arguments: MessageArguments, _ body: (Span<UInt8>) -> Result
  ) throws(RenderError) -> Result {
    let lane = unsafe freeLane()
    defer { unsafe lane.leave() }
    defer { unsafe lane.state.pointee.output.reset() }
    try unsafe Self.write(message, locale: locale, arguments: arguments, in: &lane.state.pointee)
    return unsafe lane.state.pointee.output.withUTF8(body)
  }

  /// Renders a message with arguments from a dictionary.
  ///
  /// The result is the same as with `MessageArguments`, which are faster to fill and search.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - locale: The locale for plural categories, numbers, and dates. See `LocaleTag.formattingLocale(forWordsIn:)`.
  ///   - arguments: The argument values by name. Names that aren't used in the message are ignored.
  /// - Returns: The rendered text, which has at most `maximumBytes` UTF-8 bytes.
  /// - Throws: The same errors as with `MessageArguments`.
  /// - Complexity: The same as with `MessageArguments`, plus O(*m* log *m*) in the number of arguments.
  @_disfavoredOverload
  package func render(
    _ message: Message, locale: LocaleTag, arguments: [String: ArgumentValue]
  ) throws(RenderError) -> String {
    try render(message, locale: locale, arguments: MessageArguments(arguments))
  }

  /// Formats a date.
  ///
  /// - Parameters:
  ///   - date: The date, which doesn't depend on a time zone.
  ///   - style: The style, or a skeleton that only contains date fields.
  ///   - locale: The language of the text and the person's region.
  /// - Returns: The date in the locale's format.
  /// - Throws: `RenderError.badSkeleton` if the skeleton is invalid or includes a time of day.
  package func date(_ date: CivilDate, style: DateStyle = .medium, locale: LocaleTag) throws(RenderError) -> String {
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

  /// Formats a time of day, without a time zone.
  ///
  /// - Parameters:
  ///   - time: The local time.
  ///   - style: `short`, `medium`, or a skeleton without time zone and date fields. `long` and `full` aren't valid,
  ///     because they print a time zone.
  ///   - locale: The language of the text and the person's region, which determines the 12- or 24-hour clock.
  /// - Returns: The time in the locale's format.
  /// - Throws: `RenderError.badSkeleton` if the skeleton is invalid or if the style prints a time zone or a date.
  package func time(_ time: TimeOfDay, style: DateStyle = .short, locale: LocaleTag) throws(RenderError) -> String {
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

  /// Formats a moment in local time at an offset from UTC.
  ///
  /// - Parameters:
  ///   - timestamp: The moment.
  ///   - offset: The person's offset from UTC at that moment.
  ///   - skeleton: The date and time fields, such as `yMMMEdjm`. The locale determines the order and form of the
  ///     fields.
  ///   - locale: The language of the text and the person's region.
  /// - Returns: The date and time in the locale's format.
  /// - Throws: `RenderError.badSkeleton` if the skeleton is invalid.
  package func dateTime(
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

  /// Formats a whole number with the locale's digits and grouping.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - locale: The language of the text and the person's region.
  /// - Returns: The number in the locale's format.
  /// - Throws: `RenderError.unsupported` if ICU fails.
  package func number(_ number: Int64, locale: LocaleTag) throws(RenderError) -> String {
    try write(locale: locale) { formats, output throws(RenderError) in
      try Self.icu(locale) { () throws(ICUFailure) in
        try unsafe formats.number().pointer.pointee.append(.integer(number), to: &output)
      }
    }
  }

  /// Returns the plural categories used by a language.
  ///
  /// - Parameters:
  ///   - locale: The language. The region rarely makes a difference.
  ///   - ordinal: Whether to return ordinal categories (`selectordinal`) instead of cardinal categories (`plural`).
  /// - Returns: The categories in the order of `PluralCategory.allCases`. The last category is always `other`.
  /// - Throws: `RenderError.unsupported` if ICU fails.
  package func pluralCategories(
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

  /// Acquires a lane for the current thread, which is the thread's own lane unless that lane is taken.
  ///
  /// If all lanes are taken, the thread yields and tries again. Rendering a message holds a lane for less than a
  /// microsecond.
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

  /// Calls `body` with the state of a free lane.
  ///
  /// Calls can be nested up to the number of lanes.
  func withState<Result>(
    _ body: (inout RendererState) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    let lane = unsafe freeLane()
    defer { unsafe lane.leave() }
    return try unsafe body(&lane.state.pointee)
  }

  @inline(__always)
  private static func write(
    _ message: Message, locale: LocaleTag, arguments: MessageArguments, in state: inout RendererState
  ) throws(RenderError) {
    let (bound, formats): (UnsafeMutablePointer<BoundMessage>, Unmanaged<LocaleFormats>)
    do throws(ICUFailure) {
      unsafe (bound, formats) = try state.bind(message, locale: locale)
    } catch {
      throw .unsupported(locale: locale, status: error.name)
    }
    try unsafe arguments.withEntries { entries throws(RenderError) in
      try unsafe MessageWriter(formats: formats, message: bound, arguments: entries).write(to: &state.output)
    }
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
    return .badSkeleton(skeleton, reason: "skeleton \"\(skeleton)\" requires a moment with its offset")
  }
}

/// An error that occurs when a message can't be rendered.
package enum RenderError: Error, Hashable, Sendable {
  /// An argument that is used in the selected branches is missing.
  case missingArgument(String)
  /// An argument's value has the wrong type.
  case mistypedArgument(String, expected: ArgumentKind, given: ArgumentKind)
  /// A plural's number is NaN or infinite, and therefore doesn't have a category.
  case notFinite(String)
  /// The text exceeds the maximum number of UTF-8 bytes.
  case tooLong(maximumBytes: Int)
  /// The date skeleton is invalid. `reason` describes the problem.
  case badSkeleton(String, reason: String)
  /// ICU failed, or its data doesn't support a format in the locale. `status` is the name of the ICU status, such as
  /// `U_UNSUPPORTED_ERROR`.
  case unsupported(locale: LocaleTag, status: String)
}

extension RenderError: CustomStringConvertible {
  /// A description of the error, as a clause without a period.
  package var description: String {
    switch self {
    case .missingArgument(let name): "the argument \(name) is missing"
    case .mistypedArgument(let name, let expected, let given):
      "the argument \(name) is of type \(given.rawValue), but must be of type \(expected.rawValue)"
    case .notFinite(let name): "the argument \(name) is not a finite number"
    case .tooLong(let maximum): "the text is longer than \(maximum) bytes"
    case .badSkeleton(_, let reason): reason
    case .unsupported(let locale, let status): "ICU doesn't support this format for \(locale) (\(status))"
    }
  }
}
