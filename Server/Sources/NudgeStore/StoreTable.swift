/// The tables that a store exports, with the same names and columns in every store.
///
/// They don't include what ends within minutes: leases, codes of links, and tokens for push services.
public enum StoreTable: String, CaseIterable, Sendable {
  case person, achievement, device, delivery, event
  case apiKey = "api_key"
  case idempotency
  case usedLink = "used_link"
  case endedSession = "ended_session"
  case erased

  /// The columns, the ones that the rows are sorted by first.
  public var columns: [String] {
    switch self {
    case .person:
      [
        "id", "doc", "has_achievements", "version", "created_at", "planned_until", "celebrate_from", "next_wake",
        "joined", "seen",
      ]
    case .achievement: ["person", "id", "at", "json"]
    case .device: ["person", "id", "provider", "address", "target", "registered_at"]
    case .delivery:
      [
        "person", "notification", "device", "showing", "moment", "due", "expires", "state", "try_at", "attempt",
        "claims", "status", "reason", "changed_at",
      ]
    case .event: ["person", "at", "notification", "action"]
    case .apiKey: ["name", "hash", "created_at"]
    case .idempotency:
      ["key", "content", "person", "status", "content_type", "body", "until", "started_at", "runs_until"]
    case .usedLink, .endedSession: ["id", "expires"]
    case .erased: ["hash", "at"]
    }
  }

  /// The columns that rows are sorted by, separated by commas.
  public var order: String {
    let count =
      switch self {
      case .achievement, .device: 2
      case .delivery, .event: 4
      case .person, .apiKey, .idempotency, .usedLink, .endedSession, .erased: 1
      }
    return columns.prefix(count).joined(separator: ", ")
  }

  /// The statements that release the deliveries that were claimed or being sent when they were exported, in SQL.
  ///
  /// A process that had claimed some, or was sending them, doesn't know of the store that they were copied to.
  public static let release = [
    "UPDATE delivery SET state = 'planned' WHERE state = 'claimed'",
    "UPDATE delivery SET state = 'unknown', reason = 'it was being sent when it was exported' WHERE state = 'sending'",
  ]
}

/// A row as a JSON object, whose members are the columns.
///
/// Bytes are hexadecimal digits after `\x`.
public struct StoreRow: Hashable, Sendable {
  public var table: StoreTable
  public var json: String

  public init(table: StoreTable, json: String) {
    self.table = table
    self.json = json
  }
}

/// The error of an import into a store that isn't empty.
public struct StoreIsNotEmpty: Error, Sendable {
  public var table: StoreTable

  public init(table: StoreTable) { self.table = table }
}
