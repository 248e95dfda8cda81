internal import Hummingbird
internal import Nudge
internal import NudgeDispatch
internal import NudgeSenders
internal import NudgeStore

extension API {
  private struct DeviceBody: Decodable {
    var provider: String
    var endpoint: String?
    var keys: Keys?
    var token: String?
    var topic: String?
    var environment: String?
    var url: String?
    var secret: String?

    struct Keys: Decodable {
      var p256dh: String
      var auth: String
    }
  }

  private struct DeviceAnswer: Encodable {
    var id: String
    var provider: String
    var registeredAt: String
  }

  func putDevice(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let person = try personID(context)
    let id = decoded(try context.parameters.require("device"))
    guard !id.isEmpty, id.utf8.count <= 256, !id.contains("/") else {
      throw Problem(.badRequest, "The ID of a device must be 1 to 256 bytes long, without a slash.")
    }
    let device = Device(
      person: person, id: id, address: try Self.address(try await decode(request)), registeredAt: backend.clock.now())
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
    let device = decoded(try context.parameters.require("device"))
    let found = try await backend.store.deleteDevice(device, of: try personID(context), at: backend.clock.now())
    guard found else { throw Problem(.notFound, "There is no such device.") }
    return Response(status: .noContent)
  }

  private static func address(_ body: DeviceBody) throws -> Device.Address {
    func required(_ value: String?, _ name: String) throws -> String {
      guard let value, !value.isEmpty else { throw Problem.invalid("/\(name)", "Is missing.") }
      guard value.utf8.count <= 4_096 else { throw Problem.invalid("/\(name)", "Must be at most 4096 bytes long.") }
      return value
    }
    switch Device.Provider(rawValue: body.provider) {
    case .webPush:
      guard let keys = body.keys else { throw Problem.invalid("/keys", "Is missing.") }
      do {
        _ = try SubscriptionKeys(p256dh: keys.p256dh, auth: keys.auth)
      } catch {
        throw Problem.invalid(error == .auth ? "/keys/auth" : "/keys/p256dh", "\(error)")
      }
      return .webPush(endpoint: try required(body.endpoint, "endpoint"), p256dh: keys.p256dh, auth: keys.auth)
    case .apns:
      let token = try required(body.token, "token")
      guard token.utf8.count.isMultiple(of: 2), token.allSatisfy(\.isHexDigit) else {
        throw Problem.invalid("/token", "Must consist of hexadecimal digits.")
      }
      guard let environment = APNsEncoder.Environment(rawValue: body.environment ?? "production") else {
        throw Problem.invalid("/environment", "Must be production or sandbox.")
      }
      return .apns(token: token, topic: try required(body.topic, "topic"), environment: environment)
    case .fcm: return .fcm(token: try required(body.token, "token"))
    case .webhook:
      let secret = try required(body.secret, "secret")
      do {
        _ = try WebhookSignature(secret: secret)
      } catch {
        throw Problem.invalid("/secret", "\(error)")
      }
      return .webhook(url: try required(body.url, "url"), secret: secret)
    case nil:
      let names = Device.Provider.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem.invalid("/provider", "Must be one of \(names).")
    }
  }
}
