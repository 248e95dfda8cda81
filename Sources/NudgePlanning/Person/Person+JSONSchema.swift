extension Person {
  /// The JSON Schema of a person's JSON, which docs/person.schema.json contains as well.
  ///
  ///     try Data(Person.jsonSchema.utf8).write(to: file)  // for an editor or a validator
  ///
  /// It conforms to JSON Schema 2020-12 and doesn't end with a line break. `init(json:)` also rejects what a schema
  /// can't express, such as duplicate keys.
  public static let jsonSchema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A person",
      "description": "A person. docs/person.md documents the same keys. Nudge also rejects what a schema cannot express: keys given twice, whole numbers written with a fraction or an exponent (2.0), texts whose bytes rather than characters exceed a length, and dates that do not exist.",
      "type": "object",
      "required": ["id", "timeZone"],
      "additionalProperties": false,
      "not": {"required": ["progress", "achievements"]},
      "properties": {
        "id": {"description": "The person's ID, at most 256 bytes.", "$ref": "#/$defs/id"},
        "timeZone": {
          "description": "The name of the person's time zone.",
          "type": "string", "minLength": 1, "maxLength": 255,
          "pattern": "^(?!\\.{1,2}(/|$))[A-Za-z0-9_+.-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9_+.-]+)*$",
          "examples": ["Asia/Shanghai"]
        },
        "locale": {
          "description": "The person's language, script and region, in BCP 47, ICU or POSIX form, and optionally the calendar of dates, as in en-TH-u-ca-gregory. The language must be known to ICU.",
          "type": "string", "minLength": 2, "maxLength": 255, "default": "en",
          "examples": ["zh-Hans-CN"]
        },
        "name": {"description": "The person's name, at most 256 bytes. An empty name counts as no name.", "type": "string", "maxLength": 256, "examples": ["Robin"]},
        "anchor": {"description": "The date from which days are counted. The default is joined, if that is given.", "$ref": "#/$defs/date", "default": "1970-01-05"},
        "joined": {"description": "The date on which the person began.", "$ref": "#/$defs/date"},
        "preferences": \#(Preference.root.schema().indented(by: 4)),
        "progress": {
          "description": "A summary of the person's achievements. Streaks are at most count, longestStreak is at least currentStreak, and lastOn requires a count above 0.",
          "type": "object", "additionalProperties": false,
          "properties": {
            "count": {"description": "The number of achievements.", "$ref": "#/$defs/count", "default": 0},
            "currentStreak": {"description": "The length of the streak at the end of lastOn: in days if reminders are daily, in weeks if they are weekly, and otherwise in times in a row.", "$ref": "#/$defs/count", "default": 0},
            "longestStreak": {"description": "The length of the longest streak. The default is currentStreak.", "$ref": "#/$defs/count"},
            "lastOn": {"description": "The last date with an achievement.", "$ref": "#/$defs/date"},
            "freezes": {"description": "The number of freezes held at the end of lastOn.", "type": "integer", "minimum": 0, "maximum": 2, "default": 0},
            "pace": {
              "description": "The number of achievements over the last days, today included.",
              "type": "object", "required": ["count", "days"], "additionalProperties": false,
              "properties": {
                "count": {"description": "The number of achievements.", "$ref": "#/$defs/count"},
                "days": {"description": "The number of days.", "type": "integer", "minimum": 1, "maximum": 30}
              }
            }
          }
        },
        "achievements": {
          "description": "The person's achievements, in any order, instead of progress.",
          "type": "array", "maxItems": 50000,
          "items": {
            "type": "object", "required": ["at"], "additionalProperties": false,
            "properties": {
              "id": {"description": "The achievement's ID, at most 256 bytes.", "$ref": "#/$defs/id"},
              "at": {
                "description": "When it was recorded: an RFC 3339 timestamp, whose offset is kept, or a date.",
                "type": "string",
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}([Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}([0-9]{2}|:[0-9]{2}(:[0-9]{2})?)?))?$",
                "examples": ["2026-11-20", "2026-11-20T08:00:00+01:00"]
              },
              "title": {"description": "The title, at most 4096 bytes. An empty title counts as no title.", "type": "string", "maxLength": 4096, "examples": ["Ran 5 km"]},
              "hard": {"description": "Whether it is hard, so that notifications never quote it. By default, the words of the title decide.", "type": "boolean"}
            }
          }
        },
        "freezes": {"description": "The dates on which the person received a freeze, one entry per freeze.", "$ref": "#/$defs/dates", "default": []},
        "repairs": {"description": "The dates without an achievement that the person repaired.", "$ref": "#/$defs/dates", "default": []},
        "sent": {
          "description": "The IDs of notifications that were already sent.",
          "type": "array", "items": {"type": "string", "pattern": "^[A-Za-z0-9-]{1,32}$", "examples": ["streak-7"]},
          "maxItems": 10000, "default": []
        },
        "seen": {"description": "The dates on which the person was seen, such as by opening the app.", "$ref": "#/$defs/dates", "default": []}
      },
      "$defs": {
        "id": {"type": "string", "minLength": 1, "maxLength": 256, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f]+$", "examples": ["u-17"]},
        "count": {"type": "integer", "minimum": 0, "maximum": 10000000},
        "date": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "format": "date", "examples": ["2026-11-22"]},
        "dates": {"type": "array", "items": {"$ref": "#/$defs/date"}, "maxItems": 1000},
        "time": {"type": "string", "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$", "examples": ["20:00"]},
        "span": {
          "description": "A span of dates, including the first and the last. The last must not be before the first.",
          "type": "object", "required": ["from", "to"], "additionalProperties": false,
          "properties": {
            "from": {"description": "The first date.", "$ref": "#/$defs/date"},
            "to": {"description": "The last date.", "$ref": "#/$defs/date"}
          }
        },
        "spans": {"type": "array", "items": {"$ref": "#/$defs/span"}, "maxItems": 1000},
        "weekday": {"enum": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]},
        "weekdays": {"type": "array", "items": {"$ref": "#/$defs/weekday"}, "minItems": 1, "maxItems": 7},
        "window": {
          "description": "A span of time of day. It may cross midnight. If it ends when it begins, it lasts a whole day.",
          "type": "object", "required": ["from", "to"], "additionalProperties": false,
          "properties": {
            "from": {"description": "The start, inside the window.", "$ref": "#/$defs/time"},
            "to": {"description": "The end, outside the window.", "$ref": "#/$defs/time"},
            "on": {"description": "The weekdays on which it begins. The default is all.", "$ref": "#/$defs/weekdays"}
          }
        }
      }
    }
    """#
}
