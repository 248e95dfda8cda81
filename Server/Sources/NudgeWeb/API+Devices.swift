internal import Hummingbird
internal import Nudge
internal import NudgeDispatch
internal import NudgeSenders
internal import NudgeStore

extension API {
  private struct DeviceAnswer: Encodable {
    var id: String
    var provider: String
    var registeredAt: String
  }

  func putDevice(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let person = try personID(context)
    let id = try Self.id("device", of: "a device", context)
    // The ID is part of the header webhook-id, whose parts are separated by slashes.
    guard !id.contains("/") else { throw Problem(.badRequest, "The ID of a device must not contain a slash.") }
    var body = try await body(of: request)
    let address = Self.address(&body)
    try body.check()
    guard let address else { throw Problem.invalid("", "Must be an address.") }
    let device = Device(person: person, id: id, address: address, registeredAt: backend.clock.now())
    let result = try await backend.store.putDevice(device, at: backend.clock.now())
    backend.wake()
    let answer = DeviceAnswer(
      id: id, provider: device.address.provider.rawValue, registeredAt: "\(device.registeredAt)")
    switch result {
    case .created: return try JSONResponse.make(answer, status: .created)
    case .replaced: return try JSONResponse.make(answer)
    case .conflict, .gone: throw Problem.noSuchPerson
    }
  }

  func deleteDevice(_ context: some RequestContext) async throws -> Response {
    let device = try Self.id("device", of: "a device", context)
    let found = try await backend.store.deleteDevice(device, of: try personID(context), at: backend.clock.now())
    guard found else { throw Problem(.notFound, "There is no such device.") }
    return Response(status: .noContent)
  }

  /// Reads the address of a device, or returns `nil` with at least one fault.
  private static func address(_ body: inout BodyReader) -> Device.Address? {
    let provider = body.word("provider", of: Device.Provider.allCases.map(\.rawValue))
    switch provider.flatMap(Device.Provider.init) {
    case .webPush:
      let endpoint = body.required("endpoint")
      var keys: (p256dh: String, auth: String)?
      body.object("keys") { body in
        guard let p256dh = body.required("p256dh"), let auth = body.required("auth") else { return }
        do throws(WebPushKeyError) {
          _ = try SubscriptionKeys(p256dh: p256dh, auth: auth)
          keys = (p256dh, auth)
        } catch {
          body.complain(error == .auth ? "auth" : "p256dh", "\(error)")
        }
      }
      guard let endpoint, let keys else { return nil }
      return .webPush(endpoint: endpoint, p256dh: keys.p256dh, auth: keys.auth)
    case .apns:
      let token = body.required("token")
      let topic = body.required("topic")
      if let token, !token.utf8.count.isMultiple(of: 2) || !token.allSatisfy(\.isHexDigit) {
        body.complain("token", "Must consist of hexadecimal digits.")
      }
      let environment = APNsEncoder.Environment(rawValue: body.text("environment") ?? "production")
      if environment == nil { body.complain("environment", "Must be production or sandbox.") }
      guard let token, let topic, let environment else { return nil }
      return .apns(token: token, topic: topic, environment: environment)
    case .fcm: return body.required("token").map { .fcm(token: $0) }
    case .webhook:
      let url = body.required("url")
      let secret = body.required("secret")
      if let secret {
        do { _ = try WebhookSignature(secret: secret) } catch { body.complain("secret", "\(error)") }
      }
      guard let url, let secret else { return nil }
      return .webhook(url: url, secret: secret)
    case nil: return nil
    }
  }

  private struct TestAnswer: Encodable {
    var devices: [Backend.TestResult]
  }

  func sendTest(_ context: some RequestContext) async throws -> Response {
    try JSONResponse.make(TestAnswer(devices: try await backend.sendTest(to: try personID(context))))
  }
}
