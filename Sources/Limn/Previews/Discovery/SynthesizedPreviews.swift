/// Generates previews for the views of a module that have no preview. Each view gets its own source file, so that a
/// change of one view does not change the previews of other views. The generated files form a separate module.
struct SynthesizedPreviews: Hashable {
  /// A view and the code that initializes it.
  struct Line: Hashable {
    var view, expression: String

    /// The name of the source file with the preview.
    var file: String { stem + ".swift" }
    var object: String { stem + ".o" }
    private var stem: String { view + "Preview" }

    /// Returns the key of the generated preview. The preview is on the last line of its file.
    func key(in previews: SynthesizedPreviews) -> PreviewKey {
      .macro(fileID: "\(previews.compiledModule)/\(file)", line: 3)
    }
  }
  /// The module of the views.
  var module: String
  var lines: [Line]
}

extension SynthesizedPreviews {
  /// - Parameters:
  ///   - views: The views of the module that have no preview.
  ///   - mocks: The types with a static `mock`. For a parameter of such a type, the generated code passes `.mock`.
  init(module: String, views: [StructInputs], mocks: Set<String>) {
    self.module = module
    lines = views.compactMap { view in
      guard view.arguments.allSatisfy({ mocks.contains($0.type) }) else { return nil }
      let arguments = view.arguments.map { $0.label == "_" ? ".mock" : "\($0.label): .mock" }
      return Line(view: view.name, expression: "\(view.name)(\(arguments.withCommas))")
    }
  }

  /// The module that contains the generated previews.
  var compiledModule: String { "LimnSynthesized_\(module)" }

  func source(of line: Line) -> String {
    "import SwiftUI\n@testable import \(module)\n#Preview { \(line.expression) }\n"
  }
}
