import { formatNumber } from '@polden/ru';
import { isMismatched, noSample } from './sample-ratio.ts';
import { measuresUntilWorse, type SimulatedVitals } from './simulated-vitals.ts';
import { quantile, seededRandom, type SimulatedRollout, viewsUntilWorse } from './simulated-rollout.ts';

const ROLLOUTS = 2_000;
const WORSE_ROLLOUTS = 500;
const FALSE_ALARMS_ALLOWED = 0.01;
const number = (value: number) => formatNumber(value, { most: 2 });

/** A look after the fewest page views of the canary that the test judges by. */
const tenPercent = { look: { canary: 10, control: 90 }, views: 20_000 };
const half = { look: { canary: 20, control: 20 }, views: 20_000 };

const identical: [string, Omit<SimulatedRollout, 'canary'>][] = [
  ['1 % ошибок, 10 % посетителей, допуск 0', { control: 0.01, tolerance: 0, ...tenPercent }],
  ['1 % ошибок, половина посетителей, допуск 0', { control: 0.01, tolerance: 0, ...half }],
  ['20 % ошибок, 10 % посетителей, допуск 0', { control: 0.2, tolerance: 0, ...tenPercent }],
  ['1 % ошибок, 10 % посетителей, допуск 1 п. п.', { control: 0.01, tolerance: 0.01, ...tenPercent }],
];
const worse: [string, SimulatedRollout][] = [
  ['1 % → 3 %, допуск 1 п. п.', { control: 0.01, canary: 0.03, tolerance: 0.01, ...tenPercent }],
  ['1 % → 3 %, допуск 0', { control: 0.01, canary: 0.03, tolerance: 0, ...tenPercent }],
  ['1 % → 30 %, допуск 1 п. п.', { control: 0.01, canary: 0.3, tolerance: 0.01, ...tenPercent }],
];

let holds = true;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Counts how many of the simulated rollouts were reverted, and after how many page views. */
function simulate(rollout: SimulatedRollout, rollouts: number): { share: number; views: number[] } {
  const views = Array.from({ length: rollouts }, (_, seed) =>
    viewsUntilWorse(rollout, seededRandom(seed + 1)),
  );
  const reverted = views.filter((count) => count !== null).sort((a, b) => a - b);
  return { share: reverted.length / rollouts, views: reverted };
}

print(`Одинаковые версии, ${ROLLOUTS} выпусков, взгляд после каждых 10–20 просмотров канарейки:`);
for (const [title, rollout] of identical) {
  const { share } = simulate({ ...rollout, canary: rollout.control }, ROLLOUTS);
  if (share > FALSE_ALARMS_ALLOWED) holds = false;
  print(`  ${title}: откачено ${number(share * 100)} %`);
}
print(`Испорченные версии, ${WORSE_ROLLOUTS} выпусков, просмотры канарейки до отката:`);
for (const [title, rollout] of worse) {
  const { share, views } = simulate(rollout, WORSE_ROLLOUTS);
  if (share < 1) holds = false;
  const [median, most] = [quantile(views, 0.5), quantile(views, 0.95)];
  print(
    `  ${title}: откачено ${number(share * 100)} %, медиана ${number(median)}, 95 % — до ${number(most)}`,
  );
}
/** Looked at after every hundred measures. */
const lcp: SimulatedVitals = { name: 'LCP', median: 1_600, deviation: 0.5, added: 0, look: 100, most: 5_000 };
const inp: SimulatedVitals = { ...lcp, name: 'INP', median: 80, deviation: 0.8 };
const cls: SimulatedVitals = { ...lcp, name: 'CLS', median: 0.03, deviation: 1 };
/** On the margin: as much worse as is allowed, which is the hardest case that must not be taken back. */
const allowed: [string, SimulatedVitals][] = [
  ['LCP без разницы', lcp],
  ['LCP хуже ровно на допуск, 100 мс', { ...lcp, added: 100 }],
  ['INP хуже ровно на допуск, 20 мс', { ...inp, added: 20 }],
  ['CLS хуже ровно на допуск, 0,02', { ...cls, added: 0.02 }],
];
const slower: [string, SimulatedVitals][] = [
  ['LCP хуже на 400 мс', { ...lcp, added: 400 }],
  ['LCP хуже на 1 000 мс', { ...lcp, added: 1_000 }],
  ['INP хуже на 100 мс', { ...inp, added: 100 }],
  ['CLS хуже на 0,15', { ...cls, added: 0.15 }],
];
const VITAL_ROLLOUTS = 300;
const untilWorse = (rollout: SimulatedVitals) =>
  Array.from({ length: VITAL_ROLLOUTS }, (_, seed) => measuresUntilWorse(rollout, seededRandom(seed + 1)))
    .filter((count) => count !== null)
    .sort((a, b) => a - b);

print(`Показатели скорости не хуже допуска, ${VITAL_ROLLOUTS} выпусков, взгляд после каждых 100 измерений:`);
for (const [title, rollout] of allowed) {
  const share = untilWorse(rollout).length / VITAL_ROLLOUTS;
  if (share > FALSE_ALARMS_ALLOWED) holds = false;
  print(`  ${title}: откачено ${number(share * 100)} %`);
}
print(`Показатели хуже допуска, ${VITAL_ROLLOUTS} выпусков, измерения канарейки до отката:`);
for (const [title, rollout] of slower) {
  const reverted = untilWorse(rollout);
  if (reverted.length < VITAL_ROLLOUTS) holds = false;
  const [median, most] = [quantile(reverted, 0.5), quantile(reverted, 0.95)];
  print(
    `  ${title}: откачено ${number((reverted.length / VITAL_ROLLOUTS) * 100)} %, медиана ${number(median)}, 95 % — до ${number(most)}`,
  );
}

const SAMPLES = 300;
const VISITORS = 20_000;
/** Visitors until the sample was found mismatched, looked at after each of them; null when it never was. */
function visitorsUntilMismatch(canaryShare: number, random: () => number): number | null {
  const sample = noSample(1_000, new Date(0));
  for (let visitors = 1; visitors <= VISITORS; visitors += 1) {
    if (random() < canaryShare) sample.canary += 1;
    else sample.control += 1;
    if (isMismatched(sample)) return visitors;
  }
  return null;
}
print(`Деление посетителей, взгляд после каждого из ${number(VISITORS)}:`);
for (const [title, canaryShare, samples, most] of [
  ['как задумано', 0.5, SAMPLES, 0.01],
  ['канарейке достаётся 45 % вместо половины', 0.45, 50, 1],
] as const) {
  const found = Array.from({ length: samples }, (_, seed) =>
    visitorsUntilMismatch(canaryShare, seededRandom(seed + 1)),
  ).filter((count) => count !== null);
  if (found.length / samples > most || (most === 1 && found.length < samples)) holds = false;
  const median = quantile(
    [...found].sort((a, b) => a - b),
    0.5,
  );
  const after = found.length > 0 ? `, медиана ${number(median)} посетителей` : '';
  print(`  ${title}: сравнение недействительно в ${number((found.length / samples) * 100)} %${after}`);
}
process.exitCode = holds ? 0 : 1;
