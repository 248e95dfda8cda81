/// The patterns of one text, not yet compiled.
public struct CatalogText: Hashable, Sendable {
  /// The title's pattern, in ICU MessageFormat.
  public var title: String
  /// The body's pattern; `nil` where the surface shows a title only.
  public var body: String?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - title: The title's pattern.
  ///   - body: The body's pattern.
  public init(title: String, body: String? = nil) {
    self.title = title
    self.body = body
  }
}
