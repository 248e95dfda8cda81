internal import NudgeJSON

extension JSONTree {
  /// Parses the body of a reply, or returns `nil` if it is too long, nested too deeply, or not valid JSON.
  init?(reply body: [UInt8]) {
    guard body.count <= PushProvider.Reply.maximumBodySize else { return nil }
    self.init(body, maximumDepth: 32)
  }

  /// The value of an object's key, or `nil` if there is none.
  subscript(key: String) -> JSONTree? {
    if case .object(let members) = self { members.last { $0.key == key }?.value } else { nil }
  }

  var string: String? { if case .text(let text) = self { text } else { nil } }
  var list: [JSONTree]? { if case .array(let items) = self { items } else { nil } }
  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }
}
