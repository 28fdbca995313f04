import SwiftUI

/// The root of the app: the home screen, and the screens presented over it.
struct Root: View {
  @ObservedObject private var rootRouter = Router.shared.root

  var body: some View {
    Home()
      .sheet(isPresented: $rootRouter.isShowingLogin) {
        Login()
      }
      .sheet(isPresented: $rootRouter.isShowingNumbersExample) {
        NumbersExample()
      }
      .onOpenURL { url in
        Router.shared.open(url)
      }
  }
}

struct Root_Previews: PreviewProvider {
  static var previews: some View {
    Root().withMockProviders()
  }
}
