#!/usr/bin/env python3
"""Measures the shared cache between machines: network namespaces with checkouts at different paths, and one nginx (Linux, as root).

    run.py LIMN [--snippets N] [--previews N] [--project FOLDER] [--only CHECKS]

Without a project, snippets and a package with previews are generated. LIMN must lie beside its SwiftUI modules, as in the folder of a build
of all targets. Shows, each beside its limit:
  - what share of the results the second machine finds, and the processor time that it spends on snippets and previews, relative to the first;
  - with four shards, the largest processor time of one, relative to one machine that does everything;
  - the report with `--from-cache` of a machine that has built nothing: the bytes that differ from the report of one machine in each format,
    the programs of the toolchain that it started, and its processor time;
  - what a run prints and how much longer it takes when the server is killed, slow, or answers with other bytes.
Ends with status 1 if a limit is missed. Times are ratios of runs that follow each other; the building of a project's package is left out.
"""
import argparse, hashlib, http.server, os, pathlib, re, resource, shutil, signal, subprocess, sys, tempfile, threading, time

here = pathlib.Path(__file__).resolve().parent
missed = False


def shell(*words):
    subprocess.run(words, check=True, capture_output=True)


class Machine:
    """A network namespace that reaches the server's, and a checkout."""

    def __init__(self, number, source, work):
        self.space = f"limn{os.getpid()}h{number}"
        self.root = work / f"machine{number}" / ("checkout " + "x" * (7 * number)) / "project"
        shutil.copytree(source, self.root, symlinks=True, ignore=shutil.ignore_patterns(".build", "_site"))
        shell("ip", "netns", "add", self.space)
        near, far = f"lm{os.getpid() % 10000}n{number}", f"lm{os.getpid() % 10000}f{number}"
        shell("ip", "link", "add", near, "netns", self.space, "type", "veth", "peer", "name", far, "netns", server)
        self.address = f"http://10.77.{number}.1:8080"
        for space, link, last in ((self.space, near, 2), (server, far, 1)):
            shell("ip", "-n", space, "address", "add", f"10.77.{number}.{last}/24", "dev", link)
            shell("ip", "-n", space, "link", "set", link, "up")
            shell("ip", "-n", space, "link", "set", "lo", "up")

    def check(self, *words, address=True, during=None, verbose=True, tracer=()):
        """The report, what was said besides, the seconds by the clock, and those on processors."""
        command = ["ip", "netns", "exec", self.space, *tracer, limn, "check", "--only", options.only, *words]
        if verbose:
            command.append("--verbose")
        if address:
            command += ["--cache-url", self.address]
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        process = subprocess.Popen(command, cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if during:
            threading.Thread(target=during, daemon=True).start()
        report, said = process.communicate()
        spent, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        if process.returncode not in (0, 1):
            sys.exit(f"{' '.join(map(str, command))}: status {process.returncode}\n{report}{said}")
        return report, said, spent, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def forget(self):
        shutil.rmtree(self.root / ".build" / "limn" / "results", ignore_errors=True)

    def remove(self):
        subprocess.run(["ip", "netns", "delete", self.space])


def row(name, figure, limit, unit=""):
    global missed
    missed = missed or figure > limit
    print(f"{name:62} {figure:8.2f}{unit:3} limit {limit:g}{unit} {'' if figure <= limit else 'MISSED'}", flush=True)


def start_nginx(store):
    """Starts the server with an empty store."""
    shutil.rmtree(store, ignore_errors=True)
    (store / "files").mkdir(parents=True)
    (store / "nginx.conf").write_text(f"""
        daemon off; master_process off; pid {store}/pid; error_log {store}/errors; user root;
        events {{ worker_connections 256; }}
        http {{
          access_log off; client_body_temp_path {store}/body;
          server {{
            listen 8080; root {store}/files; client_max_body_size 64m;
            location ~ "^/(ac|cas)/[0-9a-f]{{64}}$" {{ dav_methods PUT; create_full_put_path on; limit_except GET PUT {{ deny all; }} }}
          }}
        }}""")
    process = subprocess.Popen(["ip", "netns", "exec", server, "nginx", "-c", store / "nginx.conf"], stderr=subprocess.DEVNULL)
    time.sleep(1)
    return process


def stop(process):
    process.terminate()
    process.wait()


class Bad(http.server.BaseHTTPRequestHandler):
    """Answers late, or with bytes that were never stored."""
    delay, body, protocol_version = 0, b"", "HTTP/1.1"

    def do_GET(self):
        time.sleep(self.delay)
        self.send_response(200)
        self.send_header("Content-Length", str(len(self.body)))
        self.end_headers()
        self.wfile.write(self.body)

    def do_PUT(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.do_GET()

    def log_message(self, *words):
        pass


def counts(said):
    found = re.search(r"shared cache: (\d+) found, (\d+) not found, (\d+) stored", said)
    return tuple(map(int, found.groups())) if found else (0, 0, 0)


def verdicts(report):
    """The report without its counts of what this run had to do."""
    return re.sub(r", \d+ (merged|cached|run|explored in this run|compiled separately( \([^)]*\))?)(?=[,\n])", "", report)


PREVIEW = """
struct Screen{0}: View {{
  @State private var count = 0
  @State private var isOpen = false
  var body: some View {{
    VStack {{
      Text("Screen {0}: \\(count)")
      Button("More") {{ count = (count + 1) % {1} }}
      Button("Less") {{ count = (count + {1} - 1) % {1} }}
      Button("Open") {{ isOpen = true }}
    }}
    .sheet(isPresented: $isOpen) {{ Button("Close {0}") {{ isOpen = false }} }}
  }}
}}

#Preview("Screen {0}") {{ Screen{0}() }}
"""


def generate_package(folder):
    """A library with one view and one preview a file. Some previews have more states than others."""
    (folder / "Package.swift").write_text(
        "// swift-tools-version: 6.0\nimport PackageDescription\n"
        'let package = Package(name: "Screens", products: [.library(name: "Screens", targets: ["Screens"])],'
        ' targets: [.target(name: "Screens")])\n'
    )
    (folder / "Sources" / "Screens").mkdir(parents=True)
    for number in range(options.previews):
        states = 2 + int(hashlib.sha256(str(number).encode()).hexdigest(), 16) % 5
        text = "import SwiftUI\n" + PREVIEW.format(number, states)
        (folder / "Sources" / "Screens" / f"Screen{number:03}.swift").write_text(text)


def started(trace):
    """The programs of the toolchain in strace's output."""
    programs = re.findall(r'execve\("([^"]+)"', trace.read_text())
    return [program for program in programs if pathlib.Path(program).name.startswith("swift") or pathlib.Path(program).name.startswith("clang")]


def different(a, b):
    return abs(len(a) - len(b)) + sum(x != y for x, y in zip(a, b))


def main():
    work = pathlib.Path(tempfile.mkdtemp(prefix="limn-cache-"))
    source = options.project
    if not source:
        source = work / "source"
        (source / "Site").mkdir(parents=True)
        (source / "Site" / "limn.yml").write_text("title: Benchmark\nimports: [Foundation]\n")
        generate = here.parent / "snippets" / "generate.py"
        subprocess.run([sys.executable, generate, source / "Content", "--snippets", str(options.snippets)], check=True)
        if "previews" in options.only:
            generate_package(source)
    shell("ip", "netns", "add", server)
    machines = []
    try:
        machines += [Machine(number, source, work) for number in (1, 2)]
        first, second = machines
        for machine in machines:
            # Builds the package, if there is one, and fills the compiler's own caches.
            machine.check(address=False)
            machine.forget()
        print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        plain, _, plain_seconds, _ = first.check(address=False)
        formats = ["human", "json", "junit", "github", "sarif"]
        whole = [first.check("--format", name, address=False, verbose=False)[0] for name in formats]
        first.forget()
        nginx = start_nginx(work / "store")
        _, said, _, cold = first.check("--cache-push")
        stored = counts(said)[2]
        report, said, _, warm = second.check()
        hits, misses, _ = counts(said)
        row(f"results that the second machine misses, of {stored} stored", misses, 0)
        row("its processor time, relative to the first", warm / cold, 0.5)
        same = verdicts(report) == verdicts(plain)
        row("verdicts differ", 0 if same and hits > 0 else 1, 0)
        # The speed of a machine changes from minute to minute, and other work only makes a run slower. So compare the least of two runs.
        passes, alone = [], []
        for _ in range(2):
            stop(nginx)
            nginx = start_nginx(work / "store")
            passes.append([])
            for number in range(1, 5):
                machine = machines[number % 2]
                machine.forget()
                passes[-1].append(machine.check("--shard", f"{number}/4", "--cache-push")[3])
            first.forget()
            alone.append(first.check(address=False)[3])
        plain_cpu = min(alone)
        shares = [min(shard) / plain_cpu for shard in zip(*passes)]
        print(f"one machine: {plain_seconds:.1f} s, {plain_cpu:.1f} s on processors; four shards: {' '.join(f'{share:.3f}' for share in shares)}")
        row("largest processor time of four shards, relative to one machine", max(shares), 0.31)
        second.forget()
        report, said, _, _ = second.check()
        # No shard checked a whole page, so the cache has no results of pages. The report must come from the results
        # of snippets.
        row("verdicts of all shards differ", 0 if verdicts(report) == verdicts(plain) and ", 0 merged" not in report else 1, 0)
        machines.append(Machine(3, source, work))
        last, trace, bytes_different = machines[2], work / "trace", 0
        tracer = ["strace", "-f", "-qq", "-e", "trace=execve", "-o", trace]
        *_, last_cpu = last.check("--from-cache", verbose=False)
        last.forget()
        compilers = 0
        for name, text in zip(formats, whole):
            bytes_different += different(text, last.check("--from-cache", "--format", name, verbose=False, tracer=tracer)[0])
            compilers += len(started(trace))
        row("--from-cache: bytes that differ from one machine's reports", bytes_different, 0)
        row("--from-cache: programs of the toolchain started", compilers, 0)
        row("--from-cache: processor time, relative to one machine", last_cpu / plain_cpu, 0.1)
        stop(nginx)

        def trouble(name, during=lambda: None, prepare=lambda: None):
            alone, runs = [], []
            for number in range(1, 4):
                first.forget()
                alone.append(first.check(address=False)[2])
                first.forget()
                prepare()
                report, said, seconds, _ = first.check("--cache-push", during=during)
                runs.append(seconds)
                row(f"server {name}, run {number}: verdicts differ", 0 if verdicts(report) == verdicts(plain) else 1, 0)
                row(f"server {name}, run {number}: warnings, less or more than one", abs(said.count("limn: warning: ") - 1), 0)
            # The speed of a machine changes from minute to minute, and other work only makes a run slower.
            lists = " without a server: ".join(", ".join(f"{seconds:.2f}" for seconds in times) for times in (runs, alone))
            print(f"server {name}: {lists} s")
            row(f"server {name}: time lost, least of 3 runs", min(runs) - min(alone), 1, " s")

        def start():
            # The store is empty, so the run must also compute results, and not only read them.
            nonlocal nginx
            nginx = start_nginx(work / "store")

        def kill():
            time.sleep(plain_seconds / 3)
            if nginx.poll() is None:
                os.kill(nginx.pid, signal.SIGKILL)

        trouble("killed", kill, start)
        nginx.wait()
        for name, delay, body in (("slow", 0.2, b""), ("lying", 0, b"{}")):
            bad = subprocess.Popen(["ip", "netns", "exec", server, sys.executable, __file__, "--serve", str(delay), body.decode()])
            time.sleep(1)
            trouble(name)
            stop(bad)
    finally:
        for machine in machines:
            machine.remove()
        subprocess.run(["ip", "netns", "delete", server])
        shutil.rmtree(work, ignore_errors=True)
    sys.exit(1 if missed else 0)


if len(sys.argv) > 1 and sys.argv[1] == "--serve":
    Bad.delay, Bad.body = float(sys.argv[2]), sys.argv[3].encode()
    http.server.ThreadingHTTPServer(("", 8080), Bad).serve_forever()
parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("limn", type=pathlib.Path)
parser.add_argument("--snippets", type=int, default=400)
parser.add_argument("--previews", type=int, default=32)
parser.add_argument("--project", type=pathlib.Path)
parser.add_argument("--only", default="snippets,previews")
options = parser.parse_args()
limn, server = options.limn.resolve(), f"limn{os.getpid()}s"
if os.geteuid() or not shutil.which("nginx") or not shutil.which("ip") or not shutil.which("strace"):
    sys.exit("this needs root, nginx, ip and strace: install nginx-light, iproute2 and strace")
main()
