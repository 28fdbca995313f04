import LimnDiagnostics

/// A preview declaration in a source file.
struct PreviewDeclaration: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case macro
    /// A type that conforms to `PreviewProvider`, with nested names joined by dots.
    case provider(String)
  }

  var form: Form
  /// The name from the macro, or from `previewDisplayName` on the provider's only view.
  var name: String?
  /// As written.
  var traits: [String]
  /// The types that its body calls, in order; the first that is a view is the subject.
  var mentions: [String]
  var location: Location
}

/// The views and previews in a source file.
struct PreviewFile: Hashable, Sendable {
  var path: String
  var previews: [PreviewDeclaration]
  /// Types declared here that conform to `View`, in order.
  var views: [String]
  /// The actions of types declared here, in order.
  var actions: [ActionDeclaration] = []
  /// The structures that other files can initialize.
  var structs: [StructInputs] = []
  /// Types with a static `mock`.
  var mocks: Set<String> = []
  /// The locations of the structures, by name.
  var places: [String: Location] = [:]
}

/// A case of an enumeration `Action` nested in a type.
struct ActionDeclaration: Hashable, Sendable {
  /// The type, with nested names joined by dots.
  var type: String
  /// The case's name.
  var name: String
  var location: Location
}
