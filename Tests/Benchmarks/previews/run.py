#!/usr/bin/env python3
"""How long exploring previews takes with each kind of sandbox and without one, in turn in one run (Linux only).

    Tests/Benchmarks/previews/run.py [LIMN]      LIMN is the program, .build/debug/limn by default

The previews are those of a package that is made for this. The last lines give the ratio of each kind to no sandbox.
"""
import os, pathlib, re, statistics, subprocess, sys, tempfile

root = pathlib.Path(__file__).resolve().parent.parent.parent.parent
limn = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else root / ".build/debug/limn")
ROUNDS = 3
KINDS = {"without": ("none", ["--allow-unsandboxed"]), "bubblewrap": ("bubblewrap", []), "landlock": ("landlock", [])}

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Views", targets: [.target(name: "Views")])
"""
# Four switches and a counter: as many states as a page holds, and as many steps from each as it has controls.
VIEW = """import SwiftUI

struct Panel{number}: View {{
  @State private var count = 0
  @State private var isFirst = false
  @State private var isSecond = false
  @State private var isThird = false
  var body: some View {{
    VStack {{
      Text("Panel {number}: \\(count)")
      Button("Add") {{ if count < 3 {{ count += 1 }} }}
      Button("Remove") {{ if count > 0 {{ count -= 1 }} }}
      Toggle("First", isOn: $isFirst)
      Toggle("Second", isOn: $isSecond)
      Toggle("Third", isOn: $isThird)
    }}
  }}
}}

#Preview {{ Panel{number}() }}
"""

def explore(folder, kind):
    """Seconds that exploring took, and what the summary says of the previews."""
    name, words = KINDS[kind]
    result = subprocess.run(
        [limn, "check", "--only", "previews", "--no-cache", "--verbose", *words], cwd=folder, capture_output=True, text=True,
        env=os.environ | {"LIMN_SANDBOX": name})
    text = result.stdout + result.stderr
    found = re.search(r"exploring previews: ([\d.]+) (m?s)", text)
    counts = re.search(r"previews: .*", text)
    if not found or not counts:
        sys.exit(f"{kind}: {text}")
    return float(found[1]) * (0.001 if found[2] == "ms" else 1), counts[0]

with tempfile.TemporaryDirectory(prefix="limn-previews-") as folder:
    sources = pathlib.Path(folder, "Sources/Views")
    sources.mkdir(parents=True)
    pathlib.Path(folder, "Package.swift").write_text(MANIFEST)
    for number in range(4):
        (sources / f"Panel{number}.swift").write_text(VIEW.format(number=number))
    print(explore(folder, "without")[1])
    times, counts = {kind: [] for kind in KINDS}, set()
    for _ in range(ROUNDS):
        for kind in KINDS:
            seconds, count = explore(folder, kind)
            times[kind].append(seconds)
            counts.add(count)
    if len(counts) != 1:
        sys.exit(f"the kinds differ in what they found: {counts}")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors, {ROUNDS} runs each, in turn")
    for kind, all in times.items():
        print(
            f"{kind:12} least {min(all):.2f} s, median {statistics.median(all):.2f} s; "
            f"{min(all) / min(times['without']):.2f} and {statistics.median(all) / statistics.median(times['without']):.2f} times without")
