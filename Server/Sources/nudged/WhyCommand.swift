internal import ArgumentParser
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

/// `nudged why`.
struct WhyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Show what was planned, sent and left out for one person on a day, and why.",
    discussion: """
      The plan is made again from what is known about the person now. If their settings have changed since that day, the \
      deliveries still show what happened.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(help: "ID of the person.") var person: String
  @Option(
    name: .customLong("on"),
    help: ArgumentHelp("Day on the person's calendar, such as 2026-11-22. (default: today)", valueName: "date"),
    transform: { try CivilDate($0) })
  var day: CivilDate?
  @Option(help: ArgumentHelp("Format of the output: text or json.", valueName: "format")) var format = Format.text
  @OptionGroup var data: DataOptions

  func run() async throws {
    let store = try await DataFolder(try data.configuration()).openExistingStore()
    guard let record = try await store.person(person) else {
      throw Failure(.faults, "There is no person with this ID. Either they were never stored, or they were erased.")
    }
    let report = try await WhyReport(of: record.person, on: day, in: store, Planner(), at: SystemClock().now())
    try store.close()
    try Console.print(format == .json ? report.json() : report.text())
  }
}
