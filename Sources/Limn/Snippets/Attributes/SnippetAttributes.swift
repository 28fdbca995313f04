import LimnDiagnostics

/// The attributes of a snippet. An author writes the attributes in the opening fence or in the comment above the code
/// block.
struct SnippetAttributes: Hashable {
  var isIgnored = false
  var expectsFailure = false
  var showsPreview = false
  var runs = false
  var shouldTrap = false
  var isScript = false
  var isIsolated = false
  var isManifest = false
  var isDeclaration = false
  var name: Written?
  var using: [Written] = []
  var source: Written?
  var platform: String?
  var languageMode = "6"
  /// Whether the code block has no attributes. If the settings make the checking of a file opt-in, such a block is not
  /// checked.
  var isEmpty = true

  /// The value of an attribute, with its location.
  struct Written: Hashable {
    var text: String
    var location: Location
  }
}

/// The attributes that a code block can have.
enum AttributeName: String, CaseIterable {
  case ignore
  case compileFail = "compile_fail"
  case preview, run
  case shouldTrap = "should_trap"
  case script, isolated, name, using, from, platform, mode, tools, declaration, title, highlight

  var takesValue: Bool { example != nil }

  /// An example of the attribute, for error messages; nil if the attribute takes no value.
  var example: String? {
    switch self {
    case .name: "name=store"
    case .using: "using=store"
    case .from: "from=Sources/App/Store.swift:region"
    case .platform: "platform=macOS"
    case .mode: "mode=5"
    case .title: "title=\"Store.swift\""
    case .highlight: "highlight=3-5+8"
    default: nil
    }
  }
}
