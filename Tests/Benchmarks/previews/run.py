#!/usr/bin/env python3
"""How long exploring previews takes inside of bubblewrap and without it, in turn in one run (Linux only).

    Tests/Benchmarks/previews/run.py [HOST]      HOST is the program with the previews, which 'limn check' builds:
                                                 .build/limn/package/previews/host by default

Each preview is explored as Limn does it: by one process, which is a copy of itself for each state. The sandbox is that of Limn: its
namespaces, its mounts and, for root, its change of user. Where the system allows it, all runs have real-time priority.
"""
import json, os, pathlib, statistics, subprocess, sys, time

root = pathlib.Path(__file__).resolve().parent.parent.parent.parent
host = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else root / ".build/limn/package/previews/host")
ROUNDS = 3

compiler = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
toolchain = pathlib.Path(json.loads(compiler)["paths"]["runtimeResourcePath"]).parent.parent
environment = {
    "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC", "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8",
    "PATH": "/usr/bin:/bin", "LD_LIBRARY_PATH": f"{toolchain}/lib/swift/linux", "LD_BIND_NOW": "1"}

def sandbox():
    words = ["bwrap", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try", "--die-with-parent", "--new-session", "--unshare-net"]
    words += ["--cap-drop", "ALL", "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"] if os.getuid() == 0 else ["--unshare-user"]
    for path in ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"):
        if os.path.islink(path):
            words += ["--symlink", os.readlink(path), path]
        elif os.path.exists(path):
            words += ["--ro-bind", path, path]
    words += ["--proc", "/proc", "--dev", "/dev", "--perms", "0777", "--size", "268435456", "--tmpfs", "/tmp"]
    for path in ("/etc/ld.so.cache", toolchain, host):
        for folder in reversed(pathlib.Path(path).parents[:-1]):
            words += ["--perms", "0755", "--dir", folder]
        words += ["--ro-bind", path, path]
    words += ["--chdir", "/", "--"]
    if os.getuid() == 0:
        words += ["setpriv", "--reuid", "1200000000", "--regid", "1200000000", "--clear-groups", "--inh-caps=-all", "--no-new-privs"]
    return [str(word) for word in words]

def explore(prefix, preview):
    """Seconds, and what the host reports."""
    budget = {"states": 64, "steps": 600, "stepsPerState": 32, "page": 2100}
    request = {"preview": preview["index"], "view": preview["view"], "seed": 1, "clock": 10 ** 9, "budget": budget, "conditions": []}
    started = time.perf_counter()
    result = subprocess.run(prefix + [host, "run", json.dumps(request), "fixed"], capture_output=True, text=True, env=environment, cwd="/")
    if result.returncode:
        sys.exit(f"{preview}: {result.stderr}")
    return time.perf_counter() - started, result.stdout

try:
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(10))
    priority = "real-time priority"
except PermissionError:
    priority = "normal priority"
kinds = {"without": [], "bubblewrap": sandbox()}
previews = json.loads(subprocess.run([host, "list"], capture_output=True, text=True, env=environment, check=True).stdout)
times, total = {kind: {} for kind in kinds}, 0
for _ in range(ROUNDS):
    for preview in previews:
        reports = set()
        for kind, prefix in kinds.items():
            seconds, report = explore(prefix, preview)
            times[kind].setdefault(preview["index"], []).append(seconds)
            reports.add(report)
        if len(reports) != 1:
            sys.exit(f"{preview}: the reports differ")
print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors, {len(previews)} previews, {ROUNDS} rounds, {priority}")
for kind in kinds:
    least = sum(min(all) for all in times[kind].values())
    median = sum(statistics.median(all) for all in times[kind].values())
    print(f"{kind:12} least times {least:.2f} s in all, medians {median:.2f} s")
for name, choose in (("least", min), ("median", statistics.median)):
    ratio = sum(choose(all) for all in times["bubblewrap"].values()) / sum(choose(all) for all in times["without"].values())
    print(f"bubblewrap takes {ratio:.3f} times as long as without ({name} of each)")
