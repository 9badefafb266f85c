import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkGoals, type Goal } from '@polden/deploy/proofs/goals.ts';
import { residentMiB } from '@polden/deploy/proofs/resident-memory.ts';
import { offerLoad } from './measure/offered-load.ts';
import { originOf } from './site/ports.ts';
import { startShell } from './site/servers.ts';

/**
 * `npm run bench:memory`: what a serving process of the shell takes of the machine: processor time until it serves, and
 * resident memory at rest, under pages that are made anew and pages that are kept, and at its highest.
 */
const SECONDS = 20;
const CONNECTIONS = 32;
const GOALS = { memoryMiB: 250, startSeconds: 1.5 };
const TICKS_A_SECOND = 100;
/** Places of `/proc/<pid>/stat` after the name of the program: time of the process, in it and in the system. */
const TIMES = [11, 12] as const;

const { api, shell } = await startShell([], { env: { SHELL_WORKERS: '1' } });
try {
  const worker = servingProcess(shell.pid);
  const startSeconds = cpuSeconds(worker);
  const atRest = residentMiB(worker, 'now');
  for (const page of ['/live', '/cached'])
    await offerLoad({ url: originOf('shell') + page, connections: CONNECTIONS, seconds: SECONDS });
  const loaded = residentMiB(worker, 'now');
  const highest = residentMiB(worker, 'highest');
  console.log(
    `serving process: ${startSeconds.toFixed(2)} s of the processor until it serves; ${miB(atRest)} at rest, ${miB(loaded)} after ${SECONDS * 2} s of load, ${miB(highest)} at its highest; supervisor: ${miB(residentMiB(shell.pid, 'now'))}`,
  );
  const goals: Goal[] = [
    {
      what: 'resident memory of a serving process under load, MiB',
      figure: highest,
      atMost: GOALS.memoryMiB,
    },
    { what: 'processor time until a process serves, s', figure: startSeconds, atMost: GOALS.startSeconds },
  ];
  process.exitCode = checkGoals(goals) ? 0 : 1;
} finally {
  await shell.stop();
  await api.stop();
}

/** The child of the supervisor that has taken most of the processor: the others try releases and draw pictures. */
function servingProcess(supervisor: number): number {
  const children = execFileSync('pgrep', ['-P', String(supervisor)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const [busiest] = children.map(Number).sort((a, b) => cpuSeconds(b) - cpuSeconds(a));
  if (busiest === undefined) throw new Error('no process serves');
  return busiest;
}

function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TIMES.reduce<number>((sum, place) => sum + Number(fields[place]), 0) / TICKS_A_SECOND;
}

function miB(amount: number): string {
  return `${amount.toFixed(0)} MiB`;
}
