import SemanticTree

extension View {
  public nonisolated func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(PresentationModifier(.sheet, isPresented, onDismiss, content))
  }

  public nonisolated func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(PresentationModifier(.sheet, item, onDismiss, content))
  }

  public nonisolated func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(PresentationModifier(.fullScreenCover, isPresented, onDismiss, content))
  }

  public nonisolated func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(PresentationModifier(.fullScreenCover, item, onDismiss, content))
  }
}

extension PresentationModifier {
  nonisolated init(
    _ role: SemanticNode.Role, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Presented
  ) where Item == Bool {
    self.init(
      role: role, closesByItself: role != .fullScreenCover, item: { isPresented.wrappedValue ? true : nil },
      identity: { AnyHashable($0) },
      hide: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: { _ in content() })
  }

  nonisolated init(
    _ role: SemanticNode.Role, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Presented
  ) where Item: Identifiable {
    self.init(
      role: role, closesByItself: role != .fullScreenCover, item: { item.wrappedValue },
      identity: { AnyHashable($0.id) },
      hide: { item.wrappedValue = nil }, onDismiss: onDismiss, content: content)
  }
}
