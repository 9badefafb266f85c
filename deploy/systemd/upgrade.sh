#!/bin/sh
# Takes into service what /srv/polden/current leads to. The first failure ends it: what was not replaced runs on as it is.
set -eu

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

replace api /api/v1/health/ready
replace shell /health/ready
