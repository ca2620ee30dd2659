#!/bin/sh
# The last step of the AppImage, for the release workflow: fetches appimagetool and its runtime, and takes nothing but
# the files with these checksums.
# `run.py linux-packages` has laid out the folder, and `run.py check-linux` has started what is in it.
#
#     sh packaging/linux/appimage.sh dist
set -eu
dist=$1
tools=$dist/appimage-tools
version=$("$dist/kribbeln-desktop.AppDir/usr/bin/kribbeln" --version | sed 's/.* //')

fetch() { curl --fail --silent --show-error --location --retry 3 --output "$tools/$1" "https://github.com/AppImage/$2"; }

mkdir -p "$tools"
fetch appimagetool appimagetool/releases/download/1.9.1/appimagetool-x86_64.AppImage
fetch runtime type2-runtime/releases/download/20251108/runtime-x86_64
(cd "$tools" && sha256sum --check --strict) <<END
ed4ce84f0d9caff66f50bcca6ff6f35aae54ce8135408b3fa33abfc3cb384eb0  appimagetool
2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d  runtime
END
chmod +x "$tools/appimagetool"
# A machine without FUSE runs it unpacked.
ARCH=x86_64 "$tools/appimagetool" --appimage-extract-and-run --comp zstd --runtime-file "$tools/runtime" \
    "$dist/kribbeln-desktop.AppDir" "$dist/kribbeln-desktop-$version-x86_64.AppImage"
