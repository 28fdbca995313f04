public import Foundation

extension FileManager {
  /// The folder that an app shares with its extensions: a temporary one, since a preview has no such extensions.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = temporaryDirectory.appendingPathComponent(groupIdentifier)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
