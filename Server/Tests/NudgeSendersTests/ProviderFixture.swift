import Crypto
import CryptoExtras
import FoundationEssentials
import Nudge
import NudgeDispatch
import NudgeSenders
import NudgeStore
import NudgeStoreSQLite
import Synchronization

/// Answers requests without a network.
final class ScriptedTransport: Transport {
  struct Request {
    var url: String
    var message: PushMessage
    var authorization: String? { message[header: "authorization"] }
  }

  private let state = Mutex<(requests: [Request], reconnects: Int)>(([], 0))
  private let act: @Sendable (Request, Int) -> TransportResult

  /// - Parameter act: What happens to a request, with the number of requests before it.
  init(_ act: @escaping @Sendable (Request, Int) -> TransportResult) { self.act = act }

  var requests: [Request] { state.withLock(\.requests) }

  var reconnects: Int { state.withLock(\.reconnects) }

  func send(_ request: PushMessage, to url: String, at now: Timestamp) async -> TransportResult {
    let request = Request(url: url, message: request)
    let index = state.withLock { state in
      state.requests.append(request)
      return state.requests.count - 1
    }
    return act(request, index)
  }

  func reconnect(to url: String) async { state.withLock { $0.reconnects += 1 } }
}

extension TransportResult {
  static func reply(_ status: Int, _ body: String = "", _ headers: [String: String] = [:]) -> TransportResult {
    .reply(
      PushProvider.Reply(
        status: status, headers: headers.map { PushMessage.Header(name: $0.key, value: $0.value) },
        body: Array(body.utf8)))
  }
}

/// A notification for one device, and the keys for both providers.
struct ProviderFixture {
  static let now = Timestamp(secondsSinceEpoch: 1_795_694_400) ?? .min  // 2026-11-26T12:00:00Z
  static let apnsToken = "00fc13adff785122"
  static let fcmToken = "dZ3:APA91b-token"

  let notification: NotificationRequest
  let store: SQLiteStore
  let apnsKey = P256.Signing.PrivateKey()

  init() throws {
    let planner = Planner()
    let person = try Person(json: #"{"id":"u-1","timeZone":"Europe/Berlin","name":"Ada"}"#)
    notification = try planner.plan(for: person).sampleNotification(at: Self.now)
    store = try SQLiteStore.inMemory()
  }

  func delivery(attempt: Int = 1, showing: Int = 0) -> Delivery {
    Delivery(
      key: Delivery.Key(person: "u-1", notification: notification.id, device: "phone", showing: showing),
      moment: Self.now, due: Self.now, expires: notification.expires, state: .sending, attempt: attempt,
      changedAt: Self.now)
  }

  func device(_ address: Device.Address, registeredAt: Timestamp = now.advanced(bySeconds: -86_400)) -> Device {
    Device(person: "u-1", id: "phone", address: address, registeredAt: registeredAt)
  }

  var iPhone: Device {
    device(.apns(token: Self.apnsToken, topic: "org.example.app", environment: .production))
  }

  var android: Device { device(.fcm(token: Self.fcmToken)) }

  func apns(_ transport: any Transport, url: String? = nil) throws -> APNsSender {
    let key = try APNsKey(pem: apnsKey.pemRepresentation, keyID: "ABC123DEFG", teamID: "DEF123GHIJ")
    return APNsSender(transport: transport, key: key, store: store, url: url)
  }

  /// The same RSA key for all tests, because making one takes a second.
  static let rsaKey = try? _RSA.Signing.PrivateKey(keySize: .bits2048)

  static func accountJSON(tokenURL: String = "https://oauth2.googleapis.com/token") throws -> Data {
    let file = [
      "type": "service_account", "project_id": "example-app-17", "private_key_id": "k1",
      "private_key": rsaKey?.pemRepresentation ?? "", "client_email": "push@example-app-17.iam.gserviceaccount.com",
      "token_uri": tokenURL,
    ]
    return try JSONEncoder().encode(file)
  }

  func fcm(_ transport: any Transport, tokenURL: String = "https://oauth2.googleapis.com/token", url: String? = nil)
    throws -> FCMSender
  {
    FCMSender(
      transport: transport, account: try FCMAccount(json: try Self.accountJSON(tokenURL: tokenURL)), store: store,
      url: url)
  }

  func send(_ sender: some Sender, to device: Device, attempt: Int = 1, at now: Timestamp = now) async -> Answer {
    await sender.send(notification, for: delivery(attempt: attempt), to: device, at: now)
  }
}
