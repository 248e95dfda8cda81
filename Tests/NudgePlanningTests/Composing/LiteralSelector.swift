import NudgeText

/// The selection as its specification puts it, step by step and without any economy: the slow twin of `VariantSelector`.
struct LiteralSelector {
  let key: UInt64
  let weights: [String: UInt64]
  let halves: [[String]]

  init(person: String, kind: String, style: String, eligible: [Variant]) {
    let key = Self.fnv(Array(person.utf8) + [0x1F] + Array(kind.utf8) + [0x1F] + Array(style.utf8))
    self.key = key
    weights = Dictionary(uniqueKeysWithValues: eligible.map { ($0.id, UInt64($0.weight)) })
    let sorted = Self.sorted(eligible.map(\.id), key: key, round: .max)
    let half = (sorted.count + 1) / 2
    halves = [Array(sorted[..<half]), Array(sorted[half...])]
  }

  func pick(_ k: UInt64) -> String? {
    let total = weights.values.reduce(0, +)
    guard let m = weights.values.max() else { return nil }
    var x = Int(k % total)
    for r in 0..<m {
      let parts = halves.map { half in
        half.enumerated().filter { j, id in (r + UInt64(j)) * (weights[id] ?? 0) % m < weights[id] ?? 0 }.map(\.element)
      }
      let size = parts[0].count + parts[1].count
      if x < size {
        let t = (k / total) &* m &+ r
        return (Self.sorted(parts[0], key: key, round: t) + Self.sorted(parts[1], key: key, round: t))[x]
      }
      x -= size
    }
    return nil
  }

  private static func sorted(_ ids: [String], key: UInt64, round: UInt64) -> [String] {
    func hash(_ id: String) -> UInt64 { mix(mix(key ^ fnv(Array(id.utf8))) ^ mix(round)) }
    return ids.sorted { (hash($0), $0) < (hash($1), $1) }
  }

  private static func fnv(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  private static func mix(_ state: UInt64) -> UInt64 {
    var z = state &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
