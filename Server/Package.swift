// swift-tools-version: 6.2

import PackageDescription

// Targets are in dependency order: a target uses only targets above it.

let package = Package(
  name: "nudge-server",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "nudge", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
    .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // People, devices and deliveries as records, the protocol of a store, and the states of a delivery. Stores nothing itself.
    .target(name: "NudgeStore", dependencies: [.product(name: "Nudge", package: "nudge")]),
    // The embedded store.
    .target(
      name: "NudgeStoreSQLite",
      dependencies: [
        "NudgeStore", .product(name: "Nudge", package: "nudge"), .product(name: "GRDB", package: "GRDB.swift"),
      ]),

    // The store of a fleet. libpq comes from the system.
    .systemLibrary(
      name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"]), .yum(["libpq-devel"])]),
    .target(
      name: "NudgeStorePostgres",
      dependencies: ["NudgeStore", "CPostgres", .product(name: "Nudge", package: "nudge")]),

    // Wakes, plans, claims, sends and records. Takes a clock, a store and senders; knows no HTTP.
    .target(
      name: "NudgeDispatch",
      dependencies: [
        "NudgeStore", .product(name: "Nudge", package: "nudge"), .product(name: "Logging", package: "swift-log"),
        .product(name: "DequeModule", package: "swift-collections"),
      ]),

    // Signs, encrypts and sends for each provider, and classifies the answers.
    .target(
      name: "NudgeSenders",
      dependencies: [
        "NudgeDispatch", .product(name: "Nudge", package: "nudge"), .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOTLS", package: "swift-nio"),
        .product(name: "NIOHPACK", package: "swift-nio-http2"),
        .product(name: "NIOHTTP2", package: "swift-nio-http2"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]),

    // The HTTP API and people's pages, whose templates, style and scripts are compiled in.
    .target(
      name: "NudgeWeb",
      dependencies: [
        "NudgeDispatch", "NudgeSenders", "NudgeStore", .product(name: "Nudge", package: "nudge"),
        .product(name: "NudgeReports", package: "nudge"), .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Hummingbird", package: "hummingbird"), .product(name: "Logging", package: "swift-log"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      ],
      resources: [.embedInCode("Page/Assets")]),
    // The command: options, services, signals, exit codes.
    .executableTarget(
      name: "nudged",
      dependencies: [
        "NudgeWeb", "NudgeStoreSQLite", "NudgeStorePostgres",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "Nudge", package: "nudge"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]),

    // The tests that every store must pass.
    .target(
      name: "StoreContract", dependencies: ["NudgeStore", .product(name: "Nudge", package: "nudge")],
      path: "Tests/Support/StoreContract"),
    .target(name: "ChildProcess", path: "Tests/Support/ChildProcess"),
    // A log that a test reads.
    .target(
      name: "LogLines", dependencies: [.product(name: "Logging", package: "swift-log")], path: "Tests/Support/LogLines"),
    // A PostgreSQL server in a temporary folder.
    .target(name: "PrivatePostgres", dependencies: ["ChildProcess"], path: "Tests/Support/PrivatePostgres"),
    // A push service with HTTP/2 and TLS whose answers a test scripts.
    .target(
      name: "PushMock",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHPACK", package: "swift-nio-http2"),
        .product(name: "NIOHTTP2", package: "swift-nio-http2"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      path: "Tests/Support/PushMock"),
    .testTarget(name: "NudgeStoreTests", dependencies: ["NudgeStore"]),
    .testTarget(
      name: "NudgeDispatchTests",
      dependencies: [
        "LogLines", "NudgeDispatch", "NudgeStoreSQLite", .product(name: "Nudge", package: "nudge"),
        .product(name: "GRDB", package: "GRDB.swift"), .product(name: "Logging", package: "swift-log"),
      ]),
    .testTarget(
      name: "NudgeSendersTests",
      dependencies: [
        "ChildProcess", "NudgeSenders", "NudgeStore", "NudgeStoreSQLite", "PushMock",
        .product(name: "Nudge", package: "nudge"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]),
    .testTarget(
      name: "NudgedTests",
      dependencies: [
        "nudged", "ChildProcess", "LogLines", "NudgeDispatch", "NudgeSenders", "NudgeStore", "NudgeStoreSQLite",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "Hummingbird", package: "hummingbird"), .product(name: "Logging", package: "swift-log"),
        .product(name: "Nudge", package: "nudge"),
      ]),
    .testTarget(
      name: "NudgeWebTests",
      dependencies: [
        "LogLines", "NudgeWeb", "NudgeDispatch", "NudgeStore", "NudgeStoreSQLite", "NudgeStorePostgres",
        "PrivatePostgres",
        .product(name: "Nudge", package: "nudge"), .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "NudgeReports", package: "nudge"), .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "GRDB", package: "GRDB.swift"), .product(name: "HTTPTypes", package: "swift-http-types"),
      ]),
    .testTarget(
      name: "NudgePageTests",
      dependencies: [
        "LogLines", "NudgeWeb", "NudgeDispatch", "NudgeStore", "NudgeStoreSQLite",
        .product(name: "Nudge", package: "nudge"),
        .product(name: "Crypto", package: "swift-crypto"), .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
      ]),
    .testTarget(
      name: "NudgeStoreSQLiteTests",
      dependencies: [
        "NudgeStoreSQLite", "StoreContract", .product(name: "Nudge", package: "nudge"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "NudgeStorePostgresTests",
      dependencies: [
        "NudgeStorePostgres", "NudgeStoreSQLite", "NudgeDispatch", "StoreContract", "PrivatePostgres",
        .product(name: "Nudge", package: "nudge"), .product(name: "Logging", package: "swift-log"),
      ]),
  ]
)

for target in package.targets where target.type != .system {
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
