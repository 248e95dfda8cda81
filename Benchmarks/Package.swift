// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that users of Nudge neither build nor resolve it.

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "nudge", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "NudgePlanning", package: "nudge"), .product(name: "NudgeText", package: "nudge"),
        .product(name: "NudgeTime", package: "nudge"),
      ],
      path: "Sources",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
      ])
  ]
)
