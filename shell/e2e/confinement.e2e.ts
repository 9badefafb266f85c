import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { longestSilence } from './support/crash-figures.ts';
import { FATAL_FAULTS, startFaultShell, type FaultShell } from './support/fault-shell.ts';
import { someOf, SWEEP_ONLY } from './support/sweep.ts';

const HEAP_MB = 160;
const WORKERS = 2;
/** With the one in reserve. */
const PROCESSES = WORKERS + 1;
const PAGE = '/investoram';
/** The start of a process, the half minute in which it tries the release, and what ends it. */
const BARRED_MS = 120_000;

let shell: FaultShell;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // What runs out of memory must not take that of the machine first.
  shell = await startFaultShell([`--max-old-space-size=${HEAP_MB}`], WORKERS);
});
test.afterAll(() => shell.stop());

const log = () => readFileSync(shell.logFile, 'utf8');

/** Of the shell, by the name of their program. */
function processesOf(program: string, supervisor = shell.pid()): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const own = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => Number(parent) === supervisor);
  return own.filter((words) => words.some((word) => word.endsWith(program))).map(([pid]) => Number(pid));
}

/** Status of an answer, of whichever process accepts first; null when it ended before the answer came. */
const answerOf = (path: string) =>
  fetch(shell.origin + path, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => null,
  );

/** Status of an answer that comes in time; null otherwise. */
const within = (ms: number, address: string) =>
  fetch(address, { headers: { connection: 'close' }, signal: AbortSignal.timeout(ms) }).then(
    ({ status }) => status,
    () => null,
  );

/** Whether the process has opened a port. */
function isListening(pid: number): boolean {
  const tables = ['tcp', 'tcp6'].map((name) => readFileSync(`/proc/net/${name}`, 'utf8'));
  const listening = /^\s*\d+: \S+ \S+ 0A (?:\S+\s+){5}(\d+)/gm;
  const open = new Set([...tables.join('\n').matchAll(listening)].map(([, inode]) => `socket:[${inode}]`));
  return readdirSync(`/proc/${pid}/fd`).some((fd) => open.has(readlinkSync(`/proc/${pid}/fd/${fd}`)));
}

/** What has ended may wait for somebody who asks how. */
function isRunning(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}

for (const fault of someOf(FATAL_FAULTS, 1)) {
  test(`a release that ends two processes by ${fault} is asked no more: the last good one serves, also after a restart`, async () => {
    await expect.poll(() => answerOf(PAGE)).toBe(200);
    shell.setFault('mfe-investor', fault);
    await shell.adopted();
    const { version } = shell.map().remotes['mfe-investor']?.stable ?? { version: '' };
    const verdict = `mfe-investor@${version}, which is asked no more`;
    await expect
      .poll(
        async () => {
          await Promise.all(Array.from({ length: 4 }, () => answerOf(PAGE)));
          return log();
        },
        { timeout: BARRED_MS },
      )
      .toContain(verdict);
    await expect.poll(() => processesOf('worker.mjs').length).toBe(PROCESSES);
    for (const path of [PAGE, '/dengi-pod-zalog', '/blog']) await expect.poll(() => answerOf(path)).toBe(200);

    const before = log().length;
    await shell.restart();
    await expect.poll(() => answerOf(PAGE)).toBe(200);
    for (let page = 0; page < 20; page += 1) expect(await answerOf(PAGE)).toBe(200);
    expect(log().slice(before)).not.toContain('a process ended');
    shell.setFault('mfe-investor', null);
    await shell.adopted();
  });
}

test('where the only process that serves is held, the one in reserve answers for it, without what holds it', async () => {
  const alone = await startFaultShell([], 1);
  const statusOf = (path: string) => within(1_000, alone.origin + path);
  try {
    await expect.poll(() => processesOf('worker.mjs', alone.pid()).length).toBe(2);
    alone.setFault('mfe-investor', 'endless-loop');
    await alone.adopted();
    // The visitor who asked for the page gets no answer; the next one may already get one.
    await expect.poll(() => statusOf(PAGE)).toBe(null);
    await expect.poll(() => statusOf('/blog?held'), { intervals: [100] }).toBe(200);
    // It goes without what holds the other, also before anything is charged.
    await expect.poll(() => statusOf(PAGE), { intervals: [100] }).toBe(200);
    // Nobody would end the held one after its supervisor.
    await expect
      .poll(() => readFileSync(alone.logFile, 'utf8'), { timeout: BARRED_MS })
      .toContain('a process ended with a blocked thread');
  } finally {
    await alone.stop();
  }
});

test(
  'a release that holds a process right after another one has ended leaves somebody who answers',
  SWEEP_ONLY,
  async () => {
    const alone = await startFaultShell([], 1);
    const until = { ended: false };
    try {
      await expect.poll(() => processesOf('worker.mjs', alone.pid()).length).toBe(2);
      alone.setFault('mfe-investor', 'endless-loop');
      await alone.adopted();
      const neighbour = longestSilence(`${alone.origin}/blog?silent=`, until);
      const before = processesOf('worker.mjs', alone.pid());
      process.kill(before[0] ?? 0, 'SIGKILL');
      // At this moment two can be held at once: the one that has stood in, and the one that is just there.
      await expect
        .poll(
          () => {
            const started = processesOf('worker.mjs', alone.pid()).filter((pid) => !before.includes(pid));
            return started.some(isListening);
          },
          { intervals: [20] },
        )
        .toBe(true);
      await expect
        .poll(
          async () => {
            await Promise.all([0, 1, 2, 3].map(() => within(1_000, alone.origin + PAGE)));
            return readFileSync(alone.logFile, 'utf8');
          },
          { timeout: BARRED_MS, intervals: [50] },
        )
        .toMatch(/in code of mfe-investor@\S+, which is asked no more/);
      until.ended = true;
      expect(await neighbour).toBeLessThan(5_000);
    } finally {
      until.ended = true;
      await alone.stop();
    }
  },
);

test('a process that is held ends with its supervisor, however that ends', async () => {
  const alone = await startFaultShell([], 1);
  let processes: number[] = [];
  try {
    alone.setFault('mfe-investor', 'endless-loop');
    await alone.adopted();
    await expect.poll(() => within(500, alone.origin + PAGE)).toBe(null);
    processes = processesOf('worker.mjs', alone.pid());
    await alone.stop();
    await expect.poll(() => processes.filter(isRunning), { timeout: 5_000 }).toEqual([]);
  } finally {
    await alone.stop();
    for (const pid of processes.filter(isRunning)) process.kill(pid, 'SIGKILL');
  }
});

test('serving processes run as a user of their own where root starts the shell; else its start says that they do not', () => {
  const uids = processesOf('worker.mjs').map((pid) => {
    const [, uid] = /^Uid:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(uid);
  });
  const own = process.getuid?.() ?? 0;
  if (own === 0) {
    expect(uids).not.toContain(0);
    expect(log()).toMatch(/serving processes run as user \d+, /u);
  } else {
    expect(new Set(uids)).toEqual(new Set([own]));
    expect(log()).toContain('user of its own');
  }
});

test('cards are drawn apart from code of remotes, and again after the process that draws has ended', async () => {
  const cardOf = async (path: string): Promise<string | null> => {
    const html = await (await fetch(shell.origin + path)).text();
    const [address = ''] = /\/og\/[^"]+\.png\?v=[^"]+/.exec(html) ?? [];
    return (await fetch(shell.origin + address)).headers.get('content-type');
  };
  expect(await cardOf('/blog')).toBe('image/png');
  const [first = 0] = processesOf('picture-process.mjs');
  process.kill(first, 'SIGKILL');
  await expect.poll(() => cardOf('/dengi-pod-zalog')).toBe('image/png');
  expect(processesOf('picture-process.mjs')).not.toContain(first);
});
