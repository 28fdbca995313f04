/// Collects the hover cards of a source page. The card of a type or member shows its declaration, its summary, and its
/// module.
struct SourceCards {
  struct Subject: Hashable {
    /// The id of the type. For a member, this is the id of the type that declares the member.
    var entity: String
    var member: String?
  }

  let format: CatalogFormatter
  private var numbers: [Subject: Int] = [:]
  private var cards: [String] = []

  init(format: CatalogFormatter) { self.format = format }

  /// Returns the number of the card for a type or member, and creates the card on first use. Returns nil if the catalog
  /// does not contain the type.
  mutating func number(of subject: Subject) -> Int? {
    if let known = numbers[subject] { return known }
    guard let entity = format[subject.entity], let declaration = entity.declaration else {
      return nil
    }
    let member = subject.member.flatMap { name in entity.members.first { $0.name == name } }
    let about = (member == nil ? entity.summary : member?.documentation)?.firstParagraph ?? ""
    let text = CatalogFormatter.plain(about, of: member == nil ? entity.documentation : member?.documentation)
    let isDeprecated = (member == nil ? entity.facts : member?.facts)?.isDeprecated == true
    cards.append(
      "[\((member?.text ?? declaration.text).quotedJSON),\(((isDeprecated ? "Deprecated. " : "") + text).quotedJSON),\"\",\((entity.module ?? "").quotedJSON)]"
    )
    numbers[subject] = cards.count - 1
    return cards.count - 1
  }

  /// The script with the cards of a page; nil if the page has no cards.
  func file(for address: PageAddress) -> SiteFile? {
    cards.isEmpty ? nil : HoverFile.make("limnHovers([\(cards.joined(separator: ",\n"))],[])\n", for: address)
  }
}
