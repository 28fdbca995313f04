public import LimnDiagnostics
public import LimnToolchain

/// All packages and Xcode projects of a repository as one graph of targets.
public struct Codebase: Hashable, Sendable {
  /// The folder that all paths are relative to, absolute.
  public var root: String
  /// Every target; a name that two packages use has the package's name before it.
  public var description: PackageDescription
  /// Folders of the packages, relative to the root, sorted; an empty text is the root itself.
  public var packages: [String]
  /// For an app's target the targets that its product contains, such as widgets.
  public var embeds: [String: [String]]
  /// For a target of an Xcode project the platform that it is made for, as `#if os(…)` names it.
  public var platforms: [String: String] = [:]
  /// For a target of an Xcode project the compiler's flags that its build settings ask for.
  public var flags: [String: [String]] = [:]
  /// What could not be read.
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
