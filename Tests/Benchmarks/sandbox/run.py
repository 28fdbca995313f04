#!/usr/bin/env python3
"""What the sandbox adds to the start of a program, beside bubblewrap and unshare alone in the same minute (Linux only).

    Tests/Benchmarks/sandbox/run.py [LIMN]      LIMN is the program, .build/debug/limn by default

Each figure is the least, and the median, of many starts of a program that does nothing, taken in turn. Where the system allows it, they run
with real-time priority, so that other programs of the machine lengthen them little.
"""
import os, pathlib, re, resource, shutil, statistics, subprocess, sys, time

root = pathlib.Path(__file__).resolve().parent.parent.parent.parent
limn = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else root / ".build/debug/limn")
STARTS = 100

def start(words):
    """The time by the clock, and the time on a processor, of one start in milliseconds."""
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    if os.waitpid(os.posix_spawnp(words[0], words, os.environ), 0)[1]:
        sys.exit(f"{' '.join(words)} fails")
    elapsed, after = time.perf_counter() - started, resource.getrusage(resource.RUSAGE_CHILDREN)
    return elapsed * 1000, (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000

def text(values):
    return f"least {min(values):6.2f} ms, median {statistics.median(values):6.2f} ms"

try:
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(10))
    priority = "real-time priority"
except PermissionError:
    priority = "normal priority"
nothing = shutil.which("true")
bound = ["bwrap", "--ro-bind", "/", "/"]
programs = {
    "plain": [nothing], "unshare -rn": ["unshare", "-rn", nothing], "bwrap": bound + [nothing],
    "bwrap --unshare-all": bound + ["--unshare-all", nothing],
    "bwrap --unshare-all, /proc, /dev, /tmp": bound + ["--unshare-all", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", nothing],
}
print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors, {STARTS} starts each, {priority}")
rows = {name: [] for name in programs}
for _ in range(STARTS):
    for name, words in programs.items():
        rows[name].append(start(words))
for name, row in rows.items():
    print(f"{name:40} {text([clock for clock, _ in row])}; {statistics.mean(used for _, used in row):.2f} ms on a processor")
# 'limn doctor' starts a program 20 times in each sandbox and prints the shortest time.
for kind in ("bubblewrap", "landlock"):
    found = []
    for _ in range(5):
        said = subprocess.run([limn, "doctor"], capture_output=True, text=True, env=os.environ | {"LIMN_SANDBOX": kind}).stdout
        found += re.findall(r"starting a program takes ([\d.]+) ms, and ([\d.]+) ms without the sandbox", said)
    if not found:
        print(f"limn, {kind:34} does not work here")
        continue
    added = [float(confined) - float(plain) for confined, plain in found]
    print(f"limn, {kind:34} adds {text(added)}")
