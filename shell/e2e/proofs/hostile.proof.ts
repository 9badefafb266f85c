import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@polden/mfe-contract';
import { inspectRelease, integrityOf } from '@polden/mfe-release';
import { expect, test } from 'playwright/test';
import { startFaultShell, type FaultShell } from '../support/fault-shell.ts';
import { claims } from './hostile/claims.ts';
import { endings } from './hostile/endings.ts';
import { hostileServer, type HostileCase } from './hostile/hostile-case.ts';
import {
  ask,
  difference,
  type SteadyPage,
  steadyPage,
  HOSTILE_PAGE,
  HOSTILE_REMOTE,
  neighbourPages,
  normalised,
  visitHostile,
} from './hostile/neighbours.ts';
import { lastingPatches, patches } from './hostile/patches.ts';
import { reaches } from './hostile/reaches.ts';

const CASES = [...patches, ...reaches, ...claims, ...endings, ...lastingPatches];
const BUDGET_BYTES = 600_000;
/** Of pages before they are compared. */
const ROUNDS = 6;
const RECOVERS_MS = 5_000;
const ROLLS_BACK_MS = 20_000;
const WHOLE_MS = 60 * 60_000;

interface Outcome {
  case: string;
  gate: string;
  /** Milliseconds until every other page answers again. */
  others: number | '';
  /** What does not hold; empty when all does. */
  fails: string;
}

/** `HOSTILE_CASES`: comma-separated texts; only cases with one of them in the name run. */
const wanted = (process.env['HOSTILE_CASES'] ?? '').split(',');
const chosen = CASES.filter(({ name }) => wanted.some((text) => name.includes(text)));

test('no hostile release hurts another', async () => {
  test.setTimeout(WHOLE_MS);
  expect(CASES.length).toBeGreaterThanOrEqual(40);
  const shell = await startFaultShell();
  const outcomes: Outcome[] = [];
  try {
    const baseline = await baselineOf(shell);
    for (const hostile of chosen) {
      const outcome = await tried(shell, baseline, hostile);
      console.log(
        `${outcome.fails === '' ? 'holds' : 'FAILS'}\t${hostile.name}\t${outcome.others}\t${outcome.fails}`,
      );
      outcomes.push(outcome);
    }
  } finally {
    await shell.stop();
  }
  console.table(outcomes);
  const failed = outcomes.filter(({ fails }) => fails !== '');
  console.log(`${outcomes.length - failed.length} of ${outcomes.length} hold`);
  expect(failed).toEqual([]);
});

interface Baseline {
  own: SteadyPage;
  neighbours: SteadyPage[];
}

async function baselineOf(shell: FaultShell): Promise<Baseline> {
  await expect.poll(async () => (await ask(shell.origin, HOSTILE_PAGE)).status).toBe(200);
  // The first pages of a process may still lack what it has not read.
  for (let round = 0; round < ROUNDS; round += 1) await neighbourPages(shell.origin);
  const own = steadyPage(await ownPage(shell), await ownPage(shell));
  const others = await neighbourPages(shell.origin);
  const again = await neighbourPages(shell.origin);
  const neighbours = others.map((page, index) => steadyPage(page, again[index] ?? ''));
  for (const { pieces, unsteady } of [own, ...neighbours])
    console.log(`of ${pieces.length} pieces of a page ${unsteady.size} differ by themselves`);
  return { own, neighbours };
}

async function ownPage(shell: FaultShell): Promise<string> {
  return normalised((await ask(shell.origin, HOSTILE_PAGE)).text);
}

async function tried(shell: FaultShell, baseline: Baseline, hostile: HostileCase): Promise<Outcome> {
  const change = (file: string, bytes: Buffer) => changed(hostile, file, bytes);
  const fails: string[] = [];
  const verdict = await gateVerdict(shell, change);
  if (hostile.refused && !verdict?.startsWith(hostile.refused))
    fails.push(`the gate does not say ${hostile.refused}`);
  let others: number | '' = '';
  if (!hostile.gateOnly) {
    others = await lived(shell, baseline, hostile, change, fails);
  }
  return { case: hostile.name, gate: verdict ?? 'passes', others, fails: fails.join('; ') };
}

/** Lets the platform live with the release, takes it back, and returns the milliseconds until all other pages answered. */
async function lived(
  shell: FaultShell,
  baseline: Baseline,
  hostile: HostileCase,
  change: (file: string, bytes: Buffer) => Buffer,
  fails: string[],
): Promise<number> {
  const said = readFileSync(shell.logFile).length;
  shell.setFiles(HOSTILE_REMOTE, change);
  await shell.adopted();
  const others = await visitHostile(shell.origin);
  if (others > RECOVERS_MS) fails.push(`other pages answer after ${others} ms`);
  fails.push(
    ...differences(baseline.neighbours, await neighbourPages(shell.origin)).map((it) => `live: ${it}`),
  );
  if (hostile.asks) {
    const { status } = await ask(shell.origin, hostile.asks.path);
    if (status !== hostile.asks.status) fails.push(`${hostile.asks.path} answers ${status}`);
  }
  shell.setFault(HOSTILE_REMOTE, null);
  await shell.adopted();
  if (!(await isAsBefore(shell, baseline))) fails.push('its own page has not come back');
  fails.push(
    ...differences(baseline.neighbours, await neighbourPages(shell.origin)).map((it) => `after: ${it}`),
  );
  const log = readFileSync(shell.logFile).subarray(said).toString();
  fails.push(...new Set(log.match(/REACHED [^"\\\n]*/g)));
  return others;
}

async function isAsBefore(shell: FaultShell, { own }: Baseline): Promise<boolean> {
  const began = performance.now();
  while (performance.now() - began < ROLLS_BACK_MS)
    if (difference(own, await ownPage(shell)) === null) return true;
  return false;
}

function differences(before: readonly SteadyPage[], after: readonly string[]): string[] {
  return before.flatMap((page, index) => difference(page, after[index] ?? '') ?? []);
}

function changed(hostile: HostileCase, file: string, bytes: Buffer): Buffer {
  if (file.startsWith('server/')) return Buffer.from(hostileServer(bytes.toString(), hostile));
  if (file.endsWith('.css') && hostile.css) return Buffer.concat([bytes, Buffer.from(hostile.css)]);
  if (file.endsWith('.js') && hostile.scriptBytes)
    return Buffer.concat([bytes, Buffer.alloc(hostile.scriptBytes, ' ')]);
  return bytes;
}

/** Why the gate refuses the release; null when it does not. */
async function gateVerdict(
  shell: FaultShell,
  change: (file: string, bytes: Buffer) => Buffer,
): Promise<string | null> {
  const folder = join(shell.artifactsDir, HOSTILE_REMOTE, shell.liveVersion(HOSTILE_REMOTE));
  const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseManifest;
  const files: Record<string, Uint8Array> = {};
  const { entry } = manifest.client;
  const named = (file: string) => file === entry || /^client\/integrity\.[^/]*\.json$/.test(file);
  const code = Object.keys(manifest.files).filter((file) => /\.(c?js|css)$/.test(file) && !named(file));
  const tables = Object.keys(manifest.files).filter((file) => named(file) && file !== entry);
  const rehashed: [from: string, to: string][] = [];
  // As the build would have written them: a table names the hashes of the code, the entry those of both.
  for (const file of [...code, ...tables, entry]) {
    const bytes = readFileSync(join(folder, file));
    const changed = named(file)
      ? Buffer.from(rehashed.reduce((text, [from, to]) => text.replaceAll(from, to), bytes.toString()))
      : change(file, bytes);
    const hash = integrityOf(changed);
    rehashed.push([manifest.files[file] ?? hash, hash]);
    files[file] = changed;
    manifest.files[file] = hash;
  }
  const [problem] = (await inspectRelease({ manifest, files, budgetBytes: BUDGET_BYTES })).problems;
  return problem ? `${problem.refusal}: ${problem.message}`.slice(0, 80) : null;
}
