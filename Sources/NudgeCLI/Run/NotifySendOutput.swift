/// Reads what `notify-send` writes, line by line: the number of the notification, then perhaps the button that was pressed.
struct NotifySendOutput: Hashable {
  /// What a line says.
  enum Line: Hashable {
    /// It is shown, under this number.
    case shown(UInt32)
    /// It is not shown: there is no notification 0.
    case notShown
    /// A button was pressed.
    case pressed(String)
  }

  private var hasNumber = false
  private var line: [UInt8] = []

  /// Takes a piece, cut anywhere.
  mutating func take(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        if byte != UInt8(ascii: "\r"), line.count < 256 { line.append(byte) }
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      line = []
      if text.isEmpty { continue }
      if hasNumber {
        lines.append(.pressed(text))
      } else {
        hasNumber = true
        lines.append(UInt32(text).flatMap { $0 > 0 ? .shown($0) : nil } ?? .notShown)
      }
    }
    return lines
  }
}
