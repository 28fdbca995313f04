import LimnDiagnostics
import LimnMarkdown

/// Parses the attributes of a code block. Authors write attributes after `swift` or in the comment above the block,
/// with the same grammar.
struct AttributeParser {
  let path: String
  private(set) var attributes = SnippetAttributes()
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<String> = []

  static let platforms = ["macOS", "iOS", "watchOS", "tvOS", "visionOS", "Linux", "Windows", "Android"]

  static func parse(_ fence: Fence, path: String) -> (SnippetAttributes, [Diagnostic]) {
    var parser = AttributeParser(path: path)
    for word in fence.attributes { parser.read(word) }
    parser.checkCombination(of: fence)
    return (parser.attributes, parser.diagnostics)
  }

  private mutating func read(_ attribute: FenceAttribute) {
    let (word, value, place) = (attribute.text, attribute.value, Location(attribute.range, path: path))
    // Commas or spaces separate the attributes of a code block. An unknown word after a space is probably meant for
    // another tool, so Limn reports only a warning. If the word resembles an attribute of Limn, it is probably
    // misspelled, so Limn reports an error.
    guard let name = AttributeName(rawValue: attribute.name) else {
      let (names, plain) = (AttributeName.allCases.map(\.rawValue), attribute.name.replacing("-", with: "_"))
      let meant = Suggestion.nearest(to: plain, among: names) ?? AttributeName(rawValue: plain)?.rawValue
      if meant == nil, !attribute.followsComma {
        diagnostics.add(
          .unknownAttribute, "'\(word)' is not a snippet attribute, so it has no effect", severity: .warning,
          at: place)
        return
      }
      let fixes = meant.map { meant in
        var spot = place
        spot.endLine = place.line
        spot.endColumn = place.column + attribute.name.utf8.count
        return [Fix("write '\(meant)'", edits: [Edit(at: spot, replacement: meant)])]
      }
      diagnostics.add(
        .unknownAttribute, "unknown attribute '\(attribute.name)'" + (meant.map { " (did you mean '\($0)'?)" } ?? ""),
        at: place,
        notes: meant == nil
          ? [Note("the attributes are " + names.withCommas)] : [],
        fixes: fixes ?? [])
      return
    }
    attributes.isEmpty = false
    if let example = name.example, value?.isEmpty ?? true {
      diagnostics.add(.attributeValue, "'\(name.rawValue)' needs a value, such as '\(example)'", at: place)
      return
    }
    if !name.takesValue, value != nil {
      diagnostics.add(.attributeValue, "'\(name.rawValue)' takes no value", at: place)
      return
    }
    if !seen.insert(name == .using ? word : name.rawValue).inserted {
      diagnostics.add(.duplicateAttribute, "'\(name.rawValue)' is given twice", at: place)
      return
    }
    apply(name, value ?? "", at: place)
  }

  private mutating func apply(_ name: AttributeName, _ value: String, at place: Location) {
    let written = SnippetAttributes.Written(text: value, location: place)
    switch name {
    case .ignore: attributes.isIgnored = true
    case .compileFail: attributes.expectsFailure = true
    case .preview: attributes.showsPreview = true
    case .run: attributes.runs = true
    case .shouldTrap: (attributes.runs, attributes.shouldTrap) = (true, true)
    case .script: attributes.isScript = true
    case .isolated: attributes.isIsolated = true
    case .tools: attributes.isManifest = true
    case .declaration: attributes.isDeclaration = true
    case .title: break
    case .highlight:
      if LineRanges(value) == nil {
        diagnostics.add(
          .attributeValue, "'highlight' takes lines such as '3', '3-5' or '3-5+8', not '\(value)'", at: place)
      }
    case .name: attributes.name = written
    case .using: attributes.using.append(written)
    case .from: attributes.source = written
    case .platform:
      guard Self.platforms.contains(value) else {
        diagnostics.add(.attributeValue, "unknown platform " + value.quoted(suggesting: Self.platforms), at: place)
        return
      }
      attributes.platform = value
    case .mode:
      guard value == "5" || value == "6" else {
        diagnostics.add(.attributeValue, "'mode' must be 5 or 6, not '\(value)'", at: place)
        return
      }
      attributes.languageMode = value
    }
  }

  private mutating func checkCombination(of fence: Fence) {
    let place = Location(fence.infoRange.start, path: path)
    func report(_ a: AttributeName, _ b: AttributeName, _ why: String) {
      diagnostics.add(
        .conflictingAttributes, "'\(a.rawValue)' and '\(b.rawValue)' exclude each other: \(why)", at: place)
    }
    if attributes.expectsFailure, attributes.runs {
      report(.compileFail, .run, "a snippet that does not compile cannot run")
    }
    if attributes.expectsFailure, attributes.showsPreview {
      report(.compileFail, .preview, "a snippet that does not compile has no preview")
    }
    if attributes.showsPreview, attributes.isManifest { report(.tools, .preview, "a manifest has no preview") }
    if attributes.showsPreview, attributes.isScript { report(.script, .preview, "a script has no preview") }
    if attributes.isManifest, attributes.runs { report(.tools, .run, "a manifest is only compiled, never run") }
    if attributes.isIsolated, !attributes.using.isEmpty {
      report(.isolated, .using, "an isolated snippet cannot use other snippets")
    }
  }
}
