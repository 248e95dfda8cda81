package import NudgeText

extension Catalog {
  /// Returns this catalog or, if it has no texts of a kind, the shipped one.
  ///
  /// Many catalogs contain only notifications. They need the phrases of sentences about schedules and plans only to
  /// word them differently.
  package func orShipped(for kind: Kind) -> Catalog { contains(kind) ? self : .shipped }
}
