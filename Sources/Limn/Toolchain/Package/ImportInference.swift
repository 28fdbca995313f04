import LimnDiagnostics
import Foundation
public import LimnPlatform

/// Infers the imports for example code of a package: the package's libraries, and the modules that most files of the libraries import.
public struct ImportInference: Sendable {
  public var package: BuiltPackage
  public var cache: ContentCache?
  public var files: FileSystem

  public init(_ package: BuiltPackage, cache: ContentCache? = nil, files: FileSystem = .local) {
    self.package = package
    self.cache = cache
    self.files = files
  }
}

extension ImportInference {
  /// The module names without duplicates: Foundation, the libraries sorted by name, and the modules that their files import. Libraries that
  /// did not build are included.
  public func modules() -> [String] {
    // A package that was only read and not built has no content digest, so its result is not cached.
    let names = package.completeDescription.targets.map(\.name).sorted()
    guard let cache, !package.content.settings.isEmpty else { return found() }
    let key = Digest(ofParts: names + [package.contentDigest(ofTargets: names).hex])
    if let known = cache.read(Self.format, key) { return known }
    let modules = found()
    cache.write(modules, as: Self.format, key)
    return modules
  }

  private static let format = StoredFormat<[String]>("inferred-imports", version: 1)

  private func found() -> [String] {
    let description = package.completeDescription
    let names = Set(description.products.filter { !$0.isExecutable }.flatMap(\.targets))
    let targets = description.targets.filter {
      names.contains($0.name) && $0.isSwift && ![.executable, .test, .macro, .plugin].contains($0.kind)
    }
    let own = Set(description.targets.map(\.module))
    let common = targets.flatMap(commonImports).filter { !own.contains($0) && !Self.isForTests($0) }
    // Leave out a library that imports a testing module, since only tests can use it.
    let libraries = targets.filter { !imports(of: $0).keys.contains(where: Self.isForTests) }.map(\.module).sorted()
    var seen = Set<String>()
    return (["Foundation"] + libraries + common.sorted()).filter { seen.insert($0).inserted }
  }

  private static func isForTests(_ module: String) -> Bool { ["XCTest", "Testing"].contains(module) }

  /// The modules that more than half of a target's files import.
  private func commonImports(_ target: PackageTarget) -> [String] {
    imports(of: target).filter { $0.value * 2 > target.sources.count }.map(\.key)
  }

  /// The number of a target's files that import each module.
  private func imports(of target: PackageTarget) -> [String: Int] {
    var counts: [String: Int] = [:]
    let present = Set(package.completeDescription.targets.map(\.module)).union(BundledModules.names)
    for path in target.sources {
      // A file that was removed since the build has no imports.
      guard let source = try? files.read(package.root + "/" + path) else { continue }
      for module in SourceImports(source, present: present).activeModules { counts[module, default: 0] += 1 }
    }
    return counts
  }
}
