/// Which view of the app it is that a screen, a sheet or a window shows.
///
/// The answer is to be the same in every state: the type of the content decides where it is looked for, since what the content consists of
/// may be another thing in the next state.
@MainActor struct ShownView {
  private let pieces: [ViewOutput]
  private let shape: AuthoredType.Shape
  /// The view whose body says that the content is to be shown.
  private let surrounding: String?

  /// - Parameter pieces: What the content gives.
  init<Content: View>(_ pieces: [ViewOutput], of content: Content.Type, in element: Element) {
    self.pieces = pieces
    shape = AuthoredType.of(content).shape
    surrounding = element.authoredView
  }

  /// Of content whose type is not known.
  init(_ pieces: [ViewOutput], in element: Element) {
    self.pieces = pieces
    shape = .one
    surrounding = element.authoredView
  }
}

extension ShownView {
  /// For the first screen of a stack: the content, if it is a view of the app. Else the view that gives the screen its title, or the one that
  /// has the stack.
  func asRoot(_ carried: ContainerFacts) -> String? {
    let title = carried.last(NavigationTitle.self)?.view
    return switch shape {
    case .one: first ?? title ?? surrounding
    case .several: title ?? surrounding
    case .branch: surrounding ?? first
    }
  }

  /// For what is opened above something else, which is not the view that opens it.
  func asOpened(_ carried: ContainerFacts) -> String? {
    let title = carried.last(NavigationTitle.self)?.view
    return first ?? (title == surrounding ? nil : title) ?? container
  }

  /// For a window: the innermost view that is all of it. So when a view swaps two others, the window is not the same before and after.
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

  /// The outermost view of the app that is all of the content.
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

  /// The element that is all that some pieces show; nil if they show more, or something else.
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
  /// The nearest view of the app, itself or around it, that is not made for any content.
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
