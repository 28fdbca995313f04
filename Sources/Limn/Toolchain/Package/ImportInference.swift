import LimnDiagnostics
public import LimnPlatform

/// Determines which modules the example code of a package needs to import. They are the libraries of the package, and
/// the modules that most files of these libraries import.
public struct ImportInference: Sendable {
  var package: BuiltPackage
  var cache: ContentCache?

  public init(_ package: BuiltPackage, cache: ContentCache? = nil) {
    self.package = package
    self.cache = cache
  }

  /// Returns the module names without duplicates: Foundation, the libraries sorted by name, and the modules that their
  /// files import. Libraries that did not build are included.
  public func modules() -> [String] {
    // The cache key includes a digest of the package's content. A package that was read but not built has no such
    // digest, so do not use the cache for it.
    let names = package.completeDescription.targets.map(\.name).sorted()
    guard !package.content.settings.isEmpty else { return found() }
    let key = Digest(ofParts: names + [package.contentDigest(ofTargets: names).hex])
    return cache.value(Self.format, key, make: found)
  }

  private static let format = StoredFormat<[String]>("inferred-imports", version: 2)

  private func found() -> [String] {
    let description = package.completeDescription
    let names = Set(description.products.filter { !$0.isExecutable }.flatMap(\.targets))
    let targets = description.targets.filter {
      names.contains($0.name) && $0.isSwift && ![.executable, .test, .macro, .plugin].contains($0.kind)
    }
    let own = Set(description.targets.map(\.module))
    let common = targets.flatMap(commonImports).filter { !own.contains($0) && !Self.isForTests($0) }
    // Leave out a library that imports a testing module and depends on one that does not: only the tests of code with
    // the other library import it. If it depends on none, such as an assertion library, the examples are about it.
    let plain = targets.filter { !imports(of: $0).keys.contains(where: Self.isForTests) }.map(\.name)
    let libraries = targets.filter { target in
      plain.contains(target.name) || description.closure(of: target.name).isDisjoint(with: plain)
    }
    return (["Foundation"] + libraries.map(\.module).sorted() + common.sorted()).unique
  }

  private static func isForTests(_ module: String) -> Bool { ["XCTest", "Testing"].contains(module) }

  /// Returns the modules that more than half of a target's files import.
  private func commonImports(_ target: PackageTarget) -> [String] {
    imports(of: target).filter { $0.value * 2 > target.sources.count }.map(\.key)
  }

  /// Returns how many files of the target import each module, by the module's name.
  private func imports(of target: PackageTarget) -> [String: Int] {
    let present = Set(package.completeDescription.targets.map(\.module)).union(BundledModules.names)
    // A file that was removed after the build is skipped.
    let sources = target.sources.lazy.compactMap { try? files.read(package.root + "/" + $0) }
    return sources.flatMap { SourceImports($0, present: present).activeModules }.counts
  }
}
