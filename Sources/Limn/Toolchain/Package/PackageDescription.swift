import LimnDiagnostics

/// The contents of a package's manifest as SwiftPM reads it: the targets, their dependencies, and their sources.
public struct PackageDescription: Record {
  public var name: String
  /// The targets, sorted by name.
  public var targets: [PackageTarget]
  public var products: [PackageProduct]
  /// The absolute paths of the packages that the manifest refers to by path.
  var localDependencies: [String]

  public init(name: String, targets: [PackageTarget], products: [PackageProduct] = [], localDependencies: [String] = [])
  {
    self.name = name
    self.targets = targets
    self.products = products
    self.localDependencies = localDependencies
  }

  public func target(named name: String) -> PackageTarget? { targets.first { $0.name == name } }

  /// Returns the direct and indirect dependencies of a target in the package.
  public func closure(of name: String) -> Set<String> {
    (target(named: name)?.dependencies ?? []).reaching { target(named: $0)?.dependencies ?? [] }
  }

  /// Returns the targets in `names` that no other target in `names` depends on, sorted. Building these targets also
  /// builds all other targets in `names`.
  func roots(of names: Set<String>) -> [String] {
    names.subtracting(names.flatMap(closure)).sorted()
  }

  /// The given targets and all their direct and indirect dependencies.
  public func withDependencies(_ names: some Sequence<String>) -> Set<String> {
    Set(names).union(names.flatMap(closure))
  }

  /// Whether the given targets and their dependencies are all targets that SwiftPM builds.
  func isWhole(_ names: Set<String>) -> Bool {
    let covered = withDependencies(names)
    return targets.allSatisfy { !$0.isBuildable || covered.contains($0.name) }
  }
}

/// A target of a package.
public struct PackageTarget: Record {
  public enum Kind: String, Sendable, Codable {
    /// A library of a package, or a framework or static library of an Xcode project.
    case library
    case executable, test, macro, plugin, system, binary, snippet
    /// An app of an Xcode project, and an app extension of an Xcode project, such as a widget.
    case application, appExtension = "app-extension"

    /// Whether targets of this kind are documented. Apps, libraries, and tests are documented; macros, plugins, system
    /// libraries, binary targets, and snippets are not.
    public var isDocumented: Bool { ![Self.macro, .plugin, .system, .binary, .snippet].contains(self) }
  }

  public var name: String
  /// The name of the target's module in `import` statements.
  public var module: String
  public var kind: Kind
  public var isSwift: Bool
  /// The path of the target's folder, relative to the package's root.
  public var path: String
  /// The paths of the source files, relative to the package's root, sorted.
  public var sources: [String]
  /// The names of targets in the same package that this target depends on, sorted.
  public var dependencies: [String]
  /// The names of products of other packages that this target depends on, sorted.
  public var productDependencies: [String]
  /// The path of the file that declares the target, relative to the project's root.
  public var manifest: String
  /// The paths of the resources relative to the package's root. A folder is copied with its contents.
  public var resources: [String] = []
  /// The folders in the bundle that resources are copied to, by the paths of the resources.
  public var resourceFolders: [String: String] = [:]
  /// The source files that are also part of another target, and in that target's `sources`.
  public var sharedSources: [String] = []
  /// For a target that is compiled once more for another platform: the name of its module on the main platform.
  public var original: String?

  public init(
    name: String, module: String? = nil, kind: Kind = .library, isSwift: Bool = true, path: String,
    sources: [String] = [],
    dependencies: [String] = [], productDependencies: [String] = [], manifest: String = "Package.swift"
  ) {
    self.name = name
    self.module = module ?? name
    self.kind = kind
    self.isSwift = isSwift
    self.path = path
    self.sources = sources
    self.dependencies = dependencies
    self.productDependencies = productDependencies
    self.manifest = manifest
  }

  /// The name of the module for a target or product: characters that no identifier can have are replaced by `_`.
  public static func moduleName(_ name: String) -> String {
    String(name.enumerated().map { $1.isLetter || $1 == "_" || ($1.isNumber && $0 > 0) ? $1 : "_" })
  }
}

/// A product of a package, with the names of its targets.
public struct PackageProduct: Record {
  public var name: String
  public var targets: [String]
  public var isExecutable: Bool
}
