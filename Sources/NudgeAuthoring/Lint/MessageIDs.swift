internal import NudgeText

/// Finds the message in which a fault of the reading lies, so that programs have its key as they have it of every other finding.
///
/// Such faults cannot be silenced, so they get their key only after silencings were applied.
struct MessageIDs {
  private struct Line: Hashable {
    var file: String
    var line: Int
  }

  private var keys: [Line: [(column: Int, key: String)]] = [:]

  init(_ sources: CatalogSources) {
    for source in sources.localizations {
      for message in source.messages {
        keys[Line(file: source.file, line: message.patternPosition.line), default: []]
          .append((message.patternPosition.column, message.key))
      }
    }
  }

  /// Gives each finding of a message that has no id the key of the message.
  func name(_ findings: inout [LintFinding]) {
    for index in findings.indices where findings[index].id == nil {
      guard let position = findings[index].position, "SAP".contains(findings[index].rule.rawValue.prefix(1)) else {
        continue
      }
      let line = keys[Line(file: findings[index].file, line: position.line)] ?? []
      findings[index].id = line.filter { $0.column <= position.column }.max { $0.column < $1.column }?.key
    }
  }
}
