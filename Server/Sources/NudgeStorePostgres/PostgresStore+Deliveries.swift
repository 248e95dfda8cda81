internal import Nudge
internal import NudgeStore

/// The rows of the table `delivery`.
enum Deliveries {
  static func decode(_ row: PostgresRow) throws -> Delivery {
    guard let notification = NotificationID(rawValue: try row.text("notification")),
      let state = DeliveryState(rawValue: try row.text("state"))
    else { throw PostgresStoreError.damaged(column: "notification or state") }
    let due = try row.time("due")
    let tryAt = try row.time("try_at")
    // Quiet hours hold a delivery until they end.
    let isHeld = state == .planned && tryAt > due
    return Delivery(
      key: Delivery.Key(
        person: try row.text("person"), notification: notification, device: try row.text("device"),
        showing: Int(try row.integer("showing"))),
      moment: try row.time("moment"), due: due, expires: try row.time("expires"), state: state,
      attempt: Int(try row.integer("attempt")), claims: Int(try row.integer("claims")),
      nextTry: state == .retry || isHeld ? tryAt : nil, status: try row.optionalInteger("status"),
      reason: row.optionalText("reason"), changedAt: try row.time("changed_at"), process: row.optionalText("process"))
  }

  /// Stores deliveries that were planned, unless they are known.
  ///
  /// One that was canceled or had expired was never accepted, so it is sent when it is planned again, for example because the
  /// person has chosen a later time on the same day.
  static func insert(_ deliveries: [Delivery], _ transaction: PostgresTransaction) throws {
    guard !deliveries.isEmpty else { return }
    try transaction.run(
      """
      INSERT INTO delivery
      (person, notification, device, showing, moment, due, expires, try_at, claims, changed_at, state)
      SELECT person, notification, device, showing, moment, due, expires, due, changed_at, changed_at, 'planned'
      FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[])
      AS new (person, notification, device, showing, moment, due, expires, changed_at)
      ON CONFLICT (person, notification, device, showing) DO UPDATE SET moment = excluded.moment, due = excluded.due,
      expires = excluded.expires, state = 'planned', try_at = excluded.try_at, status = NULL, reason = NULL,
      process = NULL, changed_at = excluded.changed_at
      WHERE delivery.state IN ('cancelled', 'expired') AND excluded.expires > excluded.changed_at
      """, .texts(deliveries.map(\.key.person)), .texts(deliveries.map(\.key.notification.rawValue)),
      .texts(deliveries.map(\.key.device)), .integers(deliveries.map { Int64($0.key.showing) }),
      .times(deliveries.map(\.moment)), .times(deliveries.map(\.due)), .times(deliveries.map(\.expires)),
      .times(deliveries.map(\.changedAt)))
  }

  /// Changes several deliveries in one statement, and returns which ones were changed.
  ///
  /// - Parameters:
  ///   - assignments: The assignments, in SQL. The first parameter is `$5`.
  ///   - columns: Values that differ by delivery, by name. In SQL, they are columns of `key`.
  ///   - condition: What must hold, in SQL.
  ///   - values: The values of the parameters from `$5`.
  @discardableResult
  static func update(
    _ keys: [Delivery.Key], _ assignments: String, with columns: KeyValuePairs<String, PostgresValue> = [:],
    from tables: String = "", where condition: String = "true", _ values: [PostgresValue],
    _ transaction: PostgresTransaction
  ) throws -> Set<Delivery.Key> {
    guard !keys.isEmpty else { return [] }
    // Arrays are read once, by unnest. An element of an array of texts is only found by reading those before it.
    let arrays = columns.enumerated().map { ", $\(5 + values.count + $0.offset)::\($0.element.value.arrayType)" }
    let names = columns.map { "\($0.key), " }
    let rows = try transaction.rows(
      """
      UPDATE delivery SET \(assignments) FROM \(Self.keys(arrays.joined(), names.joined()))\(tables)
      WHERE \(isKey) AND \(condition) RETURNING key.number
      """, identifiers(keys) + values + columns.map(\.value))
    return Set(try rows.map { keys[Int(try $0.integer("number")) - 1] })
  }

  /// Waits until nobody else changes some deliveries, and keeps others from it until the end of the transaction.
  private static func lock(_ keys: [Delivery.Key], _ transaction: PostgresTransaction) throws {
    _ = try transaction.rows(
      "SELECT FROM delivery, \(Self.keys()) WHERE \(isKey) ORDER BY key.number FOR UPDATE OF delivery",
      identifiers(keys))
  }

  /// The keys of the parameters `$1` to `$4`, with their indexes from 1.
  private static func keys(_ arrays: String = "", _ names: String = "") -> String {
    """
    unnest($1::text[], $2::text[], $3::text[], $4::bigint[]\(arrays)) WITH ORDINALITY
    AS key (person, notification, device, showing, \(names)number)
    """
  }

  private static let isKey = """
    delivery.person = key.person AND delivery.notification = key.notification
    AND delivery.device = key.device AND delivery.showing = key.showing
    """

  private static func identifiers(_ keys: [Delivery.Key]) -> [PostgresValue] {
    [
      .texts(keys.map(\.person)), .texts(keys.map(\.notification.rawValue)), .texts(keys.map(\.device)),
      .integers(keys.map { Int64($0.showing) }),
    ]
  }

  /// Ends deliveries that are planned or waiting to be sent again.
  ///
  /// The reason for which one waited is kept, because it says why it wasn't accepted.
  static func finish(
    _ keys: [Delivery.Key], _ state: DeliveryState, reason: String, at now: Timestamp,
    _ transaction: PostgresTransaction
  ) throws {
    try update(
      keys, "state = $5, reason = coalesce(reason || '; ', '') || $6, changed_at = $7",
      where: "state IN ('planned', 'retry')",
      [.text(state.rawValue), .text(reason), .time(now)], transaction)
  }

  /// Changes claimed deliveries, unless their persons have changed since the claim.
  ///
  /// In that case, they are due again.
  ///
  /// - Parameter values: The values of the parameters from `$7`.
  /// - Returns: The deliveries that were changed.
  static func move(
    _ claims: [DueDelivery.Claim], _ assignments: String, _ values: [PostgresValue] = [], owner: String,
    at now: Timestamp, _ transaction: PostgresTransaction
  ) throws -> Set<Delivery.Key> {
    let isClaimed = "state = 'claimed' AND owner = $6 AND claims = key.claim"
    let common: [PostgresValue] = [.time(now), .text(owner)]
    // Waits for locks first, so that the next statement sees what has happened to the people in the meantime.
    try lock(claims.map(\.key), transaction)
    let moved = try update(
      claims.map(\.key), assignments + ", changed_at = $5",
      with: ["claim": numbers(claims), "version": .integers(claims.map { Int64($0.version) })], from: ", person",
      where: "\(isClaimed) AND person.id = key.person AND person.version = key.version", common + values, transaction)
    let others = claims.filter { !moved.contains($0.key) }
    try update(
      others.map(\.key), "state = 'planned', owner = NULL, lease_until = NULL, changed_at = $5",
      with: ["claim": numbers(others)], where: isClaimed, common, transaction)
    return moved
  }

  /// Returns the numbers of claims, as an array parameter of a statement.
  static func numbers(_ claims: [DueDelivery.Claim]) -> PostgresValue { .integers(claims.map { Int64($0.number) }) }
}
