#!/bin/sh
# The last step of the Flatpak, for the release workflow: its runtime comes from Flathub. `run.py check-linux` has had
# the manifest read by flatpak-builder.
#
#     sh packaging/linux/flatpak/bundle.sh dist
set -eu
dist=$1
id=io.github.kribbeln_desktop.Kribbeln
version=$("$dist/linux-tree/usr/bin/kribbeln" --version | sed 's/.* //')
flatpak remote-add --user --if-not-exists flathub https://dl.flathub.org/repo/flathub.flatpakrepo
flatpak-builder --user --install-deps-from=flathub --repo="$dist/flatpak-repository" --force-clean \
    "$dist/flatpak-build" "$(dirname "$0")/$id.yaml"
flatpak build-bundle "$dist/flatpak-repository" "$dist/kribbeln-desktop-$version-x86_64.flatpak" "$id"
