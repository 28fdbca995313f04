import LimnCatalog
import LimnMarkup

extension Markup {
  /// Adds the icon of a kind. It is hidden from assistive technology, since the kind's name is next to it.
  mutating func icon(_ group: KindGroup) { add("<i class=\"k \(group.icon)\"></i>") }

  /// Adds the icon of an entity. Articles and previews have icons of their own.
  mutating func icon(of entity: Entity) {
    switch entity.kind {
    case .article: add("<i class=\"k k-article\"></i>")
    case .preview: add("<i class=\"k k-preview\"></i>")
    default: icon(KindGroup(entity.kind))
    }
  }

  /// Adds a small labeled link to an entity's page, with its icon.
  mutating func chip(_ entity: Entity, format: CatalogFormatter, id: String? = nil, isBad: Bool = false) {
    let address = format.href(entity.id)
    element(address == nil ? "span" : "a", isBad ? ["chip", "broken"] : ["chip"], [("id", id), ("href", address)]) {
      html in
      html.icon(KindGroup(entity.kind))
      html.element("span", ["vh"], text: entity.kind.title.capitalizedFirst + " ")
      html.element("span", [], text: entity.name)
    }
  }
}
