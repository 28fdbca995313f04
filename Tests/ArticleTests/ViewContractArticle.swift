import Combine
import SwiftUI
import ViewContract

// The article's list, contracts, and preview, changed so that they compile.

protocol NoteListViewContract: ViewContract {
  associatedtype NoteViewModelType: NoteViewContract
  var searchTerm: String { get set }
  var listOfNotes: [NoteViewModelType] { get }
  func buttonClick()
}

protocol NoteViewContract: ViewContract, Hashable {
  var text: String { get }
}

struct NoteListView<ViewModel: NoteListViewContract>: View {
  @ObservedObject var viewModel: ViewModel

  var body: some View {
    ScrollView {
      VStack {
        TextField("Search", text: $viewModel.searchTerm)
        ForEach(viewModel.listOfNotes, id: \.self) { note in
          Text(note.text)
        }
        Button(action: { viewModel.buttonClick() }) {
          Label("Refresh", systemImage: "arrow.clockwise")
        }
      }
    }
  }
}

final class PreviewNoteListViewModel: NoteListViewContract, PreviewViewModel {
  @Published var searchTerm = ""
  @Published private var texts = ["first", "second"]

  init() {}

  var listOfNotes: [PreviewNoteViewModel] {
    texts.filter { searchTerm.isEmpty || $0.contains(searchTerm) }.map(PreviewNoteViewModel.init)
  }

  func buttonClick() {
    texts.append("refreshed")
  }
}

final class PreviewNoteViewModel: NoteViewContract, PreviewViewModel {
  let text: String

  init(text: String) {
    self.text = text
  }

  convenience init() {
    self.init(text: "note")
  }

  nonisolated static func == (lhs: PreviewNoteViewModel, rhs: PreviewNoteViewModel) -> Bool {
    lhs.text == rhs.text
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

struct NoteListView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      NoteListView(viewModel: PreviewNoteListViewModel())
    }
    NavigationView {
      NoteListView(viewModel: PreviewNoteListViewModel())
    }
    .preferredColorScheme(.dark)
  }
}
