import Foundation
import Nudge
import NudgeStore
import StoreContract
import Testing

@testable import NudgeStorePostgres

@Suite(.timeLimit(.minutes(3)))
struct PostgresStoreTests {
  private func url() throws -> String { try PrivatePostgres.shared.get().database() }

  @Test(arguments: StoreContract.checks)
  func contract(check: StoreContract.Check) async throws {
    let store = try await PostgresStore(url: try url())
    try await check.run(store)
    try store.close()
  }
}
