import SwiftUI

private let item = "a"

struct WrongTextLabel: View {
  @State private var term = ""
  var body: some View { TextField("Search", binding: $term) }  // error: incorrect argument label in call (have '_:binding:', expected '_:text:')
}
struct TextWithoutBinding: View {
  @State private var term = ""
  var body: some View { TextField("Search", text: term) }  // error: cannot convert value 'term' of type 'String' to expected type 'Binding<String>', use wrapper instead
}
struct LabelWithoutIcon: View {
  var body: some View { Label("Refresh") }  // error: cannot convert value of type 'String' to expected argument type 'LabelStyleConfiguration'
}
struct ToggleWithoutState: View {
  var body: some View { Toggle("a") }  // error: cannot convert value of type 'String' to expected argument type 'ToggleStyleConfiguration'
}
struct ToggleOfString: View {
  @State private var term = ""
  var body: some View { Toggle("a", isOn: $term) }  // error: cannot convert value of type 'Binding<String>' to expected argument type 'Binding<Bool>'
}
struct ButtonWithoutAction: View {
  var body: some View { Button("a") }  // error: cannot convert value of type 'String' to expected argument type 'PrimitiveButtonStyleConfiguration'
}
struct ButtonRoleUnknown: View {
  var body: some View { Button("a", role: .dangerous) {} }  // error: type 'ButtonRole?' has no member 'dangerous'
}
struct FrameWithAWord: View {
  var body: some View { Text("a").frame(width: "wide") }  // error: cannot convert value of type 'String' to expected argument type 'CGFloat'
}
struct FrameMixed: View {
  var body: some View { Text("a").frame(width: 1, maxWidth: 2) }  // error: extra argument 'maxWidth' in call
}
struct WrongEdge: View {
  var body: some View { Text("a").padding(.left) }  // error: reference to member 'left' cannot be resolved without a contextual type
}
struct WrongAlignment: View {
  var body: some View { VStack(alignment: .top) { Text("a") } }  // error: type 'HorizontalAlignment' has no member 'top'
}
struct WrongHorizontal: View {
  var body: some View { HStack(alignment: .leading) { Text("a") } }  // error: type 'VerticalAlignment' has no member 'leading'
}
struct WrongFont: View {
  var body: some View { Text("a").font(.huge) }  // error: type 'Font?' has no member 'huge'
}
struct WrongColor: View {
  var body: some View { Text("a").foregroundStyle(.crimson) }  // error: type 'ShapeStyle' has no member 'crimson'
}
struct ImageWithoutLabel: View {
  var body: some View { Image(systemImage: "star") }  // error: extraneous argument label 'systemImage:' in call
}
struct SliderOfInt: View {
  @State private var count = 1
  var body: some View { Slider(value: $count) }  // error: initializer 'init(value:in:onEditingChanged:)' requires that 'Int' conform to 'BinaryFloatingPoint'
}
struct StepperWithoutValue: View {
  var body: some View { Stepper("a") }  // error: generic parameter 'V' could not be inferred | missing argument for parameter 'value' in call
}
struct PickerWithoutSelection: View {
  var body: some View { Picker("a") { Text("b") } }  // error: generic parameter 'SelectionValue' could not be inferred | missing argument for parameter 'selection' in call
}
struct WrongButtonStyle: View {
  var body: some View { Button("a") {}.buttonStyle(.fancy) }  // error: reference to member 'fancy' cannot be resolved without a contextual type
}
struct StyleOfAnotherControl: View {
  var body: some View { Toggle("a", isOn: .constant(true)).toggleStyle(.segmented) }  // error: type 'ToggleStyle' has no member 'segmented'
}
struct SheetWithoutFlag: View {
  var body: some View { Text("a").sheet { Text("b") } }  // error: missing argument for parameter 'isPresented' in call
}
struct SheetOfBool: View {
  @State private var isShown = false
  var body: some View { Text("a").sheet(isPresented: isShown) { Text("b") } }  // error: cannot convert value 'isShown' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
}
struct LinkOfString: View {
  var body: some View { Link("a", destination: "https://example.org") }  // error: cannot convert value of type 'String' to expected argument type 'URL'
}
struct TextOfNumber: View {
  var body: some View { Text(3) }  // error: no exact matches in call to initializer
}
struct OptionalText: View {
  var name: String?
  var body: some View { Text(name) }  // error: value of optional type 'String?' must be unwrapped to a value of type 'String'
}
struct SectionHeader: View {
  var body: some View { Section(title: "a") { Text("b") } }  // error: extraneous argument label 'title:' in call
}
struct ToolbarOfNumber: View {
  var body: some View { Text("a").toolbar { 1 } }  // error: no exact matches in reference to static method 'buildExpression'
}
