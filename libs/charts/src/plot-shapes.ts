import { area, line, stack } from 'd3-shape';
import { topOf, type ChartData, type ChartPoint } from './chart.model.ts';

/** Height of a plot in units of its own; it is as many units wide as it has points. */
export const PLOT_HEIGHT = 100;
const BAR_WIDTH = 0.7;
/** Two digits are finer than a screen, and keep the HTML small. */
const DIGITS = 2;

export interface PlotShape {
  /** Index of its series. */
  series: number;
  look: 'bar' | 'pending' | 'area' | 'line';
  /** Of an SVG path. */
  d: string;
}

/**
 * The drawing of a chart, what lies below first.
 *
 * @param top kopecks at the upper edge, above 0
 */
export function plotShapes({ series, points }: ChartData, top: number): PlotShape[] {
  const y = (value: number) => PLOT_HEIGHT - round((value / top) * PLOT_HEIGHT);
  const at = (wanted: 'area' | 'line') =>
    series.flatMap(({ draw }, index) =>
      draw === wanted || (wanted === 'line' && draw === 'area') ? [index] : [],
    );

  const areas = at('area').map((index) => ({
    series: index,
    look: 'area' as const,
    d: areaOf(points, index, y),
  }));
  const lines = at('line').map((index) => ({
    series: index,
    look: 'line' as const,
    d: lineOf(points, index, y),
  }));
  return [...areas, ...barsOf({ series, points }, y), ...lines].filter(({ d }) => d !== '');
}

/** Share of the height at which the marker of a point stands. */
export function markerHeight({ series, points }: ChartData, index: number, top: number): number {
  const point = points[index];
  if (!point) return 0;
  const hasBars = series.some(({ draw }) => draw === 'bar');
  return (hasBars ? topOf(point, series).bars : (point.values.find((value) => value !== null) ?? 0)) / top;
}

function barsOf({ series, points }: ChartData, y: (value: number) => number): PlotShape[] {
  const keys = series.flatMap(({ draw }, index) => (draw === 'bar' ? [index] : []));
  const layers = stack<ChartPoint, number>()
    .keys(keys)
    .value((point, index) => point.values[index] ?? 0)(points);
  return layers.flatMap((layer) =>
    ([false, true] as const).map((pending) => ({
      series: layer.key,
      look: pending ? ('pending' as const) : ('bar' as const),
      d: layer
        .map(([from, to], position) =>
          (points[position]?.pending ?? false) === pending && to > from ? bar(position, y(from), y(to)) : '',
        )
        .join(''),
    })),
  );
}

function bar(position: number, bottom: number, top: number): string {
  const left = round(position + (1 - BAR_WIDTH) / 2);
  return `M${left} ${bottom}V${top}h${BAR_WIDTH}V${bottom}z`;
}

function areaOf(points: readonly ChartPoint[], index: number, y: (value: number) => number): string {
  const draw = area<ChartPoint>()
    .digits(DIGITS)
    .defined(({ values }) => isThere(values[index]))
    .x((_, position) => position + 0.5)
    .y0(PLOT_HEIGHT)
    .y1(({ values }) => y(values[index] ?? 0));
  return draw(points) ?? '';
}

function lineOf(points: readonly ChartPoint[], index: number, y: (value: number) => number): string {
  const draw = line<ChartPoint>()
    .digits(DIGITS)
    .defined(({ values }) => isThere(values[index]))
    .x((_, position) => position + 0.5)
    .y(({ values }) => y(values[index] ?? 0));
  return draw(points) ?? '';
}

function isThere(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
