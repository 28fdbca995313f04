public import LimnDiagnostics
public import LimnToolchain

/// All packages and Xcode projects of a repository as one graph of targets.
public struct Codebase: Hashable, Sendable {
  /// The absolute path of the folder that all other paths are relative to.
  public var root: String
  /// All targets as one package. If two packages have a target with the same name, the second target gets the name of its package as a
  /// prefix.
  public var description: PackageDescription
  /// Folders of the packages relative to the root, sorted; an empty string is the root itself.
  public var packages: [String]
  /// For each app target, the targets whose products the app embeds, such as widgets.
  public var embeds: [String: [String]]
  /// For each target of an Xcode project, its platform as named in `#if os(…)`.
  public var platforms: [String: String] = [:]
  /// For each target of an Xcode project, the compiler flags from its build settings.
  public var flags: [String: [String]] = [:]
  /// The targets that are compiled with UIKit: the apps of Xcode projects for platforms other than macOS, and the extensions and frameworks
  /// of these apps. A package target is included if such an app compiles all files of the package target as its own sources.
  public var uiKitTargets: Set<String> = []
  /// Warnings about packages and projects that could not be read.
  public var diagnostics: [Diagnostic]

  public init(root: String, description: PackageDescription) {
    self.root = root
    self.description = description
    packages = [""]
    embeds = [:]
    diagnostics = []
  }
}

extension Codebase {
  public var isEmpty: Bool { description.targets.isEmpty }
}
