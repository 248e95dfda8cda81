internal import ArgumentParser

extension Failure {
  /// Runs a command's work and turns a `Failure` into a complaint and its exit code.
  ///
  /// - Throws: `ExitCode`, and what ArgumentParser reports itself.
  static func reported(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let failure as Failure {
      Terminal.complain(failure.message)
      throw ExitCode(failure.code.rawValue)
    }
  }
}
