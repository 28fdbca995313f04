import Foundation

exit(Limn.run(Array(CommandLine.arguments.dropFirst())))
