import type { HealthPoint } from '@polden/api-contract';
import css from '../releases.module.css';
import { byVersion, type Metric } from './metrics.ts';

const WIDTH = 300;
const HEIGHT = 80;
/** More lines than that tell nothing. */
const SHOWN = 2;

/** One figure over time, a line for each of the two versions that matter most. */
export function MetricChart({ metric, points }: { metric: Metric; points: readonly HealthPoint[] }) {
  const versions = byVersion(points)
    .slice(0, SHOWN)
    .map(({ version }) => version);
  const hours = [...new Set(points.map(({ at }) => at))].sort();
  const series = versions.map((version) => ({
    version,
    values: hours.map((at) => valueAt(points, version, at, metric)),
  }));
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const top = Math.max(...known, Number.MIN_VALUE);
  const said = series.map(({ version, values }) => `${version}: ${lastOf(values, metric)}`).join('; ');
  return (
    <figure>
      <figcaption>{metric.title}</figcaption>
      <svg
        className={css.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${metric.title}, сейчас ${said}`}
      >
        <line className={css.grid} x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        {series.map(({ version, values }, index) => (
          <polyline
            key={version}
            className={css.line}
            data-second={index === 1 || undefined}
            vectorEffect="non-scaling-stroke"
            points={pointsOf(values, top)}
          />
        ))}
      </svg>
      <p className={css.legend}>
        {series.map(({ version, values }, index) => (
          <span key={version}>{`${index === 0 ? '—' : '- -'} ${version}: ${lastOf(values, metric)}`}</span>
        ))}
      </p>
    </figure>
  );
}

function valueAt(points: readonly HealthPoint[], version: string, at: string, metric: Metric): number | null {
  const point = points.find((it) => it.version === version && it.at === at);
  return point ? metric.valueOf(point) : null;
}

function lastOf(values: readonly (number | null)[], { format }: Metric): string {
  const last = values.findLast((value) => value !== null);
  return typeof last === 'number' ? format(last) : 'нет данных';
}

/** A single moment is a line across, so that it can be seen. */
function pointsOf(values: readonly (number | null)[], top: number): string {
  const shown = values.length === 1 ? [values[0] ?? null, values[0] ?? null] : values;
  return shown
    .flatMap((value, index) => {
      if (value === null) return [];
      const x = (index / (shown.length - 1)) * WIDTH;
      return [`${x.toFixed(1)},${(HEIGHT - (value / top) * (HEIGHT - 4)).toFixed(1)}`];
    })
    .join(' ');
}
