/// From where CLDR takes what a locale does not say itself.
enum LocaleParent: Hashable {
  /// From no language.
  case root
  /// From another locale.
  case tag(LocaleTag)
}
