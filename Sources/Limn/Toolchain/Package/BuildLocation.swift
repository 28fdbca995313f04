import LimnDiagnostics
import Foundation
import LimnPlatform

/// Records the location of the package that a scratch folder belongs to.
///
/// Compiled C modules contain the absolute path of their cache folder. They cannot be used after the project was moved
/// or copied.
struct BuildLocation {
  /// The absolute path of the package's root.
  var root: String
  /// The absolute path of the scratch folder.
  var scratch: String

  private var path: String { scratch + "/limn-location" }
  private var text: String { root + "\n" + scratch + "\n" }

  /// Removes the build's files if the build was made at another location. Records the current location. Returns a note
  /// if files were removed.
  func prepare() throws -> Diagnostic? {
    let known = try knownText()
    var moved: Diagnostic?
    if let known, known != text {
      let old = known.firstLine ?? "another folder"
      do { try FileManager.default.removeItem(atPath: scratch) } catch {
        throw EnvironmentFailure(
          "the project was moved, and the old build cannot be removed: \(error)", hint: "Remove '\(scratch)'.")
      }
      moved = Diagnostic(
        .movedProject, "the project was moved or copied from \(old), so the package is built again")
    }
    if known != text {
      try files.write(path, text.bytes)
    }
    return moved
  }

  /// Returns the text that describes the location of the last build. ``prepare()`` compares this text with the text for
  /// the current location. Returns nil if SwiftPM has not run yet.
  ///
  /// If the last build did not record its location, SwiftPM's build manifest can show whether the location has changed.
  /// If the manifest contains the path of the current scratch folder, the function returns the text for the current
  /// location. If not, the location of the last build is unknown, and the function returns an empty line.
  private func knownText() throws -> String? {
    if files.exists(path) { return try files.text(path) }
    let manifest = scratch + "/debug.yaml"
    guard files.exists(manifest) else { return files.exists(scratch + "/home") ? "\n" : nil }
    return try files.text(manifest).contains("\"\(scratch)/") ? text : "\n"
  }
}
