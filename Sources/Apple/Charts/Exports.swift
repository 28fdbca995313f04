// `import Charts` also imports SwiftUI, as on Apple platforms.
@_exported public import SwiftUI
