import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import {
  API_BASE_PATH,
  IDEMPOTENCY_KEY_HEADER,
  LEAD_PATHS,
  PHONE_VERIFICATION_HEADER,
  SMS_PATHS,
  type CreateLead,
  type LeadCreated,
  type LeadDocument,
  type VerificationConfirmResult,
} from '@polden/api-contract';
import { freshPhone, readCode } from './support/borrower.ts';
import { countLeads, platform, processOf } from './support/platform.ts';

/** Set by `npm run proof:crash`. */
const LEADS = Number(process.env['CRASH_LEADS'] ?? 120);
const AT_ONCE = 25;
/** The API is killed when so many leads were acknowledged. */
const KILLED_AT = [LEADS / 5, (LEADS * 3) / 5];

function urlOf(path: string): string {
  return platform.apiOrigin + API_BASE_PATH + path;
}

async function post<T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(urlOf(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function confirmPhone(phone: string): Promise<string> {
  await post(SMS_PATHS.request, { phone });
  const code = await readCode(phone);
  return (await post<VerificationConfirmResult>(SMS_PATHS.confirm, { phone, code })).verificationToken;
}

async function apiIsReady(): Promise<boolean> {
  return fetch(urlOf('health/ready')).then(
    (answer) => answer.ok,
    () => false,
  );
}

test('every acknowledged lead is in the database and in the CRM once, although the API is killed twice', async () => {
  test.setTimeout(360_000);
  const phone = freshPhone();
  const verification = await confirmPhone(phone);
  const documents = (await (await fetch(urlOf(LEAD_PATHS.documents))).json()) as LeadDocument[];
  const before = countLeads().total;
  const acknowledged: string[] = [];
  let broken = 0;

  const send = async (key: string, requiredSum: number): Promise<LeadCreated> => {
    const lead: CreateLead = {
      phone,
      requiredSum,
      requiredMonthCount: 36,
      product: 'pts',
      formType: 'first',
      documents: documents.map(({ id }) => id),
    };
    const headers = { [IDEMPOTENCY_KEY_HEADER]: key, [PHONE_VERIFICATION_HEADER]: verification };
    try {
      return await post<LeadCreated>(LEAD_PATHS.create, lead, headers);
    } catch (error) {
      // What the client does when no answer came: the same request under the same key.
      if (!(error instanceof TypeError) && !String(error).includes('503')) throw error;
      broken += 1;
      await expect.poll(apiIsReady, { timeout: 60_000 }).toBe(true);
      return send(key, requiredSum);
    }
  };

  const numbers = Array.from({ length: LEADS }, (_, index) => index).values();
  const lane = async () => {
    for (const number of numbers) {
      const { id } = await send(randomUUID(), 100_000 + number * 1_000);
      acknowledged.push(id);
      if (KILLED_AT.includes(acknowledged.length)) process.kill(processOf('api'), 'SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));

  expect(broken).toBeGreaterThan(0);
  expect(new Set(acknowledged).size).toBe(LEADS);
  expect(countLeads(acknowledged)).toEqual({ total: before + LEADS, found: LEADS });
  // Deliveries of a killed worker are taken up again when their minute is over.
  await expect.poll(() => keysInCrm(acknowledged), { timeout: 180_000 }).toEqual([...acknowledged].sort());
});

/** Under which keys the demo CRM has accepted these leads: each has its own id, once. */
async function keysInCrm(ids: readonly string[]): Promise<string[]> {
  const leads = (await (await fetch(`${platform.crmOrigin}/leads`)).json()) as {
    lead: { id: string };
    keys: string[];
  }[];
  return leads
    .filter(({ lead }) => ids.includes(lead.id))
    .flatMap(({ keys }) => keys)
    .sort();
}
