import SwiftUI

// The compiler reports a mistake in a long chain of modifiers at its line. It does not say that the expression is too complex.

struct LongChainWithAnUnknownModifier: View {
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Title").font(.title).bold().padding().background(.red).cornerRadius(4)
      Text("Details").font(.body).foregroundStyle(.secondary).lineLimit(2)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.blue.opacity(0.2), in: .rect(cornerRadius: 8))
    .overlay(alignment: .topTrailing) { Image(systemName: "star").padding(4) }
    .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    .scaleEffect(isShown ? 1 : 0.9)
    .rotationEffect(.degrees(isShown ? 0 : 10))
    .offset(x: 0, y: isShown ? 0 : 20)
    .animation(.spring(), value: isShown)
    .onTapGesture { isShown.toggle() }
    .onAppear { isShown = true }
    .accessibilityLabel("Card")
    .blinking()  // error: value of type 'ModifiedContent<some View, AccessibilityAttachmentModifier>' has no member 'blinking'
    .padding()
    .opacity(isShown ? 1 : 0.5)
    .navigationTitle("Cards")
  }
}

struct LongChainWithAWrongArgument: View {
  @State private var isShown = false

  var body: some View {
    ScrollView {
      ForEach(0..<10) { number in
        HStack(spacing: 4) { Text("Row \(number)").bold(); Spacer(); Image(systemName: "chevron.right") }
          .padding(8)
          .background(RoundedRectangle(cornerRadius: 8).fill(.gray))
          .padding(.horizontal)
      }
    }
    .frame(maxWidth: .infinity)
    .background(Color.white)
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .shadow(radius: 4)
    .padding(.bottom, 20)
    .transition(.opacity)
    .animation(.easeInOut, value: isShown)
    .opacity("half")  // error: cannot convert value of type 'String' to expected argument type 'Double'
    .onChange(of: isShown) { _, new in print(new) }
    .sheet(isPresented: $isShown) { Text("Sheet") }
    .toolbar { Button("Show") { isShown = true } }
  }
}
