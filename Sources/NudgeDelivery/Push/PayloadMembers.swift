internal import NudgeJSON

/// A caller's keys and values, written among those of a payload in order of their bytes.
struct PayloadMembers {
  private var rest: ArraySlice<(key: String, value: PayloadValue)>

  init(_ members: [String: PayloadValue]) {
    guard !members.isEmpty else {
      rest = []
      return
    }
    rest = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }[...].map { ($0.key, $0.value) }[...]
  }

  /// Takes texts.
  init(_ members: [String: String]) {
    self.init(members.isEmpty ? [:] : members.mapValues(PayloadValue.string))
  }

  /// Writes those that come before a key of the payload, and then the key.
  ///
  /// - Parameters:
  ///   - name: The key, of ASCII without anything that JSON escapes.
  ///   - json: Where to.
  mutating func key(_ name: StaticString, to json: JSONBytes) {
    if !rest.isEmpty {
      let bytes = Array("\(name)".utf8)
      while let next = rest.first, next.key.utf8.lexicographicallyPrecedes(bytes) { write(next, to: json) }
    }
    json.key(name)
  }

  /// Writes those that come after the payload's last key.
  mutating func writeRest(to json: JSONBytes) {
    while let next = rest.first { write(next, to: json) }
  }

  private mutating func write(_ member: (key: String, value: PayloadValue), to json: JSONBytes) {
    json.separate()
    json.string(member.key)
    json.mark(":")
    member.value.write(to: json)
    rest.removeFirst()
  }
}
