public import CoreLocation
public import SwiftUI

/// A map.
///
/// - Approximated: the earth is not drawn. A plain area with the title Map shows the marks at their positions.
public struct Map<Content: View> {
  let region: MKCoordinateRegion?
  let parts: [_MapPart]
}

extension Map: View {
  public var body: some View {
    let places = parts.flatMap(\.places)
    let region = region ?? MKCoordinateRegion(around: places) ?? MKCoordinateRegion(.world)
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        Rectangle().fill(Color(red: 0.9, green: 0.93, blue: 0.87))
        Text(verbatim: "Map").font(.caption2).foregroundStyle(.secondary).padding(6)
        ForEach(parts.indices, id: \.self) { index in
          mark(parts[index], in: region, size: proxy.size)
        }
      }
      .clipped()
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: "Map"))
  }

  @ViewBuilder private func mark(_ part: _MapPart, in region: MKCoordinateRegion, size: CGSize) -> some View {
    let points = part.places.map { place in
      let position = region.position(of: place)
      return CGPoint(x: position.x * size.width, y: position.y * size.height)
    }
    if let view = part.view, let point = points.first {
      view.position(x: point.x, y: point.y)
    } else {
      Path { path in path.addLines(points) }.stroke(Color.blue, lineWidth: 3)
    }
  }
}

/// Stands for the content of a map, which is not a view.
public struct DefaultMapContent: View {
  public var body: some View { EmptyView() }
}

extension Map where Content == DefaultMapContent {
  @MainActor @preconcurrency public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { (region, parts) = (initialPosition.area, []) }

  @MainActor @preconcurrency public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) { (region, parts) = (initialPosition.area, content()._parts) }

  @MainActor @preconcurrency public init<Selection: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) { (region, parts) = (initialPosition.area, content()._parts) }

  @MainActor @preconcurrency public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { (region, parts) = (position.wrappedValue.area, []) }

  @MainActor @preconcurrency public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) { (region, parts) = (position.wrappedValue.area, content()._parts) }

  @MainActor @preconcurrency public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) { (region, parts) = (position.wrappedValue.area, content()._parts) }

  // The initializers before iOS 17.

  @MainActor @preconcurrency public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { (region, parts) = (coordinateRegion.wrappedValue, []) }

  @MainActor @preconcurrency public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> some MapAnnotationProtocol
  ) where Items.Element: Identifiable {
    (region, parts) = (coordinateRegion.wrappedValue, annotationItems.map { annotationContent($0)._part })
  }

  @MainActor @preconcurrency public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { (region, parts) = (MKCoordinateRegion(mapRect.wrappedValue), []) }
}

public enum MapUserTrackingMode: Sendable { case none, follow }

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// The point that a map is seen from.
public struct MapCamera: Equatable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// In meters.
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }
  public static func == (a: Self, b: Self) -> Bool {
    [a.centerCoordinate.latitude, a.centerCoordinate.longitude, a.distance, a.heading, a.pitch]
      == [b.centerCoordinate.latitude, b.centerCoordinate.longitude, b.distance, b.heading, b.pitch]
  }
}

public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The area that a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  let area: MKCoordinateRegion?
  public let camera: MapCamera?
  public let followsUserLocation: Bool
  public var region: MKCoordinateRegion? { camera == nil ? area : nil }
  public var positionedByUser: Bool { false }

  private init(area: MKCoordinateRegion?, camera: MapCamera? = nil, follows: Bool = false) {
    (self.area, self.camera, followsUserLocation) = (area, camera, follows)
  }
  public static let automatic = MapCameraPosition(area: nil)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(area: region) }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(area: MKCoordinateRegion(rect)) }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    let area = MKCoordinateRegion(
      center: camera.centerCoordinate, latitudinalMeters: camera.distance, longitudinalMeters: camera.distance)
    return MapCameraPosition(area: area, camera: camera)
  }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(area: fallback.area, camera: fallback.camera, follows: true)
  }
  public static func == (a: Self, b: Self) -> Bool {
    let values = { (area: MKCoordinateRegion?) in
      area.map { [$0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta] }
    }
    return values(a.area) == values(b.area) && a.camera == b.camera && a.followsUserLocation == b.followsUserLocation
  }
}
