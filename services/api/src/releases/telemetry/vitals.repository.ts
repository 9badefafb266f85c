import type { VitalName } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import type { Subject } from './counters.repository.ts';
import { bucketOfVital } from './vitals.ts';

export interface Vital extends Subject {
  name: VitalName;
  /** Milliseconds; CLS without unit. */
  value: number;
}

export async function addVitals(manager: EntityManager, vitals: readonly Vital[]): Promise<void> {
  if (vitals.length === 0) return;
  const rows = vitals.map(({ value, ...vital }) => ({ ...vital, bucket: bucketOfVital(vital.name, value) }));
  await manager.query(
    `INSERT INTO telemetry_vital AS t (environment, remote, version, at, name, bucket, count)
     SELECT environment, remote, version, date_bin('1 hour', now(), '2020-01-01T00:00:00Z'), name, bucket, count(*)
     FROM jsonb_to_recordset($1::jsonb)
       AS r(environment text, remote text, version text, name text, bucket smallint)
     GROUP BY environment, remote, version, name, bucket
     ORDER BY environment, remote, version, name, bucket
     ON CONFLICT (environment, remote, at, version, name, bucket) DO UPDATE SET count = t.count + excluded.count`,
    [JSON.stringify(rows)],
  );
}
