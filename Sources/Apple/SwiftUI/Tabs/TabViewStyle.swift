/// How a tab view shows its tabs.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// A style identified by its name.
protocol NamedTabViewStyle: TabViewStyle {
  var name: String? { get }
}

public struct DefaultTabViewStyle {
  public nonisolated init() {}
}

extension DefaultTabViewStyle: NamedTabViewStyle {
  var name: String? { nil }
}

/// A style that shows the tabs as pages beside each other, without a tab bar.
public struct PageTabViewStyle {
  private let mode: IndexDisplayMode

  public nonisolated init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public struct IndexDisplayMode: Sendable {
    fileprivate var hidesIndex = false
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode(hidesIndex: true)
  }
}

extension PageTabViewStyle: NamedTabViewStyle {
  /// Pages without an index have no dots.
  var name: String? { mode.hidesIndex ? "pages" : "page" }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    modifier(TabViewStyleModifier(style: style))
  }
}

struct TabViewStyleModifier<Style: TabViewStyle> {
  let style: Style
}

extension TabViewStyleModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let outer = context.environment
    context.environment.tabViewStyleName = (style as? any NamedTabViewStyle)?.name
    context.walk(content, at: 0)
    context.environment = outer
  }
}

extension EnvironmentValues {
  var tabViewStyleName: String? {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

private struct TabViewStyleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

/// How a tab view with pages shows its index.
@MainActor @preconcurrency public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
  public nonisolated init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}

  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the index of a tab view with pages.
  ///
  /// - Approximated: the modifier has no effect, since the dots of an index always look the same.
  public nonisolated func indexViewStyle(_ style: some IndexViewStyle) -> some View { modifier(EmptyModifier()) }
}

/// A style that shows the tabs as pages above each other.
///
/// - Approximated: it shows the pages like the style `page`.
public struct VerticalPageTabViewStyle: NamedTabViewStyle {
  public nonisolated init() {}
  public nonisolated init(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) {}

  var name: String? { "page" }

  public struct TransitionStyle: Equatable, Sendable {
    let name: String
    public static let automatic = TransitionStyle(name: "automatic")
    public static let blur = TransitionStyle(name: "blur")
    public static let identity = TransitionStyle(name: "identity")
  }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
  public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle)
    -> VerticalPageTabViewStyle
  { VerticalPageTabViewStyle(transitionStyle: transitionStyle) }
}

/// A watch's style that shows the tabs as pages above each other.
///
/// - Approximated: it shows the pages like the style `page`.
public struct CarouselTabViewStyle: NamedTabViewStyle {
  public nonisolated init() {}

  var name: String? { "page" }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
