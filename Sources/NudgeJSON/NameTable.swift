/// A lookup table for the names that can appear in one place, such as an object's keys, and for their values.
///
/// Names are ASCII and at most 22 bytes long. A name is compared together with the closing quotation mark, eight bytes
/// at a time, starting with the name after the last match. Because most objects have their keys in the same order, the
/// first comparison usually succeeds.
@safe public struct NameTable<Value: Sendable>: @unchecked Sendable {
  @usableFromInline struct Entry {
    /// The first eight bytes, with the first byte in the lowest bits, and a mask for the relevant bits.
    @usableFromInline var first: UInt64
    @usableFromInline var firstMask: UInt64
    @usableFromInline var second: UInt64
    @usableFromInline var secondMask: UInt64
    @usableFromInline var third: UInt64
    @usableFromInline var thirdMask: UInt64
    /// The name's length, including the closing quotation mark and the colon.
    @usableFromInline var length: Int
    @usableFromInline var value: Value
    var name: String
  }

  /// The entries.
  ///
  /// The entries are never changed or freed, so threads can share them. There is only one table for each kind of name.
  @usableFromInline let entries: UnsafePointer<Entry>
  @usableFromInline let count: Int

  /// Creates a table that exists for the lifetime of the process.
  ///
  /// - Parameters:
  ///   - names: At most 31 names, in the order in which they are likely to appear.
  ///   - isOfKeys: Whether the names are keys, which are followed by a colon.
  package init(_ names: [(name: String, value: Value)], isOfKeys: Bool = false) {
    precondition(names.count < 32, "too many names")
    let memory = UnsafeMutablePointer<Entry>.allocate(capacity: names.count)
    for (index, (name, value)) in names.enumerated() {
      let bytes = Array(name.utf8) + Array((isOfKeys ? "\":" : "\"").utf8)
      precondition(
        bytes.count <= 24 && bytes.allSatisfy { $0 < 0x80 && $0 != 0x5C },
        "a name is too long, or contains an unsupported character")
      var words: [UInt64] = [0, 0, 0]
      var masks = words
      for (index, byte) in bytes.enumerated() {
        words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
        masks[index / 8] |= 0xFF << UInt64(index % 8 * 8)
      }
      let entry = Entry(
        first: words[0], firstMask: masks[0], second: words[1], secondMask: masks[1], third: words[2],
        thirdMask: masks[2], length: bytes.count, value: value, name: name)
      unsafe (memory + index).initialize(to: entry)
    }
    unsafe entries = UnsafePointer(memory)
    count = names.count
  }

  /// All names, in order.
  package var names: [String] { (0..<count).map { unsafe entries[$0].name } }

  /// Consumes the next name, including the closing quotation mark and the colon.
  ///
  /// - Returns: The name's index. If the name is not in the table, nothing is consumed and the result is `nil`.
  @inlinable @inline(__always)
  public func take(_ json: inout JSONCursor, likely: Int = 0) -> Int? {
    let word = json.word(at: json.offset)
    if likely < count, isNext(likely, word, json) {
      unsafe json.offset &+= entries[likely].length
      return likely
    }
    return takeAny(&json, from: likely &+ 1)
  }

  @inlinable @inline(never)
  func takeAny(_ json: inout JSONCursor, from first: Int) -> Int? {
    let word = json.word(at: json.offset)
    var index = first
    for _ in 0..<count {
      if index >= count { index = 0 }
      if isNext(index, word, json) {
        unsafe json.offset &+= entries[index].length
        return index
      }
      index &+= 1
    }
    return nil
  }

  @inlinable @inline(__always)
  func isNext(_ index: Int, _ word: UInt64, _ json: JSONCursor) -> Bool {
    let entry = unsafe entries + index
    guard unsafe word & entry.pointee.firstMask == entry.pointee.first else { return false }
    guard unsafe entry.pointee.length > 8 else { return true }
    guard unsafe json.word(at: json.offset &+ 8) & entry.pointee.secondMask == entry.pointee.second else {
      return false
    }
    return unsafe entry.pointee.length <= 16
      || json.word(at: json.offset &+ 16) & entry.pointee.thirdMask == entry.pointee.third
  }

  /// Returns the value for the name at an index.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Value {
    precondition(index >= 0 && index < count, "index out of range")
    return unsafe entries[index].value
  }
}

extension NameTable where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// Creates a table of an enum's raw values.
  package init(isOfKeys: Bool = false) {
    self.init(Value.allCases.map { ($0.rawValue, $0) }, isOfKeys: isOfKeys)
  }
}
