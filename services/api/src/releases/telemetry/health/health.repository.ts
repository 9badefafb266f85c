import type { VitalName } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { OF_SHELLS } from '../counters.repository.ts';

export interface HealthQuestion {
  environment: string;
  remote: string;
  /** The hour that has begun is the last of them. */
  hours: number;
}

export interface CountsRow {
  at: Date;
  version: string;
  pages: number;
  failures: number;
  views: number;
  errors: number;
}

export interface VitalRow {
  at: Date;
  version: string;
  name: VitalName;
  buckets: { bucket: number; count: number }[];
}

export interface ProblemRow {
  version: string;
  kind: string;
  message: string;
  count: string;
  last_at: Date;
}

const WITHIN = `environment = $1 AND remote = $2
  AND at >= date_bin('1 hour', now(), '2020-01-01T00:00:00Z') - make_interval(hours => $3)`;

function sum(filter: string): string {
  return `COALESCE(sum(count) FILTER (WHERE ${filter}), 0)::float8`;
}

/** By hour and version. */
export function countsByHour(
  manager: EntityManager,
  { environment, remote, hours }: HealthQuestion,
): Promise<CountsRow[]> {
  return manager.query<CountsRow[]>(
    `SELECT at, version, ${sum(`metric IN (${OF_SHELLS})`)} AS pages,
       ${sum(`metric IN (${OF_SHELLS}) AND metric <> 'ok'`)} AS failures,
       ${sum(`metric = 'view'`)} AS views, ${sum(`metric = 'problem'`)} AS errors
     FROM telemetry_hour WHERE ${WITHIN} GROUP BY at, version ORDER BY at, version COLLATE "C"`,
    [environment, remote, hours - 1],
  );
}

export function vitalsByHour(
  manager: EntityManager,
  { environment, remote, hours }: HealthQuestion,
): Promise<VitalRow[]> {
  return manager.query<VitalRow[]>(
    `SELECT at, version, name,
       json_agg(json_build_object('bucket', bucket, 'count', count) ORDER BY bucket) AS buckets
     FROM telemetry_vital WHERE ${WITHIN} GROUP BY at, version, name`,
    [environment, remote, hours - 1],
  );
}

/** What happened most often, at most `most`; the last first. */
export function mostFrequentProblems(
  manager: EntityManager,
  { environment, remote, hours }: HealthQuestion,
  most: number,
): Promise<ProblemRow[]> {
  return manager.query<ProblemRow[]>(
    `SELECT * FROM (
       SELECT version, kind, message, count, last_at FROM telemetry_problem
       WHERE environment = $1 AND remote = $2 AND last_at >= now() - make_interval(hours => $3)
       ORDER BY count DESC LIMIT ${most}
     ) AS most ORDER BY last_at DESC, count DESC`,
    [environment, remote, hours],
  );
}
