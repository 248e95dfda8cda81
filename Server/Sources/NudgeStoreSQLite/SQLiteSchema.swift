internal import GRDB

/// The tables, and how earlier versions of them become the current one.
///
/// Times are seconds since 1970 in UTC.
enum SQLiteSchema {
  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in try db.execute(sql: first) }
    migrator.registerMigration("2") { db in
      try db.execute(sql: "ALTER TABLE delivery ADD COLUMN claims INTEGER NOT NULL DEFAULT 0")
    }
    migrator.registerMigration("3") { db in
      try db.execute(
        sql: """
          CREATE TABLE token (
            key TEXT PRIMARY KEY NOT NULL,      -- which credentials it was made from
            text TEXT NOT NULL,
            issued_at INTEGER NOT NULL
          ) STRICT, WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("4") { db in
      // What is kept for ever isn't in the way of what is deleted after some time.
      try db.execute(
        sql: """
          DROP INDEX delivery_done;
          CREATE INDEX delivery_done ON delivery (changed_at)
            WHERE state NOT IN ('planned', 'retry', 'claimed', 'sending')
            AND notification GLOB '*[0-9][0-9][0-9][0-9]-[0-9][0-9]*';
          """)
    }
    migrator.registerMigration("5") { db in
      try db.execute(
        sql: """
          ALTER TABLE idempotency ADD COLUMN started_at INTEGER;   -- the first start
          ALTER TABLE idempotency ADD COLUMN runs_until INTEGER;   -- when the run counts as ended by a crash
          DROP INDEX erased_at;
          """)
    }
    migrator.registerMigration("6") { db in
      try db.execute(
        sql: """
          CREATE TABLE link_code (
            hash TEXT PRIMARY KEY NOT NULL,     -- a keyed hash of the code
            person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
            link TEXT NOT NULL,
            link_expires INTEGER NOT NULL,
            expires INTEGER NOT NULL
          ) STRICT, WITHOUT ROWID;
          CREATE INDEX link_code_person ON link_code (person);
          CREATE INDEX link_code_expires ON link_code (expires);
          CREATE TABLE ended_session (
            id TEXT PRIMARY KEY NOT NULL,
            expires INTEGER NOT NULL            -- when the cookie expires
          ) STRICT, WITHOUT ROWID;
          CREATE INDEX ended_session_expires ON ended_session (expires);
          """)
    }
    migrator.registerMigration("7") { db in
      try db.execute(
        sql: """
          ALTER TABLE person ADD COLUMN joined TEXT;   -- a date
          ALTER TABLE person ADD COLUMN seen TEXT;     -- dates, separated by spaces
          """)
    }
    return migrator
  }()

  private static let first = """
    CREATE TABLE person (
      id TEXT PRIMARY KEY NOT NULL,
      doc TEXT NOT NULL,                  -- the person's JSON without achievements
      has_achievements INTEGER NOT NULL,  -- 1 if the history is a list of achievements, which may be empty
      version INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      planned_until INTEGER NOT NULL,
      celebrate_from INTEGER,             -- the earliest achievement since the last plan
      next_wake INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX person_wake ON person (next_wake) WHERE next_wake IS NOT NULL;

    CREATE TABLE achievement (
      person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
      id TEXT NOT NULL,
      at INTEGER NOT NULL,                -- the time, or midnight UTC of the day
      json TEXT NOT NULL,
      PRIMARY KEY (person, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX achievement_at ON achievement (person, at, id);

    CREATE TABLE device (
      person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
      id TEXT NOT NULL,
      provider TEXT NOT NULL,
      address TEXT NOT NULL,              -- JSON
      target TEXT,                        -- the endpoint or token, which only one device may have; NULL for webhooks
      registered_at INTEGER NOT NULL,
      PRIMARY KEY (person, id)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX device_target ON device (provider, target) WHERE target IS NOT NULL;

    CREATE TABLE delivery (
      person TEXT NOT NULL,
      notification TEXT NOT NULL,
      device TEXT NOT NULL,
      showing INTEGER NOT NULL,
      moment INTEGER NOT NULL,
      due INTEGER NOT NULL,
      expires INTEGER NOT NULL,
      state TEXT NOT NULL,
      try_at INTEGER NOT NULL,            -- when it is sent, or sent again
      attempt INTEGER NOT NULL,
      owner TEXT,
      lease_until INTEGER,
      status INTEGER,
      reason TEXT,
      changed_at INTEGER NOT NULL,
      PRIMARY KEY (person, notification, device, showing)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX delivery_due ON delivery (try_at) WHERE state IN ('planned', 'retry');
    CREATE INDEX delivery_busy ON delivery (owner, lease_until) WHERE state IN ('claimed', 'sending');
    CREATE INDEX delivery_done ON delivery (changed_at) WHERE state NOT IN ('planned', 'retry', 'claimed', 'sending');

    CREATE TABLE event (
      person TEXT NOT NULL,
      notification TEXT NOT NULL,
      action TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX event_person ON event (person, at);
    CREATE INDEX event_at ON event (at);

    CREATE TABLE api_key (
      name TEXT PRIMARY KEY NOT NULL,
      hash TEXT NOT NULL UNIQUE,
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE idempotency (
      key TEXT PRIMARY KEY NOT NULL,      -- a hash
      content TEXT NOT NULL,              -- a hash
      person TEXT,
      status INTEGER,                     -- NULL while the request is being performed
      content_type TEXT,
      body BLOB,
      until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX idempotency_until ON idempotency (until);
    CREATE INDEX idempotency_person ON idempotency (person) WHERE person IS NOT NULL;

    CREATE TABLE used_link (
      id TEXT PRIMARY KEY NOT NULL,
      expires INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX used_link_expires ON used_link (expires);

    CREATE TABLE clock (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      noted_at INTEGER NOT NULL           -- the latest time that was noted
    ) STRICT;

    CREATE TABLE probe (id INTEGER PRIMARY KEY, space BLOB NOT NULL) STRICT;

    CREATE TABLE erased (
      hash TEXT PRIMARY KEY NOT NULL,     -- a keyed hash of the person's ID
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX erased_at ON erased (at);
    """
}
