/// Finds where a value stands in JSON that was read without fault.
///
/// A reader of people keeps no places, since hardly any value is wrong; this reads the line once more.
struct MemberPlace {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  /// The column of the value of a key, or of a key within that value and so on; the keys have no escapes in them.
  ///
  /// - Parameters:
  ///   - path: The keys, outermost first.
  ///   - bytes: One object in valid JSON.
  /// - Returns: In Unicode scalars, from 1; that of the innermost value that is there.
  static func column(of path: [String], in bytes: ArraySlice<UInt8>) -> Int {
    var place = MemberPlace(bytes)
    place.skipSpace()
    for key in path {
      let start = place.offset
      guard place.enter(key) else {
        place.offset = start
        break
      }
    }
    return 1 + bytes[..<place.offset].count { $0 & 0xC0 != 0x80 }
  }

  private var byte: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  private mutating func skip(_ count: Int = 1) { offset = min(offset + count, bytes.endIndex) }

  private mutating func skipSpace() {
    while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { skip() }
  }

  /// Goes to the value of a key of the object that begins here; `false` where there is none.
  private mutating func enter(_ key: String) -> Bool {
    guard byte == UInt8(ascii: "{") else { return false }
    skip()
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { return false }
      let start = offset
      skipValue()
      let isFound = bytes[(start + 1)..<max(offset - 1, start + 1)].elementsEqual(key.utf8)
      skipSpace()
      skip()
      skipSpace()
      if isFound { return byte != nil }
      skipValue()
      skipSpace()
      guard byte == UInt8(ascii: ",") else { return false }
      skip()
    }
  }

  /// Goes behind a value.
  private mutating func skipValue() {
    var depth = 0
    repeat {
      switch byte {
      case nil: return
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""): skipText()
      default:
        if depth == 0 {
          while let byte, ![0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x5D, 0x7D].contains(byte) { skip() }
          return
        }
      }
      skip()
    } while depth > 0
  }

  /// Goes to the quotation mark that ends a text.
  private mutating func skipText() {
    skip()
    while let byte, byte != UInt8(ascii: "\"") { skip(byte == UInt8(ascii: "\\") ? 2 : 1) }
  }
}
