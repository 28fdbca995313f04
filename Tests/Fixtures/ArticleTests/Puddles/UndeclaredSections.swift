import SwiftUI

// The two views were not part of the text.
struct Root: View {
  var body: some View {
    List {
      SectionA()  // expected-error {{cannot find 'SectionA' in scope}}
      SectionB()  // expected-error {{cannot find 'SectionB' in scope}}
    }
  }
}
