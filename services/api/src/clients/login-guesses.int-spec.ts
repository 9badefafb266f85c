import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ACCOUNT_PATHS, LEAD_PATHS, PHONE_VERIFICATION_HEADER, SMS_PATHS } from '@polden/api-contract';
import { localLimits, productionLimits } from '../core/config/limits.ts';
import { type Answer, browser, lastCode, post, verifyPhone, wrongCode } from '../testing/borrower.ts';
import { stopClock } from '../testing/clock.ts';
import { TITLE_LOAN } from '../testing/leads.ts';
import { quickDelivery, startTestApp, type TestApp, truncate } from '../testing/test-app.ts';

/** `npm run proof:login` makes it 10,000. */
const GUESSES = Number(process.env['LOGIN_GUESSES'] ?? 200);
const PAIRS = Math.min(400, GUESSES / 4);
const DAY_SECONDS = 24 * 3600;
const CODES = 1_000_000;
const PHONE = '79161234567';

let api: TestApp;
let clock: ReturnType<typeof stopClock>;

/** Everybody guesses from an address of his own. */
const address = (number: number): string =>
  `100.${64 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
type Visitor = ReturnType<typeof asVisitor>;
const asVisitor = (number: number) => ({ ip: address(number), headers: browser(`visitor-${number}-`) });
const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** How often the last code of the phone was compared; each code begins anew. */
async function checksOfCode(): Promise<string> {
  const [row] = await api.dataSource.query<{ counted: string }[]>(
    `SELECT nonce || ' ' || checks AS counted FROM phone_verification WHERE purpose = 'lead'`,
  );
  if (!row) throw new Error('The phone has no code');
  return row.counted;
}

async function start(limits: typeof productionLimits): Promise<void> {
  api = await startTestApp({
    configure: (config) => ({ ...config, limits: { ...limits, delivery: quickDelivery } }),
  });
}
beforeEach(async () => {
  clock = stopClock();
  await truncate(api.dataSource);
});
afterEach(() => {
  clock.restore();
});

describe('guessing the code of somebody else, with production limits', () => {
  beforeAll(() => start(productionLimits));
  afterAll(() => api.close());

  it(
    `for a day, ${GUESSES} times, from as many addresses, compares no more than the codes of a day allow`,
    async () => {
      const pause = DAY_SECONDS / GUESSES;
      const answers = { compared: 0, refused: 0, sent: 0, let: 0 };
      let counted = '';
      for (let guess = 0; guess < GUESSES; guess += 1) {
        clock.pass(pause);
        const visitor = asVisitor(guess);
        const before = await lastCode(api, PHONE).catch(() => '');
        const asked = await post(api, SMS_PATHS.request, { phone: PHONE }, visitor);
        const code = await lastCode(api, PHONE);
        if (code !== before) answers.sent += 1;
        const { status, body } = await post(
          api,
          SMS_PATHS.confirm,
          { phone: PHONE, code: wrongCode(code) },
          visitor,
        );
        // Who has asked is told of his own tries, so the words say nothing of whether the code was looked at. When too many ask,
        // nobody else may.
        const told = asked.status === 200 ? 'Неверный код. Осталось 4 попытки' : 'Код больше не действует';
        expect([asked.status, JSON.stringify(body)]).toEqual([asked.status, expect.stringContaining(told)]);
        expect([200, 429]).toContain(asked.status);
        const checks = await checksOfCode();
        if (checks === counted) answers.refused += 1;
        else answers.compared += 1;
        counted = checks;
        const login = await post(api, ACCOUNT_PATHS.login, { phone: PHONE }, visitor);
        if (status === 200 || login.status === 200) answers.let += 1;
      }
      const { phoneDay, checksPerCode } = productionLimits.sms;
      // A window that ends within the day is followed by another.
      const most = 2 * phoneDay.points * checksPerCode;
      say(
        `${GUESSES} guesses in a day: ${answers.sent} codes sent, ${answers.compared} compared (at most ${most}), ` +
          `${answers.refused} refused, ${answers.let} let in; chance ${answers.compared / CODES}`,
      );
      expect(answers.compared).toBeGreaterThan(0);
      expect(answers.compared).toBeLessThanOrEqual(most);
      expect(answers.let).toBe(0);
      clock.pass(DAY_SECONDS + 1);
      const token = await verifyPhone(api, PHONE);
      const own = { headers: { [PHONE_VERIFICATION_HEADER]: token } };
      expect((await post(api, ACCOUNT_PATHS.login, { phone: PHONE }, own)).status).toBe(200);
    },
    30 * 60_000,
  );
});

describe('asking whether a phone is known', () => {
  beforeAll(() => start(localLimits));
  afterAll(() => api.close());

  const phoneOf = (number: number, known: boolean): string =>
    `79${known ? '16' : '17'}${String(number).padStart(7, '0')}`;

  /** The steps of the login as somebody without the phone takes them; what he cannot know is found out beforehand. */
  const STEPS = {
    'asking for a code': (phone: string, visitor: Visitor) =>
      post(api, SMS_PATHS.request, { phone }, visitor),
    'guessing it': (phone: string, visitor: Visitor, code: string) =>
      post(api, SMS_PATHS.confirm, { phone, code }, visitor),
    'entering without it': (phone: string, visitor: Visitor) =>
      post(api, ACCOUNT_PATHS.login, { phone }, visitor),
  };

  async function timed(call: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
    const from = performance.now();
    const answer = await call();
    return { answer, ms: performance.now() - from };
  }

  it(
    `${PAIRS} times by guesses alone does not tell whether its owner waits for a code`,
    async () => {
      const [waits, idle] = [phoneOf(0, true), phoneOf(0, false)];
      const owner = { ...asVisitor(0), ip: '203.0.113.1' };
      const times: { waits: number[]; idle: number[] } = { waits: [], idle: [] };
      const told = new Set<string>();
      for (let each = 0; each < PAIRS; each += 1) {
        // The code is looked at each time, as it is the first times that somebody guesses.
        if (each % 4 === 0) {
          clock.pass(61);
          await post(api, SMS_PATHS.request, { phone: waits }, owner);
        }
        const code = wrongCode(await lastCode(api, waits));
        for (const phone of each % 2 === 0 ? [waits, idle] : [idle, waits]) {
          const guess = () => post(api, SMS_PATHS.confirm, { phone, code }, { ip: address(each) });
          const { answer, ms } = await timed(guess);
          times[phone === waits ? 'waits' : 'idle'].push(ms);
          told.add(JSON.stringify([answer.status, answer.body]));
        }
      }
      expect(told.size).toBe(1);
      expectAlike('guessing without having asked', times.waits, times.idle);
    },
    30 * 60_000,
  );

  it(
    `${PAIRS} times is answered alike, in words and in time`,
    async () => {
      for (let each = 0; each < PAIRS; each += 1) {
        const phone = phoneOf(each, true);
        const headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, phone) };
        const stored = await post(api, LEAD_PATHS.create, { phone, ...TITLE_LOAN }, { headers });
        const entered = await post(api, ACCOUNT_PATHS.login, { phone }, { headers });
        expect([stored.status, entered.status]).toEqual([200, 200]);
      }
      clock.pass(61);
      const times: Record<string, { known: number[]; unknown: number[] }> = {};
      for (let each = 0; each < PAIRS; each += 1) {
        const told: Record<string, unknown[]> = {};
        // Who is asked about first changes each time.
        for (const known of each % 2 === 0 ? [true, false] : [false, true]) {
          const visitor = asVisitor(2 * each + Number(known));
          for (const [step, call] of Object.entries(STEPS)) {
            const phone = phoneOf(each, known);
            const code = wrongCode(await lastCode(api, phone).catch(() => ''));
            const { answer, ms } = await timed(() => call(phone, visitor, code));
            (times[step] ??= { known: [], unknown: [] })[known ? 'known' : 'unknown'].push(ms);
            (told[step] ??= []).push({ status: answer.status, body: answer.body });
          }
        }
        for (const [one, other] of Object.values(told)) expect(one).toEqual(other);
      }
      for (const [step, { known, unknown }] of Object.entries(times)) expectAlike(step, known, unknown);
    },
    30 * 60_000,
  );
});

function expectAlike(step: string, known: readonly number[], unknown: readonly number[]): void {
  // Five standard errors of the share under the hypothesis that both are the same.
  const bound = 5 * Math.sqrt(1 / (6 * PAIRS));
  const share = shareOfSlower(known, unknown);
  say(
    `${step}: known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms (medians of ${PAIRS}); ` +
      `known slower in ${share.toFixed(3)} of pairs (0.5 ± ${bound.toFixed(3)})`,
  );
  expect(Math.abs(share - 0.5)).toBeLessThan(bound);
}

/** Of all pairs of one and the other, in how many the one took longer: 0.5 when nobody can tell them apart. */
function shareOfSlower(ones: readonly number[], others: readonly number[]): number {
  const slower = ones.flatMap((one) =>
    others.map((other) => Number(one > other) + Number(one === other) / 2),
  );
  return slower.reduce((sum, each) => sum + each, 0) / slower.length;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
