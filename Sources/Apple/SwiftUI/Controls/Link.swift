public import Foundation

import SemanticTree

/// A control that opens a URL.
public struct Link<Label> where Label: View {
  let label: Label
  let destination: URL

  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, destination: URL)
  where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let inherited = context.environment.inherited
    let (open, destination) = (context.environment.openURL, destination)
    context.emit(
      .link, value: destination.absoluteString, children: context.pieces(of: label, at: 0),
      actions: [BoundAction(.open) { _ in open(destination) }],
      configure: { inherited.dress(&$0) },
      finish: { node, _ in node.label = node.children.words })
  }
}
