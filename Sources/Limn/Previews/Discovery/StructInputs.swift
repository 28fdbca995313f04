import SwiftSyntax

/// The arguments that are required to initialize a structure, read from its declaration.
struct StructInputs: Hashable {
  /// An argument that has no default value.
  struct Argument: Hashable {
    var label: String
    /// The argument's type as written.
    var type: String
  }
  var name: String
  var arguments: [Argument]

  /// How a stored property affects the memberwise initializer.
  private enum Input {
    /// The property adds no argument.
    case none
    /// The property adds arguments, which are needed if they have no default value.
    case needed([Argument])
    case impossible

    init(_ variable: VariableDeclSyntax) {
      let wrappers = variable.attributes.names
      let bindings = variable.bindings
      let types = bindings.compactMap(\.typeAnnotation?.type)
      if wrappers.contains(where: { ["Binding", "EnvironmentObject", "ObservedObject", "Bindable"].contains($0) }) {
        self = bindings.allSatisfy { $0.initializer != nil } ? .needed([]) : .impossible
      } else if wrappers.contains("Environment") {
        // `@Environment(Model.self)` reads an object that a parent view must provide, unless the property's type is
        // optional. A generated preview has no parent view, so nothing would provide the object.
        let isObject = variable.attributes.code.contains(".self")
        self = !isObject || types.contains { $0.is(OptionalTypeSyntax.self) } ? .none : .impossible
      } else if wrappers.contains(where: { ["FocusState", "Namespace", "AccessibilityFocusState"].contains($0) }) {
        self = .none
      } else if bindings.allSatisfy({ $0.initializer != nil }) {
        self = variable.bindingSpecifier.text == "let" ? .none : .needed([])
      } else if variable.bindingSpecifier.text == "var", types.count == bindings.count,
        types.allSatisfy({ $0.is(OptionalTypeSyntax.self) })
      {
        self = .needed([])
      } else {
        let needed = bindings.filter { $0.initializer == nil }
        self = .needed(
          needed.compactMap { binding in
            binding.typeAnnotation.map {
              Argument(label: binding.pattern.code, type: $0.type.code)
            }
          })
      }
    }
  }
}

extension StructInputs {
  /// Reads the arguments from the structure's declaration. Returns nil if code in other files cannot initialize the
  /// structure. For example, the structure or its initializer is generic or private, or a property is a binding or an
  /// environment object.
  init?(_ node: StructDeclSyntax, name: String) {
    guard node.genericParameterClause == nil, !node.modifiers.isPrivate else { return nil }
    let members = node.memberBlock.members.map(\.decl)
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    if !initializers.isEmpty {
      guard let arguments = initializers.compactMap(Self.arguments).min(by: { $0.count < $1.count }) else { return nil }
      self.init(name: name, arguments: arguments)
      return
    }
    var arguments: [Argument] = []
    var isMemberwisePrivate = false
    for variable in members.compactMap({ $0.asVariable }) where variable.isStored {
      switch Input(variable) {
      case .none: break
      case .needed(let needed):
        arguments += needed
        isMemberwisePrivate = isMemberwisePrivate || variable.modifiers.isPrivate
      case .impossible: return nil
      }
    }
    if isMemberwisePrivate, !arguments.isEmpty { return nil }
    self.init(name: name, arguments: arguments)
  }

  private static func arguments(of initializer: InitializerDeclSyntax) -> [Argument]? {
    let effects = initializer.signature.effectSpecifiers
    guard !initializer.modifiers.isPrivate, initializer.genericParameterClause == nil, initializer.optionalMark == nil,
      effects?.throwsClause == nil, effects?.asyncSpecifier == nil
    else { return nil }
    return initializer.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map { parameter in
      Argument(label: parameter.firstName.text, type: parameter.type.code)
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var isStored: Bool {
    !modifiers.contains { ["static", "lazy"].contains($0.name.text) } && bindings.contains(where: \.isStored)
  }
}

extension DeclModifierListSyntax {
  var isPrivate: Bool { contains { ($0.name.text == "private" || $0.name.text == "fileprivate") && $0.detail == nil } }
}
