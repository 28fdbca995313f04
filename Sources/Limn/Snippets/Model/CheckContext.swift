public import LimnDiagnostics
public import LimnPlatform
public import LimnToolchain

/// What snippets are compiled with.
public struct CheckContext: Sendable {
  public var toolchain: Toolchain
  /// The root that paths are relative to, absolute.
  public var root: String
  /// Arguments by which a compiler finds modules, macros and headers, such as ``BuiltPackage/compilerFlags``.
  public var compilerFlags: [String]
  /// Folders with the modules that snippets may import; a change in one makes a new check.
  public var modulesFolders: [String]
  /// Names of the modules of the package, for suggestions.
  public var moduleNames: [String]
  /// Modules of the package that do not build; what imports one cannot be checked.
  public var failedModules: Set<String> = []
  /// Objects and libraries to link a snippet that runs with, in the linker's order.
  public var linkInputs: [String]
  /// The modules that are bundled for snippets, unless the package has them.
  public var bundled: BundledModules?
  /// Imports of pages that name none.
  public var defaultImports: [String]
  /// Modules that are imported where nothing is said about imports: those that most code of the package needs.
  public var inferredImports: [String] = []
  /// Where a file names the default imports.
  public var defaultImportsLocation: Location?
  /// The symbols of the package, for hovers: their declarations and documentation.
  public var symbolGraphs: [SymbolGraph] = []
  public var cache: ContentCache?
  /// The folder for what compilers need to read from disk, absolute. It may be removed at any time no check runs.
  public var scratch: String
  /// How many compilers run at once.
  public var jobs: Int
  public var options: CheckOptions
  public var processes: ProcessRunner
  public var files: FileSystem

  public init(
    toolchain: Toolchain, root: String, compilerFlags: [String] = [], modulesFolders: [String] = [], moduleNames: [String] = [],
    linkInputs: [String] = [], defaultImports: [String] = [], cache: ContentCache? = nil, scratch: String, jobs: Int,
    options: CheckOptions = CheckOptions(), processes: ProcessRunner = .local, files: FileSystem = .local
  ) {
    self.toolchain = toolchain
    self.root = root
    self.compilerFlags = compilerFlags
    self.modulesFolders = modulesFolders
    self.moduleNames = moduleNames
    self.linkInputs = linkInputs
    self.defaultImports = defaultImports
    self.cache = cache
    self.scratch = scratch
    self.jobs = jobs
    self.options = options
    self.processes = processes
    self.files = files
  }
}

extension CheckContext {
  /// What a package's build offers to snippets.
  public mutating func use(_ package: BuiltPackage, targets: [String]) {
    compilerFlags = package.compilerFlags
    modulesFolders = package.modulesFolders
    moduleNames = package.description.targets.filter(\.isSwift).map(\.module)
    failedModules = Set(package.failedModules)
    linkInputs = package.objects(ofTargets: targets)
    if package.bundled != nil { moduleNames += BundledModules.names }
  }

  /// What snippets can import besides, where the package has no module of such a name.
  public mutating func addBundled(_ modules: BundledModules) {
    let theirs = modulesFolders.flatMap { folder in BundledModules.names.map { "\(folder)/\($0).swiftmodule" } }
    guard !moduleNames.contains(where: BundledModules.names.contains), !theirs.contains(where: files.exists) else { return }
    bundled = modules
    compilerFlags += modules.compilerFlags
    modulesFolders.append(modules.modulesFolder)
    moduleNames += BundledModules.names
  }

  /// Whether a Swift module of this name is there. One of C code may be there although this says no.
  func hasModule(_ module: String) -> Bool {
    let system = toolchain.root + "/lib/swift/linux"
    return (modulesFolders + [system]).contains { files.exists("\($0)/\(module).swiftmodule") }
  }

  /// What pages import that name nothing: the default imports, or where there are none the inferred ones that are there.
  var impliedImports: [String] {
    defaultImports.isEmpty ? inferredImports.filter { hasModule($0) } : defaultImports
  }

  /// What a snippet with these imports is linked with.
  func linkInputs(importing modules: some Sequence<String>) -> [String] {
    let bundledNames = bundled == nil ? [] : BundledModules.names
    let modules = Set(modules)
    let usesPackage = !modules.isDisjoint(with: moduleNames.filter { !bundledNames.contains($0) })
    return (usesPackage ? linkInputs : []) + (modules.isDisjoint(with: bundledNames) ? [] : bundled?.linkInputs ?? [])
  }

  /// Where compilers keep what they make of C headers, from one check to the next. They hold the folder's own path, so that a moved project
  /// needs another one.
  var moduleCache: String { "\(scratch)/modules-\(Digest(of: scratch).hex.prefix(8))" }
}
