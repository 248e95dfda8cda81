internal import NudgeJSON
internal import NudgeText

/// The canonical form of files in Localization/.
///
/// Keys are sorted, and each note directly follows its message. Indentation is two spaces, lines end with LF, and the
/// file ends with a newline. Text is in Unicode Normalization Form C, and only invisible characters are escaped.
package enum CanonicalJSON {
  /// Returns a localization file's canonical text.
  ///
  /// - Parameter source: A file that was read completely and without faults.
  /// - Returns: The canonical text.
  static func text(of source: LocalizationSource) -> String {
    var entries = ["\"@@locale\": " + quoted(source.locale.identifier)]
    entries += sorted(source.attributes).map { quoted($0.key) + ": " + quoted($0.value) }
    for message in source.messages.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      entries.append(quoted(message.key) + ": " + quoted(message.pattern))
      var attributes = message.attributes
      attributes["description"] = message.note
      let members = sorted(attributes).map { "    " + quoted($0.key) + ": " + quoted($0.value) }
      if !members.isEmpty {
        entries.append(quoted("@" + message.key) + ": {\n" + members.joined(separator: ",\n") + "\n  }")
      }
    }
    return object(entries)
  }

  private static func sorted(_ texts: [String: String]) -> [(key: String, value: String)] {
    texts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Returns the canonical text of a file with source hashes.
  package static func text(of hashes: [String: SourceHash]) -> String {
    object(sorted(hashes.mapValues(\.text)).map { quoted($0.key) + ": " + quoted($0.value) })
  }

  private static func object(_ entries: [String]) -> String {
    entries.isEmpty ? "{}\n" : "{\n  " + entries.joined(separator: ",\n  ") + "\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    let json = JSONBytes()
    json.string(text.composed, escaping: \.isUnseen)
    return json.text
  }
}
