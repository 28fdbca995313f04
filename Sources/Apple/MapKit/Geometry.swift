public import CoreLocation
internal import Foundation

/// The size of an area, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// An area around a place.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    self.center = center
    let metersPerDegree = 111_194.9
    let width = max(0.01, cos(center.latitude * .pi / 180))
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / metersPerDegree, longitudeDelta: longitudinalMeters / metersPerDegree / width)
  }
  public init(_ rect: MKMapRect) {
    let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
    center = CLLocationCoordinate2D(
      latitude: (first.latitude + last.latitude) / 2, longitude: (first.longitude + last.longitude) / 2)
    span = MKCoordinateSpan(
      latitudeDelta: abs(first.latitude - last.latitude), longitudeDelta: abs(first.longitude - last.longitude))
  }

  /// The smallest area that contains all places, with a margin.
  init?(around places: [CLLocationCoordinate2D]) {
    let (latitudes, longitudes) = (places.map(\.latitude), places.map(\.longitude))
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return nil }
    center = CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2)
    span = MKCoordinateSpan(
      latitudeDelta: max(0.01, (north - south) * 1.4), longitudeDelta: max(0.01, (east - west) * 1.4))
  }

  /// The position of a place in the area, from (0, 0) in the northwest to (1, 1) in the southeast.
  func position(of place: CLLocationCoordinate2D) -> (x: Double, y: Double) {
    let (width, height) = (max(span.longitudeDelta, 1e-9), max(span.latitudeDelta, 1e-9))
    return (0.5 + (place.longitude - center.longitude) / width, 0.5 - (place.latitude - center.latitude) / height)
  }

  /// The place at a position in the area.
  func place(x: Double, y: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: center.latitude + (0.5 - y) * span.latitudeDelta,
      longitude: center.longitude + (x - 0.5) * span.longitudeDelta)
  }
}

public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, span: span)
}

/// A point on a flat map of the world.
public struct MKMapPoint: Sendable {
  static let worldSize = 268_435_456.0
  public var x: Double
  public var y: Double
  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = sin(coordinate.latitude * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * Self.worldSize
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.worldSize
  }
  public var coordinate: CLLocationCoordinate2D {
    let turn = 2 * Double.pi * (0.5 - y / Self.worldSize)
    return CLLocationCoordinate2D(
      latitude: 180 / .pi * (2 * atan(exp(turn)) - .pi / 2), longitude: x / Self.worldSize * 360 - 180)
  }
  /// In meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, point.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(
      from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.worldSize, height: MKMapPoint.worldSize)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x == .infinity }
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  public func contains(_ point: MKMapPoint) -> Bool {
    (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }
}
