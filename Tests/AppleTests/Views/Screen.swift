@_spi(Headless) import SemanticTree
@_spi(Headless) import SwiftUI

/// The outline of a view without its window.
@MainActor func outline(@ViewBuilder _ view: () -> some View) -> String {
  HeadlessHost(view()).tree().children.map(\.outline).joined(separator: "\n")
}

/// The only node that a view shows.
@MainActor func node(@ViewBuilder _ view: () -> some View) throws -> SemanticNode {
  let nodes = HeadlessHost(view()).tree().children
  guard let first = nodes.first, nodes.count == 1 else { throw NotOneNode(count: nodes.count) }
  return first
}

struct NotOneNode: Error { var count: Int }
