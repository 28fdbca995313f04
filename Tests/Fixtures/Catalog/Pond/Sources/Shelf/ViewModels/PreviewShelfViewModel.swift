import ViewContract

/// A shelf for previews.
final class PreviewShelfViewModel: ShelfContract, PreviewViewModel {
  var books: [Book] { [Book(title: "Walden")] }
}
