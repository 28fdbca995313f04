import LimnToolchain

/// Merges the targets of several packages and projects into one graph. If several targets have the same name, the later
/// targets get different names. If they also have the same folder, only the first target is kept: a repository can
/// declare its sources in a package of its own and again in a smaller one. A dependency on a product becomes a
/// dependency on each target of the product.
struct CodebaseGraph {
  /// The codebase so far, without its targets.
  var codebase: Codebase
  private var targets: [PackageTarget] = []
  private var products: [String: [String]] = [:]
  private var taken: Set<String> = []
  private var modules: Set<String> = []
  /// The files that already belong to a target. A file that is in two targets is cataloged only once.
  private var files: Set<String> = []
  private var names: [String] = []
  private var rootName: String?

  init(root: String) { codebase = Codebase(root: root, description: PackageDescription(name: "", targets: [])) }

  mutating func add(_ description: PackageDescription, folder: String) {
    let inFolder = { (path: String) in folder.isEmpty ? path : folder.resolving(path) }
    let new = description.targets.filter { [targets] one in
      !targets.contains { $0.name == one.name && $0.path == inFolder(one.path) }
    }
    let unique = uniqueNames(new.map(\.name), prefix: description.name)
    for var target in new {
      target.manifest = inFolder("Package.swift")
      target.path = inFolder(target.path)
      target.sources = target.sources.map(inFolder)
      target.resources = target.resources.map(inFolder)
      target.dependencies = target.dependencies.map { unique[$0] ?? $0 }.sorted()
      target.name = unique[target.name] ?? target.name
      // The programs of several packages often have the same name, and a symbol is known by its module.
      if !modules.insert(target.module).inserted, [.executable, .test].contains(target.kind) {
        target.module = PackageTarget.moduleName(target.name)
      }
      files.formUnion(target.sources)
      targets.append(target)
    }
    for var product in description.products {
      product.targets = product.targets.map { unique[$0] ?? $0 }
      if products[product.name] == nil { products[product.name] = product.targets }
      if !product.isExecutable { codebase.description.products.append(product) }
    }
    if folder.isEmpty { rootName = description.name }
    names.append(description.name)
  }

  mutating func add(_ found: [ProjectTarget], manifest: String) {
    let project =
      manifest.split(separator: "/").first { $0.hasSuffix(".xcodeproj") }.map { String($0.dropLast(10)) } ?? "Project"
    let unique = uniqueNames(found.map(\.name), prefix: project)
    // Apps are added before tools and app extensions, so that a file that belongs to both is assigned to the app.
    let order: [PackageTarget.Kind] = [.library, .application, .appExtension, .test]
    func rank(_ target: ProjectTarget) -> Int { order.firstIndex(of: target.isTool ? .appExtension : target.kind)! }
    for target in found.sorted(by: { (rank($0), $0.name) < (rank($1), $1.name) }) {
      // Leave out files outside of the root, which have no page. A file is documented in one target.
      let sources = target.sources.filter { !$0.hasPrefix("../") }
      let own = sources.filter { !files.contains($0) }
      let name = unique[target.name] ?? target.name
      // An app without Swift code can contain a program with Swift code.
      codebase.embeds[name] = target.embeds.map { unique[$0] ?? $0 }
      guard !own.isEmpty else { continue }
      // Products for several platforms often have the same name, but one program contains the previews of all of them.
      var module = modules.contains(target.module) ? PackageTarget.moduleName(name) : target.module
      while !modules.insert(module).inserted { module += "_" }
      var made = PackageTarget(
        name: name, module: module, kind: target.kind, path: Self.commonFolder(own), sources: own,
        dependencies: target.dependencies.map { unique[$0] ?? $0 }, productDependencies: target.products,
        manifest: manifest)
      made.sharedSources = sources.filter(files.contains)
      made.resources = target.resources.filter { !$0.hasPrefix("../") }
      made.resourceFolders = target.resourceFolders
      targets.append(made)
      files.formUnion(own)
      codebase.platforms[name] = target.platforms
      if !target.flags.isEmpty { codebase.flags[name] = target.flags }
    }
    names.append(project)
  }

  /// The codebase with all targets. A dependency on a product becomes a dependency on each target of the product.
  func joined() -> Codebase {
    let known = Set(targets.map(\.name))
    var codebase = codebase
    codebase.description.targets = targets.map { target in
      var target = target
      // If no package in the codebase declares the product, but a target has the same name as the product, use this
      // target.
      let own = target.productDependencies.flatMap { products[$0] ?? (known.contains($0) ? [$0] : []) }
      target.productDependencies.removeAll { products[$0] != nil || known.contains($0) }
      target.dependencies = Set(target.dependencies + own).filter { known.contains($0) && $0 != target.name }.sorted()
      return target
    }.sorted { $0.name < $1.name }
    codebase.description.name = rootName ?? (names.count == 1 ? names[0] : codebase.root.fileName)
    codebase.complete = codebase.description
    return codebase
  }

  /// Returns a unique name for each wanted name. If a wanted name is already taken, the prefix is added in front. If
  /// the resulting name is taken too, a number is added at the end.
  private mutating func uniqueNames(_ wanted: [String], prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for name in wanted {
      found[name] = taken.insert(name).inserted ? name : taken.insertNumbered("\(prefix)-\(name)")
    }
    return found
  }

  private static func commonFolder(_ paths: [String]) -> String {
    var common = paths[0].folder
    for path in paths { while !common.isEmpty, !path.hasPrefix(common + "/") { common = common.folder } }
    return common
  }
}
