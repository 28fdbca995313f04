import LimnDiagnostics
import LimnToolchain

/// What the functions of a codebase present, so that a call such as `store.showPost(post)` leads to the screen that the
/// function opens. What a `switch` chooses in a function is left out, since a call does not lead to all of it.
struct PresentingFunctions {
  /// A screen, or a value of a route.
  struct Step: Hashable {
    var to: String
    var ways: Set<Transition>
    /// The case of the route.
    var member: String?
  }

  private let model: CodeModel
  /// The steps of each function, by its USR; empty for a function that presents nothing.
  private var steps: [String: Set<Step>] = [:]
  /// The functions that satisfy each requirement of a protocol.
  private var satisfying: [String: [String]] = [:]

  /// - Parameter known: the steps that are already known, with the path of the code.
  init(
    _ model: CodeModel, _ functions: [String: RelationFinder.Function], known: [String: [(place: Evidence, step: Step)]]
  ) {
    self.model = model
    let protocols = model.types.values.filter { $0.fact.keyword == "protocol" }.grouped(by: \.name)
    for (usr, (file, function)) in functions {
      let owner = file.entity(at: function.location).flatMap { model.types[$0] }
      let found = (known[file.path] ?? []).filter { file.isFixed($0.place, in: function) }.map(\.step)
      let made = owner?.kind.presents == true ? [] : model.screens(of: function, in: file, isPresented: true)
      // Which of several functions with one name code calls, only the compiler knows.
      let isUnclear = usr.contains("#") && (owner?.members.count { $0.baseName == function.baseName } ?? 0) > 1
      steps[usr] = Set(
        isUnclear
          ? [] : found + made.map { Step(to: $0.id, ways: file.transitions(at: $0.call.location), member: nil) })
      for type in (owner?.conformances ?? []).flatMap({ protocols[$0] ?? [] }) {
        guard let requirement = type.members.first(where: { $0.name == function.name }),
          let name = model.file(at: requirement.location.path)?.definition(at: requirement.location)
        else { continue }
        satisfying[name, default: []].append(usr)
      }
    }
  }

  /// What a call of a function presents. Of several functions that satisfy a requirement, only one may present.
  private func steps(of function: String) -> Set<Step> {
    let found = ([function] + (satisfying[function] ?? [])).compactMap { steps[$0] }.filter { !$0.isEmpty }
    return found.count == 1 ? found[0] : []
  }

  /// The calls of functions that present something, also through one other function. Longer chains are left out: what
  /// starts the work of an object does not open all that the object opens later.
  func calls() -> [(file: CodeFile, call: Occurrence, steps: Set<Step>)] {
    let calls = model.files.filter { !$0.isTest }.flatMap { file in
      file.occurrences.filter { $0.roles.contains(.reference) && steps[$0.usr] != nil }.map { (file, $0) }
    }
    var next = self
    for (file, call) in calls {
      let caller = file.facts.functions.last { $0.span.contains(call) }
      guard let usr = caller.flatMap({ file.definition(at: $0.location) }) else { continue }
      next.steps[usr, default: []].formUnion(steps(of: call.usr))
    }
    return calls.map { ($0, $1, next.steps(of: $1.usr)) }
  }
}

extension CodeModel {
  /// The views that a function creates in any case, and presents or returns.
  func screens(of function: MemberFact, in file: CodeFile, isPresented: Bool)
    -> [(id: String, call: CallFact)]
  {
    screens(in: function.span, of: file).filter { _, call in
      file.isFixed(call.location, in: function) && file.presents(call.location, in: function.span) == isPresented
    }
  }
}

extension CodeFile {
  /// Whether a position is in a function, but in no branch of a `switch` in it.
  func isFixed(_ place: some Positioned, in function: MemberFact) -> Bool {
    function.span.contains(place)
      && !facts.switches.contains { fact in
        fact.branches.contains { function.span.contains($0.body) && $0.body.contains(place) }
      }
  }
}
