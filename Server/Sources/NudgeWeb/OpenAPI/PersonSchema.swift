internal import Nudge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The JSON Schema of a person.
enum PersonSchema {
  /// The schema as a component of the OpenAPI document, where references begin at the document.
  static let component: PayloadValue = {
    let text = PersonSchema.text.replacing("\"#/$defs/", with: "\"#/components/schemas/Person/$defs/")
    guard case .object(var members)? = try? JSONDecoder().decode(PayloadValue.self, from: Data(text.utf8)) else {
      preconditionFailure("the schema isn't a JSON object")
    }
    members["$schema"] = nil
    return .object(members)
  }()

  /// A copy of docs/person.schema.json; a test compares them.
  // swift-format-ignore
  static let text = #"""
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
    "anchor": {"description": "The date from which days are counted.", "$ref": "#/$defs/date", "default": "1970-01-05"},
    "preferences": {
      "description": "The person's preferences.",
      "type": "object", "additionalProperties": false, "default": {},
      "properties": {
        "notificationsEnabled": {"description": "Whether any notification may be sent.", "type": "boolean", "default": true},
        "style": {"description": "The style of the words.", "enum": ["cheerful", "gentle", "minimal"], "default": "gentle"},
        "reminders": {
          "description": "Reminders to record an achievement.",
          "type": "object", "additionalProperties": false, "default": {},
          "properties": {
            "enabled": {"description": "Whether these notifications may be sent.", "type": "boolean", "default": true},
            "frequency": {
              "description": "How often reminders come. every:N counts days from the anchor, with N from 1 to 1000000000.",
              "type": "string", "default": "daily",
              "pattern": "^(daily|three_days|three-days|weekly|weekdays|monthly|every:([1-9][0-9]{0,8}|1000000000))$",
              "examples": ["three_days", "every:14"]
            },
            "on": {
              "description": "A list of weekdays for weekly and weekdays, or a day of the month for monthly, where 31 is the last day of every month. The default is the anchor's weekday, Monday to Friday, the anchor's day.",
              "oneOf": [{"$ref": "#/$defs/weekdays"}, {"type": "integer", "minimum": 1, "maximum": 31}]
            },
            "times": {
              "description": "The times of day. A repeated time counts once.",
              "type": "array", "items": {"$ref": "#/$defs/time"}, "minItems": 1, "maxItems": 96, "default": ["20:00"]
            },
            "rule": {
              "description": "An RFC 5545 recurrence rule that replaces frequency and on. It begins on the anchor.",
              "type": "string", "minLength": 10, "maxLength": 16384, "examples": ["FREQ=MONTHLY;BYDAY=-1FR"]
            }
          },
          "dependentSchemas": {
            "rule": {"properties": {"frequency": false, "on": false}},
            "on": {
              "required": ["frequency"],
              "oneOf": [
                {"properties": {"frequency": {"enum": ["weekly", "weekdays"]}, "on": {"type": "array"}}},
                {"properties": {"frequency": {"const": "monthly"}, "on": {"type": "integer"}}}
              ]
            }
          }
        },
        "retrieval": {
          "description": "Notifications that show an earlier achievement again.",
          "type": "object", "additionalProperties": false, "default": {},
          "properties": {
            "enabled": {"description": "Whether these notifications may be sent.", "type": "boolean", "default": true},
            "includePreview": {"description": "Whether a notification may show the achievement's title.", "type": "boolean", "default": false},
            "mutedAchievements": {
              "description": "The IDs of achievements that are never shown again.",
              "type": "array", "items": {"$ref": "#/$defs/id"}, "maxItems": 10000, "default": []
            },
            "mutedDates": {"description": "Dates whose achievements are never shown again.", "$ref": "#/$defs/spans", "default": []}
          }
        },
        "streakAtRisk": {
          "description": "A notification before a streak ends.",
          "type": "object", "additionalProperties": false, "default": {},
          "properties": {"enabled": {"description": "Whether this notification may be sent.", "type": "boolean", "default": false}}
        },
        "milestones": {
          "description": "Celebrations and summaries.",
          "type": "object", "additionalProperties": false, "default": {},
          "properties": {
            "enabled": {"description": "Whether any of them may be sent.", "type": "boolean", "default": true},
            "streak": {"description": "Whether streaks are celebrated.", "type": "boolean", "default": true},
            "count": {"description": "Whether numbers of achievements, such as 50, are celebrated.", "type": "boolean", "default": true},
            "firstAchievement": {"description": "Whether the first achievement is celebrated.", "type": "boolean", "default": true},
            "monthlySummary": {"description": "Whether there is a summary of each month.", "type": "boolean", "default": true},
            "yearlySummary": {"description": "Whether there is a summary of each year.", "type": "boolean", "default": true}
          }
        },
        "welcomeBack": {
          "description": "A notification after a week or a month without an achievement.",
          "type": "object", "additionalProperties": false, "default": {},
          "properties": {"enabled": {"description": "Whether this notification may be sent.", "type": "boolean", "default": true}}
        },
        "quietHours": {
          "description": "When no notification may fire: one window, or a list of windows.",
          "oneOf": [
            {"$ref": "#/$defs/window"},
            {"type": "array", "items": {"$ref": "#/$defs/window"}, "maxItems": 32}
          ],
          "default": []
        },
        "dailyLimit": {"description": "The maximum number of notifications per local day.", "type": "integer", "minimum": 1, "maximum": 20, "default": 2},
        "overflow": {
          "description": "What happens to notifications above the limit. merge: a reminder that coincides with a milestone is merged into it, and others are dropped. drop: they are dropped. defer: they wait for another day.",
          "enum": ["merge", "drop", "defer"], "default": "merge"
        },
        "pauses": {"description": "Dates without notifications. They neither end nor extend a streak.", "$ref": "#/$defs/spans", "default": []},
        "dayStart": {
          "description": "The time at which a day begins. Earlier achievements belong to the previous day.",
          "type": "string", "pattern": "^(0[0-5]:[0-5][0-9](:[0-5][0-9])?|06:00(:00)?)$", "default": "00:00",
          "examples": ["03:00"]
        },
        "weekStart": {"description": "The first day of the week.", "$ref": "#/$defs/weekday", "default": "monday"}
      }
    },
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
          "title": {"description": "The title, at most 4096 bytes. An empty title counts as no title.", "type": "string", "maxLength": 4096, "examples": ["Ran 5 km"]}
        }
      }
    },
    "freezes": {"description": "The dates on which the person received a freeze, one entry per freeze.", "$ref": "#/$defs/dates", "default": []},
    "repairs": {"description": "The dates without an achievement that the person repaired.", "$ref": "#/$defs/dates", "default": []},
    "sent": {
      "description": "The IDs of notifications that were already sent.",
      "type": "array", "items": {"type": "string", "pattern": "^[A-Za-z0-9-]{1,32}$", "examples": ["streak-7"]},
      "maxItems": 10000, "default": []
    }
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
