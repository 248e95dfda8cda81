internal import Hummingbird
internal import Nudge

/// Reads the query of a request, and collects everything that is wrong with it.
struct QueryReader {
  private let request: Request
  private var faults: [Problem.Fault] = []

  init(_ request: Request) { self.request = request }

  mutating func complain(_ name: String, _ detail: String) {
    faults.append(Problem.Fault(parameter: name, detail: detail))
  }

  /// Throws a problem with all faults, if there are any.
  func check() throws {
    guard faults.isEmpty else { throw Problem.invalidQuery(faults) }
  }

  /// Returns the values of a parameter that may be given several times.
  func texts(_ name: String) -> [String] { request.uri.queryParameters[values: name[...]].map(String.init) }

  mutating func text(_ name: String) -> String? {
    let values = texts(name)
    if values.count > 1 { complain(name, "Must be given only once.") }
    return values.first
  }

  mutating func number(_ name: String, _ range: ClosedRange<Int>) -> Int? {
    guard let text = text(name) else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    complain(name, "Must be a number from \(range.lowerBound) to \(range.upperBound).")
    return nil
  }

  mutating func time(_ name: String) -> Timestamp? {
    guard let text = text(name) else { return nil }
    if let time = try? Timestamp(rfc3339: text) { return time }
    complain(name, "Must be a time such as 2026-11-22T20:00:00Z. Write + as %2B.")
    return nil
  }

  mutating func flag(_ name: String) -> Bool {
    switch text(name) {
    case nil, "false"?: return false
    case "true"?, ""?: return true
    default:
      complain(name, "Must be true or false.")
      return false
    }
  }

  mutating func word<Word: RawRepresentable & CaseIterable>(_ name: String, _ type: Word.Type) -> Word?
  where Word.RawValue == String {
    guard let text = text(name) else { return nil }
    if let word = Word(rawValue: text.asWord) { return word }
    complain(name, "Must be one of \(Word.allCases.map(\.rawValue).joined(separator: ", ")).")
    return nil
  }
}
