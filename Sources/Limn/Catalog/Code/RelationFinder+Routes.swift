/// Finds the screens to which the values of routes and calls that open windows lead.
extension RelationFinder {
  /// For each case of a route, finds the screens to which the case leads. A screen is found if a `switch` over the
  /// route creates it in the branch for the case.
  mutating func routes(in file: CodeFile) {
    guard !file.isTest else { return }
    for fact in file.facts.switches {
      guard let route = route(of: fact, in: file) else { continue }
      for branch in fact.branches { screens(of: branch.names, of: route, in: branch.body, of: file) }
    }
    // The members that make values of a route, such as `static let home = Place { Home() }`.
    for (type, id) in zip(file.facts.types, file.entities) {
      guard let id, let route = model.types[id], route.kind == .route else { continue }
      for member in type.members where member.makes(route.fact) {
        screens(of: [member.baseName], of: id, in: member.span, of: file)
      }
    }
  }

  private mutating func screens(of names: [String], of route: String, in span: Span, of file: CodeFile) {
    let views = model.screens(in: span, of: file)
    // What a screen of the route presents itself is not a screen of the route.
    let outer = views.filter { !file.presents($1.location, in: span) }
    for (view, call) in outer.isEmpty ? views : outer {
      let own = file.transitions(at: call.location)
      for name in names {
        navigate(route, view, own.isEmpty ? usualTransitions(of: route) : own, Evidence(call.location, member: name))
      }
    }
  }

  /// Adds relations from the views that choose a value of a route to the screens for this value, and from the views that
  /// show a screen for any value to all of them.
  mutating func chosenScreens() {
    let steps = found.filter { $0.key.kind == .navigatesTo }
    let shown = Dictionary(grouping: steps.filter { model.types[$0.key.from]?.kind == .route }, by: \.key.from)
    for (key, value) in steps where model.types[key.from]?.kind.presents == true {
      for (screen, evidence) in (shown[key.to] ?? []).map({ ($0.key, $0.value.evidence) }) {
        let names = Set(evidence.compactMap(\.member))
        for place in value.evidence where place.member.map({ names.contains($0.baseName) }) == true {
          navigate(key.from, screen.to, transitions[screen] ?? [], place)
        }
      }
    }
    for (key, value) in found where key.kind == .uses && model.types[key.from]?.kind.presents == true {
      let makers = model.types[key.to]?.members.filter { !$0.isStoredProperty } ?? []
      for place in value.evidence {
        // A screen that is pushed or opened for any value is shown by the views that choose the value.
        guard let ways = model.file(at: place.path)?.transitions(at: place), ways.isSubset(of: [.tab]),
          let maker = makers.first(where: { $0.baseName == place.member?.baseName })
        else { continue }
        for (screen, made) in shown[key.to] ?? []
        where made.evidence.contains(where: {
          $0.member != nil && $0.path == maker.location.path && maker.span.contains($0)
        }) {
          navigate(key.from, screen.to, ways.isEmpty ? transitions[screen] ?? [] : ways, place)
        }
      }
    }
  }

  /// For each call such as `openWindow(id: "log")`, finds the view in the window with this id.
  mutating func openedWindows(in file: CodeFile) {
    for opened in file.facts.openedWindows {
      guard let from = file.entity(at: opened.location) else { continue }
      for (shown, span) in windows[opened.name] ?? [] {
        guard let (view, _) = model.screens(in: span, of: shown).first,
          model.types[view]?.app == model.types[from]?.app
        else { continue }
        navigate(from, view, [.window], Evidence(opened.location))
      }
    }
  }

  /// For each link with a value, finds the screens that a `navigationDestination` of the same app shows for the type. A
  /// link with the value of a route leads only to the screen of its case.
  mutating func links() {
    let all = selections.filter { $0.fact.isLink || $0.fact.via == .push }.map { type, fact, file in
      (type: qualified(type, at: fact.span, in: file), fact: fact, file: file)
    }
    let shown = Dictionary(grouping: all.filter { !$0.fact.isLink }, by: \.type)
    let routes = Set(allRoutes.map(\.name))
    for (type, link, file) in all where link.isLink && !routes.contains(type) {
      guard let from = file.entity(at: link.span) else { continue }
      for (_, fact, place) in shown[type] ?? [] {
        for (screen, _) in model.screens(in: fact.span, of: place)
        where model.types[screen]?.app == model.types[from]?.app {
          navigate(from, screen, [.push], Evidence(file.place(of: link.span)))
        }
      }
    }
  }

  /// The name of a type with its outer types, from the name in the code at a position.
  private func qualified(_ name: String, at place: some Positioned, in file: CodeFile) -> String {
    let around = file.types(around: place).map { "\($0.name).\(name)" }
    return around.first { model.type(named: $0, in: file.target) != nil } ?? name
  }

  /// Adds the screens that functions return to code that presents them, and the objects in properties that are
  /// presented, such as `let log: LogWindowController`.
  mutating func returnedScreens(in file: CodeFile) {
    guard !file.isTest else { return }
    for fact in file.facts.presenters {
      guard let via = fact.via, let name = fact.name.split(separator: ".").last, fact.name != name,
        let owner = model.type(named: String(fact.name.dropLast(name.count + 1)), in: file.target),
        let property = owner.storedProperties.first(where: { $0.name == name })
      else { continue }
      for screen in types(in: property) where screen.kind.isView && !screen.isBox {
        navigate(owner.id, screen.id, [via], Evidence(property.location, member: property.name))
      }
    }
    for use in file.occurrences where use.roles.contains(.reference) && file.isInside(.navigation, use) {
      guard let screens = returnedScreens[use.usr], !file.isPart(use), let from = file.entity(at: use) else { continue }
      for screen in screens {
        navigate(from, screen, file.transitions(at: use), Evidence(file.place(of: use), member: use.name))
      }
    }
  }

  /// Adds the screens that functions of other types present to the types that call them.
  mutating func calledPresentations() {
    let steps = found.filter { $0.key.kind == .navigatesTo }.flatMap { key, value in
      value.evidence.map {
        (place: $0, step: PresentingFunctions.Step(to: key.to, ways: transitions[key] ?? [], member: $0.member))
      }
    }
    let functions = PresentingFunctions(model, known: Dictionary(grouping: steps, by: \.place.path))
    for (file, call, steps) in functions.calls() {
      guard file.preview(at: call) == nil, let from = file.entity(at: call), from != model.owner(ofUSR: call.usr),
        let kind = model.types[from]?.kind, !Self.neverNavigates.contains(kind)
      else { continue }
      for step in steps { navigate(from, step.to, step.ways, Evidence(file.place(of: call), member: step.member)) }
    }
  }

  /// Returns the route type whose cases a `switch` distinguishes. If the compiler did not index the cases, the route type
  /// must declare all of them. If several route types do, the type that contains the `switch` is preferred, and then a
  /// type in the same target.
  private func route(of fact: SwitchFact, in file: CodeFile) -> String? {
    let names = Set(fact.branches.flatMap(\.names))
    guard !names.isEmpty else { return nil }
    let known = fact.branches.flatMap(\.places).flatMap(file.occurrences).first { $0.kind == .enumCase }
    if let known { return model.owner(ofUSR: known.usr).flatMap { model.types[$0]?.kind == .route ? $0 : nil } }
    let around = file.entity(at: fact.branches[0].location)
    let found = allRoutes.filter { type in
      names.isSubset(of: Set(type.cases.map(\.baseName)))
    }
    return (found.first { $0.id == around } ?? found.first { model.outer(of: $0)?.id == around })?.id
      ?? (found.count == 1 ? found[0].id : found.filter { $0.target.name == file.target.name }.map(\.id).min())
  }

  /// Returns the transitions of all calls, such as `sheet(item:)`, that present values of the route type. Use these
  /// transitions if a screen of the route is created outside of these calls. If there are several transitions, a push
  /// is left out, since a pushed screen is created inside the call of `navigationDestination`.
  private func usualTransitions(of route: String) -> Set<Transition> {
    guard let name = model.types[route]?.fact.shortName, let ways = presented[name] else { return [] }
    return ways.count > 1 ? ways.subtracting([.push]) : ways
  }
}
