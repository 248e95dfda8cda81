package import NudgeJSON

extension JSONBytes {
  /// Writes headers as an object, in the order in which they come.
  package func headers(_ headers: [PushMessage.Header]) {
    mark("{")
    for header in headers {
      separate()
      string(header.name)
      mark(":")
      string(header.value)
    }
    mark("}")
  }
}
