import type { VersionHealth, VitalName } from '@polden/api-contract';
import type { HourRow, VitalsRow } from './health-overview.repository.ts';
import { percentile75 } from './telemetry/vitals.ts';

const HOURS = 24;

/** How the versions of a remote did in the last 24 hours, the one with the most page views first. */
export function healthOf(
  remote: string,
  hours: readonly HourRow[],
  vitals: readonly VitalsRow[],
): VersionHealth[] {
  const own = hours.filter((row) => row.remote === remote);
  const all = own.reduce((sum, { pages }) => sum + pages, 0);
  return [...Map.groupBy(own, ({ version }) => version)]
    .map(([version, rows]): VersionHealth => {
      const sum = (field: 'pages' | 'failures' | 'views' | 'errors' | 'untrusted') =>
        rows.reduce((total, row) => total + row[field], 0);
      const p75 = (name: VitalName) => {
        const found = vitals.find(
          (row) => row.remote === remote && row.version === version && row.name === name,
        );
        return found ? percentile75(name, found.buckets) : null;
      };
      const pages = sum('pages');
      return {
        version,
        traffic: all === 0 ? 0 : pages / all,
        pages,
        failures: sum('failures'),
        views: sum('views'),
        errors: sum('errors'),
        untrusted: sum('untrusted'),
        lcp: p75('LCP'),
        inp: p75('INP'),
        cls: p75('CLS'),
        hourly: Array.from({ length: HOURS }, (_, hour) => rows.find((row) => row.hour === hour)?.pages ?? 0),
      };
    })
    .sort((a, b) => b.pages - a.pages);
}
