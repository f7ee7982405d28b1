# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# shellcheck disable=SC2154  # root, tried and log come from the caller
# A root of this system's release with nothing in it but apt, for trials of what others will install. To be sourced by a
# bash that runs as root, with `root` set to the source tree, `tried` to a folder and `log` to a file for what apt says.
# Needs mmdebstrap. `bare` is the folder; it and all that is mounted in it go with the script.

((EUID == 0)) || fail 'This makes a root file system of its own, which needs root.'
command -v mmdebstrap >/dev/null || fail 'mmdebstrap is not installed.'
# mounts of a name space of our own: none is left, however the script ends
[[ -n ${LINKWRIGHT_OWN_MOUNTS:-} ]] || LINKWRIGHT_OWN_MOUNTS=1 exec unshare --mount -- "$0" "$@"

bare=$(mktemp -d) || exit 1
trap 'umount -R "$bare"/{proc,dev,tmp/.X11-unix} 2>/dev/null; rm -rf --one-file-system "$bare"' EXIT

# make_bare PACKAGE...: the root, with these packages and what they cannot be without
make_bare() {
  local packages="$*"
  # shellcheck source=/dev/null
  mmdebstrap --quiet --variant=minbase --include="${packages// /,}" "$(. /etc/os-release && echo "$VERSION_CODENAME")" \
    "$bare" || fail 'The bare root could not be made.'
  cp -L /etc/resolv.conf "$bare/etc/resolv.conf"
  mount -t proc proc "$bare/proc"
  mount --rbind /dev "$bare/dev"
  mkdir -p "$bare/tmp/.X11-unix" /tmp/.X11-unix
  mount --bind /tmp/.X11-unix "$bare/tmp/.X11-unix"
  mkdir -p "$bare/tmp/person"
  inside apt-get -q update >>"$log" 2>&1 || fail "apt finds nothing in the bare root: $log"
}

# inside COMMAND...: in the root, without anything of this environment but a display
inside() {
  env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin HOME=/tmp/person LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    LIBGL_ALWAYS_SOFTWARE=1 ${DISPLAY:+"DISPLAY=$DISPLAY"} chroot "$bare" "$@"
}

installing() { inside apt-get -q -y install --no-install-recommends "$@" >>"$log" 2>&1; }

# shown COMMAND...: the same with a window, on a display of this machine
shown() {
  export bare
  export -f inside
  # shellcheck disable=SC2016  # expanded by the inner bash
  "$root/scripts/with_display" bash -c 'inside "$@"' inside "$@"
}

# computes_with PROGRAM DATA: the torques that hold an outstretched arm, by the command line
computes_with() {
  printf 'q.joint_1,q.joint_2\n0,0\n' >"$bare/tmp/person/states.csv"
  inside "$1" id "$2/examples/planar_2r.json" --states /tmp/person/states.csv | grep -q '^9.8066'
}

# walks PROGRAM DATA: the window opens a scene and steps through its recursion; a picture of each step is left in `tried`
walks() {
  shown "$1" --walk /tmp/person/walk "$2/examples/planar_2r.json" && cp -r "$bare/tmp/person/walk" "$tried/" &&
    [[ -s $tried/walk/walk-010.png ]]
}

checks=0 failures=0
# check WHAT COMMAND...: says whether the command, which is quiet unless it fails, ends well
check() {
  local what=$1 said
  shift
  ((checks += 1))
  if said=$("$@" 2>&1); then
    say "ok      $what"
  else
    ((failures += 1))
    say "FAILED  $what"
    printf '%s\n' "$said" | tail -n 20
    return 1
  fi
}

summed_up() {
  say "$((checks - failures)) passed, $failures failed"
  ((failures == 0))
}
