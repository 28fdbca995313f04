/// Generates Swift files from compilation units. A file contains imports, shared declarations, a type around members,
/// and a function around statements.
struct UnitPrinter {
  var scope: Scope
  /// Whether to insert calls that report output and values. Such calls are needed only in snippets that run.
  var isInstrumented = false
  private(set) var source = GeneratedSource()
  private var written: Set<ItemReference> = []

  /// Returns the name of the function around a unit's statements. Snippets do not use names with this prefix.
  static func functionName(_ suffix: String) -> String { "__snippet\(suffix)" }

  /// The name of the generated type around members that the snippet shows without their type. No snippet is likely to
  /// use this name.
  static let wrapperName = "Members_"

  /// Generates a file with one compilation unit.
  static func alone(_ unit: SnippetUnit, in scope: Scope, onMainActor: Bool) -> GeneratedSource {
    var layout = UnitPrinter(scope: scope)
    layout.append(imports: unit.imports)
    layout.append(unit, suffix: "", onMainActor: onMainActor)
    return layout.source
  }

  /// Generates a script with top-level code. The script contains the declarations that the snippet uses, and then the
  /// whole text of the snippet.
  static func script(_ unit: SnippetUnit, in scope: Scope, isInstrumented: Bool = false) -> GeneratedSource {
    var layout = UnitPrinter(scope: scope, isInstrumented: isInstrumented)
    let owner = scope.owner(of: unit)
    layout.append(imports: unit.imports.filter { $0.snippet != unit.owner })
    for part in unit.parts where part.reference.snippet != unit.owner { layout.append(part) }
    var done = 0
    if isInstrumented {
      layout.source.unit = unit.owner
      for index in owner.syntax.items.indices {
        let range = owner.syntax.items[index].range
        layout.source.append(done..<range.lowerBound, of: owner)
        layout.source.append("\n")
        layout.append(.init(reference: .init(snippet: owner.id, item: index), role: .statement))
        done = range.upperBound
      }
    }
    if owner.attributes.isManifest, let form = owner.syntax.manifest {
      layout.append(form, of: owner)
    } else {
      layout.source.append(done..<owner.text.count, of: owner)
    }
    layout.source.append("\n")
    return layout.source
  }

  private mutating func append(_ form: ManifestForm, of owner: Snippet) {
    source.append(form.prefix)
    var done = form.range.lowerBound
    for insertion in form.insertions {
      source.append(done..<insertion.offset, of: owner)
      source.append(insertion.text)
      done = insertion.offset
    }
    source.append(done..<form.range.upperBound, of: owner)
    source.append(form.suffix)
  }

  /// Generates a file with several compilation units. If several units use a declaration, it appears once.
  static func merged(_ units: [SnippetUnit], in scope: Scope, onMainActor: Bool, isInstrumented: Bool = false)
    -> GeneratedSource
  {
    var layout = UnitPrinter(scope: scope, isInstrumented: isInstrumented)
    var seen = Set<String>()
    layout.append(imports: units.flatMap(\.imports).filter { seen.insert($0.text).inserted })
    for unit in units { layout.append(unit, suffix: "\(unit.owner)", onMainActor: onMainActor) }
    return layout.source
  }

  mutating func append(imports: [SnippetSyntax.Import]) {
    for new in imports {
      if let snippet = new.snippet {
        source.append(new.range, of: scope.snippets[snippet])
      } else {
        source.append(new.text)
      }
      source.append("\n")
    }
  }

  mutating func append(_ unit: SnippetUnit, suffix: String, onMainActor: Bool) {
    source.unit = nil
    for part in unit.parts where part.role == .fileScope && written.insert(part.reference).inserted { append(part) }
    source.unit = unit.owner
    let members = unit.parts.filter { $0.role == .member && $0.reference.snippet == unit.owner }
    if !members.isEmpty {
      let syntax = scope.owner(of: unit).syntax
      let conformance = syntax.conformance.map { ": " + $0 } ?? ""
      source.append("\(syntax.wrapper?.rawValue ?? "struct") \(Self.wrapperName)\(suffix)\(conformance) {\n")
      for part in members { append(part) }
      source.append("}\n")
    }
    let groups = groups(of: unit)
    guard !groups.isEmpty else { return }
    source.append("\(onMainActor ? "@MainActor " : "")func \(Self.functionName(suffix))() async throws {\n")
    // Start a `do` block for each further snippet, inside the block of the previous snippet. A snippet can then use the
    // variables of earlier snippets, and can also declare a variable with the same name.
    for (index, group) in groups.enumerated() {
      if index > 0 { source.append("do {\n") }
      if isInstrumented, index > 0, group[0].reference.snippet == unit.owner { source.append("__limnOwn()\n") }
      for part in group { append(part) }
    }
    source.append(String(repeating: "}\n", count: groups.count))
    source.unit = nil
  }

  /// Returns the statements of a unit, grouped by snippet.
  private func groups(of unit: SnippetUnit) -> [[SnippetUnit.Part]] {
    var groups: [[SnippetUnit.Part]] = []
    for part in unit.parts where part.role == .statement {
      if groups.last?.first?.reference.snippet == part.reference.snippet {
        groups[groups.count - 1].append(part)
      } else {
        groups.append([part])
      }
    }
    return groups
  }

  private mutating func append(_ part: SnippetUnit.Part) {
    let snippet = scope.snippets[part.reference.snippet]
    let item = snippet.syntax.items[part.reference.item]
    let isOwn = source.unit == snippet.id
    let expectations = part.role == .statement && isOwn ? snippet.expectations : Expectations()
    let value = expectations.values.firstIndex { $0.item == part.reference.item }
    let prints = expectations.prints.firstIndex { $0.item == part.reference.item }
    if isInstrumented, part.role == .statement { source.append("__limnAt(\(isOwn ? part.reference.item : -1))\n") }
    if isInstrumented, let prints { source.append("__limnMark(\(prints * 2))\n") }
    // The snippet's top-level variables become global variables of this file. Swift 6 rejects mutable global variables,
    // so mark them as `nonisolated(unsafe)`.
    let isShared = part.role == .fileScope && item.kind == .variable && item.isMutable
    appendCode(item, of: snippet, value: value, modifier: isShared ? "nonisolated(unsafe) " : "")
    if isInstrumented, let prints { source.append("__limnMark(\(prints * 2 + 1))\n") }
  }

  private mutating func appendCode(_ item: Item, of snippet: Snippet, value: Int?, modifier: String) {
    // Insert `#sourceLocation`, so that a trap reports the line in the author's file.
    if isInstrumented {
      let place = snippet.location(of: item.range.lowerBound)
      source.append("#sourceLocation(file: \"\(place.path)\", line: \(place.line))\n")
    }
    source.append(modifier)
    guard let value else {
      source.append(item.range, of: snippet)
      return source.append("\n")
    }
    if let variable = snippet.expectations.values[value].variable {
      source.append(item.range, of: snippet)
      source.append(isInstrumented ? "\n__limnValue(\(value), \(variable))\n" : "\n_ = \(variable)\n")
    } else {
      source.append(isInstrumented ? "__limnValue(\(value), " : "_ = (")
      source.append(item.range, of: snippet)
      source.append(")\n")
    }
  }
}
