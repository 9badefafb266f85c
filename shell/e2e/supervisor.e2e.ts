import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { platform, processOf } from './support/platform.ts';
import { buildProofRemote, type Fault, type ProofRemote } from './support/proof-remote.ts';
import { someOf } from './support/sweep.ts';

const SECRETS = /^(?!RELEASE_MAP_PUBLIC_KEY=)[A-Z_]*(SECRET|TOKEN|DATABASE|KEY)/;

let remote: ProofRemote;
/** Of the patch version: higher than that of a try before this one. */
let number = Math.floor(Date.now() / 1000);

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => {
  remote = buildProofRemote('hang');
});

async function release(fault: Fault): Promise<void> {
  number += 1;
  const version = `1.0.${number}`;
  await remote.publish(version, { text: `Выпуск ${number}`, fault });
  await remote.client.promote({ releases: [{ remote: remote.name, version }] });
}

/** Status of an answer; null when none came. */
const statusOf = (path: string) =>
  fetch(platform.origin + path, { signal: AbortSignal.timeout(20_000) }).then(
    ({ status }) => status,
    () => null,
  );

/** Text of an answer; empty when none came. */
const textOf = (path: string) =>
  fetch(platform.origin + path, { signal: AbortSignal.timeout(20_000) }).then(
    (answer) => answer.text(),
    () => '',
  );

/** The processes that serve. */
function workers(): number[] {
  const children = execFileSync('pgrep', ['-P', String(processOf('shell')), '-f', 'worker.mjs'], {
    encoding: 'utf8',
  });
  return children.trim().split('\n').map(Number);
}

async function expectGood(): Promise<void> {
  await release('none');
  await expect.poll(() => textOf(remote.path)).toContain(`Выпуск ${number}`);
}

const LOOPS = [
  ['in a loader, after a wait', 'late-loop'],
  ['at render', 'loop'],
] as const;
for (const [where, fault] of someOf(LOOPS, 1)) {
  test(`an endless loop ${where} costs its own request, and the process that it blocks is replaced`, async () => {
    await expectGood();
    const before = { shell: processOf('shell'), workers: workers() };
    await release(fault);
    // The loop begins with the first page of the new version.
    await expect.poll(() => statusOf(remote.path)).not.toBe(200);
    await expect
      .poll(() => workers().filter((pid) => !before.workers.includes(pid)).length)
      .toBeGreaterThan(0);
    await expect.poll(() => workers().length).toBe(before.workers.length);

    // The second process that it blocks is the last one; what was good before serves.
    await expect
      .poll(async () => {
        const pages = await Promise.all(Array.from({ length: 4 }, () => textOf(remote.path)));
        return pages.every((text) => text.includes(`Выпуск ${number - 1}`));
      })
      .toBe(true);
    for (let page = 0; page < 20; page += 1) expect(await statusOf('/dengi-pod-zalog')).toBe(200);

    await expectGood();
    expect(processOf('shell')).toBe(before.shell);
  });
}

test('code of a remote cannot end a process', async () => {
  await expectGood();
  const before = workers();
  await release('exit');
  await expect.poll(() => statusOf(remote.path)).toBe(503);
  expect(workers()).toEqual(before);
  await expectGood();
});

test('a process that is killed is replaced, and none of them has a secret', async () => {
  const before = workers();
  process.kill(before[0] ?? 0, 'SIGKILL');
  await expect.poll(() => workers().length).toBe(before.length);
  await expect.poll(() => workers().includes(before[0] ?? 0)).toBe(false);
  await expect.poll(() => statusOf('/')).toBe(200);
  for (const pid of workers()) {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    expect(environment.filter((line) => SECRETS.test(line))).toEqual([]);
  }
});
