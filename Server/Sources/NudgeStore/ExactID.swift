/// An ID that equals another one only if both have the same bytes.
///
/// Strings are equal if they look the same, so é as one character equals e with an accent. Two people can have these IDs.
package struct ExactID: Hashable, Sendable {
  private let text: String

  package init(_ text: String) { self.text = text }

  package static func == (first: Self, second: Self) -> Bool { first.text.utf8.elementsEqual(second.text.utf8) }
}

extension Delivery.Key {
  public static func == (first: Self, second: Self) -> Bool {
    ExactID(first.person) == ExactID(second.person) && first.notification == second.notification
      && ExactID(first.device) == ExactID(second.device) && first.showing == second.showing
  }
}
