/// What one lane of a renderer keeps.
///
/// Unchecked: it is reached only by the thread that has the lane, and nothing of it leaves but values.
@safe struct RendererState: ~Copyable, @unchecked Sendable {
  private(set) var locales: [LocaleTag: LocaleFormats] = [:]
  /// The locale of the last call, which is among `locales`: comparing tags is cheaper than hashing them.
  private var lastKey: UInt64 = 0
  private var last: Unmanaged<LocaleFormats>?
  private var lastMessages: UnsafeMutablePointer<BoundMessages>?
  /// Empty between calls; its memory is used again.
  var output = OutputBuffer()

  /// The formats of a locale.
  mutating func formats(for locale: LocaleTag) -> LocaleFormats {
    if let last = unsafe last, lastKey == locale.key { return unsafe last.takeUnretainedValue() }
    let formats: LocaleFormats
    if let known = locales[locale] {
      formats = known
    } else {
      formats = LocaleFormats(locale)
      if locales.count >= Renderer.maximumLocales { locales.removeAll(keepingCapacity: true) }
      locales[locale] = formats
    }
    lastKey = locale.key
    unsafe last = .passUnretained(formats)
    unsafe lastMessages = formats.messages.pointer
    return formats
  }

  /// A message with the formats of a locale, and these; both valid until the next call.
  @inline(__always)
  @unsafe mutating func bind(
    _ message: Message, locale: LocaleTag
  ) throws(ICUFailure) -> (UnsafeMutablePointer<BoundMessage>, Unmanaged<LocaleFormats>) {
    if lastKey == locale.key, let last = unsafe last, let lastMessages = unsafe lastMessages,
      let known = unsafe lastMessages.pointee.find(message.storage.number)
    {
      return unsafe (known, last)
    }
    let formats = formats(for: locale)
    return unsafe (try formats.bind(message.storage), .passUnretained(formats))
  }
}
