internal import Foundation

/// Checks who may use a file or a folder.
///
/// The structure `stat` is visible in a debug build only, because another module than Glibc declares it in an optimized one.
enum Permissions {
  /// Returns whether others than the owner may use what is at a path, behind symbolic links.
  static func allowOthers(to path: String) -> Bool {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let mode = try? FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int
    return mode.map { $0 & 0o077 != 0 } ?? false
  }
}
