import LimnCatalog
import LimnTolerantBuild

/// Step 2: compiles targets that SwiftPM did not build, with what does not compile replaced: those with previews and,
/// if snippets are checked, libraries.
struct TolerantPhase: Phase {
  let workspace: Workspace
  let package: PackageResult
  let codebase: Codebase
  let checksSnippets: Bool

  /// Returns nil if there are no such targets.
  func run() throws -> TolerantPackage? {
    guard !options.readsOnlyCache else { return nil }
    var build = TolerantBuild(workspace, package, codebase, folder: "tolerant")
    guard build.canRun else { return nil }
    let named = settings.targets
    let wanted = codebase.description.targets.filter { target in
      target.isSwift && target.kind != .test && package.built?.objects[target.name] == nil
        && (named.isEmpty || named.contains(target.name))
    }
    let shown = Set(wanted.filter { $0.sources.contains(where: hasPreviews) }.map(\.name))
    var names = shown.union(wanted.filter { checksSnippets && $0.kind == .library }.map(\.name))
    if names.isEmpty { return nil }
    var description = codebase.complete
    for target in description.targets where shown.contains(target.name) {
      // A preview that is not part of the app on the main platform is compiled for the next one.
      guard let platforms = codebase.platforms[target.name], platforms.count > 1 else { continue }
      let own = target.sources.filter { path in
        guard let text = try? files.text(layout.root + "/" + path), text.contains("#if") else { return false }
        let previews = { PlatformConditions.previews(in: text, for: platforms[$0]) }
        return !previews(1).isSubset(of: previews(0))
      }
      if own.isEmpty { continue }
      var other = target
      other.name += " for \(platforms[1])"
      (other.module, other.original) = ("\(target.module)_\(platforms[1])", target.module)
      (other.sources, other.sharedSources) = (own, target.sharedSources + target.sources.filter { !own.contains($0) })
      description.targets.append(other)
      (build.platforms[other.name], build.flags[other.name]) = (platforms[1], build.flags[target.name])
      names.insert(other.name)
    }
    var result = try progress.phase("building what SwiftPM did not build") {
      try build.build(names, in: description) { progress.detail("building \($0)") }
    }
    result.tolerated = result.compiled.intersection(description.withDependencies(shown))
    result.lacksNames = lacksNames(result)
    return result
  }

  /// Whether a module or name that SwiftPM does not find is one that the tolerant build, which is for iOS, finds. All
  /// errors may then be due to this machine.
  private func lacksNames(_ tolerant: TolerantPackage) -> Bool {
    let compiled = codebase.description.targets.filter { tolerant.compiled.contains($0.name) }.flatMap(\.sources)
    let errors = package.failures + package.findings.diagnostics.filter(\.isError)
    return errors.isEmpty
      || errors.contains { error in
        guard let place = error.location, compiled.contains(place.path),
          error.message.contains(/^(no such module|cannot find)/)
        else { return error.isUnfetched }
        return !tolerant.parts.values.contains {
          $0.location.path == place.path && $0.location.line <= place.line && place.line <= $0.endLine
        }
      }
  }
}

extension Phase {
  /// Whether a source file seems to contain a preview.
  func hasPreviews(_ path: String) -> Bool {
    guard path.hasSuffix(".swift"), let text = try? files.text(layout.root + "/" + path) else { return false }
    return text.contains("#Preview") || text.contains("PreviewProvider")
  }
}

extension TolerantBuild {
  /// The build for targets of the workspace that SwiftPM did not build, with a folder in the cache.
  init(_ workspace: Workspace, _ package: PackageResult, _ codebase: Codebase, folder: String) {
    self.init(
      root: workspace.layout.root, scratch: workspace.layout.cache + "/" + folder, toolchain: package.toolchain,
      bundled: package.bundled)
    self.package = package.built
    platforms = codebase.platforms.compactMapValues(\.first)
    flags = codebase.flags
    jobs = workspace.options.jobs
    processes = workspace.processes
  }
}
