import { formatKopecks } from '@polden/ru';
import { classOf } from './chart-looks.ts';
import type { ChartPoint, ChartSeries } from './chart.model.ts';
import css from './chart.module.css';

/** What the sun stands over: legend and reading in one. */
export function ChartReading({ point, series }: { point: ChartPoint; series: readonly ChartSeries[] }) {
  return (
    <div className={css.reading}>
      <p className={css.label}>{point.label}</p>
      <dl className={css.values}>
        {series.map(({ name, draw }, index) => (
          <div className={css.value} key={name}>
            <dt>
              <Swatch draw={draw} index={index} />
              {name}
            </dt>
            <dd>{sumOf(point.values[index])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** «3-й месяц. Доход: 67 500 ₽. С капитализацией: 68 518 ₽». */
export function spokenReading(point: ChartPoint, series: readonly ChartSeries[]): string {
  return [point.label, ...series.map(({ name }, index) => `${name}: ${sumOf(point.values[index])}`)].join(
    '. ',
  );
}

function Swatch({ draw, index }: { draw: ChartSeries['draw']; index: number }) {
  return (
    <svg className={css.swatch} viewBox="0 0 18 12" aria-hidden="true" focusable="false">
      {draw === 'bar' ? (
        <path className={classOf('bar', index)} d="M3 0H15V12H3z" />
      ) : (
        <path className={classOf('line', index)} d="M0 6H18" />
      )}
    </svg>
  );
}

function sumOf(kopecks: number | null | undefined): string {
  return kopecks === null || kopecks === undefined ? '—' : formatKopecks(kopecks);
}
