public import CoreGraphicsTypes

extension Path {
  public init(_ path: CGPath) {
    self.init(
      elements: path.elements.map { element in
        switch element {
        case .move(let end): .move(to: end)
        case .line(let end): .line(to: end)
        case .quadCurve(let end, let control): .quadCurve(to: end, control: control)
        case .curve(let end, let first, let second): .curve(to: end, control1: first, control2: second)
        case .closeSubpath: .closeSubpath
        }
      })
  }

  public init(_ path: CGMutablePath) { self.init(path as CGPath) }

  public var cgPath: CGPath {
    CGPath(
      elements: elements.map { element in
        switch element {
        case .move(let end): .move(to: end)
        case .line(let end): .line(to: end)
        case .quadCurve(let end, let control): .quadCurve(to: end, control: control)
        case .curve(let end, let first, let second): .curve(to: end, control1: first, control2: second)
        case .closeSubpath: .closeSubpath
        }
      })
  }
}

extension Image {
  /// - Approximated: an image of Core Graphics has no pixels here, so it is drawn as the symbol `photo`.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(systemName: "photo")
  }

  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(systemName: "photo")
  }

  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}
