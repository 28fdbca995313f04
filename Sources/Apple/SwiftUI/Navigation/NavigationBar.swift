import SemanticTree

/// How a screen's title is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let name: String?

  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: nil) }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "large") }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inlineLarge") }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inline") }
}

/// The bar above a screen.
public struct NavigationBarItem: Sendable {
  /// How the bar shows the title.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

/// The position of a toolbar.
public struct ToolbarPlacement: Sendable {
  let name: String

  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(name: "windowToolbar") }
}

/// A screen's settings for its bars.
struct NavigationBarFact: ContainerFact {
  var titleMode: String?
  var subtitle: String?
  var hidesBack: Bool?
  /// The bars to hide.
  var hidden: [String] = []
}

extension NavigationBarFact {
  /// If `bars` is empty, the setting applies to the navigation bar.
  init(_ visibility: Visibility, _ bars: [ToolbarPlacement]) {
    let names = bars.isEmpty ? ["automatic"] : bars.map(\.name)
    self.init(hidden: visibility == .hidden ? names : [])
  }

  @MainActor static func finish(_ node: inout SemanticNode, _ carried: inout ContainerFacts) {
    let facts = carried.take(NavigationBarFact.self)
    if let mode = facts.compactMap(\.titleMode).last { node.style.control = mode }
    if let subtitle = facts.compactMap(\.subtitle).last { node.value = subtitle }
    if facts.compactMap(\.hidesBack).last == true { node.actions.removeAll { $0.kind == .back } }
    let hidden = facts.flatMap(\.hidden)
    if hidden.contains(where: ["automatic", "navigationBar", "windowToolbar"].contains) {
      node.style.control = "hiddenBar"
      node.actions.removeAll { $0.kind == .back }
      _ = carried.take(.toolbar)
    }
    for bar in Set(hidden).intersection(["tabBar", "bottomBar"]).sorted() {
      node.approximations.append("Limn cannot hide the \(bar) of a screen")
    }
  }
}

extension View {
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    modifier(FactModifier(fact: NavigationBarFact(titleMode: displayMode == .automatic ? nil : "\(displayMode)")))
  }

  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(FactModifier(fact: NavigationBarFact(titleMode: mode.name)))
  }

  /// Hides the back button; `dismiss` still closes the screen.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(FactModifier(fact: NavigationBarFact(hidesBack: hidesBackButton)))
  }

  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }

  /// Shows or hides the bar with the title, the back button, and the items.
  ///
  /// - Approximated: only the bar above a screen can be hidden.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(FactModifier(fact: NavigationBarFact(visibility, bars)))
  }

  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(FactModifier(fact: NavigationBarFact(visibility, bars)))
  }
}
