import MockData
import Models
import SwiftUI

/// The fish that were caught.
struct NetScreen: View {
  var caught: [Fish]
  var body: some View { Text("\(caught.count) fish") }
}

struct NetScreen_Previews: PreviewProvider {
  static var previews: some View { NetScreen(caught: Mock.fish) }
}
