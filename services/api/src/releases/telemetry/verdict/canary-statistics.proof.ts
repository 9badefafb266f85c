import { quantile, seededRandom, type SimulatedRollout, viewsUntilWorse } from './simulated-rollout.ts';

const ROLLOUTS = 2_000;
const WORSE_ROLLOUTS = 500;
const FALSE_ALARMS_ALLOWED = 0.01;
const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

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
  print(`  ${title}: откачено ${number.format(share * 100)} %`);
}
print(`Испорченные версии, ${WORSE_ROLLOUTS} выпусков, просмотры канарейки до отката:`);
for (const [title, rollout] of worse) {
  const { share, views } = simulate(rollout, WORSE_ROLLOUTS);
  if (share < 1) holds = false;
  const [median, most] = [quantile(views, 0.5), quantile(views, 0.95)];
  print(
    `  ${title}: откачено ${number.format(share * 100)} %, медиана ${number.format(median)}, 95 % — до ${number.format(most)}`,
  );
}
process.exitCode = holds ? 0 : 1;
