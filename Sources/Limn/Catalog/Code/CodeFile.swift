import Diagnostics
import Toolchain

/// A source file: what its syntax tells, and what the compiler noted while it compiled it.
struct CodeFile: Sendable {
  var facts: FileFacts
  var target: PackageTarget
  /// References and declarations that the author wrote, in order.
  var occurrences: [Occurrence]
  /// For each of the facts' types, the id of its entity, or nil if it has none.
  var entities: [String?]
  /// For each of the facts' previews, the id of its entity.
  var previews: [String?]
  private var byPlace: [UInt64: Range<Int>]

  init(facts: FileFacts, target: PackageTarget, occurrences: [Occurrence]) {
    self.facts = facts
    self.target = target
    self.occurrences = occurrences.filter { !$0.roles.contains(.implicit) }
    entities = Array(repeating: nil, count: facts.types.count)
    previews = Array(repeating: nil, count: facts.previews.count)
    byPlace = [:]
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

  /// The innermost type or extension around a place, as an index in the facts.
  func type(atLine line: Int, column: Int) -> Int? {
    var found: Int?
    for (index, type) in facts.types.enumerated() where type.span.contains(line: line, column: column) {
      if let best = found, !facts.types[best].span.contains(type.span) { continue }
      found = index
    }
    return found
  }

  /// The entity around a place: that of the innermost type that has one.
  func entity(atLine line: Int, column: Int) -> String? {
    var best: (span: Span, id: String)?
    for (type, id) in zip(facts.types, entities) {
      guard let id, type.span.contains(line: line, column: column) else { continue }
      if let found = best, !found.span.contains(type.span) { continue }
      best = (type.span, id)
    }
    return best?.id
  }

  func preview(atLine line: Int, column: Int) -> Int? {
    facts.previews.firstIndex { $0.span.contains(line: line, column: column) }
  }

  func isInside(_ kind: Region.Kind, _ occurrence: Occurrence) -> Bool {
    facts.regions.contains { $0.kind == kind && $0.span.contains(line: occurrence.line, column: occurrence.column) }
  }

  /// The member of a type around a place.
  func member(of type: TypeFact, atLine line: Int, column: Int) -> MemberFact? {
    type.members.first { $0.span.contains(line: line, column: column) }
  }

  func place(of occurrence: Occurrence) -> Location { Location(path: path, line: occurrence.line, column: occurrence.column) }

  private static func key(_ line: Int, _ column: Int) -> UInt64 { UInt64(line) << 32 | UInt64(column) }
}
