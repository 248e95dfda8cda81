/// Whether what a person recorded may stand where others can see it, such as on a locked screen or a provider's servers.
public enum Previews: String, CaseIterable, Hashable, Sendable {
  /// The words stand as they are.
  case shown
  /// Nothing that the person wrote stands anywhere; the kind's private text takes its place.
  case hidden
}
