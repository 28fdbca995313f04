import SwiftUI

// A label has a title and an icon.
struct RefreshButton: View {
  var body: some View {
    Button(action: {}) {
      Label("Refresh")  // expected-error {{}}
    }
  }
}
