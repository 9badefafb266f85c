import { csvLine } from '@polden/ru';
import type { ChartData } from './chart.model.ts';

/** Excel takes a file for UTF-8 by it alone. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The figures of a chart as a table that spreadsheets read: roubles with a comma. */
export function chartCsv({ series, points }: ChartData, axisName: string): string {
  const head = csvLine([axisName, ...series.map(({ name }) => `${name}, ₽`)]);
  const rows = points.map(({ label, values }) =>
    csvLine([label, ...series.map((_, index) => rubles(values[index]))]),
  );
  return BYTE_ORDER_MARK + [head, ...rows].join('');
}

/** An address that is the file itself: a link to it needs neither a server nor a script. */
export function csvAddress(csv: string): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
}

function rubles(kopecks: number | null | undefined): string {
  return kopecks === null || kopecks === undefined ? '' : (kopecks / 100).toFixed(2).replace('.', ',');
}
