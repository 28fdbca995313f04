import SwiftUI
import UIKit

struct DeskView: View {
  var body: some View { Text("Desk").foregroundStyle(Color(uiColor: .label)) }
}
