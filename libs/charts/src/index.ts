export { Chart, type ChartProps } from './chart.tsx';
export type { ChartPoint, ChartSeries } from './chart.model.ts';
export { gridValues } from './chart-scale.ts';
