import SwiftUI

// The call has two mistakes: the label must be `text`, and the argument must be a binding.
struct SearchField<ViewModel: ItemListViewContract>: View {
  @ObservedObject var viewModel: ViewModel

  var body: some View {
    TextField("Search", binding: self.viewModel.searchTerm)  // expected-error {{incorrect argument label in call (have '_:binding:', expected '_:text:')}} expected-error {{cannot convert value of type 'String' to expected argument type 'Binding<String>'}}
  }
}
