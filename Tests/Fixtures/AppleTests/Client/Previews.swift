import SwiftUI

struct Filled: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 3 }

  func body(content: Content, context: Int) -> some View {
    VStack {
      content
      Text("\(context)")
    }
  }
}

#Preview("Filled", traits: .modifier(Filled())) { Text("a") }
