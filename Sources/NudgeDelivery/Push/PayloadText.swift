internal import NudgeJSON

/// Writes payloads that are not above a limit, with shorter texts where they would be.
enum PayloadText {
  /// Writes a payload; where it is too large, with its body shortened or left out, and then with its title shortened.
  ///
  /// - Parameters:
  ///   - text: The title and body.
  ///   - limit: The most bytes that the payload may have.
  ///   - copies: How often the payload has the title and body, at least once.
  ///   - json: Where to; nothing is added where it throws.
  ///   - write: Writes the payload with a title and body.
  /// - Throws: `PayloadError.tooLarge`.
  static func write(
    _ text: VisibleText, limit: Int, copies: Int, to json: JSONBytes, _ write: (VisibleText) -> Void
  ) throws(PayloadError) {
    let start = json.count
    write(text)
    guard json.count - start > limit else { return }
    var text = text
    for isBody in [true, false] {
      let excess = (json.count - start - limit + copies - 1) / copies
      if isBody {
        text.body = text.body.shortened(toJSONLength: JSONBytes.length(of: text.body) - excess) ?? ""
      } else if let title = text.title.shortened(toJSONLength: JSONBytes.length(of: text.title) - excess) {
        text.title = title
      }
      json.removeLast(to: start)
      write(text)
      if json.count - start <= limit { return }
    }
    let size = json.count - start
    json.removeLast(to: start)
    throw .tooLarge(size: size, limit: limit)
  }
}
