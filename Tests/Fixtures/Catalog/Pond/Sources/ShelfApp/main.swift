import Shelf

let scene = ShelfScene()
