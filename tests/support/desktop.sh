# A desktop of a script's own, to be sourced: start_desktop gives an X server with a small window manager.
# Wants $work, a private folder, and sets $DISPLAY. What it starts ends with the script.

pids=()
finish() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$work"
}

fail() { echo "FAILED: $*" >&2; tail -n 40 "$work"/*.log >&2 || true; exit 1; }

# until_true SECONDS COMMAND…: waits for a command to succeed
until_true() {
  local deadline=$((SECONDS + $1)); shift
  until "$@"; do
    [ $SECONDS -lt $deadline ] || return 1
    sleep 0.1
  done
}

# A window that is mapped while the window manager still starts may never be shown.
managed() {
  xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q 'window id' && return
  # On a busy machine it may have come before the server could answer.
  if ! kill -0 "${manager:-0}" 2>/dev/null || [ -z "${manager:-}" ]; then
    openbox >>"$work/openbox.log" 2>&1 & manager=$!; pids+=("$manager")
  fi
  return 1
}

start_desktop() {
  export QT_QPA_PLATFORM=xcb
  unset WAYLAND_DISPLAY
  Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$work/display" 2>"$work/xvfb.log" & pids+=($!)
  until_true 20 test -s "$work/display" || fail "no X server"
  DISPLAY=:$(cat "$work/display"); export DISPLAY
  until_true 30 managed || fail "no window manager"
  sleep 0.5
}
