import LimnPlatform
import SwiftSyntax

/// Determines how the apps of a package use UIKit. On Linux, only app targets can import UIKit.
///
/// A library never gets UIKit, since programs for platforms without UIKit may also contain the library. In these
/// programs, `#if canImport(UIKit)` is false.
struct AppTarget {
  /// The absolute path of the root folder. The paths of sources are relative to the root.
  let root: String
  let files: FileSystem

  /// Determines how the target uses UIKit.
  ///
  /// - `none`: the target is not an app, or the target is an app for macOS. An app is for macOS if it imports AppKit
  ///   unconditionally.
  /// - `needed`: the target is an app that imports UIKit unconditionally.
  /// - `optional`: the target is any other app. It is not known whether such an app needs UIKit. On iOS, an app can use
  ///   UIKit even if it imports only SwiftUI.
  func use(of target: PackageTarget) throws -> ModuleUse {
    guard target.kind == .executable, target.isSwift else { return .none }
    var imports = Set<String>()
    var isApp = false
    for path in target.sources where path.hasSuffix(".swift") {
      guard let source = try files.readIfPresent(root + "/" + path) else { continue }
      imports.formUnion(SourceImports(source).entries.filter { !$0.isConditional }.map(\.module))
      if !isApp { isApp = Self.declaresApp(source.text) }
    }
    guard isApp, imports.isDisjoint(with: ["AppKit", "Cocoa"]) else { return .none }
    return imports.contains("UIKit") ? .needed : .optional
  }

  /// Whether a type in the source conforms to `App` or `UIApplicationDelegate`.
  static func declaresApp(_ source: String) -> Bool {
    // The names of both protocols contain "App". Most sources do not contain this text and are not parsed.
    guard source.contains("App") else { return false }
    let visitor = AppVisitor(viewMode: .sourceAccurate)
    visitor.walk(SwiftParsing.tree(of: source))
    return visitor.found
  }
}

/// Looks for a type that conforms to `App` or `UIApplicationDelegate`.
private final class AppVisitor: SyntaxVisitor {
  private(set) var found = false

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    if ["App", "SwiftUI.App", "UIApplicationDelegate", "UIKit.UIApplicationDelegate"].contains(
      node.type.trimmedDescription)
    {
      // A protocol that inherits from `App` or `UIApplicationDelegate` is not an app.
      found = found || node.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == false
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
