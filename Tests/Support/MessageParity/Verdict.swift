/// What comes of holding a pattern, or one text of it, against ICU.
package enum Verdict: Equatable {
  /// ICU says the same.
  case same
  /// ICU says something else, or cannot be asked, for a reason that has a name.
  case explained(String)
  /// ICU says something else, and nothing explains it.
  case different(String)
}
