extension Rule {
  /// The rules of Puddles.
  static let puddles: [Rule] = [
    componentData, componentEnvironment, componentModule, componentPreview, moduleOnce, modulePreview, providerValues,
    previewMocks, coreUI,
    mockData, routerState, destinationReachable,
  ]
}

extension Profile {
  /// The Puddles architecture. Modules are screens, Components display values, Providers give access to data, a Router
  /// holds the navigation state, and Core contains no user interface.
  static let puddles = Profile(
    id: "puddles", title: "Puddles",
    summary:
      "Screens (Modules) compose Components, take data from Providers in the environment and navigate through a Router; Core has no UI.",
    libraries: ["Puddles", "Queryable"],
    layers: [
      .init(
        name: "App", mayUse: ["Modules", "Components", "Providers", "Router", "Core", "Mock data"],
        reason: "The app connects the other layers."),
      .init(
        name: "Modules", mayUse: ["Components", "Providers", "Router", "Core"],
        reason: "A Module is one screen: it knows the sources of its data and the screens that its controls lead to."),
      .init(
        name: "Components", mayUse: ["Core"],
        reason: "A Component shows the values it receives and reports user actions, so it can be used anywhere."),
      .init(
        name: "Router", mayUse: ["Core"],
        reason: "Navigation is state that any Module can change without knowing the other Modules."),
      .init(
        name: "Providers", mayUse: ["Core"],
        reason: "A Provider holds data and the work on it, and can be replaced by a mock."),
      .init(name: "Core", mayUse: [], reason: "Models and clients work without any user interface."),
      .init(
        name: "Mock data", mayUse: ["Core"],
        reason: "Sample data is for previews and mocks, so the app does not show it."),
    ],
    kinds: [
      .init(kind: .preview, conformsTo: ["PreviewProvider"]),
      .init(kind: .preview, name: "Preview*"),
      .init(kind: .scene, layer: "App", conformsTo: ["App", "Scene"]),
      .init(kind: .action, name: "Action", declared: ["enum"], nestedIn: [.module, .component, .view, .container]),
      .init(kind: .route, name: "{Destination,Path,Route}", declared: ["enum"]),
      .init(kind: .module, layer: "Modules", folder: "**/Modules/**", conformsTo: ["View"]),
      .init(kind: .component, layer: "Components", folder: "**/Components/**", conformsTo: ["View"]),
      .init(kind: .modifier, layer: "Components", conformsTo: Self.styles),
      .init(kind: .container, layer: "Providers", conformsTo: ["DynamicProperty"]),
      .init(kind: .router, layer: "Router", conformsTo: ["NavigationRouter"]),
      .init(kind: .router, layer: "Router", folder: "**/Router/**", declared: ["class"]),
      .init(kind: .client, layer: "Providers", name: "Dependencies", nestedIn: [.provider]),
      .init(
        kind: .provider, layer: "Providers", folder: "**/Providers/**", conformsTo: ["ObservableObject", "Observable"]),
      .init(kind: .provider, layer: "Providers", name: "*Provider", conformsTo: ["ObservableObject"]),
      .init(kind: .service, layer: "Providers", folder: "**/Providers/**", declared: ["class", "actor", "struct"]),
      .init(kind: .entity, layer: "Mock data", target: "*Mock*"),
      .init(kind: .client, layer: "Core", target: "{*API,*Client}", name: "{Numbers,*Client,*API,*Transport}"),
      .init(kind: .repository, layer: "Core", target: "{*Store,*Storage}", name: "{*Store,*Storage,*Repository}"),
      .init(kind: .view, layer: "Components", conformsTo: ["View"]),
      .init(
        kind: .entity,
        nestedIn: [.module, .component, .view, .scene, .container, .provider, .router, .client, .repository]),
      .init(kind: .entity, layer: "Core", target: "{Models,*API,*Client,*Store,*Storage,Core*}"),
      .init(kind: .entity, layer: "Core", folder: "**/Models/**"),
    ],
    rules: Rule.puddles.map(\.id))

  /// Protocols for modifiers and styles of views.
  static let styles =
    """
    ViewModifier ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle TextFieldStyle GroupBoxStyle
    ListStyle DisclosureGroupStyle ProgressViewStyle MenuStyle FormStyle
    """.words
}
