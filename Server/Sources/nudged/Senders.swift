internal import Crypto
internal import NudgeDispatch
internal import NudgeSenders
internal import NudgeStore
internal import NudgeWeb

/// The senders that the settings allow.
struct Senders {
  let vapid: VAPID
  let all: [Device.Provider: any Sender]
  private let transport: HTTPTransport
  private let client: HTTP2Client

  /// - Throws: ``Failure`` if a key can't be used.
  init(_ configuration: Configuration, _ key: P256.Signing.PrivateKey, _ store: any Store) throws {
    client = try KeyFile.client(trusting: configuration.providerCA)
    let apns = try configuration.apns?.read()
    let account = try configuration.fcmAccount.map(KeyFile.account)
    transport = HTTPTransport(allowing: configuration.networks)
    vapid = VAPID(key: key, contact: configuration.contactOrPublicURL)
    var all: [Device.Provider: any Sender] = [
      .webhook: WebhookSender(transport: transport),
      .webPush: WebPushSender(transport: transport, vapid: vapid, link: (configuration.securePublicURL ?? "") + "/"),
    ]
    if let apns {
      all[.apns] = APNsSender(transport: client, key: apns, store: store, url: configuration.apnsURL)
    }
    if let account {
      all[.fcm] = FCMSender(transport: client, account: account, store: store, url: configuration.fcmURL)
    }
    self.all = all
  }

  /// Closes all connections.
  func shutdown() async throws {
    await client.shutdown()
    try await transport.shutdown()
  }
}

extension Configuration {
  /// The public URL, if browsers consider it secure.
  fileprivate var securePublicURL: String? { publicURL.flatMap { $0.scheme == .https ? $0.description : nil } }

  /// The contact, or else the public URL, through which a push service reaches the operator, or `nil` if there is
  /// neither.
  ///
  /// A public URL that only works in one network is no contact.
  var contactOrPublicURL: String? { contact ?? securePublicURL.flatMap { try? PushContact($0).text } }

  /// The networks besides public addresses in which webhooks and push services may be.
  var networks: AllowedNetworks {
    (allowsLoopback ? .loopback : AllowedNetworks()) + AllowedNetworks(allowedAddresses)
  }
}
