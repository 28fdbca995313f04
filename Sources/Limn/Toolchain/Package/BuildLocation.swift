import LimnDiagnostics
import Foundation
import LimnPlatform

/// The place that a scratch folder was made for.
///
/// Compiled C modules hold the absolute path of their cache, so that none can be used after the folder was moved or copied.
struct BuildLocation {
  /// The package's root folder, absolute.
  var root: String
  /// The scratch folder, absolute.
  var scratch: String
  var files: FileSystem

  private var path: String { scratch + "/limn-location" }
  private var text: String { root + "\n" + scratch + "\n" }
}

extension BuildLocation {
  /// Removes what was built at another place, and says so; notes the place for the next time.
  func prepare() throws(EnvironmentFailure) -> Diagnostic? {
    let known = try knownText()
    var moved: Diagnostic?
    if let known, known != text {
      let old = known.split(separator: "\n").first.map(String.init) ?? "another folder"
      do { try FileManager.default.removeItem(atPath: scratch) } catch {
        throw EnvironmentFailure("what was built before the project moved cannot be removed: \(error)", hint: "Remove '\(scratch)'.")
      }
      moved = Diagnostic(
        severity: .note, id: "moved-project", message: "the project was moved or copied from \(old), so the package is built again")
    }
    if known != text {
      do { try files.write(path, Array(text.utf8)) } catch { throw error.failure }
    }
    return moved
  }

  /// What an earlier run noted; where it did not, the place that SwiftPM's own manifest names. Nil in a new folder.
  private func knownText() throws(EnvironmentFailure) -> String? {
    do {
      if files.exists(path) { return String(decoding: try files.read(path), as: UTF8.self) }
      let manifest = scratch + "/debug.yaml"
      guard files.exists(manifest) else { return nil }
      return String(decoding: try files.read(manifest), as: UTF8.self).contains("\"\(scratch)/") ? text : "\n"
    } catch {
      throw error.failure
    }
  }
}
