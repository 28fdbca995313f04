extension Rule {
  /// The rules of LUCA.
  static let luca: [Rule] = [
    importDirection, frameworks, resources, entityLogic, dataAccess, clientValues, serviceStateless,
    serviceDependencies, storeShape,
    storeInjectable, actionName, viewStore, viewChange, viewPreview, sceneDependencies, previewDependencies, testName,
    untested,
  ]
}

extension Profile {
  /// The LUCA architecture. Its layers from top to bottom are the app and the modules UserInterface, Model, and
  /// DataSource.
  static let luca = Profile(
    id: "luca", title: "LUCA",
    summary:
      "Views send actions to stores; stores and services use repositories; repositories wrap clients of the outside world.",
    libraries: ["LUCA"],
    layers: [
      .init(name: "App", mayUse: ["User interface", "Model", "Data source"], reason: "The app only hosts the scene."),
      .init(
        name: "User interface", mayUse: ["Model", "Data source"],
        reason: "Views draw a store's state and send actions to the store."),
      .init(
        name: "Model", mayUse: ["Data source"],
        reason: "Stores and services hold the logic, and can be tested without views."
      ),
      .init(
        name: "Data source", mayUse: [],
        reason: "Values, the clients of the outside world, and the repositories that read and write data."),
    ],
    kinds: [
      .init(kind: .preview, conformsTo: ["PreviewProvider"]),
      .init(kind: .preview, name: "Preview*"),
      .init(kind: .scene, layer: "App", conformsTo: ["App"]),
      .init(kind: .scene, layer: "User interface", conformsTo: ["Scene"]),
      .init(kind: .modifier, layer: "User interface", conformsTo: Profile.styles),
      .init(kind: .view, layer: "User interface", conformsTo: ["View"]),
      .init(
        kind: .entry, layer: "Model", target: "Model",
        conformsTo: [
          "UIApplicationDelegate", "NSApplicationDelegate", "UIWindowSceneDelegate", "WKApplicationDelegate",
        ]),
      .init(kind: .action, name: "Action", declared: ["enum"], nestedIn: [.store]),
      .init(kind: .route, name: "{Path,Destination,Route}", declared: ["enum"]),
      .init(kind: .entity, nestedIn: [.store, .service, .view, .scene, .client, .repository, .entity, .container]),
      .init(kind: .store, layer: "Model", conformsTo: ["Composable"]),
      .init(kind: .store, layer: "Model", folder: "**/Stores/**", declared: ["class"]),
      .init(kind: .container, layer: "Model", name: "AppDependencies"),
      .init(kind: .service, layer: "Model", folder: "**/Services/**"),
      .init(kind: .service, layer: "Model", name: "AppDelegate"),
      .init(kind: .client, layer: "Data source", conformsTo: ["DependencyClient"]),
      .init(kind: .client, layer: "Data source", folder: "**/Dependencies/**"),
      .init(kind: .repository, layer: "Data source", folder: "**/Repositories/**"),
      .init(kind: .entity, layer: "Data source", folder: "**/Entities/**"),
    ],
    rules: Rule.luca.map(\.id))
}
