import Foundation
import SwiftUI

struct Lettered: View {
  let isOn: Bool

  var body: some View {
    VStack { Text("a") }
      .font(.title)
      .fontDesign(.serif)
      .fontWeight(.bold)
      .bold(isOn)
      .italic(isOn)
      .underline(isOn)
      .strikethrough(isOn)
      .monospaced()
      .monospacedDigit()
      .kerning(1)
      .tracking(1)
      .textCase(.uppercase)
      .lineLimit(2)
      .lineLimit(...3)
      .lineLimit(1...3)
      .lineSpacing(2)
      .truncationMode(.middle)
      .multilineTextAlignment(.center)
      .dynamicTypeSize(.large)
      .fontWidth(.condensed)
      .minimumScaleFactor(0.5)
      .allowsTightening(true)
      .contentTransition(.numericText())
  }
}

struct Painted: View {
  let flat = Color.red

  var body: some View {
    VStack { Text("a") }
      .foregroundStyle(.red)
      .foregroundStyle(.red, .blue)
      .foregroundStyle(.red, .blue, .green)
      .tint(.red)
      .tint(nil as Color?)
      .background(Text("behind"))
      .background(.red)
      .background(.red, in: .capsule)
      .background { Text("behind") }
      .background()
      .background(in: .capsule)
      .overlay(Text("before"))
      .overlay(.thinMaterial)
      .overlay(.red, in: .capsule)
      .overlay { Text("before") }
      .border(.red)
      .clipShape(.circle)
      .clipped()
      .shadow(radius: 2)
      .blur(radius: 2)
      .opacity(0.5)
  }
}

struct PreviewPlace: PreviewContext {
  struct Light: PreviewContextKey { static let defaultValue = 1.0 }

  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}

struct Moved: View {
  let isOn: Bool

  var body: some View {
    Text("a")
      .rotationEffect(.degrees(45))
      .scaleEffect(2)
      .scaleEffect(x: 1, y: 2)
      .animation(.default, value: isOn)
      .transition(.opacity)
      .hidden()
      .redacted(reason: .placeholder)
      .unredacted()
      .allowsHitTesting(isOn)
      .onTapGesture {}
      .preferredColorScheme(.dark)
      .previewDisplayName("Moved")
      .previewLayout(.fixed(width: 300, height: 200))
      .previewDevice("iPhone SE (3rd generation)")
      .previewDevice(PreviewDevice(rawValue: "iPad Pro"))
      .previewInterfaceOrientation(InterfaceOrientation.allCases[2])
      .previewContext(PreviewPlace())
  }
}

struct Filtered: View {
  var body: some View {
    Text("a")
      .brightness(0.1)
      .contrast(2)
      .saturation(0)
      .grayscale(1)
      .hueRotation(.degrees(90))
      .colorInvert()
      .blendMode(.multiply)
      .compositingGroup()
      .drawingGroup()
      .geometryGroup()
      .zIndex(1)
      .mask { Circle() }
      .contentShape(.rect)
      .statusBarHidden()
      .persistentSystemOverlays(.hidden)
  }
}

struct Same: View, Equatable {
  let number: Int

  var body: some View { Text("\(number)") }
}

struct Unchanged: View {
  var body: some View { Same(number: 1).equatable() }
}

#Preview { Painted() }

struct Roomy: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}
