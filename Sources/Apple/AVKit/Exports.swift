// `import AVKit` also imports the players, as on Apple platforms.
@_exported public import AVFoundation
@_exported public import Foundation
