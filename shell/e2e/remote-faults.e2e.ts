import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TELEMETRY_PATHS, VISITOR_COOKIE } from '@polden/api-contract';
import { expect, test } from 'playwright/test';
import { rewritten, startFaultShell, type FaultShell, type RemoteFault } from './support/fault-shell.ts';
import { platform } from './support/platform.ts';
import { expectSurvival, FAULT_PAGES, statusOf, type FaultyRemote } from './support/remote-fault.ts';
import { someOf } from './support/sweep.ts';

let shell: FaultShell;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shell = await startFaultShell();
});
test.afterAll(() => shell.stop());

// One fault of each sort; `npm run proof:faults` tries every one on every remote.
const FAULTS: [FaultyRemote, RemoteFault][] = [
  ['mfe-lending', 'status-500'],
  ['mfe-content', 'throws'],
  ['mfe-investor', 'blocks'],
  ['mfe-content', 'hanging-loader'],
];
for (const [remote, fault] of someOf(FAULTS, 2)) {
  test(`${remote} ${fault}: its page says so in time, the others stand, and it heals`, async ({ page }) => {
    await expectSurvival(shell, page, { remote, fault });
  });
}

test('a bad release over a good one changes nothing', async () => {
  for (const fault of ['status-500', 'throws', 'blocks'] as const) {
    shell.setFault('mfe-lending', fault);
    await shell.adopted();
    for (let request = 0; request < 20; request += 1)
      expect(await statusOf(shell, '/dengi-pod-zalog')).toBe(200);
    shell.setFault('mfe-lending', null);
    await shell.adopted();
  }
});

test('globals of the page that a remote changes are put back and counted against it; clean remotes change none', async ({
  page,
}) => {
  const asked: string[] = [];
  const beacons = () => asked.join('\n');
  page.on('request', (request) => {
    if (request.url().endsWith(TELEMETRY_PATHS.beacon)) asked.push(request.postData() ?? '');
  });
  // A new visitor reports from his second page on.
  await page.goto(shell.origin + FAULT_PAGES['mfe-content']);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain(VISITOR_COOKIE);
  for (const path of Object.values(FAULT_PAGES)) {
    const before = asked.length;
    await page.goto(shell.origin + path);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  }
  expect(beacons()).not.toContain('"globals"');
  const patch = `
    JSON.stringify = () => '"taken"';
    history.pushState = () => undefined;
    Object.prototype.taken = 'taken';`;
  shell.setFiles('mfe-content', (file, bytes) =>
    file === 'client/remoteEntry.js' ? Buffer.concat([bytes, Buffer.from(patch)]) : bytes,
  );
  await shell.adopted();
  const blamed =
    /"globals","remote":"mfe-content","message":"mfe-content@[^ ]+ has changed JSON\.stringify, history\.pushState, Object\.prototype\.taken"/;
  // Where the next remote has begun meanwhile, nobody is blamed.
  await expect(async () => {
    const before = asked.length;
    await page.goto(shell.origin + FAULT_PAGES['mfe-content']);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await expect.poll(beacons, { timeout: 3_000 }).toMatch(blamed);
  }).toPass();
  expect(await page.evaluate(() => [JSON.stringify([1]), 'taken' in {}])).toEqual(['[1]', false]);
  shell.setFault('mfe-content', null);
  await shell.adopted();
});

test('one number leads from the page of an error to the lines of the shell and of the API', async ({
  page,
}) => {
  const lost = '/blog/net-takoj-stati-v-bloge';
  const asking = `({ ...route, loader: async () => require('@polden/http').http.get('blog/post${lost.slice(5)}') })`;
  shell.setFiles('mfe-content', (file, bytes) =>
    file.startsWith('server/') ? Buffer.from(rewritten(bytes.toString(), asking)) : bytes,
  );
  await shell.adopted();
  await expect.poll(() => statusOf(shell, lost)).toBe(503);
  const served = await fetch(shell.origin + lost);
  expect(await served.text()).toContain(served.headers.get('x-request-id'));
  // The page asks for itself again after a while: what is shown is the number of the last answer.
  await page.goto(shell.origin + lost);
  const shown = await page.getByText(/Номер обращения: [0-9a-f-]{36}/u).innerText();
  const id = /[0-9a-f-]{36}/u.exec(shown)?.[0] ?? '';
  await expect(page.getByRole('button', { name: 'Скопировать номер' })).toBeVisible();
  await expect
    .poll(() => linesOf(shell.logFile, id))
    .toContainEqual(expect.objectContaining({ status: 503 }));
  const apiLog = join(platform.dataDir, 'logs/api.log');
  await expect
    .poll(() => linesOf(apiLog, id))
    .toContainEqual(expect.objectContaining({ path: `/api/v1/blog/post${lost.slice(5)}`, status: 404 }));
});

function linesOf(file: string, requestId: string): object[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"requestId":"${requestId}"`))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as object);
}
