internal import Nudge
internal import NudgeStore

/// A JSON Schema in the OpenAPI document.
struct Schema: Sendable {
  /// The name among the document's components, or `nil` if the schema is written where it is used.
  var name: String?
  var json: PayloadValue

  init(_ name: String, _ json: PayloadValue) {
    self.name = name
    self.json = json
  }

  init(_ json: PayloadValue) { self.json = json }

  /// The schema itself, or a reference to it.
  var reference: PayloadValue { name.map { ["$ref": .string("#/components/schemas/\($0)")] } ?? json }

  /// Every schema with a name.
  static let named = [
    person, people, achievement, newAchievement, correction, recorded, achievements, newDevice, device, devices,
    deliveries, event, testResults,
    newLink, link, streaks,
    problem, previews, next,
  ]

  // MARK: Values

  static let any = Schema(["type": "object"])
  static let text = Schema(["type": "string"])
  static let boolean = Schema(["type": "boolean"])
  static let integer = Schema(["type": "integer"])
  static let timestamp = Schema(["type": "string", "format": "date-time", "examples": ["2026-11-22T20:00:00Z"]])
  static let idempotencyKey = Schema(["type": "string", "pattern": "^[!-~]{1,255}$"])
  static let id = Schema(["type": "string", "minLength": 1, "maxLength": 256])

  static func number(_ range: ClosedRange<Int>) -> Schema {
    Schema([
      "type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound),
    ])
  }

  static func words(_ words: [String]) -> Schema {
    Schema(["type": "string", "enum": .list(words.map { .string($0) })])
  }

  private static func nonempty(_ description: String) -> PayloadValue {
    ["type": "string", "minLength": 1, "maxLength": 4096, "description": .string(description)]
  }

  /// An object.
  ///
  /// - Parameter isStrict: Whether it must not have other members.
  private static func object(
    _ required: [String], _ properties: [String: PayloadValue], description: String? = nil, isStrict: Bool = false
  ) -> PayloadValue {
    var members: [String: PayloadValue] = ["type": "object", "properties": .object(properties)]
    if isStrict { members["additionalProperties"] = false }
    if !required.isEmpty { members["required"] = .list(required.map { .string($0) }) }
    members["description"] = description.map { .string($0) }
    return .object(members)
  }

  private static func list(_ name: String, of item: PayloadValue) -> PayloadValue {
    object([name], [name: ["type": "array", "items": item]])
  }

  // MARK: Components

  static let person = Schema("Person", PersonSchema.component)

  private static let achievementTime: PayloadValue = [
    "type": "string", "description": "A time, or a date if only the day is known.",
    "examples": ["2026-11-22T20:00:00Z", "2026-11-22"],
  ]

  static let achievement = Schema(
    "Achievement",
    object(["at"], ["id": id.json, "at": achievementTime, "title": text.json, "hard": hard]))

  private static let hard: PayloadValue = [
    "type": "boolean",
    "description": """
    Whether it is hard, so that notifications never quote it. Without it, the words of the title decide.
    """,
  ]

  static let newAchievement = Schema(
    "NewAchievement",
    object(
      [],
      ["id": id.json, "at": achievementTime, "title": ["type": "string", "maxLength": 4096], "hard": hard],
      description: "Without an ID, the server makes one. Without a time, it was recorded now.", isStrict: true))

  static let correction = Schema(
    "Correction",
    object(
      [],
      [
        "at": achievementTime,
        "title": [
          "type": ["string", "null"], "maxLength": 4096, "description": "null or an empty text removes the title.",
        ],
        "hard": [
          "type": ["boolean", "null"], "description": "Whether it is hard. With null, the words of the title decide.",
        ],
      ], description: "The members of an achievement that change.", isStrict: true))

  static let recorded = Schema(
    "RecordedAchievement",
    object(
      ["achievement", "milestones"],
      [
        "achievement": achievement.reference,
        "milestones": [
          "type": "array",
          "items": object(
            ["kind", "on", "threshold"],
            [
              "kind": words(["first-achievement", "streak-milestone", "count-milestone"]).json,
              "threshold": integer.json,
              "on": ["type": "string", "format": "date"],
            ]),
        ],
      ]))

  static let achievements = Schema("Achievements", list("achievements", of: achievement.reference))

  private static let providers = words(API.providers.map(\.rawValue)).json

  static let newDevice = Schema(
    "NewDevice",
    [
      "oneOf": [
        object(
          ["endpoint", "keys", "provider"],
          [
            "provider": ["const": "webpush"],
            "endpoint": nonempty("The URL of the browser's subscription."),
            "keys": object(
              ["auth", "p256dh"], ["p256dh": nonempty("Base64url."), "auth": nonempty("Base64url.")], isStrict: true),
            "expirationTime": ["description": "Part of a browser's subscription. It has no effect."],
          ], isStrict: true),
        object(
          ["environment", "provider", "token", "topic"],
          [
            "provider": ["const": "apns"],
            "token": [
              "type": "string", "pattern": "^[0-9A-Fa-f]{1,512}$", "description": "The device token in hexadecimal.",
            ],
            "topic": nonempty("The bundle ID of the app."),
            "environment": words(APNsEncoder.Environment.allCases.map(\.rawValue)).json,
          ], isStrict: true),
        object(
          ["provider", "token"],
          ["provider": ["const": "fcm"], "token": nonempty("The registration token.")], isStrict: true),
        object(
          ["provider", "secret", "url"],
          [
            "provider": ["const": "webhook"],
            "url": nonempty("Where notifications are posted: https://, port 443 and a public address."),
            "secret": [
              "type": "string", "pattern": "^whsec_[A-Za-z0-9+/]+={0,2}$",
              "description": "whsec_ and 1 to 64 bytes in Base64, as in Standard Webhooks.",
            ],
          ], isStrict: true),
      ]
    ])

  static let device = Schema(
    "Device",
    object(
      ["id", "provider", "registeredAt"], ["id": id.json, "provider": providers, "registeredAt": timestamp.json]))

  static let devices = Schema("Devices", list("devices", of: device.reference))

  static let people = Schema(
    "People", list("people", of: object(["createdAt", "id"], ["id": id.json, "createdAt": timestamp.json])))

  static let deliveries = Schema(
    "Deliveries",
    list(
      "deliveries",
      of: object(
        ["at", "attempts", "changedAt", "device", "due", "expires", "notification", "state"],
        [
          "notification": text.json, "device": text.json,
          "showing": ["type": "integer", "description": "How often it was postponed before, if it was."],
          "state": words(DeliveryState.allCases.map(\.rawValue)).json, "at": timestamp.json, "due": timestamp.json,
          "expires": timestamp.json, "changedAt": timestamp.json, "attempts": integer.json,
          "nextTry": timestamp.json, "status": integer.json, "reason": text.json,
          "process": ["type": "string", "description": "The process that sent it last, if several share a database."],
        ])))

  static let event = Schema(
    "Event",
    object(
      ["action", "notification"],
      [
        "notification": ["type": "string", "pattern": "^[A-Za-z0-9-]{1,32}$", "examples": ["reminder-2026-11-22"]],
        "action": words(API.eventActions).json, "at": timestamp.json,
        "text": ["type": "string", "maxLength": 4096, "description": "What the person wrote, for add."],
      ], isStrict: true))

  static let testResults = Schema(
    "TestResults",
    list(
      "devices",
      of: object(
        ["device", "provider", "state"],
        [
          "device": text.json, "provider": providers,
          "state": words(Backend.TestResult.State.allCases.map(\.rawValue)).json,
          "status": integer.json, "reason": text.json,
        ])))

  static let newLink = Schema(
    "NewLink",
    object(
      [],
      [
        "minutes": [
          "type": "integer", "minimum": .integer(PageAccess.minutes.lowerBound),
          "maximum": .integer(PageAccess.minutes.upperBound), "default": .integer(PageAccess.defaultMinutes),
          "description": "The time for which the link works.",
        ]
      ], isStrict: true))

  static let link = Schema(
    "Link",
    object(
      ["code", "expires", "url"],
      [
        "url": text.json, "expires": timestamp.json,
        "code": [
          "type": "string", "minLength": .integer(CodeText.length), "maxLength": .integer(CodeText.length),
          "description": """
          The same as a code to type, in Crockford's base32. It works as long as the link, but at most 10 minutes. Using \
          either uses up both.
          """,
        ],
      ]))

  private static let day: PayloadValue = ["type": "string", "format": "date"]

  static let streaks = Schema(
    "Streaks",
    object(
      ["count", "on", "streaks"],
      [
        "count": ["type": "integer", "description": "The number of achievements."],
        "on": ["type": "string", "format": "date", "description": "Today, on the person's calendar."],
        "streaks": [
          "type": "array",
          "items": object(
            ["current", "freezesHeld", "frozen", "isAtRisk", "isDone", "longest", "period"],
            [
              "period": [
                "type": "string", "enum": .list(StreakState.Period.allCases.map { .string($0.rawValue) }),
                "description": "What the lengths count: days, weeks, or times in a row for all other reminders.",
              ],
              "current": integer.json, "longest": integer.json,
              "isDone": ["type": "boolean", "description": "Whether the current period has an achievement."],
              "isAtRisk": [
                "type": "boolean",
                "description": "Whether the streak ends with the current period if nothing else is recorded in it.",
              ],
              "since": day, "lastOn": day, "standsThrough": day,
              "freezesHeld": integer.json, "frozen": ["type": "array", "items": day],
            ]),
        ],
      ]))

  static let previews = Schema(
    "Previews",
    object(
      ["previews"],
      [
        "previews": ["type": "array", "items": any.json], "recording": text.json,
        "sequences": ["type": "array", "items": any.json],
      ], description: "The JSON of nudge preview."))

  static let next = Schema(
    "Next",
    object(
      ["occurrences", "skipped"],
      [
        "occurrences": ["type": "array", "items": any.json], "skipped": ["type": "array", "items": any.json],
        "milestones": ["type": "array", "items": any.json],
      ], description: "The JSON of nudge next."))

  static let problem = Schema(
    "Problem",
    object(
      ["status", "title", "type"],
      [
        "type": words(Problem.Kind.allCases.map(\.type)).json, "title": text.json, "status": integer.json,
        "detail": text.json,
        "requestId": ["type": "string", "description": "The X-Request-Id of the answer, which the log has as well."],
        "errors": [
          "type": "array",
          "items": object(
            ["detail"],
            [
              "pointer": ["type": "string", "description": "Where it is in the body, as a JSON pointer."],
              "parameter": ["type": "string", "description": "The parameter of the query that it is in."],
              "detail": text.json,
            ]),
        ],
      ], description: "RFC 9457"))
}
