import type { PointerEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { ChartBar } from './bar-chart.tsx';
import css from './bar-chart.module.css';

interface BarPlotProps {
  bars: ChartBar[];
  /** Ascending; the last one is the height of the plot. */
  grid: number[];
  /** Index of the bar with the sun over it. */
  chosen: number;
  /** A mouse points at a bar. */
  onPoint: (index: number) => void;
  /** Lies over the drawing. */
  children: ReactNode;
}

const HEIGHT = 100;
const BAR_WIDTH = 0.7;
const COMPARED_WIDTH = 0.9;

/** The drawing alone: a unit of its width for each bar, stretched to the place it gets. */
export function BarPlot({ bars, grid, chosen, onPoint, children }: BarPlotProps) {
  const top = grid.at(-1) ?? 1;
  const y = (value: number) => HEIGHT - round((value / top) * HEIGHT);
  const sun = { x: (chosen + 0.5) / bars.length, y: 1 - y(bars[chosen]?.value ?? 0) / HEIGHT };

  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * bars.length);
    onPoint(Math.min(Math.max(index, 0), bars.length - 1));
  };

  return (
    <div className={css.plot} onPointerMove={point}>
      <svg
        className={css.drawing}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {grid.map((value) => (
          <path key={value} className={css.line} d={`M0 ${y(value)}H${bars.length}`} />
        ))}
        {bars.map(({ mark, value, pending }, index) => (
          <rect
            key={mark}
            className={classNames(css.bar, pending && css.pending)}
            x={round(index + (1 - BAR_WIDTH) / 2)}
            y={y(value)}
            width={BAR_WIDTH}
            height={HEIGHT - y(value)}
          />
        ))}
        {bars.map(({ mark, compared }, index) =>
          compared === undefined ? null : (
            <path
              key={mark}
              className={css.compared}
              d={`M${round(index + (1 - COMPARED_WIDTH) / 2)} ${y(compared)}h${COMPARED_WIDTH}`}
            />
          ),
        )}
      </svg>
      <span
        className={css.sun}
        style={{ insetInlineStart: `${round(sun.x * 100)}%`, insetBlockEnd: `${round(sun.y * 100)}%` }}
        aria-hidden="true"
      />
      {children}
    </div>
  );
}

/** Two digits are finer than a screen, and keep the HTML small. */
function round(length: number): number {
  return Math.round(length * 100) / 100;
}
