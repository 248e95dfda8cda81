internal import Hummingbird
internal import Nudge
internal import NudgeStore

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The devices that get a person's notifications, as the template shows them.
struct DevicesView {
  var devicesTitle: String
  var devices: [Item]

  struct Item {
    var deviceID: String
    var deviceName: String
    var since: String
    var machineSince: String
    var endLabel: String
  }

  /// - Returns: `nil` if there are no devices.
  init?(_ devices: [Device], _ plan: PersonPlan, _ words: PageWords) throws {
    guard !devices.isEmpty else { return nil }
    devicesTitle = try words.notices.text("devices", ["n": .number(devices.count)])
    // The device that was connected last comes first.
    let sorted = devices.sorted { ($1.registeredAt, $0.id) < ($0.registeredAt, $1.id) }
    self.devices = try sorted.map { device in
      let name = try Self.name(device.address, words)
      let day = plan.zone.civil(at: device.registeredAt).date
      return Item(
        deviceID: device.id, deviceName: name, since: try words.journal.text("device-since", ["day": .date(day)]),
        machineSince: "\(day)", endLabel: try words.journal.text("device-end-named", ["title": .text(name)]))
    }
  }

  /// Returns the name of a device.
  ///
  /// The host of its push service tells which browser it is.
  private static func name(_ address: Device.Address, _ words: PageWords) throws -> String {
    switch address {
    case .apns: return try words.journal.text("device-apple")
    case .fcm: return try words.journal.text("device-app")
    case .webhook: return try words.journal.text("device-service")
    case .webPush(let endpoint, _, _):
      let host = URL(string: endpoint)?.host() ?? ""
      func isOf(_ name: String) -> Bool { host == name || host.hasSuffix("." + name) }
      if isOf("googleapis.com") { return try words.journal.text("device-chromium") }
      return try browsers.first { isOf($0.host) }?.name ?? words.journal.text("device-browser")
    }
  }

  /// The push services of one browser each, whose name is the same in all languages.
  private static let browsers = [
    (host: "mozilla.com", name: "Firefox"), (host: "push.apple.com", name: "Safari"),
    (host: "notify.windows.com", name: "Edge"),
  ]
}

extension Page {
  /// Disconnects a device that the person has chosen in the list.
  func disconnect(_ posted: PostedForm) async throws -> Response {
    // Disconnecting twice, from two windows for example, has the result that was asked for.
    _ = try await backend.store.deleteDevice(
      posted.fields["device"] ?? "", of: posted.visit.person.id, if: posted.visit.precondition, withAddress: nil,
      at: posted.visit.now)
    backend.wake()
    return try await finish(posted, .disconnected)
  }
}
