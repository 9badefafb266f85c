import '../local/node-24.ts';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
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
import { residentMiB } from './resident-memory.ts';
import { RoundsOfCalls } from './rounds-of-calls.ts';

/**
 * `npm run proof:overload-api`: five times the load that one API process can carry, half of it leads. The process and its
 * database have one core, the load generator has the other, at any load.
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
/** Of the core, however long the machine takes to give them. */
const WARM_UP_S = 6;
/** What else runs on the machine falls on each kind of load alike when they take turns. */
const ROUNDS = 3;
const MS = 8000;
const USUAL = 0.8;
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
  const leadsAmong = (outcomes: readonly Outcome[]) =>
    outcomes.filter((outcome) => leads.has(outcome)).length / outcomes.length;
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

  const warm = serverSeconds() + WARM_UP_S;
  while (serverSeconds() < warm) await asFast(TOGETHER, 1000, half);
  const once = new RoundsOfCalls();
  await once.add(MS, () => asFast(TOGETHER, MS, half));
  const capacity = once.perSecond;
  const usual = new RoundsOfCalls();
  const flood = new RoundsOfCalls();
  const alike = new RoundsOfCalls();
  const probes: Promise<Outcome>[] = [];
  let backMs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await usual.add(MS, () => atRate(capacity * USUAL, MS, half));
    const probing = setInterval(() => probes.push(get('health/ready')), 250);
    await flood.add(MS, () => atRate(capacity * TIMES, MS, half));
    clearInterval(probing);
    const over = performance.now();
    const after = await atRate(capacity / 2, MS / 2, half);
    backMs = Math.max(backMs, ...after.filter(({ status }) => status !== 200).map(({ at }) => at - over));
    // Leads come first, and cost more: the capacity for what has been answered is another than that for what was asked.
    await alike.add(MS, () => asFast(TOGETHER, MS, mixOf(leadsAmong(flood.good))));
  }
  const health = await Promise.all(probes);
  const times = flood.askedPerCore / once.perCore;

  console.log(
    [
      `capacity: ${figures(once)}`,
      `${USUAL} of it: ${figures(usual)}`,
      `${times.toFixed(1)} times it: ${figures(flood)}; ${flood.count((status) => status === 503)} × 503`,
      `capacity for the ${Math.round(leadsAmong(flood.good) * 100)} % of leads among these: ${figures(alike)}`,
    ].join('\n'),
  );
  goals = [
    { what: 'asked, times the capacity', figure: times, atLeast: TIMES * 0.9 },
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
    { what: 'broken connections', figure: flood.count((status) => status === 0), atMost: 0 },
    { what: 'other answers', figure: flood.count((status) => ![0, 200, 503].includes(status)), atMost: 0 },
    { what: 'health answered', figure: answered(health).length / health.length, atLeast: 1 },
    { what: 'seconds until the last refusal afterwards', figure: backMs / 1000, atMost: 1 },
    { what: 'resident memory afterwards, MiB', figure: residentMiB(api.child.pid, 'now'), atMost: 300 },
  ];
  agent.destroy();
  await api.stop();
} finally {
  await backend.remove();
}
process.exit(checkGoals(goals) ? 0 : 1);

function figures(load: RoundsOfCalls): string {
  const [half, most] = [0.5, 0.99].map((share) => percentile(load.good, share).toFixed(0));
  return `${load.perSecond.toFixed(0)} a second, ${load.perCore.toFixed(0)} for each second of the core, half within ${half} ms, 99 % within ${most} ms`;
}
