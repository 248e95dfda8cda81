package import NudgePlanning

extension JSONBytes {
  /// Writes headers as an object, in the order in which they come.
  package func headers(_ headers: [PushMessage.Header]) {
    mark("{")
    var isFirst = true
    for header in headers {
      if !isFirst { mark(",") }
      isFirst = false
      string(header.name)
      mark(":")
      string(header.value)
    }
    mark("}")
  }
}
