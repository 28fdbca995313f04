public import AVFoundation
public import SwiftUI

/// A video with controls.
///
/// - Approximated: no video is decoded. A dark area with a symbol and the name of the file takes its place.
public struct VideoPlayer<Overlay: View> {
  let player: AVPlayer?
  let overlay: Overlay
}

extension VideoPlayer: View {
  public var body: some View {
    ZStack {
      Rectangle().fill(Color.black)
      VStack(spacing: 6) {
        Image(systemName: "play.circle").font(.largeTitle)
        if let name = player?.currentItem?.asset.url?.lastPathComponent { Text(verbatim: name).font(.caption) }
      }
      .foregroundStyle(Color.white)
      overlay
    }
  }
}

extension VideoPlayer {
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    (self.player, overlay) = (player, videoOverlay())
  }
}

extension VideoPlayer where Overlay == EmptyView {
  public init(player: AVPlayer?) { (self.player, overlay) = (player, EmptyView()) }
}
