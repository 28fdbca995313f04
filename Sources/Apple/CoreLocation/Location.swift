public import Foundation

public typealias CLLocationDegrees = Double
/// In meters.
public typealias CLLocationDistance = Double
/// In meters per second.
public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationAccuracy = Double
/// In degrees from north.
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double

public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 10_000
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
    timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed) = (course, speed)
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// The shortest distance on a sphere with the earth's mean radius.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = { (degrees: Double) in degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    let latitude = sin(radians(b.latitude - a.latitude) / 2)
    let longitude = sin(radians(b.longitude - a.longitude) / 2)
    let chord =
      latitude * latitude + cos(radians(a.latitude)) * cos(radians(b.latitude)) * longitude * longitude
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLLocation else { return false }
    return coordinate.latitude == other.coordinate.latitude && coordinate.longitude == other.coordinate.longitude
      && altitude == other.altitude && timestamp == other.timestamp
  }
  open override var hash: Int { [coordinate.latitude, coordinate.longitude].hashValue }
}

public final class CLHeading: NSObject, @unchecked Sendable {
  public let magneticHeading: CLLocationDirection
  public let trueHeading: CLLocationDirection
  init(heading: CLLocationDirection) { (magneticHeading, trueHeading) = (heading, heading) }
}

open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  public var notifyOnEntry = true
  public var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

public final class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return place.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
  }
}
