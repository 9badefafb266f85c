import type { PointerEvent, ReactNode } from 'react';
import type { ChartData } from './chart.model.ts';
import { classOf } from './chart-looks.ts';
import { markerHeight, PLOT_HEIGHT, plotShapes } from './plot-shapes.ts';
import css from './chart.module.css';

interface ChartPlotProps {
  data: ChartData;
  /** Kopecks, ascending; the last one is the height of the plot. */
  grid: readonly number[];
  /** Index of the point with the sun over it. */
  chosen: number;
  /** A mouse points at a point. */
  onPoint: (index: number) => void;
  /** Lies over the drawing. */
  children: ReactNode;
}

/** The drawing alone: a unit of its width for each point, stretched to the place it gets. */
export function ChartPlot({ data, grid, chosen, onPoint, children }: ChartPlotProps) {
  const top = grid.at(-1) ?? 1;
  const count = data.points.length;

  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * count);
    onPoint(Math.min(Math.max(index, 0), count - 1));
  };

  return (
    <div className={css.plot} onPointerMove={point}>
      <svg
        className={css.drawing}
        viewBox={`0 0 ${count} ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        data-drawing
        aria-hidden="true"
        focusable="false"
      >
        {grid.map((value) => (
          <path
            key={value}
            className={css.grid}
            d={`M0 ${PLOT_HEIGHT - (value / top) * PLOT_HEIGHT}H${count}`}
          />
        ))}
        {plotShapes(data, top).map(({ series, look, d }) => (
          <path key={`${series}-${look}`} className={classOf(look, series)} d={d} />
        ))}
      </svg>
      <span
        className={css.sun}
        style={{
          insetInlineStart: percent((chosen + 0.5) / count),
          insetBlockEnd: percent(markerHeight(data, chosen, top)),
        }}
        aria-hidden="true"
      />
      {children}
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`;
}
