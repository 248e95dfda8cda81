/// The tables, and how earlier versions of them become the current one.
///
/// Times are seconds since 1970 in UTC, except for leases, which are the database's times. IDs are compared byte by byte.
///
/// Several versions of nudged use the database during an upgrade. A new version of the tables therefore only adds what an
/// earlier nudged can ignore: columns with a default, tables and indexes. One that can't do with this says so in `needs`.
enum PostgresSchema {
  /// A change of the tables.
  ///
  /// Its number is its place in the list, from 1.
  private struct Version {
    let sql: String
    /// The number of the latest version that a nudged must know in order to use the tables.
    let needs: Int
  }

  private static let versions = [
    Version(sql: first, needs: 1), Version(sql: second, needs: 1), Version(sql: third, needs: 1),
    Version(sql: fourth, needs: 1), Version(sql: fifth, needs: 1),
  ]

  /// The condition that a lease is over, in SQL.
  ///
  /// One that ends later than a lease can is from before the database moved to a machine whose clock is behind.
  static let leaseIsOver = """
    (lease_until IS NULL OR lease_until NOT BETWEEN clock_timestamp() AND clock_timestamp() + interval '1 minute')
    """

  /// The condition that a process is alive, in SQL.
  ///
  /// Each says so every 10 seconds.
  static let isAlive = """
    seen_at BETWEEN clock_timestamp() - interval '30 seconds' AND clock_timestamp() + interval '1 minute'
    """

  /// Creates or upgrades the tables.
  ///
  /// One process at a time does it. The others wait.
  static func migrate(_ transaction: PostgresTransaction) throws {
    // Others wait, and a large index takes its time.
    try transaction.waitWithoutLimit()
    // Ends with the transaction, so it works with a connection pooler. The number identifies nudged.
    try transaction.execute("SELECT pg_advisory_xact_lock(8270)")
    try transaction.execute(
      "CREATE TABLE IF NOT EXISTS nudged_schema (version bigint PRIMARY KEY, needs bigint NOT NULL)")
    let row = try transaction.row(
      "SELECT coalesce(max(version), 0) AS version, coalesce(max(needs), 0) AS needs FROM nudged_schema")
    guard let row, try row.integer("needs") <= versions.count else { throw PostgresStoreError.newerVersion }
    if try row.integer("version") == 0 {
      let encoding = try transaction.row("SHOW server_encoding")?.text("server_encoding") ?? ""
      guard ["UTF8", "SQL_ASCII"].contains(encoding) else { throw PostgresStoreError.encoding(encoding) }
    }
    for (index, version) in versions.enumerated().dropFirst(Int(try row.integer("version"))) {
      try transaction.execute(version.sql)
      try transaction.run(
        "INSERT INTO nudged_schema VALUES ($1, $2)", .integer(index + 1), .integer(version.needs))
    }
  }

  /// Limits the index of finished deliveries to those that are deleted after some time.
  private static let second = """
    DROP INDEX delivery_done;
    CREATE INDEX delivery_done ON delivery (changed_at)
      WHERE state NOT IN ('planned', 'retry', 'claimed', 'sending') AND notification ~ '[0-9]{4}-[0-9]{2}';
    """

  private static let third = """
    ALTER TABLE idempotency
      ADD COLUMN started_at bigint,       -- the first start
      ADD COLUMN runs_until bigint;       -- when the run counts as ended by a crash
    DROP INDEX erased_at;
    """

  private static let fourth = """
    CREATE TABLE link_code (
      hash text PRIMARY KEY,              -- a keyed hash of the code
      person text COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE,
      link text NOT NULL,
      link_expires bigint NOT NULL,
      expires bigint NOT NULL
    );
    CREATE INDEX link_code_person ON link_code (person);
    CREATE INDEX link_code_expires ON link_code (expires);

    CREATE TABLE ended_session (
      id text PRIMARY KEY,
      expires bigint NOT NULL             -- when the cookie expires
    );
    CREATE INDEX ended_session_expires ON ended_session (expires);
    """

  private static let fifth = """
    ALTER TABLE person
      ADD COLUMN joined text,             -- a date
      ADD COLUMN seen text;               -- dates, separated by spaces
    """

  private static let first = """
    CREATE TABLE person (
      id text COLLATE "C" PRIMARY KEY,
      doc text NOT NULL,                  -- the person's JSON without achievements
      has_achievements boolean NOT NULL,  -- whether the history is a list of achievements, which may be empty
      version bigint NOT NULL,
      created_at bigint NOT NULL,
      planned_until bigint NOT NULL,
      celebrate_from bigint,              -- the earliest achievement since the last plan
      next_wake bigint,
      lease_until timestamptz             -- until when a process plans the person
    ) WITH (fillfactor = 80);
    CREATE INDEX person_wake ON person (next_wake) WHERE next_wake IS NOT NULL;
    CREATE INDEX person_planned ON person (planned_until);

    CREATE TABLE achievement (
      person text COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE,
      id text COLLATE "C" NOT NULL,
      at bigint NOT NULL,                 -- the time, or midnight UTC of the day
      json text NOT NULL,
      PRIMARY KEY (person, id)
    );
    CREATE INDEX achievement_at ON achievement (person, at, id);

    CREATE TABLE device (
      person text COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE,
      id text COLLATE "C" NOT NULL,
      provider text NOT NULL,
      address text NOT NULL,              -- JSON
      target text COLLATE "C",            -- the endpoint or token, which only one device may have; NULL for webhooks
      registered_at bigint NOT NULL,
      PRIMARY KEY (person, id)
    );
    CREATE UNIQUE INDEX device_target ON device (provider, md5(target)) WHERE target IS NOT NULL;

    CREATE TABLE delivery (
      person text COLLATE "C" NOT NULL,
      notification text COLLATE "C" NOT NULL,
      device text COLLATE "C" NOT NULL,
      showing bigint NOT NULL,
      moment bigint NOT NULL,
      due bigint NOT NULL,
      expires bigint NOT NULL,
      state text NOT NULL,
      try_at bigint NOT NULL,             -- when it is sent, or sent again
      attempt bigint NOT NULL DEFAULT 0,
      claims bigint NOT NULL DEFAULT 0,
      owner text,
      process text,                       -- the last owner
      lease_until timestamptz,
      status bigint,
      reason text,
      changed_at bigint NOT NULL,
      PRIMARY KEY (person, notification, device, showing)
    );
    CREATE INDEX delivery_due ON delivery (try_at) WHERE state IN ('planned', 'retry');
    CREATE INDEX delivery_busy ON delivery (lease_until) WHERE state IN ('claimed', 'sending');
    CREATE INDEX delivery_done ON delivery (changed_at) WHERE state NOT IN ('planned', 'retry', 'claimed', 'sending');

    CREATE TABLE event (
      number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      person text COLLATE "C" NOT NULL,
      notification text NOT NULL,
      action text NOT NULL,
      at bigint NOT NULL
    );
    CREATE INDEX event_person ON event (person, at);
    CREATE INDEX event_at ON event (at);

    CREATE TABLE api_key (
      name text COLLATE "C" PRIMARY KEY,
      hash text NOT NULL UNIQUE,
      created_at bigint NOT NULL
    );

    CREATE TABLE token (
      key text PRIMARY KEY,               -- which credentials it was made from
      text text NOT NULL,
      issued_at bigint NOT NULL
    );

    CREATE TABLE idempotency (
      key text PRIMARY KEY,               -- a hash
      content text NOT NULL,              -- a hash
      person text COLLATE "C",
      status bigint,                      -- NULL while the request is being performed
      content_type text,
      body bytea,
      until bigint NOT NULL
    );
    CREATE INDEX idempotency_until ON idempotency (until);
    CREATE INDEX idempotency_person ON idempotency (person) WHERE person IS NOT NULL;

    CREATE TABLE used_link (
      id text PRIMARY KEY,
      expires bigint NOT NULL
    );
    CREATE INDEX used_link_expires ON used_link (expires);

    CREATE TABLE process (
      owner text PRIMARY KEY,
      seen_at timestamptz NOT NULL
    );

    CREATE TABLE setting (
      name text PRIMARY KEY,
      value text NOT NULL
    );

    CREATE TABLE erased (
      hash text PRIMARY KEY,              -- a keyed hash of the person's ID
      at bigint NOT NULL
    );
    CREATE INDEX erased_at ON erased (at);
    """
}
