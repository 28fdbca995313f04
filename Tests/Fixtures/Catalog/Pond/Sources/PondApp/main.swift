import Pond

let root = PondRoot()
