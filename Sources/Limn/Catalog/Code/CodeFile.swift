import LimnDiagnostics
import LimnToolchain

/// A source file: what its syntax tells, and what the compiler noted while it compiled it.
struct CodeFile: Sendable {
  var facts: FileFacts
  var target: PackageTarget
  var level: FactLevel
  /// References and declarations that the author wrote, in order.
  var occurrences: [Occurrence]
  /// For each of the facts' types, the id of its entity, or nil if it has none.
  var entities: [String?]
  /// The same for the facts' globals.
  var globals: [String?]
  /// For each of the facts' previews, the id of its entity.
  var previews: [String?]
  /// Places of occurrences that names alone tell.
  private let guessed: Set<UInt64>
  private var byPlace: [UInt64: Range<Int>]
  private let nesting: SpanTree
  private let globalNesting: SpanTree
  private let regions: [Region.Kind: SpanTree]
  /// How the regions of navigation show their screens, in the order of their tree.
  private let transitions: [Transition?]

  /// - Parameters:
  ///   - guessed: what names tell, for places of which the compiler noted nothing.
  ///   - defined: the compiler's names of all that it found declared in the codebase.
  ///   - presenters: how functions of the app's own show what a closure makes, by their names.
  init(
    facts: FileFacts, target: PackageTarget, occurrences: [Occurrence], guessed: [Occurrence] = [], defined: Set<String> = [],
    level: FactLevel = .built,
    presenters: [String: Transition] = [:]
  ) {
    self.level = level
    self.facts = facts
    self.target = target
    // Where the compiler noted nothing, what a name most likely means is better than nothing.
    let unbuilt = Set(guessed.filter { $0.usr.hasPrefix("limn:") }.map { Self.key($0.line, $0.column) })
    let noted = occurrences.filter { occurrence in
      // Of a type whose own file the compiler did not get through, it knows a name that no entity has.
      if occurrence.roles.contains(.implicit) { return false }
      return !unbuilt.contains(Self.key(occurrence.line, occurrence.column)) || defined.contains(occurrence.usr)
    }
    let known = Set(noted.map { Self.key($0.line, $0.column) })
    let added = guessed.filter { !known.contains(Self.key($0.line, $0.column)) }
    self.guessed = Set(added.map { Self.key($0.line, $0.column) })
    self.occurrences = added.isEmpty ? noted : (noted + added).sorted { ($0.line, $0.column, $0.usr) < ($1.line, $1.column, $1.usr) }
    entities = Array(repeating: nil, count: facts.types.count)
    globals = Array(repeating: nil, count: facts.globals.count)
    previews = Array(repeating: nil, count: facts.previews.count)
    byPlace = [:]
    nesting = SpanTree(facts.types.map(\.span))
    globalNesting = SpanTree(facts.globals.map(\.span))
    let own = facts.closureCalls.compactMap { call in presenters[call.name].map { Region(kind: .navigation, span: call.span, via: $0) } }
    let all = facts.regions + own
    transitions = all.filter { $0.kind == .navigation }.map(\.via)
    regions = Dictionary(grouping: all, by: \.kind).mapValues { SpanTree($0.map(\.span)) }
    for (index, occurrence) in self.occurrences.enumerated() {
      let key = Self.key(occurrence.line, occurrence.column)
      byPlace[key] = (byPlace[key]?.lowerBound ?? index)..<(index + 1)
    }
  }
}

extension CodeFile {
  var path: String { facts.path }
  var isTest: Bool { target.kind == .test }

  func occurrences(at place: Location) -> ArraySlice<Occurrence> {
    byPlace[Self.key(place.line, place.column)].map { occurrences[$0] } ?? []
  }

  /// The entity around a place: that of the innermost type that has one, or of the function or variable outside of types.
  func entity(atLine line: Int, column: Int) -> String? {
    nesting.around(line: line, column: column).lazy.compactMap { entities[$0] }.first
      ?? globalNesting.around(line: line, column: column).lazy.compactMap { globals[$0] }.first
  }

  func preview(atLine line: Int, column: Int) -> Int? {
    facts.previews.firstIndex { $0.span.contains(line: line, column: column) }
  }

  func isInside(_ kind: Region.Kind, _ occurrence: Occurrence) -> Bool {
    regions[kind].map { !$0.around(line: occurrence.line, column: occurrence.column).isEmpty } ?? false
  }

  /// How the innermost navigation around a place shows its screen.
  func transition(atLine line: Int, column: Int) -> Transition? {
    regions[.navigation]?.around(line: line, column: column).first.flatMap { transitions[$0] }
  }

  /// Whether no compiler, but a name tells what is meant at a place.
  func isGuessed(line: Int, column: Int) -> Bool { level == .read || guessed.contains(Self.key(line, column)) }

  func place(of occurrence: Occurrence) -> Location { Location(path: path, line: occurrence.line, column: occurrence.column) }

  private static func key(_ line: Int, _ column: Int) -> UInt64 { UInt64(line) << 32 | UInt64(column) }
}
