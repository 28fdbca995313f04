import CoreGraphicsTypes
import Foundation

// Areas made from two paths.
//
// - Approximated: the outlines are not cut where they cross, so an area is right if one path is inside the other.

extension Path {
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    // The area of a path that runs the other way round is a hole.
    let isSame = area * other.area > 0
    return Path(elements: elements + (isSame ? other.reversed : other).elements)
  }

  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(elements: elements + (area * other.area < 0 ? other.reversed : other).elements)
  }

  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    let common = boundingRect.intersection(other.boundingRect)
    if common.isNull { return Path() }
    return common == boundingRect ? self : common == other.boundingRect ? other : Path(common)
  }

  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { subtracting(other) }
  public func normalized(eoFill: Bool = true) -> Path { self }
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { intersection(other) }

  /// Twice the area; negative if the path runs counterclockwise.
  private var area: CGFloat {
    flattened.reduce(0) { sum, line in
      guard let first = line.first else { return sum }
      return zip(line, line.dropFirst() + [first]).reduce(sum) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
  }

  /// The path in the opposite direction. Each curve is approximated by lines.
  private var reversed: Path {
    var path = Path()
    for line in flattened {
      path.addLines(line.reversed())
      path.closeSubpath()
    }
    return path
  }
}
