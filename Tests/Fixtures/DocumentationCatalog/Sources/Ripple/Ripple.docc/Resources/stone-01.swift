import Ripple

struct Stone {
  var weight: Double
}
