import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
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
