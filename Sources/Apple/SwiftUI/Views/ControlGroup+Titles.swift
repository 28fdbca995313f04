public import FoundationLocalization

extension ControlGroup {
  public nonisolated init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.init(content: { LabeledControlGroupContent(content: content(), label: label()) })
  }

  public nonisolated init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init(content: content, label: { Text(titleKey) })
  }

  public nonisolated init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public nonisolated init<C>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init(content: content, label: { Text(titleResource) })
  }

  @_disfavoredOverload
  public nonisolated init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init(content: content, label: { Label(titleResource, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public nonisolated init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
    self.init(content: content, label: { Text(title) })
  }

  @_disfavoredOverload
  public nonisolated init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }
}

/// The controls of a control group, and the title of the group.
public struct LabeledControlGroupContent<Content, Label> where Content: View, Label: View {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: PrimitiveView {
  func resolve(in context: inout ViewContext) { context.walk(content, at: 0) }
}

/// Controls with a title.
@MainActor protocol LabeledControls {
  var controls: StyledPart { get }
  var title: StyledPart { get }
}

extension LabeledControlGroupContent: LabeledControls {
  var controls: StyledPart { StyledPart(content) }
  var title: StyledPart { StyledPart(label) }
}
