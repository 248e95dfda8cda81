public import Nudge

/// Keeps people, devices and deliveries.
///
/// Every function is one transaction: either all of it is stored or nothing is. When a function returns, its effect survives a
/// power failure. Times are parameters, so a store never reads a clock, except for the leases of deliveries, which the clock of the
/// database measures.
///
/// A change to a person, their achievements or their devices increases the version of the person by one and sets their next
/// wake to ``PersonRecord/atOnce``, so that they are planned again immediately. Its precondition is checked in the same
/// transaction, and its result is what the transaction has stored. ``addSeen(_:to:if:)`` alone leaves the version as it is.
public protocol Store: Sendable {
  // MARK: People

  func person(_ id: String) async throws -> PersonRecord?

  /// Returns the version of a person, without reading the rest of them.
  func version(of person: String) async throws -> PersonVersion?

  /// Returns the people whose IDs come after another one in the order of their bytes, sorted by ID.
  func people(after id: String, limit: Int) async throws -> [PersonEntry]

  /// Stores a person whose history is part of the value.
  ///
  /// A history of achievements replaces the stored ones. A history without a record leaves them unchanged. The days on
  /// which the person was seen are added to the stored ones, and the day on which they joined stays if none is given.
  ///
  /// - Parameters:
  ///   - day: The day on which a new person joins, unless they say otherwise.
  ///   - hash: The hash of the person's ID, as in ``erasePerson(_:if:hash:at:)``, or `nil` if the ID is new. A person who
  ///     is stored at or before the time of an erasure with this hash counts as stored a second after it.
  func putPerson(
    _ person: Person, if precondition: Precondition, joining day: CivilDate?, erasedAs hash: String?, at now: Timestamp
  ) async throws -> PutResult

  /// Reads a person, changes them, and stores the result.
  ///
  /// - Returns: The changed person, or `nil` if there isn't one for whom the precondition holds.
  func updatePerson(
    _ id: String, if precondition: Precondition, _ change: @escaping @Sendable (inout Person) throws -> Void
  ) async throws -> PersonRecord?

  /// Notes that a person was seen on a day, which wakes them but is no new version.
  ///
  /// - Parameter day: The day, which is ignored if it is known. Of more than 1,000 days, the earliest is removed.
  func addSeen(_ day: CivilDate, to person: String, if precondition: Precondition) async throws

  /// Deletes a person and everything that belongs to them, and remembers the hash of their ID.
  ///
  /// Someone who is stored with the same ID and hash later, even in the same second, has a later
  /// ``PersonRecord/createdAt``.
  func erasePerson(
    _ id: String, if precondition: Precondition, hash: String, at now: Timestamp
  ) async throws -> EraseResult

  // MARK: Achievements

  /// Stores an achievement.
  ///
  /// The milestones that it reaches are celebrated even if the plan has passed its time.
  ///
  /// - Parameters:
  ///   - achievement: The achievement, with an ID.
  ///   - record: Records the achievement in the person's history.
  func addAchievement(
    _ achievement: Achievement, to person: String, if precondition: Precondition,
    record: @escaping @Sendable (inout Person) throws -> Void
  ) async throws -> AddResult

  /// Returns achievements, the newest first.
  ///
  /// - Parameter before: The ID of an achievement. Only earlier ones are returned.
  /// - Returns: The achievements, or `nil` if the person has no achievement with the ID `before`.
  func achievements(of person: String, before: String?, limit: Int) async throws -> [Achievement]?

  /// Returns an achievement, or `nil` if there is no such achievement of a person for whom the precondition holds.
  func achievement(_ id: String, of person: String, if precondition: Precondition) async throws -> Achievement?

  /// Corrects an achievement, which keeps its ID.
  ///
  /// Unlike an achievement that is added, it celebrates nothing before the end of the plan.
  ///
  /// - Parameter change: Changes the achievement. Its second parameter is the person without their achievements.
  func correctAchievement(
    _ id: String, of person: String, if precondition: Precondition,
    _ change: @escaping @Sendable (inout Achievement, Person) throws -> Void
  ) async throws -> CorrectResult

  /// Deletes an achievement.
  func deleteAchievement(_ id: String, of person: String, if precondition: Precondition) async throws -> DeleteResult

  // MARK: Devices

  /// Stores a device.
  ///
  /// If another device has the same address, that one is deleted, because an address belongs to whoever registered it last.
  func putDevice(_ device: Device, if precondition: Precondition, at now: Timestamp) async throws -> DeviceResult

  func devices(of person: String) async throws -> [Device]

  /// Deletes a device, cancels its open deliveries, and returns whether it existed.
  ///
  /// - Parameter address: The address that the device must have, or `nil` if it may have any.
  func deleteDevice(
    _ id: String, of person: String, if precondition: Precondition, withAddress address: Device.Address?,
    at now: Timestamp
  ) async throws -> Bool

  // MARK: Planning

  /// Claims people whose next wake is not after `now`, the most overdue first.
  ///
  /// Nobody else gets the same people for `lease` seconds, unless they change.
  ///
  /// - Returns: The people, and the IDs of those whose rows are damaged, who are due again an hour later.
  func claimWakes(
    until now: Timestamp, limit: Int, lease: Int
  ) async throws -> (wakes: [Wake], unreadable: [String])

  /// Stores the results of planning people, except for those who have changed since.
  ///
  /// - Returns: The IDs of the others, whose plans were stored. The next wake of those who have changed is due already.
  func storePlans(_ plans: [PlanResult], at now: Timestamp) async throws -> Set<String>

  /// Returns the earliest time at which a person has to be planned.
  func nextWake() async throws -> Timestamp?

  /// Notes the time. If the clock was set back since the last note, everyone who was planned beyond it is due.
  ///
  /// - Returns: Whether the clock was set back.
  func noteTime(_ now: Timestamp) async throws -> Bool

  // MARK: Sending

  /// Claims deliveries that are due, the most overdue first, together with what is needed to send them.
  ///
  /// Deliveries that have expired become ``DeliveryState/expired`` instead. Those whose rows, persons or devices can't be read
  /// are due again a minute later, because they may be repaired by then, or another version of the server can read them.
  func claimDeliveries(until now: Timestamp, limit: Int, owner: String, lease: Int) async throws -> [DueDelivery]

  /// Marks deliveries as being sent.
  ///
  /// - Returns: Those that may be sent now. The others have been cancelled, or have another owner, or their person has
  ///   changed, in which case they are due again.
  func markSending(_ claims: [DueDelivery.Claim], owner: String, at now: Timestamp) async throws -> Set<Delivery.Key>

  /// Cancels claimed deliveries that are no longer part of the plan.
  ///
  /// If the person has changed since the claim, the delivery is due again instead.
  func cancel(_ claims: [DueDelivery.Claim], reason: String, owner: String, at now: Timestamp) async throws

  /// Gives back claimed deliveries, which are due again at a time, or when they expire if that is earlier.
  func putBack(_ claims: [DueDelivery.Claim], until moment: Timestamp, owner: String, at now: Timestamp) async throws

  /// Stores what became of deliveries that were being sent.
  ///
  /// What would be sent again at or after its expiry is claimed when it expires, and then is ``DeliveryState/expired``.
  ///
  /// A ``DeliveryState/retry`` is also stored for a delivery that is only claimed, because it is not known whether
  /// ``markSending(_:owner:at:)`` has had an effect if it fails.
  ///
  /// - Returns: The number of outcomes that were stored. An outcome is ignored if the delivery has another owner, claim or
  ///   state by now.
  func storeOutcomes(_ outcomes: [Outcome], owner: String, at now: Timestamp) async throws -> Int

  /// Notes that an owner is alive, which keeps the deliveries that it is sending.
  ///
  /// - Returns: The number of processes that use the store, those that have called this within `lease` seconds.
  func renewLeases(of owner: String, lease: Int) async throws -> Int

  /// Releases deliveries of owners that are gone, and claims whose lease is over.
  ///
  /// What was claimed is due again. What was being sent is ``DeliveryState/unknown`` from now on, unless it hasn't expired
  /// and its device belongs to a provider that may be sent to again, in which case it is due at once. If the person has
  /// postponed it in the meantime, it is ``DeliveryState/cancelled`` instead.
  func releaseAbandoned(
    by owner: String, resendingTo providers: Set<Device.Provider>, at now: Timestamp
  ) async throws -> Released

  /// Returns the earliest time at which there is something to send.
  func nextDelivery() async throws -> Timestamp?

  /// Sends a notification once more, at another time.
  ///
  /// What hasn't been sent to another device yet is sent at that time as well, unless it is due later anyway.
  ///
  /// - Returns: Whether such a delivery has been sent or is being sent.
  func postpone(
    _ notification: NotificationID, of person: String, if precondition: Precondition, until due: Timestamp,
    expires: Timestamp, at now: Timestamp
  ) async throws -> Bool

  // MARK: Looking things up

  /// Returns a person's deliveries that were due at or after a time, the newest first.
  func deliveries(of person: String, since: Timestamp, limit: Int) async throws -> [Delivery]

  /// Returns the number of deliveries in each state, for which it reads all of them.
  func counts() async throws -> [DeliveryState: Int]

  /// Returns the number of deliveries in each state that isn't the last one, which is fast.
  func openCounts() async throws -> [DeliveryState: Int]

  /// Stores an event, and returns whether there is a person for whom the precondition holds.
  func addEvent(_ event: Event, if precondition: Precondition) async throws -> Bool

  func events(of person: String, since: Timestamp, limit: Int) async throws -> [Event]

  // MARK: Keys

  /// Stores the hash of a key under a name, and replaces the key of that name.
  func addKey(name: String, scope: StoredKey.Scope, hash: String, at now: Timestamp) async throws

  /// Returns the key with a hash.
  func key(hash: String) async throws -> StoredKey?

  /// Deletes a key and returns whether there was one with this name.
  func revokeKey(name: String) async throws -> Bool

  /// The keys, sorted by name.
  func keys() async throws -> [StoredKey]

  // MARK: Provider tokens

  /// Returns the token that was made last from some credentials.
  func providerToken(_ key: String) async throws -> ProviderToken?

  /// Stores a token, unless another process was faster.
  ///
  /// - Parameters:
  ///   - token: A new token.
  ///   - old: The token that it replaces, or `nil` if none is stored.
  /// - Returns: The token that is stored now. It is another one if `old` isn't what was stored. If `old` was stored, but
  ///   isn't any more, the new token is returned and not stored.
  func storeProviderToken(_ token: ProviderToken, replacing old: ProviderToken?) async throws -> ProviderToken

  // MARK: Repeated requests

  /// Remembers that a request is being performed, unless it was made before.
  ///
  /// The caller that gets ``RequestStart/started(_:)`` must call ``finishRequest(_:_:at:)`` or ``abandonRequest(_:)``.
  /// If it never does, the request can be made again after ``RepeatableRequest/longestRun`` seconds.
  func startRequest(_ request: RepeatableRequest, at now: Timestamp) async throws -> RequestStart

  /// Stores the response to a request, for ``RepeatableRequest/kept`` seconds.
  func finishRequest(_ run: RequestRun, _ response: StoredResponse, at now: Timestamp) async throws

  /// Notes that a request has failed, so that it can be made again.
  func abandonRequest(_ run: RequestRun) async throws

  // MARK: Links

  /// Remembers that a link to a person's page was used, until the link expires.
  ///
  /// - Returns: Whether this is the first use.
  func useLink(_ id: String, expires: Timestamp, at now: Timestamp) async throws -> Bool

  func isLinkUsed(_ id: String) async throws -> Bool

  /// Stores the code of a link, until the code expires or the person is erased.
  func addLinkCode(_ code: LinkCode, at now: Timestamp) async throws

  /// Returns the code with a hash, or `nil` if it has expired or its person isn't stored.
  func linkCode(hash: String, at now: Timestamp) async throws -> LinkCode?

  /// Remembers that a browser has signed out, until its cookie expires.
  func endSession(_ id: String, expires: Timestamp, at now: Timestamp) async throws

  func hasSessionEnded(_ id: String) async throws -> Bool

  // MARK: Housekeeping

  /// Checks what an operator should know.
  func condition() async throws -> StoreCondition

  /// Calls a function with everything that is stored at one moment, table by table in the order of ``StoreTable``.
  func export(_ body: @escaping @Sendable (StoreRow) throws -> Void) async throws

  /// Stores exported rows, either all of them or none.
  ///
  /// What a process had claimed is due again, and what it was sending is ``DeliveryState/unknown``.
  ///
  /// - Parameter next: Returns some rows of one table, or `nil` at the end. The tables come in the order of ``StoreTable``.
  /// - Throws: ``StoreIsNotEmpty`` if something is stored already.
  func importRows(_ next: @escaping @Sendable () throws -> [StoreRow]?) async throws

  /// Closes the database.
  func close() throws

  /// Throws if nothing can be stored, for example because the disk is full.
  func checkWritable() async throws

  /// Deletes finished deliveries and events that are older than a time.
  ///
  /// - Returns: The number of deleted rows, at most `limit`.
  func prune(before: Timestamp, limit: Int) async throws -> Int
}

/// The condition of a store, which an operator checks.
public struct StoreCondition: Hashable, Sendable {
  /// The version of the tables.
  public var schema: String
  /// A Boolean value indicating whether a committed transaction survives a power failure.
  public var isDurable: Bool
  /// A description of the damage to the stored data, or `nil` if there isn't any.
  public var damage: String?

  public init(schema: String, isDurable: Bool, damage: String?) {
    self.schema = schema
    self.isDurable = isDurable
    self.damage = damage
  }
}

/// An error of a store that isn't a mistake in a request.
public protocol StoreError: Error {
  /// A Boolean value indicating whether trying again later can help, for example because the disk is full.
  var isTemporary: Bool { get }
  /// A Boolean value indicating whether the error is due to locks that others hold, so that it concerns only some rows.
  var isAboutLocks: Bool { get }
}

extension StoreError {
  public var isAboutLocks: Bool { false }
}

// MARK: - Changes without a precondition

extension Store {
  /// Stores a person whose ID no erased person had.
  public func putPerson(
    _ person: Person, if precondition: Precondition, joining day: CivilDate? = nil, at now: Timestamp
  ) async throws -> PutResult {
    try await putPerson(person, if: precondition, joining: day, erasedAs: nil, at: now)
  }

  public func updatePerson(
    _ id: String, _ change: @escaping @Sendable (inout Person) throws -> Void
  ) async throws -> PersonRecord? {
    try await updatePerson(id, if: .none, change)
  }

  public func erasePerson(_ id: String, hash: String, at now: Timestamp) async throws -> EraseResult {
    try await erasePerson(id, if: .none, hash: hash, at: now)
  }

  public func addAchievement(
    _ achievement: Achievement, to person: String, record: @escaping @Sendable (inout Person) throws -> Void
  ) async throws -> AddResult {
    try await addAchievement(achievement, to: person, if: .none, record: record)
  }

  public func correctAchievement(
    _ id: String, of person: String, _ change: @escaping @Sendable (inout Achievement, Person) throws -> Void
  ) async throws -> CorrectResult {
    try await correctAchievement(id, of: person, if: .none, change)
  }

  public func deleteAchievement(_ id: String, of person: String) async throws -> DeleteResult {
    try await deleteAchievement(id, of: person, if: .none)
  }

  public func putDevice(_ device: Device, at now: Timestamp) async throws -> DeviceResult {
    try await putDevice(device, if: .none, at: now)
  }

  public func deleteDevice(_ id: String, of person: String, at now: Timestamp) async throws -> Bool {
    try await deleteDevice(id, of: person, if: .none, withAddress: nil, at: now)
  }

  public func postpone(
    _ notification: NotificationID, of person: String, until due: Timestamp, expires: Timestamp, at now: Timestamp
  ) async throws -> Bool {
    try await postpone(notification, of: person, if: .none, until: due, expires: expires, at: now)
  }

  public func addEvent(_ event: Event) async throws -> Bool { try await addEvent(event, if: .none) }

  /// Stores the hash of a key that can do everything.
  public func addKey(name: String, hash: String, at now: Timestamp) async throws {
    try await addKey(name: name, scope: .all, hash: hash, at: now)
  }
}

extension Store {
  /// Stores the result of planning one person, and returns whether they hadn't changed.
  public func storePlan(_ plan: PlanResult, at now: Timestamp) async throws -> Bool {
    try await storePlans([plan], at: now) == [plan.person]
  }

  /// Releases deliveries of owners that are gone, none of which is sent again if it may have been sent.
  public func releaseAbandoned(by owner: String, at now: Timestamp) async throws -> Released {
    try await releaseAbandoned(by: owner, resendingTo: [], at: now)
  }
}

public enum PutResult: Hashable, Sendable {
  /// The person as they are stored now, with their achievements.
  case created(PersonRecord)
  case replaced(PersonRecord)
  /// The precondition doesn't hold; contains the stored version, or `nil` if the person doesn't exist.
  case conflict(PersonVersion?)
}

public enum EraseResult: Hashable, Sendable {
  case erased
  /// The precondition doesn't hold; contains the stored version.
  case conflict(PersonVersion)
  /// There was no such person.
  case gone
}

public enum AddResult: Hashable, Sendable {
  /// Contains the person with the achievement, and the person before it was added.
  case added(PersonRecord, before: Person)
  /// There already is an achievement with this ID.
  case exists(Achievement)
  /// There is no such person, or the precondition doesn't hold.
  case gone
}

public enum CorrectResult: Hashable, Sendable {
  /// Contains the achievement as it is stored now, and the version of the person that the change led to.
  case corrected(Achievement, PersonVersion)
  /// The person has no achievement with this ID.
  case unknown
  /// The precondition doesn't hold, or the person doesn't exist; contains the stored version, or `nil` in the second case.
  case conflict(PersonVersion?)
}

public enum DeleteResult: Hashable, Sendable {
  /// Contains the version of the person that the change led to.
  case deleted(PersonVersion)
  /// The person has no achievement with this ID.
  case unknown
  /// The precondition doesn't hold, or the person doesn't exist.
  ///
  /// Contains the stored version, or `nil` in the second case.
  case conflict(PersonVersion?)
}

public enum DeviceResult: Hashable, Sendable {
  /// Contains the version of the person that the change led to.
  case created(version: Int)
  case replaced(version: Int)
  /// There is no such person, or the precondition doesn't hold.
  case gone
}

/// A person to plan.
public struct Wake: Hashable, Sendable {
  public var record: PersonRecord
  /// The IDs of the person's devices.
  public var devices: [String]
  /// The deliveries that are planned or waiting to be sent again.
  public var open: [Delivery]
  /// The reminders of the last two days that were sent, or may have been, to any device.
  public var sentReminders: [NotificationID]

  /// The number of seconds before a wake whose reminders are in `sentReminders`.
  package static let sentSeconds: Int64 = 2 * 86_400

  public init(record: PersonRecord, devices: [String], open: [Delivery], sentReminders: [NotificationID] = []) {
    self.record = record
    self.devices = devices
    self.open = open
    self.sentReminders = sentReminders
  }
}

/// The result of planning a person.
public struct PlanResult: Hashable, Sendable {
  public var person: String
  /// The version of the person that was planned.
  public var version: Int
  /// The time at which the planned person was first stored, or `nil` not to compare it.
  ///
  /// It distinguishes them from someone who has their ID by now.
  public var createdAt: Timestamp?
  /// The days on which the planned person was seen, or `nil` not to compare them.
  public var seen: [CivilDate]?
  /// Deliveries that are new, or that may be known already.
  ///
  /// Known ones are left unchanged, except for those that were never sent because they were canceled or had expired.
  public var deliveries: [Delivery]
  /// Open deliveries that are no longer part of the plan.
  public var cancelled: [Delivery.Key]
  public var plannedUntil: Timestamp
  /// The start of the celebrations that are still to be planned, as in ``PersonRecord/celebrateFrom``.
  public var celebrateFrom: Timestamp?
  public var nextWake: Timestamp?

  public init(
    person: String, version: Int, createdAt: Timestamp? = nil, seen: [CivilDate]? = nil, deliveries: [Delivery],
    cancelled: [Delivery.Key], plannedUntil: Timestamp, celebrateFrom: Timestamp? = nil, nextWake: Timestamp?
  ) {
    self.person = person
    self.version = version
    self.createdAt = createdAt
    self.seen = seen
    self.deliveries = deliveries
    self.cancelled = cancelled
    self.plannedUntil = plannedUntil
    self.celebrateFrom = celebrateFrom
    self.nextWake = nextWake
  }
}

/// A claimed delivery, with its person and device at the time of the claim.
public struct DueDelivery: Hashable, Sendable {
  public var delivery: Delivery
  public var record: PersonRecord
  public var device: Device

  public init(delivery: Delivery, record: PersonRecord, device: Device) {
    self.delivery = delivery
    self.record = record
    self.device = device
  }

  /// The time after which a delivery that can't be read is due again, in seconds.
  package static let unreadableDelay: Int64 = 60

  /// The claim that must still hold for the delivery to be sent.
  public var claim: Claim { Claim(key: delivery.key, number: delivery.claims, version: record.version) }

  public struct Claim: Hashable, Sendable {
    public var key: Delivery.Key
    /// The number of the claim, as in ``Delivery/claims``.
    public var number: Int
    /// The version of the person that the decision to send is based on.
    public var version: Int

    public init(key: Delivery.Key, number: Int, version: Int) {
      self.key = key
      self.number = number
      self.version = version
    }
  }
}

/// The numbers of released deliveries whose owners are gone.
public struct Released: Hashable, Sendable {
  /// Claimed deliveries that are due again.
  public var claimed: Int
  /// Deliveries that may have been sent, and are sent again.
  public var resent: Int
  /// Deliveries that may have been sent, and aren't sent again.
  public var unknown: Int

  public init(claimed: Int, resent: Int = 0, unknown: Int) {
    self.claimed = claimed
    self.resent = resent
    self.unknown = unknown
  }
}
