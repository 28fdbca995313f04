import LimnDiagnostics

/// Finds what code does: from the steps in it, and from the relations that it proves. Own functions that it calls count
/// as part of it.
struct CodeEffects {
  private let model: CodeModel
  private typealias Use = (relation: Relation, place: Evidence)
  /// The uses in each file, and those at each location.
  private let uses: [String: [Use]]
  private let places: [Location: [Use]]
  /// The handling of actions, by the ids of their types.
  private let handlers: [String: [Use]]
  /// What presents a screen while a property has a value. Each key consists of the id of a type, a space, and the name
  /// of its property.
  private var openings: [String: [CodeFact]] = [:]
  /// The keys of the properties whose bindings are given to the properties of views, by the keys of these properties.
  private var given: [String: [String]] = [:]
  /// The types that show each type.
  private let parents: [String: [String]]

  init(model: CodeModel, relations: [Relation]) {
    self.model = model
    let all = relations.flatMap { relation in relation.evidence.map { Use(relation, $0) } }
    uses = all.grouped(by: \.place.path)
    places = all.grouped(by: \.place.location)
    let shown = relations.filter { [.renders, .navigatesTo].contains($0.kind) }
    parents = shown.grouped(by: \.to).mapValues { $0.map(\.from) }
    handlers = all.filter { $0.relation.kind == .handles }.grouped(by: \.relation.to)
    for file in model.files where !file.isTest {
      for fact in file.facts.code {
        for key in fact.path.map({ keys($0, at: fact.location) }) ?? [] { openings[key, default: []].append(fact) }
      }
      let calls = file.facts.closureCalls.grouped(by: \.span)
      for step in file.facts.steps {
        for call in step.argument.flatMap({ calls[$0] }) ?? [] {
          guard let place = call.location, let owner = file.entity(at: place) else { continue }
          for use in places[place] ?? [] where use.relation.from == owner {
            given["\(use.relation.to) \(call.label)", default: []].append("\(owner) \(step.path)")
          }
        }
      }
    }
  }

  /// What the code in parts of a file does; nil if nothing is known.
  func effects(of spans: [Span], at place: Location) -> [CodeEffect]? {
    var search = Search()
    read(spans, at: place, into: &search)
    return search.result
  }

  /// What the code does that handles an action.
  func effects(ofAction name: String, of type: String) -> [CodeEffect]? {
    var search = Search()
    for use in handlers[type] ?? [] where use.place.member?.baseName == name {
      let place = use.place.location
      guard let facts = model.file(at: place.path)?.facts else { continue }
      let branches = facts.switches.flatMap(\.branches).filter { $0.places.contains(place) }.map(\.body)
      let conditions = facts.code.filter { $0.name.isEmpty && $0.location == place }.flatMap(\.spans)
      // A function can name the case in an attribute.
      let functions = model.types[use.relation.from]?.members.filter {
        $0.keyword == "func" && $0.location.path == place.path && $0.span.contains(place) && place < $0.location
      }
      read(branches + conditions + (functions ?? []).map(\.span), at: place, into: &search)
    }
    return search.result
  }

  /// What a link opens: its screens, or the member or other code that is its destination.
  func destination(of link: CodeFact) -> [CodeEffect]? {
    let all = effects(of: link.spans, at: link.location) ?? []
    let screens = all.filter { $0.verb == "opens" }
    guard screens.isEmpty, let file = model.file(at: link.location.path) else { return screens }
    let given = link.spans.dropFirst()
    let values = (uses[file.path] ?? []).map(\.place).filter { place in given.contains { $0.contains(place) } }
    let names = values.compactMap { $0.member?.baseName }
    let chosen = file.facts.switches.flatMap(\.branches).filter {
      !Set($0.names).isDisjoint(with: names) && !file.transitions(at: $0.location).isEmpty
    }.map(\.body)
    let shown = (chosen.isEmpty ? Array(given) : chosen).lazy.compactMap { span -> CodeEffect? in
      let call = file.facts.calls.first { span.contains($0.location) && $0.name.isCapitalized }
      let member = file.facts.presenters.first { span.contains($0.location) && $0.name.contains(".") }
      if let member, call.map({ member.location < $0.location }) != false {
        return CodeEffect(verb: "opens", name: member.name.shortName)
      }
      return call.flatMap { $0.name == "EmptyView" ? nil : CodeEffect(verb: "opens the destination") }
    }
    let set = all.filter { ["sets", "writes"].contains($0.verb) }
    return shown.first.map { [$0] } ?? (set.isEmpty ? nil : set)
  }

  private struct Search {
    var found: [CodeEffect] = []
    var known = Set<Part>()

    /// Code that was read, with the cases that its function is given.
    struct Part: Hashable {
      var path: String
      var span: Span
      var cases: [String]
    }

    mutating func add(_ verb: String, to id: String? = nil, _ name: String? = nil) {
      found.addIfMissing(CodeEffect(verb: verb, to: id, name: name))
    }

    /// The changes of properties come last.
    var result: [CodeEffect]? {
      found.isEmpty ? nil : found.filter { $0.verb != "sets" } + found.filter { $0.verb == "sets" }
    }
  }

  /// - Parameter cases: the cases that the function in the spans is given. Of a `switch` over them, the other branches
  ///   do not run.
  private func read(
    _ spans: [Span], at place: Location, cases: [String] = [], depth: Int = 5, into search: inout Search
  ) {
    guard depth > 0, let file = model.file(at: place.path),
      let owner = file.entity(at: place).flatMap({ model.types[$0] })
    else { return }
    for span in spans where search.known.insert(.init(path: file.path, span: span, cases: cases)).inserted {
      let chosen = file.facts.switches.map(\.branches).filter { branches in
        branches.contains { span.contains($0.body) && !Set($0.names).isDisjoint(with: cases) }
      }
      let others = chosen.joined().filter { Set($0.names).isDisjoint(with: cases) }.map(\.body)
      // An object calls the closures that it is given later.
      let given = file.facts.closureCalls.filter { closure in
        span != closure.span && span.contains(closure.span)
          && model.type(named: closure.called, in: file.target)?.fact.keyword == "class"
      }
      let later = others + given.map(\.span)
      func runs(_ place: some Positioned) -> Bool { span.contains(place) && !later.contains { $0.contains(place) } }
      let steps = file.facts.steps.filter { runs($0.location) && ($0.argument ?? span) == span }
      let own = (uses[file.path] ?? []).filter { $0.relation.from == owner.id && runs($0.place) }
      let effects = own.grouped(by: \.place.location).mapValues { uses in
        uses.compactMap { use in
          effect(use, of: owner, in: file, steps, depth: depth)
        }
      }
      for place in Set(effects.keys + steps.map(\.location)).sorted() {
        let known = effects[place] ?? []
        for effect in known {
          // The action in `store.send(.save)` tells what the call does.
          if effect.verb == "sends", ["dispatch", "perform", "send"].contains(search.found.last?.name?.shortName) {
            search.found.removeLast()
          }
          search.found.addIfMissing(effect)
        }
        for step in steps where step.location == place {
          switch step.kind {
          // An object has functions such as `insert` too, and does not change then.
          case .set where step.change.map { effects[$0.location]?.isEmpty == false } == true: break
          case .set where step.change != nil && known.isEmpty && step.isObject(of: owner):
            search.add("calls", "\(step.path).\(step.change?.name ?? "")")
          case .set:
            for key in keys(step.path, at: place) { open(key, by: step, of: owner, into: &search) }
            let count = search.found.count
            // A binding that an own property makes sets what its code does.
            for member in owner.members where member.baseName == step.path && member.type?.hasPrefix("Binding<") == true
            {
              read([member.span], at: member.location, depth: depth - 1, into: &search)
            }
            if known.isEmpty, search.found.count == count { search.add("sets", step.state(of: owner)) }
          case .call where step.value != nil: search.add(step.path == "ShareLink" ? "shares" : "opens", step.value)
          case .call, .value: if known.isEmpty { call(step, of: owner, depth: depth, into: &search) }
          }
        }
      }
    }
  }

  private func call(_ step: StepFact, of owner: CodeType, depth: Int, into search: inout Search) {
    let members = step.isLocal ? [] : owner.members.filter { $0.baseName == step.root }
    let isNeed = members.contains { $0.has(attribute: "Environment") }
    if isNeed, step.path.hasSuffix(".dismiss") || members[0].attributes.contains(where: { $0.argument == "\\.dismiss" })
    {
      return search.add("dismisses")
    }
    let isClosure = members.contains { ["let", "var"].contains($0.keyword) }
    // A function that makes views calls the closures that it is given.
    let makers = owner.members.filter { $0.span.contains(step.location) }
    let names = makers.flatMap { function in
      function.parameters.filter { $0.name == step.path }.flatMap {
        ["\(function.baseName).\($0.label ?? "")", $0 == function.parameters.last ? function.baseName + "{}" : ""]
      }
    }
    let given = (model.file(at: step.location.path)?.facts.closureCalls ?? []).filter {
      step.isLocal && $0.location != nil && (names + [step.path]).contains($0.name)
    }
    if !given.isEmpty { return read(given.map(\.span), at: step.location, depth: depth - 1, into: &search) }
    if isNeed || isClosure || step.kind == .call && (step.root != step.path || members.isEmpty) {
      search.add("calls", step.path)
    }
    for member in members where member.keyword == "func" {
      let part = Search.Part(path: member.location.path, span: member.span, cases: step.cases)
      let (count, isNew) = (search.found.count, !search.known.contains(part))
      read([member.span], at: member.location, cases: step.cases, depth: depth - 1, into: &search)
      if isNew, search.found.count == count, step.kind == .call || acts(step.root, of: owner, depth: depth) {
        search.add("calls", step.path)
      }
    }
  }

  /// Whether a function can do more than compute its result.
  private func acts(_ name: String, of type: CodeType, depth: Int) -> Bool {
    guard depth > 1, ![.client, .repository].contains(type.kind) else { return true }
    return type.members.filter { $0.baseName == name && $0.keyword == "func" }.contains { member in
      var search = Search()
      read([member.span], at: member.location, depth: min(depth - 1, 2), into: &search)
      return !member.isComputed || search.found.contains { $0.verb != "reads" }
        || ["async", "throws", "Effect", "Publisher", "Task"].contains(where: member.text.contains)
    }
  }

  /// Adds what is presented when a property has a value, and what is closed when it has none.
  private func open(_ key: String, by step: StepFact, of owner: CodeType, depth: Int = 3, into search: inout Search) {
    let facts = openings[key] ?? []
    // A view elsewhere can present something for the same property of a model.
    let above = facts.filter { entity(at: $0.location).map { shows($0, owner.id) } == true }
    for fact in facts.count == 1 && !owner.kind.isView && owner.kind != .modifier ? facts : above {
      let isText = ["alert", "confirmationDialog"].contains(fact.name)
      let parts = isText ? [] : fact.spans.flatMap { self.parts(of: $0, in: fact.location.path) }
      let screens = parts.flatMap { span, file in
        (uses[file.path] ?? []).filter {
          $0.relation.kind == .navigatesTo && model.types[$0.relation.to]?.kind.isView == true
            && span.contains($0.place)
        }
      }.map(\.relation.to)
      let all = (screens.isEmpty ? parts.flatMap(model.screens).map(\.id) : screens).unique
      // What is shown toggles its own state only to close itself.
      let isInside = fact.location.path == step.location.path && fact.spans.contains { $0.contains(step.location) }
      let isClosed = step.value != nil || isInside || all == [owner.id]
      if all.count == 1 { search.add(isClosed ? "closes" : "opens", to: all[0]) }
      if all.isEmpty, !isClosed, !fact.name.isCapitalized { search.add("opens the " + RelationKind.words(fact.name)) }
    }
    for key in depth > 0 ? given[key] ?? [] : [] { open(key, by: step, of: owner, depth: depth - 1, into: &search) }
  }

  /// Whether a type is another one, or shows it, also through others.
  private func shows(_ outer: String, _ inner: String) -> Bool {
    var (next, known) = ([inner], Set([inner]))
    while let id = next.popLast(), id != outer {
      next += (parents[id] ?? []).filter { known.insert($0).inserted }
    }
    return known.contains(outer)
  }

  /// Code with the own functions and properties that it presents.
  private func parts(of span: Span, in path: String) -> [(Span, CodeFile)] {
    guard let file = model.file(at: path) else { return [] }
    let members = file.facts.presenters.filter { span.contains($0.location) }.flatMap { shown in
      (file.entity(at: shown.location).flatMap { model.types[$0] }?.members ?? []).filter {
        $0.baseName == shown.name.shortName
      }
    }
    return [(span, file)]
      + members.compactMap { member in model.file(at: member.location.path).map { (member.span, $0) } }
  }

  private func entity(at place: Location) -> String? { model.file(at: place.path)?.entity(at: place) }

  /// The keys of a property that code names at a location.
  private func keys(_ path: String, at place: Location) -> [String] {
    let owner = entity(at: place) ?? ""
    return ["\(owner) \(path)"]
      + (places[place] ?? []).filter { $0.relation.from == owner }.map {
        "\($0.relation.to) \($0.place.member?.baseName ?? "")"
      }
  }

  /// The effect of a use.
  ///
  /// - Parameter steps: those of the code around.
  private func effect(_ use: Use, of owner: CodeType, in file: CodeFile, _ steps: [StepFact], depth: Int) -> CodeEffect?
  {
    let place = use.place.location
    let set = steps.first { $0.location == place && $0.kind == .set }
    let isDone = steps.contains { $0.change?.location == place || $0.location == place && $0.kind != .value }
    let (kind, written) = (use.relation.kind, use.place.member)
    guard let other = model.types[use.relation.to] else { return nil }
    let member = written?.baseName
    let isFunction = other.members.contains { $0.baseName == member && $0.keyword == "func" }
    let verb: String
    switch kind {
    case .navigatesTo where other.kind.isView: return CodeEffect(verb: "opens", to: other.id)
    case .emits where member == nil || member == "init": return CodeEffect(verb: "sends", to: other.id)
    case .emits: verb = "sends"
    // A value in a property of the type is a part of this property.
    case .uses where set?.isLocal == true && !isFunction, .reads where set != nil: verb = "writes"
    case _ where [.action, .route, .entity].contains(other.kind) && !isFunction: return nil
    case .reads where owner.kind.isView: return nil
    case .reads, .writes: verb = kind.rawValue
    case .uses
    where member == "init" || member == nil && file.facts.calls.contains { $0.location == use.place.location }:
      return CodeEffect(verb: "makes", to: other.id)
    case .uses where isFunction && !isDone:
      if ["Logger", "Log"].contains(where: other.name.hasSuffix)
        || !FactsVisitor.quiet.contains(member!) && !acts(member!, of: other, depth: depth)
      {
        return nil
      }
      verb = "calls"
    case .uses where other.members.contains { $0.baseName == member && $0.keyword == "case" }: return nil
    case .uses where written?.hasSuffix(")") == true || isFunction: verb = "calls"
    default: return nil
    }
    return member.map { CodeEffect(verb: verb, to: other.id, name: $0) }
  }
}

extension StepFact {
  fileprivate var root: String { String(path.prefix { $0 != "." }) }

  /// Whether the step calls a function of an object outside of the project, such as `modelContext.insert`. Parameters
  /// with values cannot change.
  fileprivate func isObject(of owner: CodeType) -> Bool {
    (isLocal ? root == path : root.isCapitalized && !path.contains("["))
      || owner.members.contains { $0.name == path && $0.has(attribute: "Environment") }
  }

  /// The path of a property; without the state in which a reducer keeps it.
  fileprivate func state(of owner: CodeType) -> String {
    root == "state" && owner.kind == .reducer ? String(path.dropFirst(6)) : path
  }
}
