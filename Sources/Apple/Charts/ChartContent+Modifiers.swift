@_spi(Headless) public import SwiftUI

/// Content with changed marks.
struct ModifiedMarks<Content: ChartContent> {
  let content: Content
  let change: (inout Mark) -> Void
}

extension ModifiedMarks: PrimitiveChartContent {
  typealias Body = Never
  var marks: [Mark] {
    content.allMarks.map { mark in
      var mark = mark
      change(&mark)
      return mark
    }
  }
}

extension ChartContent {
  private nonisolated func with(_ change: @escaping (inout Mark) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(content: self, change: change)
  }

  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    with { $0.style = AnyShapeStyle(style) }
  }
  public nonisolated func foregroundStyle(_ gradient: Gradient) -> some ChartContent {
    foregroundStyle(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
  }
  public nonisolated func foregroundStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent {
    with { $0.group = value.place.text }
  }
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent { with { $0.opacity *= opacity } }
  public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
  {
    with { $0.cornerRadius = radius }
  }
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { with { $0.line = style } }
  public nonisolated func lineStyle<Value>(by value: PlottableValue<Value>) -> some ChartContent {
    with { $0.series = $0.series ?? value.place.text }
  }
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    with { $0.interpolation = method }
  }
  public nonisolated func position<Value>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { with { $0.position = value.place.text } }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    with { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { self }
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  public nonisolated func compositingLayer() -> some ChartContent { self }
  public nonisolated func blur(radius: CGFloat) -> some ChartContent { self }
  public nonisolated func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent { self }
}

extension ChartContent {
  public nonisolated func symbol(_ shape: some ChartSymbolShape) -> some ChartContent {
    with { mark in
      mark.hasSymbols = true
      mark.symbol = AnyView(shape)
    }
  }
  public nonisolated func symbol<Value>(by value: PlottableValue<Value>) -> some ChartContent {
    with { mark in
      mark.hasSymbols = true
      mark.series = mark.series ?? value.place.text
    }
  }
  public nonisolated func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent {
    let view = AnyView(symbol())
    return with { mark in
      mark.hasSymbols = true
      mark.symbol = AnyView(view.fixedSize())
    }
  }
  public nonisolated func symbolSize(_ size: CGFloat) -> some ChartContent { with { $0.symbolSize = size } }
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    with { $0.symbolSize = size.width * size.height }
  }
  public nonisolated func symbolSize<Value>(by value: PlottableValue<Value>) -> some ChartContent {
    with { mark in if let number = value.place.number { mark.symbolSize = max(20, min(600, abs(number) * 2)) } }
  }

  public nonisolated func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    let view = AnyView(content())
    return with { $0.annotations.append(Mark.Annotation(position: position, content: view)) }
  }
  public nonisolated func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> some View
  ) -> some ChartContent { annotation(position: position, alignment: alignment, spacing: spacing, content: content) }
  public nonisolated func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: (AnnotationContext) -> some View
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) {
      content(AnnotationContext(targetSize: CGSize(width: 40, height: 40)))
    }
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    with { $0.description.label = "\(label)" }
  }
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
    with { $0.description.label = key.plainText }
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    with { $0.description.label = String(label) }
  }
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
    with { $0.description.value = key.plainText }
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    with { $0.description.value = String(value) }
  }
  public nonisolated func accessibilityHidden(_ isHidden: Bool) -> some ChartContent { with { $0.isHidden = isHidden } }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}
