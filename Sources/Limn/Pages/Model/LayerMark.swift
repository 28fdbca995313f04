/// The color and shape that mark an architecture's layer. They are the same in articles, diagrams, and the catalog.
///
/// There are eight marks. A color is always shown with its shape. `theme.css` defines the colors as `--layer` for the
/// classes `layer-0` to `layer-7`.
struct LayerMark: Equatable {
  /// The number of the mark, from 0 to 7.
  let number: Int

  /// Creates the mark of a layer. A layer with a common name, such as "Views", always has the same mark. The mark of
  /// any other layer depends on `position`, which is the layer's position in the architecture's profile.
  init(layer: String, position: Int) {
    let key = String(layer.lowercased().filter { $0.isLetter })
    number = Self.known.firstIndex { $0.words.contains(key) } ?? position % 8
  }

  /// The shape as a small inline image. It is hidden from assistive technology, since the layer's name is next to it.
  var html: String {
    // The word joiner keeps the image on the same line as the name.
    "<svg class=\"mark layer-\(number)\" viewBox=\"0 0 16 16\" width=\"14\" height=\"14\" aria-hidden=\"true\">\(Self.shapes[number])</svg>\u{2060}"
  }

  /// The common names of layers with each mark.
  private static let known = [
    "modules module model viewmodel viewmodels",
    "components component userinterface ui view views",
    "providers provider datasource store stores",
    "core entity entities models",
    "router routers routing navigation",
    "contract contracts viewcontract viewcontracts",
    "usecase usecases",
    "app application",
  ]

  private static let shapes = [
    "<circle cx=\"8\" cy=\"8\" r=\"6\"/>",
    "<rect x=\"2.5\" y=\"2.5\" width=\"11\" height=\"11\" rx=\"1.5\"/>",
    "<path d=\"M8 1c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z\"/>",
    "<path d=\"M8 1.5 14.5 14h-13z\"/>",
    "<path d=\"M1.5 5h7V1.5L15 8l-6.5 6.5V11h-7z\"/>",
    "<path d=\"M8 .8 15.2 8 8 15.2.8 8z\"/>",
    "<path d=\"M4.5 1.7h7L15 8l-3.5 6.3h-7L1 8z\"/>",
    "<path d=\"M1 5q3.5-4 7 0t7 0v6q-3.5 4-7 0t-7 0z\"/>",
  ]
}
