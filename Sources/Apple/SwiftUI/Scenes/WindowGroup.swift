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

/// A window group whose windows each show a value.
///
/// - Approximated: a preview opens no such window.
extension WindowGroup {
  @MainActor public init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(content: { PresentedWindowContent(content: content) })
  }

  @MainActor public init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(content: { PresentedWindowContent(content: content) })
  }

  @MainActor public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(titleKey), content: { PresentedWindowContent(content: content) })
  }

  @_disfavoredOverload
  @MainActor public init<S, D, C>(
    _ title: S, id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View
  {
    self.init(Text(title), content: { PresentedWindowContent(content: content) })
  }
}

/// The view of a window that shows a value.
public struct PresentedWindowContent<Data, Content>
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: View {
  public var body: some View { content(.constant(nil)) }
}
