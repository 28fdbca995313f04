import Foundation
import SwiftUI

struct Boxes: View {
  var body: some View {
    VStack {
      HStack { Spacer() }
      ZStack { EmptyView() }
      LazyVStack { Text("a") }
      LazyHStack { Text("a") }
      LazyVGrid(columns: [GridItem(.flexible())]) { Text("a") }
      LazyHGrid(rows: [GridItem(.flexible())]) { Text("a") }
      Grid { GridRow { Text("a").gridCellColumns(2) } }
      GeometryReader { Text("\($0.size.width)") }
      ViewThatFits { Text("a") }
      ScrollView { Group { AnyView(Text("a")) } }
    }
  }
}

struct Placed: View {
  var body: some View {
    Text("a")
      .frame(width: 10)
      .frame(minWidth: 10, maxWidth: .infinity)
      .padding()
      .padding(8)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .fixedSize()
      .fixedSize(horizontal: true, vertical: false)
      .layoutPriority(1)
      .aspectRatio(2, contentMode: .fit)
      .scaledToFit()
      .scaledToFill()
      .offset(x: 1)
      .offset(CGSize(width: 1, height: 2))
      .ignoresSafeArea()
      .position(x: 1, y: 2)
      .containerRelativeFrame(.horizontal)
      .containerRelativeFrame(.vertical) { length, _ in length / 2 }
      .containerRelativeFrame(.horizontal, count: 3, spacing: 4)
  }
}

struct OutOfFashion: View {
  var body: some View {
    Text("a")
      .frame()
      .accentColor(.red)
      .colorScheme(.dark)
      .foregroundColor(.red)
      .cornerRadius(4)
      .onChange(of: 1) { (_: Int) in }
      .mask(Circle())
      .statusBar(hidden: true)
      .edgesIgnoringSafeArea(.top)
      .disableAutocorrection(true)
      .animation(.default)
  }
}

struct Drawn: View {
  var body: some View {
    Circle().fill(.red)
    Ellipse().stroke(.blue)
    Capsule()
    Rectangle()
    RoundedRectangle(cornerRadius: 4)
    Path { $0.move(to: .zero) }
    Color.red
    LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1)
    AngularGradient(colors: [.red], center: .center)
    AsyncImage(url: nil)
    Image(systemName: "star").symbolRenderingMode(.palette).imageScale(.large).symbolVariant(.fill)
  }
}
