"""The environment's fingerprint, its stamp and the sentences about pip."""

import json
import subprocess
import sys
from pathlib import Path

import environment
import pytest
from setup_error import SetupError


def pretend_environment(folder: Path) -> environment.Environment:
    made = environment.Environment(folder)
    made.python.parent.mkdir(parents=True)
    made.python.touch()
    (folder / "lib/python3/site-packages/pip").mkdir(parents=True)
    (folder / "Lib/site-packages/pip").mkdir(parents=True, exist_ok=True)
    major, minor = sys.version_info[:2]
    (folder / "pyvenv.cfg").write_text(f"home = /somewhere\nversion = {major}.{minor}.0\n", "utf-8")
    return made


class Pip:
    """Stands in for subprocess.run: counts the calls and answers with ``status``."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, status: int = 0) -> None:
        self.targets: list[str] = []
        self.status = status
        monkeypatch.setattr("subprocess.run", self)

    def __call__(self, words: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        self.targets.append(words[-1])
        return subprocess.CompletedProcess(words, self.status, "")


def test_fingerprint_tells_parts_apart() -> None:
    assert environment.fingerprint([b"a", b"b"]) == environment.fingerprint([b"a", b"b"])
    assert environment.fingerprint([b"a", b"b"]) != environment.fingerprint([b"ab", b""])
    assert environment.fingerprint([b"a", b"b"]) != environment.fingerprint([b"b", b"a"])


@pytest.mark.parametrize(
    ("text", "version"),
    [("version = 3.11.7\n", (3, 11)), ("home = /x\nversion_info = 3.12.1.final.0\n", (3, 12)), ("home = /x\n", ())],
)
def test_version_of_an_environment_is_read(text: str, version: tuple[int, ...]) -> None:
    assert environment.environment_version(text) == version


def test_environment_of_another_python_is_not_usable(tmp_path: Path) -> None:
    made = pretend_environment(tmp_path / "v")
    assert made.is_usable()
    (tmp_path / "v" / "pyvenv.cfg").write_text("version = 3.2.1\n", "utf-8")
    assert not made.is_usable()


def test_environment_that_was_interrupted_is_not_usable(tmp_path: Path) -> None:
    made = pretend_environment(tmp_path / "v")
    for pip in (tmp_path / "v").glob("[lL]ib/**/pip"):
        pip.rmdir()
    assert not made.is_usable()


def test_second_start_installs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pretend_environment(tmp_path / "v")
    pip = Pip(monkeypatch)
    assert made.install(frozenset()) is True
    assert made.install(frozenset()) is False
    assert len(pip.targets) == 1


def test_extras_are_added_to_those_that_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pretend_environment(tmp_path / "v")
    pip = Pip(monkeypatch)
    made.install(frozenset({"test"}))
    assert made.install(frozenset()) is False
    made.install(frozenset({"package"}))
    assert pip.targets[-1].endswith("[package,test]")


def test_changed_project_file_installs_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pretend_environment(tmp_path / "v")
    pip = Pip(monkeypatch)
    made.install(frozenset())
    stamp = tmp_path / "v" / "kribbeln-installed.json"
    stamp.write_text(json.dumps({**json.loads(stamp.read_text("utf-8")), "fingerprint": "other"}), "utf-8")
    assert made.install(frozenset()) is True
    assert len(pip.targets) == 2


@pytest.mark.parametrize("nonsense", ["", "[]", "{}", '{"fingerprint": 3}', "\x00"])
def test_nonsense_in_the_stamp_only_installs_again(
    nonsense: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = pretend_environment(tmp_path / "v")
    Pip(monkeypatch)
    (tmp_path / "v" / "kribbeln-installed.json").write_text(nonsense, "utf-8")
    assert made.install(frozenset()) is True


def test_failed_pip_is_a_sentence_and_leaves_no_stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pretend_environment(tmp_path / "v")
    Pip(monkeypatch, status=1)
    with pytest.raises(SetupError, match="could not be installed"):
        made.install(frozenset())
    assert not (tmp_path / "v" / "kribbeln-installed.json").exists()


def test_missing_network_is_called_that() -> None:
    log = "WARNING: Retrying after connection broken by 'NewConnectionError(...)'\nERROR: No matching distribution\n"
    assert "is there a network?" in environment.pip_failure(log, Path("pip.log"))


def test_refused_certificate_is_not_called_a_missing_network() -> None:
    log = "Max retries exceeded (Caused by SSLError(SSLCertVerificationError(1, 'CERTIFICATE_VERIFY_FAILED')))\n"
    assert "certificate" in environment.pip_failure(log, Path("pip.log"))


def test_other_failures_quote_pip() -> None:
    sentence = environment.pip_failure("Collecting numpy\n  ERROR: No space left on device.\n", Path("pip.log"))
    assert sentence == "The Python packages could not be installed: No space left on device. (pip: pip.log)"
