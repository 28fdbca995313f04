/// An item in the menu bar of macOS. Limn has no menu bar, so the item is not shown.
public struct MenuBarExtra<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content: content, label: label)
  }
}

extension MenuBarExtra: PrimitiveScene {
  func resolve(in context: inout ViewContext) {}
}

extension MenuBarExtra where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content, label: { Text(title) })
  }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, image: image) })
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
}

/// How the item in the menu bar shows its content.
public protocol MenuBarExtraStyle {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  public nonisolated func menuBarExtraStyle<S>(_ style: S) -> some Scene where S: MenuBarExtraStyle { self }
}
