public import Foundation

import SemanticTree

/// A value with a label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never
}

extension LabeledContent where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public nonisolated init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public nonisolated init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
    self.init(label: Text(title), content: Text(value))
  }

  public nonisolated init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  public nonisolated init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  func resolve(in context: inout ViewContext) {
    let parts = LabeledContentStyleConfiguration(
      label: .init(part: StyledPart(self.label)), content: .init(part: StyledPart(content)))
    if context.walkStyled(parts) { return }
    if context.environment.inherited.hidesLabels { return context.walk(content, at: 1) }
    let label = Kept<String?>(nil)
    let labelPieces: [ViewOutput] = [
      .rearranged(context.pieces(of: self.label, at: 0), { label.value = $0.nodes.words })
    ]
    let content = context.parts(of: content, at: 1)
    context.emit(
      .labeledContent, children: labelPieces + content,
      finish: { node, _ in
        node.label = label.value
        // A screen reader reads a node's label, then its value. The text of the content is the value, so it is read
        // after the label.
        node.value = node.children.dropFirst().map { $0 }.words
      })
  }
}
