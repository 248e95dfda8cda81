internal import NudgeAuthoring
internal import NudgeText

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// Writes the files of a translation, and says what it did.
struct TranslationWriter {
  let folder: String
  let locale: LocaleTag

  /// Writes what differs, each file whole or not at all, and prints a line for it.
  ///
  /// - Throws: `Failure` where a file cannot be written.
  func write(_ files: [TranslationFile]) throws {
    var lines: [String] = []
    do {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/Localization/\(locale)", withIntermediateDirectories: true)
    } catch {
      throw Failure(.output, "Localization/\(locale) cannot be made: \(Self.reason(error)).")
    }
    for file in files {
      let path = folder + "/" + file.file
      let bytes = Data(file.text.utf8)
      let old = FileManager.default.contents(atPath: path)
      if old == bytes { continue }
      do {
        try bytes.write(to: URL(filePath: path), options: .atomic)
      } catch {
        throw Failure(.output, "\(file.file) cannot be written: \(Self.reason(error)).")
      }
      lines.append(
        "\(old == nil ? "made" : "changed") \(file.file): \(Self.counts(file.translatedCount, of: file.messageCount))")
      lines += file.dropped.map { "  left out \($0), which no template asks for" }
    }
    let translated = files.reduce(0) { $0 + $1.translatedCount }
    let all = files.reduce(0) { $0 + $1.messageCount }
    lines.append("\(locale): \(Self.counts(translated, of: all)).")
    try Terminal.write(lines.joined(separator: "\n") + "\n")
  }

  private static func counts(_ translated: Int, of all: Int) -> String {
    "\(translated) of \(all) \(all == 1 ? "text" : "texts") translated"
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as? CocoaError
    return switch error?.code {
    case .fileWriteNoPermission?: "there is no permission"
    case .fileWriteOutOfSpace?: "the disk is full"
    case .fileWriteFileExists?: "a file is in its place"
    default: "the system does not let it"
    }
  }
}
