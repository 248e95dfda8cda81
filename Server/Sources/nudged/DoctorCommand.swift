internal import ArgumentParser
internal import Nudge
internal import NudgeDispatch
internal import NudgeSenders
internal import NudgeStore

/// `nudged doctor`.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the settings, the folder, the database, the clock and the keys.",
    discussion: """
      Works while a server runs. Exits with 1 if something has to be fixed. The settings are read in the same way as by \
      nudged serve.
      """)

  @Flag(help: "Also send a real test notification to each of the person's devices.") var send = false
  @Option(help: ArgumentHelp("ID of the person who gets the test notifications.", valueName: "id"))
  var person = FirstPerson.id
  @OptionGroup var data: DataOptions
  @OptionGroup(title: "Settings") var options: ServeOptions

  func run() async throws {
    var examination = Examination()
    let configuration = try data.configuration(options.given)
    examination.add("settings", .ok, "can be used")
    try examination.checkConnection(configuration)
    let folder = DataFolder(configuration)
    guard folder.hasDatabase else { throw folder.noDatabase }
    try folder.create()
    try examination.checkFolder(folder)
    var store: (any Store)?
    do { store = try await folder.openExistingStore() } catch let failure as Failure {
      examination.add("database", .fault, failure.description)
    }
    if let store { try await examination.checkDatabase(store) }
    let planner = Planner()
    let now = SystemClock().now()
    examination.checkClock(now, zones: planner.zones.version)
    try await examination.checkKeys(folder, configuration, store)
    try examination.checkProviders(configuration)
    if send, let store {
      for finding in try await testSends(configuration, folder, store, planner, now) {
        examination.findings.append(finding)
      }
    }
    try store?.close()
    try Console.print(examination.text)
    if examination.findings.contains(where: { $0.result == .fault }) { throw ExitCode(Failure.Code.faults.rawValue) }
  }

  /// Sends a test notification to each of the person's devices.
  private func testSends(
    _ configuration: Configuration, _ folder: DataFolder, _ store: any Store, _ planner: Planner, _ now: Timestamp
  ) async throws -> [Examination.Finding] {
    guard let record = try await store.person(person), let key = try Secrets.existingVAPID(in: folder) else {
      return [Examination.Finding(subject: "test", result: .fault, sentence: "there is no person \(person)")]
    }
    let senders = try Senders(configuration, key, store)
    let sample = try planner.plan(for: record.person).sampleNotification(at: now)
    var findings: [Examination.Finding] = []
    for device in try await store.devices(of: person) {
      let provider = device.address.provider
      let delivery = Delivery(
        key: Delivery.Key.test(person: person, notification: sample.id, device: device.id), moment: now, due: now,
        expires: sample.expires, state: .sending, attempt: 1, changedAt: now)
      guard let sender = senders.all[provider] else {
        findings.append(
          Examination.Finding(
            subject: "test \(device.id)", result: .fault, sentence: "\(provider.rawValue) is not configured"))
        continue
      }
      let answer = await sender.send(sample, for: delivery, to: device, at: now)
      let status = answer.status.map { "status \($0)" }
      let state = answer.state == .retry ? "failed" : answer.state.rawValue
      let sentence = [provider.rawValue, state, status, answer.reason].compactMap(\.self).joined(separator: ", ")
      findings.append(
        Examination.Finding(
          subject: "test \(device.id)", result: answer.state == .accepted ? .ok : .fault, sentence: sentence))
    }
    try await senders.shutdown()
    if findings.isEmpty {
      return [Examination.Finding(subject: "test", result: .warning, sentence: "\(person) has no device")]
    }
    return findings
  }
}
