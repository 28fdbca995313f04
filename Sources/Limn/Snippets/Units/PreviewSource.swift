import LimnToolchain
import SwiftSyntax

/// A snippet as a separate source file with a preview. The file contains the snippet's own preview. If there is none,
/// Limn generates a preview from the snippet's statements, or from its last view.
struct PreviewSource {
  var unit: SnippetUnit
  var scope: Scope

  /// The source file; nil if there is nothing to preview.
  var text: String? {
    let owner = scope.owner(of: unit)
    var blocks = [unit.imports.map(\.text).withLineFeeds]
    var hasPreview = false
    for part in unit.parts where part.role == .fileScope {
      let code = scope.code(of: part)
      // Leave out previews of earlier snippets, since the page shows them below the earlier snippets.
      if code.hasPrefix("#Preview"), part.reference.snippet != unit.owner { continue }
      hasPreview = hasPreview || code.hasPrefix("#Preview") || code.contains("PreviewProvider")
      blocks.append(code)
    }
    if !hasPreview {
      let statements = unit.parts.filter { $0.role == .statement }
      if statements.contains(where: { $0.reference.snippet == unit.owner }) {
        blocks.append("#Preview {\n\(statements.map(scope.code).withLineFeeds)\n}")
      } else if let view = Self.lastView(in: owner.fence.text) {
        blocks.append("#Preview {\n\(view)()\n}")
      } else {
        return nil
      }
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Returns the name of the snippet's last struct that conforms to `View` and has no generic parameters; nil if there
  /// is none.
  private static func lastView(in code: String) -> String? {
    let items = SwiftParsing.tree(of: code).statements.compactMap { $0.item.as(StructDeclSyntax.self) }
    let views = items.filter { node in
      node.genericParameterClause == nil
        && node.inheritanceClause?.inheritedTypes.contains {
          ["View", "SwiftUI.View"].contains($0.type.trimmedDescription)
        } == true
    }
    return views.last?.name.text
  }
}
