import SwiftUI

// The document does not declare the function `withMockProviders`. Each app declares it.
struct Home_Previews: PreviewProvider {
  static var previews: some View {
    Home().withMockProviders()  // expected-error {{value of type 'Home' has no member 'withMockProviders'}}
  }
}
