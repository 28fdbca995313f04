import Foundation
import SwiftUI

enum Beat: CaseIterable { case low, high }

struct Phased: View {
  let taps: Int

  var body: some View {
    PhaseAnimator(Beat.allCases) { beat in
      Text("a").opacity(beat == .low ? 0.5 : 1)
    } animation: { _ in
      .easeInOut
    }
    PhaseAnimator([0.0, 1.0], trigger: taps) { Text("a").opacity($0) }
    Text("a").phaseAnimator(Beat.allCases) { content, beat in
      content.scaleEffect(beat == .low ? 1 : 2)
    }
    Text("a").phaseAnimator([0.0, 1.0], trigger: taps) { content, phase in
      content.opacity(phase)
    } animation: { _ in
      .linear
    }
  }
}

struct Keyed: View {
  let taps: Int

  var body: some View {
    Text("a").keyframeAnimator(initialValue: 0.0, trigger: taps) { content, height in
      content.offset(y: height)
    } keyframes: { _ in
      KeyframeTrack {
        LinearKeyframe(10, duration: 0.1)
        CubicKeyframe(5, duration: 0.1)
        SpringKeyframe(0, duration: 0.2)
      }
    }
    Text("a").keyframeAnimator(initialValue: 0.0, repeating: true) { content, height in
      content.offset(y: height)
    } keyframes: { _ in
      KeyframeTrack { LinearKeyframe(10, duration: 0.1) }
    }
  }
}

struct Turning: View {
  let taps: Int

  var body: some View {
    KeyframeAnimator(initialValue: 0.0, repeating: true) { angle in
      Text("a").rotationEffect(.degrees(angle))
    } keyframes: { _ in
      LinearKeyframe(0, duration: 0)
      LinearKeyframe(360, duration: 5)
    }
    KeyframeAnimator(initialValue: 0.0, trigger: taps) { angle in
      Text("b").rotationEffect(.degrees(angle))
    } keyframes: { _ in
      KeyframeTrack { CubicKeyframe(360, duration: 5) }
    }
    Image(systemName: "wifi").symbolEffect(.variableColor.hideInactiveLayers.reversing, value: taps)
  }
}

struct Pose {
  var height = 0.0
  var angle = Angle.zero
}

struct Posed: View {
  var body: some View {
    Text("a").keyframeAnimator(initialValue: Pose(), repeating: true) { content, pose in
      content.offset(y: pose.height).rotationEffect(pose.angle)
    } keyframes: { _ in
      KeyframeTrack(\.height) {
        LinearKeyframe(10, duration: 0.1)
        SpringKeyframe(0, duration: 0.2)
      }
      KeyframeTrack(\.angle) { CubicKeyframe(.degrees(90), duration: 0.1) }
    }
  }
}

/// The closure of an animator receives this placeholder instead of the view itself.
func faded(_ content: PlaceholderContentView<Text>) -> some View { content.opacity(0.5) }

struct Timed: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { Text("\($0.date.timeIntervalSince1970)") }
    TimelineView(.animation) { Text("\($0.date.timeIntervalSince1970)") }
    TimelineView(.everyMinute) { context in
      if context.cadence == .live { Text("Live") }
    }
  }
}
