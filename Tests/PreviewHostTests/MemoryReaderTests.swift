import Dispatch
import Foundation
import SemanticTree
import Testing

@testable import PreviewHost
@_spi(Headless) @testable import SwiftUI

/// The state of views as text.
@Suite struct MemoryReaderTests {
  private struct Task {
    var name: String
    var work: DispatchWorkItem?
    var queue = DispatchQueue(label: "work")
  }

  @Test("Values of Dispatch are left out, since reflection cannot read them") func work() {
    let task = Task(name: "Save", work: DispatchWorkItem {})
    let lines = MemoryReader.read([KeptValue(view: "Editor", property: "_task", value: task)])
    #expect(lines == [StateValue(path: "Editor.task.name", text: "Save")])
  }

  private final class Upload: Operation, @unchecked Sendable {
    var file = "photo"
    let waiting = OperationQueue()
  }

  @Test("The fields of Foundation's classes are left out, since some are addresses") func foundation() {
    let lines = MemoryReader.read([KeptValue(view: "Editor", property: "upload", value: Upload())])
    #expect(lines == [StateValue(path: "Editor.upload.file", text: "photo")])
  }

  private final class Measures {
    @Binding var rect: CGRect
    @Binding var width: CGFloat
    @Binding var computed: Int
    @GestureState var offset = 2.0
    let environment: EnvironmentValues
    let space = Namespace()

    init(_ rect: Binding<CGRect>) {
      _rect = rect
      _width = rect.size.width
      _computed = Binding(get: { fatalError("code of the app") }, set: { _ in })
      var values = EnvironmentValues()
      values.isEnabled = false
      environment = values
    }
  }

  @Test("Of objects that connect views, only the values are read") func connections() {
    func lines(of location: Location<CGRect>) -> [String] {
      let measures = Measures(Binding(location: location))
      return MemoryReader.read([KeptValue(view: "Popup", property: "_measures", value: measures)])
        .map { "\($0.path): \($0.text)" }
    }
    let rect = CGRect(x: 0, y: 0, width: 5, height: 7)
    let read = StoredLocation(rect)
    _ = read.get()
    let expected = [
      "rect.origin.x: 0.0", "rect.origin.y: 0.0", "rect.size.width: 5.0", "rect.size.height: 7.0", "width: 5.0",
      "offset: 2.0", "space.id: identifier 1",
    ]
    #expect(lines(of: read) == expected.map { "Popup.measures." + $0 })
    #expect(lines(of: ConstantLocation(rect)) == lines(of: read))
  }
}
