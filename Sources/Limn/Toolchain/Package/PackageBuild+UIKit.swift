import LimnDiagnostics
import SwiftSyntax

// Compiles the app targets of a package with UIKit.
extension PackageBuild {
  /// Returns the app modules to compile with UIKit. The value for each module tells how the module uses UIKit. The
  /// result is empty if a module of the package is named UIKit.
  func apps(in description: PackageDescription, targets names: Set<String>) throws -> [String:
    ModuleUse]
  {
    guard bundled?.uiKitFlags != nil, !description.targets.contains(where: { $0.module == "UIKit" }) else { return [:] }
    let all = description.withDependencies(names)
    var apps: [String: ModuleUse] = [:]
    for target in description.targets where all.contains(target.name) {
      let use = try AppTarget(root: root, files: files).use(of: target)
      if use != .none { apps[target.module] = use }
    }
    return apps
  }

  /// Returns SwiftPM's arguments for compiling the given modules with UIKit and all other modules without UIKit.
  func uiKitFlags(_ bundled: BundledModules, modules: Set<String>) throws -> [String] {
    let flags = (bundled.uiKitFlags ?? []).flatMap { ["-Xfrontend", $0] }
    return try AppCompiler(compiler: toolchain.swiftc, modules: modules.sorted(), flags: flags).arguments(
      scratch: scratch)
  }

  /// If apps failed to compile with UIKit, builds the package again, and compiles these apps without UIKit. An app that
  /// imports UIKit unconditionally is compiled with UIKit again, since it needs UIKit. If at least one of the failed
  /// apps now compiles, returns a warning and the new builds. Otherwise, returns nil.
  func buildWithoutUIKit(
    _ builds: TargetBuilds, _ apps: [String: ModuleUse],
    _ build: (Set<String>) throws -> TargetBuilds
  ) throws -> (Diagnostic, TargetBuilds)? {
    let failed = builds.description.targets.filter {
      apps[$0.module] == .optional && builds.missing(of: [$0.name]) != []
    }
    let first = builds.errors.first { error in failed.contains { builds.isOf($0.name, error) } }
    guard let first else { return nil }
    let plain = try build(Set(apps.keys).subtracting(failed.map(\.module)))
    guard let target = failed.first(where: { plain.missing(of: [$0.name]) == [] }) else { return nil }
    let text =
      "target '\(target.name)' does not compile with Limn's UIKit module, so it was built without the module: \(first.message)"
    return (.init(.builtWithoutSwiftui, text, at: first.location), plain)
  }

  /// Whether all code of a library is only for iOS, as in `#if os(iOS)`, so that SwiftPM compiled none of it.
  func isLeftOut(_ target: PackageTarget) -> Bool {
    target.kind == .library && bundled != nil
      && target.sources.allSatisfy { path in
        guard let text = try? files.text("\(root)/\(path)"), text.contains("#if") else { return false }
        return SwiftParsing.tree(of: text).statements.allSatisfy {
          guard case .decl(let item) = $0.item, let conditions = item.as(IfConfigDeclSyntax.self) else {
            return $0.item.is(ImportDeclSyntax.self)
          }
          return conditions.clauses.allSatisfy {
            $0.condition?.trimmedDescription.contains(/^(os\(iOS|canImport\(UIKit)/) == true
          }
        }
      }
  }
}
