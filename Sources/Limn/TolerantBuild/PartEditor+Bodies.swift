import SwiftSyntax

extension PartEditor {
  /// The body of a function, an initializer, an accessor, or a computed property.
  mutating func chooseBody(_ node: Syntax) -> Bool {
    guard let body = Body(node), !body.isReplaced else { return false }
    let shown = shown
    replace(body.range, .body, at: node) { " \(Self.bodyMark) \(body.replacement($0, shown)) " }
    return true
  }
}

/// A body that can be replaced.
private struct Body {
  enum Result {
    /// The statements with which the body is replaced.
    case statements((_ id: String) -> String)
    case type(String)
    case unknown
  }

  let range: Range<Int>
  let result: Result
  let isThrowing, isReplaced, isBuilder: Bool

  init?(_ node: Syntax) {
    var isThrowing = false
    let block: any BracedSyntax
    if let function = node.asFunction, let body = function.body {
      block = body
      isThrowing = function.signature.effectSpecifiers?.throwsClause != nil
      let isModifier =
        function.name.text == "body" && function.signature.parameterClause.parameters.first?.firstName.text == "content"
      let type = function.signature.returnClause?.type.code
      result =
        isModifier ? .statements { "let _ = _limnMet(\($0)); return content" } : Self.result(type ?? "Void")
    } else if let initializer = node.as(InitializerDeclSyntax.self), let body = initializer.body {
      block = body
      result = initializer.replacement
    } else if let end = node.as(DeinitializerDeclSyntax.self), let body = end.body {
      block = body
      result = Self.result("Void")
    } else if let accessor = node.as(AccessorDeclSyntax.self), let body = accessor.body {
      block = body
      isThrowing = accessor.effectSpecifiers?.throwsClause != nil
      result = accessor.accessorSpecifier.text == "get" ? Self.result(node.propertyType) : Self.result("Void")
    } else if let getter = node.as(AccessorBlockSyntax.self), case .getter = getter.accessors {
      block = getter
      result = Self.result(node.propertyType)
    } else {
      return nil
    }
    range = block.leftBrace.ownRange.upperBound..<block.rightBrace.ownRange.lowerBound
    isReplaced = block.startsWithMark
    self.isThrowing = isThrowing
    isBuilder = node.hasBuilder
  }

  static func result(_ type: String?) -> Result {
    guard let type else { return .unknown }
    return type == "Void" || type == "()" ? .statements { "_limnMet(\($0))" } : .type(type)
  }

  func replacement(_ id: String, _ name: String) -> String {
    let crash = "fatalError(\"_limn \(PartEditor.text(id))\")"
    switch result {
    case .statements(let text): return text(id)
    case .unknown: return crash
    case .type(let type):
      let last = type.split(separator: ".").last ?? ""
      if type.hasPrefix("some ") { return Self.opaque(last, id, name) }
      if isBuilder { return crash }
      if type == "AnyView" { return "return AnyView(\(PartEditor.placeholder)(\(id), \(name)))" }
      return isThrowing ? "throw _LimnError(\(id))" : "return \(Self.value(of: type, id))"
    }
  }

  static func opaque(_ type: Substring, _ id: String, _ name: String) -> String {
    let view = "\(PartEditor.placeholder)(\(id), \(name))"
    return switch type.replacing("some ", with: "") {
    case "View": view
    case "Scene": "WindowGroup { \(view) }"
    case "ToolbarContent": "ToolbarItem { \(view) }"
    case "Shape", "InsettableShape": "_limnShape(\(id))"
    case "Gesture": "_limnGesture(\(id))"
    default: "return _limnMissing(\(id)) as Never"
    }
  }

  static func value(of type: String, _ id: String) -> String {
    type.hasPrefix("AnyPublisher<")
      ? "{ _limnMet(\(id)); return Empty().eraseToAnyPublisher() }()" : "_limnMissing(\(id))"
  }
}

extension InitializerDeclSyntax {
  /// Statements that give the value itself or each property a value. There are none for an initializer of a class that
  /// calls another one.
  fileprivate var replacement: Body.Result {
    if optionalMark != nil { return .statements { "_limnMet(\($0)); return nil" } }
    let code = body?.description ?? ""
    guard let type = Syntax(self).enclosingType, !modifiers.contains(where: { $0.name.text == "convenience" }) else {
      return .unknown
    }
    if type.is(ExtensionDeclSyntax.self) || type.is(EnumDeclSyntax.self) || code.contains("self.init(") {
      return .statements { "self = _limnMissing(\($0))" }
    }
    return .statements { id in
      let values = type.propertiesWithoutValue.map { name, isBinding in
        isBinding ? "_\(name) = .constant(_limnMissing(\(id)))" : "self.\(name) = _limnMissing(\(id))"
      }
      // A call with names or literals as arguments is kept, since the superclass may have no other initializer.
      let call = code.firstMatch(of: /super\.init(\([\w\s:,.]*\))?/).map { ["super.init\($0.1 ?? "()")"] } ?? []
      return (["_limnMet(\(id))"] + values + call).joined(separator: "; ")
    }
  }
}

extension DeclGroupSyntax {
  /// The names of the stored properties that an initializer must set, and whether each is a binding.
  var propertiesWithoutValue: [(name: String, isBinding: Bool)] {
    memberBlock.members.compactMap { $0.decl.asVariable }.flatMap {
      variable -> [(name: String, isBinding: Bool)] in
      let wrappers = variable.attributes.names
      let isExcluded =
        variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        || wrappers.contains { ["Environment", "EnvironmentObject", "FocusState", "Namespace"].contains($0) }
      return variable.bindings.compactMap { binding in
        let isOptional =
          variable.bindingSpecifier.text == "var" && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
        guard !isExcluded, binding.initializer == nil, !isOptional, binding.isStored else { return nil }
        return (binding.pattern.code, wrappers.contains("Binding"))
      }
    }
  }
}

extension SyntaxProtocol {
  fileprivate var startsWithMark: Bool {
    description.drop { $0 != "{" }.dropFirst().hasPrefix(" \(PartEditor.bodyMark)")
  }
}
