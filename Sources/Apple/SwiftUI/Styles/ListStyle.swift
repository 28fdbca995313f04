/// How lists are drawn.
@MainActor @preconcurrency public protocol ListStyle {}

/// A list style that this module draws. The style is identified by its name.
@MainActor protocol NamedListStyle: ListStyle {
  var name: String? { get }
}

extension View {
  public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    modifier(ControlStyleModifier(kind: "listStyle", style: style) { ($0 as? any NamedListStyle)?.name })
  }
}

public struct DefaultListStyle {
  public nonisolated init() {}
}

extension DefaultListStyle: NamedListStyle {
  var name: String? { nil }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

public struct PlainListStyle {
  public nonisolated init() {}
}

extension PlainListStyle: NamedListStyle {
  var name: String? { "plain" }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

public struct GroupedListStyle {
  public nonisolated init() {}
}

extension GroupedListStyle: NamedListStyle {
  var name: String? { "grouped" }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

public struct InsetListStyle {
  public nonisolated init() {}
}

extension InsetListStyle: NamedListStyle {
  var name: String? { "inset" }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

public struct InsetGroupedListStyle {
  public nonisolated init() {}
}

extension InsetGroupedListStyle: NamedListStyle {
  var name: String? { "insetGrouped" }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

public struct SidebarListStyle {
  public nonisolated init() {}
}

extension SidebarListStyle: NamedListStyle {
  var name: String? { "sidebar" }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A watch's list style, whose rows become smaller at the edges.
public struct CarouselListStyle {
  public nonisolated init() {}
}

extension CarouselListStyle: NamedListStyle {
  var name: String? { "plain" }
}

extension ListStyle where Self == CarouselListStyle {
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
