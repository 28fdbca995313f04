extension Profile {
  /// The Puddles architecture. Modules are screens, Components display values, Providers give access to data, a Router
  /// holds the navigation state, and Core contains no user interface.
  static let puddles = Profile(
    id: "puddles", title: "Puddles",
    summary:
      "Screens (Modules) compose Components, take data from Providers in the environment and navigate through a Router; Core has no UI.",
    libraries: ["Puddles", "Queryable"],
    layers: [
      ProfileLayer(
        "App", mayUse: ["Modules", "Components", "Providers", "Router", "Core", "Mock data"],
        reason: "The app connects the other layers."),
      ProfileLayer(
        "Modules", mayUse: ["Components", "Providers", "Router", "Core"],
        reason: "A Module is one screen: it knows the sources of its data and the screens that its controls lead to."),
      ProfileLayer(
        "Components", mayUse: ["Core"],
        reason: "A Component shows the values it receives and reports user actions, so it can be used anywhere."),
      ProfileLayer(
        "Router", mayUse: ["Core"],
        reason: "Navigation is state that any Module can change without knowing the other Modules."),
      ProfileLayer(
        "Providers", mayUse: ["Core"],
        reason: "A Provider holds data and the work on it, and can be replaced by a mock."),
      ProfileLayer("Core", mayUse: [], reason: "Models and clients work without any user interface."),
      ProfileLayer(
        "Mock data", mayUse: ["Core"], reason: "Sample data is for previews and mocks, so the app does not show it."),
    ],
    kinds: [
      KindRule(.preview, conformsTo: ["PreviewProvider"]),
      KindRule(.preview, name: "Preview*"),
      KindRule(.scene, layer: "App", conformsTo: ["App", "Scene"]),
      KindRule(.action, name: "Action", declared: ["enum"], nestedIn: [.module, .component, .view, .container]),
      KindRule(.route, name: "{Destination,Path,Route}", declared: ["enum"]),
      KindRule(.module, layer: "Modules", folder: "**/Modules/**", conformsTo: ["View"]),
      KindRule(.component, layer: "Components", folder: "**/Components/**", conformsTo: ["View"]),
      KindRule(.modifier, layer: "Components", conformsTo: Self.styles),
      KindRule(.container, layer: "Providers", conformsTo: ["DynamicProperty"]),
      KindRule(.router, layer: "Router", conformsTo: ["NavigationRouter"]),
      KindRule(.router, layer: "Router", folder: "**/Router/**", declared: ["class"]),
      KindRule(.client, layer: "Providers", name: "Dependencies", nestedIn: [.provider]),
      KindRule(
        .provider, layer: "Providers", folder: "**/Providers/**", conformsTo: ["ObservableObject", "Observable"]),
      KindRule(.provider, layer: "Providers", name: "*Provider", conformsTo: ["ObservableObject"]),
      KindRule(.service, layer: "Providers", folder: "**/Providers/**", declared: ["class", "actor", "struct"]),
      KindRule(.entity, layer: "Mock data", target: "*Mock*"),
      KindRule(.client, layer: "Core", target: "{*API,*Client}", name: "{Numbers,*Client,*API,*Transport}"),
      KindRule(.repository, layer: "Core", target: "{*Store,*Storage}", name: "{*Store,*Storage,*Repository}"),
      KindRule(.view, layer: "Components", conformsTo: ["View"]),
      KindRule(
        .entity, nestedIn: [.module, .component, .view, .scene, .container, .provider, .router, .client, .repository]),
      KindRule(.entity, layer: "Core", target: "{Models,*API,*Client,*Store,*Storage,Core*}"),
      KindRule(.entity, layer: "Core", folder: "**/Models/**"),
    ],
    rules: Rule.puddles.map(\.id))

  /// Protocols for modifiers and styles of views.
  static let styles = [
    "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle",
    "GroupBoxStyle", "ListStyle",
    "DisclosureGroupStyle", "ProgressViewStyle", "MenuStyle", "FormStyle",
  ]
}
