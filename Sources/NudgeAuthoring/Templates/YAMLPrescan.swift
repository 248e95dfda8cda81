internal import NudgeText

/// A scan of YAML text before it is parsed, which rejects anchors, aliases, tags and control characters, because
/// templates never need them.
///
/// The scan rejects `&`, `*` and `!` wherever a token could start. This is stricter than YAML: a string such as `a * b`
/// requires quotation marks.
enum YAMLPrescan {
  static let refusal = "anchors, aliases and tags are not allowed"

  /// Returns whether the text can be parsed.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func accepts(_ text: String, faults: inout FaultList) -> Bool {
    var position = TextPosition(line: 1, column: 1)
    var accepted = true
    var quote: Unicode.Scalar?
    var isComment = false
    var isEscaped = false
    var previous: Unicode.Scalar = "\n"
    /// The last scalar that is not whitespace. A quotation mark starts a string only after an indicator.
    var previousVisible: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars {
      let beginsToken = " \t\n\r[{,".unicodeScalars.contains(previous)
      if scalar == "\n" {
        // Quoted strings must end on the same line, so that a stray quotation mark doesn't hide the following lines.
        if quote != nil {
          faults.add(position, "a line ends inside quotation marks")
          accepted = false
        }
        (quote, isComment, isEscaped) = (nil, false, false)
        previousVisible = "\n"
      } else if scalar.value < 0x20 && scalar != "\t" && scalar != "\r" || scalar.value == 0x7F {
        faults.add(position, "control character")
        accepted = false
      } else if isComment {
        // Ignore everything up to the end of the line.
      } else if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if open == "\"", scalar == "\\" {
          isEscaped = true
        } else if scalar == open {
          quote = nil
        }
      } else if beginsToken {
        switch scalar {
        case "#": isComment = true
        case "&", "*", "!":
          faults.add(position, refusal, hint: "enclose the string in quotation marks")
          accepted = false
        case "\"", "'":
          if "\n:,[{-?".unicodeScalars.contains(previousVisible) { quote = scalar }
        default: break
        }
      }
      previous = scalar
      if scalar != " ", scalar != "\t", scalar != "\r", scalar != "\n" { previousVisible = scalar }
      position.advance(over: scalar)
    }
    return accepted
  }
}
