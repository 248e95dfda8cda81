internal import NudgeTime

/// The names that may stand at a place, such as an object's keys, each at most 22 bytes of ASCII.
///
/// A name is looked for with what follows it, eight bytes at a time, and the one after the last that was found comes first: objects are
/// mostly written in one order, so that mostly the first comparison finds it.
@safe struct NameTable<Name: CaseIterable & RawRepresentable & Sendable>: @unchecked Sendable
where Name.RawValue == String {
  private struct Entry {
    /// The first eight bytes, the first lowest; and which of their bits count.
    var first: UInt64
    var firstMask: UInt64
    var second: UInt64
    var secondMask: UInt64
    var third: UInt64
    var thirdMask: UInt64
    /// With what follows.
    var length: Int
    var name: Name
  }

  /// Never changed and never given back, which is what lets threads share them: there is one table of each sort.
  private let entries: UnsafePointer<Entry>
  private let count: Int

  /// Creates a table that lives as long as the process.
  ///
  /// - Parameter isOfKeys: Whether a colon follows the closing quotation mark.
  init(isOfKeys: Bool) {
    let all = Name.allCases.map { name in
      let bytes = Array(name.rawValue.utf8) + Array((isOfKeys ? "\":" : "\"").utf8)
      precondition(bytes.count <= 24 && bytes.allSatisfy { $0 < 0x80 && $0 != 0x5C }, "a name of another kind")
      var words: [UInt64] = [0, 0, 0]
      var masks = words
      for (index, byte) in bytes.enumerated() {
        words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
        masks[index / 8] |= 0xFF << UInt64(index % 8 * 8)
      }
      return Entry(
        first: words[0], firstMask: masks[0], second: words[1], secondMask: masks[1], third: words[2],
        thirdMask: masks[2], length: bytes.count, name: name)
    }
    precondition(all.count < 32, "as many as bits to remember them by")
    let memory = UnsafeMutablePointer<Entry>.allocate(capacity: all.count)
    for (index, entry) in all.enumerated() { unsafe (memory + index).initialize(to: entry) }
    unsafe entries = UnsafePointer(memory)
    count = all.count
  }

  static var known: [String] { Name.allCases.map(\.rawValue) }

  /// The number of the name whose first byte comes next, read with what follows it; `nil` where none does, and nothing is read.
  @inline(__always)
  func take(_ json: inout JSONCursor, likely: Int = 0) -> Int? {
    let word = json.word(at: json.offset)
    if likely < count, isNext(likely, word, json) {
      unsafe json.offset &+= entries[likely].length
      return likely
    }
    return takeAny(&json, from: likely &+ 1)
  }

  @inline(never)
  private func takeAny(_ json: inout JSONCursor, from first: Int) -> Int? {
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

  @inline(__always)
  private func isNext(_ index: Int, _ word: UInt64, _ json: JSONCursor) -> Bool {
    let entry = unsafe entries + index
    guard unsafe word & entry.pointee.firstMask == entry.pointee.first else { return false }
    guard unsafe entry.pointee.length > 8 else { return true }
    guard unsafe json.word(at: json.offset &+ 8) & entry.pointee.secondMask == entry.pointee.second else {
      return false
    }
    return unsafe entry.pointee.length <= 16
      || json.word(at: json.offset &+ 16) & entry.pointee.thirdMask == entry.pointee.third
  }

  @inline(__always)
  subscript(index: Int) -> Name {
    precondition(index >= 0 && index < count, "a number that was given")
    return unsafe entries[index].name
  }

  func index(of text: String) -> Int? { (0..<count).first { self[$0].rawValue == text } }
}
