/// What sort of people are read.
enum PersonCase: String, CaseIterable {
  /// The example of docs/person.md, as most people are.
  case example = "Person:Read:Example"
  /// A year of achievements, with titles in Chinese.
  case achievements = "Person:Read:Achievements"
}
