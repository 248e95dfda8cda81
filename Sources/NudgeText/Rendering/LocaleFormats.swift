/// The formats and cached output for one locale in one lane of a renderer.
///
/// ICU objects are opened when they are first needed. This class isn't `Sendable`, because only the thread that holds
/// the lane may use it.
final class LocaleFormats {
  /// A format that corresponds to an `ArgumentFormat`.
  enum Format {
    case number(Kept<CachedNumber>)
    case date(Kept<CachedDate>)
  }

  let tag: LocaleTag
  private let identifier: String
  /// The locale for names of Gregorian months and years, or `nil` if it is the same.
  private lazy var gregorian: LocaleFormats? = {
    let other = tag.forGregorianMonths
    return other == tag ? nil : LocaleFormats(other)
  }()
  private var formats: [ArgumentFormat: Format] = [:]
  let messages = Kept(BoundMessages())
  private var patterns: ICUPatterns?
  private var cardinals: Kept<CachedPlurals>?
  private var ordinals: Kept<CachedPlurals>?
  private var plainNumber: Kept<CachedNumber>?
  private var shortDate: Kept<CachedDate>?
  private var shortDateTime: Kept<CachedDate>?

  init(_ tag: LocaleTag) {
    self.tag = tag
    identifier = tag.icuFormatIdentifier
  }

  /// The number of formats that are cached by style.
  var formatCount: Int { formats.count }

  /// Returns a message bound to the formats that it needs.
  ///
  /// The pointer is valid until the next call.
  @unsafe func bind(_ storage: Message.Storage) throws(ICUFailure) -> UnsafeMutablePointer<BoundMessage> {
    if let known = unsafe messages.pointer.pointee.find(storage.number) { return unsafe known }
    let bound = Kept(try BoundMessage(storage, formats: self))
    unsafe messages.pointer.pointee.add(bound)
    return unsafe bound.pointer
  }

  func format(_ format: ArgumentFormat) throws(ICUFailure) -> Format {
    if let known = formats[format] { return known }
    let opened: Format =
      switch format {
      case .plain, .number(.decimal): .number(try number())
      case .number, .spellout, .ordinal, .duration:
        .number(Kept(CachedNumber(try ICUNumber(format, locale: identifier), isPlain: format == .number(.integer))))
      case .date(let style): .date(try open(date: style, time: nil))
      case .time(let style): .date(try open(date: nil, time: style))
      }
    if formats.count >= Renderer.maximumFormats {
      formats.removeAll(keepingCapacity: true)
      // Bound messages also retain formats.
      unsafe messages.pointer.pointee = BoundMessages()
    }
    formats[format] = opened
    return opened
  }

  private func open(date: DateStyle?, time: DateStyle?) throws(ICUFailure) -> Kept<CachedDate> {
    let format = try ICUDate(date: date, time: time, locale: identifier, patterns: &patterns)
    // Only dates can be the name of a month or a year.
    let other = format.hasDate && !format.hasTime ? try gregorian?.open(date: date, time: time) : nil
    return Kept(CachedDate(format, gregorian: other))
  }

  /// Returns a format for a date or a time of day.
  func date(_ format: ArgumentFormat) throws(ICUFailure) -> Kept<CachedDate> {
    guard case .date(let opened) = try self.format(format) else { preconditionFailure("\(format) is no date format") }
    return opened
  }

  /// Returns the format used for numbers without an explicit format.
  func number() throws(ICUFailure) -> Kept<CachedNumber> {
    if let plainNumber { return plainNumber }
    let opened = Kept(CachedNumber(try ICUNumber(.plain, locale: identifier), isPlain: true))
    plainNumber = opened
    return opened
  }

  /// Returns the format used for dates without an explicit format, which is short, as in ICU.
  func plainDate() throws(ICUFailure) -> Kept<CachedDate> {
    if let shortDate { return shortDate }
    let opened = try open(date: .short, time: nil)
    shortDate = opened
    return opened
  }

  /// Returns the format used for moments without an explicit format, which is short, as in ICU.
  func plainDateTime() throws(ICUFailure) -> Kept<CachedDate> {
    if let shortDateTime { return shortDateTime }
    let opened = try open(date: .short, time: .short)
    shortDateTime = opened
    return opened
  }

  func plurals(ordinal: Bool) throws(ICUFailure) -> Kept<CachedPlurals> {
    if let known = ordinal ? ordinals : cardinals { return known }
    let opened = Kept(CachedPlurals(try ICUPlurals(locale: identifier, ordinal: ordinal)))
    if ordinal { ordinals = opened } else { cardinals = opened }
    return opened
  }
}
