import CoreLocation
@testable import MapKit
@_spi(Headless) import SwiftUI
import Testing

/// Places, and what maps show.
@Suite @MainActor struct MapTests {
  private let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
  private let london = CLLocationCoordinate2D(latitude: 51.5074, longitude: -0.1278)

  private func location(_ place: CLLocationCoordinate2D) -> CLLocation {
    CLLocation(latitude: place.latitude, longitude: place.longitude)
  }

  @Test("Measures the distance between two cities") func distance() {
    let distance = location(paris).distance(from: location(london))
    #expect((343_000...345_000).contains(distance), "\(distance)")
    #expect(location(paris).distance(from: location(paris)) == 0)
    let region = CLCircularRegion(center: paris, radius: 350_000, identifier: "near")
    #expect(region.contains(london))
    #expect(!CLCircularRegion(center: paris, radius: 300_000, identifier: "nearer").contains(london))
  }

  @Test("Converts between places and points of a flat map") func points() {
    let back = MKMapPoint(paris).coordinate
    #expect(abs(back.latitude - paris.latitude) < 1e-6 && abs(back.longitude - paris.longitude) < 1e-6)
    let rect = MKMapRect(origin: MKMapPoint(london), size: MKMapSize(width: 10, height: 20))
    #expect(rect.union(MKMapRect(x: 0, y: 0, width: 1, height: 1)).maxX == rect.maxX)
  }

  @Test("Puts places in the area of a map") func region() {
    let region = MKCoordinateRegion(center: paris, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
    #expect(region.position(of: paris) == (0.5, 0.5))
    let northwest = region.place(x: 0, y: 0)
    #expect(northwest.latitude == paris.latitude + 1 && northwest.longitude == paris.longitude - 2)
    let meters = MKCoordinateRegion(center: paris, latitudinalMeters: 111_194.9, longitudinalMeters: 1000)
    #expect(abs(meters.span.latitudeDelta - 1) < 0.001)
  }

  @Test("Shows the labels of marks and the content of annotations") func map() {
    let text = outline {
      Map(initialPosition: .region(MKCoordinateRegion(around: [paris, london])!)) {
        Marker("Paris", coordinate: paris)
        ForEach([1, 2], id: \.self) { number in
          Annotation("Pin \(number)", coordinate: london) { Image(systemName: "star") }
        }
        MapPolyline(coordinates: [paris, london]).stroke(.blue, lineWidth: 2)
      }
      .frame(width: 300, height: 200)
    }
    for part in ["Map", "Paris", "Pin 1", "Pin 2"] { #expect(text.contains(part), "\(part) in \(text)") }
  }

  private struct Place: Identifiable {
    var id: String
    var coordinate: CLLocationCoordinate2D
  }

  @Test("Shows the annotations of a map before iOS 17") func older() {
    let places = [Place(id: "Paris", coordinate: paris)]
    let text = outline {
      Map(
        coordinateRegion: .constant(MKCoordinateRegion(center: paris, latitudinalMeters: 100, longitudinalMeters: 100)),
        annotationItems: places
      ) { place in MapAnnotation(coordinate: place.coordinate) { Text(place.id) } }
    }
    #expect(text.contains("Paris"), "\(text)")
  }
}
