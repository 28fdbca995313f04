extension Rule {
  /// The general rules. They are checked in all code, whatever its architecture.
  static let general: [Rule] = [
    deadAction, unhandledAction, unnamedControl, typeCycle, layerDirection, coordinatorNavigation, unassigned,
  ]

  static let deadAction = Rule(
    "dead-action", title: "Every action is sent by some code",
    reason: "If no code sends an action, the code that handles the action never runs.",
    example: """
        struct OrderPicker: View {
          enum Action {
            case orderChanged(NumberFactOrder)
      -     case cleared
          }
          var interface: Interface<Action>

          var body: some View {
            Button("Newest first") { interface.send(.orderChanged(.newestFirst)) }
          }
        }
      """
  ) { context in
    context.actions(without: .emits, "sends")
  }

  static let unhandledAction = Rule(
    "unhandled-action", title: "Every action is handled by name",
    reason: "A default case in a switch silently covers every action that is added later.",
    example: """
        NumberChooser(
          interface: .consume { action in
            switch action {
            case .numberChosen(let number): query.answer(with: number)
      -     default: query.cancelQuery()
      +     case .cancelled: query.cancelQuery()
            }
          }
        )
      """
  ) { context in
    context.actions(without: .handles, "handles")
  }

  static let unnamedControl = Rule(
    "unnamed-control", title: "Every control has a name for assistive technology",
    reason: "Without a name, assistive technology reads the default name of an image or symbol, or nothing.",
    example: """
        struct Login: View {
          var body: some View {
            Button(action: {}) { Image(systemName: "questionmark") }
      +       .accessibilityLabel("Help")
          }
        }
      """
  ) { context in
    context.files.flatMap { file in
      context.findings(.imageOnlyControl, in: file) {
        "this \($0.text) shows only an image: give it an accessibilityLabel"
      }
    }
  }

  static let unassigned = Rule(
    "unassigned-type", title: "Every type has a kind", severity: .warning,
    reason: "A type without a kind has no defined position in the architecture.",
    example: """
      - // NumberFacts/Stuff.swift
      + // NumberFacts/Models/Stuff.swift
        struct Stuff {}
      """
  ) { context in
    context.types(.unassigned).compactMap { type in
      type.profile.map { Violation(type, "no kind rule of profile '\($0)' matches type '\(type.name)'") }
    }
  }

  static let layerDirection = Rule(
    "layer-direction", title: "A layer uses only the layers that its profile names",
    reason: "Layers keep changes local: a change of a higher layer cannot break a lower layer.",
    example: """
        // Router/Router.swift
        @MainActor final class Router {
          static let shared = Router()
      -   let screen = HighlightedFacts.self
        }
      """
  ) { context in
    context.types().filter { $0.kind != .preview }.flatMap { type -> [Violation] in
      guard let (app, layer) = context.layer(type.layer) else { return [] }
      let allowed = Set(layer.mayUse + [layer.name])
      let wrong = context.dependencies(of: type.id).filter { relation in
        // A route may name any screen, since the view that presents the route is responsible for the navigation.
        if type.kind == .route, relation.kind == .navigatesTo { return false }
        guard let other = context.type(relation.to), other.app == app.id,
          let name = context.layer(other.layer)?.layer.name
        else {
          return false
        }
        return !allowed.contains(name) && name != "Mock data"
      }
      return context.violations(type.id, wrong) { relation in
        let other = context.layer(context.type(relation.to)?.layer)?.layer.name ?? ""
        return "'\(type.name)' in layer \(layer.name) uses '\(context.name(relation.to))' in layer \(other)"
      }
    }
  }
}

extension RuleContext {
  /// A violation for each case of an action that no relation of a kind names.
  fileprivate func actions(without kind: RelationKind, _ verb: String) -> [Violation] {
    types(.action).flatMap { type in
      let named = Set(to(type.id, kind).flatMap { $0.evidence.compactMap(\.member) })
      let isOfTCA = kind == .emits && type.profile == "tca"
      return type.cases.filter {
        !named.contains($0.name) && !model.openCases.contains($0.baseName) && !(isOfTCA && $0.isSentByLibrary)
      }.map { Violation(type, "no code \(verb) '\($0.baseName)' of '\(type.name)'", at: $0) }
    }
  }
}

extension MemberFact {
  /// Whether The Composable Architecture can send the action itself. If so, the action counts as used even if the app's
  /// code never names it. Examples are bindings, delegate actions, and actions of child features.
  var isSentByLibrary: Bool {
    ["binding", "delegate"].contains(baseName)
      || parameters.contains { $0.type.contains("Action") || $0.type.hasSuffix("Delegate") }
  }
}
