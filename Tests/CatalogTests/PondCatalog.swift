import LimnCatalog
import LimnDiagnostics
import Foundation
import LimnPlatform
import LimnToolchain

/// The fixture app, built once for all tests.
enum PondCatalog {
  static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Catalog/Pond").path

  static let sharedRoot = try! copyOfFixture("shared")
  static let result = Result { try build(sharedRoot) }

  /// A new copy, since tests can change it and SwiftPM writes files next to it.
  static func copyOfFixture(_ name: String) throws -> String {
    let folder = NSTemporaryDirectory() + "limn-catalog-\(ProcessInfo.processInfo.processIdentifier)-\(name)"
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.copyItem(atPath: fixture, toPath: folder)
    try? FileManager.default.removeItem(atPath: folder + "/.build")
    return URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  static func build(_ root: String, configure: (inout CatalogBuilder) -> Void = { _ in }) throws -> CatalogResult {
    let toolchain = try Toolchain.discover()
    let (package, diagnostics) = try PackageBuild(root: root, toolchain: toolchain).build()
    guard let package, package.failedModules.isEmpty else { throw BuildFailed(diagnostics: diagnostics) }
    var builder = CatalogBuilder(package: package, toolchain: toolchain)
    configure(&builder)
    return try builder.build()
  }

  struct BuildFailed: Error { var diagnostics: [Diagnostic] }
}

extension CatalogBuilder {
  /// Creates a builder for one package.
  init(package: BuiltPackage, toolchain: Toolchain) {
    self.init(
      codebase: Codebase(root: package.root, description: package.description), packages: [package],
      toolchain: toolchain)
  }
}

extension CatalogIndex {
  func relations(from id: String, _ kinds: RelationKind...) -> [Relation] { RelationGraph(relations).from(id, kinds) }
  func relations(to id: String, _ kinds: RelationKind...) -> [Relation] { RelationGraph(relations).to(id, kinds) }
}
