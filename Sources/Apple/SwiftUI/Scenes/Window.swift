/// A single window.
public struct Window<Content> where Content: View {
  let title: Text
  let content: Content
}

extension Window: PrimitiveScene {
  func resolve(in context: inout ViewContext) {
    context.emitWindow(of: content, label: title.plain(in: context.environment))
  }
}

extension Window {
  @MainActor public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  @MainActor public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  @_disfavoredOverload
  @MainActor public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(Text(title), id: id, content: content)
  }
}

/// Opens a window of the app.
///
/// - Approximated: no further windows are opened.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}

  public func callAsFunction(id: String) {}
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {}
}

/// Closes a window of the app.
///
/// - Approximated: windows stay open.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated init() {}

  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {}
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
