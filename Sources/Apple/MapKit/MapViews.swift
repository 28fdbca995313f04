public import CoreLocation
public import SwiftUI

/// How a map looks. All styles look alike in previews.
public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Sendable { case automatic, muted }
  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}

public struct MapCameraUpdateFrequency: Sendable {
  public static let onEnd = MapCameraUpdateFrequency()
  public static let continuous = MapCameraUpdateFrequency()
}

public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

extension View {
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
  public nonisolated func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View {
    overlay(alignment: .topTrailing) { VStack(content: content).padding(6) }
  }
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// The camera of a map does not move in a preview.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public nonisolated func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
}

private struct MapControl: View {
  let symbol: String
  var body: some View {
    Image(systemName: symbol).padding(6).background(Color.white).clipShape(RoundedRectangle(cornerRadius: 6))
  }
}

public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { MapControl(symbol: "location") }
}
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { MapControl(symbol: "safari") }
}
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { MapControl(symbol: "view.3d") }
}
public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { Rectangle().fill(Color.gray).frame(width: 60, height: 2) }
}

/// Converts between places and positions on the map. No map has been drawn when the content is evaluated.
public struct MapProxy: Sendable {
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

public struct MapReader<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
  public var body: some View { content }
}

/// A view from the street. Previews have no network, so only a title is shown.
public struct LookAroundPreview: View {
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public var body: some View {
    Text(verbatim: "Look Around").frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.gray.opacity(0.2))
  }
}

public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }
