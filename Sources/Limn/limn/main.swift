import SystemFoundation
import LimnPlatform

prepareHeap()
ProcessRunner.endAllOnSignals()
let status = Limn.run(Array(CommandLine.arguments.dropFirst()))
ProcessRunner.finish()
exit(status)
