public import LimnDiagnostics
public import LimnToolchain

/// All packages and Xcode projects of a repository as one graph of targets.
public struct Codebase: Hashable, Sendable {
  /// The absolute path of the folder that all other paths are relative to.
  public var root: String
  /// All targets as one package. If two packages have a target with the same name, the second target gets the name of
  /// its package as a prefix.
  public var description: PackageDescription
  /// The targets of `description`, and the libraries of remote packages that they depend on, if these were fetched.
  public var complete: PackageDescription
  /// Folders of the packages relative to the root, sorted; an empty string is the root itself.
  public var packages = [""]
  /// The key is the name of an app target. The value lists the targets whose products the app contains, such as
  /// widgets.
  public var embeds: [String: [String]] = [:]
  /// The platforms of each target of an Xcode project, the main one first. A platform has the same name as in
  /// `#if os(…)`, such as `iOS`.
  public var platforms: [String: [String]] = [:]
  /// For each target of an Xcode project, the compiler flags from its build settings.
  public var flags: [String: [String]] = [:]
  /// Swift files that are in no target, sorted.
  public var strays: [String] = []
  /// Warnings about packages and projects that could not be read.
  public var diagnostics: [Diagnostic] = []

  public init(root: String, description: PackageDescription) {
    self.root = root
    (self.description, complete) = (description, description)
  }

  /// The module of the target with the innermost folder around a file, or else of the first target. Apps come first.
  public func nearestModule(to path: String) -> String {
    let apps = description.targets.filter { $0.kind == .application }
    let targets = apps + description.targets.filter { $0.kind != .test }
    let around = targets.filter { path.hasPrefix($0.path + "/") }
    return (around.max { $0.path.count < $1.path.count } ?? targets.first)?.module ?? ""
  }
}
