package import NudgeText

/// The words of one kind in one locale, as read from a file.
package struct LocalizationSource: Hashable, Sendable {
  /// The file, such as `Localization/en/reminder.json`.
  package var file: String
  /// The locale of the folder.
  package var locale: LocaleTag
  /// The kind after which the file is named.
  package var kind: Kind
  /// What tools note of the file, such as `@@last_modified`; by name.
  package var attributes: [String: String] = [:]
  /// The messages, in file order; keys are unique.
  package var messages: [MessageSource]
  /// Whether the file was read to its end; otherwise messages that seem to be absent may only be unread.
  package var isComplete: Bool
  /// Whether the file itself has no fault, so that it can be written anew.
  package var isFaultless = false
}
