/// An error for a person or a request that no report can be made for.
///
///     do { print(try reports.preview(for: person, at: now)) } catch let error as ReportError { print(error) }
///     // The date is after today, 2026-11-22.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the error is about.
  public enum Subject: Hashable, Sendable {
    /// The person, or the value at a path, such as `progress.lastOn`.
    case person(path: String)
    /// An option, such as `sequence`.
    case option(String)
  }

  /// `nil` if the error is about the catalog.
  public var subject: Subject?
  /// A sentence that describes the error, without its subject.
  public var message: String

  /// The message.
  public var description: String { message }

  init(_ message: String, about subject: Subject? = nil) {
    self.subject = subject
    self.message = message
  }
}
