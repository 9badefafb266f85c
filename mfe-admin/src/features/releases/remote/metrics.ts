import type { HealthPoint } from '@polden/api-contract';
import { formatNumber, formatPercent } from '@polden/ru';

export interface Metric {
  name: string;
  title: string;
  /** With its unit, for people. */
  format: (value: number) => string;
  /** Null where too little is known. */
  valueOf: (point: HealthPoint) => number | null;
}

const milliseconds = (value: number) => `${formatNumber(Math.round(value))}\u00a0мс`;
const share = (part: number, whole: number) => (whole === 0 ? null : (part / whole) * 100);

const METRICS: readonly Metric[] = [
  {
    name: 'failures',
    title: 'Сбои на сервере',
    format: (value) => formatPercent(value),
    valueOf: ({ failures, pages }) => share(failures, pages),
  },
  {
    name: 'errors',
    title: 'Ошибки в браузере',
    format: (value) => formatPercent(value),
    valueOf: ({ errors, views }) => share(errors, views),
  },
  { name: 'lcp', title: 'LCP, 75-й перцентиль', format: milliseconds, valueOf: ({ lcp }) => lcp },
  { name: 'inp', title: 'INP, 75-й перцентиль', format: milliseconds, valueOf: ({ inp }) => inp },
  {
    name: 'cls',
    title: 'CLS, 75-й перцентиль',
    format: (value) => formatNumber(value, { most: 3 }),
    valueOf: ({ cls }) => cls,
  },
  { name: 'load', title: 'Загрузка, 75-й перцентиль', format: milliseconds, valueOf: ({ load }) => load },
];

/** The figures with a known value. */
export function knownMetrics(points: readonly HealthPoint[]): Metric[] {
  return METRICS.filter(({ valueOf }) => points.some((point) => valueOf(point) !== null));
}

export interface VersionTotals {
  version: string;
  pages: number;
  failures: number;
  views: number;
  errors: number;
}

/** Sums of the whole time for each version, the one with the most pages first. */
export function byVersion(points: readonly HealthPoint[]): VersionTotals[] {
  const totals = new Map<string, VersionTotals>();
  for (const { version, pages, failures, views, errors } of points) {
    const total = totals.get(version) ?? { version, pages: 0, failures: 0, views: 0, errors: 0 };
    totals.set(version, {
      version,
      pages: total.pages + pages,
      failures: total.failures + failures,
      views: total.views + views,
      errors: total.errors + errors,
    });
  }
  return [...totals.values()].sort((a, b) => b.pages + b.views - (a.pages + a.views));
}
