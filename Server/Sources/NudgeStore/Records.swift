public import Nudge

/// A person as a store keeps them, with their complete history.
public struct PersonRecord: Hashable, Sendable {
  public var person: Person
  /// Increases by one with each change to the person, their achievements or their devices.
  public var version: Int
  /// The time at which the person was first stored.
  ///
  /// It is later than the same time of anyone who had this ID before and was erased.
  public var createdAt: Timestamp
  /// Plans up to this time are stored as deliveries.
  ///
  /// The plan continues from here.
  public var plannedUntil: Timestamp
  /// The time of the earliest achievement that was added since the last plan, or `nil` if there isn't one.
  public var celebrateFrom: Timestamp?
  /// The time at which the person has to be planned again, or `nil` if nothing is coming.
  public var nextWake: Timestamp?

  /// The version that an `ETag` names.
  public var personVersion: PersonVersion { PersonVersion(createdAt: createdAt, number: version) }

  /// The next wake of someone who has changed: 1970, so that they are planned even if the clock is set back right after.
  public static let atOnce = Timestamp(secondsSinceEpoch: 0) ?? .min

  public init(
    person: Person, version: Int, createdAt: Timestamp, plannedUntil: Timestamp, celebrateFrom: Timestamp? = nil,
    nextWake: Timestamp?
  ) {
    self.person = person
    self.version = version
    self.createdAt = createdAt
    self.plannedUntil = plannedUntil
    self.celebrateFrom = celebrateFrom
    self.nextWake = nextWake
  }
}

/// A person in a list.
public struct PersonEntry: Hashable, Sendable {
  public var id: String
  /// The time at which the person was first stored.
  public var createdAt: Timestamp

  public init(id: String, createdAt: Timestamp) {
    self.id = id
    self.createdAt = createdAt
  }
}

/// An address that notifications can be sent to.
public struct Device: Hashable, Sendable {
  /// The person whose device it is.
  public var person: String
  /// The device's ID, which is unique among the person's devices.
  public var id: String
  public var address: Address
  public var registeredAt: Timestamp

  public init(person: String, id: String, address: Address, registeredAt: Timestamp) {
    self.person = person
    self.id = id
    self.address = address
    self.registeredAt = registeredAt
  }

  /// The address of a device at a provider.
  ///
  /// Anyone who knows it can send to the device, so it is never logged.
  public enum Address: Codable, Hashable, Sendable {
    /// A browser's push subscription.
    case webPush(endpoint: String, p256dh: String, auth: String)
    /// An app on an Apple device.
    case apns(token: String, topic: String, environment: APNsEncoder.Environment)
    /// An app that uses Firebase Cloud Messaging.
    case fcm(token: String)
    /// A URL that receives each notification in a signed request.
    case webhook(url: String, secret: String)

    /// The provider's name in the API, the database and logs.
    public var provider: Provider {
      switch self {
      case .webPush: .webPush
      case .apns: .apns
      case .fcm: .fcm
      case .webhook: .webhook
      }
    }
  }

  public enum Provider: String, CaseIterable, Codable, Hashable, Sendable {
    case webPush = "webpush"
    case apns, fcm, webhook
  }
}

extension Device: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The person's ID, the device's ID and the provider, without the address.
  public var description: String { "\(person)/\(id) (\(address.provider.rawValue))" }

  public var debugDescription: String { description }

  public var customMirror: Mirror { Mirror(self, children: ["person": person, "id": id]) }
}

/// One notification for one device.
///
/// A delivery contains no text. When it is due, the person is planned again, which also finds out whether it should still be
/// sent.
public struct Delivery: Hashable, Sendable {
  public var key: Key
  /// The time at which the notification fires according to the plan.
  public var moment: Timestamp
  /// The time at which it is sent: ``moment`` plus its share of the spread, or later if the person postponed it.
  public var due: Timestamp
  /// It isn't sent at or after this time.
  public var expires: Timestamp
  public var state: DeliveryState
  /// The number of times that sending was started.
  public var attempt: Int
  /// The number of its last claim, which increases with each.
  ///
  /// It tells a claim from all others, also those by the same owner, and those of a delivery with the same key that was
  /// erased: it begins with the time at which the delivery was planned.
  public var claims: Int
  /// The time of the next attempt, if it is later than ``due``: after a failed attempt, or at the end of quiet hours.
  public var nextTry: Timestamp?
  /// The provider's last HTTP status.
  public var status: Int?
  /// The reason for its state, for a person who looks for the cause.
  public var reason: String?
  /// The time at which the state last changed.
  public var changedAt: Timestamp
  /// The process that has claimed it last, if several processes share the store.
  public var process: String?

  /// The values that identify a delivery.
  ///
  /// The same key is never sent twice. IDs are compared byte by byte.
  public struct Key: Hashable, Sendable {
    public var person: String
    public var notification: NotificationID
    public var device: String
    /// 0 for the first showing, and one more each time the person postpones it.
    public var showing: Int

    public init(person: String, notification: NotificationID, device: String, showing: Int = 0) {
      self.person = person
      self.notification = notification
      self.device = device
      self.showing = showing
    }

    /// Returns a new key for a test notification, which isn't stored.
    ///
    /// Each test has its own showing, so that a receiver doesn't take it for a repeat of another one. The number is
    /// random, because two tests can have the same time, and larger than the number of times that something is postponed.
    public static func test(person: String, notification: NotificationID, device: String) -> Self {
      Self(
        person: person, notification: notification, device: device,
        showing: Int.random(in: 1_000_000_000..<9_007_199_254_740_992))
    }
  }

  public init(
    key: Key, moment: Timestamp, due: Timestamp, expires: Timestamp, state: DeliveryState = .planned, attempt: Int = 0,
    claims: Int = 0, nextTry: Timestamp? = nil, status: Int? = nil, reason: String? = nil, changedAt: Timestamp,
    process: String? = nil
  ) {
    self.key = key
    self.moment = moment
    self.due = due
    self.expires = expires
    self.state = state
    self.attempt = attempt
    self.claims = claims
    self.nextTry = nextTry
    self.status = status
    self.reason = reason
    self.changedAt = changedAt
    self.process = process
  }
}

/// The result of an attempt to send a delivery.
public struct Outcome: Hashable, Sendable {
  public var key: Delivery.Key
  /// The claim that this is the outcome of, as in ``Delivery/claims``.
  ///
  /// The outcome of an earlier claim is ignored.
  public var claim: Int
  /// The new state, one that ``DeliveryState/sending`` can become.
  public var state: DeliveryState
  /// The time of the next attempt, in the state ``DeliveryState/retry``.
  public var nextTry: Timestamp?
  public var status: Int?
  public var reason: String?
  /// The address that doesn't exist any more, in the state ``DeliveryState/dropped``.
  ///
  /// If the device has another address by now, it is kept.
  public var gone: Device.Address?

  public init(
    key: Delivery.Key, claim: Int, state: DeliveryState, nextTry: Timestamp? = nil, status: Int? = nil,
    reason: String? = nil, gone: Device.Address? = nil
  ) {
    self.key = key
    self.claim = claim
    self.state = state
    self.nextTry = nextTry
    self.status = status
    self.reason = reason
    self.gone = gone
  }
}

/// An action that a person took on a notification.
public struct Event: Hashable, Sendable {
  public var person: String
  public var notification: NotificationID
  /// `opened`, `dismissed` or the ID of a button.
  public var action: String
  public var at: Timestamp

  /// A Boolean value indicating whether the person swiped the notification away, which doesn't answer it.
  public var isDismissal: Bool { action == "dismissed" }

  public init(person: String, notification: NotificationID, action: String, at: Timestamp) {
    self.person = person
    self.notification = notification
    self.action = action
    self.at = at
  }
}

// MARK: - IDs

/// An ID that equals another one only if both have the same bytes.
///
/// Strings are equal if they look the same, so é as one character equals e with an accent. Two people can have these IDs.
package struct ExactID: Hashable, Sendable {
  private let text: String

  package init(_ text: String) { self.text = text }

  package static func == (first: Self, second: Self) -> Bool { first.text.utf8.elementsEqual(second.text.utf8) }
}

extension Delivery.Key {
  public static func == (first: Self, second: Self) -> Bool {
    ExactID(first.person) == ExactID(second.person) && first.notification == second.notification
      && ExactID(first.device) == ExactID(second.device) && first.showing == second.showing
  }
}
