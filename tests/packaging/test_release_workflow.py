"""The release workflow asks only for what is there. (How it is written, .ci/run checks with a linter of its own.)"""

import re
import shlex
from pathlib import Path

import start

ROOT = Path(start.__file__).parent.parent
WORKFLOW = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")


def commands() -> list[list[str]]:
    """The words after run.py, wherever it is called."""
    return [shlex.split(words) for words in re.findall(r"packaging/run\.py (.+)", WORKFLOW)]


def test_every_script_that_is_called_exists() -> None:
    scripts = set(re.findall(r"packaging/[\w/]+\.(?:py|sh)", WORKFLOW))
    assert {"packaging/run.py", "packaging/check_windows.py", "packaging/linux/flatpak/bundle.sh"} <= scripts
    assert all((ROOT / script).exists() for script in scripts)


def test_every_command_is_known() -> None:
    words = commands()
    assert {command[0] for command in words} >= {
        "test",
        "build",
        "disk-image",
        "linux-packages",
        "check-linux",
        "windows-installer",
    }
    for command in words:
        assert "kribbeln_desktop" not in start.choose(command, "win32", {}, cores=2).arguments, command


def test_actions_are_named_by_their_hash_and_each_by_one() -> None:
    used = re.findall(r"uses: (\S+)@(\S+)( # v[\d.]+)?$", WORKFLOW, re.MULTILINE)
    assert used
    assert all(re.fullmatch(r"[0-9a-f]{40}", version) and comment for _, version, comment in used)
    assert len({action for action, _, _ in used}) == len({version for _, version, _ in used})


def test_only_the_draft_may_write() -> None:
    assert "\npermissions: {}\n" in WORKFLOW
    jobs = dict(re.findall(r"^  ([\w-]+):\n((?:    .*\n|\n)+)", WORKFLOW.partition("\njobs:\n")[2], re.MULTILINE))
    granted = {
        job: re.findall(r"^      ([\w-]+: \w+)", body.partition("permissions:")[2], re.MULTILINE)
        for job, body in jobs.items()
    }
    assert granted.pop("release") == ["contents: write"]
    assert granted
    assert all(rights == ["contents: read"] for rights in granted.values())


def test_everything_is_made_before_the_draft_and_nothing_is_published_unseen() -> None:
    release = WORKFLOW.partition("\n  release:\n")[2]
    assert "needs: [build, windows-trial]" in release
    assert "sha256sum" in release
    assert re.search(r"gh release create .* --draft ", release)


def test_notes_name_every_kind_of_file_in_both_languages() -> None:
    notes = (ROOT / "packaging" / "release_notes.md").read_text("utf-8")
    endings = set(re.findall(r"^ +(?:path: )?dist/\*(\S+)$", WORKFLOW, re.MULTILINE))
    assert {".dmg", "-setup.exe", ".deb", ".rpm", ".tar.xz", ".AppImage", ".flatpak"} <= endings
    for ending in endings:
        assert notes.count(f"{ending}`") >= 2, ending
