# The game in a real X server, to be sourced with the game's program in $game: a private home, a desktop, and what the
# scripts in this folder do with the window.

work=$(mktemp -d)
# shellcheck source=../support/desktop.sh
. "$(dirname "${BASH_SOURCE[0]}")/../support/desktop.sh"
trap finish EXIT

mkdir -p "$work/run" && chmod 700 "$work/run"
export XDG_RUNTIME_DIR=$work/run XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config HOME=$work LC_ALL=C.UTF-8
export DBUS_SESSION_BUS_ADDRESS=disabled: # without a bus a second start cannot hand over: it says so

window() { xdotool search --onlyvisible --class generala 2>/dev/null | tail -1; }
has_window() { [ -n "$(window)" ]; }
# start_game [ARGUMENT…]: sets $game_pid
start_game() {
  "$game" "$@" >"$work/game.log" 2>&1 & game_pid=$!; pids+=($game_pid)
  until_true 60 has_window || fail "no window: $(kill -0 "$game_pid" 2>&1 && echo the game runs || echo the game has ended)"
  xdotool windowactivate --sync "$(window)"
}
quit_game() {
  xdotool key --clearmodifiers ctrl+q
  until_true 10 bash -c "! kill -0 $game_pid 2>/dev/null" || fail "did not quit"
  wait "$game_pid" || fail "quit with status $?"
  [ ! -s "$work/game.log" ] || fail "the game printed something"
}

journal() { cat "$work"/data/generala/games/*.generala 2>/dev/null; }
# thrown N: whether the first seat has thrown N times
thrown() { [ "$(journal | grep -c '"event":"thrown","seat":1')" -ge "$1" ]; }
press_until_thrown() {
  local deadline=$((SECONDS + 20))
  until thrown "$1"; do
    [ $SECONDS -lt $deadline ] || return 1
    xdotool key --clearmodifiers space
    sleep 0.7
  done
}
