/// A lookup table for names that can appear at some place, such as the keys of an object, and their values.
///
/// Names are ASCII of at most 22 bytes. A name is compared together with the closing quotation mark, eight bytes at a
/// time, starting with the name after the last match. Most objects have their keys in the same order, so the first
/// comparison usually succeeds.
@safe public struct NameTable<Value: Sendable>: @unchecked Sendable {
  @usableFromInline struct Entry {
    /// The first eight bytes, with the first byte lowest, and a mask of the relevant bits.
    @usableFromInline var first: UInt64
    @usableFromInline var firstMask: UInt64
    @usableFromInline var second: UInt64
    @usableFromInline var secondMask: UInt64
    @usableFromInline var third: UInt64
    @usableFromInline var thirdMask: UInt64
    /// The length of the name, including the quotation mark and colon after it.
    @usableFromInline var length: Int
    @usableFromInline var value: Value
    var name: String
  }

  /// The entries.
  ///
  /// They are never changed or freed, so threads can share them. There is one table of each kind.
  @usableFromInline let entries: UnsafePointer<Entry>
  @usableFromInline let count: Int

  /// Creates a table that lives as long as the process.
  ///
  /// - Parameters:
  ///   - names: At most 31 names, with those that are likely to come first at the beginning.
  ///   - isOfKeys: Whether a colon follows the closing quotation mark.
  package init(_ names: [(name: String, value: Value)], isOfKeys: Bool = false) {
    precondition(names.count < 32, "as many as bits to remember them by")
    let memory = UnsafeMutablePointer<Entry>.allocate(capacity: names.count)
    for (index, (name, value)) in names.enumerated() {
      let bytes = Array(name.utf8) + Array((isOfKeys ? "\":" : "\"").utf8)
      precondition(bytes.count <= 24 && bytes.allSatisfy { $0 < 0x80 && $0 != 0x5C }, "a name of another kind")
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

  /// Consumes the name that comes next, including the quotation mark and colon after it.
  ///
  /// - Returns: The index of the name. `nil`, without consuming anything, if it is not in the table.
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

  /// Returns the value of a name by its index.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Value {
    precondition(index >= 0 && index < count, "a number that was given")
    return unsafe entries[index].value
  }
}

extension NameTable where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// Creates a table of the raw values of an enum.
  package init(isOfKeys: Bool = false) {
    self.init(Value.allCases.map { ($0.rawValue, $0) }, isOfKeys: isOfKeys)
  }
}
