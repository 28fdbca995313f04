import LimnCatalog
import LimnMarkup
import LimnPlatform

/// A chart of an app's layers as lanes, with a chip for each type. When the pointer or the focus is on a type's chip,
/// the chart highlights the types that this type uses, and the types that use this type.
struct LaneChart {
  let words: CatalogFormatter
  let app: Entity
  private let layers: [Entity]
  private let types: [String: [Entity]]
  /// A number for each type, by the type's id. The `id` attribute of a type's chip contains this number.
  private let numbers: [String: Int]
  private let broken: Set<String>

  /// The maximum number of types in a chart that has CSS rules for highlighting. For a chart with more types, the rules
  /// would be larger than the page, so they are left out.
  static let longestTrace = 300

  init(_ app: Entity, words: CatalogFormatter) {
    self.words = words
    self.app = app
    let listed = words.types(of: app)
    types = Dictionary(grouping: listed.filter { $0.layer != nil }) { $0.layer ?? "" }
    let filled = types
    layers = words.index.entities(of: .layer).filter { $0.app == app.id && filled[$0.id] != nil }
      .sorted { ($0.order ?? 0) < ($1.order ?? 0) }
    numbers = Dictionary(keepingFirst: listed.enumerated().map { ($1.id, $0) })
    broken = Set(words.index.violations.filter { $0.state == .open }.map(\.entity))
  }
}

extension LaneChart {
  /// The prefix of the chips' ids. It distinguishes the charts of several apps on one page.
  private var prefix: String {
    let place = words.index.entities(of: .app).firstIndex { $0.id == app.id } ?? 0
    return place == 0 ? "c" : "c\(place)-"
  }

  var isEmpty: Bool { layers.isEmpty }

  /// The name of the style sheet with the highlighting rules, such as `trace-bmi.css`.
  static func styleName(of app: Entity) -> String {
    "trace-\(app.name.lowercased().filter { $0.isLetter || $0.isNumber }).css"
  }

  /// The chart as HTML. In the Markdown alternate, the layers are a list.
  func block() -> CatalogBlock {
    var html = Markup()
    html.element("div", ["lanes"]) { html in
      for (depth, layer) in layers.enumerated() {
        html.element("div", ["lane", "d\(min(4, depth + 1 + max(0, 4 - layers.count)))"]) { html in
          lane(layer, into: &html)
        }
      }
    }
    html.add("<p class=\"legend\">Hover or focus a type to trace it: <span><i class=\"s used\"></i>it uses</span> ")
    html.add("<span><i class=\"s user\"></i>uses it</span> <span><i class=\"s broken\"></i>breaks a rule</span></p>\n")
    let list = layers.map { layer in
      [words.link(layer.id), ": "] + (types[layer.id] ?? []).map { words.link($0.id) }.joined(atMost: .max)
    }
    return .drawn(html, [.list(list)])
  }

  private func lane(_ layer: Entity, into html: inout Markup) {
    html.element("div") { html in
      html.element("h3") { html in
        html.link(to: words.href(layer.id), text: layer.name)
      }
      if let reason = layer.reason { html.element("p", text: reason) }
      let allowed = (layer.mayUse ?? []).compactMap { words.index.entities[$0]?.name }
      html.element("p", text: allowed.isEmpty ? "Uses no other layer." : "May use \(allowed.listed).")
    }
    html.element("div", ["folds"]) { html in
      let sorted = (types[layer.id] ?? []).sorted {
        (KindGroup($0.kind).position, $0.name) < (KindGroup($1.kind).position, $1.name)
      }
      html.element("ul") { html in
        for (place, entity) in sorted.enumerated() {
          html.element("li", PhoneFold.classes(place)) { html in
            html.chip(
              entity, words: words, id: numbers[entity.id].map { prefix + "\($0)" },
              isBad: broken.contains(entity.id))
          }
        }
      }
      PhoneFold.write(sorted.count, into: &html)
    }
    html.add("\n")
  }

  /// The CSS rules for highlighting; nil if there are too many types. Each type has up to two rules: one for the types
  /// that use it, and one for the types that it uses.
  var style: String? {
    guard numbers.count <= Self.longestTrace else { return nil }
    var css = ""
    for (id, number) in numbers.sorted(by: { $0.value < $1.value }) {
      let origin = ".lanes:has(#\(prefix)\(number):is(:hover,:focus-visible)) "
      let used = chips(words.from(id).map(\.to), except: id)
      let users = chips(words.to(id).map(\.from), except: id)
      if !users.isEmpty {
        css += origin + ":is(\(users)){opacity:1;border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}\n"
      }
      if !used.isEmpty {
        css +=
          origin
          + ":is(\(used)){opacity:1;background:var(--accent);border-color:var(--accent);color:var(--on-accent);--used:var(--on-accent)}\n"
      }
    }
    return css
  }

  private func chips(_ ids: [String], except own: String) -> String {
    Set(ids.compactMap { $0 == own ? nil : numbers[$0] }).sorted().map { "#\(prefix)\($0)" }.joined(separator: ",")
  }
}
