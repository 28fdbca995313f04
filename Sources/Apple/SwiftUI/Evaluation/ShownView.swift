/// Determines which of the app's views a screen, sheet, or window shows.
///
/// The result should be the same in every state, so it is determined from the type of the content, not from the current
/// content.
@MainActor struct ShownView {
  private let pieces: [ViewOutput]
  private let shape: AuthoredType.Shape
  /// The name of the app's view whose body contains the content.
  private let surrounding: String?

  /// - Parameter pieces: The output of the content.
  init<Content: View>(_ pieces: [ViewOutput], of content: Content.Type, in element: Element) {
    self.pieces = pieces
    shape = AuthoredType.of(content).shape
    surrounding = element.authoredView
  }

  /// Creates the value for type-erased content.
  init(_ pieces: [ViewOutput], in element: Element) {
    self.pieces = pieces
    shape = .one
    surrounding = element.authoredView
  }
}

extension ShownView {
  /// Returns the name for the root screen of a navigation stack. If the content is one view of the app, returns the
  /// name of this view. Otherwise, returns the name of the view that sets the screen's title. If there is no title,
  /// returns the name of the view that contains the stack.
  func asRoot(_ carried: ContainerFacts) -> String? {
    let title = carried.last(NavigationTitle.self)?.view
    return switch shape {
    case .one: first ?? title ?? surrounding
    case .several: title ?? surrounding
    case .branch: surrounding ?? first
    }
  }

  /// Returns the name for a presented screen. The name comes from a view on this screen, not from the view that
  /// presents the screen.
  func asOpened(_ carried: ContainerFacts) -> String? {
    let title = carried.last(NavigationTitle.self)?.view
    return first ?? (title == surrounding ? nil : title) ?? container
  }

  /// Returns the name for a window: the name of the innermost view that fills the window. The name changes when the app
  /// replaces this view.
  func asWindow() -> String? {
    var (pieces, shape) = (pieces, shape)
    var name: String?
    while shape == .one, let element = Self.sole(of: pieces) {
      let type = AuthoredType.of(element.viewType)
      if !type.isContainer { name = type.name ?? name }
      (pieces, shape) = (element.pieces, AuthoredType.of(element.bodyType).shape)
    }
    return name
  }

  /// The name of the app's view that is the whole content. If several such views are nested, this is the outermost one.
  /// Generic containers are skipped.
  private var first: String? { outermost { $0.isContainer ? nil : $0.name } }

  private var container: String? { outermost(\.name) }

  private func outermost(_ name: (AuthoredType) -> String?) -> String? {
    var pieces = pieces
    while let element = Self.sole(of: pieces) {
      if let name = name(AuthoredType.of(element.viewType)) { return name }
      pieces = element.pieces
    }
    return nil
  }

  /// Returns the element if the output is exactly one element; nil if there are several elements or other content.
  private static func sole(of pieces: [ViewOutput]) -> Element? {
    var found: Element?
    return gather(pieces, &found) ? found : nil
  }

  private static func gather(_ pieces: [ViewOutput], _ found: inout Element?) -> Bool {
    for piece in pieces {
      switch piece {
      case .fact, .carried: continue
      case .node: return false
      case .element(let element):
        if found != nil { return false }
        found = element
      case .changed(let inner, _), .rearranged(let inner, _), .tagged(_, let inner), .preference(_, let inner):
        if !gather(inner, &found) { return false }
      }
    }
    return true
  }
}

extension Element {
  /// The name of the nearest view that the app declares. The search starts at this view, continues with its ancestors,
  /// and skips generic containers.
  var authoredView: String? {
    var next: Element? = self
    while let element = next {
      let type = AuthoredType.of(element.viewType)
      if !type.isContainer, let name = type.name { return name }
      next = element.parent
    }
    return nil
  }
}
