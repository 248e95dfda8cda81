internal import ArgumentParser

extension Failure {
  /// Runs a command's work and turns what it throws into a complaint and its exit code.
  ///
  /// - Throws: `ExitCode`, and what ArgumentParser reports itself: usage errors and clean exits.
  static func reported(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let failure as Failure {
      Terminal.complain(failure.message)
      throw ExitCode(failure.code.rawValue)
    } catch let error where error is ValidationError || error is ExitCode || error is CleanExit {
      throw error
    } catch {
      // Whatever a person can do wrong is told by the errors above.
      Terminal.complain("this should not happen, please report it: \(error)".forTerminal)
      throw ExitCode(Code.ours.rawValue)
    }
  }
}
