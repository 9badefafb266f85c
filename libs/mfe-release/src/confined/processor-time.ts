import { readFileSync } from 'node:fs';

/** Ticks a second in which Linux counts, on every architecture that Node runs on. */
const TICKS = 100;
/** Places of user and system time, counted after the name. */
const [USER, SYSTEM] = [11, 12];

/** Milliseconds of the processor that a process and its children have had; null where the system does not tell. */
export function processorMs(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const own = ((Number(fields[USER]) + Number(fields[SYSTEM])) * 1_000) / TICKS;
    return childrenOf(pid).reduce((sum, child) => sum + (processorMs(child) ?? 0), own);
  } catch {
    return null;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
