import Ripple

struct Stone {
  var weight: Double

  func fall(into pond: inout Pond) {
    pond.drop(weight)
  }
}
