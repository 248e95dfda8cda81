extension Decoder {
  /// Looks at what was decoded here.
  ///
  /// - Parameter validate: Throws if it is not valid.
  /// - Throws: `DecodingError.dataCorrupted` with the path, and the error beneath it.
  func validated(_ validate: () throws(UserNotificationError) -> Void) throws {
    do throws(UserNotificationError) { try validate() } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }
}
