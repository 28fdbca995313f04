#!/usr/bin/env python3
"""What the sandbox adds to the start of a program, beside bubblewrap and unshare alone in the same minute (Linux only).

    Tests/Benchmarks/sandbox/run.py [LIMN]      LIMN is the program, .build/debug/limn by default

Each figure is the least of many starts of a program that does nothing: other programs of the machine only ever lengthen a start.
"""
import os, pathlib, re, resource, shutil, subprocess, sys, time

root = pathlib.Path(__file__).resolve().parent.parent.parent.parent
limn = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else root / ".build/debug/limn")
STARTS = 100

def measure(words):
    """The least time by the clock, and the mean time on a processor, of one start in milliseconds."""
    least, before = float("inf"), resource.getrusage(resource.RUSAGE_CHILDREN)
    for _ in range(STARTS):
        start = time.perf_counter()
        if os.waitpid(os.posix_spawnp(words[0], words, os.environ), 0)[1]:
            sys.exit(f"{' '.join(words)} fails")
        least = min(least, time.perf_counter() - start)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return least * 1000, used * 1000 / STARTS

nothing = shutil.which("true")
bound = ["bwrap", "--ro-bind", "/", "/"]
print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors, {STARTS} starts each")
rows = {}
for name, words in {
    "plain": [nothing], "unshare -rn": ["unshare", "-rn", nothing], "bwrap": bound + [nothing],
    "bwrap --unshare-all": bound + ["--unshare-all", nothing],
    "bwrap --unshare-all, /proc, /dev, /tmp": bound + ["--unshare-all", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", nothing],
}.items():
    rows[name] = measure(words)
    print(f"{name:40} {rows[name][0]:6.2f} ms by the clock, {rows[name][1]:6.2f} ms on a processor")
for kind in ("bubblewrap", "landlock"):
    text = subprocess.run([limn, "doctor"], capture_output=True, text=True, env=os.environ | {"LIMN_SANDBOX": kind}).stdout
    found = re.search(r"starting a program takes ([\d.]+) ms, and ([\d.]+) ms without the sandbox", text)
    if not found:
        print(f"limn, {kind:34} does not work here")
        continue
    confined, plain = map(float, found.groups())
    ratio = (confined - plain) / (rows["bwrap --unshare-all"][0] - rows["plain"][0])
    print(f"limn, {kind:34} {confined:6.2f} ms by the clock, {confined - plain:.2f} more than without; {ratio:.2f} times what bwrap --unshare-all adds")
