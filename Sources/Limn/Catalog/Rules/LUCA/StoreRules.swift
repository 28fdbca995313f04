extension Rule {
  static let storeShape = Rule(
    "luca-store-shape",
    title: "A store is a @MainActor @Observable final class that conforms to Composable",
    reason: "Views observe stores on the main actor, and all parents exchange actions with stores in the same way.",
    example: """
      - @MainActor @Observable public class RecordDetail: Composable {
      + @MainActor @Observable public final class RecordDetail: Composable {
          public enum Action { case backButtonTapped }

          public func reduce(_ action: Action) async {}
        }
      """
  ) { context in
    context.types(.store).compactMap { type in
      var missing: [String] = []
      if !type.has(attribute: "MainActor") { missing.append("@MainActor") }
      if !type.has(attribute: "Observable") { missing.append("@Observable") }
      if type.fact.keyword != "class" { missing.append("a class") }
      if type.fact.keyword == "class", !type.fact.modifiers.contains("final") { missing.append("final") }
      if !type.conforms(to: "Composable") { missing.append("Composable") }
      return missing.isEmpty ? nil : Violation(type, "store '\(type.name)' is not \(missing.withCommas)")
    }
  }

  static let storeInjectable = Rule(
    "luca-store-injectable", title: "Every property of a store can be given to its initializer",
    reason: "A test can start in any state without performing the steps that lead to this state.",
    example: """
        @MainActor @Observable public final class TargetWeight: Composable {
      -   public var tip = 0
      +   public var tip: Int
      +
      +   public init(tip: Int = 0) { self.tip = tip }
        }
      """
  ) { context in
    let made: Set<EntityKind> = [.service, .repository, .client]
    // Properties of `AppDependencies` are dependencies. A property of a store with one of their names is also a
    // dependency, whatever its type.
    let dependencies = Set(context.types(.container).flatMap(\.storedProperties).map(\.name))
    return context.types(.store).flatMap { type in
      let given = Set(type.initializers.flatMap(\.parameters).map(\.name))
      return type.storedProperties.filter { !$0.has(attribute: "ObservationIgnored") }.compactMap {
        property -> Violation? in
        if property.initialValue != nil {
          return Violation(
            type,
            "'\(property.name)' of store '\(type.name)' has its default at the definition: move it to the initializer",
            at: property)
        }
        if given.contains(property.name) || (property.keyword == "let" && dependencies.contains(property.name))
          || context.types(inDeclarationOf: property).contains(where: { made.contains($0.kind) })
        {
          return nil
        }
        return Violation(
          type, "'\(property.name)' of store '\(type.name)' cannot be given to its initializer",
          at: property)
      }
    }
  }

  static let actionName = Rule(
    "luca-action-name", title: "Actions are named after what happened",
    reason: "A name such as saveButtonTapped says what the user did. The store decides what follows.",
    example: """
        extension TargetWeight {
          public enum Action {
      -     case close
      +     case closeButtonTapped
          }
        }
      """
  ) { context in
    context.types(.action).flatMap { type in
      type.cases.compactMap { element in
        element.namingComplaint.map { Violation(type, "'\(element.baseName)' of '\(type.name)' \($0)", at: element) }
      }
    }
  }
}

extension MemberFact {
  /// The problem with the name or payload of an action's case; nil if the case follows LUCA's naming convention.
  fileprivate var namingComplaint: String? {
    let name = baseName
    let payload = parameters.map(\.type)
    // A case that forwards a child's action may have any name.
    if payload.contains(where: { $0 == "Action" || $0.hasSuffix(".Action") }) { return nil }
    if name.hasSuffix("ToggleSwitched") { return payload.first == "Bool" ? nil : "must carry a Bool" }
    if name.hasSuffix("PickerSelected") { return payload.count == 1 ? nil : "must carry the selected value" }
    if name.hasSuffix("Response") { return payload.first?.hasPrefix("Result<") == true ? nil : "must carry a Result" }
    if name == "task" || name.hasSuffix("ButtonTapped") { return nil }
    if name.hasPrefix("on"), name.dropFirst(2).isCapitalized { return nil }
    return "is not named after an event: use task, on…, …ButtonTapped, …ToggleSwitched, …PickerSelected or …Response"
  }
}
