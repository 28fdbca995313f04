import LimnDiagnostics
import LimnToolchain

extension Rule {
  /// The rules for any code of an app.
  static let general: [Rule] = [deadAction, unhandledAction, unnamedControl, typeCycle, layerDirection, unassigned]

  static let deadAction = Rule(
    "dead-action", title: "Every action is sent by someone",
    reason: "The code for an action that is never sent cannot be reached.",
    violatingExample: "enum Action { case add, remove }\n\nButton(\"Add\") { interface.send(.add) }",
    compliantExample: "enum Action { case add }\n\nButton(\"Add\") { interface.send(.add) }"
  ) { context in
    context.types(.action).flatMap { type in
      let sent = Set(context.to(type.id, .emits).flatMap { $0.evidence.compactMap(\.member) })
      return type.cases.filter { !sent.contains($0.name) }.map {
        Violation(type.id, "no code sends '\($0.baseName)' of '\(type.fact.name)'", at: $0.location)
      }
    }
  }

  static let unhandledAction = Rule(
    "unhandled-action", title: "Every action is handled by name",
    reason: "A default case in a switch silently ignores every action that is added later.",
    violatingExample: "switch action {\ncase .add: add()\ndefault: break\n}",
    compliantExample: "switch action {\ncase .add: add()\ncase .remove: remove()\n}"
  ) { context in
    context.types(.action).flatMap { type in
      let handled = Set(context.to(type.id, .handles).flatMap { $0.evidence.compactMap(\.member) })
      return type.cases.filter { !handled.contains($0.name) }.map {
        Violation(type.id, "nobody handles '\($0.baseName)' of '\(type.fact.name)'", at: $0.location)
      }
    }
  }

  static let unnamedControl = Rule(
    "unnamed-control", title: "Every control has a name for assistive technology",
    reason: "Without a name, assistive technology reads the file name of an image, or nothing.",
    violatingExample: "Button(action: add) { Image(systemName: \"plus\") }",
    compliantExample: "Button(action: add) { Image(systemName: \"plus\") }\n  .accessibilityLabel(\"Add\")"
  ) { context in
    context.files.flatMap { file in
      file.facts.findings.filter { $0.kind == .imageOnlyControl }.map {
        Violation(
          context.owner(file, $0.location), "this \($0.text) shows only an image: give it an accessibilityLabel", at: $0.location)
      }
    }
  }

  static let unassigned = Rule(
    "unassigned-type", title: "Every type has a kind", severity: .warning,
    reason: "A type without a kind has no defined position in the architecture.",
    violatingExample: "// Sources/App/Stuff.swift\nstruct Stuff {}", compliantExample: "// Sources/App/Models/Stuff.swift\nstruct Stuff {}"
  ) { context in
    context.types(.unassigned).filter { $0.profile != nil }.map { type in
      Violation(type.id, "no line of profile '\(type.profile!)' fits '\(type.fact.name)'", at: type.fact.location)
    }
  }

  static let layerDirection = Rule(
    "layer-direction", title: "A layer uses only the layers that its profile names",
    reason: "Layers keep changes local: a lower layer never has to change because of a higher one.",
    violatingExample: "// Components\nstruct Row: View {\n  var body: some View { Home() }\n}",
    compliantExample: "// Modules\nstruct Home: View {\n  var body: some View { Row() }\n}"
  ) { context in
    context.types().filter { $0.kind != .preview }.flatMap { type -> [Violation] in
      guard let (app, layer) = context.layer(type.layer) else { return [] }
      let allowed = Set(layer.mayUse + [layer.name])
      let wrong = context.dependencies(of: type.id).filter { relation in
        // Where a route leads is decided by the view that presents it.
        if type.kind == .route, relation.kind == .navigatesTo { return false }
        guard let other = context.type(relation.to), other.app == app.id, let name = context.layer(other.layer)?.layer.name else {
          return false
        }
        return !allowed.contains(name) && name != "Mock data"
      }
      return context.violations(type.id, wrong) { relation in
        let other = context.layer(context.type(relation.to)?.layer)?.layer.name ?? ""
        return "'\(type.fact.name)' of \(layer.name) uses '\(context.name(relation.to))' of \(other)"
      }
    }
  }
}
