internal import NudgeText
internal import NudgeTime

/// A reader for `Templates/revisions.yaml`, which contains the dates when later revisions of the catalog take effect.
///
///     revisions:
///       - {number: 2, from: "2027-02-01"}
enum RevisionsReader {
  static let file = "Templates/revisions.yaml"

  /// Reads the file.
  ///
  /// The file doesn't contain the first revision, which has no date.
  static func read(_ bytes: [UInt8], faults: inout FaultList) -> [CatalogRevision] {
    var last = CatalogRevision.first
    return [last]
      + NodeReader.list("revisions", in: bytes, faults: &faults) { element, nodes in
        let map = nodes.map(element, "a revision", known: ["number", "from"])
        guard let numberNode = map["number"], let fromNode = map["from"] else {
          return nodes.faults.refuse(element.position, "a revision requires \"number\" and \"from\"")
        }
        guard let number = nodes.number(numberNode, "number"), let text = nodes.text(fromNode, "from") else {
          return nil
        }
        guard let start = try? CivilDate(text) else {
          return nodes.faults.refuse(
            fromNode.position, "\(quoted(text)) is not a date", hint: "use a format like \"2026-11-22\"")
        }
        guard number == last.number + 1, last.start.map({ $0 < start }) ?? true else {
          return nodes.faults.refuse(
            element.position, "revisions must be numbered 2, 3 and so on, with ascending dates")
        }
        last = CatalogRevision(number: number, start: start)
        return last
      }
  }
}
