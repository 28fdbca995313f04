public import CoreLocation
@_spi(Headless) public import SwiftUI

/// Something on a map, such as a marker.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
  /// The parts of the content, in order.
  var _parts: [_MapPart] { get }
}

extension Never: MapContent {
  public var _parts: [_MapPart] { [] }
}

extension MapContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension MapContent {
  public var _parts: [_MapPart] { body._parts }

  /// Modifiers that change only how content looks in detail are ignored.
  public func tag<Value: Hashable>(_ tag: Value) -> some MapContent { self }
  public func tint(_ tint: some ShapeStyle) -> some MapContent { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  public func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> some MapContent { self }
  public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// A part of a map: a view at a place, or a line through places.
public struct _MapPart {
  var places: [CLLocationCoordinate2D]
  var label: Text?
  var view: AnyView?
  var anchor = UnitPoint.center
}

@resultBuilder
@MainActor @preconcurrency public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> MapContentList { MapContentList(_parts: []) }
  public static func buildPartialBlock<Content: MapContent>(first: Content) -> Content { first }
  public static func buildPartialBlock(accumulated: some MapContent, next: some MapContent) -> MapContentList {
    MapContentList(_parts: accumulated._parts + next._parts)
  }
  public static func buildOptional(_ content: (some MapContent)?) -> MapContentList {
    MapContentList(_parts: content?._parts ?? [])
  }
  public static func buildEither(first: some MapContent) -> MapContentList { MapContentList(_parts: first._parts) }
  public static func buildEither(second: some MapContent) -> MapContentList { MapContentList(_parts: second._parts) }
  public static func buildLimitedAvailability(_ content: some MapContent) -> MapContentList {
    MapContentList(_parts: content._parts)
  }
}

public struct MapContentList: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]
}

public struct EmptyMapContent: MapContent {
  public typealias Body = Never
  public nonisolated init() {}
  public var _parts: [_MapPart] { [] }
}

extension ForEach: MapContent where Content: MapContent {
  public var _parts: [_MapPart] { data.flatMap { content($0)._parts } }
}

extension ForEach where Content: MapContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, id: \.id, content: content)
  }
}

extension ForEach where Content: MapContent {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: id, content: content) }
}
