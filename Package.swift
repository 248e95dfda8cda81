// swift-tools-version: 6.2

import PackageDescription

// Targets are in dependency order: a target uses only targets above it.

let package = Package(
  name: "nudge",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "NudgeRequests", targets: ["NudgeRequests"])],
  targets: [
    // The values and decisions that a device needs. Links neither ICU nor zone data.
    .target(name: "NudgeRequests")
  ]
)

// Everything else needs ICU's headers, which Apple's SDKs lack: it is compiled and tested on Linux, and never was elsewhere.
#if os(Linux)
package.dependencies = [
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
]
package.products += [
  .library(name: "Nudge", targets: ["Nudge"]),
  .library(name: "NudgeAuthoring", targets: ["NudgeAuthoring"]),
  .library(name: "NudgeReports", targets: ["NudgeReports"]),
  .executable(name: "nudge", targets: ["NudgeCLI"]),
]
package.targets += [
  // The system's ICU behind one C header, without policy.
  .target(
    name: "CNudgeICU",
    linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata")]),

  // Linux functions that Swift's Glibc module leaves out, without policy.
  .target(name: "CNudgeLinux", linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),

  // A cursor for reading JSON with positions, a buffer for writing it. Contains no values.
  .target(name: "NudgeJSON"),
  // Files, descriptors, processes, signals and clocks of the system; alone, apart from NudgeText, imports the C library.
  .target(name: "NudgeSystem", dependencies: ["CNudgeLinux"]),
  // Timestamps, civil dates, time zones, cadences. Contains no text.
  .target(name: "NudgeTime", dependencies: ["NudgeSystem"]),
  // Input that people write in any language: times, dates, names of places, and the words of histories.
  .target(name: "NudgeInput", dependencies: ["NudgeTime"]),
  // Message parser, catalog, locale fallback, rendering. Contains no people.
  .target(name: "NudgeText", dependencies: ["NudgeTime", "CNudgeICU"]),
  // For copywriters and translators: reads, compiles and formats Templates/ and Localization/.
  .target(
    name: "NudgeAuthoring",
    dependencies: [
      "NudgeJSON", "NudgeText", "NudgeTime", "NudgeSystem", .product(name: "Yams", package: "Yams"),
    ]),
  // Judges the words: tone, length, typography, variety and translations.
  .target(name: "NudgeLint", dependencies: ["NudgeAuthoring", "NudgeText", "NudgeTime"]),
  // The shipped messages, compiled in: Scripts/make-catalog writes them from Templates/ and Localization/.
  .target(name: "NudgeCatalog", dependencies: ["NudgeText"]),
  // People, streaks, planning, composing. The catalog is a parameter, and the shipped one has words that it lacks. Contains no
  // platforms.
  .target(
    name: "NudgePlanning", dependencies: ["NudgeCatalog", "NudgeInput", "NudgeJSON", "NudgeText", "NudgeTime"]),
  // Payloads for each platform, and provider replies. Reads no clock.
  .target(
    name: "NudgeDelivery",
    dependencies: [
      "NudgeCatalog", "NudgeJSON", "NudgePlanning", "NudgeRequests", "NudgeText", "NudgeTime",
    ]),
  // The front door: re-exports what a user of the library needs, and adds the defaults.
  .target(
    name: "Nudge",
    dependencies: ["NudgeCatalog", "NudgeDelivery", "NudgeRequests", "NudgePlanning", "NudgeText", "NudgeTime"]),
  // What the command and a server report as JSON: the next notifications, previews, and plans of many people.
  .target(
    name: "NudgeReports",
    dependencies: ["NudgeCatalog", "NudgeDelivery", "NudgeJSON", "NudgePlanning", "NudgeText", "NudgeTime"]),
  // The command.
  .executableTarget(
    name: "NudgeCLI",
    dependencies: [
      "NudgeReports", "NudgeDelivery", "NudgePlanning", "NudgeCatalog", "NudgeLint", "NudgeAuthoring", "NudgeText",
      "NudgeInput", "NudgeTime", "NudgeJSON", "NudgeSystem",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),

  // Turns Templates/ and Localization/ into the Swift file of NudgeCatalog.
  .executableTarget(name: "compile-catalog", dependencies: ["NudgeAuthoring", "NudgeText"]),

  // Answers questions line by line, for comparisons with other implementations.
  .executableTarget(
    name: "differential-driver", dependencies: ["NudgeTime"], path: "Tests/Tools/DifferentialDriver"),
  .target(name: "NudgeTestSupport", dependencies: ["NudgeRequests"], path: "Tests/Support/NudgeTestSupport"),
  // Compares messages with ICU's own MessageFormat, in the tests and in long runs of Scripts/differential.
  .target(
    name: "CNudgeOracle", path: "Tests/Support/CNudgeOracle",
    linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
  .target(
    name: "MessageParity", dependencies: ["NudgeText", "NudgeTime", "CNudgeOracle", "NudgeTestSupport"],
    path: "Tests/Support/MessageParity"),
  .executableTarget(
    name: "message-differential", dependencies: ["MessageParity", "NudgeText"],
    path: "Tests/Tools/MessageDifferential"),
  // Checks what must be true of every plan for random people, in the tests and in long runs of a release build.
  .target(
    name: "PlanProperties",
    dependencies: ["NudgePlanning", "NudgeCatalog", "NudgeText", "NudgeTime", "NudgeTestSupport"],
    path: "Tests/Support/PlanProperties"),
  .executableTarget(
    name: "plan-properties", dependencies: ["PlanProperties"], path: "Tests/Tools/PlanPropertiesRun"),
  // Measures Nudge and Foundation, for Benchmarks/run and Benchmarks/check.
  .executableTarget(
    name: "benchmarks", dependencies: ["NudgePlanning", "NudgeText", "NudgeTime"], path: "Benchmarks/Sources"),
  // The adapter to iOS and iPadOS, compiled and tested here against stand-ins with Apple's signatures.
  .target(name: "CoreLocation", path: "Tests/Support/CoreLocation"),
  .target(name: "UserNotifications", dependencies: ["CoreLocation"], path: "Tests/Support/UserNotifications"),
  .target(name: "NudgeApple", dependencies: ["NudgeRequests", "UserNotifications", "CoreLocation"]),
  .testTarget(name: "NudgeTests", dependencies: ["Nudge", "NudgeAuthoring", "NudgeTestSupport"]),
  .testTarget(name: "NudgeJSONTests", dependencies: ["NudgeJSON", "NudgeTestSupport"]),
  .testTarget(name: "NudgeSystemTests", dependencies: ["NudgeSystem", "NudgeTestSupport"]),
  .testTarget(name: "NudgeTimeTests", dependencies: ["NudgeTime", "NudgeSystem", "NudgeTestSupport"]),
  .testTarget(name: "NudgeInputTests", dependencies: ["NudgeInput", "NudgeTime"]),
  .testTarget(
    name: "NudgeTextTests",
    dependencies: ["NudgeText", "NudgeTime", "CNudgeICU", "NudgeTestSupport", "MessageParity"]),
  .testTarget(
    name: "NudgeAuthoringTests",
    dependencies: ["NudgeAuthoring", "NudgeText", "NudgeTime", "NudgeTestSupport", "compile-catalog"]),
  .testTarget(
    name: "NudgeLintTests",
    dependencies: ["NudgeLint", "NudgeAuthoring", "NudgePlanning", "NudgeText", "NudgeTime", "NudgeTestSupport"]),
  .testTarget(
    name: "NudgeCatalogTests",
    dependencies: ["NudgePlanning", "NudgeCatalog", "NudgeText", "NudgeTime", "NudgeTestSupport"]),
  .testTarget(
    name: "NudgePlanningTests",
    dependencies: [
      "NudgePlanning", "NudgeCatalog", "NudgeText", "NudgeTime", "NudgeJSON", "NudgeTestSupport", "PlanProperties",
    ]),
  .testTarget(name: "NudgeRequestsTests", dependencies: ["NudgeRequests", "NudgeTestSupport"]),
  .testTarget(
    name: "NudgeDeliveryTests",
    dependencies: [
      "NudgeDelivery", "NudgeRequests", "NudgePlanning", "NudgeCatalog", "NudgeText", "NudgeTime", "NudgeJSON",
      "NudgeTestSupport",
    ]),
  .testTarget(
    name: "NudgeCLITests",
    dependencies: [
      "NudgeCLI", "Nudge", "NudgeReports", "NudgeDelivery", "NudgePlanning", "NudgeCatalog", "NudgeText", "NudgeTime",
      "NudgeJSON", "NudgeTestSupport",
    ]),
  .testTarget(
    name: "NudgeAppleTests",
    dependencies: [
      "NudgeApple", "NudgeRequests", "NudgeDelivery", "NudgePlanning", "NudgeCatalog", "NudgeTime", "NudgeTestSupport",
      "UserNotifications", "CoreLocation",
    ]),
]
#else
package.products.append(.library(name: "NudgeApple", targets: ["NudgeApple"]))
// The adapter to iOS and iPadOS, which links no ICU.
package.targets.append(.target(name: "NudgeApple", dependencies: ["NudgeRequests"]))
#endif

// Compiler settings for all Swift targets.
for target in package.targets where !target.name.hasPrefix("CNudge") {
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
