/// Everything that keeps a folder from being a catalog.
public struct CatalogError: Error, Hashable, Sendable {
  /// The faults, by file, line and column; never empty.
  public var faults: [CatalogFault]

  /// Creates an error.
  ///
  /// - Parameter faults: The faults; at least one.
  public init(faults: [CatalogFault]) {
    self.faults = faults
  }
}

extension CatalogError: CustomStringConvertible {
  /// One fault a line.
  public var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}
