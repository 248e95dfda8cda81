internal import NudgePlanning
internal import NudgeTime

/// What a run needs of the system: clocks, waiting, files, and somebody who shows notifications.
protocol Desktop: AnyObject {
  /// What the clocks show.
  var moment: DesktopMoment { get }

  /// Waits until something happens.
  ///
  /// - Returns: What did, at least one.
  /// - Throws: `Failure` where the system does not let it wait.
  func wait(until wake: DesktopWake) throws -> [DesktopHappening]

  /// Begins to show a notification; whether it is shown happens later.
  ///
  /// - Returns: Why it cannot be; `nil` where it is on its way.
  func show(_ notice: DesktopNotice) -> DesktopTrouble?

  /// Takes a notification off the screen, if it is there.
  func withdraw(id: String)

  /// Reads the files again.
  ///
  /// - Returns: The person with their history; `nil` where there is no file to read.
  /// - Throws: `Failure`.
  func readPerson() throws -> Person?

  /// Adds an achievement of a moment to the history.
  ///
  /// - Throws: `Failure`; the history is then as it was.
  func record(_ timestamp: Timestamp) throws

  /// Keeps the state.
  ///
  /// - Throws: `Failure`; the state is then as it was.
  func save(_ state: DesktopState) throws

  /// Tells on standard output what happened.
  ///
  /// - Throws: `Failure`.
  func tell(_ report: DesktopReport) throws

  /// Tells on standard error what went wrong.
  func complain(_ message: String)
}
