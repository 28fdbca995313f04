import LimnDiagnostics
import Foundation
import LimnPlatform

/// A built package as machines share it, for runs that take all results from the cache. It describes the build but does not contain its
/// files. Names such as `{root}` replace the folders of the machine that built it.
struct SharedPackage: Codable, Sendable {
  static let format = StoredFormat<SharedPackage>("shared-package", version: 1, isShared: true)
  /// The format of descriptions, which are stored by a digest of the manifests. A run reads the description first, since it says which
  /// files to digest for the key of the package.
  static let descriptions = StoredFormat<PackageDescription>("shared-description", version: 1, isShared: true)

  /// The package without its bundled modules, which each machine has itself.
  var built: BuiltPackage
  var hasBundled: Bool
  /// The names of the targets that did not build. All of them are tests, since a package with errors is not stored.
  var failed: [String]
  var warnings: [Diagnostic]
}

/// The folders of this machine that paths of a package start with, each with the name that replaces it in a shared package.
struct SharedFolders {
  /// Longest path first, since a folder may be inside another one.
  private let folders: [(path: String, name: String)]
  private let root: String

  init(root: String, scratch: String, toolchain: String, bundled: BundledModules?) {
    self.root = root
    var all = [(root, "{root}"), (scratch, "{scratch}"), (toolchain, "{toolchain}")]
    if let bundled { all += [(bundled.modulesFolder, "{bundled}"), (bundled.folder, "{limn}")] }
    // A toolchain in /usr shares its folder with the system's libraries, so /usr gets no name.
    folders = all.filter { $0.0 != "/usr" && $0.0 != "/" }.sorted { $0.0.count > $1.0.count }.map { (path: $0.0, name: $0.1) }
  }
}

extension SharedFolders {
  /// The text with names instead of this machine's folders.
  func shared(_ text: String) -> String {
    folders.reduce(text) { text, folder in Self.replacing(folder.path, in: text, with: folder.name) }
  }

  /// The text with this machine's folders instead of names.
  func local(_ text: String) -> String {
    folders.reduce(text) { $0.replacing($1.name, with: $1.path) }
  }

  /// The path of another package as stored in a shared package: relative to the root, even if the package is outside of the root.
  func sharedDependency(_ path: String) -> String {
    let (own, other) = (root.split(separator: "/"), path.split(separator: "/"))
    let common = zip(own, other).prefix { $0 == $1 }.count
    return "{root}" + (own.dropFirst(common).map { _ in ".." } + other.dropFirst(common)).map { "/\($0)" }.joined()
  }

  func localDependency(_ path: String) -> String { URL(fileURLWithPath: local(path)).standardizedFileURL.path }

  /// Replaces a folder wherever a path in the text starts with it. The text is not replaced in the middle of a path, or if it is only the
  /// beginning of a longer folder name.
  private static func replacing(_ folder: String, in text: String, with name: String) -> String {
    var (result, rest) = ("", text[...])
    while let found = rest.firstRange(of: folder) {
      let before = rest[..<found.lowerBound]
      let start = before.lastIndex { " =:,'\"".contains($0) }.map(before.index(after:)) ?? before.startIndex
      let isStart = !before[start...].contains("/") && (before.startIndex == text.startIndex || start != before.startIndex)
      let next = rest[found.upperBound...].first
      result += before + (isStart && (next == nil || " /:,'\"".contains(next ?? "/")) ? name : folder)
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}

extension BuiltPackage {
  /// A copy with changed paths.
  ///
  /// - Parameter change: returns the new text for a path.
  /// - Parameter dependency: returns the new path for the path of another package.
  func mapPaths(_ change: (String) -> String, dependency: (String) -> String) -> BuiltPackage {
    var built = self
    (built.root, built.scratch, built.indexStore) = (change(root), change(scratch), change(indexStore))
    built.modulesFolders = modulesFolders.map(change)
    built.importFlags = importFlags.map(change)
    built.plugins = plugins.map { MacroPlugin(executable: change($0.executable), module: $0.module) }
    built.objects = objects.mapValues { $0.map(change) }
    built.linkFlags = linkFlags.map(change)
    built.description.localDependencies = description.localDependencies.map(dependency)
    return built
  }
}
