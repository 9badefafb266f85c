import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { RunAs } from './system-user.ts';

/** C.UTF-8 of the builtin provider: with the C locale, full-text search and trigrams of Russian words come out empty. */
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];

/**
 * Creates the cluster `<folder>/data` once; returns the superuser's password.
 * Throws StartError when the folder holds something else.
 */
export async function initCluster(folder: string, binaries: PostgresBinaries, runAs: RunAs): Promise<string> {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  if (existsSync(data)) {
    expectCluster(data, binaries.major);
    if (existsSync(passwordFile)) return readFileSync(passwordFile, 'utf8').trim();
    throw new StartError(`База в ${folder} осталась без пароля: удалите папку, чтобы создать базу заново.`);
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  await initdb(`${data}.new`, password, binaries, runAs);
  await rename(`${data}.new`, data);
  return password;
}

function expectCluster(data: string, major: string): void {
  const versionFile = join(data, 'PG_VERSION');
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null;
  if (version === major) return;
  if (version !== null)
    throw new StartError(
      `База в ${data} создана PostgreSQL ${version}, а нужна ${major}: перенесите или удалите её.`,
    );
  const found = readdirSync(data).length === 0 ? 'пуста' : 'повреждена: в ней нет PG_VERSION';
  throw new StartError(
    `Папка базы ${data} ${found}. Восстановите её из копии или удалите, чтобы создать базу заново.`,
  );
}

/** Into a folder of its own, renamed when complete: an interrupted initdb leaves nothing that looks like a database. */
async function initdb(
  data: string,
  password: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
): Promise<void> {
  await rm(data, { recursive: true, force: true });
  await mkdir(data, { mode: 0o700 });
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [data, passwordFile])
    if (runAs.uid !== undefined) chownSync(path, runAs.uid, runAs.gid ?? runAs.uid);
  const args = [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    ...LOCALE,
  ];
  const child = spawn(binaries.initdb, args, { ...runAs, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      errors = error.message;
      resolve(null);
    });
    child.once('close', resolve);
  });
  await rm(passwordFile);
  if (code === 0) return;
  const reason =
    errors.split('\n').find((line) => /error|fatal/i.test(line)) ?? errors.trim().split('\n').at(-1) ?? '';
  throw new StartError(`Не удалось создать базу в ${data}: ${reason}`);
}
