internal import Hummingbird
internal import Nudge
internal import NudgeDispatch
internal import NudgeSenders
internal import NudgeStore

extension API {
  private struct DeviceAnswer: Encodable {
    var id: String
    var provider: Device.Provider
    var registeredAt: String

    init(_ device: Device) {
      id = device.id
      provider = device.address.provider
      registeredAt = "\(device.registeredAt)"
    }
  }

  private struct DeviceList: Encodable {
    var devices: [DeviceAnswer]
  }

  func getDevices(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let person = try personID(context)
    var query = QueryReader(request)
    let after = query.text("after") ?? ""
    let limit = query.number("limit", 1...1_000) ?? 100
    try query.check()
    let devices = try await backend.read(of: person) { try await backend.store.devices(of: person) }
      .drop { !after.utf8.lexicographicallyPrecedes($0.id.utf8) }
    return try JSONResponse.make(DeviceList(devices: devices.prefix(limit).map(DeviceAnswer.init)))
  }

  func getDevice(_ context: some RequestContext) async throws -> Response {
    let id = try Self.id("device", of: "a device", context)
    let devices = try await backend.store.devices(of: try personID(context))
    guard let device = devices.first(where: { ExactID($0.id) == ExactID(id) }) else {
      throw Problem(.noSuchDevice, "There is no such device.")
    }
    return try JSONResponse.make(DeviceAnswer(device))
  }

  func putDevice(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let person = try personID(context)
    let id = try Self.id("device", of: "a device", context)
    // The ID is part of the header webhook-id, whose parts are separated by slashes.
    guard !id.contains("/") else { throw Problem(.invalidPath, "The ID of a device must not contain a slash.") }
    var body = try await body(of: request)
    let address = address(&body)
    try body.check()
    guard let address else { throw Problem.invalid("", "Must be an address.") }
    let device = Device(person: person, id: id, address: address, registeredAt: backend.clock.now())
    let result = try await backend.store.putDevice(device, at: backend.clock.now())
    backend.wake()
    let answer = DeviceAnswer(device)
    switch result {
    case .created: return try JSONResponse.make(answer, status: .created)
    case .replaced: return try JSONResponse.make(answer)
    case .gone: throw Problem.noSuchPerson
    }
  }

  func deleteDevice(_ context: some RequestContext) async throws -> Response {
    let device = try Self.id("device", of: "a device", context)
    let found = try await backend.store.deleteDevice(device, of: try personID(context), at: backend.clock.now())
    backend.wake()
    guard found else { throw Problem(.noSuchDevice, "There is no such device.") }
    return Response(status: .noContent)
  }

  /// The providers in the order of the documentation.
  static let providers: [Device.Provider] = [.webPush, .apns, .fcm, .webhook]

  /// Reads the address of a device, or returns `nil` with at least one fault.
  private func address(_ body: inout BodyReader) -> Device.Address? {
    let known = Device.Provider.allCases.map(\.rawValue)
    guard let provider = body.word("provider", of: known).flatMap(Device.Provider.init) else {
      // The other members depend on the provider.
      body.acceptAll()
      return nil
    }
    switch provider {
    case .webPush:
      let endpoint = body.endpoint("endpoint", allowing: backend.networks)
      let keys = body.subscriptionKeys("keys")
      // A browser's PushSubscription has it.
      body.accept("expirationTime")
      guard let endpoint, let keys else { return nil }
      return .webPush(endpoint: endpoint, p256dh: keys.p256dh, auth: keys.auth)
    case .webhook:
      let url = body.endpoint("url", allowing: backend.networks)
      let secret = body.required("secret")
      if let secret {
        do { _ = try WebhookSignature(secret: secret) } catch { body.complain("secret", "\(error)") }
      }
      guard let url, let secret else { return nil }
      return .webhook(url: url, secret: secret)
    case .apns:
      let token = body.required("token")
      let topic = body.required("topic")
      let environment = body.word("environment", of: APNsEncoder.Environment.allCases.map(\.rawValue))
      if let topic, (try? APNsEncoder(topic: topic).validate()) == nil {
        body.complain("topic", "Must be the bundle ID of an app, such as org.example.app.")
      }
      let isToken = token.map { (1...512).contains($0.utf8.count) && $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
      if isToken == false { body.complain("token", "Must be a device token in hexadecimal digits.") }
      guard let token, let topic, let environment = environment.flatMap(APNsEncoder.Environment.init) else {
        return nil
      }
      return .apns(token: token.lowercased(), topic: topic, environment: environment)
    case .fcm:
      return body.required("token").map { .fcm(token: $0) }
    }
  }

  private struct TestAnswer: Encodable {
    var devices: [Backend.TestResult]
  }

  func sendTest(_ context: some RequestContext) async throws -> Response {
    try JSONResponse.make(TestAnswer(devices: try await backend.sendTest(to: try personID(context))))
  }
}

extension BodyReader {
  /// Reads a URL that notifications can be sent to.
  mutating func endpoint(_ key: String, allowing networks: AllowedNetworks) -> String? {
    guard let url = required(key) else { return nil }
    do throws(TargetURLError) {
      _ = try TargetURL(url, allowing: networks)
      return url
    } catch {
      complain(key, "\(error.description.prefix(1).uppercased())\(error.description.dropFirst()).")
      return nil
    }
  }

  /// Reads the keys of a browser's subscription.
  mutating func subscriptionKeys(_ key: String) -> (p256dh: String, auth: String)? {
    var keys: (p256dh: String, auth: String)?
    object(key) { body in
      let (p256dh, auth) = (body.required("p256dh"), body.required("auth"))
      guard let p256dh, let auth else { return }
      do throws(WebPushKeyError) {
        _ = try SubscriptionKeys(p256dh: p256dh, auth: auth)
        keys = (p256dh, auth)
      } catch {
        body.complain(error == .auth ? "auth" : "p256dh", "\(error)")
      }
    }
    return keys
  }
}
