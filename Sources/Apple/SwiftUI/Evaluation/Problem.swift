/// A mistake in an app that is found while the views of the app are evaluated.
@_spi(Headless) public struct Problem: Hashable, Sendable, Codable {
  public var kind: Kind
  /// The mistake and its remedy.
  public var message: String
  /// The view's type and the enclosing view types, innermost first.
  public var views: [String]

  public enum Kind: String, Hashable, Sendable, Codable {
    case missingEnvironmentObject, duplicateIdentifier, endlessBody, neverSettles, noBody, noDestination,
      changeDuringUpdate
  }
}

extension Problem {
  init(_ kind: Kind, views: [String], _ message: String) {
    self.init(kind: kind, message: message, views: views)
  }

  @MainActor init(_ kind: Kind, _ message: String, in element: Element) {
    var views: [String] = []
    var next: Element? = element
    while let current = next, views.count < 8 {
      if !(current.viewType is any Unnamed.Type) { views.append(Self.name(of: current.viewType)) }
      next = current.parent
    }
    self.init(kind: kind, message: views.first.map { "\($0): \(message)" } ?? message, views: views)
  }

  /// Returns the type's name without the module, the enclosing types, and the generic arguments.
  @MainActor static func name(of type: any Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let full = _typeName(type, qualified: false)
    let name = full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
    names[ObjectIdentifier(type)] = name
    return name
  }

  @MainActor private static var names: [ObjectIdentifier: String] = [:]
}

/// A view that only this module uses internally. Messages leave out its name, since authors of apps do not know it.
protocol Unnamed {}
