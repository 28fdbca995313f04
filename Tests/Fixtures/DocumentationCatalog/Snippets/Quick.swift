// snippet.hide
import Ripple
// snippet.show
var pond = Pond()
pond.drop(2)
// snippet.count
print(pond.waves.count)
// snippet.end
