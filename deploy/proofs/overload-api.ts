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
import { answered, asFast, atRate, call, type Outcome, percentile } from './load.ts';

/** `npm run proof:overload-api`: five times the load that one API process can carry, half of it leads. */
const PHONE = '79161234567';
const LEAD = {
  phone: PHONE,
  requiredSum: 280_000,
  requiredMonthCount: 48,
  product: 'pts',
  formType: 'first',
  documents: ['credit-history-consent', 'electronic-interaction-agreement', 'personal-data-consent'],
};
const SECONDS = 8;
const MS = SECONDS * 1000;
const GOALS = { goodput: 0.9, slower: 3, backMs: 1000 };

const backend = await startBackend();
let isHeld = false;
try {
  const api = await backend.startApi({ CRM_DRIVER: 'off' });
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
  let turn = 0;
  const next = () => ((turn += 1) % 2 === 0 ? lead() : get('menu'));

  await asFast(16, MS / 2, next);
  const capacity = answered(await asFast(16, MS, next)).length / SECONDS;
  const usual = answered(await atRate(capacity * 0.8, MS, next));

  const began = performance.now();
  const probes: Promise<Outcome>[] = [];
  const probing = setInterval(() => probes.push(get('health/ready')), 250);
  const flood = await atRate(capacity * 5, MS, next);
  clearInterval(probing);
  const over = performance.now();
  const good = answered(flood).filter(({ at }) => at - began <= MS);
  const after = await atRate(capacity * 0.5, 3000, next);
  const health = await Promise.all(probes);

  const lastRefused = Math.max(over, ...after.filter(({ status }) => status !== 200).map(({ at }) => at));
  const figures = {
    'capacity a second': Math.round(capacity),
    'goodput at 5 times': good.length / SECONDS / capacity,
    'p99 at 1, ms': Math.round(percentile(usual, 0.99)),
    'p99 of answered at 5 times, ms': Math.round(percentile(good, 0.99)),
    'refused with 503': flood.filter(({ status }) => status === 503).length,
    'broken connections': flood.filter(({ status }) => status === 0).length,
    'other answers': flood.filter(({ status }) => ![0, 200, 503].includes(status)).length,
    'health answered': answered(health).length / health.length,
    'back after, ms': Math.round(lastRefused - over),
  };
  for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${Number(value.toFixed(2))}`);
  isHeld =
    figures['goodput at 5 times'] >= GOALS.goodput &&
    figures['p99 of answered at 5 times, ms'] <= GOALS.slower * figures['p99 at 1, ms'] &&
    figures['other answers'] + figures['broken connections'] === 0 &&
    figures['health answered'] === 1 &&
    figures['back after, ms'] <= GOALS.backMs;
  agent.destroy();
  await api.stop();
} finally {
  await backend.remove();
}
console.log(isHeld ? 'The goals are held.' : 'A goal is not held.');
process.exit(isHeld ? 0 : 1);
