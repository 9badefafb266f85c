import { readFileSync } from 'node:fs';

/** Memory of a process, MiB: what it takes now, or took at its highest. Not a number where the system does not tell. */
export function residentMiB(pid: number | undefined, when: 'now' | 'highest'): number {
  const field = when === 'now' ? 'VmRSS' : 'VmHWM';
  const line = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'mu').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}
