import Foundation
import LimnPlatform

/// A Slurm cluster whose only node is this machine. It runs as the current user, in a folder of its own.
final class SlurmCluster {
  let folder: String
  private var daemons: [Process] = []

  /// Whether Slurm is installed, and a cluster can be started on this machine.
  static let isAvailable: Bool = {
    let names = ["munged", "slurmctld", "slurmd", "sbatch", "sinfo"]
    let folders = ["/usr/sbin/", "/usr/bin/", "/usr/local/sbin/", "/usr/local/bin/"]
    let found = names.allSatisfy { name in folders.contains { FileManager.default.isExecutableFile(atPath: $0 + name) }
    }
    return found && (try? SlurmCluster()) != nil
  }()

  init() throws {
    // The path of a socket has at most 107 bytes, so the name of the folder is short.
    folder = FileManager.default.temporaryDirectory.path + "/slurm-\(UUID().uuidString.prefix(8))"
    for name in ["state", "spool"] { try FileSystem.makeFolder(folder + "/" + name) }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
    let key = folder + "/munge.key"
    try FileSystem.local.write(key, (0..<1024).map { _ in UInt8.random(in: 0...255) })
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key)
    try FileSystem.local.write(folder + "/slurm.conf", Array(try Self.configuration(folder).utf8))
    do {
      let munge = ["socket", "log-file", "seed-file"].map { "--\($0)=\(folder)/munge.\($0)" }
      try start("munged", ["--foreground", "--force", "--key-file=\(key)", "--pid-file=\(folder)/munged.pid"] + munge)
      try wait { FileManager.default.fileExists(atPath: folder + "/munge.socket") }
      try start("slurmctld", ["-D"])
      try start("slurmd", ["-D"])
      // The node accepts jobs as soon as it is idle.
      try wait { try nodeState == "idle\n" }
    } catch {
      stop()
      throw error
    }
  }

  deinit { stop() }

  /// The variables with which `sbatch` and the other commands find the cluster.
  var environment: [String: String] { ["SLURM_CONF": folder + "/slurm.conf"] }

  func stop() {
    // The daemons inherit the signals that the threads of the tests block. SIGTERM is one of them.
    for daemon in daemons.reversed() { kill(daemon.processIdentifier, SIGKILL) }
    daemons = []
    try? FileManager.default.removeItem(atPath: folder)
  }
}

extension SlurmCluster {
  private static func configuration(_ folder: String) throws -> String {
    // Two servers that are closed immediately show which ports are free.
    let servers = [try CacheServer(), try CacheServer()]
    servers.forEach { $0.stop() }
    let host = ProcessInfo.processInfo.hostName.prefix { $0 != "." }
    let user = NSUserName()
    return """
      ClusterName=limn
      SlurmctldHost=\(host)(127.0.0.1)
      SlurmctldPort=\(servers[0].port)
      SlurmdPort=\(servers[1].port)
      SlurmUser=\(user)
      SlurmdUser=\(user)
      AuthType=auth/munge
      AuthInfo=socket=\(folder)/munge.socket
      CredType=cred/munge
      MpiDefault=none
      ProctrackType=proctrack/pgid
      TaskPlugin=task/none
      StateSaveLocation=\(folder)/state
      SlurmdSpoolDir=\(folder)/spool
      SlurmctldPidFile=\(folder)/slurmctld.pid
      SlurmdPidFile=\(folder)/slurmd.pid
      SlurmctldLogFile=\(folder)/slurmctld.log
      SlurmdLogFile=\(folder)/slurmd.log
      SelectType=select/cons_tres
      SelectTypeParameters=CR_CPU
      NodeName=\(host) NodeAddr=127.0.0.1 CPUs=\(ProcessInfo.processInfo.activeProcessorCount) State=UNKNOWN
      PartitionName=main Nodes=ALL Default=YES State=UP

      """
  }

  private var variables: [String: String] {
    var variables = ProcessInfo.processInfo.environment.merging(environment) { _, own in own }
    variables["PATH", default: ""] += ":/usr/sbin:/usr/local/sbin"
    return variables
  }

  private func start(_ name: String, _ words: [String]) throws {
    let daemon = Process()
    daemon.executableURL = URL(filePath: "/usr/bin/env")
    daemon.arguments = [name] + words
    daemon.environment = variables
    (daemon.standardOutput, daemon.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try daemon.run()
    daemons.append(daemon)
  }

  private var nodeState: String {
    get throws {
      try ProcessRunner.local.run(
        Command(
          "sinfo", ["--noheader", "--format=%T"], environment: variables, directory: folder, timeLimit: .seconds(5))
      ).outputText
    }
  }

  private func wait(_ isReady: () throws -> Bool) throws {
    let start = ContinuousClock.now
    while try !isReady() {
      guard ContinuousClock.now - start < .seconds(30) else { throw CocoaError(.featureUnsupported) }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }
}
