import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { FATAL_FAULTS, FaultShell } from './fault-shell.ts';
import { FAULT_PAGES, type FaultyRemote } from './remote-fault.ts';

/** Whole milliseconds. */
export interface CrashFigures {
  /** From the first unanswered request for the page of the release until the last good one answers for good. */
  healthyAfterMs: number;
  /** The longest time in which a page of another remote was not answered with 200, asked all the time. */
  neighbourSilentMs: number;
  /** From the second end of a process until the page answers 200. */
  afterVerdictMs: number;
}

const EVERY_MS = 50;
const GIVE_UP_MS = 60_000;

/** Puts a release live that ends the process that makes its page, and asks for that page and a neighbour's all the time. */
export async function crashOf(
  shell: FaultShell,
  { remote, fault }: { remote: FaultyRemote; fault: (typeof FATAL_FAULTS)[number] },
): Promise<CrashFigures> {
  const page = FAULT_PAGES[remote];
  shell.setFault(remote, fault);
  await shell.adopted();
  const { version } = shell.map().remotes[remote]?.stable ?? { version: '' };
  const began = performance.now();
  const until = { failed: 0, verdict: 0, healthy: 0, ended: false };
  const verdict = `${remote}@${version}, which is asked no more`;
  const neighbour = longestSilence(`${shell.origin}/dengi-pod-zalog?crash=`, until);
  while (until.healthy === 0 && performance.now() - began < GIVE_UP_MS) {
    const answers = await Promise.all([0, 1, 2, 3].map(() => statusOf(shell.origin + page)));
    const now = performance.now();
    if (until.failed === 0 && answers.some((status) => status !== 200)) until.failed = now;
    if (until.verdict === 0 && readFileSync(shell.logFile, 'utf8').includes(verdict)) until.verdict = now;
    if (until.verdict > 0 && answers.every((status) => status === 200)) until.healthy = now;
    await delay(EVERY_MS);
  }
  until.ended = true;
  const neighbourSilentMs = await neighbour;
  shell.setFault(remote, null);
  await shell.adopted();
  return {
    healthyAfterMs: Math.round(until.healthy - until.failed),
    neighbourSilentMs: Math.round(neighbourSilentMs),
    afterVerdictMs: Math.round(until.healthy - until.verdict),
  };
}

/**
 * Asks all the time, until it is told to end, each time for another address, so that no kept page answers. Resolves with the
 * longest time without an answer of 200.
 */
export async function longestSilence(address: string, until: { ended: boolean }): Promise<number> {
  let longest = 0;
  let wellAt = performance.now();
  for (let number = 0; !until.ended; number += 1) {
    const answers = await Promise.all([0, 1].map((half) => statusOf(`${address}${number}-${half}`)));
    const now = performance.now();
    if (answers.includes(200)) {
      longest = Math.max(longest, now - wellAt);
      wellAt = now;
    }
    await delay(EVERY_MS);
  }
  return longest;
}

/** Null when none came: its process ended before, or it is blocked. */
function statusOf(url: string): Promise<number | null> {
  return fetch(url, { signal: AbortSignal.timeout(2_000), headers: { connection: 'close' } }).then(
    async (answer) => (await answer.text(), answer.status),
    () => null,
  );
}
