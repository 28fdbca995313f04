import LimnDiagnostics
import LimnToolchain

/// A source file: its syntax facts, and the compiler's index of it.
struct CodeFile {
  var facts: FileFacts
  var target: PackageTarget
  var level: FactLevel
  /// The references and declarations written in the source, sorted by line and column.
  var occurrences: [Occurrence]
  /// The entity id of each type in `facts.types`; nil for a type without an entity.
  var entities: [String?]
  /// The entity id of each declaration in `facts.globals`; nil for a declaration without an entity.
  var globals: [String?]
  /// The entity id of each preview in `facts.previews`.
  var previews: [String?]
  /// The positions of names for which the compiler's index has no usable entry. At these positions, Limn inferred the
  /// declaration from the name alone.
  private let guessed: Set<Place>
  private var byPlace: [Place: Range<Int>]
  /// For each member whose own members are used, whether the whole expression is changed or called.
  let chains: [Place: Bool]
  /// Where the calls start of whose screens other calls create only parts, by the place of the other call.
  private let wholes: [Place: Location]
  private let nesting, globalNesting: SpanTree
  private let regions: [Region.Kind: SpanTree]
  /// The regions in `regions[.navigation]`, in the same order.
  private let navigations: [Region]

  /// - Parameters:
  ///   - guessed: occurrences that were inferred from names. They are used at positions for which the index has no
  ///     usable entry.
  ///   - defined: the USRs of all declarations that the compiler found in the codebase.
  ///   - presenters: the transitions of the app's own functions that present the content of a closure. The key is the
  ///     function's name.
  init(
    facts: FileFacts, target: PackageTarget, occurrences: [Occurrence], guessed: [Occurrence] = [],
    defined: Set<String> = [],
    level: FactLevel = .built,
    presenters: [String: Set<Transition>] = [:]
  ) {
    self.level = level
    self.facts = facts
    self.target = target
    // At these positions, the name refers to a declaration of the codebase that is missing in the compiler's index.
    let unbuilt = Set(guessed.filter { $0.usr.hasPrefix(NameTable.prefix) }.map { Place($0) })
    let noted = occurrences.filter { occurrence in
      // Leave out implicit occurrences, which are not written in the source. At an `unbuilt` position, also leave out
      // symbols from outside the codebase. The compiler may have found a wrong symbol there, since it did not know the
      // codebase's own declaration. The inferred occurrence replaces the wrong symbol.
      if occurrence.roles.contains(.implicit) { return false }
      return !unbuilt.contains(Place(occurrence)) || defined.contains(occurrence.usr)
    }
    let known = Set(noted.map { Place($0) })
    let added = guessed.filter { !known.contains(Place($0)) }
    self.guessed = Set(added.map { Place($0) })
    self.occurrences =
      added.isEmpty ? noted : (noted + added).sorted { ($0.line, $0.column, $0.usr) < ($1.line, $1.column, $1.usr) }
    entities = Array(repeating: nil, count: facts.types.count)
    globals = Array(repeating: nil, count: facts.globals.count)
    previews = Array(repeating: nil, count: facts.previews.count)
    byPlace = [:]
    chains = facts.chains.keyed { (Place($0.location), $0.isChanged) }
    wholes = Dictionary(
      keepingFirst: (facts.calls + facts.partCalls).compactMap { call in call.whole.map { (Place(call.location), $0) } }
    )
    nesting = SpanTree(facts.types.map(\.span))
    globalNesting = SpanTree(facts.globals.map(\.span))
    let own = facts.closureCalls.map { ($0.name, $0.span) }
    let helpers = facts.types.flatMap { type in type.members.map { ("\(type.name).\($0.baseName)", $0.span) } }
    let presented = (own + helpers).flatMap { name, span in
      (presenters[name] ?? []).map { Region(kind: .navigation, span: span, via: $0) }
    }
    let all = facts.regions + presented
    navigations = all.filter { $0.kind == .navigation }
    regions = all.grouped(by: \.kind).mapValues { SpanTree($0.map(\.span)) }
    for (index, occurrence) in self.occurrences.enumerated() {
      let key = Place(occurrence)
      byPlace[key] = (byPlace[key]?.lowerBound ?? index)..<(index + 1)
    }
  }

  var path: String { facts.path }
  var isTest: Bool { target.kind == .test }

  func occurrences(at place: some Positioned) -> ArraySlice<Occurrence> {
    byPlace[Place(place)].map { occurrences[$0] } ?? []
  }

  /// The USR of the symbol that is declared at a location.
  func definition(at place: some Positioned) -> String? {
    occurrences(at: place).first { !$0.roles.isDisjoint(with: [.definition, .declaration]) && $0.kind != .parameter }?
      .usr
  }

  /// The entity that contains a position: the innermost type with an entity, or a global function or variable.
  func entity(at place: some Positioned) -> String? {
    nesting.around(place).lazy.compactMap { entities[$0] }.first
      ?? globalNesting.around(place).lazy.compactMap { globals[$0] }.first
  }

  /// The types and extensions around a position, innermost first.
  func types(around place: some Positioned) -> [TypeFact] { nesting.around(place).map { facts.types[$0] } }

  /// Whether a position is in front of the last name in the head of an extension, such as `Outer` in
  /// `extension Outer.Inner`.
  func isHeadOfExtension(_ place: some Positioned) -> Bool {
    guard let type = types(around: place).first, type.isExtension else { return false }
    return (place.line, place.column) < (type.location.line, type.location.column)
  }

  func preview(at place: some Positioned) -> Int? { facts.previews.firstIndex { $0.span.contains(place) } }

  func isInside(_ kind: Region.Kind, _ occurrence: Occurrence) -> Bool {
    regions[kind].map { !$0.around(occurrence).isEmpty } ?? false
  }

  /// The ways in which the innermost navigation region around a position presents its screen.
  func transitions(at place: some Positioned) -> Set<Transition> {
    let around = (regions[.navigation]?.around(place) ?? []).map { navigations[$0] }
    return Set(around.filter { $0.span == around[0].span }.compactMap(\.via))
  }

  /// Whether the call at a position creates only a part of the screen that the innermost navigation region presents.
  func isPart(_ place: some Positioned) -> Bool {
    guard let whole = wholes[Place(place)] else { return false }
    return presentedSpan(at: place)?.contains(whole) ?? true
  }

  /// The innermost navigation region around a position.
  func presentedSpan(at place: some Positioned) -> Span? {
    regions[.navigation]?.around(place).first.map { navigations[$0].span }
  }

  /// Whether a call inside `span` presents the screen at a position.
  func presents(_ place: some Positioned, in span: Span) -> Bool {
    (regions[.navigation]?.around(place) ?? []).contains { span.contains(navigations[$0].span) }
  }

  /// Whether Limn guessed from the name at a position which declaration it refers to, since the compiler's index does
  /// not say.
  func isGuessed(at place: some Positioned) -> Bool { level == .read || guessed.contains(Place(place)) }

  func place(of code: some Positioned) -> Location {
    Location(path: path, line: code.line, column: code.column)
  }
}
