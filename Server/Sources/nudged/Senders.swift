internal import Crypto
internal import NudgeDispatch
internal import NudgeSenders
internal import NudgeStore

/// The senders that the settings allow.
struct Senders {
  let transport: HTTPTransport
  let vapid: VAPID
  let all: [Device.Provider: any Sender]

  init(_ configuration: Configuration, _ key: P256.Signing.PrivateKey) {
    transport = HTTPTransport(allowsLoopback: configuration.allowsLoopback)
    vapid = VAPID(key: key, contact: configuration.contactOrPublicURL)
    all = [
      .webhook: WebhookSender(transport: transport),
      .webPush: WebPushSender(transport: transport, vapid: vapid, link: (configuration.securePublicURL ?? "") + "/"),
    ]
  }
}

extension Configuration {
  /// The public URL, if browsers consider it secure.
  fileprivate var securePublicURL: String? { publicURL.flatMap { $0.hasPrefix("https://") ? $0 : nil } }

  /// How the operator of a push service reaches the operator of this server, or `nil` if that isn't known.
  var contactOrPublicURL: String? { contact ?? securePublicURL }
}
