internal import Nudge
internal import NudgeStore

extension StoreContract {
  private static func token(_ text: String, key: String = "apns", at moment: Timestamp = noon) -> ProviderToken {
    ProviderToken(key: key, text: text, issuedAt: moment)
  }

  static let tokens = [
    Check("a token is kept for its credentials") { store in
      try expectEqual(try await store.providerToken("apns"), nil)
      try expectEqual(try await store.storeProviderToken(token("one"), replacing: nil), token("one"))
      try expectEqual(try await store.providerToken("apns"), token("one"))
      try expectEqual(try await store.providerToken("fcm"), nil)
      let other = token("two", key: "fcm", at: later)
      try expectEqual(try await store.storeProviderToken(other, replacing: nil), other)
      try expectEqual(try await store.providerToken("apns"), token("one"))
      try expectEqual(try await store.providerToken("fcm"), other)
    },
    Check("a token is only replaced by someone who knows it") { store in
      _ = try await store.storeProviderToken(token("one"), replacing: nil)
      try expectEqual(try await store.storeProviderToken(token("two"), replacing: nil), token("one"))
      let new = token("three", at: later)
      try expectEqual(try await store.storeProviderToken(new, replacing: token("one")), new)
      try expectEqual(try await store.storeProviderToken(token("four"), replacing: token("one")), new)
      try expectEqual(try await store.providerToken("apns"), new)
    },
    Check("a token that isn't stored can't be replaced") { store in
      let new = token("two")
      try expectEqual(try await store.storeProviderToken(new, replacing: token("one")), new)
      try expectEqual(try await store.providerToken("apns"), nil)
    },
    Check("one of many processes stores the token, and all use it") { store in
      let results = try await withThrowingTaskGroup(of: ProviderToken.self) { group in
        for number in 0..<20 {
          group.addTask { try await store.storeProviderToken(token("\(number)"), replacing: nil) }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      try expectEqual(results.count, 1)
      try expectEqual(try await store.providerToken("apns"), results.first)
    },
  ]
}
