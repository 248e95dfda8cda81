internal import ArgumentParser
internal import Foundation
internal import NudgeStore
internal import Synchronization

/// `nudged export`.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print everything that the database contains, to move it to another database.",
    discussion: """
      No server may use the database in the meantime. The output contains personal data. The keys are files in the data \
      folder, which have to be copied as well.
      """)

  @OptionGroup var data: DataOptions

  func run() async throws {
    let folder = DataFolder(try data.configuration())
    let store = try await folder.openExistingStore()
    let lock = folder.url == nil ? try folder.lock() : nil
    try await folder.checkThatNobodyUses(store)
    let output = ExportFile.Writer()
    try await store.export { row in try output.write(row) }
    let rows = try output.finish()
    try store.close()
    Console.complain("Exported \(rows) rows from \(folder.url == nil ? folder.database : "the PostgreSQL database").")
    withExtendedLifetime(lock) {}
  }
}

/// `nudged import`.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Store what nudged export has printed, in a new database.",
    discussion: """
      Reads standard input, and stores everything or nothing. Copy secret.key and vapid.key to the data folder too, before \
      the first start.
      """)

  @OptionGroup var data: DataOptions

  func run() async throws {
    let folder = DataFolder(try data.configuration())
    let store = try await folder.openStore()
    let lock = folder.url == nil ? try folder.lock() : nil
    let input = ExportFile.Reader()
    do { try await store.importRows { try input.next() } } catch let error as StoreIsNotEmpty {
      throw Failure(
        .faults, "The database isn't empty: there are rows in \(error.table.rawValue). Import into a new database.")
    } catch let error as any StoreError {
      throw Failure(.badData, "Before line \(input.line + 1): \(error)")
    }
    try store.close()
    Console.complain("\(input.rows) rows were stored.")
    withExtendedLifetime(lock) {}
  }
}

/// `nudged migrate`.
struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate", abstract: "Create or upgrade the tables, and print their version.",
    discussion: """
      nudged serve does this as well. Processes of the version before can go on using the tables, unless the release notes \
      say otherwise.
      """)

  @OptionGroup var data: DataOptions

  func run() async throws {
    let store = try await DataFolder(try data.configuration()).openStore()
    try Console.print(try await store.condition().schema)
    try store.close()
  }
}

/// The output of `nudged export`: a line for each row, such as `{"api_key":{"name":"backend",…}}`, and a last line with the
/// number of rows, such as `{"rows":17}`.
enum ExportFile {
  /// Writes to standard output.
  final class Writer: Sendable {
    private let state = Mutex((buffer: [UInt8](), rows: 0))

    private static let bufferSize = 1 << 16

    func write(_ row: StoreRow) throws {
      try state.withLock { state in
        state.buffer += "{\"\(row.table.rawValue)\":\(row.json)}\n".utf8
        state.rows += 1
        if state.buffer.count >= Self.bufferSize { try Self.flush(&state.buffer) }
      }
    }

    /// Writes the last line, and returns the number of rows.
    func finish() throws -> Int {
      try state.withLock { state in
        state.buffer += "{\"rows\":\(state.rows)}\n".utf8
        try Self.flush(&state.buffer)
        return state.rows
      }
    }

    private static func flush(_ buffer: inout [UInt8]) throws {
      do { try FileHandle.standardOutput.write(contentsOf: Data(buffer)) } catch {
        throw Failure(.output, "Standard output can't be written.")
      }
      buffer.removeAll(keepingCapacity: true)
    }
  }

  /// Reads lines, by default those of standard input.
  final class Reader: Sendable {
    private struct State {
      var line = 0
      var rows = 0
      /// The row that has been read, but not returned.
      var pending: StoreRow?
      var isAtEnd = false
    }

    private let state = Mutex(State())
    private let readLine: @Sendable () -> String?

    /// The number of rows that are stored together.
    private static let batch = 500

    init(_ readLine: @escaping @Sendable () -> String? = { Swift.readLine() }) { self.readLine = readLine }

    var line: Int { state.withLock(\.line) }
    var rows: Int { state.withLock(\.rows) }

    /// Returns the next rows, which belong to the same table, or `nil` at the end.
    func next() throws -> [StoreRow]? {
      try state.withLock { state in
        var rows: [StoreRow] = []
        if let pending = state.pending { rows.append(pending) }
        state.pending = nil
        while rows.count < Self.batch, !state.isAtEnd {
          guard let row = try read(&state) else { break }
          guard rows.isEmpty || rows[0].table == row.table else {
            state.pending = row
            break
          }
          rows.append(row)
        }
        return rows.isEmpty ? nil : rows
      }
    }

    /// Reads a line, and returns its row, or `nil` if it is the last line.
    private func read(_ state: inout State) throws -> StoreRow? {
      guard let line = readLine() else {
        throw Failure(.badData, "Line \(state.line + 1) is missing. The output of nudged export isn't complete.")
      }
      state.line += 1
      let parts = line.dropFirst(2).split(separator: "\":", maxSplits: 1)
      guard line.hasPrefix("{\""), line.hasSuffix("}"), parts.count == 2 else { throw fault(state.line) }
      let value = parts[1].dropLast()
      if parts[0] == "rows" {
        guard Int(value) == state.rows else {
          throw Failure(.badData, "Line \(state.line): There are \(state.rows) rows, and should be \(value).")
        }
        state.isAtEnd = true
        return nil
      }
      guard let table = StoreTable(rawValue: String(parts[0])), value.first == "{" else { throw fault(state.line) }
      state.rows += 1
      return StoreRow(table: table, json: String(value))
    }

    private func fault(_ line: Int) -> Failure {
      Failure(.badData, "Line \(line): Must be a line that nudged export has printed.")
    }
  }
}
