import NudgeTime

@testable import NudgeText

/// A catalog with something of everything that one can hold.
enum SampleCatalog {
  static let english = LocaleTag(language: "en")
  static let simplified = LocaleTag(language: "zh", script: "Hans")

  static var templates: [Template] {
    [
      Template(
        kind: .streakMilestone, surface: .push,
        arguments: [
          ArgumentDeclaration(name: "streak", type: .int, minimum: 3, maximum: 9999, examples: ["7", "30"]),
          ArgumentDeclaration(
            name: "name", type: .text, maximum: 20, isPersonal: true, isOptional: true, examples: ["Ada\tL.", "\\n"]),
          ArgumentDeclaration(name: "change", type: .text, values: ["up", "down"]),
          ArgumentDeclaration(name: "since", type: .date, examples: ["2026-01-05"]),
        ],
        actions: ["add", "later"], privateKey: "streak-milestone.private",
        thresholds: MilestoneThresholds(list: [3, 7], step: 7),
        variants: [
          Variant(id: "a01", needs: [.cheerful: ["name"]]),
          Variant(id: "a02", weight: 3, conditions: [.frequency([.daily, .threeDays]), .flag(.first, false)]),
          Variant(
            id: "t07", conditions: [.integer(argument: "streak", .equal(7)), .flag(.alarm, true)], isExclusive: true,
            since: 2),
          Variant(
            id: "z01",
            conditions: [
              .integer(argument: "streak", .between(-3, 6)), .integer(argument: "streak", .oneOf([3, 5])),
              .season([.springFestival, .midAutumn]), .weekday([.sunday]), .daypart([.night]), .platform([.web]),
            ], locales: [simplified]),
          Variant(id: "z02", locales: []),
        ]),
      Template(
        kind: Kind(rawValue: "actions"), surface: .action, variants: [Variant(id: "add"), Variant(id: "later")]),
      Template(kind: Kind(rawValue: "allow"), surface: .prompt, variants: [Variant(id: "a01")]),
    ]
  }

  /// Each message says where it belongs, so that a mistaken look-up shows.
  static var messages: [LocaleTag: [String: String]] {
    var messages: [LocaleTag: [String: String]] = [:]
    for locale in [english, simplified] {
      messages[locale] = [
        "actions.add": "add \(locale)", "actions.later": "later \(locale)",
        "allow.a01.title": "allow title \(locale)", "allow.a01.body": "allow body \(locale)",
        "streak-milestone.private.title": "private title \(locale)",
        "streak-milestone.private.body": "private body \(locale)",
      ]
      for style in Style.allCases {
        for variant in ["a01", "a02", "t07", "z01"] where variant != "z01" || locale == simplified {
          for part in ["title", "body"] {
            let key = "streak-milestone.\(style).\(variant).\(part)"
            messages[locale]?[key] = "\(style) \(variant) \(part) \(locale)"
          }
        }
      }
    }
    return messages
  }

  static func make() throws -> Catalog {
    let start = try CivilDate(year: 2027, month: 2, day: 1)
    return Catalog(
      revisions: [.first, CatalogRevision(number: 2, start: start)], templates: templates, messages: messages)
  }
}
