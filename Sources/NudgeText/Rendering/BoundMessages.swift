/// The messages that a locale has written, by their numbers.
///
/// A message has its place or one of the next few; where these are taken, the list grows or one makes room.
@safe struct BoundMessages {
  @unsafe private struct Place {
    var number = -1
    var message: UnsafeMutablePointer<BoundMessage>?
  }

  /// More messages than the largest catalog has in one locale.
  private static let maximumCount = 4096
  private static let initialCount = 16
  private static let probes = 4

  private var places = unsafe [Place](repeating: Place(), count: initialCount)
  /// What `places` point to.
  private var messages: [Kept<BoundMessage>?] = Array(repeating: nil, count: initialCount)

  /// The message of a number; valid until the list changes.
  @unsafe func find(_ number: Int) -> UnsafeMutablePointer<BoundMessage>? {
    unsafe places.withUnsafeBufferPointer { places in
      for probe in 0..<Self.probes {
        let place = unsafe places[(number &+ probe) & (places.count - 1)]
        if unsafe place.number == number { return unsafe place.message }
      }
      return nil
    }
  }

  mutating func add(_ message: Kept<BoundMessage>) {
    while !place(message) {
      guard unsafe places.count < Self.maximumCount else {
        put(message, at: unsafe message.pointer.pointee.number & (places.count - 1))
        return
      }
      let smaller = messages
      unsafe places = Array(repeating: Place(), count: 2 * smaller.count)
      messages = Array(repeating: nil, count: 2 * smaller.count)
      for known in smaller { if let known { _ = place(known) } }
    }
  }

  private mutating func place(_ message: Kept<BoundMessage>) -> Bool {
    for probe in 0..<Self.probes {
      let index = unsafe (message.pointer.pointee.number &+ probe) & (places.count - 1)
      guard messages[index] == nil else { continue }
      put(message, at: index)
      return true
    }
    return false
  }

  private mutating func put(_ message: Kept<BoundMessage>, at index: Int) {
    unsafe places[index] = Place(number: message.pointer.pointee.number, message: message.pointer)
    messages[index] = message
  }
}
