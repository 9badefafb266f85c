export interface ChartSeries {
  /** What it measures: «Доход». */
  name: string;
  /** Bars of several series stand on each other; areas and lines each start at zero. */
  draw: 'bar' | 'area' | 'line';
}

export interface ChartPoint {
  /** Short, under the axis, another for each point: «12». */
  mark: string;
  /** Whole, as it is read out: «12-й месяц, 20.11.2027». */
  label: string;
  /** Of every series in its order, kopecks, 0 and up; null where the series has nothing. */
  values: readonly (number | null)[];
  /** Its bars are drawn as outlines: the sums are there, but not in hand yet. */
  pending?: boolean;
}

/** What is drawn: at least one point, and a value of each for every series. */
export interface ChartData {
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
}

/** Kopecks at the top of what stands over a point: the bars together, the highest of the rest. */
export function topOf(point: ChartPoint, series: readonly ChartSeries[]): { bars: number; rest: number } {
  const values = point.values.map((value) => value ?? 0);
  const bars = values
    .filter((_, index) => series[index]?.draw === 'bar')
    .reduce((sum, value) => sum + value, 0);
  return { bars, rest: Math.max(0, ...values.filter((_, index) => series[index]?.draw !== 'bar')) };
}
