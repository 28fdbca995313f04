import LimnCatalog
import LimnMarkup

/// A chart of lanes with a chip for each type: the layers of an app, or one layer with what uses it and what it uses.
/// When the pointer or the focus is on a type's chip, the chart highlights the types that this type uses, and the types
/// that use this type.
///
/// Many types of a layer are grouped by their folders, since a reader cannot survey hundreds of chips.
struct LaneChart {
  let format: CatalogFormatter
  let app: Entity
  /// The layer in the middle of the chart; nil for a chart of all layers.
  private let center: Entity?
  private let lanes: [Lane]
  /// A number for each type, by the type's id. The `id` attribute of a type's chip contains this number.
  private let numbers: [String: Int]
  private let broken: Set<String>

  /// The maximum number of types in a chart that has CSS rules for highlighting. For a chart with more types, the rules
  /// would be larger than the page, so they are left out.
  static let longestTrace = 300

  init(_ app: Entity, around center: Entity? = nil, format: CatalogFormatter) {
    self.format = format
    self.app = app
    self.center = center
    let listed = format.types(of: app)
    let own = Set(listed.filter { $0.layer == center?.id }.map(\.id))
    let shown = listed.filter { type in
      center == nil || own.contains(type.id) || format.from(type.id).contains { own.contains($0.to) }
        || format.to(type.id).contains { own.contains($0.from) }
    }
    lanes = format.layers(of: app, shown).flatMap { layer, all, depth in
      let folders = layer.id == center?.id ? all.folders() : [("", all)]
      return folders.map { name, types in
        Lane(
          layer: layer, title: name.isEmpty ? layer.name : name, types: types,
          isFolded: all.count > [Entity].surveyed, depth: depth)
      }
    }
    numbers = listed.enumerated().keyed { ($1.id, $0) }
    broken = Set(format.index.violations.filter { $0.state == .open }.map(\.entity))
  }

  private struct Lane {
    var layer: Entity
    var title: String
    var types: [Entity]
    /// Whether the chips are hidden until the reader opens their folder.
    var isFolded: Bool
    var depth: Int
  }

  /// The prefix of the chips' ids. It distinguishes the charts of several apps on one page.
  private var prefix: String {
    let place = format.index.entities(of: .app).firstIndex { $0.id == app.id } ?? 0
    return place == 0 ? "c" : "c\(place)-"
  }

  private var isTraced: Bool { numbers.count <= Self.longestTrace }

  /// The name of the style sheet with the highlighting rules, such as `trace-bmi.css`.
  static func styleName(of app: Entity) -> String {
    "trace-\(app.name.lowercased().filter { $0.isLetter || $0.isNumber }).css"
  }

  /// The chart as HTML, with the uses of each type of a single layer below it. In the Markdown alternate, the lanes
  /// are a list. A layer that has nothing to do with another one has no chart.
  var blocks: [CatalogBlock] {
    guard lanes.count > (center == nil ? 0 : 1) else { return [] }
    var html = Markup()
    html.element("div", ["lanes"]) { html in
      for lane in lanes {
        html.element("div", ["lane", "d\(lane.depth)"] + (lane.layer.id == center?.id ? ["own"] : [])) { html in
          write(lane, into: &html)
        }
      }
    }
    let kinds = Set(lanes.flatMap(\.types).map { KindGroup($0.kind) })
    if kinds.count > 1 {
      html.element("p", ["legend"]) { html in
        for kind in KindGroup.allCases where kinds.contains(kind) {
          html.element("span") { html in
            html.icon(kind)
            html.write(kind.title)
          }
          html.write(" ")
        }
      }
    }
    html.add("<p class=\"legend\">")
    if isTraced {
      html.add("Hover or focus a type to trace it: <span><i class=\"s used\"></i>it uses</span> ")
      html.add("<span><i class=\"s user\"></i>uses it</span> ")
    }
    html.add("<span><i class=\"s broken\"></i>breaks a rule</span></p>\n")
    let list = lanes.map { lane in
      [lane.title == lane.layer.name ? format.link(lane.layer.id) : .text(lane.title), ": "]
        + lane.types.map { format.link($0.id) }.joined(atMost: .max)
    }
    let uses = lanes.filter { $0.layer.id == center?.id }.flatMap(\.types).compactMap { type in
      let used = used(by: type)
      return used.isEmpty
        ? nil : [format.link(type.id), " uses "] + used.map { format.link($0) }.joined(atMost: .max)
    }
    return [.drawn(html, [.list(list)])] + (uses.isEmpty ? [] : [.folded("What each type uses", [.list(uses)])])
  }

  private func write(_ lane: Lane, into html: inout Markup) {
    html.element("div") { html in
      html.element("h3") { html in
        html.link(to: lane.layer.id == center?.id ? nil : format.href(lane.layer.id), text: lane.title)
      }
      for note in notes(on: lane) { html.element("p", text: note) }
    }
    html.element("div", ["folds"]) { html in
      let folders = lane.isFolded ? lane.types.folders() : []
      html.element("ul") { html in
        for (place, folder) in folders.enumerated() {
          html.element("li", PhoneFold.classes(place)) { html in
            html.element("details") { html in
              html.element(
                "summary", text: (folder.name + " " + folder.types.count.counted("type")).trimmed)
              html.list(folder.types) { chip($1, into: &$0) }
            }
          }
        }
        for (place, type) in lane.types.enumerated() where !lane.isFolded {
          html.element("li", PhoneFold.classes(place)) { chip(type, into: &$0) }
        }
      }
      if lane.isFolded {
        PhoneFold.write(folders.count, "folders", into: &html)
      } else {
        PhoneFold.write(lane.types.count, into: &html)
      }
    }
    html.add("\n")
  }

  private func chip(_ type: Entity, into html: inout Markup) {
    html.chip(
      type, format: format, id: numbers[type.id].map { prefix + "\($0)" }, isBad: broken.contains(type.id))
  }

  /// What the architecture says about a layer, or which other lanes the types of a lane use.
  private func notes(on lane: Lane) -> [String] {
    if center == nil {
      let allowed = (lane.layer.mayUse ?? []).compactMap { format[$0]?.name }
      return [lane.layer.reason, allowed.isEmpty ? "Uses no other layer." : "May use \(allowed.listed)."]
        .compactMap(\.self)
    }
    let used = Set(lane.types.flatMap(used))
    let others = lanes.filter { other in other.title != lane.title && other.types.contains { used.contains($0.id) } }
    return others.isEmpty ? [] : ["Uses \(others.map(\.title).listed)."]
  }

  /// The ids of the types of the app that a type uses. A route does not use the screen to which it leads.
  private func used(by type: Entity) -> [String] {
    numbered(
      format.from(type.id).filter { type.kind != .route || $0.kind != .navigatesTo }.map(\.to), except: type.id)
  }

  private func numbered(_ ids: [String], except own: String) -> [String] {
    Set(ids).filter { $0 != own && numbers[$0] != nil }.sorted { numbers[$0, default: 0] < numbers[$1, default: 0] }
  }

  /// The CSS rules for highlighting; nil if there are too many types. Each type has up to two rules: one for the types
  /// that use it, and one for the types that it uses.
  var style: String? {
    guard isTraced else { return nil }
    var css = ".lanes:has(.chip:is(:hover,:focus-visible)) .chip{opacity:0.3}\n"
    for (id, number) in numbers.sorted(by: { $0.value < $1.value }) {
      let origin = ".lanes:has(#\(prefix)\(number):is(:hover,:focus-visible)) "
      let used = chips(format.from(id).map(\.to), except: id)
      let users = chips(format.to(id).map(\.from), except: id)
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
    numbered(ids, except: own).map { "#\(prefix)\(numbers[$0, default: 0])" }.joined(separator: ",")
  }
}

extension [Entity] {
  /// The number of types that a reader can survey without groups.
  fileprivate static let surveyed = 40

  /// The entities by the folders that contain their files, if they are too many to survey, or else one group without a
  /// name. The names lack the folders that contain all files. A folder with too many entities is divided again.
  fileprivate func folders(_ depth: Int = 0, base: String = "", prefix: String = "") -> [(name: String, types: Self)] {
    guard count > Self.surveyed else { return [(base, self)] }
    let parts = grouped { entity in
      (entity.source?.path.pathNames.dropLast().dropFirst(depth).first).map(String.init) ?? ""
    }
    return parts.sortedByKey.flatMap { key, types in
      if key.isEmpty { return [(base, types)] }
      let isShared = parts.count == 1 && prefix.isEmpty
      return types.folders(
        depth + 1, base: prefix + key, prefix: isShared ? "" : prefix + key + "/")
    }
  }
}
