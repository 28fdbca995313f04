import SwiftUI

/// Shows a shelf.
struct ShelfView<Model: ShelfContract>: View {
  var model: Model
  var body: some View { Text("\(model.books.count)") }
}

struct ShelfView_Previews: PreviewProvider {
  static var previews: some View { ShelfView(model: PreviewShelfViewModel()) }
}
