# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # root comes from the caller, the package lists go back to it
# What ./run and ./test share: packages, configuration, build. To be sourced, with `root` set to the source tree.

build_dir="$root/build/release"

# One need a line: the package's names from the most likely to the least, separated by |. Debian 12 and Ubuntu 24.04
# name a few differently (a t64 ending, a header package of its own or not); the first name that is installed or that
# apt knows is taken. zlib1g-dev: assimp's CMake files ask for it, and its package does not.
app_packages=(
  'g++'
  'cmake'
  'ninja-build'
  'pkg-config|pkgconf'
  'libeigen3-dev'
  'libtinyxml2-dev'
  'libmuparser-dev'
  'nlohmann-json3-dev'
  'libzip-dev'
  'libssl-dev'
  'libcli11-dev'
  'qt6-base-dev'
  'libqt6opengl6-dev|qt6-base-dev'
  'qt6-3d-dev'
  'qt6-svg-dev|libqt6svg6-dev'
  'qt6-l10n-tools'
  'libassimp-dev'
  'zlib1g-dev'
  'libgif-dev'
  'libqcustomplot-dev|libqcustomplot-qt6-dev'
  'libqcustomplot2.1-qt6|libqcustomplot2.1-qt6t64|libqcustomplot2.1-qt6-dev|libqcustomplot-dev'
  'libgl1-mesa-dri'
  'fonts-dejavu-core'
  'qt6-translations-l10n'
)
display_packages=(
  'xvfb'
  'openbox'
  'dbus'
)
test_packages=(
  'catch2'
  'clang-format-14|clang-format'
  'clang-tidy-16|clang-tidy-18'
  'liborocos-kdl-dev'
  'binutils'
  'at-spi2-core'
  'python3-pyatspi'
  'xdotool'
  'ffmpeg'
  'python3-jsonschema'
  'libxml2-utils'
  'poppler-utils'
  'desktop-file-utils'
  'appstream'
  'shared-mime-info'
  'libglib2.0-bin'
  'locales'
  'python3-dev'
  'python3-numpy'
  'pybind11-dev'
)

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Ends the script unless every need named in the arguments is met, or could be met by installing packages.
ensure_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say 'This is not Debian or Ubuntu: taking it that compiler, Qt 6 and libraries are there (the list: scripts/setup.sh).'
    return
  fi

  local -A installed=()
  local name
  while read -r name; do
    installed[$name]=1
  done < <(dpkg-query -W -f='${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p')

  # the needs that no installed package meets
  local need candidate met unmet=()
  for need in "$@"; do
    met=
    for candidate in ${need//|/ }; do
      if [[ -n ${installed[$candidate]:-} ]]; then
        met=1
        break
      fi
    done
    [[ -n $met ]] || unmet+=("$need")
  done
  ((${#unmet[@]})) || return 0

  local as_root=()
  if ((EUID != 0)); then
    if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 ]]; }; then
      as_root=(sudo)
    else
      fail "Missing packages: ${unmet[*]%%|*}
Installing them needs root, and sudo is not at hand here. As root: apt-get install ${unmet[*]%%|*}"
    fi
  fi

  say "Missing packages: ${unmet[*]%%|*}"
  "${as_root[@]}" apt-get -q -o DPkg::Lock::Timeout=300 update ||
    say 'The package lists could not be refreshed; going on with those that are here.'
  local wanted=()
  for need in "${unmet[@]}"; do
    met=
    for candidate in ${need//|/ }; do
      if apt-cache show "$candidate" >/dev/null 2>&1; then
        met=$candidate
        break
      fi
    done
    wanted+=("${met:-${need%%|*}}")
  done
  say "Installing: ${wanted[*]}"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends "${wanted[@]}" ||
    fail "These packages could not be installed: ${wanted[*]}"
}

# Configures the build tree unless it stands already; "$@" are definitions that it has to have, as NAME=VALUE.
configure() {
  local cache="$build_dir/CMakeCache.txt" definition fresh=1
  if [[ -f $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
    say 'The source tree has moved: the build tree starts anew.'
    rm -rf "$build_dir"
  fi
  [[ -f $build_dir/build.ninja ]] || fresh=
  for definition in "$@"; do
    [[ -n $fresh ]] && grep -q "^${definition%%=*}:[A-Z]*=${definition#*=}\$" "$cache" || fresh=
  done
  [[ -z $fresh ]] || return 0
  say 'Configuring the build.'
  mkdir -p "$build_dir"
  cmake -S "$root" -B "$build_dir" -G Ninja -DCMAKE_BUILD_TYPE=Release "${@/#/-D}" >"$build_dir/configure.log" 2>&1 || {
    tail -n 40 "$build_dir/configure.log"
    fail "The build could not be configured. The whole log: $build_dir/configure.log"
  }
}

# Builds the targets named in the arguments, on all cores, and says how far it is.
build() {
  "$root/scripts/build_progress" "$build_dir" "$build_dir/build.log" "$@" || exit 1
}
