import type { VerdictPolicy, VitalName } from '@polden/api-contract';
import { formatNumber, formatPercent } from '@polden/ru';
import { percentile75 } from '../vitals.ts';
import type { Level, VitalsLevel } from './levels.repository.ts';

/** Pages of now and of before, without which nothing is said. */
const ENOUGH_NOW = 100;
const ENOUGH_BEFORE = 500;
/** Standard errors: looked at every minute, a remote is called worse by chance once in years. */
const CERTAIN = 5;
/** Of vitals there is a histogram with steps of a tenth: less than two steps are none. */
const LEAST_GROWTH = 1.2;
const PERCENT = 100;
const VITALS: Record<Exclude<VitalName, 'load'>, (value: number) => string> = {
  LCP: (value) => `${value} мс`,
  INP: (value) => `${value} мс`,
  CLS: (value) => formatNumber(value, { most: 2 }),
};

interface Counted {
  bad: number;
  all: number;
}

/** Sentences about what a stable version does worse than its remote did before; none when all is as it was. */
export function worseThanBefore(
  level: Level,
  vitals: readonly VitalsLevel[],
  margins: VerdictPolicy['margins'],
): string[] {
  const { tolerance } = level;
  const server = worse(
    { bad: level.nowFailures, all: level.nowPages },
    { bad: level.beforeFailures, all: level.beforePages },
    tolerance,
  );
  const browser = worse(
    { bad: level.nowErrors, all: level.nowViews },
    { bad: level.beforeErrors, all: level.beforeViews },
    tolerance,
  );
  return [
    ...(server ? [`На сервере за 10 минут не удалось ${server}.`] : []),
    ...(browser ? [`В браузерах за 10 минут с ошибкой ${browser}.`] : []),
    ...vitals
      .filter(({ environment, remote }) => environment === level.environment && remote === level.remote)
      .flatMap((vital) => slower(vital, margins)),
  ];
}

function worse(now: Counted, before: Counted, tolerance: number): string | null {
  if (now.all < ENOUGH_NOW || before.all < ENOUGH_BEFORE) return null;
  const [rate, usual] = [now.bad / now.all, before.bad / before.all];
  if (rate - usual <= tolerance) return null;
  const pooled = (now.bad + before.bad) / (now.all + before.all);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / now.all + 1 / before.all));
  if (rate - usual < CERTAIN * deviation) return null;
  return `${percent(rate)} страниц из ${now.all}, за сутки до этого ${percent(usual)}`;
}

function slower({ name, now, before }: VitalsLevel, margins: VerdictPolicy['margins']): string[] {
  if (name === 'load' || total(now) < ENOUGH_NOW || total(before) < ENOUGH_BEFORE) return [];
  const [value, usual] = [percentile75(name, now), percentile75(name, before)];
  if (value === null || usual === null) return [];
  if (value - usual <= 2 * margins[name] || value < usual * LEAST_GROWTH) return [];
  return [`${name} за этот час ${VITALS[name](value)}, за сутки до этого ${VITALS[name](usual)}.`];
}

function total(buckets: VitalsLevel['now']): number {
  return buckets.reduce((sum, { count }) => sum + count, 0);
}

function percent(rate: number): string {
  return formatPercent(Math.round(rate * PERCENT * PERCENT) / PERCENT);
}
