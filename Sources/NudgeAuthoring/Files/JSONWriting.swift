/// A text as a string of JSON, with only those escapes that JSON demands.
func quotedJSON(_ text: String) -> String {
  var written = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": written += "\\\""
    case "\\": written += "\\\\"
    case "\n": written += "\\n"
    case "\t": written += "\\t"
    case "\r": written += "\\r"
    default:
      if scalar.value < 0x20 {
        let digits = String(scalar.value, radix: 16)
        written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        written.unicodeScalars.append(scalar)
      }
    }
  }
  return written + "\""
}
