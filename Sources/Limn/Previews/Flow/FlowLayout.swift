/// The positions of the cards and arrows in a flow map. In a small map, all screens are in one row, and arrows join
/// them. A large map is a list of cards in the same order; arrows between many cards cannot be followed.
struct FlowLayout {
  private static let columnGap = 116
  static let margin = 20

  /// The column of each node, in the order of the map's nodes.
  private let places: [Int]
  /// The arrows of the diagram. Each arrow joins two nodes and has the labels of all steps from the node `from` to the
  /// node `to`. There is an arrow only if `to` is in a later column than `from`. A large map has no arrows.
  let arrows: [(from: Int, to: Int, labels: [String])]
  /// Whether all nodes are in one row.
  let isRow: Bool
  private let cardWidth = 150
  private let cardHeight = 332
  /// The vertical distance in points from the top of a card to the ends of its arrows. Arrows start and end at the left
  /// or right side of a card.
  private let middle = 130

  private static let longestRow = 6
  /// The height of the space that is reserved above a row for arrows that skip screens.
  private static let overpass = 36
}

extension FlowLayout {
  init(_ map: FlowMap) {
    let indices = map.nodes.enumerated().keyed { ($1.id, $0) }
    let edges = map.edges.filter { !$0.isBack }
    let pairs = edges.compactMap { way in
      indices[way.from].flatMap { from in indices[way.to].map { (from: from, to: $0) } }
    }
    let places = Self.places(bySteps: Self.columns(count: map.nodes.count, pairs))
    self.places = places
    isRow = map.nodes.count <= Self.longestRow
    guard isRow else {
      arrows = []
      return
    }
    var seen = Set<[Int]>()
    arrows = pairs.filter { places[$0.to] > places[$0.from] && seen.insert([$0.from, $0.to]).inserted }.map { pair in
      let labels = edges.filter { indices[$0.from] == pair.from && indices[$0.to] == pair.to }.map(\.label)
      return (pair.from, pair.to, labels)
    }
  }

  /// The nodes in the order of the cards.
  var order: [Int] { places.indices.sorted { places[$0] < places[$1] } }

  /// Whether the layout has space above the cards for arrows that skip a screen.
  var hasOverpass: Bool { arrows.contains { isOverpass(from: $0.from, to: $0.to) } }

  private var top: Int { hasOverpass ? Self.margin + Self.overpass : Self.margin }

  private func isOverpass(from one: Int, to other: Int) -> Bool { places[other] - places[one] > 1 }

  /// The width of the whole diagram in points.
  var width: Int {
    Self.margin * 2 + places.count * (cardWidth + Self.columnGap) - Self.columnGap
  }
  var height: Int { top + Self.margin + cardHeight }

  /// The top-left corner of a card.
  func corner(of place: Int) -> (x: Int, y: Int) {
    (Self.margin + places[place] * (cardWidth + Self.columnGap), top)
  }

  /// The path data of an arrow between two cards.
  func curve(from one: Int, to other: Int) -> String {
    let (from, to) = (corner(of: one), corner(of: other))
    if isOverpass(from: one, to: other) {
      let (start, end) = (from.x + cardWidth / 2 + 24, to.x + cardWidth / 2 - 24)
      return "M\(start) \(from.y - 2)V\(lane(of: one, to: other))H\(end)V\(to.y - 9)"
    }
    return "M\(from.x + cardWidth - 6) \(from.y + middle)H\(to.x - 7)"
  }

  /// The position of an arrow's label: above the middle of the gap in front of the target card.
  func label(from one: Int, to other: Int) -> (x: Int, y: Int) {
    let (from, to) = (corner(of: one), corner(of: other))
    if isOverpass(from: one, to: other) { return ((from.x + to.x + cardWidth) / 2, lane(of: one, to: other) + 5) }
    return (to.x - Self.columnGap / 2 + 2, to.y + middle - 8)
  }

  /// Returns the vertical position of an arrow that skips screens. The more screens an arrow skips, the higher it is
  /// drawn.
  private func lane(of one: Int, to other: Int) -> Int {
    max(10, top - 14 - 9 * (places[other] - places[one] - 1))
  }

  /// Returns the position of each node in a single row. The row is sorted by the number of steps from the start. Nodes
  /// with the same number keep the map's order.
  private static func places(bySteps steps: [Int]) -> [Int] {
    let order = steps.indices.sorted { (steps[$0], $0) < (steps[$1], $1) }
    var places = steps
    for (place, node) in order.enumerated() { places[node] = place }
    return places
  }

  /// Returns the column of each node: the minimum number of steps from the first node to this node. If some nodes
  /// cannot be reached from the first node, the first of these nodes also gets column 0, and is the start for the nodes
  /// that can be reached from it. The function repeats this until all nodes have a column.
  private static func columns(count: Int, _ pairs: [(from: Int, to: Int)]) -> [Int] {
    var columns = [Int?](repeating: nil, count: count)
    for start in 0..<count where columns[start] == nil {
      columns[start] = 0
      var open = [start]
      while !open.isEmpty {
        let place = open.removeFirst()
        for pair in pairs where pair.from == place && columns[pair.to] == nil {
          columns[pair.to] = (columns[place] ?? 0) + 1
          open.append(pair.to)
        }
      }
    }
    return columns.map { $0 ?? 0 }
  }
}
