internal import Hummingbird
internal import Nudge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension String {
  /// The text as names are written: in lowercase and with hyphens.
  var asWord: String { String(lowercased().map { $0 == "_" ? "-" : $0 }) }
}

/// Reads the members of a JSON object, and collects everything that is wrong with them.
///
///     var body = try BodyReader(bytes)
///     let action = body.word("action", of: ["opened", "dismissed"])
///     try body.check()
///
/// A member that isn't read is a fault, because it may be a typing mistake. `null` counts as missing.
struct BodyReader {
  private let members: [String: PayloadValue]
  /// The members that were read.
  private var known: Set<String> = []
  /// The pointer of the object.
  private let place: String
  private(set) var faults: [Problem.Fault] = []

  /// Reads an object.
  ///
  /// An empty body is an object without members.
  init(_ bytes: [UInt8]) throws {
    place = ""
    guard !bytes.isEmpty else {
      members = [:]
      return
    }
    let value: PayloadValue
    do { value = try JSONDecoder().decode(PayloadValue.self, from: Data(bytes)) } catch {
      throw Problem.notJSON("The body must be a JSON object.")
    }
    guard case .object(let members) = value else { throw Problem.invalid("", "Must be an object.") }
    self.members = members
  }

  private init(_ members: [String: PayloadValue], at place: String) {
    self.members = members
    self.place = place
  }

  mutating func complain(_ key: String, _ detail: String) {
    faults.append(Problem.Fault(pointer: "\(place)/\(key)", detail: detail))
  }

  /// Throws a problem with all faults, if there are any.
  ///
  /// All members must have been read before.
  func check() throws {
    let faults = allFaults
    guard faults.isEmpty else { throw Problem.invalid(faults) }
  }

  private var allFaults: [Problem.Fault] {
    let keys = known.sorted().joined(separator: ", ")
    return faults
      + members.keys.filter { !known.contains($0) }.sorted().map { key in
        Problem.Fault(
          pointer: "\(place)/\(Problem.escaped(key))",
          detail: keys.isEmpty ? "Unknown key. There are no keys." : "Unknown key. The keys are \(keys).")
      }
  }

  /// Returns whether a member is `null`, for requests in which that isn't the same as missing.
  mutating func isNull(_ key: String) -> Bool {
    known.insert(key)
    return members[key] == .null
  }

  /// Accepts a member without reading it.
  mutating func accept(_ key: String) { known.insert(key) }

  /// Accepts every member, because another fault makes it impossible to know them.
  mutating func acceptAll() { known.formUnion(members.keys) }

  private mutating func value(_ key: String) -> PayloadValue {
    known.insert(key)
    return members[key] ?? .null
  }

  /// Returns a text, or `nil` if it is missing or invalid.
  mutating func text(
    _ key: String, isRequired: Bool = false, _ bytes: ClosedRange<Int> = 0...4_096
  ) -> String? {
    switch value(key) {
    case .string(let text) where bytes.contains(text.utf8.count): return text
    case .string(let text):
      complain(
        key, text.isEmpty ? "Must not be empty." : "Must be at most \(bytes.upperBound) bytes long.")
    case .null: if isRequired { complain(key, "Is missing.") }
    default: complain(key, "Must be a text.")
    }
    return nil
  }

  /// Returns a required text that isn't empty.
  mutating func required(_ key: String) -> String? { text(key, isRequired: true, 1...4_096) }

  /// Returns a required text that must be one of several words, in any case and with `-` or `_`.
  mutating func word(_ key: String, of words: [String]) -> String? {
    guard let text = text(key, isRequired: true) else { return nil }
    if let word = words.first(where: { $0 == text.asWord }) { return word }
    complain(key, "Must be one of \(words.joined(separator: ", ")).")
    return nil
  }

  /// Returns a Boolean value, or `nil` if it is missing or invalid.
  mutating func boolean(_ key: String) -> Bool? {
    switch value(key) {
    case .boolean(let value): return value
    case .null: break
    default: complain(key, "Must be true or false.")
    }
    return nil
  }

  /// Returns a whole number, or `nil` if it is missing or invalid.
  mutating func number(_ key: String, _ range: ClosedRange<Int>) -> Int? {
    switch value(key) {
    case .integer(let number) where range.contains(number): return number
    case .null: break
    default: complain(key, "Must be a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return nil
  }

  /// Returns a time, or `nil` if it is missing or invalid.
  mutating func time(_ key: String) -> Timestamp? {
    guard let text = text(key) else { return nil }
    if let time = try? Timestamp(rfc3339: text) { return time }
    complain(key, "Must be a time such as 2026-11-22T20:00:00Z.")
    return nil
  }

  /// Reads the members of a required object.
  mutating func object(_ key: String, _ read: (inout BodyReader) -> Void) {
    switch value(key) {
    case .object(let members):
      var reader = BodyReader(members, at: "\(place)/\(key)")
      read(&reader)
      faults += reader.allFaults
    case .null: complain(key, "Is missing.")
    default: complain(key, "Must be an object.")
    }
  }
}
