import LimnDiagnostics

/// A preview declaration in a source file.
struct PreviewDeclaration: Hashable {
  /// The type that conforms to `PreviewProvider`, with nested names joined by dots; nil for a macro.
  var provider: String?
  /// The preview's name; nil if there is none. The name of a macro is its first argument. The name of a provider is the
  /// argument of `previewDisplayName`; the provider has a name only if its code calls `previewDisplayName` exactly
  /// once.
  var name: String?
  /// The traits as written, such as `.landscapeLeft`.
  var traits: [String]
  /// The types whose initializers the preview's body calls, in source order. The view that the preview shows is usually
  /// one of these types.
  var mentions: [String]
  var location: Location
}

/// The views and previews in a source file.
struct PreviewFile: Hashable {
  var path: String
  var previews: [PreviewDeclaration] = []
  /// Types declared in the file that conform to `View`, in order.
  var views: [String] = []
  /// For each view that is only there for previews, such as one nested in a provider: the types that it initializes.
  var helpers: [String: [String]] = [:]
  /// The actions that types in the file declare, in order.
  var actions: [ActionDeclaration] = []
  /// The file's structures that can be initialized by code in other files.
  var structs: [StructInputs] = []
  /// The names of the types that have a static property `mock`.
  var mocks: Set<String> = []
  /// The locations of the file's structures, by name.
  var places: [String: Location] = [:]
}

/// A case of an `Action` enumeration that is nested in a type.
struct ActionDeclaration: Hashable {
  /// The name of the outer type. Nested names are joined by dots.
  var type: String
  /// The name of the case.
  var name: String
  var location: Location
}
