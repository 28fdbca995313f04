public import CoreLocation
public import Foundation

public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

public protocol MKOverlay: MKAnnotation {}

open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  public var coordinate: CLLocationCoordinate2D
  public var title: String?
  public var subtitle: String?
  public override init() { coordinate = CLLocationCoordinate2D() }
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

open class MKPolyline: NSObject, MKOverlay, @unchecked Sendable {
  let places: [CLLocationCoordinate2D]
  public init(coordinates: [CLLocationCoordinate2D], count: Int) { places = Array(coordinates.prefix(count)) }
  public var coordinate: CLLocationCoordinate2D { places.first ?? CLLocationCoordinate2D() }
  public var pointCount: Int { places.count }
  public var boundingMapRect: MKMapRect {
    places.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize(width: 0, height: 0)) }
      .reduce(.null) { $0.union($1) }
  }
}

open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }
  open var title: String? { name }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"

open class MKMapItem: NSObject, Identifiable, @unchecked Sendable {
  public let placemark: MKPlacemark
  public var name: String?
  public var phoneNumber: String?
  public var url: URL?
  public var timeZone: TimeZone?
  public var pointOfInterestCategory: MKPointOfInterestCategory?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  public static func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  /// Previews open no other apps.
  @discardableResult public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult public static func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    false
  }
}

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let airport = MKPointOfInterestCategory(rawValue: "airport")
  public static let bakery = MKPointOfInterestCategory(rawValue: "bakery")
  public static let beach = MKPointOfInterestCategory(rawValue: "beach")
  public static let cafe = MKPointOfInterestCategory(rawValue: "cafe")
  public static let hotel = MKPointOfInterestCategory(rawValue: "hotel")
  public static let museum = MKPointOfInterestCategory(rawValue: "museum")
  public static let park = MKPointOfInterestCategory(rawValue: "park")
  public static let parking = MKPointOfInterestCategory(rawValue: "parking")
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "publicTransport")
  public static let restaurant = MKPointOfInterestCategory(rawValue: "restaurant")
  public static let school = MKPointOfInterestCategory(rawValue: "school")
  public static let store = MKPointOfInterestCategory(rawValue: "store")
}

public final class MKPointOfInterestFilter: NSObject, Sendable {
  let categories: [MKPointOfInterestCategory]
  public static let includingAll = MKPointOfInterestFilter(including: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  public init(including categories: [MKPointOfInterestCategory]) { self.categories = categories }
  public init(excluding categories: [MKPointOfInterestCategory]) { self.categories = categories }
}

public struct MKError: Error, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Finds places. Previews have no network, so each search fails.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }
  open class Request: NSObject, @unchecked Sendable {
    public var naturalLanguageQuery: String?
    public var region = MKCoordinateRegion()
    public var resultTypes: ResultType = [.address, .pointOfInterest]
    public var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() {}
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
  }
  public final class Response: NSObject, @unchecked Sendable {
    public var mapItems: [MKMapItem] { [] }
    public var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  public init(request: Request) {}
  public var isSearching: Bool { false }
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, MKError(.serverFailure)) }
  open func cancel() {}
}

public final class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public var title: String { "" }
  public var subtitle: String { "" }
}

public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  public var queryFragment = ""
  public var region = MKCoordinateRegion()
  public var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public var results: [MKLocalSearchCompletion] { [] }
  public var isSearching: Bool { false }
  public override init() {}
  public func cancel() {}
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

public final class MKRoute: NSObject, @unchecked Sendable {
  public final class Step: NSObject, @unchecked Sendable {
    public var instructions: String { "" }
    public var notice: String? { nil }
    public var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    public var distance: CLLocationDistance { 0 }
  }
  public var name: String { "" }
  public var steps: [Step] { [] }
  public var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  public var distance: CLLocationDistance { 0 }
  public var expectedTravelTime: TimeInterval { 0 }
  public var transportType: MKDirectionsTransportType { .automobile }
}

/// Finds routes. Previews have no network, so each search fails.
open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    public var source: MKMapItem?
    public var destination: MKMapItem?
    public var transportType = MKDirectionsTransportType.any
    public var requestsAlternateRoutes = false
    public var departureDate: Date?
    public override init() {}
  }
  public final class Response: NSObject, @unchecked Sendable {
    public var routes: [MKRoute] { [] }
  }
  public init(request: Request) {}
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.directionsNotFound))
  }
  open func cancel() {}
}

/// A view from the street. Previews have no network, so there is none.
public final class MKLookAroundScene: NSObject, @unchecked Sendable {}
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  public var scene: MKLookAroundScene? { get async throws { nil } }
}
