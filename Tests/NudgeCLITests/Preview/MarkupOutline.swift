/// The elements of a page, found by a reading that is stricter than a browser's.
struct MarkupOutline {
  /// Elements in the order of the page, with their attributes as written.
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  /// What a careful reader complains about.
  private(set) var faults: [String] = []

  private static let void: Set = ["meta", "input", "br"]

  /// Reads a page.
  init(_ page: String) {
    var open: [String] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ">") else {
        faults.append("a tag does not end")
        return
      }
      let tag = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { faults.append("</\(tag.dropFirst())> closes another element") }
        continue
      }
      let name = String(tag.prefix { $0.isLetter || $0.isNumber })
      var attributes: [String: String] = [:]
      for match in String(tag.dropFirst(name.count)).matches(of: /\s([a-z-]+)(?:="([^"]*)")?/) {
        attributes[String(match.output.1)] = String(match.output.2 ?? "")
      }
      elements.append((name, attributes))
      if !Self.void.contains(name) { open.append(name) }
      if name == "style", let close = rest.firstRange(of: "</style>") { rest = rest[close.lowerBound...] }
    }
    if !open.isEmpty { faults.append("open at the end: \(open)") }
  }

  /// The values of an attribute, in the order of the page.
  func values(of attribute: String) -> [String] { elements.compactMap { $0.attributes[attribute] } }
}
