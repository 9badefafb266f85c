import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setInterval } from 'node:timers/promises';
import { API_BASE_PATH, type Beacon, TELEMETRY_PATHS } from '@polden/api-contract';
import { expect, test } from 'playwright/test';
import { platform } from '../support/platform.ts';
import { buildProofRemote, type ProofRemote } from '../support/proof-remote.ts';

const PER_SECOND = 50;
const PERCENT = 10;
const REVERTED_MS = 60_000;

/** Requests of ever new visitors at an even rate until `until` says so; returns how many were sent. */
async function load(path: string, until: () => boolean): Promise<{ sent: number; failed: number }> {
  const answers: Promise<boolean>[] = [];
  const startedAt = performance.now();
  for await (const isDone of setInterval(1000 / PER_SECOND, until)) {
    if (isDone()) break;
    const due = ((performance.now() - startedAt) / 1000) * PER_SECOND;
    while (answers.length < due) answers.push(visit(path));
  }
  const results = await Promise.all(answers);
  return { sent: results.length, failed: results.filter((ok) => !ok).length };
}

async function visit(path: string): Promise<boolean> {
  const answer = await fetch(platform.origin + path, { headers: { cookie: `visitor=${randomUUID()}` } });
  await answer.arrayBuffer();
  return answer.ok;
}

async function canaryOf({ client, name }: ProofRemote): Promise<string | null> {
  const statuses = await client.status();
  return statuses.find(({ remote }) => remote === name)?.canary?.version ?? null;
}

for (const { title, fault, limitMs } of [
  { title: 'throws in 30 % of its renders', fault: 'render/0.3', limitMs: REVERTED_MS },
  { title: 'throws in 30 % of its loaders', fault: 'loader/0.3', limitMs: REVERTED_MS },
]) {
  test(`a canary that ${title} at ${PERCENT} % of ${PER_SECOND} requests/s is reverted within ${limitMs / 1000} s`, async () => {
    test.setTimeout(5 * 60_000);
    const remote = buildProofRemote(fault.split('/')[0] ?? '');
    await remote.publish('1.0.0', { text: 'Хороший выпуск' });
    await remote.client.promote({ releases: [{ remote: remote.name, version: '1.0.0' }] });
    await expect.poll(async () => (await fetch(platform.origin + remote.path)).status).toBe(200);
    await remote.publish('1.1.0', { text: 'Плохой выпуск', fault });
    await remote.client.canary({ remote: remote.name, version: '1.1.0', percent: PERCENT });

    const startedAt = performance.now();
    const reverted = { at: Infinity };
    const watching = expect
      .poll(() => canaryOf(remote), { timeout: 2 * limitMs, intervals: [250] })
      .toBeNull()
      .finally(() => (reverted.at = performance.now()));
    const { sent, failed } = await load(remote.path, () => reverted.at < Infinity);
    await watching;
    const ms = Math.round(reverted.at - startedAt);
    console.log(JSON.stringify({ fault, revertedAfterMs: ms, requests: sent, failedForVisitors: failed }));
    expect(ms).toBeLessThanOrEqual(limitMs);
    const { items } = await remote.client.history({ remote: remote.name });
    expect(items[0]).toMatchObject({ action: 'automatic-rollback', actor: 'system' });
  });
}

test('a canary as good as the control stays', async () => {
  test.setTimeout(5 * 60_000);
  const remote = buildProofRemote('equal');
  await remote.publish('1.0.0', { text: 'Один', fault: 'render/0.01' });
  await remote.client.promote({ releases: [{ remote: remote.name, version: '1.0.0' }] });
  await remote.publish('1.1.0', { text: 'Два', fault: 'render/0.01' });
  await remote.client.canary({ remote: remote.name, version: '1.1.0', percent: 50 });
  const endsAt = performance.now() + REVERTED_MS;
  const { sent } = await load(remote.path, () => performance.now() > endsAt);
  console.log(JSON.stringify({ equal: true, requests: sent }));
  expect(await canaryOf(remote)).toBe('1.1.0');
});

/** What a browser says when an address is typed in. */
const TYPED = { accept: 'text/html,*/*', 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };
const LANES = 16;
const agent = new Agent({ keepAlive: true, maxSockets: LANES });

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Loopback address that the call comes from: each third number is another network. */
  from?: string;
}

async function ask(
  url: string,
  { method = 'GET', headers = {}, body, from }: Asked = {},
): Promise<{ body: string; cookie: string | undefined }> {
  const lane = from === undefined ? { agent } : { localAddress: from, agent: false as const };
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, ...lane }, (answer) => {
      const [cookie] = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]);
      text(answer).then((read) => resolve({ body: read, cookie }), reject);
    });
    call.on('error', reject).end(body);
  });
}

/** Does it `count` times, some at once. */
async function inLanes(count: number, once: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await once(next++);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function twoVersions(purpose: string, percent: number): Promise<ProofRemote> {
  const remote = buildProofRemote(purpose);
  await remote.publish('1.0.0', { text: 'Выпуск 1.0.0' });
  await remote.client.promote({ releases: [{ remote: remote.name, version: '1.0.0' }] });
  await expect.poll(async () => (await fetch(platform.origin + remote.path)).status).toBe(200);
  await remote.publish('1.1.0', { text: 'Выпуск 1.1.0' });
  await remote.client.canary({ remote: remote.name, version: '1.1.0', percent });
  // Every process of the shell follows it by itself.
  await expect
    .poll(async () => {
      const pages = await Promise.all(
        Array.from({ length: 200 }, () => ask(platform.origin + remote.path, { headers: TYPED })),
      );
      return pages.every(({ cookie }) => cookie !== undefined);
    })
    .toBe(true);
  return remote;
}

const versionOf = ({ body }: { body: string }) => /Выпуск (\d\.\d\.\d)/.exec(body)?.[1];

test('first pages are dealt as the share says, and nobody changes versions on the second', async () => {
  test.setTimeout(20 * 60_000);
  const views = Number(process.env['FIRST_VIEWS'] ?? 100_000);
  const remote = await twoVersions('first', 10);
  const counts = { canary: 0, changed: 0, unknown: 0 };
  await inLanes(views, async () => {
    const first = await ask(platform.origin + remote.path, { headers: TYPED });
    if (first.cookie === undefined) counts.unknown += 1;
    const version = versionOf(first);
    if (version === '1.1.0') counts.canary += 1;
    const headers = { ...TYPED, 'sec-fetch-site': 'same-origin', cookie: first.cookie ?? '' };
    const second = await ask(platform.origin + remote.path, { headers });
    if (versionOf(second) !== version) counts.changed += 1;
  });
  const percent = (counts.canary / views) * 100;
  console.log(JSON.stringify({ firstViews: views, percentInCanary: percent, ...counts }));
  expect([counts.changed, counts.unknown]).toEqual([0, 0]);
  // 0.3 points at 100,000: more than three standard deviations.
  const allowed = 0.3 * Math.sqrt(100_000 / views);
  expect(Math.abs(percent - 10)).toBeLessThan(allowed);
  await remote.client.canary({ remote: remote.name, version: '1.1.0', percent: 0 });
});

test('a canary that is only slower is taken back for its vitals', async () => {
  test.setTimeout(10 * 60_000);
  const remote = await twoVersions('vitals', 50);
  const isReverted = { now: false };
  const startedAt = performance.now();
  let reports = 0;
  for (let round = 0; round < 60 && !isReverted.now; round += 1) {
    await inLanes(50, async (n) => {
      const from = `127.${1 + round}.${1 + n}.7`;
      await report(remote, from, (version) => (version === '1.1.0' ? 2_700 : 1_700) + 10 * (n % 50));
      reports += 1;
    });
    isReverted.now = (await canaryOf(remote)) === null;
  }
  await expect.poll(() => canaryOf(remote), { timeout: 30_000 }).toBeNull();
  const { items } = await remote.client.history({ remote: remote.name });
  const ms = Math.round(performance.now() - startedAt);
  console.log(JSON.stringify({ vitals: true, reports, revertedAfterMs: ms, reason: items[0]?.reason }));
  expect(items[0]).toMatchObject({ action: 'automatic-rollback', reason: expect.stringMatching(/LCP/) });
});

/** Somebody new opens the page, asks for his token and reports its LCP: what a browser does, without waiting for one. */
async function report(remote: ProofRemote, from: string, lcp: (version: string) => number): Promise<void> {
  const page = await ask(platform.origin + remote.path, { headers: TYPED, from });
  const version = versionOf(page) ?? '';
  const headers = {
    'content-type': 'application/json',
    origin: platform.origin,
    cookie: page.cookie ?? '',
  };
  const body = JSON.stringify({ path: remote.path, version });
  const token = await ask(`${platform.origin}/telemetry/view`, { method: 'POST', headers, body, from });
  const { view } = JSON.parse(token.body) as { view: string | null };
  // Taken back between the page and its report.
  if (view === null && (await canaryOf(remote)) === null) return;
  if (view === null) throw new Error('no token for the page that was sent');
  const vitals = [{ name: 'LCP' as const, value: lcp(version), remote: remote.name }];
  await ask(platform.apiOrigin + API_BASE_PATH + TELEMETRY_PATHS.beacon, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ view, problems: [], vitals } satisfies Beacon),
    from,
  });
}
