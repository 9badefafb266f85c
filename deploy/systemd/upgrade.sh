#!/bin/sh
# Takes into service what /srv/polden/current leads to. The first failure ends it: what was not replaced runs on as it is.
set -eu

absent=
for program in cp sed systemctl curl npx; do
  command -v "$program" > /dev/null || absent="$absent $program"
done
if [ -n "$absent" ]; then
  echo "Nothing was touched. Not installed here:$absent" >&2
  exit 1
fi

cp /srv/polden/current/deploy/systemd/*.service /etc/systemd/system/
systemctl daemon-reload
systemctl start polden-migrate

# replace <api | shell> <path that says whether a copy is ready>
replace() {
  ports=$(systemctl list-units --plain --no-legend "polden-$1@*.service" | sed -n 's/.*polden-[a-z]*@\([0-9]*\)\.service.*/\1/p')
  for port in $ports; do
    echo "polden-$1@$port"
    systemctl restart "polden-$1@$port"
    curl -fsS -o /dev/null --retry 60 --retry-delay 1 --retry-all-errors "http://127.0.0.1:$port$2"
  done
}

# Before a new shell serves: whether all live remotes run in it, and what the gate tries the next ones against.
release_shell() {
  if [ -z "${RELEASE_TOKEN:-}" ] || [ -z "${RELEASE_KEY_FILE:-}" ]; then
    echo 'The shell is replaced without a release, and the gate does not know it: RELEASE_TOKEN and RELEASE_KEY_FILE are not set' >&2
    return
  fi
  packed=$(release pack /srv/polden/current/shell --version-suffix content)
  echo "$packed"
  release publish /srv/polden/current/shell
  release promote "$(echo "$packed" | sed -n 's/^Packed \(shell@[^ ]*\) .*/\1/p')"
}

release() {
  npx --prefix /srv/polden/current mfe-release "$@"
}

replace api /api/v1/health/ready
release_shell
replace shell /health/ready
