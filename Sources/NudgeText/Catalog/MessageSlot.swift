/// One message that a template asks for: whose it is, and its key in the files.
package struct MessageSlot: Hashable, Sendable {
  /// The place of the variant in its template; `nil` for the private text.
  package var variant: Int?
  /// The style; `nil` where the words have none.
  package var style: Style?
  /// The part.
  package var part: MessagePart
  /// The key, such as `reminder.gentle.a01.title` or `actions.add`.
  package var key: String
}
