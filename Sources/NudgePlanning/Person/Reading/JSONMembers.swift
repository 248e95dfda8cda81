/// How far the members of an object are read.
struct JSONMembers {
  /// Where the object's brace stands.
  let offset: Int
  /// A bit for each key that was there.
  var seen: UInt32 = 0
  /// The key that is likely to come next, being after the last one.
  var likely = 0
  var isFirst = true
}
