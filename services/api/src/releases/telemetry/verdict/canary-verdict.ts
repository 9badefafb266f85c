import type { RemoteHealth, RemoteSettings } from '@polden/api-contract';
import { formatPercent, plural } from '@polden/ru';
import { type Evidence, FALSE_ALARM, isWorse, type Pair } from './sequential-test.ts';

export type Verdict = Pick<NonNullable<RemoteHealth['verdict']>, 'state' | 'reason'>;

export interface CanaryEvidence {
  /** Page views that the shells saw. */
  server: Evidence;
  /** Page views that browsers reported on, those with weight only. */
  browser: Evidence;
  /** How often the canary stopped a whole process. */
  blocked: number;
}

/** One could be a machine that was short of breath. */
const BLOCKED_TWICE = 2;
/** Networks that saw the canary fail: fewer could be one person's doing. */
const MIN_FAILING_NETWORKS = 10;

/** What is to be said of a canary: the server's word first, the browsers' when there are enough of them. */
export function verdictOn(
  { server, browser, blocked }: CanaryEvidence,
  { minimumViews }: Pick<RemoteSettings, 'minimumViews'>,
): Verdict {
  if (blocked >= BLOCKED_TWICE) {
    const times = plural(blocked, { single: 'раз', more: 'раза', many: 'раз' });
    return { state: 'worse', reason: `Версия ${blocked} ${times} остановила процесс сервера целиком.` };
  }
  if (isWorse(server)) return { state: 'worse', reason: `На сервере ${figures(server)} ${certainty}` };
  const enoughReports =
    browser.seen.canary.views >= minimumViews && browser.seen.canary.failures >= MIN_FAILING_NETWORKS;
  if (enoughReports && isWorse(browser))
    return { state: 'worse', reason: `В браузерах ${figures(browser)} ${certainty}` };
  return isHealthy(server, minimumViews)
    ? { state: 'healthy', reason: `На сервере ${figures(server)}` }
    : { state: 'collecting', reason: collected(server, minimumViews) };
}

const certainty = `Случайностью это бывает реже чем в ${formatPercent(FALSE_ALARM * 100)} выпусков.`;

function isHealthy({ seen, tolerance }: Evidence, minimumViews: number): boolean {
  return seen.canary.views >= minimumViews && rate(seen.canary) <= rate(seen.control) + tolerance;
}

function figures({ seen, tolerance }: Pick<Evidence, 'seen' | 'tolerance'>): string {
  const allowed = tolerance > 0 ? ` (допуск ${points(tolerance)})` : '';
  return `не удалось ${share(seen, 'canary')} против ${share(seen, 'control')} у стабильной версии${allowed}.`;
}

function share(seen: Pair, side: keyof Pair): string {
  return `${percent(rate(seen[side]))} страниц из ${count(seen[side].views)}`;
}

function collected({ seen, pending, tolerance }: Evidence, minimumViews: number): string {
  const views = seen.canary.views + pending.canary.views;
  if (views < minimumViews)
    return `Данных пока мало: ${count(views)} ${plural(views, PAGES)} новой версии из ${count(minimumViews)}.`;
  return `На сервере ${figures({ seen, tolerance })} Чтобы решить, этого пока мало.`;
}

const PAGES = { single: 'страница', more: 'страницы', many: 'страниц' };

function rate({ views, failures }: Pair['canary']): number {
  return views === 0 ? 0 : failures / views;
}

function percent(value: number): string {
  return formatPercent(Math.round(value * 10_000) / 100);
}

function points(value: number): string {
  return `${new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }).format(value * 100)} п. п.`;
}

function count(value: number): string {
  return new Intl.NumberFormat('ru-RU').format(value);
}
