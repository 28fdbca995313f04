import LimnDiagnostics
import LimnToolchain

/// Finds the screens that a type presents by calling functions of others, and those that functions make.
extension RelationFinder {
  /// The views that functions such as `func makeDetail() -> some View` create, by the USR of the function. What a `switch`
  /// chooses is left out.
  static func makers(_ model: CodeModel) -> [String: [String]] {
    let found = model.files.filter { !$0.isTest }.flatMap { file in
      file.facts.functions.compactMap { function -> (String, [String])? in
        guard function.type?.contains("View") == true, let usr = file.definition(at: function.location) else {
          return nil
        }
        let views = model.views(in: function.span, of: file).filter { view, call in
          !file.isPart(call.location) && !file.presents(call.location, in: function.span)
            && !file.isChosen(call.location, in: function.span) && model.types[view]?.isBox != true
        }
        return (usr, views.map(\.id))
      }
    }
    return Dictionary(keepingFirst: found.filter { !$0.1.isEmpty })
  }

  /// Adds the screens that the results of functions are, in code that presents them.
  mutating func madeScreens(in file: CodeFile) {
    guard !file.isTest else { return }
    for use in file.occurrences where use.roles.contains(.reference) && file.isInside(.navigation, use) {
      guard let screens = makers[use.usr], !file.isPart(use), let from = file.entity(at: use) else { continue }
      for screen in screens {
        navigate(from, screen, file.transitions(at: use), Evidence(file.place(of: use), member: use.name))
      }
    }
  }

  /// A screen or a value of a route to which a function leads.
  private struct Step: Hashable {
    var to: String
    var ways: Set<Transition>
    /// The case of the route.
    var member: String?
  }

  /// The use of a function.
  private struct Call {
    var place: Location
    var function: String
    var type: String?
    /// The function whose code has the call.
    var caller: String?
  }

  /// For each call of a function that presents a screen, also through one other function, adds a relation from the type
  /// around the call to the screen. The function can be that of a store, of an extension of a system's type, or of a
  /// protocol. What a `switch` chooses in the function is left out, since the call does not lead to all of it.
  mutating func calledPresentations() {
    let places = Dictionary(
      grouping: found.filter { $0.key.kind == .navigatesTo }.flatMap { key, value in
        value.evidence.map { ($0, Step(to: key.to, ways: transitions[key] ?? [], member: $0.member)) }
      }, by: \.0.path)
    var presented: [String: Set<Step>] = [:]
    var owners: [String: String] = [:]
    /// The functions that satisfy each requirement of a protocol.
    var satisfying: [String: [String]] = [:]
    var functions: [String: [(usr: String, span: Span)]] = [:]
    let files = model.files.filter { !$0.isTest }
    let protocols = Dictionary(grouping: model.types.values.filter { $0.fact.keyword == "protocol" }, by: \.name)
    for file in files {
      for fact in file.facts.functions {
        guard let usr = file.definition(at: fact.location) else { continue }
        let owner = file.entity(at: fact.location).flatMap { model.types[$0] }
        owners[usr] = owner?.id
        functions[file.path, default: []].append((usr, fact.span))
        func isPresented(_ place: some Positioned) -> Bool {
          fact.span.contains(place) && !file.isChosen(place, in: fact.span)
        }
        var shown = Set((places[file.path] ?? []).filter { isPresented($0.0) }.map(\.1))
        if owner?.kind.presents != true {
          for (view, call) in model.views(in: fact.span, of: file)
          where !file.isPart(call.location) && isPresented(call.location) && file.presents(call.location, in: fact.span)
          {
            shown.insert(Step(to: view, ways: file.transitions(at: call.location), member: nil))
          }
        }
        presented[usr, default: []].formUnion(shown)
        for type in (owner?.conformances ?? []).flatMap({ protocols[$0] ?? [] }) {
          guard let requirement = type.members.first(where: { $0.name == fact.name }),
            let name = model.file(at: requirement.location.path)?.definition(at: requirement.location)
          else { continue }
          satisfying[name, default: []].append(usr)
        }
      }
    }
    /// What a call of a function presents. Of several functions that satisfy a requirement, only one may present.
    func steps(of function: String) -> Set<Step> {
      let found = ([function] + (satisfying[function] ?? [])).compactMap { presented[$0] }.filter { !$0.isEmpty }
      return found.count == 1 ? found[0] : []
    }
    let calls = files.flatMap { file in
      let spans = functions[file.path] ?? []
      let nesting = SpanTree(spans.map(\.span))
      return file.occurrences.filter { $0.roles.contains(.reference) && presented[$0.usr] != nil }.map { use in
        Call(
          place: file.place(of: use), function: use.usr,
          type: file.preview(at: use) == nil ? file.entity(at: use) : nil,
          caller: nesting.around(use).first.map { spans[$0].usr })
      }
    }
    // Longer chains are left out: what starts the work of an object does not open all that the object opens later.
    for (call, shown) in calls.map({ ($0, steps(of: $0.function)) }) {
      if let caller = call.caller { presented[caller, default: []].formUnion(shown) }
    }
    for call in calls {
      guard let from = call.type, from != owners[call.function], let kind = model.types[from]?.kind,
        !Self.neverNavigates.contains(kind)
      else { continue }
      for step in steps(of: call.function) {
        navigate(from, step.to, step.ways, Evidence(call.place, member: step.member))
      }
    }
  }
}
