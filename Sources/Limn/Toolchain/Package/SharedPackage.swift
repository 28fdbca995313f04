import Foundation
import LimnPlatform

/// A built package in the form in which the shared cache stores it, for runs that take all results from the cache. It
/// describes the build and does not contain the built files. In paths, names such as `{root}` replace the folders of
/// the machine that built the package.
struct SharedPackage: Codable {
  static let format = StoredFormat<SharedPackage>("shared-package", version: 7, isShared: true)
  /// The format of package descriptions in the cache. A run looks up the description of a package by a digest of the
  /// manifests. The description tells which files the package consists of. From the digests of these files, the run
  /// then computes the key of the package itself.
  static let descriptions = StoredFormat<PackageDescription>("shared-description", version: 4, isShared: true)

  /// The record of the build, without the bundled modules, since each machine has its own.
  var record: BuildRecord
  var hasBundled: Bool
}

/// Folders of this machine, such as the package's root. In a shared package, a path inside such a folder starts with a
/// name, such as `{root}`, in place of the folder.
struct SharedFolders {
  /// The folders, longest path first, since a folder may be inside another folder.
  private let folders: [(path: String, name: String)]
  private let root: String

  init(root: String, scratch: String, toolchain: String, bundled: BundledModules?) {
    self.root = root
    var all = [(root, "{root}"), (scratch, "{scratch}"), (toolchain, "{toolchain}")]
    if let bundled { all += [(bundled.modulesFolder, "{bundled}"), (bundled.folder, "{limn}")] }
    // If the toolchain is in /usr, its folder also contains the system's libraries. So paths in /usr are not changed.
    folders = all.filter { $0.0 != "/usr" && $0.0 != "/" }.sorted { $0.0.count > $1.0.count }.map {
      (path: $0.0, name: $0.1)
    }
  }

  /// Returns the text with this machine's folders replaced by names.
  func shared(_ text: String) -> String {
    folders.reduce(text) { text, folder in Self.replacing(folder.path, in: text, with: folder.name) }
  }

  /// Returns the text with names replaced by this machine's folders.
  func local(_ text: String) -> String {
    folders.reduce(text) { $0.replacing($1.name, with: $1.path) }
  }

  /// Returns the path of another package in the form that a shared package contains. The path is relative to `{root}`.
  /// If the other package is outside of the root, the path contains `..`.
  func sharedDependency(_ path: String) -> String {
    let (own, other) = (root.pathNames, path.pathNames)
    let common = zip(own, other).prefix { $0 == $1 }.count
    return "{root}" + (own.dropFirst(common).map { _ in ".." } + other.dropFirst(common)).map { "/\($0)" }.joined()
  }

  func localDependency(_ path: String) -> String { URL(fileURLWithPath: local(path)).standardizedFileURL.path }

  /// Replaces the folder `folder` with `name` in all paths of the text that start with this folder. For example, `/a/b`
  /// and `/a/b/c` start with the folder `/a/b`. The paths `/x/a/b` and `/a/bc` do not start with it and are not
  /// changed.
  private static func replacing(_ folder: String, in text: String, with name: String) -> String {
    var (result, rest) = ("", text[...])
    while let found = rest.firstRange(of: folder) {
      let before = rest[..<found.lowerBound]
      let start = before.lastIndex { " =:,'\"".contains($0) }.map(before.index(after:)) ?? before.startIndex
      let isStart =
        !before[start...].contains("/") && (before.startIndex == text.startIndex || start != before.startIndex)
      let next = rest[found.upperBound...].first
      result += before + (isStart && (next == nil || " /:,'\"".contains(next ?? "/")) ? name : folder)
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}

extension BuiltPackage {
  /// Returns a copy with changed paths.
  ///
  /// - Parameters:
  ///   - change: returns the new text for a path.
  ///   - dependency: returns the new path for the path of another package.
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
