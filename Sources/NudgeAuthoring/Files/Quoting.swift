/// A text in quotation marks, cut at 60 characters, as a person reads it in an error.
///
/// Control characters are left as they are: the fault that the text becomes part of shows them.
func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars.prefix(60)
  let end = scalars.endIndex == text.endIndex ? "\"" : "…\""
  let start = String(scalars)
  guard start.utf8.contains(0x22) || start.utf8.contains(0x5C) else { return "\"" + start + end }
  var result = "\""
  for scalar in scalars {
    if scalar == "\"" || scalar == "\\" { result += "\\" }
    result.unicodeScalars.append(scalar)
  }
  return result + end
}
