import Foundation
import SemanticTree

struct MaskModifier<Mask: View> {
  let mask: Mask
}

extension MaskModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let inner = context.collect(0) { $0.walk(content) }
    let (outer, measured) = (context.room, context.measuring(inner, at: 2))
    let size = measured.read()
    if let size { context.room = Room(size) } else { context.room.content = measured }
    let mask = context.pieces(of: mask, at: 1)
    context.room = outer
    context.add(
      .rearranged(
        inner + [.carried(.layer, mask)],
        { assembly in
          let mask = assembly.carried.take(.layer)
          assembly.nodes = assembly.nodes.map { $0.masked(by: mask, size) }
        }))
  }
}

extension SemanticNode {
  /// The element where the mask covers it. A mask of text or symbols gives them the paint of the element.
  fileprivate func masked(by mask: [SemanticNode], _ size: CGSize?) -> SemanticNode {
    var node = self
    if mask.count == 1, case .shape(let shape, _, _, _) = mask[0].content {
      node.boxes.append(.clip(size.flatMap { shape.placed(by: mask[0].boxes, in: $0) } ?? shape))
    } else if case .overlay(let cover, _)? = boxes.last, cover.count == 1, let paint = cover[0].paint,
      mask.map(\.written) == [written]
    {
      node.boxes.removeLast()
      node.write(in: paint)
    } else if let paint, mask.count == 1, !mask[0].written.isEmpty {
      node = mask[0]
      node.write(in: paint)
      var area = Box.Frame()
      (area.fillsWidth, area.fillsHeight) = (true, true)
      node.boxes += [.frame(area)] + boxes
    } else {
      node.approximations.append("a mask that is neither a shape nor text has no effect")
    }
    return node
  }

  /// The color or gradient that covers the element's area.
  private var paint: Paint? {
    switch content {
    case .paint(let paint): paint
    case .shape(.rectangle, let fill, _, _): fill
    default: nil
    }
  }

  /// The texts and symbols in the element.
  private var written: [String] {
    [.text, .image].contains(role) ? [label ?? ""] : children.flatMap(\.written)
  }

  private mutating func write(in paint: Paint) {
    style.foreground = paint
    for index in children.indices { children[index].write(in: paint) }
  }
}

extension SemanticNode.Shape {
  /// The outline of the shape in an area, if frames, paddings, or offsets give it a part of the area. Nil if the shape
  /// fills the area, or if its outline is not known.
  fileprivate func placed(by boxes: [SemanticNode.Box], in size: CGSize) -> Self? {
    let whole = CGRect(origin: .zero, size: size)
    let area = boxes.reversed().reduce(whole) { $1.area(in: $0) }
    guard area != whole, !whole.isEmpty else { return nil }
    let path: Path
    switch self {
    case .rectangle: path = Path(area)
    case .ellipse: path = Path(ellipseIn: area)
    case .circle:
      let side = min(area.width, area.height)
      path = Path(ellipseIn: CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side))
    case .capsule: path = Path(roundedRect: area, cornerRadius: min(area.width, area.height) / 2)
    case .roundedRectangle(let radius, let height):
      path = Path(roundedRect: area, cornerSize: CGSize(width: radius, height: height ?? radius))
    case .path: return nil
    }
    return .path(path.percentages(of: size))
  }
}

extension SemanticNode.Box {
  /// The part of an area that a box gives to a shape inside it.
  fileprivate func area(in outer: CGRect) -> CGRect {
    switch self {
    case .offset(let x, let y): return outer.offsetBy(dx: CGFloat(x), dy: CGFloat(y))
    case .padding(let insets):
      return CGRect(
        x: outer.minX + CGFloat(insets.leading), y: outer.minY + CGFloat(insets.top),
        width: max(outer.width - CGFloat(insets.leading + insets.trailing), 0),
        height: max(outer.height - CGFloat(insets.top + insets.bottom), 0))
    case .frame(let frame):
      let width = frame.width.map { CGFloat($0) } ?? min(outer.width, frame.maxWidth.map { CGFloat($0) } ?? .infinity)
      let height =
        frame.height.map { CGFloat($0) } ?? min(outer.height, frame.maxHeight.map { CGFloat($0) } ?? .infinity)
      return CGRect(x: outer.midX - width / 2, y: outer.midY - height / 2, width: width, height: height)
    default: return outer
    }
  }
}
