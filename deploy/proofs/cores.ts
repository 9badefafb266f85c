import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** One core is for the servers, the other for the load generator: neither can take the other's time. */
export const CORES = { servers: 0, generator: 1 } as const;
const TICKS_A_SECOND = 100;

/** Places of `/proc/<pid>/stat` after the name of the program. */
const STAT = { parent: 1, times: [11, 12, 13, 14] } as const;
/** Places of a line of `/proc/stat`: idle and waiting for the disk. */
const IDLE = [4, 5] as const;

/** Moves this process; what it starts from now on runs there, too. False where that cannot be said (no Linux, one core). */
export function runOn(core: number): boolean {
  if (availableParallelism() < 2 && core === CORES.servers) return false;
  try {
    execFileSync('taskset', ['-acp', String(core), String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Seconds of the servers' core that they have used or could have: the time of all processes that this one has started, and
 * what lay idle. What other programs of a busy machine take is nobody's failure.
 */
export function serverSeconds(): number {
  const used = startedByMe().reduce((sum, stat) => sum + sumOf(stat, STAT.times), 0) / TICKS_A_SECOND;
  const lines = readFileSync('/proc/stat', 'utf8').split('\n');
  const core = lines.find((line) => line.startsWith(`cpu${CORES.servers} `)) ?? '';
  return used + sumOf(core.split(' '), IDLE) / TICKS_A_SECOND;
}

function startedByMe(): string[][] {
  const all = new Map<number, string[]>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/u.test(name) ? statOf(name) : null;
    if (stat) all.set(Number(name), stat);
  }
  const isMine = (stat: string[]): boolean => {
    const parent = Number(stat[STAT.parent]);
    const above = all.get(parent);
    return parent === process.pid || (above !== undefined && isMine(above));
  };
  return [...all.values()].filter(isMine);
}

function statOf(pid: string): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It has ended since.
    return null;
  }
}

function sumOf(fields: readonly string[], places: readonly number[]): number {
  return places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0);
}
