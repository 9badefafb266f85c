import type { VitalName } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { OF_SHELLS } from './telemetry/counters.repository.ts';

export interface HourRow {
  remote: string;
  version: string;
  /** 0 is the oldest of the 24 hours. */
  hour: number;
  pages: number;
  failures: number;
  views: number;
  errors: number;
  untrusted: number;
}

export interface VitalsRow {
  remote: string;
  version: string;
  name: VitalName;
  buckets: { bucket: number; count: number }[];
}

const SINCE = `date_bin('1 hour', now(), '2020-01-01T00:00:00Z') - interval '23 hours'`;

/** Of the hour that has begun and the 23 before it. */
export function hoursOfVersions(manager: EntityManager, environment: string): Promise<HourRow[]> {
  const sum = (filter: string) => `COALESCE(sum(count) FILTER (WHERE ${filter}), 0)::float8`;
  return manager.query<HourRow[]>(
    `SELECT remote, version, (extract(epoch FROM at - (${SINCE})) / 3600)::int AS hour,
       ${sum(`metric IN (${OF_SHELLS})`)} AS pages,
       ${sum(`metric IN (${OF_SHELLS}) AND metric <> 'ok'`)} AS failures,
       ${sum(`metric = 'view'`)} AS views, ${sum(`metric = 'problem'`)} AS errors,
       ${sum(`metric = 'untrusted'`)} AS untrusted
     FROM telemetry_hour WHERE environment = $1 AND at >= ${SINCE}
     GROUP BY remote, version, at ORDER BY remote, version COLLATE "C", at`,
    [environment],
  );
}

export function vitalsOfVersions(manager: EntityManager, environment: string): Promise<VitalsRow[]> {
  return manager.query<VitalsRow[]>(
    `SELECT remote, version, name, json_agg(json_build_object('bucket', bucket, 'count', count) ORDER BY bucket) AS buckets
     FROM (SELECT remote, version, name, bucket, sum(count)::float8 AS count FROM telemetry_vital
           WHERE environment = $1 AND at >= ${SINCE} GROUP BY remote, version, name, bucket) AS day
     GROUP BY remote, version, name`,
    [environment],
  );
}
