import NudgeTestSupport

/// Makes hostile files out of real ones: damaged at random, or well formed with values that no real file has.
struct TZifMutator {
  /// What is done to a file.
  enum Mutation: CaseIterable {
    case flipBits
    case setBytes
    case cut
    case insert
    case splice
    case count
    case times
    case types
    case footerCharacter
    case footerRule
  }

  var generator: SeededGenerator
  private let originals: [[UInt8]]

  init(originals: [[UInt8]], seed: UInt64) {
    self.originals = originals
    generator = SeededGenerator(seed: seed)
  }

  /// One file, and what was done to it last.
  mutating func next() -> (bytes: [UInt8], mutation: Mutation) {
    var bytes = originals[below(originals.count)]
    var mutation = Mutation.cut
    // Mostly one thing: what is damaged more is seldom read.
    for _ in 0..<(below(4) == 0 ? 2 : 1) {
      mutation = Mutation.allCases[below(Mutation.allCases.count)]
      apply(mutation, &bytes)
    }
    return (bytes, mutation)
  }

  private mutating func apply(_ mutation: Mutation, _ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    switch mutation {
    case .flipBits: for _ in 0...below(3) { bytes[below(bytes.count)] ^= 1 << UInt8(below(8)) }
    case .setBytes: for _ in 0...below(3) { bytes[below(bytes.count)] = UInt8(below(256)) }
    case .cut: bytes.removeLast(below(bytes.count))
    case .insert: bytes.insert(contentsOf: (0...below(16)).map { _ in UInt8(below(256)) }, at: below(bytes.count))
    case .splice:
      let other = originals[below(originals.count)]
      // At the footers the two halves fit each other.
      bytes =
        below(2) == 0
        ? Array(bytes[..<footerStart(bytes)] + other[footerStart(other)...])
        : Array(bytes[..<below(bytes.count)] + other[below(other.count)...])
    case .count:
      let header = below(2) == 0 ? 0 : wideHeader(bytes)
      let hostile: [UInt64] = [0, 1, 2, 255, 256, 257, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x1000_0000, 65_536]
      write(hostile[below(hostile.count)], size: 4, at: header + 20 + 4 * below(6), &bytes)
    case .times: changeTimes(&bytes)
    case .types: changeTypes(&bytes)
    case .footerCharacter:
      let footer = footerStart(bytes)
      guard footer < bytes.count else { return }
      let characters = Array("0123456789,./:-+<>JMABC\n".utf8)
      for _ in 0...below(2) {
        bytes[footer + below(bytes.count - footer)] = characters[below(characters.count)]
      }
    case .footerRule: bytes = bytes[..<footerStart(bytes)] + Array("\n\(rule())\n".utf8)
    }
  }

  /// Transitions at the ends of what 64 bits hold, or close to each other, in order as far as chance has it.
  private mutating func changeTimes(_ bytes: inout [UInt8]) {
    let header = wideHeader(bytes)
    let count = number(at: header + 32, bytes)
    guard count > 0, count < bytes.count else { return }
    let bases: [Int64] = [.min, -67_768_100_567_971_200, -62_135_596_800, -1, 0, 253_402_300_790, .max - 100_000]
    let steps: [Int64] = [1, 60, 3_600, 43_200]
    let base = bases[below(bases.count)]
    let step = steps[below(steps.count)]
    switch below(3) {
    case 0: write(UInt64(bitPattern: base), size: 8, at: header + 44, &bytes)
    case 1: write(UInt64(bitPattern: base), size: 8, at: header + 44 + 8 * (count - 1), &bytes)
    default:
      for index in 0..<count {
        let (time, overflows) = base.addingReportingOverflow(Int64(index) * step)
        if !overflows { write(UInt64(bitPattern: time), size: 8, at: header + 44 + 8 * index, &bytes) }
      }
    }
  }

  /// Offsets of almost a day, or more.
  private mutating func changeTypes(_ bytes: inout [UInt8]) {
    let header = wideHeader(bytes)
    let types = number(at: header + 36, bytes)
    let first = header + 44 + number(at: header + 32, bytes) * 9
    guard types > 0, types <= 256 else { return }
    let hostile: [Int32] = [86_399, -86_399, 86_400, -86_400, .max, .min, 0, 1, -1, 43_200, -43_200]
    for _ in 0...below(3) {
      let offset = hostile[below(below(8) == 0 ? hostile.count : 2)]
      write(UInt64(UInt32(bitPattern: offset)), size: 4, at: first + 6 * below(types), &bytes)
    }
  }

  /// A rule that the grammar has, mostly, with values to its limits and a little beyond.
  private mutating func rule() -> String {
    let days = [
      "J1", "J59", "J60", "J365", "J366", "0", "58", "59", "364", "365", "366", "M1.1.0", "M2.5.6", "M3.2.0", "M12.5.6",
      "M10.5.0",
    ]
    let times = [
      "", "/0", "/2", "/24", "/-1", "/167", "/-167", "/167:59:59", "/-167:59:59", "/168", "/00:00:01", "/26", "/50",
    ]
    let offsets = ["0", "5", "-5:30", "23:59:59", "-23:59:59", "-0", "24", "-24", "24:59:59", "25", "1:60"]
    let names = ["EST", "<+03>", "<-0030>", "ABCDEFGHIJ", "E", "<>"]
    func pick(_ values: [String], _ usual: Int) -> String { values[below(below(8) == 0 ? values.count : usual)] }
    let standard = pick(names, 4) + pick(offsets, 6)
    guard below(6) > 0 else { return standard }
    let daylight = pick(names, 4) + (below(2) == 0 ? "" : pick(offsets, 6))
    let changes = (0..<2).map { _ in "," + pick(days, days.count) + pick(times, times.count) }
    return standard + daylight + changes.joined()
  }

  /// Where the second header begins, with 64-bit times; an intact slim file's, unless the first one says otherwise.
  private func wideHeader(_ bytes: [UInt8]) -> Int {
    let counts = (0..<6).map { number(at: 20 + 4 * $0, bytes) }
    let size = counts[3] * 5 + counts[4] * 6 + counts[5] + counts[2] * 8 + counts[1] + counts[0]
    return 44 + (size < bytes.count ? size : 7)
  }

  private func footerStart(_ bytes: [UInt8]) -> Int {
    let last = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n"))
    return last ?? bytes.count
  }

  private func number(at place: Int, _ bytes: [UInt8]) -> Int {
    guard place + 4 <= bytes.count else { return 0 }
    return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private func write(_ value: UInt64, size: Int, at place: Int, _ bytes: inout [UInt8]) {
    guard place >= 0, place + size <= bytes.count else { return }
    for index in 0..<size { bytes[place + index] = UInt8(truncatingIfNeeded: value >> UInt64(8 * (size - 1 - index))) }
  }

  private mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }
}
