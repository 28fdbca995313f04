import SwiftUI

// The document does not declare the two views.
struct Root: View {
  var body: some View {
    List {
      SectionA()  // expected-error {{cannot find 'SectionA' in scope}}
      SectionB()  // expected-error {{cannot find 'SectionB' in scope}}
    }
  }
}
