public import Logging
internal import Synchronization

/// Keeps what is logged, so that a test can read it.
public final class LogLines: LogHandler {
  private let lines = Mutex<[String]>([])
  private let level: Logger.Level

  /// - Parameter level: The least important level that is kept.
  public init(_ level: Logger.Level = .info) { self.level = level }

  /// The level, the message and the metadata of each event, such as `info serving data=nudged-data url=http://127.0.0.1`.
  public var all: [String] { lines.withLock(\.self) }

  /// A logger whose lines are kept here.
  public var logger: Logger { Logger(label: "test") { _ in self } }

  public let metadataProvider: Logger.MetadataProvider? = nil
  public var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }
  public var logLevel: Logger.Level {
    get { level }
    set {}
  }
  public subscript(metadataKey _: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  public func log(event: LogEvent) {
    let pairs = (event.metadata ?? [:]).map { " \($0)=\($1)" }.sorted().joined()
    lines.withLock { $0.append("\(event.level) \(event.message)\(pairs)") }
  }
}
