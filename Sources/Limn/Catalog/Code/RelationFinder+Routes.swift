/// Finds the screens to which the values of routes and calls that open windows lead.
extension RelationFinder {
  /// For each case of a route, finds the screens to which the case leads. A screen is found if a `switch` over the
  /// route creates it in the branch for the case.
  mutating func routes(in file: CodeFile) {
    guard !file.isTest else { return }
    for fact in file.facts.switches {
      guard let route = route(of: fact, in: file) else { continue }
      for branch in fact.branches {
        screens(of: branch.names, of: route, in: branch.body, of: file)
        // A branch can call functions that present screens or make them.
        for step in file.facts.steps where branch.body.contains(step.location) && !file.isPart(step.location) {
          for (other, function) in file.occurrences(at: step.location).compactMap({ functions[$0.usr] }) {
            show(
              model.screens(of: function, in: other, isPresented: function.type == nil), for: branch.names, of: route)
          }
        }
      }
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
    show(outer.isEmpty ? views : outer, for: names, of: route)
  }

  private mutating func show(_ views: [(id: String, call: CallFact)], for names: [String], of route: String) {
    for (view, call) in views {
      for name in names {
        let place = Evidence(call.location, member: name)
        navigate(route, view, ways(to: place, of: route), place)
      }
    }
  }

  /// Adds relations from the views that choose a value of a route to the screens for this value, and from the views that
  /// show a screen for any value to all of them.
  mutating func chosenScreens() {
    let steps = found.filter { $0.key.kind == .navigatesTo }
    let shown = steps.filter { model.types[$0.key.from]?.kind == .route }.grouped(by: \.key.from)
    for (key, value) in steps where model.types[key.from]?.kind.presents == true {
      for (screen, made) in shown[key.to] ?? [] {
        for place in value.evidence {
          let shown = made.evidence.filter { $0.member != nil && $0.member == place.member?.baseName }
          if !shown.isEmpty {
            navigate(key.from, screen.to, ways(from: key.from, at: place, to: shown, of: key.to), place)
          }
        }
      }
    }
    for (key, value) in found where key.kind == .uses && model.types[key.from]?.kind.presents == true {
      for place in value.evidence {
        // A screen that is pushed or opened for any value is shown by the views that choose the value.
        guard let ways = model.file(at: place.path)?.transitions(at: place), ways.isSubset(of: [.tab]),
          let maker = model.types[key.to]?.members.first(where: {
            !$0.isStoredProperty && $0.baseName == place.member?.baseName
          })
        else { continue }
        for (screen, made) in shown[key.to] ?? []
        where made.evidence.contains(where: {
          $0.member != nil && $0.path == maker.location.path && maker.span.contains($0)
        }) {
          // Outside of a tab view, the screen is no tab.
          navigate(key.from, screen.to, ways.isEmpty ? transitions[screen]?.subtracting([.tab]) ?? [] : ways, place)
        }
      }
    }
  }

  /// How a screen is presented to which a value of a route leads.
  ///
  /// - Parameters:
  ///   - chooser: the view that chooses the value at `place`. If it shows the screen itself, only its own
  ///     transitions count.
  ///   - shown: where the screen is created for the value.
  private func ways(from chooser: String, at place: Evidence, to shown: Set<Evidence>, of route: String)
    -> Set<Transition>
  {
    guard let file = model.file(at: place.path), let name = shown.first?.member else { return [] }
    var ways: [Transition] = []
    // The function that the code calls, or to which it gives the value, as in `router.push(.detail)`.
    let called = file.occurrences.last {
      ($0.line, $0.column) <= (place.line, place.column) && place.line - $0.line < 2 && !$0.kind.isType
        && $0.kind != .enumCase
    }
    if let (other, function) = called.flatMap({ functions[$0.usr] }) {
      let own = other.facts.switches.flatMap(\.branches).filter {
        $0.names.contains(name) && function.span.contains($0.body)
      }.map(\.body)
      let given = function.parameters.map(\.name) + [name]
      let links = other.facts.presentations.filter { link in
        link.isLink && given.contains(link.value ?? "")
          && (own.isEmpty ? other.isFixed(link.span, in: function) : own.contains { $0.contains(link.span) })
      }
      ways =
        shown.contains { $0.path == other.path && function.span.contains($0) }
        ? Array(file.transitions(at: place)) : links.map(\.via)
    }
    if ways.isEmpty {
      ways = shown.filter { model.file(at: $0.path)?.entity(at: $0) == chooser }.flatMap {
        self.ways(to: $0, of: route)
      }
    }
    if ways.isEmpty {
      ways = selections(of: route).filter { !$0.fact.isLink && $0.file.entity(at: $0.fact.span) == chooser }.map(
        \.fact.via)
    }
    return Set(ways.isEmpty ? shown.flatMap { self.ways(to: $0, of: route) } : ways)
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
    let all = selections.filter { $0.fact.via == .push }.map { type, fact, file in
      (type: qualified(type, at: fact.span, in: file), fact: fact, file: file)
    }
    let shown = all.filter { !$0.fact.isLink }.grouped(by: \.type)
    let routes = Set(allRoutes.map(\.name))
    for (type, link, file) in all where link.isLink && !routes.contains(type) {
      guard let from = file.entity(at: link.span) else { continue }
      // A target of the same app, such as one for watches, can have its own screens.
      let all = shown[type] ?? []
      let near = all.filter { $0.file.target.name == file.target.name }
      for (_, fact, place) in near.isEmpty ? all : near {
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
      for screen in objects(in: property) where screen.kind.isView && !screen.isBox {
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
    let functions = PresentingFunctions(model, functions, known: steps.grouped(by: \.place.path))
    for (file, call, steps) in functions.calls() {
      let owner = model.owner(ofUSR: call.usr).flatMap { model.types[$0] }
      guard file.preview(at: call) == nil, let from = file.entity(at: call).flatMap({ model.types[$0] }),
        from.id != owner?.id, !Self.neverNavigates.contains(from.kind),
        // A type that stands for any other type of a protocol only forwards calls.
        owner?.fact.keyword != "protocol" || !from.conforms(to: owner?.name ?? "")
      else { continue }
      for step in steps { navigate(from.id, step.to, step.ways, Evidence(file.place(of: call), member: step.member)) }
    }
  }

  /// Returns the route type whose cases a `switch` distinguishes. If the compiler did not index the cases, the route type
  /// must declare all of them. If several route types do, the type that contains the `switch` is preferred, then one that
  /// a property there names, one of the same file, and one of the same target.
  private func route(of fact: SwitchFact, in file: CodeFile) -> String? {
    let names = Set(fact.branches.flatMap(\.names))
    guard !names.isEmpty else { return nil }
    let known = fact.branches.flatMap(\.places).flatMap(file.occurrences).first { $0.kind == .enumCase }
    if let known { return model.owner(ofUSR: known.usr).flatMap { model.types[$0]?.kind == .route ? $0 : nil } }
    let around = file.entity(at: fact.branches[0].location)
    let found = allRoutes.filter { type in
      names.isSubset(of: Set(type.cases.map(\.baseName)))
    }
    let written = (around.flatMap { model.types[$0]?.members } ?? []).flatMap {
      NameTable.names(in: $0.valueType ?? "")
    }
    return
      (found.first { $0.id == around } ?? found.first { model.outer(of: $0)?.id == around }
      ?? found.first { written.contains($0.name) } ?? found.first { $0.path == file.path })?.id
      ?? (found.count == 1 ? found[0].id : found.filter { $0.target.name == file.target.name }.map(\.id).min())
  }

  /// The transitions of the call that presents a screen of a route. If the screen is created outside of such calls, the ways of
  /// all calls that present values of the route. If there are several of these, a push is left out, since a pushed screen
  /// is created inside the call of `navigationDestination`.
  private func ways(to screen: Evidence, of route: String) -> Set<Transition> {
    if let own = model.file(at: screen.path)?.transitions(at: screen), !own.isEmpty { return own }
    let ways = Set(selections(of: route).map(\.fact.via))
    return ways.count > 1 ? ways.subtracting([.push]) : ways
  }

  private func selections(of route: String) -> [(type: String, fact: PresentationFact, file: CodeFile)] {
    selections.filter { $0.type.shortName == model.types[route]?.fact.shortName }
  }
}
