import { Injectable } from '@nestjs/common';
import type { HealthPoint, RemoteHealth, VitalName } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { percentile75 } from '../vitals.ts';

export interface HealthQuestion {
  environment: string;
  remote: string;
  hours: number;
}

interface CountsRow {
  at: Date;
  version: string;
  pages: number;
  failures: number;
  views: number;
  errors: number;
}

interface VitalRow {
  at: Date;
  version: string;
  name: VitalName;
  buckets: { bucket: number; count: number }[];
}

const MOST_PROBLEMS = 50;

/** How versions of a remote do, hour by hour. */
@Injectable()
export class RemoteHealthService {
  constructor(private readonly dataSource: DataSource) {}

  /** The hour that has begun is the last of `hours`. */
  async read({ environment, remote, hours }: HealthQuestion): Promise<RemoteHealth> {
    const since = [environment, remote, hours - 1];
    const within = `environment = $1 AND remote = $2
      AND at >= date_bin('1 hour', now(), '2020-01-01T00:00:00Z') - make_interval(hours => $3)`;
    const [counts, vitals, problems, [verdict]] = await Promise.all([
      this.dataSource.query<CountsRow[]>(
        `SELECT at, version, ${sum(`metric NOT IN ('view', 'problem')`)} AS pages,
           ${sum(`metric NOT IN ('ok', 'view', 'problem')`)} AS failures,
           ${sum(`metric = 'view'`)} AS views, ${sum(`metric = 'problem'`)} AS errors
         FROM telemetry_hour WHERE ${within} GROUP BY at, version ORDER BY at, version COLLATE "C"`,
        since,
      ),
      this.dataSource.query<VitalRow[]>(
        `SELECT at, version, name,
           json_agg(json_build_object('bucket', bucket, 'count', count) ORDER BY bucket) AS buckets
         FROM telemetry_vital WHERE ${within} GROUP BY at, version, name`,
        since,
      ),
      this.problems({ environment, remote, hours }),
      this.dataSource.query<NonNullable<RemoteHealth['verdict']>[]>(
        `SELECT v.version, v.control, v.state, v.reason
         FROM canary_verdict v JOIN release_channel c
           ON c.environment = v.environment AND c.remote = v.remote AND c.channel = 'canary'
             AND c.version = v.version AND c.moved_at = v.started_at
         WHERE v.environment = $1 AND v.remote = $2`,
        [environment, remote],
      ),
    ]);
    return {
      remote,
      points: counts.map((row) => pointOf(row, vitals)),
      problems,
      verdict: verdict ?? null,
    };
  }

  private async problems({ environment, remote, hours }: HealthQuestion): Promise<RemoteHealth['problems']> {
    const rows = await this.dataSource.query<
      { version: string; kind: string; message: string; count: string; last_at: Date }[]
    >(
      `SELECT * FROM (
         SELECT version, kind, message, count, last_at FROM telemetry_problem
         WHERE environment = $1 AND remote = $2 AND last_at >= now() - make_interval(hours => $3)
         ORDER BY count DESC LIMIT ${MOST_PROBLEMS}
       ) AS most ORDER BY last_at DESC, count DESC`,
      [environment, remote, hours],
    );
    return rows.map(({ count, last_at: lastAt, ...problem }) => ({
      ...problem,
      count: Number(count),
      lastAt: lastAt.toISOString(),
    }));
  }
}

function sum(filter: string): string {
  return `COALESCE(sum(count) FILTER (WHERE ${filter}), 0)::float8`;
}

function pointOf({ at, ...counts }: CountsRow, vitals: readonly VitalRow[]): HealthPoint {
  const p75 = (name: VitalName): number | null => {
    const found = vitals.find(
      (row) => row.name === name && row.version === counts.version && row.at.getTime() === at.getTime(),
    );
    return found ? percentile75(name, found.buckets) : null;
  };
  return {
    at: at.toISOString(),
    ...counts,
    lcp: p75('LCP'),
    inp: p75('INP'),
    cls: p75('CLS'),
    load: p75('load'),
  };
}
