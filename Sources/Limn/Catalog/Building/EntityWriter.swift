import LimnDiagnostics

/// Creates the entities of resolved types, with their inputs, outputs, environment, and members.
struct EntityWriter {
  let model: CodeModel
  let examples: [String: CallExample]
  let code: CodeEffects
  /// The action types. Each key consists of the target's name, a space, and the name of the type in which the action
  /// types are nested.
  private let actions: [String: [CodeType]]
  /// The symbol that is declared at each location of a library.
  let usrs: [Location: String]

  init(model: CodeModel, examples: [String: CallExample], code: CodeEffects) {
    self.model = model
    self.examples = examples
    self.code = code
    usrs = Dictionary(model.locations.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    actions = model.types.values.filter { $0.kind == .action }.sorted { $0.id < $1.id }.grouped {
      "\($0.target.name) \($0.fact.outerName ?? "")"
    }
  }

  func entity(_ type: CodeType) -> Entity {
    let outside = inside(type) { $0.facts.outside.map { NamedUse(name: $0.name, source: $0.location) } }
    var entity = Entity(
      id: type.id, kind: type.kind, name: type.name, module: type.target.module, layer: type.layer, app: type.app,
      profile: type.profile,
      declaration: Declaration(
        keyword: type.fact.keyword, access: type.fact.access, text: type.fact.text,
        usr: type.usr.isEmpty ? nil : type.usr, conformances: type.conformances,
        attributes: Set(type.attributes.map(\.name)).sorted()),
      source: type.fact.location,
      documentation: type.fact.documentation ?? type.extensions.lazy.compactMap(\.documentation).first,
      level: model.file(at: type.path)?.level,
      effects: type.kind.isView || [.modifier, .scene].contains(type.kind)
        ? controls(of: type) : handledURLs(of: type),
      outside: outside.map { $0.keyed(by: \.name).sortedByKey.map(\.value) },
      inputs: inputs(of: type), outputs: outputs(of: type), environment: environment(of: type),
      members: members(of: type), example: examples[type.id])
    if let interface = model.interfaces[type.target.module], isLibrary(type) { describe(&entity, type, interface) }
    entity.summary = entity.documentation.map(\.firstParagraph.firstSentence)
    return entity
  }

  /// Finds the type's first function that handles deep links, which are URLs that open the app. Returns the function's
  /// location as a use with the name `handles URLs`. Returns nil if the type has no such function.
  private func handledURLs(of type: CodeType) -> [NamedUse]? {
    guard [.router, .coordinator, .store, .entry].contains(type.kind) else { return nil }
    let handler = type.members.filter { member in
      member.keyword == "func" && member.parameters.contains { $0.type == "URL" }
        && ["handle", "open", "route"].contains(where: member.baseName.hasPrefix)
    }.min { $0.location < $1.location }
    return handler.map {
      [NamedUse(name: "handles URLs", source: $0.location, does: code.effects(of: [$0.span], at: $0.location))]
    }
  }

  /// Returns the uses inside the type's declaration and its extensions, sorted by name; nil if there are none.
  private func inside(_ type: CodeType, _ uses: (CodeFile) -> [NamedUse]) -> [NamedUse]? {
    let all = ([type.fact] + type.extensions).flatMap { part in
      (model.file(at: part.location.path).map(uses) ?? []).filter { part.span.contains($0.source) }
    }
    return all.isEmpty ? nil : all.sorted { ($0.name, $0.source) < ($1.name, $1.source) }
  }

  /// The controls and other triggers, without those of other views in the type.
  private func controls(of type: CodeType) -> [NamedUse]? {
    inside(type) { file in
      (file.facts.code + ownControls(in: file)).filter { fact in
        let inner = file.entity(at: fact.location)
        // Only a view does something if it is used.
        let called = fact.name.isCapitalized ? model.type(at: fact.location, in: file) : nil
        return fact.path == nil && !fact.name.isEmpty
          && called.map { $0.kind.isView || [.modifier, .extension].contains($0.kind) } != false
          && (inner == type.id || inner.flatMap { model.types[$0]?.kind.presents } != true)
      }.map { fact in
        let isLink = fact.name.hasPrefix("NavigationLink")
        return NamedUse(
          name: fact.name, source: fact.location,
          does: isLink ? code.destination(of: fact) : code.effects(of: fact.spans, at: fact.location))
      }
    }
  }

  /// Calls of own views that get code to run, such as `Card { save() }`, and have no other mark of a control.
  private func ownControls(in file: CodeFile) -> [CodeFact] {
    file.facts.closureCalls.grouped(by: \.location).compactMap { place, given in
      guard let place, !file.facts.code.contains(where: { $0.location == place }),
        given[0].name.isCapitalized, let view = model.type(at: place, in: file), view.kind.isView
      else { return nil }
      let run = code(of: given, for: view, file.facts.calls.first { $0.location == place }?.labels ?? [])
      return run.isEmpty ? nil : CodeFact(name: given[0].called, location: place, spans: run)
    }
  }

  /// Of the code that a view is given, what it runs: outputs, and the bindings that a control, which is named as one,
  /// sets.
  private func code(of given: [ClosureCall], for view: CodeType, _ labels: [String]) -> [Span] {
    let labels = Set(labels + given.map(\.label))
    let lists = view.initializers.map(parameters).filter { labels.isSubset(of: $0.map(\.name) + ["}", "_"]) }
    let all = lists.isEmpty ? [inputs(of: view).filter { $0.kind != .state }] : lists
    // Only the binding of a control is its value.
    let ends = "Bar Control Editor Field Picker Slider Stepper Switch Toggle".words
    let fits = ends.contains(where: view.name.trimmingSuffix("View").hasSuffix)
    let set = fits ? model.file(at: view.path)?.facts.steps.filter { $0.kind == .set } : nil
    return given.filter { part in
      all.contains { list in
        // A closure without a label is the last one of which the call has no label.
        let input = list.last { part.label == "}" ? !labels.contains($0.name) : $0.name == part.label }
        guard let input, input.kind == .binding else { return input.map(Self.isOutput) == true }
        return set?.contains { ".\($0.path).".contains(".\(input.name).") } == true
      }
    }.map(\.span)
  }

  private static let visible: Set = ["public", "open"]

  /// Whether the type belongs to a library. The catalog leaves out the internal and private members of such a type.
  private func isLibrary(_ type: CodeType) -> Bool { type.app == nil && !type.target.isProgram && type.kind != .test }

  private func members(of type: CodeType) -> [Member] {
    let isLibrary = isLibrary(type)
    let shown = type.members.filter { member in
      !isLibrary
        || (Self.visible.contains(member.access) || type.fact.keyword == "protocol") && !member.name.hasPrefix("_")
    }
    return shown.map { member in
      Member(
        name: member.name.replacing("`", with: ""), keyword: member.keyword, access: member.access, text: member.text,
        documentation: member.documentation,
        source: member.location)
    }
  }

  private static let environmentWrappers: Set = [
    "EnvironmentObject", "Environment", "FocusedValue", "FocusedBinding", "AppStorage", "SceneStorage",
  ]
  private static let stateWrappers: Set = [
    "State", "StateObject", "GestureState", "FocusState", "Namespace", "Signal", "ScaledMetric",
  ]

  private func environment(of type: CodeType) -> [EnvironmentNeed] {
    type.fact.members.compactMap { member in
      guard let wrapper = member.first(attributeIn: Self.environmentWrappers) else { return nil }
      let value = wrapper.argument ?? typeName(of: member, in: type)
      return EnvironmentNeed(name: member.name, value: value, wrapper: wrapper.name, source: member.location)
    }
  }

  private func inputs(of type: CodeType) -> [Input] {
    if type.kind == .function { return parameters(of: type) }
    guard ["struct", "class", "actor"].contains(type.fact.keyword), type.kind != .preview, type.kind != .test else {
      return []
    }
    let own = type.storedProperties.filter { $0.first(attributeIn: Self.environmentWrappers) == nil }
    let states = own.filter { $0.first(attributeIn: Self.stateWrappers) != nil }
    let isLibrary = isLibrary(type)
    let initializers = type.initializers.filter {
      isLibrary ? Self.visible.contains($0.access) : !isHidden($0, in: type)
    }
    if let fullest = initializers.max(by: { $0.parameters.count < $1.parameters.count }) {
      let given = fullest.parameters.map { parameter in
        let property = own.first { $0.name == parameter.name }
        return input(
          parameter.label ?? parameter.name, parameter.type, property: property, value: parameter.defaultValue,
          parameter.location)
      }
      let names = Set(fullest.parameters.map(\.name))
      return given + states.filter { !names.contains($0.name) }.map { stateInput($0, of: type) }
    }
    // A memberwise initializer is never visible outside of its module, so it is no input for a library's callers.
    if isLibrary { return [] }
    if type.fact.keyword != "struct" { return states.map { stateInput($0, of: type) } }
    return own.compactMap { property in
      if property.first(attributeIn: Self.stateWrappers) != nil, property.isPrivate || property.initialValue != nil {
        return stateInput(property, of: type)
      }
      let isFixed = property.keyword == "let" && property.initialValue != nil
      if isHidden(property, in: type) || isFixed { return nil }
      return input(
        property.name, typeName(of: property, in: type), property: property, value: property.initialValue,
        property.location)
    }
  }

  /// Whether a member cannot be used where its type can.
  private func isHidden(_ member: MemberFact, in type: CodeType) -> Bool {
    member.access == "private" || member.isPrivate && !["private", "fileprivate"].contains(type.fact.access)
  }

  /// The parameters of a function; empty if the function has overloads, since their parameters differ.
  private func parameters(of function: CodeType) -> [Input] {
    function.members.count == 1 ? parameters(of: function.members[0]) : []
  }

  private func parameters(of function: MemberFact) -> [Input] {
    function.parameters.map { parameter in
      input(
        parameter.label ?? parameter.name, parameter.type, property: nil, value: parameter.defaultValue,
        parameter.location)
    }
  }

  private func stateInput(_ property: MemberFact, of type: CodeType) -> Input {
    Input(
      name: property.name, type: typeName(of: property, in: type), kind: .state,
      default: property.initialValue,
      isRequired: false, documentation: property.documentation, source: property.location)
  }

  private func input(
    _ name: String, _ written: String, property: MemberFact?, value: String?, _ place: Location
  ) -> Input {
    let kind: Input.Kind =
      if property?.has(attribute: "Binding") == true || written.hasPrefix("Binding<") {
        .binding
      } else if written.contains("->") {
        .closure
      } else {
        property?.keyword == "var" ? .variable : .constant
      }
    let isOptionalVariable =
      property?.keyword == "var" && written.hasSuffix("?") && value == nil && property?.location == place
    return Input(
      name: name, type: written, kind: kind, default: value, isRequired: value == nil && !isOptionalVariable,
      documentation: property?.documentation, source: place)
  }

  private func nested(in type: CodeType) -> [CodeType] { actions["\(type.target.name) \(type.name)"] ?? [] }

  private func outputs(of type: CodeType) -> [Output] {
    let owner = type.kind == .action ? type : nested(in: type).first
    let cases = (owner?.cases ?? []).map { element in
      let names = element.parameters.flatMap { NameTable.names(in: $0.type) }.map(\.shortName)
      // The cases of a nested action have their own table.
      let isSplit =
        owner.map(nested)?.contains { inner in
          names.contains(inner.fact.shortName)
            && inner.cases.contains { code.effects(ofAction: $0.baseName, of: inner.id) != nil }
        } == true
      return Output(
        name: element.baseName, kind: .action, payload: element.parameters.map(\.type),
        documentation: element.documentation, source: element.location,
        does: isSplit ? nil : owner.flatMap { code.effects(ofAction: element.baseName, of: $0.id) })
    }
    guard type.kind.isView || type.kind == .modifier else { return cases }
    let given = inputs(of: type)
    let names = Set(given.map(\.name))
    // The variables of a view of AppKit or UIKit are set after it is created.
    let set = type.members.filter {
      type.fact.keyword == "class" && $0.keyword == "var" && !names.contains($0.name) && !isHidden($0, in: type)
    }.map {
      input($0.name, $0.type ?? "", property: $0, value: nil, $0.location)
    }
    let closures = (given + set).filter(Self.isOutput).map { input in
      Output(
        name: input.name, kind: .closure, payload: [input.type], documentation: input.documentation,
        source: input.source)
    }
    return cases + closures
  }

  /// Whether a view reports something by calling a closure. A closure that returns a view or another value is asked by
  /// the view instead. One that is named like an event, such as `onDrop`, can return whether it handled the event.
  private static func isOutput(_ input: Input) -> Bool {
    guard input.kind == .closure, let arrow = input.type.ranges(of: "->").last else { return false }
    let result = input.type[arrow.upperBound...].filter { !"()?! ".contains($0) }
    return ["", "Void"].contains(result) || result == "Bool" && input.name.hasPrefix("on")
  }

  /// The written type of a property, or the one that the compiler inferred.
  private func typeName(of property: MemberFact, in type: CodeType) -> String {
    if let written = property.type { return written }
    let symbol = model.symbols[Place(property.location).key(type.path)].flatMap { model.declarations[$0] }
    guard let text = symbol?.declaration, let colon = text.firstRange(of: ": ") else { return "" }
    let rest = text[colon.upperBound...]
    return String(rest.firstRange(of: " {").map { rest[..<$0.lowerBound] } ?? rest)
  }
}
