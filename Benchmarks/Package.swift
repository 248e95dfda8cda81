// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who uses Nudge builds or resolves this.

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "nudge", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "NextOccurrence",
      dependencies: [.product(name: "NudgeTime", package: "nudge")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
      ]),
    .executableTarget(
      name: "Rendering",
      dependencies: [.product(name: "NudgeText", package: "nudge"), .product(name: "NudgeTime", package: "nudge")]),
    .executableTarget(
      name: "PersonReading",
      dependencies: [
        .product(name: "NudgePlanning", package: "nudge"), .product(name: "NudgeText", package: "nudge"),
        .product(name: "NudgeTime", package: "nudge"),
      ]),
  ]
)
