#!/bin/sh
# The last step of the AppImage, for the release workflow: appimagetool and its runtime come from
# https://github.com/AppImage/appimagetool, so this cannot run where only package registries are reached.
# `run.py linux-packages` has laid out the folder, and `run.py check-linux` has started what is in it.
#
#     sh packaging/linux/appimage.sh dist     (appimagetool is on the search path)
set -eu
dist=$1
version=$("$dist/kribbeln-desktop.AppDir/usr/bin/kribbeln" --version | sed 's/.* //')
ARCH=x86_64 appimagetool --comp zstd "$dist/kribbeln-desktop.AppDir" \
    "$dist/kribbeln-desktop-$version-x86_64.AppImage"
