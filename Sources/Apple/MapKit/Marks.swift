public import CoreLocation
public import SwiftUI

/// A balloon with a label at a place.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never
  let coordinate: CLLocationCoordinate2D
  let label: AnyView

  public var _parts: [_MapPart] {
    [
      _MapPart(
        places: [coordinate],
        view: AnyView(
          VStack(spacing: 0) {
            Image(systemName: "mappin.circle.fill").foregroundStyle(.red)
            label.font(.caption2)
          }))
    ]
  }

  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    (self.coordinate, self.label) = (coordinate, AnyView(label()))
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Label(title, systemImage: systemImage) }
  }
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Label(titleKey, image: image) }
  }
}

extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(titleKey) }
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(title) }
  }
  public init(item: MKMapItem) {
    self.init(coordinate: item.placemark.coordinate) { Text(verbatim: item.name ?? "") }
  }
}

/// A view with a label at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let label: Label
  let content: Content

  public var _parts: [_MapPart] {
    [
      _MapPart(
        places: [coordinate],
        view: AnyView(
          VStack(spacing: 2) {
            content
            label.font(.caption2)
          }), anchor: anchor)
    ]
  }

  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.coordinate, self.anchor, self.content, self.label) = (coordinate, anchor, content(), label()) }
}

extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}

/// The user's place, which previews do not know.
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  public init(anchor: UnitPoint = .center) {}
  public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {}
  public var _parts: [_MapPart] { [] }
}

/// A line through places.
public struct MapPolyline: MapContent {
  public enum ContourStyle: Sendable { case geodesic, straight }
  public typealias Body = Never
  public let _parts: [_MapPart]
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    _parts = [_MapPart(places: coordinates)]
  }
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    _parts = [_MapPart(places: points.map(\.coordinate))]
  }
  public init(_ route: MKRoute) { self.init(route.polyline) }
  public init(_ polyline: MKPolyline) { _parts = [_MapPart(places: polyline.places)] }
}

public struct MapPolygon: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]
  public init(coordinates: [CLLocationCoordinate2D]) {
    _parts = [_MapPart(places: coordinates + coordinates.prefix(1))]
  }
}

/// A circle around a place, as a line.
public struct MapCircle: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]
  /// - Parameter radius: in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    let region = MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let turns = (0...24).map { Double($0) / 24 * 2 * .pi }
    _parts = [_MapPart(places: turns.map { region.place(x: 0.5 + cos($0) / 2, y: 0.5 + sin($0) / 2) })]
  }
}

// The marks before iOS 17.

public protocol MapAnnotationProtocol {
  @MainActor var _part: _MapPart { get }
}

public struct MapMarker: MapAnnotationProtocol {
  let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { self.coordinate = coordinate }
  public var _part: _MapPart {
    _MapPart(places: [coordinate], view: AnyView(Image(systemName: "mappin.circle.fill").foregroundStyle(.red)))
  }
}

public struct MapPin: MapAnnotationProtocol {
  let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { self.coordinate = coordinate }
  public var _part: _MapPart {
    _MapPart(places: [coordinate], view: AnyView(Image(systemName: "mappin").foregroundStyle(.red)))
  }
}

public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  let coordinate: CLLocationCoordinate2D
  let anchor: CGPoint
  let content: Content
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) { (self.coordinate, anchor, self.content) = (coordinate, anchorPoint, content()) }
  public var _part: _MapPart {
    _MapPart(places: [coordinate], view: AnyView(content), anchor: UnitPoint(x: anchor.x, y: anchor.y))
  }
}
