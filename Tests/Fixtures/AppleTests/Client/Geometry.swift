import Foundation
import SwiftUI

struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("a")
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { old, new in
        width = new - old
      }
      .alignmentGuide(.leading) { $0[.trailing] }
      .alignmentGuide(.top) { $0.height / 2 }
      .layoutValue(key: Weight.self, value: 2)
  }
}

struct Anchored: View {
  var body: some View {
    Text("a")
      .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
      .overlayPreferenceValue(Bounds.self) { frame(of: $0) }
      .overlayPreferenceValue(Bounds.self, alignment: .top) { frame(of: $0) }
      .backgroundPreferenceValue(Bounds.self) { frame(of: $0) }
      .backgroundPreferenceValue(Bounds.self, alignment: .bottom) { frame(of: $0) }
  }

  private func frame(of bounds: Anchor<CGRect>?) -> some View {
    GeometryReader { proxy in
      if let bounds { Rectangle().stroke(.red).frame(width: proxy[bounds].width) }
    }
  }
}

struct Spaced: View {
  let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  var body: some View {
    ScrollView { Text("a").scrollTargetLayout() }
      .scrollTargetBehavior(.viewAligned)
      .scrollTargetBehavior(.paging)
      .defaultScrollAnchor(.bottom)
      .contentMargins(8)
      .contentMargins(.horizontal, 8)
      .contentMargins(.vertical, insets, for: .scrollContent)
      .safeAreaPadding(8)
      .safeAreaPadding(.horizontal, 8)
      .safeAreaPadding(insets)
      .safeAreaInset(edge: .bottom) { Text("Below") }
      .safeAreaInset(edge: .leading, alignment: .top, spacing: 4) { Text("Beside") }
      .safeAreaBar(edge: .bottom) { Text("Bar") }
      .safeAreaBar(edge: .trailing, spacing: 4) { Text("Bar") }
  }
}
