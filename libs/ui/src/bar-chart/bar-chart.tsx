import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { BarPlot } from './bar-plot.tsx';
import { gridValues, markEvery } from './chart-scale.ts';
import { takeOver } from '../hydration/take-over.ts';
import css from './bar-chart.module.css';

export interface ChartBar {
  /** Short, under the axis, another for each bar: «12». */
  mark: string;
  /** Whole, as it is read out: «12-й месяц, 20.11.2027». */
  label: string;
  /** 0 and up. */
  value: number;
  /** Of the second series, a line over the bar. */
  compared?: number;
  /** Drawn as an outline: the value is there, but not in hand yet. */
  pending?: boolean;
}

export interface BarChartProps {
  title: ReactNode;
  /** In their order, at least one. */
  bars: ChartBar[];
  /** What the bars measure: «Доход». */
  valueName: string;
  /** What the lines over the bars measure. */
  comparedName?: string;
  format: (value: number) => string;
  /** At the lines of the grid. Default `format`. */
  formatShort?: (value: number) => string;
  /** Of the axis, and of the control that walks along it: «Месяц». */
  axisName: string;
  /** The same values as a table: what the drawing says to those who do not see it. */
  children: ReactNode;
}

/**
 * Bars over an axis, drawn on the server. One control walks along them with the arrow keys, a finger or a mouse, and
 * says each value; without JavaScript the last value is written out and the table has the others.
 */
export function BarChart(props: BarChartProps) {
  const { title, bars, valueName, comparedName, format, formatShort = format, axisName, children } = props;
  const titleId = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? bars.length, bars.length - 1);
  const bar = bars[index];
  const grid = gridValues(Math.max(...bars.flatMap(({ value, compared = 0 }) => [value, compared])));
  if (!bar) return null;

  const every = markEvery(bars.length);
  const across: CSSProperties & Record<'--bars', number> = { '--bars': bars.length };
  const spoken = [
    bar.label,
    `${valueName}: ${format(bar.value)}`,
    ...(bar.compared === undefined ? [] : [`${comparedName ?? ''}: ${format(bar.compared)}`]),
  ].join('. ');

  return (
    <figure className={css.figure} aria-labelledby={titleId}>
      <figcaption className={css.title} id={titleId}>
        {title}
      </figcaption>
      <div className={css.reading}>
        <p className={css.label}>{bar.label}</p>
        <dl className={css.values}>
          <Value name={valueName} swatch={css.swatch} value={format(bar.value)} />
          {bar.compared !== undefined && (
            <Value name={comparedName} swatch={css.comparedSwatch} value={format(bar.compared)} />
          )}
        </dl>
      </div>
      <div className={css.chart} style={across}>
        <div className={css.scale} aria-hidden="true">
          {grid.map((value, line) => (
            <span key={value} style={{ insetBlockEnd: percent(line / (grid.length - 1)) }}>
              {formatShort(value)}
            </span>
          ))}
        </div>
        <BarPlot bars={bars} grid={grid} chosen={index} onPoint={setChosen}>
          <input
            ref={takeOver}
            type="range"
            className={css.walk}
            aria-label={axisName}
            aria-valuetext={spoken}
            min={0}
            max={bars.length - 1}
            value={index}
            onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
          />
        </BarPlot>
        <div className={css.axis} aria-hidden="true">
          {bars.map(({ mark }, position) => (
            <span key={mark}>{(position + 1) % every === 0 && mark}</span>
          ))}
        </div>
        <p className={css.axisName} aria-hidden="true">
          {axisName}
        </p>
      </div>
      {children}
    </figure>
  );
}

function Value({ name, swatch, value }: { name: ReactNode; swatch: string | undefined; value: string }) {
  return (
    <div className={css.value}>
      <dt>
        <span className={swatch} aria-hidden="true" />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
