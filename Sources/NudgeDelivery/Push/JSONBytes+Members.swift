internal import NudgePlanning

extension JSONBytes {
  // A key is given as it stands in JSON, with the punctuation before it, since that is one copy of known bytes.

  /// Writes a key and a string.
  @inline(__always)
  func member(_ key: StaticString, _ value: String) {
    raw(key)
    string(value)
  }

  /// Writes a key and a string, or nothing.
  func member(_ key: StaticString, _ value: String?) {
    if let value { member(key, value) }
  }

  /// Writes a key and an integer.
  func member(_ key: StaticString, _ value: Int) {
    raw(key)
    integer(value)
  }

  /// Writes a key and a number, which is finite.
  func member(_ key: StaticString, _ value: Double) {
    raw(key)
    decimal(value)
  }

  /// Writes a key and `true` or `false`.
  func member(_ key: StaticString, _ value: Bool) {
    raw(key)
    boolean(value)
  }

  /// Writes a list.
  func list<Value>(_ values: some Sequence<Value>, _ write: (Value) -> Void) {
    mark("[")
    var isFirst = true
    for value in values {
      if !isFirst { mark(",") }
      isFirst = false
      write(value)
    }
    mark("]")
  }

  /// Writes headers as an object, in their order.
  func headers(_ headers: [PushMessage.Header]) {
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
