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
}
