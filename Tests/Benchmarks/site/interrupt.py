#!/usr/bin/env python3
"""Kills builds at fifty random moments and looks whether the site is whole each time: python3 Tests/Benchmarks/site/interrupt.py [LIMN]

Two contents take turns, so that every build changes every page; a site that mixes both, or lacks a file of one, is broken. The moments come from a fixed seed.
Then two builds run at once, and one runs on a disk that is too small (needs root, else it is left out).
"""
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent


def state(site):
    """Every file's name and bytes, without the mark of the build."""
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file() and path.name != ".limn-site"}


def main():
    limn = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/release/limn").resolve()
    chance = random.Random(50)
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        contents = [root / "one", root / "two"]
        for seed, content in enumerate(contents):
            subprocess.run([sys.executable, HERE / "corpus.py", content, "--documents", "150", "--bytes", "1500000", "--fences", "800", "--seed", str(seed)], check=True)

        def build(content, output, **options):
            return subprocess.Popen([limn, "build", content, "--output", output, "--no-check", "--quiet"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)

        whole = []
        for number, content in enumerate(contents):
            start = time.monotonic()
            process = build(content, root / f"whole-{number}")
            assert process.wait() == 0, process.stdout.read()
            lasts = time.monotonic() - start
            whole.append(state(root / f"whole-{number}"))
        site = root / "site"
        seen = [0, 0]
        build(contents[0], site).wait()
        now = 0
        for number in range(50):
            process = build(contents[1 - now], site)
            time.sleep(chance.random() * lasts * 1.5)
            process.kill()
            process.wait()
            found = state(site)
            if found not in whole:
                sys.exit(f"moment {number}: the site is neither the old nor the new ({len(found)} files)")
            seen[whole.index(found) != now] += 1
            now = whole.index(found)
        print(f"50 kills: the site was whole each time ({seen[0]} times the old one, {seen[1]} times the new)")
        # A build without changes does not remove temporary folders that killed builds left behind, so build other
        # content.
        build(contents[1 - now], site).wait()
        left = [path.name for path in root.iterdir() if path.name.startswith(".site")]
        if left:
            sys.exit(f"the next build left {left} behind")
        print("the next build that wrote left nothing behind")

        both = [build(content, site) for content in contents]
        codes = [process.wait() for process in both]
        if codes != [0, 0] or state(site) not in whole:
            sys.exit(f"two builds at once: {codes}")
        print("two builds at once: both ended well, the site is one of them")

        disk = root / "disk"
        disk.mkdir()
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", disk], capture_output=True).returncode == 0:
            try:
                small = root / "small"
                shutil.copytree(contents[0], small)
                for path in sorted(small.iterdir())[20:]:
                    path.unlink()
                for page in small.iterdir():
                    page.write_text("# Short\n")
                assert build(small, disk / "site").wait() == 0
                before = state(disk / "site")
                process = build(contents[1], disk / "site")
                text, code = process.communicate()[0], process.returncode
                if code != 70 or state(disk / "site") != before:
                    sys.exit(f"full disk: status {code}\n{text}")
                print(f"full disk: status 70, the old site kept: {text.strip().splitlines()[0].replace(str(root), '')}")
            finally:
                subprocess.run(["umount", disk])
        else:
            print("full disk: not tried, mounting needs root")


if __name__ == "__main__":
    main()
