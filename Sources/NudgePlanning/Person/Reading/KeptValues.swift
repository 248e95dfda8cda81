/// Values made of short texts that come again and again, such as locales; each is kept until another text takes its place.
struct KeptValues<Value: Sendable>: Sendable {
  private static var placeCount: Int { 256 }

  private var places = [(text: ShortText, value: Value)?](repeating: nil, count: placeCount)

  /// The value kept for a text; `nil` where there is none.
  @inline(__always)
  func value(of text: ShortText) -> Value? {
    guard let place = places[text.place(in: Self.placeCount)], place.text == text else { return nil }
    return place.value
  }

  mutating func keep(_ value: Value, for text: ShortText) {
    places[text.place(in: Self.placeCount)] = (text, value)
  }
}
