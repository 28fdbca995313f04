public import SwiftUI

/// A part of the mark at a value of an axis.
public protocol AxisMark {
  var _parts: AxisParts { get }
}

/// The parts of a mark at a value of an axis.
public struct AxisParts {
  var parts: [AxisPart]
}

extension AxisMark {
  var parts: [AxisPart] { _parts.parts }
}

/// A line through the plot.
public struct AxisGridLine: AxisMark {
  public let _parts = AxisParts(parts: [.grid(nil)])
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line beside a label.
public struct AxisTick: AxisMark {
  public enum Length: Sendable { case automatic, label, longestLabel }
  public let _parts = AxisParts(parts: [.tick])
  public init(centered: Bool? = nil, length: CGFloat? = nil, stroke: StrokeStyle? = nil) {}
  public init(centered: Bool? = nil, length: Length, stroke: StrokeStyle? = nil) {}
}

/// The label of a value; without content, the text of the value.
public struct AxisValueLabel<Content: View>: AxisMark {
  var view: AnyView?
  public var _parts: AxisParts { AxisParts(parts: [.label(view)]) }
}

public enum AxisLabelOrientation: Sendable {
  case automatic, horizontal, vertical, verticalReversed
}

public struct AxisValueLabelCollisionResolution: Sendable {
  public static let automatic = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()
  public static let truncate = AxisValueLabelCollisionResolution()
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution()
  }
}

extension AxisValueLabel where Content == EmptyView {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
}

extension AxisValueLabel where Content == Text {
  public init(
    _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { view = AnyView(Text(key)) }

  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { view = AnyView(Text(verbatim: String(label))) }
}

extension AxisValueLabel where Content == FormattedLabel {
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    view = AnyView(FormattedLabel { formatted($0, format) })
  }
}

/// A text for the value of the axis mark that contains it.
public struct FormattedLabel {
  let text: (PlottedPlace) -> String?
  @Environment(\.axisPlace) private var place

  nonisolated init(_ text: @escaping (PlottedPlace) -> String?) { self.text = text }
}

extension FormattedLabel: View {
  public var body: some View {
    if let place { Text(verbatim: text(place) ?? place.text) }
  }
}

extension AxisValueLabel {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { view = AnyView(content()) }
}

private struct AxisPlaceKey: EnvironmentKey {
  static var defaultValue: PlottedPlace? { nil }
}

extension EnvironmentValues {
  var axisPlace: PlottedPlace? {
    get { self[AxisPlaceKey.self] }
    set { self[AxisPlaceKey.self] = newValue }
  }
}

struct ModifiedAxisMark: AxisMark {
  var _parts: AxisParts
}

extension AxisMark {
  private func labels(_ change: (AnyView) -> AnyView) -> ModifiedAxisMark {
    var made = _parts
    made.parts = made.parts.map { part in
      if case .label(let view) = part {
        return .label(change(view ?? AnyView(FormattedLabel { $0.text })))
      }
      return part
    }
    return ModifiedAxisMark(_parts: made)
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    var made = labels { AnyView($0.foregroundStyle(style)) }
    made._parts.parts = made._parts.parts.map { if case .grid = $0 { .grid(AnyShapeStyle(style)) } else { $0 } }
    return made
  }
  public func font(_ font: Font?) -> some AxisMark { labels { AnyView($0.font(font)) } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { labels { AnyView($0.offset(x: x, y: y)) } }
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some AxisMark { ModifiedAxisMark(_parts: AxisParts(parts: [])) }
  public static func buildPartialBlock<Content: AxisMark>(first: Content) -> Content { first }
  public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> some AxisMark {
    ModifiedAxisMark(_parts: AxisParts(parts: accumulated.parts + next.parts))
  }
  public static func buildOptional(_ content: (some AxisMark)?) -> some AxisMark {
    ModifiedAxisMark(_parts: content?._parts ?? AxisParts(parts: []))
  }
  public static func buildEither(first: some AxisMark) -> AnyAxisMark { AnyAxisMark(_parts: first._parts) }
  public static func buildEither(second: some AxisMark) -> AnyAxisMark { AnyAxisMark(_parts: second._parts) }
}

public struct AnyAxisMark: AxisMark {
  public let _parts: AxisParts
}
