import type { RemoteHealth, RemoteSettings } from '@polden/api-contract';
import { BUCKETS } from '@polden/mfe-release';
import { formatNumber, formatPercent, plural } from '@polden/ru';
import type { VerdictPolicy } from '../../policy/verdict-policy.ts';
import { isMismatched, type Sample } from './sample-ratio.ts';
import { type Evidence, FALSE_ALARM, FALSE_ALARM_OF_ONE, isWorse, type Pair } from './sequential-test.ts';
import { isTotalFailure, type Resting } from './total-failure.ts';
import {
  observedVital,
  type VitalsSeen,
  WEIGHED_VITALS,
  type WeighedVital,
  worseVital,
} from './vitals-test.ts';

export type Verdict = Pick<NonNullable<RemoteHealth['verdict']>, 'state' | 'reason'>;

export interface CanaryEvidence {
  /** Page views that the shells saw. */
  server: Evidence;
  /** Page views that browsers reported on, those with weight only. */
  browser: Evidence;
  /** The same, with a chunk that did not load. */
  chunk: Evidence;
  /** The same, with a global that the release has changed. */
  globals: Evidence;
  /** Visitors who came with a page of the remote; one without a report counts as failed. */
  missing: Evidence;
  vitals: VitalsSeen;
  sample: Sample;
  /** How often the canary stopped a whole process. */
  blocked: number;
  resting: Resting;
}

interface VerdictTerms extends Pick<RemoteSettings, 'minimumViews' | 'tolerance'> {
  /** Visitors in 10,000 who get the canary. */
  share: number;
  /** It was found healthy while there was somebody to compare with. */
  wasHealthy: boolean;
  policy: VerdictPolicy;
  /** Minutes for which no verdict has been found, and those within which one is to be. */
  age: number;
  verdictMinutes: number;
}

/** One could be a machine that was short of breath. */
const BLOCKED_TWICE = 2;
/** Networks that saw the canary fail: fewer could be one person's doing. */
const MIN_FAILING_NETWORKS = 10;
/** The time for a verdict, and once more as much. */
const EXTENSIONS = 2;

/** What is to be said of a canary: the server's word first, the browsers' when there are enough of them. */
export function verdictOn(evidence: CanaryEvidence, terms: VerdictTerms): Verdict {
  const { blocked, sample, resting } = evidence;
  if (blocked >= BLOCKED_TWICE) {
    const times = plural(blocked, { single: 'раз', more: 'раза', many: 'раз' });
    return { state: 'worse', reason: `Версия ${blocked} ${times} остановила процесс сервера целиком.` };
  }
  // Nobody is left to compare with, so there is nothing to be decided in time.
  if (terms.share >= BUCKETS)
    return terms.wasHealthy
      ? { state: 'healthy', reason: FOUND_HEALTHY }
      : { state: 'collecting', reason: WITHOUT_CONTROL };
  if (terms.policy.serverFailures && isTotalFailure(resting, terms.tolerance))
    return { state: 'worse', reason: totalFailure(resting) };
  if (isMismatched(sample)) return inTime({ state: 'void', reason: mismatch(sample) }, terms);
  const worse = whyWorse(evidence, terms);
  if (worse !== null) return { state: 'worse', reason: `${worse} ${certainty}` };
  const { server, browser, vitals } = evidence;
  const { minimumViews, policy } = terms;
  // What the policy does not weigh must not keep a canary from being found healthy, nor make it so.
  const weighed = policy.serverFailures || !policy.browserErrors ? server : browser;
  const isFailing = (policy.serverFailures || policy.browserErrors) && fails(weighed);
  if (weighed.seen.canary.views >= minimumViews && !isFailing && !looksSlower(vitals, policy))
    return {
      state: 'healthy',
      reason: `${weighed === server ? 'На сервере' : 'В браузерах'} ${figures(weighed)}`,
    };
  const reason = `${whereItRests(resting)}${collected(server, minimumViews)}`;
  return inTime({ state: 'collecting', reason }, terms);
}

const FOUND_HEALTHY =
  'Признана здоровой, пока было с кем сравнивать. Теперь версию получают все, кому она предназначена: выпустите её.';

const WITHOUT_CONTROL =
  'Сравнивать не с кем: версию получают все, кому она предназначена. Выпустите её или остановите; процессы, которые она остановит, считаются и так.';

const certainty = `Случайностью это бывает реже чем в ${formatPercent(FALSE_ALARM * 100)} выпусков.`;

/** A sentence with the figures of the first thing that the canary is surely worse in; null when there is none. */
function whyWorse(
  { server, browser, chunk, globals, missing, vitals }: CanaryEvidence,
  { policy, minimumViews }: VerdictTerms,
): string | null {
  const enough = ({ seen }: Evidence) =>
    seen.canary.views >= minimumViews && seen.canary.failures >= MIN_FAILING_NETWORKS;
  if (policy.serverFailures && isWorse(server)) return `На сервере ${figures(server)}`;
  if (policy.browserErrors && enough(browser) && isWorse(browser)) return `В браузерах ${figures(browser)}`;
  if (policy.chunkFailures && enough(chunk) && isWorse(chunk))
    return `Части страниц не загрузились: ${figures(chunk)}`;
  if (policy.changedGlobals && enough(globals) && isWorse(globals))
    return `Версия меняет глобальные объекты: ${figures(globals)}`;
  if (policy.missingBeacons && enough(missing) && isWorse(missing))
    return `Страницы открыты, но отчёта из браузера нет: ${figures(missing)}`;
  const slower = policy.vitals ? worseVital(vitals, policy.margins, FALSE_ALARM_OF_ONE) : null;
  return slower === null
    ? null
    : `У каждого четвёртого нового посетителя ${slowness(vitals, slower, policy)}`;
}

/** What is not decided in time is extended once, and then given up. */
function inTime({ state, reason }: Verdict, { age, verdictMinutes }: VerdictTerms): Verdict {
  if (age < verdictMinutes) return { state, reason };
  if (age < EXTENSIONS * verdictMinutes) return { state, reason: `${reason} Срок продлён один раз.` };
  return { state: 'inconclusive', reason: `${reason} За отведённое время вывода нет.` };
}

/** Not surely, but as it was observed. */
function fails({ seen, tolerance }: Evidence): boolean {
  return rate(seen.canary) > rate(seen.control) + tolerance;
}

/** Not surely, but as it was observed: enough not to call a canary healthy. */
function looksSlower(vitals: VitalsSeen, { vitals: isWeighed, margins }: VerdictPolicy): boolean {
  return (
    isWeighed &&
    WEIGHED_VITALS.some((name) => {
      const observed = observedVital(vitals, name);
      return observed !== null && observed.canary - observed.control > margins[name];
    })
  );
}

function slowness(vitals: VitalsSeen, name: WeighedVital, { margins }: VerdictPolicy): string {
  const { canary = 0, control = 0, of = 0 } = observedVital(vitals, name) ?? {};
  const unit = name === 'CLS' ? '' : ' мс';
  return `${name} не лучше ${measure(canary)}${unit} против ${measure(control)}${unit} у стабильной версии (допуск ${measure(margins[name])}${unit}, измерений ${formatNumber(of)}).`;
}

function mismatch({ canary, control }: Sample): string {
  return `Сравнение недействительно: посетителей новой версии ${formatNumber(canary)}, контрольных ${formatNumber(control)}, а соотношение должно быть другим.`;
}

function figures({ seen, tolerance }: Pick<Evidence, 'seen' | 'tolerance'>): string {
  const allowed = tolerance > 0 ? ` (допуск ${points(tolerance)})` : '';
  return `не удалось ${share(seen, 'canary')} против ${share(seen, 'control')} у стабильной версии${allowed}.`;
}

function share(seen: Pair, side: keyof Pair): string {
  return `${percent(rate(seen[side]))} страниц из ${formatNumber(seen[side].views)}`;
}

function collected({ seen, pending, tolerance }: Evidence, minimumViews: number): string {
  const views = seen.canary.views + pending.canary.views;
  if (views < minimumViews)
    return `Данных пока мало: ${formatNumber(views)} ${plural(views, PAGES)} новой версии из ${formatNumber(minimumViews)}.`;
  return `На сервере ${figures({ seen, tolerance })} Чтобы решить, этого пока мало.`;
}

function totalFailure({ canary, control }: Resting): string {
  const views = formatNumber(canary.views);
  return `Страницы не рендерятся: ${views} из ${views}; у стабильной версии за то же время не удалось ${formatNumber(control.failures)} из ${formatNumber(control.views)}. Серверы её больше не спрашивают.`;
}

/** A sentence where shells let the canary rest, and that is not all that is to be said. */
function whereItRests({ shells, of, loaded }: Resting): string {
  if (shells === 0) return '';
  const what = loaded === 0 ? 'не загружается' : 'не отвечает и отдыхает';
  return `Версия ${what} на ${formatNumber(shells)} из ${formatNumber(of)} серверов сайта: посетители получают там стабильную. `;
}

const PAGES = { single: 'страница', more: 'страницы', many: 'страниц' };

function rate({ views, failures }: Pair['canary']): number {
  return views === 0 ? 0 : failures / views;
}

function percent(value: number): string {
  return formatPercent(Math.round(value * 10_000) / 100);
}

function points(value: number): string {
  return `${formatNumber(value * 100, { most: 2 })} п. п.`;
}

function measure(value: number): string {
  return formatNumber(value, { most: 3 });
}
