internal import NudgeText
internal import NudgeTime

/// Reads `Templates/revisions.yaml`: the dates from which later revisions of the catalog hold.
///
///     revisions:
///       - {number: 2, from: "2027-02-01"}
enum RevisionsReader {
  static let file = "Templates/revisions.yaml"

  /// Reads the file; the first revision, which has no date, is not in it.
  static func read(_ bytes: [UInt8], faults: inout FaultList) -> [CatalogRevision] {
    var revisions = [CatalogRevision.first]
    guard let root = YAMLNode.read(bytes, faults: &faults) else { return revisions }
    var nodes = NodeReader(faults: faults)
    defer { faults = nodes.faults }
    guard let list = nodes.map(root, "the file", known: ["revisions"])["revisions"] else {
      nodes.faults.add(root.position, "there is no \"revisions\"")
      return revisions
    }
    for element in nodes.list(list, "revisions") {
      let map = nodes.map(element, "a revision", known: ["number", "from"])
      guard let numberNode = map["number"], let fromNode = map["from"] else {
        nodes.faults.add(element.position, "a revision needs a number and a date, \"from\"")
        continue
      }
      guard let number = nodes.number(numberNode, "number"), let text = nodes.text(fromNode, "from") else { continue }
      guard let start = try? CivilDate(text) else {
        nodes.faults.add(fromNode.position, "\(quoted(text)) is not a date", hint: "write it as \"2026-11-22\"")
        continue
      }
      guard number == revisions.count + 1, revisions.last?.start.map({ $0 < start }) ?? true else {
        nodes.faults.add(element.position, "revisions are numbered 2, 3, … and their dates ascend")
        continue
      }
      revisions.append(CatalogRevision(number: number, start: start))
    }
    return revisions
  }
}
