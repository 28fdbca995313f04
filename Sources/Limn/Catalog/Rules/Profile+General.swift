extension Profile {
  /// Creates a profile without kind rules. In an app with such a profile, Limn infers the kinds of types from the
  /// structure of the code. A layer may use all layers below it, or all other layers if `isOpen` is true.
  private static func general(
    _ id: String, _ title: String, _ summary: String, _ layers: [(String, String)],
    rules: [String] = [], isOpen: Bool = false
  ) -> Profile {
    let names = layers.map(\.0)
    return Profile(
      id: id, title: title, summary: summary,
      layers: layers.enumerated().map { index, layer in
        ProfileLayer(
          name: layer.0, mayUse: isOpen ? names.filter { $0 != layer.0 } : Array(names[(index + 1)...]),
          reason: layer.1)
      }, rules: rules)
  }

  /// The Composable Architecture by Point-Free.
  static let tca = general(
    "tca", "The Composable Architecture",
    "Views send actions to a store; reducers change its state and run effects through dependencies.",
    [
      ("App", "The app creates the root store and shows the root view."),
      ("Views", "A view shows a store's state and sends it actions."),
      ("Features", "A reducer holds a feature's state, actions and logic."),
      ("Dependencies", "Clients reach the outside world, and are replaced in tests."), ("Models", "Plain values."),
    ], rules: Rule.tca.map(\.id))

  static let clean = general(
    "clean", "Clean Architecture",
    "Views call use cases. Use cases load and store data through protocols that repositories implement.",
    [
      ("App", "The app creates and connects the objects of the other layers."),
      ("Views", "A view shows state and calls use cases to change it."),
      ("Use cases", "A use case, or interactor, performs one task for the views."),
      ("Data", "Repositories and clients load and store data. Other layers use them through protocols."),
      ("Models", "Plain values."),
    ], rules: Rule.clean.map(\.id))

  static let mvvm = general(
    "mvvm", "MVVM",
    "The view of each screen observes a view model, which prepares the values to show and uses services.",
    [
      ("App", "The app shows the first screen."), ("Views", "A view observes its view model."),
      ("View models", "A view model prepares the values that a view shows, and handles the view's actions."),
      ("Services", "Services load, store and compute data."),
      ("Models", "Plain values."),
    ], rules: Rule.mvvm.map(\.id))

  /// Any app that matches no other profile. Its layers only group types, so each layer may use all other layers.
  static let swiftUI = frameworkOnly("swiftui", "SwiftUI")
  static let uiKit = frameworkOnly("uikit", "UIKit")
  static let appKit = frameworkOnly("appkit", "AppKit")

  /// Whether an id is that of an app that matches no architecture.
  static func isFrameworkOnly(_ id: String) -> Bool { [swiftUI, uiKit, appKit].contains { $0.id == id } }

  private static func frameworkOnly(_ id: String, _ title: String) -> Profile {
    general(
      id, title, "Views and the state that they own, share or observe.",
      [
        ("App", "Scenes, delegates, intents and other starting points."),
        ("Navigation", "Types that decide which screen is shown."),
        ("Views", "What is drawn."), ("View models", "Objects that one view owns and observes."),
        ("State", "Objects that several views share."),
        ("Services", "Types that reach the outside world or do work for other types."), ("Models", "Values."),
      ], isOpen: true)
  }

  /// The profile with an added layer for coordinators, between the app and the views.
  func addingNavigation() -> Profile {
    func shows(_ layer: ProfileLayer) -> Bool {
      layer.name.hasPrefix("View") || ["User interface", "Modules"].contains(layer.name)
    }
    guard !layers.contains(where: { $0.name == "Navigation" }), let place = layers.firstIndex(where: shows)
    else { return self }
    var profile = self
    let below = layers[place...].map(\.name)
    profile.layers.insert(
      .init(name: "Navigation", mayUse: below, reason: "Coordinators decide which screen comes next."), at: place)
    // Views ask a coordinator for the next screen.
    for index in profile.layers.indices where index < place || shows(profile.layers[index]) {
      profile.layers[index].mayUse.append("Navigation")
    }
    return profile
  }

  /// Returns the name of the layer to which types of the given kind belong. Returns nil if this profile has no layer
  /// for the kind.
  func layer(of kind: EntityKind) -> String? {
    let wanted: [String] =
      switch kind {
      case .scene, .entry: ["App", "User interface"]
      case .view, .modifier, .component, .module: ["Views", "User interface", "Components"]
      case .coordinator: ["Navigation", "Views", "User interface", "Router"]
      case .route, .router: ["Navigation", "Router", "Views", "User interface"]
      case .viewContract: ["View contracts", "View models", "Views", "Model"]
      case .viewModel: ["View models", "Views", "Model", "Providers"]
      case .reducer, .state, .action: ["Features", "Model"]
      case .client, .repository: ["Services", "Data source", "Data", "Dependencies", "Core"]
      case .service: ["Services", "Model", "Data", "Dependencies", "Providers", "Core"]
      case .useCase: ["Use cases", "Services", "Model"]
      case .store: ["State", "View models", "Use cases", "Features", "Model", "Providers"]
      case .container: ["State", "Use cases", "View models", "Features", "Model", "Providers"]
      case .entity: ["Models", "Data source", "Core"]
      default: []
      }
    return wanted.first { name in layers.contains { $0.name == name } }
  }
}
