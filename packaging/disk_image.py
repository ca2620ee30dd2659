"""Sign the .app, try it out and put it into a disk image; on macOS, after ``run.py build``.

    python3 packaging/run.py disk-image [--dist FOLDER]

The signature is ad hoc, under the hardened runtime, and not notarized: macOS asks once before the first start.
"""

import argparse
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PRODUCT = "Kribbeln Desktop"
ENTITLEMENTS = ROOT / "packaging" / "macos" / "entitlements.plist"


def sign(app: Path) -> list[list[str]]:
    """The commands that sign the app with all that is in it, and look whether macOS is content with that."""
    runtime = ["--options", "runtime", "--entitlements", str(ENTITLEMENTS)]
    return [
        ["codesign", "--force", "--deep", "--sign", "-", *runtime, str(app)],
        ["codesign", "--verify", "--deep", "--strict", "--verbose=2", str(app)],
    ]


def pack(app: Path, stage: Path, image: Path) -> list[list[str]]:
    """The commands that put the app and a link to the folder Applications into ``stage``, and that into an image."""
    kind = ["-volname", PRODUCT, "-fs", "HFS+", "-format", "UDZO"]
    return [
        ["ditto", str(app), str(stage / app.name)],
        ["ln", "-s", "/Applications", str(stage / "Applications")],
        ["hdiutil", "create", *kind, "-srcfolder", str(stage), "-ov", str(image)],
        ["hdiutil", "verify", str(image)],
    ]


def main(arguments: list[str]) -> int:
    """Make the disk image; the exit status, that of the first command that fails."""
    sys.path.insert(0, str(ROOT))
    from kribbeln_desktop import __version__

    parser = argparse.ArgumentParser(prog="run.py disk-image", description="Sign the .app and make the disk image.")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the .app lies and the image goes")
    dist = parser.parse_args(arguments).dist.resolve()
    if sys.platform != "darwin":
        print("Disk images are made on macOS.", file=sys.stderr)
        return 1
    app, stage = dist / f"{PRODUCT}.app", ROOT / "build" / "disk-image"
    image = dist / f"kribbeln-desktop-{__version__}-macos-{platform.machine()}.dmg"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    smoke_test = [sys.executable, str(ROOT / "packaging" / "smoke_test.py"), str(app)]
    for words in [*sign(app), smoke_test, *pack(app, stage, image)]:
        status = subprocess.run(words, check=False).returncode
        if status != 0:
            print(f"This failed: {' '.join(words)}", file=sys.stderr)
            return status
    print(f"Made {image} ({image.stat().st_size / 1e6:.1f} MB).")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
