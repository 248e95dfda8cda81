/// A line and column in a JSON document.
package struct JSONPlace {
  /// The one-based line number.
  package var line = 1
  /// The one-based column, in Unicode scalars.
  package var column = 1
  fileprivate var offset = 0

  package init() {}
}

extension JSONCursor {
  /// Returns the line and column of a byte.
  ///
  /// - Parameters:
  ///   - offset: The byte's offset. The offset of the end is also valid.
  ///   - known: The place of another byte. If it comes first, counting starts there.
  /// - Returns: The place.
  /// - Complexity: O(*n*) in the number of bytes between the two.
  package func place(of offset: Int, after known: JSONPlace = JSONPlace()) -> JSONPlace {
    var place = known.offset <= offset ? known : JSONPlace()
    for offset in place.offset..<max(place.offset, min(offset, count)) {
      let byte = byte(at: offset)
      if byte == UInt8(ascii: "\n") {
        place.line += 1
        place.column = 1
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    place.offset = min(offset, count)
    return place
  }
}

/// A locator that converts between offsets in JSON and paths of keys and indexes.
///
/// Because invalid values are rare, parsers don't keep track of paths. Instead, the locator reads the JSON again. It
/// expects JSON that is valid up to the offset, but it always terminates.
package struct JSONLocator {
  package enum Step {
    /// A step into an object, to the value of a key, or `nil` before the key.
    case key(JSONText?)
    /// A step into an array, to an element with a zero-based index.
    case item(Int)
  }

  private var json: JSONCursor
  private var steps: [Step] = []

  private init(_ json: JSONCursor) {
    self.json = json
    self.json.offset = 0
  }

  /// Returns the path to the byte at an offset.
  ///
  /// If a key starts at the offset, the key is the last step.
  package static func path(to offset: Int, in json: JSONCursor) -> [Step] {
    var locator = JSONLocator(json)
    while locator.json.offset < offset { locator.step() }
    if case .key(nil) = locator.steps.last, locator.json.offset == offset, json.byte(at: offset) == UInt8(ascii: "\"") {
      locator.step()
    }
    return locator.steps
  }

  /// Returns the offset of the value at a path of keys.
  ///
  /// - Parameters:
  ///   - path: The keys, outermost first.
  ///   - json: The JSON, which is searched from its beginning.
  /// - Returns: The offset of the innermost value that exists on the path.
  package static func offset(of path: [String], in json: JSONCursor) -> Int {
    var locator = JSONLocator(json)
    locator.json.skipSpace()
    var (depth, offset) = (0, locator.json.offset)
    while depth < path.count, locator.json.offset < json.count {
      let isColon = json.byte(at: locator.json.offset) == UInt8(ascii: ":")
      locator.step()
      guard isColon, locator.steps.count == depth + 1, locator.leads(along: path) else { continue }
      locator.json.skipSpace()
      guard locator.json.offset < json.count else { break }
      depth += 1
      offset = locator.json.offset
    }
    return offset
  }

  private func leads(along path: [String]) -> Bool {
    zip(steps, path).allSatisfy { step, key in
      if case .key(let text?) = step { json.string(text) == key } else { false }
    }
  }

  /// Skips a string or, for anything else, one byte.
  private mutating func step() {
    let mark = json.byte(at: json.offset)
    json.offset += 1
    switch mark {
    case UInt8(ascii: "{"): steps.append(.key(nil))
    case UInt8(ascii: "["): steps.append(.item(0))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = steps.popLast()
    case UInt8(ascii: ","):
      switch steps.popLast() {
      case .item(let index): steps.append(.item(index + 1))
      case .key: steps.append(.key(nil))
      case nil: break
      }
    case UInt8(ascii: "\""):
      guard let text = try? json.restOfText() else {
        json.offset = json.count
        return
      }
      if case .key(nil) = steps.last { steps[steps.count - 1] = .key(text) }
    default: break
    }
  }
}
