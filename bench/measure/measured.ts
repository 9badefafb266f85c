import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '@polden/deploy/local/folders.ts';
import { BENCH } from '../site/folders.ts';
import type { Contender } from './contenders.ts';
import type { Estimate } from './statistics.ts';

/** One row of the table of docs/performance.md. */
export interface MeasuredServer {
  id: Contender['id'];
  title: string;
  cpuMs: Estimate;
  /** How many of its pages cost the CPU time of one of the live peer. */
  cpuGain: Estimate;
  /** Requests a second. */
  rate: number;
  /** To that of the live peer. */
  rateGain: Estimate;
}

const FILE = join(BENCH, 'measured.json');
const DOCUMENT = join(CHECKOUT, 'docs/performance.md');
const TABLE = /(<!-- servers -->\n)[^]*?(\n<!-- \/servers -->)/u;
const DIGITS = 1_000;
/** What of a ratio may be lost to what else runs on the machine. */
const KEPT = 0.95;

/** Puts the figures beside the bench, and the table that is made of them into the document. */
export function writeMeasured(servers: readonly MeasuredServer[], table: string): void {
  const round = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * DIGITS) / DIGITS : value;
  writeFileSync(FILE, `${JSON.stringify(servers, round, 2)}\n`);
  const text = readFileSync(DOCUMENT, 'utf8');
  if (!TABLE.test(text)) throw new Error(`${DOCUMENT} has no place for the table`);
  writeFileSync(
    DOCUMENT,
    text.replace(TABLE, (_all, before: string, after: string) => `${before}\n${table}\n${after}`),
  );
}

/** What has become slower than the document says, in words. The peers are not ours to judge. */
export function lostSince(servers: readonly MeasuredServer[]): string[] {
  if (!existsSync(FILE))
    throw new Error(`${FILE} is missing: run the bench with --write on a quiet machine first`);
  return lost(JSON.parse(readFileSync(FILE, 'utf8')) as MeasuredServer[], servers);
}

/** `before`: by which `now` is judged. */
export function lost(before: readonly MeasuredServer[], now: readonly MeasuredServer[]): string[] {
  return before
    .filter(({ id }) => id.startsWith('federated') || id.startsWith('unpacked'))
    .flatMap((then) => {
      const server = now.find(({ id }) => id === then.id);
      if (!server) return [`${then.title}: not measured`];
      return (['cpuGain', 'rateGain'] as const)
        .filter((ratio) => !(server[ratio].value >= then[ratio].value * KEPT))
        .map(
          (ratio) =>
            `${then.title}, ${ratio}: ${server[ratio].value.toFixed(2)}, was ${then[ratio].value.toFixed(2)}`,
        );
    });
}
