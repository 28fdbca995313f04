import SwiftUI

// case: a chain of twenty modifiers of all kinds
struct TwentyModifiers: View {
  @State private var isOn = false
  @State private var name = ""
  var body: some View {
    Text("Hello")
      .font(.title)
      .bold()
      .padding()
      .background(Color.red)
      .foregroundStyle(.primary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 8)
      .overlay(Circle().stroke(.blue))
      .opacity(isOn ? 1 : 0.5)
      .disabled(name.isEmpty)
      .tint(.blue)
      .onAppear { name = "a" }
      .onChange(of: isOn) { name = "b" }
      .navigationTitle("Title")
      .sheet(isPresented: $isOn) { Text("Sheet") }
      .alert("Alert", isPresented: $isOn) {
        Button("OK") {}
      } message: {
        Text(name)
      }
      .accessibilityLabel("Label")
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") { isOn = true } } }
      .buttonStyle(.bordered)
      .task { name = "c" }
  }
}
// case: a chain of twenty-five modifiers, most of them overloaded
struct TwentyFiveModifiers: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var count = 0
  var body: some View {
    List { Text("Row") }
      .listStyle(.insetGrouped)
      .searchable(text: $name, prompt: "Find")
      .refreshable { await Task.yield() }
      .navigationTitle(name)
      .toolbar { Button("Add") { count += 1 } }
      .sheet(isPresented: $isOn) { Text("Sheet") }
      .alert(name, isPresented: $isOn) { Button("OK", role: .cancel) {} }
      .confirmationDialog("Which?", isPresented: $isOn) { Button("A") {} }
      .popover(isPresented: $isOn) { Text("Popover") }
      .onChange(of: count) { old, new in name = "\(old) \(new)" }
      .task(id: count) { await Task.yield() }
      .background(.thinMaterial)
      .overlay(alignment: .top) { Text("Over") }
      .padding([.top, .leading], 4)
      .frame(width: 100, height: 200)
      .border(.red, width: 2)
      .foregroundStyle(Color.blue)
      .tint(Color.green)
      .font(.system(size: 14))
      .lineLimit(1...3)
      .accessibilityHint(name)
      .accessibilityValue("Value")
      .badge(count)
      .help("Help")
      .animation(.default, value: count)
  }
}
// case: thirty children with two modifiers each
struct ThirtyChildren: View {
  var body: some View {
    VStack {
      Text("1").padding(8).font(.body); Text("2").bold().padding(); Text("3").padding(8).background(.red)
      Text("4").padding(8).font(.body); Text("5").bold().padding(); Text("6").padding(8).background(.red)
      Text("7").padding(8).font(.body); Text("8").bold().padding(); Text("9").padding(8).background(.red)
      Text("10").padding(8).font(.body); Text("11").bold().padding(); Text("12").padding(8).background(.red)
      Text("13").padding(8).font(.body); Text("14").bold().padding(); Text("15").padding(8).background(.red)
      Text("16").padding(8).font(.body); Text("17").bold().padding(); Text("18").padding(8).background(.red)
      Text("19").padding(8).font(.body); Text("20").bold().padding(); Text("21").padding(8).background(.red)
      Text("22").padding(8).font(.body); Text("23").bold().padding(); Text("24").padding(8).background(.red)
      Text("25").padding(8).font(.body); Text("26").bold().padding(); Text("27").padding(8).background(.red)
      Text("28").padding(8).font(.body); Text("29").bold().padding(); Text("30").padding(8).background(.red)
    }
  }
}
