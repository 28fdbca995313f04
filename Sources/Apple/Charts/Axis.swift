@_spi(Headless) public import SwiftUI

/// The content of an axis.
public protocol AxisContent {
  associatedtype Body: AxisContent
  @AxisContentBuilder @MainActor var body: Body { get }
}

extension Never: AxisContent {}

extension AxisContent where Body == Never {
  @MainActor public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Marks of an axis at the same values.
struct AxisMarkList {
  var position = AxisMarkPosition.automatic
  /// The values; nil to choose about `count` round values.
  var values: [PlottedPlace]?
  var count: Int?
  var stride: (component: Calendar.Component, count: Int)?
  /// The parts of the mark at a value; nil for a grid line and a label.
  var content: ((AxisValue) -> [AxisPart])?
  var format: ((PlottedPlace) -> String?)?
}

/// A part of the mark at one value.
enum AxisPart {
  case grid(AnyShapeStyle?), tick, label(AnyView?)
}

@MainActor protocol PrimitiveAxisContent: AxisContent where Body == Never {
  var lists: [AxisMarkList] { get }
}

extension AxisContent {
  @MainActor var allLists: [AxisMarkList] { (self as? any PrimitiveAxisContent)?.lists ?? body.allLists }
}

struct AxisContentList {
  let lists: [AxisMarkList]
}

extension AxisContentList: PrimitiveAxisContent { typealias Body = Never }

@resultBuilder
@MainActor public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some AxisContent { AxisContentList(lists: []) }
  public static func buildPartialBlock<Content: AxisContent>(first: Content) -> Content { first }
  public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> some AxisContent {
    AxisContentList(lists: accumulated.allLists + next.allLists)
  }
  public static func buildOptional(_ content: (some AxisContent)?) -> some AxisContent {
    AxisContentList(lists: content?.allLists ?? [])
  }
  public static func buildEither(first: some AxisContent) -> AnyAxisContent { AnyAxisContent(lists: first.allLists) }
  public static func buildEither(second: some AxisContent) -> AnyAxisContent { AnyAxisContent(lists: second.allLists) }
}

public struct AnyAxisContent { let lists: [AxisMarkList] }
extension AnyAxisContent: PrimitiveAxisContent { public typealias Body = Never }

/// A value of an axis, for which a mark is made.
public struct AxisValue {
  public let index: Int
  public let count: Int
  let place: PlottedPlace

  /// The value, as the type that the chart's marks have.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    Value.PrimitivePlottable(_place: place).flatMap { Value(primitivePlottable: $0) }
  }
}

/// The values at which marks are made.
public struct AxisMarkValues: Sendable {
  let count: Int?
  let component: Calendar.Component?
  public static let automatic = AxisMarkValues(count: nil, component: nil)
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(count: desiredCount, component: nil) }
  public static func automatic(
    minimumStride: Double, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(count: desiredCount, component: nil) }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(count: count, component: component) }
  public static func stride(
    by step: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(count: nil, component: nil) }
}

public struct AxisMarkPosition: Hashable, Sendable {
  enum Edge: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let edge: Edge
  public static let automatic = AxisMarkPosition(edge: .automatic)
  public static let leading = AxisMarkPosition(edge: .leading)
  public static let trailing = AxisMarkPosition(edge: .trailing)
  public static let top = AxisMarkPosition(edge: .top)
  public static let bottom = AxisMarkPosition(edge: .bottom)
}

public struct AxisMarkPreset: Hashable, Sendable {
  public static let automatic = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}

/// Marks at several values of an axis.
public struct AxisMarks<Content> {
  var list: AxisMarkList
}

extension AxisMarks: AxisContent { public typealias Body = Never }
extension AxisMarks: PrimitiveAxisContent { var lists: [AxisMarkList] { [list] } }

extension AxisMarks where Content == BuilderConditional {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { list = AxisMarkList(position, values) }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) { list = AxisMarkList(position: position, values: values.map(\.primitivePlottable._place)) }

  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    list = AxisMarkList(position, values)
    list.format = { formatted($0, format) }
  }

  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    list = AxisMarkList(position: position, values: values.map(\.primitivePlottable._place))
    list.format = { formatted($0, format) }
  }
}

/// The content of axis marks that have no content of their own.
public struct BuilderConditional {}

extension AxisMarks where Content: AxisMark {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    list = AxisMarkList(position, values)
    list.content = { content($0).parts }
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: values) { _ in content() } }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    list = AxisMarkList(position: position, values: values.map(\.primitivePlottable._place))
    list.content = { content($0).parts }
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: values) { _ in content() } }
}

extension AxisMarkList {
  fileprivate init(_ position: AxisMarkPosition, _ values: AxisMarkValues) {
    self.position = position
    if let component = values.component { stride = (component, values.count ?? 1) } else { count = values.count }
  }
}

func formatted<Format: FormatStyle>(_ place: PlottedPlace, _ format: Format) -> String?
where Format.FormatInput: Plottable, Format.FormatOutput == String {
  typealias Input = Format.FormatInput
  return Input.PrimitivePlottable(_place: place).flatMap { Input(primitivePlottable: $0) }.map(format.format)
}
