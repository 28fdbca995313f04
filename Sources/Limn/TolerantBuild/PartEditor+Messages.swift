import SwiftSyntax

extension PartEditor {
  /// Handles errors whose message tells what to remove or to add.
  mutating func chooseByMessage(_ token: TokenSyntax) -> Bool {
    if message.contains("does not override a") || message.contains("'override' can only be specified on class") {
      return removeOverride(token)
    }
    if message.contains("requires an 'override' keyword") { return add("override", token) }
    // The bundled modules create the delegate of an application with this initializer.
    if message.contains("by a 'required' initializer"), Syntax(token).parent?.is(InitializerDeclSyntax.self) == true {
      return add("required", token)
    }
    if let match = message.firstMatch(of: /could not be found for macro '(\w+)/) {
      return removeAttributes(named: String(match.output.1), around: token)
    }
    if message.hasPrefix("thrown expression"), let thrown = Syntax(token).ancestor({ $0.as(ThrowStmtSyntax.self) }) {
      replace(thrown.expression.ownRange, .value, at: thrown) { "_LimnError(\($0))" }
      return true
    }
    if message.contains("has no initializers") { return addInitializer(token) }
    if let match = message.firstMatch(of: /does not conform to protocol '([A-Za-z_.]+)'/)
      ?? message.firstMatch(of: /conformance .* to protocol '([A-Za-z_.]+)'/)
    {
      return removeConformance(String(match.output.1), token)
    }
    return false
  }

  private mutating func removeOverride(_ token: TokenSyntax) -> Bool {
    let declaration = Syntax(token).ancestor { $0.asProtocol((any WithModifiersSyntax).self) }
    guard let modifier = declaration?.modifiers.first(where: { $0.name.text == "override" }) else { return false }
    remove(modifier, .declaration)
    return true
  }

  /// Adds a keyword, such as an `override` that an earlier round removed while the superclass was unknown.
  private mutating func add(_ keyword: String, _ token: TokenSyntax) -> Bool {
    let start = Syntax(token).ancestor { node in
      node.asProtocol((any WithModifiersSyntax).self)?.modifiers.first?.ownRange.lowerBound
        ?? node.as(InitializerDeclSyntax.self)?.initKeyword.ownRange.lowerBound
        ?? node.asFunction?.funcKeyword.ownRange.lowerBound
        ?? node.asVariable?.bindingSpecifier.ownRange.lowerBound
    }
    guard let start else { return false }
    replace(start..<start, .declaration, at: token) { _ in "\(keyword) " }
    return true
  }

  private mutating func removeAttributes(named name: String, around token: TokenSyntax) -> Bool {
    let found = Syntax(token).ancestor { node -> [AttributeSyntax]? in
      let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes.compactMap {
        $0.as(AttributeSyntax.self)
      }
      let macros = attributes?.filter { $0.attributeName.code.shortName == name } ?? []
      return macros.isEmpty ? nil : macros
    }
    for attribute in found ?? [] { removeAttribute(attribute) }
    return found != nil
  }

  private mutating func addInitializer(_ token: TokenSyntax) -> Bool {
    guard let type = Syntax(token).enclosingType,
      !type.memberBlock.description.contains("init() { _limnMet(")
    else { return false }
    let place = type.memberBlock.leftBrace.ownRange.upperBound
    let isInherited = message.hasPrefix("'required'")
    replace(place..<place, .body, at: type) { id in
      let values = type.propertiesWithoutValue.map { "self.\($0.name) = _limnMissing(\(id)); " }.joined()
      return " \(isInherited ? "required " : "")init() { _limnMet(\(id)); \(values)}; "
    }
    return true
  }

  /// The content of a string literal without its quotation marks.
  static func text(_ literal: String) -> Substring { literal.dropFirst().dropLast() }

  private mutating func removeConformance(_ name: String, _ token: TokenSyntax) -> Bool {
    guard let type = Syntax(token).enclosingType, let clause = type.inheritanceClause,
      token.position < type.memberBlock.position
    else { return false }
    let alike = ["Decodable": "Codable", "Encodable": "Codable", "Equatable": "Hashable"]
    let last = name.shortName
    let types = Array(clause.inheritedTypes)
    let isWanted = { (type: InheritedTypeSyntax) in
      let own = type.type.code.shortName
      return own == last || own == alike[last]
    }
    guard let index = types.firstIndex(where: isWanted) else { return false }
    let removed = types[index].type
    let range =
      if types.count == 1 {
        clause.ownRange
      } else if index == types.count - 1 {
        types[index - 1].type.ownRange.upperBound..<removed.ownRange.upperBound
      } else {
        removed.ownRange.lowerBound..<types[index + 1].ownRange.lowerBound
      }
    replace(range, .conformance, at: type) { _ in "" }
    return true
  }
}
