import { expect, test } from 'playwright/test';
import { heapAfterCollection } from '../support/heap.ts';
import { buildProofRemote } from '../support/proof-remote.ts';
import { freePort } from '../support/free-port.ts';
import { startSecondShell } from '../support/second-shell.ts';

const PUBLISHES = 100;
/** Of the first measured heap to the last. */
const WARM = 20;
const MAX_GROWTH = 0.1;
const VISIBLE_MS = 2_000;

test(`${PUBLISHES} publishes into one running shell`, async () => {
  test.setTimeout(30 * 60_000);
  const remote = buildProofRemote('many');
  const inspectorPort = await freePort();
  const shell = await startSecondShell({ sharesArtifacts: true, inspectorPort });
  const delays: number[] = [];
  const heaps = new Map<number, number>();
  for (let number = 1; number <= PUBLISHES; number += 1) {
    const version = `1.0.${number}`;
    const text = `Выпуск ${number} готов`;
    await remote.publish(version, { text });
    await remote.client.promote({ releases: [{ remote: remote.name, version }] });
    const promotedAt = performance.now();
    await expect
      .poll(async () => (await fetch(shell.origin + remote.path)).text(), {
        intervals: [20],
        timeout: 20_000,
      })
      .toContain(text);
    delays.push(performance.now() - promotedAt);
    if (number >= WARM && number % 10 === 0) heaps.set(number, await heapAfterCollection(inspectorPort));
  }
  const [first = 0] = heaps.values();
  const last = [...heaps.values()].at(-1) ?? 0;
  const growth = last / first - 1;
  delays.sort((a, b) => a - b);
  const figures = {
    publishes: delays.length,
    medianMs: Math.round(delays[delays.length >> 1] ?? 0),
    slowestMs: Math.round(delays.at(-1) ?? 0),
    heapMiB: Object.fromEntries([...heaps].map(([number, bytes]) => [number, (bytes / 2 ** 20).toFixed(1)])),
    growth: `${(growth * 100).toFixed(1)} %`,
  };
  console.log(JSON.stringify(figures, null, 2));
  expect(figures.slowestMs).toBeLessThanOrEqual(VISIBLE_MS);
  expect(growth).toBeLessThan(MAX_GROWTH);
  await shell.stop();
});
