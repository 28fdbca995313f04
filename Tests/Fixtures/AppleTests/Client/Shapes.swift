import Foundation
import SwiftUI

struct Figures: View {
  let isRound: Bool

  var body: some View {
    isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
    ContainerRelativeShape().fill(.red)
    UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8)
    UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 4, topTrailing: 4)).fill(.blue)
    Circle().fill(.red).fill(.blue).stroke(.green, lineWidth: 2).strokeBorder(.gray)
    Circle().offset(x: 1, y: 2)
    Rectangle().rotation(.degrees(45))
    Circle().scale(0.5)
    Rectangle().scale(x: 0.5, y: 2, anchor: .top)
    Circle().transform(CGAffineTransform(translationX: 1, y: 2))
  }
}

struct Turned: View {
  var body: some View {
    Text("a")
      .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
      .transformEffect(CGAffineTransform(scaleX: 2, y: 2))
      .colorMultiply(.red)
      .backgroundStyle(.blue)
  }
}
