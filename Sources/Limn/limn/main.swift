import Foundation
import LimnPlatform

ProcessRunner.endAllOnSignals()
let status = Limn.run(Array(CommandLine.arguments.dropFirst()))
ProcessRunner.finish()
exit(status)
