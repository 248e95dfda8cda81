internal import Nudge
public import NudgeStore

/// What every store must do, one check per promise.
///
/// A test target runs all of them, each with an empty store:
///
///     @Test(arguments: StoreContract.checks)
///     func contract(check: StoreContract.Check) async throws {
///       try await check.run(store)
///     }
public enum StoreContract {
  public struct Check: Sendable, CustomStringConvertible {
    public let name: String
    public let run: @Sendable (any Store) async throws -> Void

    public var description: String { name }

    init(_ name: String, _ run: @escaping @Sendable (any Store) async throws -> Void) {
      self.name = name
      self.run = run
    }
  }

  public static let checks: [Check] =
    people + achievements + devices + planning + sending + lookup + keys + requests + tokens
}

public struct ContractFailure: Error, CustomStringConvertible {
  public let description: String
}

/// Throws if a condition isn't true.
func expect(
  _ condition: Bool, _ message: String = "", file: StaticString = #fileID, line: Int = #line
) throws {
  guard !condition else { return }
  throw ContractFailure(description: "\(file):\(line) \(message)")
}

/// Throws if two values are different.
func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ message: String = "", file: StaticString = #fileID, line: Int = #line
) throws {
  guard found != expected else { return }
  throw ContractFailure(description: "\(file):\(line) expected \(expected), found \(found) \(message)")
}

// MARK: Values for the checks

let noon = Timestamp(secondsSinceEpoch: 1_795_694_400) ?? .min  // 2026-11-26T12:00:00Z
let later = noon.advanced(bySeconds: 3_600)
/// The number of the first claim of a delivery that was planned at noon.
let firstClaim = Int(noon.secondsSinceEpoch) + 1

func samplePerson(_ id: String = "u-1") throws -> Person {
  try Person(json: #"{"id":"\#(id)","timeZone":"Europe/Berlin"}"#)
}

func sampleDevice(_ id: String = "phone", of person: String = "u-1", token: String = "token") -> Device {
  Device(person: person, id: id, address: .fcm(token: token), registeredAt: noon)
}

func sampleKey(_ number: Int = 1, device: String = "phone", of person: String = "u-1") -> Delivery.Key {
  // 2026-11-11 and the following days.
  let slot = CivilDateTime(date: CivilDate(daysSinceEpoch: 20_767 + number) ?? .min, time: .midnight)
  return Delivery.Key(person: person, notification: .reminder(at: slot, isOneOfSeveral: false), device: device)
}

extension PutResult {
  /// The person who was stored.
  var record: PersonRecord? {
    switch self {
    case .created(let record), .replaced(let record): record
    case .conflict: nil
    }
  }
}

extension Person {
  func with(achievements: [Achievement]) -> Person {
    var person = self
    person.history.record = .achievements(achievements)
    return person
  }
}

extension Store {
  /// Stores a person with devices, and deliveries to each of them that are due at noon and expire an hour later.
  func prepare(
    person: String = "u-1", devices: [String] = ["phone"], deliveries: Int = 1
  ) async throws -> [Delivery.Key] {
    _ = try await putPerson(try samplePerson(person), if: .none, at: noon)
    for device in devices {
      _ = try await putDevice(sampleDevice(device, of: person, token: "\(device) of \(person)"), at: noon)
    }
    let keys = (0..<deliveries).flatMap { number in devices.map { sampleKey(number + 1, device: $0, of: person) } }
    let version = try await self.person(person)?.version ?? 0
    let plan = PlanResult(
      person: person, version: version,
      deliveries: keys.map { Delivery(key: $0, moment: noon, due: noon, expires: later, changedAt: noon) },
      cancelled: [], plannedUntil: noon, nextWake: later)
    try expect(try await storePlan(plan, at: noon))
    return keys
  }

  func states(of person: String = "u-1") async throws -> [DeliveryState] {
    try await deliveries(of: person, since: .min, limit: 100).map(\.state)
  }

  func claim(_ owner: String = "a", at now: Timestamp = noon, lease: Int = 30) async throws -> [DueDelivery] {
    try await claimDeliveries(until: now, limit: 100, owner: owner, lease: lease)
  }
}
