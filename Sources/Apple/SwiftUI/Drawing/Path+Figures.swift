public import CoreGraphicsTypes
public import Foundation

extension Path {
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, size: cornerSize)
  }

  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, size: cornerSize), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    let (a, b) = (min(cornerRadii.topLeading, most), min(cornerRadii.topTrailing, most))
    let (c, d) = (min(cornerRadii.bottomTrailing, most), min(cornerRadii.bottomLeading, most))
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + a, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - b, y: rect.minY))
    path.addArc(
      center: CGPoint(x: rect.maxX - b, y: rect.minY + b), radius: b, startAngle: .degrees(-90), endAngle: .zero,
      clockwise: false)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - c))
    path.addArc(
      center: CGPoint(x: rect.maxX - c, y: rect.maxY - c), radius: c, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    path.addLine(to: CGPoint(x: rect.minX + d, y: rect.maxY))
    path.addArc(
      center: CGPoint(x: rect.minX + d, y: rect.maxY - d), radius: d, startAngle: .degrees(90), endAngle: .degrees(180),
      clockwise: false)
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + a))
    path.addArc(
      center: CGPoint(x: rect.minX + a, y: rect.minY + a), radius: a, startAngle: .degrees(180),
      endAngle: .degrees(270), clockwise: false)
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.applying(transform).elements)
  }
}

extension Path {
  /// Adds an arc. If the path has a current point, a line connects that point to the start of the arc.
  ///
  /// - Parameter clockwise: whether the arc is clockwise in a coordinate system whose y axis points up. On the screen,
  ///   the y axis points down. Therefore, the arc looks clockwise there if the value is false.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if abs(delta) < turn || (delta < 0) != clockwise {
      delta = delta.truncatingRemainder(dividingBy: turn)
      if clockwise, delta > 0 { delta -= turn }
      if !clockwise, delta < 0 { delta += turn }
      if delta == 0, endAngle.radians != startAngle.radians { delta = clockwise ? -turn : turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(min(max(delta, -turn), turn)),
      transform: transform)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
      let (cosine, sine) = (cos(angle), sin(angle))
      return CGPoint(
        x: center.x + radius * CGFloat(cosine - tangent * sine), y: center.y + radius * CGFloat(sine + tangent * cosine)
      ).applying(transform)
    }
    let pieces = max(Int((abs(delta.radians) / (.pi / 2)).rounded(.up)), 1)
    let step = delta.radians / Double(pieces)
    let tangent = 4 / 3 * tan(step / 4)
    let start = point(startAngle.radians)
    if isEmpty { move(to: start) } else if currentPoint != start { addLine(to: start) }
    if delta.radians == 0 { return }
    for piece in 0..<pieces {
      let (from, to) = (startAngle.radians + Double(piece) * step, startAngle.radians + Double(piece + 1) * step)
      addCurve(to: point(to), control1: point(from, tangent), control2: point(to, -tangent))
    }
  }

  /// Adds an arc that touches two lines: from the current point to `p1`, and from `p1` to `p2`.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint?.applying(transform.inverted()) else { return move(to: p1.applying(transform)) }
    let (first, second) = (atan2(start.y - p1.y, start.x - p1.x), atan2(p2.y - p1.y, p2.x - p1.x))
    var between = second - first
    if between > .pi { between -= 2 * .pi }
    if between < -.pi { between += 2 * .pi }
    guard abs(between) > 1e-9, abs(abs(between) - .pi) > 1e-9 else { return addLine(to: p1.applying(transform)) }
    let (distance, middle) = (radius / abs(sin(between / 2)), first + between / 2)
    let center = CGPoint(x: p1.x + distance * cos(middle), y: p1.y + distance * sin(middle))
    let side: CGFloat = between > 0 ? 1 : -1
    let begin = first - side * .pi / 2
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(begin)),
      delta: .radians(Double(-side * (.pi - abs(between)))),
      transform: transform)
  }
}
