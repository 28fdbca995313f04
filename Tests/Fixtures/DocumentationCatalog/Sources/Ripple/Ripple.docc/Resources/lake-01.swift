import Ripple

struct Lake {
  var pond = Pond()

  mutating func take(_ stone: Stone) {
    stone.fall(into: &pond)
  }
}
