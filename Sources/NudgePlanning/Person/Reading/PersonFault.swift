/// What is wrong with a person's JSON, at a byte; the position and path are found only once somebody has to be told.
struct PersonFault: Error {
  /// The byte at which it is wrong, from 0.
  var offset: Int
  var reason: PersonError.Reason

  init(_ reason: PersonError.Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
