import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

it.each(['common', 'api', 'migrate', 'shell'])('the README knows all that the sample of %s sets', (name) => {
  const set = [...read(`${name}.env.sample`).matchAll(/^([A-Z_]+)=/gmu)].map(([, variable]) => variable);
  expect(set.length).toBeGreaterThan(0);
  for (const variable of set) expect(README).toContain(`\`${variable}\``);
});

it('the file of the lender is put where the API finds it, which may not read /etc/polden', () => {
  const [, file = ''] = /^BRAND_FILE=(.*)$/mu.exec(read('api.env.sample')) ?? [];
  expect(file).toMatch(/^\/srv\/polden\//u);
  expect(read('README.md')).toContain(`install -m 644 deploy/systemd/brand.json.sample ${file}`);
});

it('migrations are run as the owner of the tables where that is not the login of the API', () => {
  const files = (unit: string) =>
    [...read(unit).matchAll(/^EnvironmentFile=(.*)$/gmu)].map(([, file]) => file);
  const ofApi = files('polden-api@.service');
  expect(files('polden-migrate.service')).toEqual([...ofApi, '-/etc/polden/migrate.env']);
  const database = (name: string) =>
    new URL(/^DATABASE_URL=(.*)$/mu.exec(read(`${name}.env.sample`))?.[1] ?? '');
  const logins = [database('api').username, database('migrate').username];
  expect(new Set(logins).size).toBe(2);
  for (const login of logins) expect(read('README.md')).toContain(`CREATE ROLE ${login} LOGIN`);
});

it.each(['api', 'shell'])('%s may make the namespaces that the walls around a release are', (service) => {
  const walls = readFileSync(path.join(CHECKOUT, 'libs/mfe-release/src/confined/walls.ts'), 'utf8');
  const asked = [...walls.matchAll(/'--(cgroup|ipc|mount|net|pid|time|user|uts)'/gu)].map(([, name]) => name);
  const [, allowed = ''] = /^RestrictNamespaces=(.*)$/mu.exec(read(`polden-${service}@.service`)) ?? [];
  expect(allowed.split(' ').sort()).toEqual([...new Set(asked)].sort());
});

describe('an upgrade', () => {
  const RELEASES = { RELEASE_TOKEN: 'token', RELEASE_KEY_FILE: 'team.key' };

  const PROGRAMS = ['cp', 'systemctl', 'curl', 'npx'];

  /**
   * What the script calls, with `failing` refused; the units of two copies of each service run.
   *
   * @param absent what this machine has not
   */
  function upgrade(
    failing: string,
    env: Record<string, string> = RELEASES,
    absent: string[] = [],
  ): { calls: string[]; code: number | null; said: string } {
    const folder = mkdtempSync(path.join(tmpdir(), 'polden-upgrade-'));
    const log = path.join(folder, 'calls');
    writeFileSync(log, '');
    const running = (service: string, ports: number[]) =>
      ports.map((port) => `polden-${service}@${port}.service loaded active running`).join('\\n');
    for (const program of PROGRAMS.filter((name) => !absent.includes(name))) {
      const script = `#!/bin/sh
case "$*" in
  *list-units*api@*) printf '${running('api', [4201, 4301])}\\n'; exit ;;
  *list-units*shell@*) printf '${running('shell', [4200, 4300])}\\n'; exit ;;
esac
echo "${program} $*" | sed 's/ -.*http/ http/' >> ${log}
case "${program} $*" in *'${failing}'*) exit 1 ;; esac
case "$*" in *' pack '*) echo 'Packed shell@0.0.0-1f2e (3 routes, 9 files) in release' ;; esac
`;
      writeFileSync(path.join(folder, program), script, { mode: 0o755 });
    }
    // All that the script takes of this machine: a program that is absent there may be present here.
    const real = mkdtempSync(path.join(tmpdir(), 'polden-programs-'));
    symlinkSync('/usr/bin/sed', path.join(real, 'sed'));
    const { status, stderr } = spawnSync('/bin/sh', [path.join(import.meta.dirname, 'upgrade.sh')], {
      env: { PATH: `${folder}:${real}`, ...env },
      encoding: 'utf8',
    });
    const calls = readFileSync(log, 'utf8').split('\n').filter(Boolean);
    for (const each of [folder, real]) rmSync(each, { recursive: true });
    return { calls, code: status, said: stderr };
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

  const apis = [4201, 4301].flatMap((port) => replaced('api', port, '/api/v1/health/ready'));
  const shells = [4200, 4300].flatMap((port) => replaced('shell', port, '/health/ready'));
  const released = [
    'pack /srv/polden/current/shell --version-suffix content',
    'publish /srv/polden/current/shell',
    'promote shell@0.0.0-1f2e',
  ].map((words) => `npx --prefix /srv/polden/current mfe-release ${words}`);

  it('replaces each copy once the one before is ready, and tells the gate of the new shell before it serves', () => {
    expect(upgrade('nothing')).toEqual({
      code: 0,
      calls: [...before, ...apis, ...released, ...shells],
      said: '',
    });
  });

  it('says that the gate does not know the new shell where nobody may release it', () => {
    expect(upgrade('nothing', {})).toEqual({
      code: 0,
      calls: [...before, ...apis, ...shells],
      said: expect.stringContaining('RELEASE_TOKEN and RELEASE_KEY_FILE are not set'),
    });
  });

  it.each([[['curl']], [['npx']], [['systemctl', 'curl']]])('touches nothing without %j', (absent) => {
    expect(upgrade('nothing', RELEASES, absent)).toEqual({
      code: 1,
      calls: [],
      said: `Nothing was touched. Not installed here: ${absent.join(' ')}\n`,
    });
  });

  it.each([
    ['polden-migrate', before.length],
    ['4201/api', before.length + 2],
    ['publish', before.length + 6],
    ['promote shell', before.length + 7],
    ['4200/health', before.length + 9],
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
