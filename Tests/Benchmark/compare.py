"""Builds a site with Patternbook and with others, in turn, and prints what each took: `Tests/Benchmark/run` explains."""
import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent


class Cost:
    """What a process and all that it waited for took."""

    def __init__(self, wall, usage):
        self.wall = wall
        self.cpu = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss / 1024


def measure(command, log, stdin=None):
    started = time.monotonic()
    process = subprocess.Popen(command, stdin=stdin or subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Cost(time.monotonic() - started, usage), process.returncode


class Contest:
    def __init__(self, project, program, work):
        self.project, self.program, self.work = project, program, work
        self.pages = sorted((project / "Content").rglob("*.md"))
        self.list = work / "files"
        self.list.write_text("".join(f"{page}\n" for page in self.pages))
        self.hugo, self.pagefind = shutil.which("hugo"), shutil.which("pagefind")
        if self.hugo:
            # To Hugo, a folder with an index.md is one page.
            shutil.copytree(project / "Content", work / "hugo", ignore=shutil.ignore_patterns("site.yml"))
            for index in list((work / "hugo").rglob("index.md")):
                index.rename(index.with_name("_index.md"))

    def commands(self, folder):
        """Names, and the commands that they stand for in one round, whose output goes to a folder."""
        root = ["--root", str(self.project)]
        page = str(self.pages[len(self.pages) // 2])
        commands = {
            "cmark": ["xargs", "cmark"],
            "build": [self.program, "build", *root, "--output", str(folder / "site")],
            "cp -r": ["cp", "-r", str(folder / "site"), str(folder / "copy")],
            "check": [self.program, "check", *root],
            "check PATH": [self.program, "check", *root, page],
        }
        if self.hugo:
            commands["hugo"] = self.hugo_command(folder / "hugo", "plain")
            commands["hugo, dialogs"] = self.hugo_command(folder / "hugo-dialogs", "dialogs,plain")
        if self.hugo and self.pagefind:
            commands["pagefind"] = [self.pagefind, "--site", str(folder / "hugo-dialogs")]
        return commands

    def hugo_command(self, output, themes):
        site = tempfile.mkdtemp(dir=self.work)
        return [
            self.hugo, "build", "--source", site, "--config", str(HERE / "hugo" / "hugo.yaml"), "--themesDir",
            str(HERE / "hugo"), "--theme", themes, "--contentDir", str(self.work / "hugo"), "--destination", str(output),
            "--noBuildLock"]

    def round(self):
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.work))
        costs = {}
        for name, command in self.commands(folder).items():
            with open(self.work / "log", "w") as log, open(self.list) as names:
                costs[name], status = measure(command, log, stdin=names if name == "cmark" else None)
            # Findings make no difference here: the pages have no errors.
            if status != 0:
                raise SystemExit(f"{name} failed:\n" + (self.work / "log").read_text()[-2000:])
        size = sum(path.stat().st_size for path in (folder / "site").rglob("*") if path.is_file())
        shutil.rmtree(folder)
        return costs, size


def ratio(rounds, key, name, *others):
    """The median of the ratios of a command to others, each taken within one round."""
    return statistics.median(
        getattr(costs[name], key) / sum(getattr(costs[other], key) for other in others) for costs in rounds)


def targets(rounds, pages):
    """Each target that can be judged: what it says, what was measured, and whether it holds."""
    names = rounds[0]

    def at_most(limit, value, text, unit=""):
        return f"{text}: at most {limit}{unit}", f"{value:.2f}{unit}", value <= limit

    yield at_most(6, ratio(rounds, "cpu", "build", "cmark"), "build, CPU beside cmark", " ×")
    yield at_most(3, ratio(rounds, "cpu", "check", "cmark"), "check, CPU beside cmark", " ×")
    yield at_most(1, ratio(rounds, "cpu", "check PATH", "check"), "check PATH, CPU beside check", " ×")
    memory = max(costs["build"].memory for costs in rounds)
    yield at_most(250 if pages <= 10_000 else 1000, round(memory), "build, peak memory", " MB")
    if "hugo" in names:
        yield at_most(1, ratio(rounds, "wall", "build", "hugo"), "build, wall time beside Hugo", " ×")
        value = 1 / ratio(rounds, "wall", "build", "hugo, dialogs")
        yield "Hugo with dialogs, wall time beside build: at least 3 ×", f"{value:.2f} ×", value >= 3
    if "pagefind" in names:
        value = 1 / ratio(rounds, "wall", "build", "hugo, dialogs", "pagefind")
        yield "Hugo with dialogs, then Pagefind: at least 12 ×", f"{value:.2f} ×", value >= 12


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("project", type=pathlib.Path)
    parser.add_argument("--program", default=".build/release/patternbook")
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    work = pathlib.Path(tempfile.mkdtemp(prefix="benchmark-"))
    try:
        contest = Contest(options.project.resolve(), os.path.abspath(options.program), work)
        # The first round warms the caches of files.
        rounds, sizes = zip(*[contest.round() for _ in range(options.runs + 1)][1:])
    finally:
        shutil.rmtree(work, ignore_errors=True)
    bytes_in = sum(page.stat().st_size for page in contest.pages)
    print(f"{len(contest.pages)} pages, {bytes_in / 1e6:.1f} MB of Markdown, a site of {sizes[-1] / 1e6:.1f} MB")
    print(f"{'':14} {'CPU s: least':>12} {'median':>7} {'wall s':>7} {'peak MB':>8} {'CPU beside cmark':>17}")
    for name in rounds[0]:
        cpu, wall = ([getattr(costs[name], key) for costs in rounds] for key in ("cpu", "wall"))
        memory = max(costs[name].memory for costs in rounds)
        print(f"{name:14} {min(cpu):12.2f} {statistics.median(cpu):7.2f} {statistics.median(wall):7.2f} {memory:8.0f}"
              f" {ratio(rounds, 'cpu', name, 'cmark'):17.2f}")
    for text, value, holds in targets(rounds, len(contest.pages)):
        print(f"{'holds ' if holds else 'MISSED'}  {text}; it is {value}")
    for name, program in (("Hugo", contest.hugo), ("Pagefind", contest.pagefind)):
        if program is None:
            print(f"{name} is not installed, so it is not compared.")


main()
