// `import WidgetKit` also imports SwiftUI, as on Apple platforms.
@_exported public import ActivityKit
@_exported public import AppIntents
@_exported public import SwiftUI
