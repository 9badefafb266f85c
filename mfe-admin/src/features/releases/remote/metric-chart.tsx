import type { HealthPoint } from '@polden/api-contract';
import { gridValues } from '@polden/charts';
import { formatDate } from '@polden/ru';
import css from '../releases.module.css';
import { mainVersions, type Remote } from '../rules.ts';
import { byVersion, type Metric } from './metrics.ts';

const WIDTH = 300;
const HEIGHT = 80;
/** More lines than that tell nothing. */
const SHOWN = 2;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Parts of the time axis at which a moment is written. */
const MARKS = [0, 0.5, 1];

interface MetricChartProps {
  remote: Remote;
  metric: Metric;
  points: readonly HealthPoint[];
}

/** One figure over time, a line for each of the two versions that matter most. */
export function MetricChart({ remote, metric, points }: MetricChartProps) {
  const known = byVersion(points).map(({ version }) => version);
  const versions = mainVersions(remote, known).slice(0, SHOWN);
  const hours = [...new Set(points.map(({ at }) => at))].sort();
  const times = hours.map((at) => Date.parse(at));
  const series = versions.map((version) => ({
    version,
    values: hours.map((at) => valueAt(points, version, at, metric)),
  }));
  const drawn = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const grid = gridValues(Math.max(...drawn, 0));
  const top = grid.at(-1) ?? 1;
  const said = series.map(({ version, values }) => `${version}: ${lastOf(values, metric)}`).join('; ');
  return (
    <figure>
      <figcaption>{metric.title}</figcaption>
      <div className={css.plot}>
        <div className={css.scale} aria-hidden="true">
          {grid.map((value) => (
            <span key={value} style={{ insetBlockEnd: `${(value / top) * 100}%` }}>
              {metric.format(value)}
            </span>
          ))}
        </div>
        <svg
          className={css.chart}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${metric.title}, сейчас ${said}`}
        >
          {grid.map((value) => (
            <line
              key={value}
              className={css.grid}
              vectorEffect="non-scaling-stroke"
              x1="0"
              x2={WIDTH}
              y1={heightOf(value, top)}
              y2={heightOf(value, top)}
            />
          ))}
          {series.map(({ version, values }, index) => (
            <polyline
              key={version}
              className={css.line}
              data-second={index === 1 || undefined}
              vectorEffect="non-scaling-stroke"
              points={pointsOf(times, values, top)}
            />
          ))}
        </svg>
        <div className={css.times} aria-hidden="true">
          {timeMarks(times).map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      </div>
      <p className={css.legend}>
        {series.map(({ version, values }, index) => (
          <span key={version}>{`${index === 0 ? '—' : '- -'} ${version}: ${lastOf(values, metric)}`}</span>
        ))}
      </p>
    </figure>
  );
}

/** What stands under the time axis: hours of a day, days of a longer time; nothing twice. */
function timeMarks(times: readonly number[]): string[] {
  const [first = 0, last = first] = [times[0], times.at(-1)];
  const form = last - first > DAY_MS ? 'long day' : 'HH:mm';
  return [...new Set(MARKS.map((part) => formatDate(first + (last - first) * part, form)))];
}

function valueAt(points: readonly HealthPoint[], version: string, at: string, metric: Metric): number | null {
  const point = points.find((it) => it.version === version && it.at === at);
  return point ? metric.valueOf(point) : null;
}

function lastOf(values: readonly (number | null)[], { format }: Metric): string {
  const last = values.findLast((value) => value !== null);
  return typeof last === 'number' ? format(last) : 'нет данных';
}

function heightOf(value: number, top: number): string {
  return (HEIGHT - (value / top) * HEIGHT).toFixed(1);
}

/** A single moment is a line across, so that it can be seen. */
function pointsOf(times: readonly number[], values: readonly (number | null)[], top: number): string {
  const [first = 0, last = first] = [times[0], times.at(-1)];
  if (first === last && typeof values[0] === 'number')
    return [0, WIDTH].map((x) => `${x},${heightOf(values[0] ?? 0, top)}`).join(' ');
  return times
    .flatMap((at, index) => {
      const value = values[index] ?? null;
      const x = ((at - first) / (last - first)) * WIDTH;
      return value === null ? [] : [`${x.toFixed(1)},${heightOf(value, top)}`];
    })
    .join(' ');
}
