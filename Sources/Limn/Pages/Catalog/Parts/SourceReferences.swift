import LimnCatalog

/// The locations in source files that use types and members of the catalog, from the compiler's index.
struct SourceReferences {
  struct Reference: Hashable {
    var line: Int
    /// The column in UTF-8 bytes, counted from 1.
    var column: Int
    /// The name that was at this position when the file was indexed. A link is added only if the file still contains
    /// this name at this position.
    var name: String
    var card: SourceCards.Subject
  }

  /// The references by path and line. The references in the same line are sorted by column.
  private let byPath: [String: [Int: [Reference]]]

  init(_ index: CatalogIndex) {
    var found: [String: Set<Reference>] = [:]
    for relation in index.relations {
      guard let entity = index.entities[relation.to], entity.declaration != nil else { continue }
      for evidence in relation.evidence {
        let member = evidence.member.flatMap { name in entity.members.first { $0.name == name }?.name }
        let name = member?.baseName ?? entity.name.shortName
        found[evidence.path, default: []].insert(
          Reference(
            line: evidence.line, column: evidence.column, name: name, card: .init(entity: entity.id, member: member)))
      }
    }
    byPath = found.mapValues { references in
      references.grouped(by: \.line).mapValues { references in
        references.sorted {
          ($0.column, $0.card.entity, $0.card.member ?? "") < ($1.column, $1.card.entity, $1.card.member ?? "")
        }
      }
    }
  }

  /// The references in a file by line. The references in the same line are sorted by column.
  func lines(of path: String) -> [Int: [Reference]] { byPath[path] ?? [:] }

  /// Turns the references in a line of highlighted code into links. Names inside existing links are left unchanged.
  ///
  /// - Parameter open: Returns the opening tag of a reference's link; nil if the reference has no target.
  static func link(_ html: String, _ references: [Reference], open: (Reference) -> String?) -> String {
    guard !references.isEmpty else { return html }
    let bytes = html.bytes
    var out: [UInt8] = []
    var (place, column, isInLink) = (0, 1, false)
    while place < bytes.count {
      if bytes[place] == "<" {
        let end = bytes[place...].firstIndex(of: ">") ?? bytes.count - 1
        let tag = bytes[place...end]
        if tag.starts(with: "<a ".bytes) { isInLink = true }
        if tag.elementsEqual("</a>".bytes) { isInLink = false }
        out += tag
        place = end + 1
        continue
      }
      let found =
        isInLink ? nil : references.first { $0.column == column && bytes[place...].starts(with: $0.name.utf8) }
      if let found, let start = open(found) {
        out += start.bytes + found.name.bytes + "</a>".bytes
        place += found.name.utf8.count
        column += found.name.utf8.count
        continue
      }
      // In HTML, one character of the source can be a character reference such as `&lt;`.
      let length = bytes[place] == "&" ? (bytes[place...].firstIndex(of: ";").map { $0 - place + 1 } ?? 1) : 1
      out += bytes[place..<place + length]
      place += length
      column += 1
    }
    return out.text
  }
}
