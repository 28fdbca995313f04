import Foundation
import LimnConfiguration
import LimnPlatform

/// Finds the packages and Xcode projects below a root. Folders of dependencies, builds, and fixtures are skipped.
struct ProjectFinder {
  let root: String
  /// Globs of the folders to search; empty for all folders.
  let wanted: [Glob]
  let files: FileSystem

  /// The found paths, relative to the root and sorted. An empty string is the root itself.
  struct Found: Hashable {
    /// Folders with a `Package.swift`.
    var packages: [String] = []
    /// Paths of `.xcodeproj` folders.
    var projects: [String] = []
    /// Paths of `.xcworkspace` folders that are not inside of a project.
    var workspaces: [String] = []
    /// Paths of files such as `project.yml` and `project-beta.yml`.
    var specifications: [String] = []
    /// Paths of Tuist manifests. They are not read, since they are Swift programs.
    var unread: [String] = []
    /// Paths of Swift files, except for manifests and files behind symbolic links; empty if only some folders are
    /// searched.
    var sources: [String] = []
    /// Paths of storyboards, except for those of launch screens.
    var storyboards: [String] = []
  }

  func find() -> Found {
    var found = Found()
    visit("", depth: 0, hasTuist: false, &found)
    return found
  }

  /// - Parameter hasTuist: whether a folder around this one has settings of Tuist.
  private func visit(_ folder: String, depth: Int, hasTuist: Bool, _ found: inout Found) {
    guard depth < 12, let entries = try? files.entries(folder.isEmpty ? root : "\(root)/\(folder)") else { return }
    let hasTuist = hasTuist || entries.contains { $0.name == "Tuist" }
    for entry in entries where !entry.name.hasPrefix(".") {
      let name = entry.name
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch name {
      case "Package.swift": if isWanted(folder) { found.packages.append(folder) }
      case _ where name.wholeMatch(of: /project.*\.ya?ml/) != nil:
        if isWanted(folder) { found.specifications.append(path) }
      case "Project.swift":
        if isWanted(folder), hasTuist || folder.isEmpty { found.unread.append(path) }
      case _ where name.hasSuffix(".xcodeproj"):
        if isWanted(folder), files.exists("\(root)/\(path)/project.pbxproj") { found.projects.append(path) }
      case _ where name.hasSuffix(".xcworkspace"): found.workspaces.append(path)
      case _ where name.hasSuffix(".swift") && !entry.isFolder:
        if wanted.isEmpty, "\(root)/\(path)".withoutLinks.hasSuffix("/" + path) { found.sources.append(path) }
      case _ where name.hasSuffix(".storyboard"):
        if !name.hasPrefix("Launch") { found.storyboards.append(path) }
      default:
        guard entry.isFolder, !Self.skipped.contains(name), !Self.bundles.contains(where: name.hasSuffix) else { break }
        visit(path, depth: depth + 1, hasTuist: hasTuist, &found)
      }
    }
  }

  private func isWanted(_ folder: String) -> Bool {
    wanted.isEmpty || wanted.contains { $0.matches(folder.isEmpty ? "." : folder) }
  }

  private static let skipped = Set(
    """
    node_modules Pods Carthage build Build DerivedData vendor Vendor checkouts SourcePackages Fixtures
    fastlane fixtures Tests _site _catalog
    """.words)
  private static let bundles = [
    ".xcassets", ".playground", ".swiftpm", ".docc", ".framework", ".xcframework", ".bundle",
  ]
}
