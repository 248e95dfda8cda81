/// Everything that one renderer keeps for one locale: ICU's objects, opened when first needed, and what they wrote.
///
/// Not `Sendable`: it lives inside the renderer's lock.
final class LocaleFormats {
  /// A format, in the place of an `ArgumentFormat`.
  enum Format {
    case number(CachedNumber)
    case date(CachedDate)
  }

  /// A message with the formats it needs, in the order of its program's `formats`.
  final class Bound {
    /// Held, so that the identity it is found by stays its own.
    let storage: Message.Storage
    let program: MessageProgram
    let formats: [Format]

    init(storage: Message.Storage, formats: [Format]) {
      self.storage = storage
      self.program = storage.program
      self.formats = formats
    }
  }

  let tag: LocaleTag
  private let identifier: String
  private var formats: [ArgumentFormat: Format] = [:]
  private var bound: [ObjectIdentifier: Bound] = [:]
  private var cardinals: CachedPlurals?
  private var ordinals: CachedPlurals?
  private var plainNumber: CachedNumber?
  private var plainDates: (date: CachedDate, dateTime: CachedDate)?
  /// More messages than the largest catalog has in one locale.
  private static let boundCapacity = 4096

  init(_ tag: LocaleTag) {
    self.tag = tag
    identifier = tag.icuIdentifier
  }

  /// How many formats are kept by their style.
  var formatCount: Int { formats.count }

  func bind(_ storage: Message.Storage) throws(ICUFailure) -> Bound {
    let identity = ObjectIdentifier(storage)
    if let known = bound[identity] { return known }
    var opened: [Format] = []
    for format in storage.program.formats { opened.append(try self.format(format)) }
    let result = Bound(storage: storage, formats: opened)
    if bound.count >= Self.boundCapacity { bound.removeAll() }
    bound[identity] = result
    return result
  }

  func format(_ format: ArgumentFormat) throws(ICUFailure) -> Format {
    if let known = formats[format] { return known }
    let opened: Format =
      switch format {
      case .plain, .number(.decimal): .number(try number())
      case .number(.integer): .number(try named(.integer))
      case .number(.percent): .number(try named(.percent))
      case .number(.currency): .number(try named(.currency))
      case .number(.skeleton(let skeleton)):
        .number(CachedNumber(.skeleton(try ICUSkeleton(skeleton, locale: identifier))))
      case .spellout: .number(try named(.spellout))
      case .ordinal: .number(try named(.ordinal))
      case .duration: .number(try named(.duration))
      case .date(let style): .date(try date(style))
      case .time(let style): .date(try time(style))
      }
    keep(opened, as: format)
    return opened
  }

  private func keep(_ opened: Format, as format: ArgumentFormat) {
    if formats[format] == nil, formats.count >= Renderer.maximumFormats {
      formats.removeAll(keepingCapacity: true)
      // These hold formats too.
      bound.removeAll()
    }
    formats[format] = opened
  }

  func date(_ style: DateStyle) throws(ICUFailure) -> CachedDate {
    if case .date(let known) = formats[.date(style)] { return known }
    let opened = CachedDate(try ICUDate(date: style, time: nil, locale: identifier))
    keep(.date(opened), as: .date(style))
    return opened
  }

  func time(_ style: DateStyle) throws(ICUFailure) -> CachedDate {
    if case .date(let known) = formats[.time(style)] { return known }
    let opened = CachedDate(try ICUDate(date: nil, time: style, locale: identifier))
    keep(.date(opened), as: .time(style))
    return opened
  }

  /// How a number is written that names no form.
  func number() throws(ICUFailure) -> CachedNumber {
    if let plainNumber { return plainNumber }
    let opened = try named(.decimal)
    plainNumber = opened
    return opened
  }

  /// How a date and a moment are written that name no form: short, as in ICU.
  func dates() throws(ICUFailure) -> (date: CachedDate, dateTime: CachedDate) {
    if let plainDates { return plainDates }
    let opened = (
      date: CachedDate(try ICUDate(date: .short, time: nil, locale: identifier)),
      dateTime: CachedDate(try ICUDate(date: .short, time: .short, locale: identifier))
    )
    plainDates = opened
    return opened
  }

  func plurals(ordinal: Bool) throws(ICUFailure) -> CachedPlurals {
    if let known = ordinal ? ordinals : cardinals { return known }
    let opened = CachedPlurals(try ICUPlurals(locale: identifier, ordinal: ordinal))
    if ordinal { ordinals = opened } else { cardinals = opened }
    return opened
  }

  private func named(_ kind: ICUNumber.Kind) throws(ICUFailure) -> CachedNumber {
    CachedNumber(.named(try ICUNumber(kind, locale: identifier)))
  }
}
