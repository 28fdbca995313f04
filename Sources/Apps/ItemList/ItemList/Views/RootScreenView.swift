import SwiftUI

/// Shows the login screen, or the list if a user is logged in.
struct RootScreenView<ViewModel: RootScreenViewContract>: View {
  @ObservedObject var viewModel: ViewModel

  var body: some View {
    if viewModel.isLoggedIn {
      NavigationStack {
        VStack {
          HStack {
            Text("Logged in as \(viewModel.username)")
            Button("Log Out", action: { viewModel.logoutButtonTapped() })
          }
          ItemListView(viewModel: viewModel.itemList)
        }
      }
    } else {
      LoginScreenView(viewModel: viewModel.loginScreen)
    }
  }
}

struct RootScreenView_Previews: PreviewProvider {
  static var previews: some View {
    RootScreenView(viewModel: PreviewRootScreenViewModel())
      .previewDisplayName("Light")
    RootScreenView(viewModel: PreviewRootScreenViewModel())
      .preferredColorScheme(.dark)
      .previewDisplayName("Dark")
  }
}
