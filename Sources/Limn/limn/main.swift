import SystemFoundation
import LimnPlatform

keepFreedMemory()
ProcessRunner.endAllOnSignals()
let status = Limn.run(Array(CommandLine.arguments.dropFirst()))
ProcessRunner.finish()
exit(status)
