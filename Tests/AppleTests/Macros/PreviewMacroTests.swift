@_spi(Headless) import DeveloperToolsSupport
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

#Preview("Two texts", traits: .sizeThatFitsLayout, .landscapeLeft) {
  Text("a")
  Text("b")
}

#Preview {
  @Previewable @State var isOn = false
  Button(isOn ? "on" : "off") { isOn.toggle() }
}

@MainActor @Suite("Previews made by the macro") struct PreviewMacroTests {
  @Test("A preview has the written content, name, and traits")
  func named() {
    let preview = Preview("Two texts", traits: .sizeThatFitsLayout, .landscapeLeft) {
      Text("a")
      Text("b")
    }
    #expect(preview.name == "Two texts")
    #expect(preview.settings.count == 2)
    #expect((preview.content() as? any View).map { HeadlessHost(AnyView($0)).tree().texts } == ["a", "b"])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var typed: Int? = 3
  @Entry fileprivate var inferred = ["a"]
  @Entry fileprivate var absent: String?
}

@Suite("Values made by @Entry") struct EntryMacroTests {
  @Test("The default is what the property is initialized with")
  func defaults() {
    var values = EnvironmentValues()
    #expect(values.typed == 3)
    #expect(values.inferred == ["a"])
    #expect(values.absent == nil)
    values.inferred.append("b")
    values.typed = nil
    #expect(values.inferred == ["a", "b"])
    #expect(values.typed == nil)
  }
}
