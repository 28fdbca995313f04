extension Profile {
  /// The LUCA architecture. Its layers from top to bottom are the app and the modules UserInterface, Model, and
  /// DataSource.
  static let luca = Profile(
    id: "luca", title: "LUCA",
    summary:
      "Views send actions to stores; stores and services use repositories; repositories wrap clients of the outside world.",
    libraries: ["LUCA"],
    layers: [
      ProfileLayer("App", mayUse: ["User interface", "Model", "Data source"], reason: "The app only hosts the scene."),
      ProfileLayer(
        "User interface", mayUse: ["Model", "Data source"],
        reason: "Views draw a store's state and send actions to the store."),
      ProfileLayer(
        "Model", mayUse: ["Data source"], reason: "Stores and services hold the logic, and can be tested without views."
      ),
      ProfileLayer(
        "Data source", mayUse: [],
        reason: "Values, the clients of the outside world, and the repositories that read and write data."),
    ],
    kinds: [
      KindRule(.preview, conformsTo: ["PreviewProvider"]),
      KindRule(.preview, name: "Preview*"),
      KindRule(.scene, layer: "App", conformsTo: ["App"]),
      KindRule(.scene, layer: "User interface", conformsTo: ["Scene"]),
      KindRule(.modifier, layer: "User interface", conformsTo: Profile.styles),
      KindRule(.view, layer: "User interface", conformsTo: ["View"]),
      KindRule(
        .entry, layer: "Model", target: "Model",
        conformsTo: [
          "UIApplicationDelegate", "NSApplicationDelegate", "UIWindowSceneDelegate", "WKApplicationDelegate",
        ]),
      KindRule(.action, name: "Action", declared: ["enum"], nestedIn: [.store]),
      KindRule(.route, name: "{Path,Destination,Route}", declared: ["enum"]),
      KindRule(.entity, nestedIn: [.store, .service, .view, .scene, .client, .repository, .entity, .container]),
      KindRule(.store, layer: "Model", conformsTo: ["Composable"]),
      KindRule(.store, layer: "Model", folder: "**/Stores/**", declared: ["class"]),
      KindRule(.container, layer: "Model", name: "AppDependencies"),
      KindRule(.service, layer: "Model", folder: "**/Services/**"),
      KindRule(.service, layer: "Model", name: "AppDelegate"),
      KindRule(.client, layer: "Data source", conformsTo: ["DependencyClient"]),
      KindRule(.client, layer: "Data source", folder: "**/Dependencies/**"),
      KindRule(.repository, layer: "Data source", folder: "**/Repositories/**"),
      KindRule(.entity, layer: "Data source", folder: "**/Entities/**"),
    ],
    rules: Rule.luca.map(\.id))
}
