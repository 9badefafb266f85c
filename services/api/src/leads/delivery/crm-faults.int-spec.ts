import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  API_BASE_PATH,
  IDEMPOTENCY_KEY_HEADER,
  LEAD_PATHS,
  PHONE_VERIFICATION_HEADER,
} from '@polden/api-contract';
import type { DeliveryLimits } from '../../core/config/limits/crm-retries.ts';
import { localLimits } from '../../core/config/limits.ts';
import { verifyPhone } from '../../testing/borrower.ts';
import { type CrmAnswer, TestCrm } from '../../testing/crm.ts';
import { eventually } from '../../testing/eventually.ts';
import { TITLE_LOAN } from '../../testing/leads.ts';
import { quickDelivery, startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

/** `npm run proof:crm` tries many leads with the patience of production, and holds the figures to their goals. */
const LEADS = Number(process.env['CRM_PROOF_LEADS'] ?? 24);
const IS_PROOF = process.env['CRM_PROOF_LEADS'] !== undefined;
const FAULTY_SHARE = IS_PROOF ? 0.3 : 0.7;
const SLOW_SHARE = 0.2;
/** How long a healthy CRM takes, in the measurement of rates. */
const WORK_MS = 200;
/** Goals: rate of the others while the CRM is slow, and how soon all is delivered once it is well. */
const LEAST_SHARE = 0.8;
const RECOVERY_MS = 60_000;
const PHONE = '79161234567';

const FAULTS: readonly CrmAnswer[] = [
  'refuse connection',
  'stall',
  'hang after headers',
  503,
  'busy',
  'html',
  'truncated',
  'lost',
  'wrong id',
  'hang',
];

const delivery: DeliveryLimits = IS_PROOF
  ? { ...localLimits.delivery, retryDelay: 1, retryDelayMax: 10, superviseSeconds: 1 }
  : { ...quickDelivery, lanes: { quick: 20, waiting: 20, slow: 20 } };

const crm = new TestCrm();
let api: TestApp;
let token: string;

async function createLeads(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 20) {
    ids.push(...(await Promise.all(Array.from({ length: Math.min(20, count - made) }, createLead))));
  }
  return ids;
}

/** Each of another sum: the same loan for the same phone would be the same lead. */
let sum = TITLE_LOAN.requiredSum;

async function createLead(): Promise<string> {
  const answer = await api.app.inject({
    method: 'POST',
    url: `${API_BASE_PATH}${LEAD_PATHS.create}`,
    payload: { phone: PHONE, ...TITLE_LOAN, requiredSum: (sum += 1) },
    headers: { [PHONE_VERIFICATION_HEADER]: token, [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
}

interface Delivered {
  id: string;
  state: string;
  crm_id: string | null;
}
const deliveries = () =>
  api.dataSource.query<Delivered[]>('SELECT lead_id AS id, state, crm_id FROM lead_delivery');

/** Waits until each delivery is as it should be, and says of those that never were. */
async function settle(isSettled: (rows: Delivered[]) => boolean, maxWaitMs: number): Promise<number> {
  const began = performance.now();
  while (!isSettled(await deliveries()) && performance.now() - began < maxWaitMs) await pause(100);
  return (performance.now() - began) / 1000;
}
const areAccepted = (rows: Delivered[]) => rows.every(({ state }) => state === 'accepted');

/** What must be nought, after all was delivered. */
async function figuresOf(ids: readonly string[]) {
  const rows = await deliveries();
  const taken = new Set(crm.acceptedKeys());
  return {
    lost: ids.filter((id) => !taken.has(id)).length,
    'not said to be accepted': rows.filter(({ state }) => state !== 'accepted').length,
    'falsely accepted': rows.filter(({ id, state }) => state === 'accepted' && !taken.has(id)).length,
    'under the id of another': new Set(rows.map(({ crm_id: crmId }) => crmId)).size - rows.length,
    'sent again though taken': crm.received.filter(({ first }) => !first).length,
  };
}

function print(name: string, figures: object): void {
  const parts = Object.entries(figures).map(([title, value]) => `${title} ${String(value)}`);
  process.stderr.write(`${name}: ${parts.join(', ')}\n`);
}

describe('leads of a CRM with faults', () => {
  beforeAll(async () => {
    api = await startTestApp({
      env: { CRM_DRIVER: 'http', CRM_URL: await crm.start() },
      configure: (config) => ({ ...config, limits: { ...config.limits, delivery } }),
    });
  });
  afterAll(async () => {
    await api.close();
    await crm.stop();
  });
  beforeEach(async () => {
    crm.reset();
    await truncate(api.dataSource);
    token = await verifyPhone(api, PHONE);
  });

  const each: [string, readonly CrmAnswer[]][] = [
    ...(IS_PROOF ? FAULTS.map((fault): [string, CrmAnswer[]] => [String(fault), [fault]]) : []),
    ['all mixed', FAULTS],
  ];
  it.each(each)('are delivered once, and none is lost: %s', async (name, faults) => {
    let isOver = false;
    crm.answerTo = () => {
      const fault = faults[Math.floor(Math.random() * faults.length)] ?? 200;
      return isOver || Math.random() > FAULTY_SHARE ? 200 : fault;
    };
    const ids = await createLeads(LEADS);
    await eventually(async () => crm.received.length >= LEADS);
    if (IS_PROOF) await settle(areAccepted, 20_000);
    isOver = true;
    const seconds = await settle(areAccepted, RECOVERY_MS);
    const figures = await figuresOf(ids);
    print(name, { leads: LEADS, ...figures, 'seconds after recovery': seconds.toFixed(1) });
    expect(Object.values(figures)).toEqual(Object.values(figures).map(() => 0));
  });

  it('are all delivered soon after a CRM that was wholly away comes back', async () => {
    crm.answerTo = () => 'refuse connection';
    crm.tellsOutcomes = false;
    const ids = await createLeads(LEADS);
    await eventually(async () => crm.received.length >= delivery.breaker.failures);
    if (IS_PROOF) await pause(30_000);
    const tried = crm.received.length;
    crm.answerTo = () => 200;
    crm.tellsOutcomes = true;
    const seconds = await settle(areAccepted, RECOVERY_MS);
    const figures = await figuresOf(ids);
    print('wholly away', {
      leads: LEADS,
      'sent meanwhile': tried,
      ...figures,
      'seconds after recovery': seconds.toFixed(1),
    });
    expect(Object.values(figures)).toEqual(Object.values(figures).map(() => 0));
  });

  it('are not held up by those that the CRM leaves unanswered', async () => {
    /** Seconds for as many healthy leads, beside a share that is never answered. */
    const measure = async (slowShare: number): Promise<number> => {
      crm.reset();
      await truncate(api.dataSource);
      token = await verifyPhone(api, PHONE);
      crm.workMs = IS_PROOF ? WORK_MS : 0;
      const open = { ...delivery.lanes };
      Object.assign(delivery.lanes, { quick: 0, slow: 0 });
      const ids = await createLeads(Math.round(LEADS / (1 - slowShare)));
      const slow = new Set(ids.filter((_id, index) => index % Math.round(1 / slowShare) === 0));
      crm.answerTo = ({ key }) => (slow.has(key) ? 'stall' : 200);
      Object.assign(delivery.lanes, open);
      const seconds = await settle(
        (rows) => rows.every(({ id, state }) => slow.has(id) || state === 'accepted'),
        300_000,
      );
      crm.answerTo = () => 200;
      const rest = await settle(areAccepted, RECOVERY_MS);
      print(`${slowShare * 100} % unanswered`, {
        'healthy leads a second': ((ids.length - slow.size) / seconds).toFixed(1),
        'seconds of the others after recovery': rest.toFixed(1),
      });
      expect(await figuresOf(ids)).toMatchObject({ lost: 0, 'not said to be accepted': 0 });
      return (ids.length - slow.size) / seconds;
    };
    const healthy = await measure(0);
    const beside = await measure(SLOW_SHARE);
    print('rate beside slow ones', { 'share of the healthy rate': (beside / healthy).toFixed(2) });
    if (IS_PROOF) expect(beside / healthy).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});
