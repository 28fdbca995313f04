import LimnDiagnostics

/// A preview as it is written in a source file.
struct PreviewDeclaration: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case macro
    /// The type that conforms to `PreviewProvider`, nested names joined by dots.
    case provider(String)
  }

  var form: Form
  /// As given to the macro, or to `previewDisplayName` on the provider's only view.
  var name: String?
  /// As written.
  var traits: [String]
  /// Types that its body calls, in order: the first that is a view is what it shows.
  var mentions: [String]
  var location: Location
}

/// What a source file says about views and previews.
struct PreviewFile: Hashable, Sendable {
  var path: String
  var previews: [PreviewDeclaration]
  /// Types declared here that conform to `View` in their declaration or an extension, in order.
  var views: [String]
  /// The actions that types declared here can be sent, in order.
  var actions: [ActionDeclaration] = []
  /// The structures of which a value can be made from another file.
  var structs: [StructInputs] = []
  /// Types with a static `mock`.
  var mocks: Set<String> = []
  /// Where the structures are declared, by their names.
  var places: [String: Location] = [:]
}

/// A case of an enumeration `Action` inside a type.
struct ActionDeclaration: Hashable, Sendable {
  /// The type, nested names joined by dots.
  var type: String
  /// The case's name.
  var name: String
  var location: Location
}
