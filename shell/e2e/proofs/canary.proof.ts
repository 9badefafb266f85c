import { randomUUID } from 'node:crypto';
import { setInterval } from 'node:timers/promises';
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
    const remote = buildProofRemote(`mfe-proof-${fault.split('/')[0] ?? ''}`);
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
  const remote = buildProofRemote('mfe-proof-equal');
  await remote.publish('1.0.0', { text: 'Один', fault: 'render/0.01' });
  await remote.client.promote({ releases: [{ remote: remote.name, version: '1.0.0' }] });
  await remote.publish('1.1.0', { text: 'Два', fault: 'render/0.01' });
  await remote.client.canary({ remote: remote.name, version: '1.1.0', percent: 50 });
  const endsAt = performance.now() + REVERTED_MS;
  const { sent } = await load(remote.path, () => performance.now() > endsAt);
  console.log(JSON.stringify({ equal: true, requests: sent }));
  expect(await canaryOf(remote)).toBe('1.1.0');
});
