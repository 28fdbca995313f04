import LimnDiagnostics
import Foundation

/// The way in which a package's sources use the bundled modules.
enum ModuleUse: Hashable {
  case none
  /// All imports are under a condition such as `#if canImport(SwiftUI)`, so the package also builds without the
  /// modules.
  case optional
  case needed
}

extension PackageBuild {
  /// Determines how the targets use the bundled modules. Returns `none` if the package or a dependency has a module
  /// with the name of a bundled module.
  ///
  /// - Parameter apps: how each app module uses UIKit.
  func moduleUse(
    to description: PackageDescription, targets names: Set<String>, _ apps: [String: ModuleUse]
  ) throws -> ModuleUse {
    guard bundled != nil else { return .none }
    var imports: [SourceImports.Entry] = []
    let all = description.withDependencies(names)
    for target in description.targets where target.isSwift && all.contains(target.name) {
      for path in target.sources {
        // Packages for all platforms often import CoreGraphics under a condition, and build without it.
        if let source = try files.readIfPresent(root + "/" + path) {
          imports += SourceImports(source).entries.filter { entry in
            BundledModules.names.contains(entry.module) && !(entry.isConditional && entry.module == "CoreGraphics")
          }
        }
      }
    }
    let needsUIKit = apps.values.contains(.needed)
    guard !imports.isEmpty || needsUIKit else { return .none }
    var packages = [description]
    for folder in try dependencies() {
      let (found, _) = try PackageDescription.read(
        root: folder, scratch: scratch, toolchain: toolchain, processes: processes)
      if let found { packages.append(found) }
    }
    let own = Set(packages.flatMap(\.targets).map(\.module))
    guard own.isDisjoint(with: BundledModules.names + BundledModules.supports) else { return .none }
    return needsUIKit || imports.contains { !$0.isConditional } ? .needed : .optional
  }

  /// Returns the folders of all direct and indirect dependencies. Returns an empty set if the dependencies cannot be
  /// resolved. The build later reports this problem.
  private func dependencies() throws -> Set<String> {
    let command = try package.command("package", ["show-dependencies", "--format", "json"], timeLimit: .seconds(600))
    let json = try processes.run(command).output.drop { $0 != "{" }
    guard let package = try? Dependency(json: json) else { return [] }
    return Set(package.all.map(\.path)).subtracting([package.path])
  }

  /// Compares two builds of the package: `builds` used the bundled modules, and `plain` did not. If `plain` built all
  /// targets that `builds` built, and at least one more target, returns a warning that the package was built without
  /// the modules. Otherwise, returns nil.
  static func reason(for plain: TargetBuilds, insteadOf builds: TargetBuilds, _ names: Set<String>) -> Diagnostic? {
    let (failed, others) = (builds.failed(of: names), plain.failed(of: names))
    guard others.isStrictSubset(of: failed) else { return nil }
    let error =
      builds.errors.first { error in failed.subtracting(others).contains { builds.isOf($0, error) } }
      ?? builds.errors.first
    return error.map { error in
      let text =
        "Limn's own SwiftUI and AppKit lack what this line uses: \(error.message). Limn builds the package without them, so it has no previews and no code inside '#if canImport(SwiftUI)'"
      return .init(.builtWithoutSwiftui, text, at: error.location)
    }
  }

  /// Returns `warning`, with a note if the bundled modules may be the reason for the warning. This is the case if the
  /// package was built with these modules and the warning says that a test target does not build.
  static func explained(test warning: Diagnostic, builtWith bundled: BundledModules?) -> Diagnostic {
    guard bundled != nil, warning.kind == .testTargetBuild else { return warning }
    return warning.adding(
      "there is nothing to do if it compiles on a Mac: here, Limn's own SwiftUI, AppKit and Combine can be imported")
  }

  /// Returns the error. If the error is about a missing module that Limn can provide, adds a note.
  func explained(_ error: Diagnostic) -> Diagnostic {
    if error.message == "no such module 'UIKit'" {
      return error.adding(
        "on Linux, Limn provides UIKit only to app targets: write 'import UIKit' under '#if canImport(UIKit)' in other targets"
      )
    }
    guard bundled == nil, BundledModules.names.contains(where: { error.message == "no such module '\($0)'" }) else {
      return error
    }
    return error.adding("Limn provides this module on Linux, if Limn was built or installed with 'Site/build'")
  }
}

extension Diagnostic {
  fileprivate func adding(_ note: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.notes.append(Note(note))
    return diagnostic
  }
}

/// A package in SwiftPM's dependency tree.
private struct Dependency: Decodable {
  var path: String
  var dependencies: [Dependency]?

  var all: [Dependency] { [self] + (dependencies ?? []).flatMap(\.all) }
}

extension BuiltPackage {
  /// Returns a copy of the package with the bundled modules added.
  public func adding(_ modules: BundledModules) -> BuiltPackage {
    var built = self
    built.bundled = modules
    built.modulesFolders.addIfMissing(modules.modulesFolder)
    built.plugins.addIfMissing(modules.plugin)
    built.objects.merge(modules.objects) { own, _ in own }
    return built
  }

  /// Creates a package that consists only of bundled modules, for snippets outside of a package.
  public init(bundled modules: BundledModules, root: String, scratch: String) {
    self = BuiltPackage(
      root: root, scratch: scratch, description: PackageDescription(name: "", targets: []), modulesFolders: [],
      indexStore: "",
      digest: modules.digest
    ).adding(modules)
  }
}
