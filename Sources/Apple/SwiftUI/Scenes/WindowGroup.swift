import SemanticTree

/// Windows that all show the same view.
///
/// - Approximated: there is one window.
public struct WindowGroup<Content> where Content: View {
  let title: Text?
  let content: Content
}

extension WindowGroup: PrimitiveScene {
  func resolve(in context: inout ViewContext) {
    context.emitWindow(of: content, label: title?.plain(in: context.environment))
  }
}

extension WindowGroup {
  @MainActor public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  @MainActor public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  @MainActor public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  @MainActor public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }

  @MainActor public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  @MainActor public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  @_disfavoredOverload
  @MainActor public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(Text(title), content: content)
  }

  @_disfavoredOverload
  @MainActor public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(Text(title), content: content)
  }
}
