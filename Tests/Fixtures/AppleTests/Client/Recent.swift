import Foundation
import SwiftUI

struct Glassy: View {
  @Namespace private var space

  var body: some View {
    GlassEffectContainer(spacing: 8) {
      Text("a").glassEffect()
      Text("b").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8)).glassEffectID("b", in: space)
      DefaultGlassEffectShape()
      Button("c") {}.buttonStyle(.glass)
      Button("d") {}.buttonStyle(.glassProminent)
    }
  }
}

struct Zoomed: View {
  @Namespace private var space

  var body: some View {
    NavigationSplitView {
      Text("a").matchedTransitionSource(id: 1, in: space)
    } detail: {
      Text("b").navigationTransition(.zoom(sourceID: 1, in: space))
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct Shaded: View {
  var body: some View {
    let wave = ShaderLibrary.wave(.float(1), .color(.red), .boundingRect)
    Text("a")
      .colorEffect(wave)
      .distortionEffect(wave, maxSampleOffset: .zero)
      .layerEffect(ShaderLibrary.default.blur(.float2(1, 2)), maxSampleOffset: CGSize(width: 1, height: 1), isEnabled: false)
      .visualEffect { content, proxy in content.offset(x: proxy.size.width / 2).scaleEffect(0.5).opacity(0.5) }
  }
}

struct PaintedByCode: View {
  var body: some View {
    EllipticalGradient(colors: [.red, .blue])
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)),
        with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)), lineWidth: 2)
      context.translateBy(x: 1, y: 2)
      context.draw(Text("a"), at: .zero)
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
    } symbols: {
      Text("b").tag(1)
    }
    Circle().fill(ImagePaint(image: Image("a"), scale: 0.5))
    Text("a").symbolRenderingMode(.palette)
    Image("a").resizable().interpolation(.none).antialiased(false)
  }
}

struct Fade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

struct MovedAway: View {
  @Environment(\.sizeCategory) private var size
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Text("a")
      .position(CGPoint(x: 1, y: 2))
      .scaleEffect(CGSize(width: 1, height: 2))
      .coordinateSpace(.named("a"))
      .coordinateSpace(name: "b")
      .contentShape(.contextMenuPreview, Circle())
      .transition(Fade())
      .accessibilityRepresentation { Text("b") }
      .accessibilityInputLabels(["a"])
      .accessibilityInputLabels([Text("a")])
      .accessibilityInputLabels([LocalizedStringKey("a")])
      .accessibilitySortPriority(1)
      .listRowHoverEffectDisabled()
    Grid {
      GridRow { Text("a").gridCellAnchor(.leading).gridColumnAlignment(.trailing) }
    }
    if size.isAccessibilityCategory { Button("Open") { openWindow(id: "main") } }
  }
}

struct OlderControls: View {
  @State private var number = 1.0
  @State private var text = ""

  var body: some View {
    Picker(selection: $text, label: Text("a")) { Text("b").tag("b") }
    Stepper(value: $number, in: 0...10, step: 1, onEditingChanged: { _ in }) { Text("a") }
    Stepper(onIncrement: {}, onDecrement: {}) { Text("a") }
    Slider(value: $number, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("a") }
    Slider(value: $number) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    TextField("a", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("a", text: $text, onCommit: {})
    TextField("a", value: $number, formatter: NumberFormatter())
  }
}

struct Windowed: App {
  var body: some Scene {
    WindowGroup { Text("a") }
      .defaultSize(width: 10, height: 20)
      .commands {
        CommandGroup(after: .newItem) { Button("a") {} }
        CommandMenu("b") { Button("c") {} }
      }
      .onChange(of: 1, perform: { _ in })
    Window("a", id: "main") { Text("a") }
  }
}
