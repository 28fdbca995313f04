public import Foundation

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// Gives the device's location. A preview has none, and no user who could allow it to be read.
open class CLLocationManager: NSObject, @unchecked Sendable {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy = kCLLocationAccuracyBest
  public var distanceFilter = kCLDistanceFilterNone
  public var headingFilter: CLLocationDegrees = 1
  public var activityType = CLActivityType.other
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var showsBackgroundLocationIndicator = false
  public private(set) var monitoredRegions: Set<CLRegion> = []
  public override init() {}

  public var location: CLLocation? { nil }
  public var heading: CLHeading? { nil }
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  public class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  public class func locationServicesEnabled() -> Bool { true }
  public class func headingAvailable() -> Bool { false }
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  public class func isMonitoringAvailable(for region: AnyClass) -> Bool { false }

  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  /// Tells the delegate that the location is unknown.
  open func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
  }
}

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

public struct CLError: Error, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}

/// The address of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public init(location: CLLocation? = nil) { self.location = location }
  public init(placemark: CLPlacemark) { location = placemark.location }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var timeZone: TimeZone? { nil }
}

/// Finds addresses. Previews have no network, so each search fails.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  public override init() {}
  public var isGeocoding: Bool { false }
  open func cancelGeocode() {}
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func geocodeAddressString(_ address: String, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError(.network))
  }
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale: Locale? = nil) async throws
    -> [CLPlacemark]
  { throw CLError(.network) }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale: Locale? = nil, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
}
