/// Infers the kind of a type from its structure. The checks run in a fixed order, and the first check that matches
/// determines the kind.
struct Role {
  let item: StructureFacts.Item
  let facts: StructureFacts
  /// Names of the app's own base protocols for stores and clients. A base protocol itself is neither a store nor a
  /// client.
  let bases: Set<String>

  private static let views = Set(
    """
    View UINavigationController UITabBarController UIHostingController NSHostingController
    """.words)
  /// Whether a protocol or superclass makes a type a view. A class of a framework is a view if its name says so, such
  /// as `NSTableCellView` or `UITextField`, and a controller of any library.
  static func isView(_ name: String) -> Bool {
    name != "Layout" && Declaration.isPart(name) || views.contains(name) || controllers.contains(where: name.hasSuffix)
      || Declaration.frameworks.contains(where: name.hasPrefix) && endings.contains(where: name.hasSuffix)
  }
  private static let controllers =
    "ViewController WindowController ViewRepresentable ViewControllerRepresentable".words
  private static let endings =
    """
    View Cell Control Button Field Label Bar Slider Switch ObjectRepresentable
    """.words

  static let modifiers = Set(Profile.styles + ["EnvironmentalModifier"])
  static let entries = Set(
    """
    UIApplicationDelegate NSApplicationDelegate WKApplicationDelegate WKExtensionDelegate UIWindowSceneDelegate
    UISceneDelegate AppIntent AppShortcutsProvider WidgetConfigurationIntent TimelineProvider IntentTimelineProvider
    AppIntentTimelineProvider ParsableCommand AsyncParsableCommand UNNotificationServiceExtension
    SLComposeServiceViewController INExtension OpenIntent SetFocusFilterIntent AudioPlaybackIntent LiveActivityIntent
    ControlConfigurationIntent SetValueIntent FIFinderSync
    """.words)

  var kind: EntityKind {
    let name = item.shortName
    if item.conforms(to: ["PreviewProvider", "PreviewModifier"]) || isPreview {
      return .preview
    }
    if item.isGenerated || bases.contains(item.fact.name) { return .type }
    // Property wrappers, result builders, keys, and errors extend the language and SwiftUI. They hold no data of the app.
    if item.has("propertyWrapper") && !item.conforms(to: "DynamicProperty") || item.has("resultBuilder")
      || item.conforms(to: [
        "PreferenceKey", "EnvironmentKey", "FocusedValueKey", "LayoutValueKey", "CodingKey", "Error", "LocalizedError",
        "Layout",
      ])
    {
      return .type
    }
    if item.isScene { return .scene }
    if item.has("main") || item.conforms(to: Self.entries) || isPrincipalClass { return .entry }
    if let inner = kindInTCA { return inner }
    // The project's own styles are like those of SwiftUI.
    let isStyle =
      item.keyword == "struct"
      && (item.fact.members.contains { $0.name == "makeBody(configuration:)" }
        || item.hasSuffix("Style") && item.conformances.contains { $0.hasSuffix("Style") })
    if isStyle || item.conforms(to: Self.modifiers) { return .modifier }
    if item.isView || isViewOfLibrary { return .view }
    if facts.bridges.contains(item.fact.name) { return .type }
    if item.keyword == "enum" ? isRoute : facts.hasViewsOfMembers(item) { return .route }
    if item.keyword == "protocol" { return kindOfProtocol }
    if item.isModel || item.isObservable && isData && isValue { return .entity }
    if isCoordinator { return .coordinator }
    if isRouter { return .router }
    if isViewModel { return .viewModel }
    if isClient { return .client }
    if isRepository { return .repository }
    if item.keyword != "enum", names.contains(where: { $0.hasSuffix("UseCase") || $0.hasSuffix("Interactor") }) {
      return .useCase
    }
    if item.conforms(to: "DynamicProperty") || isContainer { return .container }
    if item.isObservable { return isStore ? .store : .service }
    if ["struct", "class"].contains(item.keyword), item.conformances.contains(where: { $0.hasSuffix("Action") }) {
      return .action
    }
    let behaves = item.hasFunctions
    // A private class is a helper of its file.
    let isHelper = item.fact.access.hasSuffix("private") && !isWorker
    // The initializer of a shared instance can do all the work.
    if item.isClass, behaves || isWorker && item.members.contains(where: { $0.makes(item.fact) }) {
      return isData ? .entity : isHelper ? .type : .service
    }
    if behaves, isService { return .service }
    // An enum whose value a type stores selects what the type shows.
    let isStored = facts.outer(of: item)?.stored.contains { $0.valueType?.shortName == name } == true
    let isSent = item.hasCases && item.hasSuffix("Action", "Effect") && facts.sent.contains(name)
    if isSent || name == "Action" && item.keyword == "enum" && item.fact.outerName != nil && !isStored {
      return .action
    }
    // All clients have already been recognized, so a struct that consists of closures is not a client here. It is not
    // an entity either, since it holds no data.
    return item.isStructOfClosures
      || isNamespace
        && (item.keyword == "enum" || !item.fact.members.isEmpty
          || facts.items.contains { $0.fact.outerName == item.name })
      ? .type : .entity
  }

  /// Whether a class counts as data although it has functions: it is `Codable`, for example, and its name has none
  /// of the suffixes in `workers`.
  private var isData: Bool {
    item.keyword == "class" && item.conforms(to: ["Codable", "Decodable", "Identifiable", "Comparable"])
      && !isWorker
  }

  /// Whether the functions of a class only compare and store it.
  private var isValue: Bool {
    item.conforms(to: ["Codable", "Decodable"]) && item.conforms(to: ["Comparable", "Equatable", "Hashable"])
      && item.members.allSatisfy { $0.keyword != "func" || ["==", "<", "encode", "hash"].contains($0.baseName) }
  }

  /// Whether the type's name says that it works.
  private var isWorker: Bool { Self.workers.contains { item.hasSuffix($0, $0 + "s") } }

  /// Name suffixes of types that do work instead of holding data, such as `Generator` in `OrderGenerator`.
  private static let workers =
    """
    Service Manager Generator Factory Builder Maker Renderer Handler Parser Formatter Calculator Validator Resolver
    Loader Fetcher Command Processor Scheduler Converter Logger Tracker Monitor
    Adapter Mapper Presenter Allocator Engine
    """.words

  /// Whether no values of the type can be of use, since it has only static members.
  private var isNamespace: Bool {
    item.keyword == "enum"
      ? !item.hasCases
      : item.keyword == "struct" && item.conformances.isEmpty && item.members.allSatisfy(\.isStatic)
  }

  /// Whether a value type with functions is a service. A service has only functions, or is a type whose name
  /// describes work, such as `OrderGenerator`, or a type whose stored properties are dependencies.
  private var isService: Bool {
    let isEmpty = item.keyword == "struct" && item.stored.isEmpty && item.conformances.isEmpty
    if item.members.allSatisfy({ $0.keyword != "func" || ["some View", "AnyView", "Text"].contains($0.type) }) {
      return false
    }
    if isNamespace || isEmpty, item.fact.outerName == nil { return true }
    guard isNamespace || item.keyword == "struct" && !item.conforms(to: ["Hashable", "Codable", "Identifiable"])
    else { return false }
    return isWorker || isMadeOfDependencies
  }

  /// The names of the type, and of its protocols and superclasses.
  private var names: Set<String> { item.conformances.union([item.fact.name]) }

  /// Whether an observable class is a store. A class whose name or folder describes work, such as `OrderGenerator`, is a
  /// store only if a view observes it, and if the class or its superclass has a stored `var`.
  private var isStore: Bool {
    let family = names.compactMap { facts.item(named: $0) }
    // The app's own protocol tells what the class is.
    let isNamed =
      item.hasSuffix("Service")
      && family.contains { $0.keyword == "protocol" && $0.shortName.contains("Service") }
    return !isNamed
      && (!isWorker && !"/\(item.path)".contains("/Services/")
        || !facts.observed.isDisjoint(with: names)
          && family.contains { $0.isClass && $0.stored.contains { $0.keyword == "var" } })
  }

  /// Whether the type is the principal class of an app extension, which the system creates when the extension starts. A
  /// type counts as the principal class if it is the only view controller in the extension's target.
  private var isPrincipalClass: Bool {
    guard item.target.kind == .appExtension else { return false }
    let controllers = facts.items.filter {
      $0.target.name == item.target.name && $0.isClass && $0.conforms(to: ["UIViewController", "NSViewController"])
    }
    return controllers.map(\.fact.name) == [item.fact.name]
  }

  /// Whether the type seems to be a view because it conforms to another module's protocol, such as `ConnectedView`, and
  /// has a `body` with the type `some View`. The declaration of the protocol is not available.
  private var isViewOfLibrary: Bool {
    item.keyword == "struct"
      && item.conformances.subtracting(
        "Codable Comparable Decodable Encodable Equatable Error Hashable Identifiable Sendable".words
      ).contains { facts.item(named: $0) == nil }
      && item.members.contains { $0.baseName == "body" && $0.type?.contains("some View") == true }
  }

  private var isPreview: Bool {
    let name = item.shortName
    guard !item.isObservable || name.hasPrefix("Preview") else { return false }
    if facts.outer(of: item)?.conforms(to: "PreviewProvider") == true { return true }
    if item.path.contains("Preview Content/") || item.path.contains("/PreviewData/") { return true }
    guard item.isView else { return false }
    let isNamedAsPreview =
      name.hasPrefix("Preview") || name.hasSuffix("Previews") || name == "ModelPreview"
      || name.hasSuffix("PreviewContainer")
    return facts.isShownOnlyByPreviews(item) || isNamedAsPreview && !facts.isShownByApp(item)
  }

  private var kindInTCA: EntityKind? {
    guard facts.imports.contains("ComposableArchitecture") || facts.imports.contains("Dependencies") else { return nil }
    if item.has("DependencyClient") || item.conforms(to: ["DependencyKey", "TestDependencyKey"]) {
      return item.keyword == "enum" ? .type : .client
    }
    if item.conforms(to: "Reducer") {
      return item.keyword == "enum" ? .route : .reducer
    }
    guard let outer = facts.outer(of: item) else { return nil }
    let isInner = outer.conforms(to: "Reducer")
    if isInner, item.shortName == "State" { return .state }
    if item.shortName == "Action" || outer.shortName == "Action" {
      return isInner || outer.shortName == "Action" ? .action : nil
    }
    return nil
  }

  private var isRoute: Bool {
    let name = item.shortName
    if facts.routes.contains(item.fact.name) || facts.routes.contains(name) && facts.item(named: name) == nil {
      return item.hasCases
    }
    if facts.hasViewsOfCases(item) { return true }
    // Other names that end with `Destination` or `Path` can be those of data, such as `FilePath`.
    let isNamed = ["Destination", "Path"].contains(name) || item.hasSuffix("Route", "DeepLink")
    // One with raw values that are listed can be data too, as the route of a drug.
    let isData = item.conforms(to: ["Int", "String"]) && item.conforms(to: "CaseIterable")
    return isNamed && item.hasCases && !isData
  }

  private var kindOfProtocol: EntityKind {
    let isContract = facts.viewConstraints.contains(item.fact.name) && !Self.isView(item.fact.name)
    if isContract, item.hasSuffix("Contract", "Model") { return .viewContract }
    // A view controller can use its view model through one protocol, or through separate protocols for inputs and
    // outputs.
    if item.hasSuffix("ViewModel", "ViewModelProtocol", "ViewModelType", "ViewModelInput", "ViewModelOutput") {
      return .viewContract
    }
    if let kind = Self.kind(named: item.shortName.trimmingSuffix("Protocol")) { return kind }
    // Infer the protocol's kind from a conforming type with a similar name. For `WeatherProtocol`, look for a
    // conforming type whose name starts with `Weather`. If its name is `WeatherService`, the suffix `Service` shows
    // that the protocol is a service.
    let stem = ["Protocol", "Type", "Interface", "Providing"].first { item.hasSuffix($0) }.map {
      String(item.shortName.dropLast($0.count))
    }
    if let stem,
      let kind = facts.conformers(of: item.fact.name).first(where: { $0.hasPrefix(stem) }).flatMap(Self.kind)
    {
      return kind
    }
    // A protocol is a repository if a conforming class is a repository and the class's name ends with the protocol's
    // name. For example, the class `CoreDataNotesStorage` makes the protocol `NotesStorage` a repository.
    let named = facts.items.first {
      $0.isClass && $0.conformances.contains(item.fact.name) && $0.hasSuffix(item.shortName)
    }
    if let named, Role(item: named, facts: facts, bases: bases).isRepository { return .repository }
    return .type
  }

  private static func kind(named name: String) -> EntityKind? {
    let endings: [(String, EntityKind)] = [
      ("Service", .service), ("Manager", .service), ("Client", .client), ("API", .client), ("Repository", .repository),
      ("UseCase", .useCase), ("Interactor", .useCase), ("Coordinator", .coordinator),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1
  }

  private var isCoordinator: Bool {
    guard item.isClass else { return false }
    if facts.outer(of: item)?.isView == true { return false }
    if item.conforms(to: "Coordinator") || item.hasSuffix("Coordinator") { return navigates }
    let hasStack = item.stored.contains { ["UINavigationController", "NavigationPath"].contains($0.valueType ?? "") }
    return hasStack && !item.isObservable
  }

  /// Whether members of a type whose name says that it coordinates show that it does so for screens.
  private var navigates: Bool {
    item.conformances.contains { $0.hasSuffix("Coordinator") }
      || item.members.contains { member in
        !member.isStatic && Self.moves.contains(where: member.text.lowercased().contains)
      }
  }
  private static let moves =
    "close coordinat dismiss make navigat open path pop present push rout show start view window".words

  /// Whether the type is a router: a class with a name such as `AppNavigator`, or an observable class whose stored
  /// variables mostly describe the current screen.
  private var isRouter: Bool {
    if item.isClass, item.hasSuffix("Router", "Navigator", "RouterPath", "NavigationModel", "NavigationState") {
      return true
    }
    guard item.isObservable else { return false }
    let vars = item.stored.filter { $0.keyword == "var" }
    let places = vars.filter { property in
      let type = property.valueType ?? ""
      if type.contains("NavigationPath") || type.contains("NavigationSplitViewVisibility") { return true }
      if !facts.routes.isDisjoint(with: facts.types(of: property, in: item.fact.name)) { return true }
      let name = property.baseName.lowercased()
      return (type == "Bool" || property.initialValue == "false")
        && (name.hasPrefix("isshowing") || name.hasPrefix("ispresenting") || name.hasPrefix("showing")
          || name.hasSuffix("presented"))
    }
    return !vars.isEmpty && places.count * 2 > vars.count
  }

  private var isViewModel: Bool {
    if item.isClass || item.keyword == "struct" {
      // A nested or identifiable struct without functions is data, even if its name ends in `ViewModel`.
      let isData =
        item.keyword == "struct" && !item.hasFunctions
        && (item.fact.outerName != nil || item.conforms(to: ["Codable", "Hashable", "Identifiable"]))
      if item.hasSuffix("ViewModel", "ViewModelImpl", "VM"), !isData { return true }
    }
    guard item.isObservable else { return false }
    let contracts = item.conformances.filter {
      facts.viewConstraints.contains($0) && facts.item(named: $0)?.keyword == "protocol"
    }
    let isNamedOtherwise = item.hasSuffix("Store", "Manager", "Service", "Controller", "Client")
    if !contracts.isEmpty, !isNamedOtherwise { return true }
    let owners = facts.holders[item.fact.name] ?? []
    let isShared =
      facts.shared.contains(item.shortName) || item.members.contains { $0.isStatic && $0.baseName == "shared" }
    let isOwnedByView = owners.count == 1 && owners.contains { facts.item(named: $0)?.isView == true }
    return isOwnedByView && !isShared && !isNamedOtherwise
  }

  private var isClient: Bool {
    guard item.keyword != "enum" || item.members.contains(where: \.isStatic) else { return false }
    if item.conforms(to: bases), item.keyword == "struct" { return true }
    if item.hasSuffix("Client", "API", "APIService", "UserDefaults", "Keychain") { return true }
    // A struct of closures is not a client if it has `callAsFunction`, is private, or is nested in another type, since it
    // is then only a helper inside the app.
    let isCallable = item.members.contains { $0.baseName == "callAsFunction" }
    return item.isStructOfClosures && !isCallable && item.fact.outerName == nil
      && !item.fact.access.hasSuffix("private")
      // A view in the same file has a value of the type as its parameter.
      && !facts.items.contains { $0.path == item.path && facts.holders[item.fact.name]?.contains($0.name) == true }
  }

  private var isRepository: Bool {
    if item.keyword == "enum" { return false }
    if item.hasSuffix("Repository") || item.conforms(to: "ModelActor") { return true }
    if item.conformances.contains(where: { $0.hasSuffix("Repository") }) { return true }
    if item.isObservable { return false }
    let contexts: Set = ["NSManagedObjectContext", "ModelContext"]
    if !item.isView, item.stored.contains(where: { contexts.contains($0.valueType ?? "") }),
      item.hasFunctions
    {
      return true
    }
    // Outside resources that the code of the type's declaration accesses; that of extensions does not count.
    let stores: Set = ["files", "defaults", "keychain", "SwiftData", "Core Data"]
    return item.hasSuffix("Store", "Storage", "Database", "Persistence", "Cache", "PersistenceController")
      && (item.isClass
        || facts.files.contains { file in
          file.path == item.path
            && file.outside.contains { stores.contains($0.name) && item.fact.span.contains($0.location) }
        })
  }

  private var isContainer: Bool {
    guard item.keyword != "enum" else { return false }
    if item.hasSuffix("Dependencies", "DIContainer", "AppEnvironment", "Interactors", "Repositories", "Services") {
      return !item.stored.isEmpty
    }
    let vars = item.stored
    guard vars.count > 1, !item.isObservable, item.keyword == "struct" || item.hasSuffix("Container") else {
      return false
    }
    // A type whose methods use its dependencies is a service, not a container.
    if !item.hasSuffix("Container"), item.members.contains(where: { $0.keyword == "func" && !$0.isStatic }) {
      return false
    }
    return isMadeOfDependencies
  }

  private var isMadeOfDependencies: Bool {
    let vars = item.stored
    guard vars.count > 1 else { return false }
    let parts = vars.filter { property in
      NameTable.names(in: property.valueType ?? "").contains { name in
        ["Client", "Repository", "UseCase", "Interactor", "Service"].contains(where: name.hasSuffix)
      }
    }
    return parts.count * 2 > vars.count
  }
}
