import '../local/node-24.ts';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import {
  API_BASE_PATH,
  IDEMPOTENCY_KEY_HEADER,
  LEAD_PATHS,
  PHONE_VERIFICATION_HEADER,
} from '@polden/api-contract';
import { confirmedPhone, startBackend } from './api-under-load.ts';
import { CORES, runOn, serverSeconds } from './cores.ts';
import { checkGoals, type Goal } from './goals.ts';
import { answered, asFast, atRate, call, type Outcome, percentile } from './load.ts';

/**
 * `npm run proof:overload-api`: five times the load that one API process can carry, half of it leads. The process and its
 * database have one core, whoever asks has the other, whatever the load.
 */
const PHONE = '79161234567';
const LEAD = {
  phone: PHONE,
  requiredSum: 280_000,
  requiredMonthCount: 48,
  product: 'pts',
  formType: 'first',
  documents: ['credit-history-consent', 'electronic-interaction-agreement', 'personal-data-consent'],
};
const TOGETHER = 16;
const SECONDS = 8;
const MS = SECONDS * 1000;
const TIMES = 5;

runOn(CORES.servers);
const backend = await startBackend();
let goals: Goal[] = [];
try {
  const api = await backend.startApi({ CRM_DRIVER: 'off' });
  if (!runOn(CORES.generator)) console.log('Not pinned: the generator takes its share of the processor.');
  const token = await confirmedPhone(api.origin, PHONE);
  const agent = new Agent({ keepAlive: true, maxSockets: 1024 });
  const lead = () =>
    call(
      {
        method: 'POST',
        url: `${api.origin}${API_BASE_PATH}${LEAD_PATHS.create}`,
        headers: {
          'content-type': 'application/json',
          [PHONE_VERIFICATION_HEADER]: token,
          [IDEMPOTENCY_KEY_HEADER]: randomUUID(),
        },
        body: JSON.stringify(LEAD),
      },
      agent,
    );
  const get = (path: string) => call({ method: 'GET', url: `${api.origin}${API_BASE_PATH}${path}` }, agent);
  const leads = new WeakSet<Outcome>();
  /** Calls of which so many are leads. */
  const mixOf = (share: number) => {
    let due = 0;
    return async () => {
      due += share;
      if (due < 1) return get('menu');
      due -= 1;
      const outcome = await lead();
      leads.add(outcome);
      return outcome;
    };
  };
  const half = mixOf(0.5);

  await asFast(TOGETHER, MS / 2, half);
  const capacity = await measured(MS, () => asFast(TOGETHER, MS, half));
  const usual = await measured(MS, () => atRate(capacity.perSecond * 0.8, MS, half));

  const probes: Promise<Outcome>[] = [];
  const probing = setInterval(() => probes.push(get('health/ready')), 250);
  const flood = await measured(MS, () => atRate(capacity.perSecond * TIMES, MS, half));
  clearInterval(probing);
  const over = performance.now();
  const after = await atRate(capacity.perSecond * 0.5, 3000, half);
  const health = await Promise.all(probes);
  // Leads come first, and cost more: the capacity for what has been answered is another than that for what was asked.
  const share = flood.good.filter((outcome) => leads.has(outcome)).length / flood.good.length;
  const alike = await measured(MS, () => asFast(TOGETHER, MS, mixOf(share)));

  const lastRefused = Math.max(over, ...after.filter(({ status }) => status !== 200).map(({ at }) => at));
  const count = (isMeant: (status: number) => boolean) =>
    flood.outcomes.filter(({ status }) => isMeant(status)).length;
  console.log(
    [
      `capacity:            ${figures(capacity)}`,
      `0.8 of it:           ${figures(usual)}`,
      `${TIMES} times it:          ${figures(flood)}; ${count((status) => status === 503)} × 503`,
      `capacity for the ${Math.round(share * 100)} % of leads among these: ${figures(alike)}`,
    ].join('\n'),
  );
  goals = [
    {
      what: 'answered for each second of the core, of the capacity',
      figure: flood.perCore / alike.perCore,
      atLeast: 0.9,
    },
    {
      what: 'p99 of what is answered, times that of usual load',
      figure: percentile(flood.good, 0.99) / percentile(usual.good, 0.99),
      atMost: 3,
    },
    { what: 'broken connections', figure: count((status) => status === 0), atMost: 0 },
    { what: 'other answers', figure: count((status) => ![0, 200, 503].includes(status)), atMost: 0 },
    { what: 'health answered', figure: answered(health).length / health.length, atLeast: 1 },
    { what: 'seconds until the last refusal afterwards', figure: (lastRefused - over) / 1000, atMost: 1 },
  ];
  agent.destroy();
  await api.stop();
} finally {
  await backend.remove();
}
process.exit(checkGoals(goals) ? 0 : 1);

interface Measured {
  outcomes: Outcome[];
  /** What was answered in time. */
  good: Outcome[];
  perSecond: number;
  /** For each second that the servers have had of their core, or could have had. */
  perCore: number;
}

/** What `load` gets within `ms`. */
async function measured(ms: number, load: () => Promise<Outcome[]>): Promise<Measured> {
  const before = serverSeconds();
  const began = performance.now();
  const pause = delay(ms).then(() => ({ core: serverSeconds() - before, at: performance.now() }));
  const outcomes = await load();
  const { core, at: end } = await pause;
  const good = answered(outcomes).filter(({ at }) => at <= end);
  return { outcomes, good, perSecond: good.length / ((end - began) / 1000), perCore: good.length / core };
}

function figures({ good, perSecond, perCore }: Measured): string {
  const [half, most] = [0.5, 0.99].map((share) => percentile(good, share).toFixed(0));
  return `${perSecond.toFixed(0)} a second, ${perCore.toFixed(0)} for each second of the core, half within ${half} ms, 99 % within ${most} ms`;
}
