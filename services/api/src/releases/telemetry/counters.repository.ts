import { type Observed, type ObservedChannel, OUTCOMES } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

/** A version of a remote in an environment. */
export interface Subject {
  environment: string;
  remote: string;
  version: string;
}

export interface Counted extends Subject {
  channel: ObservedChannel;
  /** Pages as shells saw them and visitors who were dealt; the others are of browsers. */
  metric: Observed | BrowserMetric;
  count: number;
  /** When it happened, ISO 8601; now unless it is given. */
  at?: string;
}

/** Page views, those with an error, a chunk that did not load or a changed global, and visitors who reported at all. */
export type BrowserMetric = 'view' | 'problem' | 'chunk' | 'globals' | 'arrived';

/** SQL: the metrics of pages that shells saw. */
export const OF_SHELLS = OUTCOMES.map((outcome) => `'${outcome}'`).join(', ');

/** Moments are what verdicts are made of. */
export const MOMENT_SECONDS = 5;
const HOUR_SECONDS = 3_600;

/** SQL of the start of the stretch of time in which `at` falls. */
export function startOf(at: string, seconds: number): string {
  return `date_bin('${seconds} seconds', ${at}, '2020-01-01T00:00:00Z')`;
}

/** SQL that adds the rows of the relation `added` (columns of Counted) to a table, in one order for all processes. */
function addition(table: string, seconds: number): string {
  const at = startOf('COALESCE(at, now())', seconds);
  return `
    INSERT INTO ${table} AS t (environment, remote, version, channel, at, metric, count)
    SELECT environment, remote, version, channel, ${at}, metric, sum(count) FROM added
    GROUP BY environment, remote, version, channel, ${at}, metric
    ORDER BY environment, remote, ${at}, version, channel, metric
    ON CONFLICT (environment, remote, at, version, channel, metric) DO UPDATE SET count = t.count + excluded.count`;
}

const ADDITION_TO_HOUR = addition('telemetry_hour', HOUR_SECONDS);
const ADDITION_TO_MOMENT = addition('telemetry_moment', MOMENT_SECONDS);
/** SQL of Counted[] given as the JSON of a parameter. */
const countedIn = (parameter: string): string => `
  SELECT * FROM jsonb_to_recordset(${parameter}::jsonb)
  AS r(environment text, remote text, version text, channel text, metric text, count bigint, at timestamptz)`;

/** Adds to the counters that people look at. */
export async function addToHours(manager: EntityManager, counted: readonly Counted[]): Promise<void> {
  await add(manager, ADDITION_TO_HOUR, counted);
}

/** Adds to the counters that verdicts are made of. */
export async function addToMoments(manager: EntityManager, counted: readonly Counted[]): Promise<void> {
  await add(manager, ADDITION_TO_MOMENT, counted);
}

/**
 * Adds a batch to both, one statement; false when the batch was there before, which changes nothing. It counts at the
 * moment when it arrives.
 */
export async function addBatch(
  manager: EntityManager,
  id: string,
  counted: readonly Counted[],
): Promise<boolean> {
  const fresh = await manager.query<unknown[]>(
    `WITH batch AS (
       INSERT INTO telemetry_batch (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id
     ), added AS (${countedIn('$2')} CROSS JOIN batch),
     hours AS (${ADDITION_TO_HOUR}), moments AS (${ADDITION_TO_MOMENT})
     SELECT id FROM batch`,
    [id, JSON.stringify(counted)],
  );
  return fresh.length > 0;
}

async function add(manager: EntityManager, addition: string, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  await manager.query(`WITH added AS (${countedIn('$1')}) ${addition}`, [JSON.stringify(counted)]);
}
