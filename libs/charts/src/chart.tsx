import { useId, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { formatRublesShort } from '@polden/ru';
import { Details, takeOver } from '@polden/ui';
import { chartCsv } from './chart-csv.ts';
import { ChartExports } from './chart-exports.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { ChartReading, spokenReading } from './chart-reading.tsx';
import { gridValues, markEvery } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';
import { topOf, type ChartData } from './chart.model.ts';
import css from './chart.module.css';

export interface ChartProps extends ChartData {
  title: string;
  /** Of the axis, and of the control that walks along it: «Месяц». */
  axisName: string;
  /** Of the files in which it is taken away: «dohod». */
  fileName: string;
  /** Table with the same figures and more; default one with the figures of the chart. */
  children?: ReactNode;
}

/**
 * Sums over time, drawn on the server. One control walks along the points with the arrow keys, a finger or a mouse, and
 * says each value; without JavaScript the last one is written out and the table has the others.
 */
export function Chart({ title, series, points, axisName, fileName, children }: ChartProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const data = useMemo(() => ({ series, points }), [series, points]);
  const csv = useMemo(() => chartCsv(data, axisName), [data, axisName]);
  const index = Math.min(chosen ?? points.length, points.length - 1);
  const point = points[index];
  if (!point) return null;

  // One bar alone compares nothing: it is said in words.
  const isDrawn = points.length > 1;
  const grid = gridValues(Math.max(...points.flatMap((each) => Object.values(topOf(each, series)))));
  const scale = grid.map((kopecks) => formatRublesShort(kopecks / 100));
  const every = markEvery(points.length);
  const marks = points.map(({ mark }, position) => ((position + 1) % every === 0 ? mark : ''));
  const across: CSSProperties & Record<'--points', number> = { '--points': points.length };

  return (
    <figure className={css.figure} aria-labelledby={titleId}>
      <figcaption className={css.title} id={titleId}>
        {title}
      </figcaption>
      <ChartReading point={point} series={series} />
      {isDrawn && (
        <div className={css.chart} style={across}>
          <div className={css.scale} aria-hidden="true">
            {scale.map((value, line) => (
              <span key={value} style={{ insetBlockEnd: `${(line / (grid.length - 1)) * 100}%` }}>
                {value}
              </span>
            ))}
          </div>
          <ChartPlot data={data} grid={grid} chosen={index} onPoint={setChosen}>
            <input
              ref={takeOver}
              type="range"
              className={css.walk}
              aria-label={axisName}
              aria-valuetext={spokenReading(point, series)}
              min={0}
              max={points.length - 1}
              value={index}
              onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
            />
          </ChartPlot>
          <div className={css.axis} aria-hidden="true">
            {points.map(({ mark }, position) => (
              <span key={mark}>{marks[position]}</span>
            ))}
          </div>
          <p className={css.axisName} aria-hidden="true">
            {axisName}
          </p>
        </div>
      )}
      {children ?? (
        <Details summary="Те же числа таблицей">
          <ChartTable data={data} caption={title} axisName={axisName} />
        </Details>
      )}
      {isDrawn && (
        <ChartExports
          csv={csv}
          fileName={fileName}
          words={{ title, series: series.map(({ name }) => name), scale, marks, axisName }}
        />
      )}
    </figure>
  );
}
