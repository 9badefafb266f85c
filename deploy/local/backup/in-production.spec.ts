import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { CHECKOUT } from '../folders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'polden-production-'));
  for (const name of ['programs', 'media', 'artifacts']) mkdirSync(path.join(folder, name));
  program('pg_basebackup', 'mkdir -p "${4%/*}" && mkdir "$4" && echo rows > "$4/rows"');
  program('rsync', 'mkdir -p "$4" && cp -R "$2" "$3" "$4"');
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, script: string): void {
  writeFileSync(path.join(folder, 'programs', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** The commands of docs/backup.md on a day, with the folder of copies here; returns their exit code. */
function backUp(day: string): number | null {
  program('date', `echo ${day}`);
  const [, part = ''] = readFileSync(path.join(CHECKOUT, 'docs/backup.md'), 'utf8').split('## In production');
  const [, commands = ''] = /^```sh\n([\s\S]*?)^```/mu.exec(part) ?? [];
  const env = {
    PATH: `${folder}/programs:/usr/bin:/bin`,
    BACKUP_URL: 'postgres://db/',
    MEDIA_DIR: path.join(folder, 'media'),
    ARTIFACTS_DIR: path.join(folder, 'artifacts'),
  };
  const script = commands.replaceAll('/backup/', `${folder}/copies/`);
  return spawnSync('/bin/sh', ['-c', script], { env }).status;
}

it('has a copy of the database for each day', () => {
  expect([backUp('2026-12-01'), backUp('2026-12-02')]).toEqual([0, 0]);
  const copies = path.join(folder, 'copies');
  expect(readdirSync(copies).sort()).toEqual(['2026-12-01', '2026-12-02', 'files']);
  expect(readFileSync(path.join(copies, '2026-12-02/base/rows'), 'utf8')).toBe('rows\n');
  expect(readdirSync(path.join(copies, 'files')).sort()).toEqual(['artifacts', 'media']);
});

it('does not end well without the copy of the database', () => {
  program('pg_basebackup', 'exit 1');
  expect(backUp('2026-12-01')).not.toBe(0);
});
