internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

/// A provider's token that all tasks and processes share.
///
/// It is made when it is needed first, by one task at a time, and kept in the store. If several processes make one, all use
/// the one that is stored first.
actor SharedToken {
  private let key: String
  private let store: any Store
  private let lifetime: Int64
  private let minimumAge: Int64
  private let make: @Sendable (Timestamp) async throws -> ProviderToken
  private var current: ProviderToken?
  private var running: Task<ProviderToken, any Error>?

  /// - Parameters:
  ///   - key: Which credentials the token is made from.
  ///   - lifetime: How long a token is used, in seconds.
  ///   - minimumAge: How old a token must be before it is replaced, in seconds, even if the provider refuses it.
  ///   - make: Makes a token.
  init(
    _ key: String, in store: any Store, lifetime: Int64, minimumAge: Int64,
    make: @escaping @Sendable (Timestamp) async throws -> ProviderToken
  ) {
    self.key = key
    self.store = store
    self.lifetime = lifetime
    self.minimumAge = minimumAge
    self.make = make
  }

  /// Returns the current token, or makes one.
  ///
  /// - Parameter refused: A token that the provider refuses, so that another one is needed.
  /// - Throws: ``TokenError``.
  func text(at now: Timestamp, insteadOf refused: String? = nil) async throws -> String {
    while true {
      if let current, isUsable(current, at: now, refused) { return current.text }
      if let running {
        // Its result may be the token that is refused.
        let token = try await running.value
        if isUsable(token, at: now, refused) { return token.text }
        continue
      }
      // The task itself notes that it has ended, because those who wait for it can go on in any order.
      let task = Task {
        defer { running = nil }
        let token = try await replacement(at: now, refused)
        current = token
        return token
      }
      running = task
      return try await task.value.text
    }
  }

  private func replacement(at now: Timestamp, _ refused: String?) async throws -> ProviderToken {
    let stored = try await stored()
    if let stored {
      if isUsable(stored, at: now, refused) { return stored }
      let age = now.secondsSinceEpoch - stored.issuedAt.secondsSinceEpoch
      if (0..<minimumAge).contains(age) { throw TokenError.tooSoon(wait: Int(minimumAge - age)) }
    }
    let token = try await make(now)
    do {
      return try await store.storeProviderToken(token, replacing: stored)
    } catch {
      throw TokenError.notStored
    }
  }

  private func stored() async throws -> ProviderToken? {
    do { return try await store.providerToken(key) } catch { throw TokenError.notStored }
  }

  // A token from the future was made before the clock was set back. Providers refuse it.
  private func isUsable(_ token: ProviderToken, at now: Timestamp, _ refused: String?) -> Bool {
    let age = now.secondsSinceEpoch - token.issuedAt.secondsSinceEpoch
    return token.text != refused && (-60..<lifetime).contains(age)
  }
}

/// The reason that there is no token.
enum TokenError: Error, Hashable {
  /// The provider allows another one after this number of seconds.
  case tooSoon(wait: Int)
  /// The store doesn't work at the moment.
  case notStored
  /// The provider's answer to the request for a token, if there was one, and the seconds that it asks to wait, or 0.
  case refused(status: Int?, reason: String, asked: Int, isFinal: Bool)

  /// Returns what becomes of a delivery that needs the token.
  func answer(for notification: NotificationRequest, attempt: Int) -> Answer {
    switch self {
    case .tooSoon(let wait):
      Answer(
        .retry, wait: wait, scope: .sender, pause: wait,
        reason: "the provider refuses a new token; the clock of this machine may be wrong")
    case .notStored: Answer(.retry, wait: 10, scope: .device, reason: "the token can't be stored")
    case .refused(let status, let reason, _, isFinal: true):
      Answer(.retry, wait: 300, scope: .sender, pause: 300, status: status, reason: reason)
    case .refused(let status, let reason, let asked, isFinal: false):
      later(asked, status, reason, for: notification, attempt)
    }
  }

  private func later(
    _ asked: Int, _ status: Int?, _ reason: String, for notification: NotificationRequest, _ attempt: Int
  ) -> Answer {
    let action = PushProvider.Action.retry(after: 10, atMost: 3_600, atLeast: asked, scope: .service)
    return Answer(
      .retry, wait: action.delay(attempt: attempt, for: notification), scope: .service,
      pause: Answer.rest(after: action), status: status, reason: reason)
  }
}
