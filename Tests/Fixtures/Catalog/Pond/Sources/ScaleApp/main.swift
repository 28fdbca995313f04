import ScaleViews

let scene = ScaleScene()
