internal import Nudge
internal import NudgeStore

extension StoreContract {
  static let keys = [
    Check("a key is found by its hash until it is revoked") { store in
      try await store.addKey(name: "b", hash: "1f", at: noon)
      try await store.addKey(name: "a", scope: .metrics, hash: "2f", at: later)
      let (b, a) = (
        StoredKey(name: "b", scope: .all, createdAt: noon), StoredKey(name: "a", scope: .metrics, createdAt: later)
      )
      try expectEqual(try await store.keys(), [a, b])
      try expectEqual(try await store.key(hash: "1f"), b)
      try expectEqual(try await store.key(hash: "2f"), a)
      try expectEqual(try await store.key(hash: "3f"), nil)
      try expect(try await store.revokeKey(name: "a"))
      try expect(try await !store.revokeKey(name: "a"))
      try expectEqual(try await store.key(hash: "2f"), nil)
      try expectEqual(try await store.keys(), [b])
    },
    Check("a key replaces the one of its name, with its scope") { store in
      try await store.addKey(name: "a", hash: "1f", at: noon)
      try await store.addKey(name: "a", scope: .metrics, hash: "2f", at: later)
      try expectEqual(try await store.key(hash: "1f"), nil)
      try expectEqual(try await store.keys(), [StoredKey(name: "a", scope: .metrics, createdAt: later)])
      try await store.addKey(name: "a", hash: "2f", at: noon)
      try expectEqual(try await store.key(hash: "2f")?.scope, .all)
    },
  ]
}
