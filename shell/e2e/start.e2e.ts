import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { API_BASE_PATH, SMS_PATHS, type VerificationRequest } from '@polden/api-contract';
import { freshPhone, readCode } from './support/borrower.ts';
import { freePort } from './support/free-port.ts';
import { CHECKOUT, platform } from './support/platform.ts';
import { untilEach } from './support/shell-process.ts';

interface StartedPlatform {
  child: ChildProcess;
  origin: string;
}

/** What the commands below keep their data in. */
const DATA_DIR = join(platform.dataDir, 'started');

let ports: { PORT: string; API_PORT: string };
let running: ChildProcess | undefined;

test.beforeAll(async () => {
  ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
});
test.afterEach(async () => {
  if (running?.exitCode !== null || running.signalCode !== null) return;
  const ended = once(running, 'exit');
  running.kill('SIGINT');
  await ended;
});

async function start(): Promise<StartedPlatform> {
  const { DATABASE_URL: _other, ...env } = process.env;
  const child = spawn(process.execPath, ['deploy/local/start.ts'], {
    cwd: CHECKOUT,
    env: { ...env, ...ports, POLDEN_DATA_DIR: DATA_DIR },
  });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await expect.poll(() => output, { timeout: 240_000 }).toMatch(/работает|Не запустилось/);
  expect(output).toContain('«Полдень» работает');
  return { child, origin: `http://localhost:${ports.PORT}` };
}

/** A start with nothing at all is behind every test: this one begins with what the platform under test has loaded. */
function copyPlatform(): void {
  const copy = `${platform.dataDir}-copied`;
  for (const [command, folder] of [
    ['backup', platform.dataDir],
    ['restore', DATA_DIR],
  ] as const) {
    mkdirSync(folder, { recursive: true });
    execFileSync(process.execPath, ['deploy/local/backup.ts', command, copy], {
      cwd: CHECKOUT,
      env: { ...process.env, POLDEN_DATA_DIR: folder },
      stdio: 'pipe',
    });
  }
  rmSync(copy, { recursive: true });
}

async function requestCode(origin: string, phone: string): Promise<void> {
  const body: VerificationRequest = { phone };
  const answer = await fetch(origin + API_BASE_PATH + SMS_PATHS.request, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

async function isClosed(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => false,
    () => true,
  );
}

test('npm start comes up, stops at Ctrl-C, keeps its data and recovers from kill -9', async () => {
  test.setTimeout(600_000);
  copyPlatform();
  const first = await start();
  await untilEach(first.origin);
  expect((await fetch(`${first.origin}/dev/sms`)).status).toBe(200);
  const phone = freshPhone();
  await requestCode(first.origin, phone);
  const code = await readCode(phone, first.origin);
  first.child.kill('SIGINT');
  expect(await once(first.child, 'exit')).toEqual([0, null]);
  expect(await isClosed(first.origin)).toBe(true);

  const second = await start();
  expect(await readCode(phone, second.origin)).toBe(code);
  second.child.kill('SIGKILL');
  await once(second.child, 'exit');

  const third = await start();
  await untilEach(third.origin);
  expect(await readCode(phone, third.origin)).toBe(code);
  third.child.kill('SIGINT');
  expect(await once(third.child, 'exit')).toEqual([0, null]);
});
