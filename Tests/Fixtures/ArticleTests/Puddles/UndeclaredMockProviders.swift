import SwiftUI

// The function is one that an app writes itself.
struct Home_Previews: PreviewProvider {
  static var previews: some View {
    Home().withMockProviders()  // expected-error {{value of type 'Home' has no member 'withMockProviders'}}
  }
}
