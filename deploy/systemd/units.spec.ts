import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from '../local/folders.ts';

const CURRENT = '/srv/polden/current/';
const UNITS = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.service'));
const README = readFileSync(path.join(CHECKOUT, 'README.md'), 'utf8');

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

it.each(UNITS)('%s starts what the README starts', (unit) => {
  const [, command = ''] = /^ExecStart=(.*)$/mu.exec(read(unit)) ?? [];
  expect(command.startsWith(`${CURRENT}node_modules/.bin/node `)).toBe(true);
  expect(README).toContain(command.slice(CURRENT.length));
});

it.each(['common', 'api', 'shell'])('the README knows all that the sample of %s sets', (name) => {
  const set = [...read(`${name}.env.sample`).matchAll(/^([A-Z_]+)=/gmu)].map(([, variable]) => variable);
  expect(set.length).toBeGreaterThan(0);
  for (const variable of set) expect(README).toContain(`\`${variable}\``);
});

it.each(['api', 'shell'])('%s may make the namespaces that the walls around a release are', (service) => {
  const walls = readFileSync(path.join(CHECKOUT, 'libs/mfe-release/src/confined/walls.ts'), 'utf8');
  const asked = [...walls.matchAll(/'--(cgroup|ipc|mount|net|pid|time|user|uts)'/gu)].map(([, name]) => name);
  const [, allowed = ''] = /^RestrictNamespaces=(.*)$/mu.exec(read(`polden-${service}@.service`)) ?? [];
  expect(allowed.split(' ').sort()).toEqual([...new Set(asked)].sort());
});

describe('an upgrade', () => {
  /** What the script calls, with `failing` refused; the units of two copies of each service run. */
  function upgrade(failing: string): { calls: string[]; code: number | null } {
    const folder = mkdtempSync(path.join(tmpdir(), 'polden-upgrade-'));
    const log = path.join(folder, 'calls');
    const running = (service: string, ports: number[]) =>
      ports.map((port) => `polden-${service}@${port}.service loaded active running`).join('\\n');
    for (const program of ['cp', 'systemctl', 'curl']) {
      const script = `#!/bin/sh
case "$*" in
  *list-units*api@*) printf '${running('api', [4201, 4301])}\\n'; exit ;;
  *list-units*shell@*) printf '${running('shell', [4200, 4300])}\\n'; exit ;;
esac
echo "${program} $*" | sed 's/ -.*http/ http/' >> ${log}
case "${program} $*" in *'${failing}'*) exit 1 ;; esac
`;
      writeFileSync(path.join(folder, program), script, { mode: 0o755 });
    }
    const { status } = spawnSync('/bin/sh', [path.join(import.meta.dirname, 'upgrade.sh')], {
      env: { PATH: `${folder}:/usr/bin:/bin` },
    });
    const calls = readFileSync(log, 'utf8').trim().split('\n');
    rmSync(folder, { recursive: true });
    return { calls, code: status };
  }

  const before = [
    'cp /srv/polden/current/deploy/systemd/*.service /etc/systemd/system/',
    'systemctl daemon-reload',
    'systemctl start polden-migrate',
  ];
  const replaced = (service: string, port: number, ready: string) => [
    `systemctl restart polden-${service}@${port}`,
    `curl http://127.0.0.1:${port}${ready}`,
  ];

  it('replaces each copy once the one before is ready', () => {
    expect(upgrade('nothing')).toEqual({
      code: 0,
      calls: [
        ...before,
        ...[4201, 4301].flatMap((port) => replaced('api', port, '/api/v1/health/ready')),
        ...[4200, 4300].flatMap((port) => replaced('shell', port, '/health/ready')),
      ],
    });
  });

  it.each([
    ['polden-migrate', before.length],
    ['4201/api', before.length + 2],
    ['4200/health', before.length + 6],
  ])('ends where %s fails', (failing, calls) => {
    const ended = upgrade(failing);
    expect([ended.code === 0, ended.calls.length]).toEqual([false, calls]);
  });
});

if (spawnSync('systemd-analyze', ['--version']).error !== undefined) {
  process.stderr.write('systemd is not installed here: the units are not tried with it.\n');
} else {
  it('systemd finds nothing wrong with them', () => {
    const files = UNITS.map((unit) => path.join(import.meta.dirname, unit));
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
    const said = `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
    // The programs stand on the machine of the site.
    expect(said.filter((line) => !line.includes(`Command ${CURRENT}`))).toEqual([]);
  });
}
