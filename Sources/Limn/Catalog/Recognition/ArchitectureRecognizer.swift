import LimnDiagnostics

/// Recognizes an app's architecture by the structure of its types.
struct ArchitectureRecognizer {
  typealias Signal = Recognition.Signal

  let facts: StructureFacts
  let own: OwnProtocols
  /// The kind of each element of `facts.items`, inferred from the structure of the element.
  let roles: [EntityKind]

  init(_ facts: StructureFacts) {
    self.facts = facts
    own = OwnProtocols(facts)
    let bases = own.bases
    roles = facts.items.map { Role(item: $0, facts: facts, bases: bases).kind }
  }

  /// The evidence for one architecture.
  struct Candidate {
    var id: String
    /// Empty if one of the required signals is missing.
    var required: [Signal]
    var supporting: [Signal]
    /// Names of types, such as view models, of which the views in this architecture usually have properties. If nil,
    /// the properties of views are not examined.
    var held: Set<String>?
    var isCertain: Bool

    var count: Int { required.map(\.count).min() ?? 0 }

    init(
      _ id: String, required: [Signal], supporting: [Signal], held: Set<String>?,
      isCertain: Bool = false
    ) {
      self.id = id
      self.required = required.allSatisfy { $0.count > 0 } ? required : []
      self.supporting = supporting.filter { $0.count > 0 }
      self.held = held
      self.isCertain = isCertain
    }
  }

  func recognize(app: String) -> Recognition {
    let candidates = [tca(), luca(), puddles(), viewContracts(), clean(), mvvm()]
    let holders = facts.items.filter(\.isView).map(heldNames(by:)).filter { !$0.isEmpty }
    func share(_ candidate: Candidate) -> (own: Int, all: Int) {
      guard let held = candidate.held else { return (1, 1) }
      return (holders.count { !$0.isDisjoint(with: held) }, holders.count)
    }
    let chosen = candidates.first { candidate in
      let isEnough = candidate.count >= (candidate.supporting.isEmpty && facts.items.count >= 10 ? 2 : 1)
      let (own, all) = share(candidate)
      return isEnough && !candidate.required.isEmpty && own * 2 >= all && (own > 0 || candidate.isCertain)
    }
    let rest = candidates.filter { $0.id != chosen?.id && !$0.required.isEmpty && $0.count > 0 }
    guard let chosen else {
      let views = facts.items.filter(\.isView)
      let controllers = views.filter(\.isClass)
      let isClassic = controllers.count * 2 > views.count
      let profile: Profile = !isClassic ? .swiftUI : facts.imports.contains("UIKit") ? .uiKit : .appKit
      let shown = isClassic ? controllers : views.filter { !$0.isClass }
      let reason = Signal(
        text: "\(profile.title) views", count: shown.count, source: shown.first?.fact.location)
      let counter = rest.map { candidate in
        let (own, all) = share(candidate)
        return Signal(
          text: "\(candidate.required[0].text), but only \(own) of \(all) views with observed state use one",
          count: candidate.count,
          source: candidate.required[0].source)
      }
      return Recognition(
        architecture: profile.id, certainty: .likely, reasons: [reason], counterSignals: counter,
        runnerUp: rest.first?.id,
        correction: "architecture: {\(app): \(profile.id)}")
    }
    let certainty: Recognition.Certainty = chosen.isCertain ? .certain : chosen.supporting.isEmpty ? .possible : .likely
    let (own, all) = share(chosen)
    let lacking = Signal(text: "views that hold no type of this architecture", count: all - own)
    return Recognition(
      architecture: chosen.id, certainty: certainty, reasons: chosen.required + chosen.supporting,
      counterSignals: own < all ? [lacking] : [],
      runnerUp: rest.first?.id ?? Profile.swiftUI.id,
      correction: "architecture: {\(app): \(chosen.id)}")
  }

  /// The kinds of the items, adjusted to an architecture. In The Composable Architecture, a view without a store is a
  /// component. In LUCA, an observable class without actions is a service.
  func roles(in architecture: String) -> [EntityKind] {
    zip(facts.items, roles).map { item, role in
      switch (architecture, role) {
      case ("tca", .view) where item.keyword == "struct" && !item.holdsStore: .component
      case ("luca", .store) where facts.item(named: item.name + ".Action", in: item.target.name) == nil: .service
      default: role
      }
    }
  }

  /// The names of the types of a view's properties. Only observable classes, types that hold state, such as stores and
  /// routers, and view contracts are included.
  private func heldNames(by view: StructureFacts.Item) -> Set<String> {
    Set(
      view.members.filter { ["var", "let"].contains($0.keyword) }.flatMap { property -> [String] in
        if let type = property.type ?? property.initialValue,
          ["StoreOf<", "Store<", "Store("].contains(where: type.contains)
        {
          return ["Store"]
        }
        return facts.types(of: property, in: view.name).filter { name in
          guard let index = facts.index(named: name) else { return false }
          return [.store, .viewModel, .container, .router, .reducer, .viewContract].contains(roles[index])
            || facts.items[index].isObservable
        }
      })
  }

  private func signal(_ text: String, _ items: [StructureFacts.Item]) -> Signal {
    .init(text: text, count: items.count, source: items.map(\.fact.location).min())
  }

  private func items(_ kinds: EntityKind...) -> [StructureFacts.Item] {
    zip(facts.items, roles).filter { kinds.contains($1) }.map(\.0)
  }

  private func folders(_ names: [String]) -> [Signal] {
    let found = names.compactMap { name -> (String, StructureFacts.Item)? in
      facts.items.first { item in item.target.name == name || item.path.split(separator: "/").contains { $0 == name } }
        .map { (name, $0) }
    }
    guard found.count == names.count, let first = found.first?.1 else { return [] }
    return [
      Signal(
        text: "targets or folders \(names.withCommas)", count: names.count,
        source: Location(path: first.path))
    ]
  }

  private func tca() -> Candidate {
    let reducers = items(.reducer) + facts.items.filter { $0.has("Reducer") && $0.keyword == "enum" }
    let stores = facts.items.filter { $0.isView && $0.holdsStore }
    let dependencies = facts.items.filter { $0.members.contains { $0.has(attribute: "Dependency") } }
    return Candidate(
      "tca", required: [signal("reducers (@Reducer)", reducers)],
      supporting: [signal("views that hold a Store", stores), signal("types with @Dependency", dependencies)],
      held: ["Store"], isCertain: facts.imports.contains("ComposableArchitecture"))
  }

  private func luca() -> Candidate {
    guard let store = own.store else { return Candidate("luca", required: [], supporting: [], held: nil) }
    let stores = facts.items.filter { item in
      item.isClass && item.conforms(to: store.name)
        && (item.members.contains { $0.baseName == "Action" } || facts.item(named: item.name + ".Action") != nil)
    }
    let name = own.client?.name ?? ""
    let clients = facts.items.filter { $0.conforms(to: name) }
    let reason = Signal(
      text: "stores with actions, of the app's own '\(store.name)' protocol", count: stores.count,
      source: store.fact.location)
    return Candidate(
      "luca", required: [reason],
      supporting: [signal("clients of the app's own '\(name)' protocol with a live and a test value", clients)]
        + folders(["DataSource", "Model", "UserInterface"]), held: Set(stores.map(\.name)))
  }

  private func puddles() -> Candidate {
    let interfaces = facts.items.filter { item in
      item.isView && item.members.contains { $0.type?.hasPrefix("Interface<") == true }
    }
    let providers = facts.items.filter { item in
      let hasValues = Set(item.members.filter(\.isStatic).map(\.baseName)).isSuperset(of: ["live", "mock"])
      let dependencies = facts.item(named: item.name + ".Dependencies")
      return item.hasSuffix("Provider") && item.isClass && !item.conforms(to: ["TimelineProvider", "NSItemProvider"])
        && (hasValues || dependencies?.isStructOfClosures == true)
    }
    let routers = items(.router).filter {
      facts.shared.contains($0.shortName) || $0.members.contains { $0.isStatic }
    }
    let signals =
      ([
        signal("views with an Interface<Action>", interfaces),
        signal("Providers with live and mock dependencies", providers), signal("a Router that views share", routers),
      ] + folders(["Modules", "Components", "Providers"])).filter { $0.count > 0 }
    let isCertain = facts.imports.contains("Puddles")
    // Many apps have a router, so a router alone is not sufficient evidence.
    let isEnough = isCertain ? !signals.isEmpty : signals.count > 1 && (!providers.isEmpty || !interfaces.isEmpty)
    return Candidate(
      "puddles", required: isEnough ? Array(signals.prefix(2)) : [], supporting: Array(signals.dropFirst(2)),
      held: isEnough ? Set((providers + routers).map(\.name)) : nil, isCertain: isCertain)
  }

  private func viewContracts() -> Candidate {
    let contracts = items(.viewContract).filter { contract in
      let models = facts.items.filter { $0.conforms(to: contract.name) && $0.keyword != "protocol" }
      return models.count > 1
        && models.contains { ["Preview", "Mock", "Fake", "Stub", "Test"].contains(where: $0.shortName.contains) }
    }
    let models = facts.items.filter { $0.conforms(to: Set(contracts.map(\.name))) }
    return Candidate(
      "view-contracts",
      required: [signal("view contracts with a view model for the app and one for previews", contracts)],
      supporting: [signal("use cases", items(.useCase))], held: Set((contracts + models).map(\.name)),
      isCertain: facts.imports.contains("ViewContract"))
  }

  private func clean() -> Candidate {
    let cases = items(.useCase).filter { $0.keyword != "protocol" }
    let protocols = items(.repository).filter { $0.keyword == "protocol" }
    let containers = items(.container)
    return Candidate(
      "clean",
      required: [signal("use cases or interactors", cases), signal("repositories behind protocols", protocols)],
      supporting: [signal("containers of dependencies", containers)],
      held: Set((containers + items(.store, .viewModel, .useCase)).map(\.name)))
  }

  private func mvvm() -> Candidate {
    let models = items(.viewModel)
    let folder = facts.items.first {
      $0.path.split(separator: "/").contains { ["ViewModels", "ViewModel", "View Models"].contains($0) }
    }
    let named = models.filter { $0.hasSuffix("ViewModel", "VM") }
    return Candidate(
      "mvvm", required: [signal("view models", models)],
      supporting: [
        Signal(
          text: "a folder for view models", count: folder == nil ? 0 : 1, source: folder.map { Location(path: $0.path) }
        ),
        signal("types named *ViewModel", named.count > 1 ? named : []),
      ],
      // A generic view names only the protocol of its model.
      held: Set(models.flatMap { [$0.name] + $0.conformances }))
  }
}

/// An app's own protocols that replace LUCA's protocols for stores and clients, for example from a project template.
struct OwnProtocols {
  var store, client: StructureFacts.Item?

  init(_ facts: StructureFacts) {
    let protocols = facts.items.filter { $0.keyword == "protocol" }
    store = protocols.first { item in
      let members = item.fact.members
      let names = item.members.map(\.name)
      return item.conforms(to: ["AnyObject", "Observable", "ObservableObject"])
        && members.contains { $0.keyword == "associatedtype" && $0.baseName == "Action" }
        && names.contains { ["reduce(_:)", "send(_:)"].contains($0) }
        && !names.contains { $0.hasPrefix("reduce(into:") || $0.hasPrefix("dispatch") }
    }
    client = protocols.first { item in
      let values = item.fact.members.filter { $0.isStatic && $0.type == "Self" }.map { $0.baseName.lowercased() }
      return values.contains { $0.hasPrefix("live") } && values.contains { $0.hasPrefix("test") }
    }
  }

  var bases: Set<String> { Set([store, client].compactMap { $0?.name }) }
  /// For each of the app's own protocols, the name of the LUCA protocol that it replaces, such as `Composable`. The key
  /// is the name of the app's protocol.
  var aliases: [String: String] {
    var found: [String: String] = [:]
    if let store { found[store.name] = "Composable" }
    if let client { found[client.name] = "DependencyClient" }
    return found
  }
}
