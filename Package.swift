// swift-tools-version: 6.2

import PackageDescription

// Targets stand in dependency order: nothing uses what comes below it.

let package = Package(
  name: "nudge",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "NudgeTime", targets: ["NudgeTime"]),
    .library(name: "NudgeText", targets: ["NudgeText"]),
    .library(name: "NudgeAuthoring", targets: ["NudgeAuthoring"]),
    .library(name: "NudgeCatalog", targets: ["NudgeCatalog"]),
    .library(name: "NudgePlanning", targets: ["NudgePlanning"]),
    .library(name: "NudgeDelivery", targets: ["NudgeDelivery"]),
    .executable(name: "nudge", targets: ["NudgeCLI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // The system's ICU behind one C header; no policy.
    .target(
      name: "CNudgeICU",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata")]),

    // What Linux has and Swift's Glibc module leaves out; no policy.
    .target(name: "CNudgeLinux", linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),

    // When: timestamps, civil dates, zones, cadences. Knows no words.
    .target(name: "NudgeTime"),
    // Words: message parser, catalog, locale fallback, rendering. Knows no people.
    .target(name: "NudgeText", dependencies: ["NudgeTime", "CNudgeICU"]),
    // For those who write the words: reads Templates/ and Localization/ from disk.
    .target(
      name: "NudgeAuthoring",
      dependencies: ["NudgeText", "NudgeTime", .product(name: "Yams", package: "Yams")]),
    // The shipped words, compiled in.
    .target(name: "NudgeCatalog", dependencies: ["NudgeText"], plugins: ["CompileCatalog"]),
    // The decision; the catalog is handed in. Knows no platform.
    .target(name: "NudgePlanning", dependencies: ["NudgeText", "NudgeTime"]),
    // The envelope and the road to each platform. Knows no clock.
    .target(name: "NudgeDelivery", dependencies: ["NudgePlanning", "NudgeText", "NudgeTime"]),
    // The command.
    .executableTarget(
      name: "NudgeCLI",
      dependencies: [
        "NudgeDelivery", "NudgePlanning", "NudgeCatalog", "NudgeAuthoring", "NudgeText", "NudgeTime", "CNudgeLinux",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Build tool: Templates/ and Localization/ into one Swift file, run by the plugin for NudgeCatalog.
    .executableTarget(name: "compile-catalog", dependencies: ["NudgeAuthoring", "NudgeText"]),
    .plugin(name: "CompileCatalog", capability: .buildTool(), dependencies: ["compile-catalog"]),

    // Answers questions line by line, for runs against other implementations.
    .executableTarget(
      name: "differential-driver", dependencies: ["NudgeTime"], path: "Tests/Tools/DifferentialDriver"),
    .target(name: "NudgeTestSupport", path: "Tests/Support/NudgeTestSupport"),
    // Compares messages with ICU's own MessageFormat: for the tests, and for long runs of Scripts/differential.
    .target(
      name: "CNudgeOracle", path: "Tests/Support/CNudgeOracle",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(
      name: "MessageParity", dependencies: ["NudgeText", "NudgeTime", "CNudgeOracle", "NudgeTestSupport"],
      path: "Tests/Support/MessageParity"),
    .executableTarget(
      name: "message-differential", dependencies: ["MessageParity", "NudgeText"],
      path: "Tests/Tools/MessageDifferential"),
    // Holds the plans of random people against what every plan keeps to: for the tests, and for long runs in a release build.
    .target(
      name: "PlanProperties",
      dependencies: ["NudgePlanning", "NudgeCatalog", "NudgeText", "NudgeTime", "NudgeTestSupport"],
      path: "Tests/Support/PlanProperties"),
    .executableTarget(
      name: "plan-properties", dependencies: ["PlanProperties"], path: "Tests/Tools/PlanPropertiesRun"),
    .testTarget(name: "NudgeTimeTests", dependencies: ["NudgeTime", "NudgeTestSupport"]),
    .testTarget(
      name: "NudgeTextTests",
      dependencies: ["NudgeText", "NudgeTime", "CNudgeICU", "NudgeTestSupport", "MessageParity"]),
    .testTarget(
      name: "NudgeAuthoringTests",
      dependencies: [
        "NudgePlanning", "NudgeAuthoring", "NudgeText", "NudgeTime", "NudgeTestSupport", "compile-catalog",
      ]),
    .testTarget(
      name: "NudgeCatalogTests",
      dependencies: ["NudgePlanning", "NudgeCatalog", "NudgeText", "NudgeTime", "NudgeTestSupport"]),
    .testTarget(
      name: "NudgePlanningTests",
      dependencies: ["NudgePlanning", "NudgeCatalog", "NudgeText", "NudgeTime", "NudgeTestSupport", "PlanProperties"],
      exclude: ["Person"]),
    // The reading of people, which a sanitizer watches; it needs no words.
    .testTarget(
      name: "NudgePersonTests", dependencies: ["NudgePlanning", "NudgeText", "NudgeTime", "NudgeTestSupport"],
      path: "Tests/NudgePlanningTests/Person"),
    .testTarget(
      name: "NudgeDeliveryTests",
      dependencies: ["NudgeDelivery", "NudgePlanning", "NudgeCatalog", "NudgeText", "NudgeTime", "NudgeTestSupport"]),
    .testTarget(
      name: "NudgeCLITests",
      dependencies: [
        "NudgeCLI", "NudgeDelivery", "NudgePlanning", "NudgeCatalog", "NudgeText", "NudgeTime", "NudgeTestSupport",
      ]),
  ]
)

// What iOS and iPadOS take from NudgeDelivery. Elsewhere it is compiled and tested against a stand-in with Apple's signatures, and is no
// product.
#if os(Linux)
package.targets += [
  .target(name: "CoreLocation", path: "Tests/Support/CoreLocation"),
  .target(name: "UserNotifications", dependencies: ["CoreLocation"], path: "Tests/Support/UserNotifications"),
  .target(name: "NudgeApple", dependencies: ["NudgeDelivery", "NudgeTime", "UserNotifications", "CoreLocation"]),
  .testTarget(
    name: "NudgeAppleTests",
    dependencies: [
      "NudgeApple", "NudgeDelivery", "NudgePlanning", "NudgeCatalog", "NudgeTime", "UserNotifications", "CoreLocation",
    ]),
]
#else
package.targets.append(.target(name: "NudgeApple", dependencies: ["NudgeDelivery", "NudgeTime"]))
package.products.append(.library(name: "NudgeApple", targets: ["NudgeApple"]))
#endif

// Sanitizers watch some tests, and build what these need and no more: Scripts/check names them here, such as "NudgeTextTests,NudgePersonTests".
if let names = Context.environment["NUDGE_TESTS"] {
  var wanted = Set(names.split(separator: ",").map(String.init))
  var waiting = Array(wanted)
  while let name = waiting.popLast(), let target = package.targets.first(where: { $0.name == name }) {
    var needed: [String] = []
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _): needed.append(name)
      default: break
      }
    }
    for case .plugin(let name, _) in target.plugins ?? [] { needed.append(name) }
    for name in needed where wanted.insert(name).inserted { waiting.append(name) }
  }
  package.targets.removeAll { !wanted.contains($0.name) }
  package.products = []
}

// Compiler settings, once for every Swift target.
for target in package.targets where target.type != .plugin && !target.name.hasPrefix("CNudge") {
  var settings = target.swiftSettings ?? []
  settings += [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
  if Context.environment["CI"] != nil {
    settings.append(.treatAllWarnings(as: .error))
  }
  target.swiftSettings = settings
}
