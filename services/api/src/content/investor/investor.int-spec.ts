import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_BASE_PATH, INVESTOR_PATHS, type InvestorCalcOptions } from '@polden/api-contract';
import { bond, type ContentType, depositTerm } from '@polden/content-model';
import { moscowDay } from '@polden/ru';
import { type Answer, get } from '../../testing/borrower.ts';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let staff: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
  staff = await signIn(api, 'MANAGER');
  samples = new ContentSamples(api, staff);
});
afterAll(() => api.close());

async function publish(type: ContentType, fields: object): Promise<number> {
  const { id } = await samples.add(type, fields);
  await staff.post(addressOf(type, 'publish', id));
  return id;
}

const options = async (): Promise<InvestorCalcOptions> =>
  (await get(api, INVESTOR_PATHS.calcOptions)).body as unknown as InvestorCalcOptions;

describe('the terms of deposits', () => {
  it('are empty while nothing is offered', async () => {
    const { status, body } = await get(api, INVESTOR_PATHS.calcOptions);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      entities: [],
      profitOptions: [],
      periods: [],
      rates: [],
      defaultPeriod: 18,
      asOf: null,
    });
  });

  it('are those that staff published: months in order, for each its rate and its bounds', async () => {
    const natural = { entity: 'natural', minSum: 1_500_000, maxSum: 250_000_000 };
    await publish(depositTerm, { ...natural, profit: 'end', months: 24, rate: 19.5 });
    await publish(depositTerm, { ...natural, profit: 'monthly', months: 18, rate: 18 });
    const legal = { entity: 'legal', minSum: 500_000, maxSum: 100_000_000 };
    await publish(depositTerm, { ...legal, profit: 'monthly', months: 12, rate: 17 });
    await samples.add(depositTerm, { ...legal, profit: 'monthly', months: 36, rate: 99 });
    expect(await options()).toEqual({
      entities: [
        { id: 0, title: 'Физическое лицо', minSum: 1_500_000, defaultSum: 1_500_000 },
        { id: 1, title: 'Юридическое лицо', minSum: 500_000, defaultSum: 500_000 },
      ],
      maxSum: 250_000_000,
      profitOptions: [
        { id: 1, title: 'Каждый месяц' },
        { id: 2, title: 'В конце срока' },
      ],
      periods: [12, 18, 24],
      defaultPeriod: 18,
      rates: [
        { entity: 0, profitOption: 2, months: 24, percent: 19.5, minSum: 1_500_000, maxSum: 250_000_000 },
        { entity: 0, profitOption: 1, months: 18, percent: 18, minSum: 1_500_000, maxSum: 250_000_000 },
        { entity: 1, profitOption: 1, months: 12, percent: 17, minSum: 500_000, maxSum: 100_000_000 },
      ],
      asOf: moscowDay(new Date()),
    });
    const unversioned = await api.app.inject({ url: '/api/investor/calc-options' });
    expect(unversioned.json()).toEqual(await options());
  });
});

describe('a term of deposits', () => {
  it('does not come out beside another one for the same person, payout and months', async () => {
    const offer = { entity: 'legal', profit: 'end', months: 60, rate: 17, minSum: 1, maxSum: 2 };
    const first = await publish(depositTerm, { ...offer, title: 'Первое' });
    const second = await samples.add(depositTerm, { ...offer, rate: 7, title: 'Второе' });
    const act = (operation: 'publish' | 'unpublish' | 'remove' | 'restore', id: number) =>
      staff.post(addressOf(depositTerm, operation, id));
    const refused = await act('publish', second.id);
    expect([refused.status, refused.body['error_validation']]).toEqual([
      422,
      { months: [expect.stringContaining('«Первое»')] },
    ]);
    const change = (id: number, version: number, given: object) =>
      staff.post(addressOf(depositTerm, 'update', id), { version, ...given });
    expect((await change(second.id, 1, { months: 61 })).status).toBe(200);
    expect((await act('publish', second.id)).status).toBe(200);
    const { version } = itemIn(await staff.get(addressOf(depositTerm, 'item', second.id)));
    expect((await change(second.id, version, { months: 60 })).status).toBe(422);
    expect((await change(second.id, version, { rate: 8 })).status).toBe(200);
    await act('remove', first);
    expect((await change(second.id, version + 1, { months: 60 })).status).toBe(200);
    expect((await act('restore', first)).status).toBe(422);
    await act('unpublish', second.id);
    expect((await act('restore', first)).status).toBe(200);
  });
});

describe('a term for a natural person', () => {
  const offer = {
    entity: 'natural',
    profit: 'end',
    months: 72,
    rate: 17,
    minSum: 1_500_000,
    maxSum: 9_000_000,
  };
  const problem = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    return [status, JSON.stringify(body['error_validation'] ?? {}).replaceAll('\u00a0', ' ')];
  };
  const refused = [
    422,
    '{"minSum":["Исправьте «Сумма от»: меньше 1 500 000 ₽ у физического лица брать нельзя (151-ФЗ, ст. 12)"]}',
  ];

  it('does not begin below the least sum of the law; one for a legal person does', async () => {
    const id = await publish(depositTerm, offer);
    const { version } = itemIn(await staff.get(addressOf(depositTerm, 'item', id)));
    const change = (given: object) => staff.post(addressOf(depositTerm, 'update', id), { version, ...given });
    expect(await problem(change({ minSum: 1_499_999 }))).toEqual(refused);
    const fields = { ...(await samples.fields(depositTerm, offer)), ...offer };
    const add = (given: object) => staff.post(addressOf(depositTerm, 'add'), { ...fields, ...given });
    expect(await problem(add({ minSum: 150_000 }))).toEqual(refused);
    expect((await add({ minSum: 150_000, entity: 'legal' })).status).toBe(200);
  });

  it('is offered from that sum on although it was written before, and not at all when it ends below', async () => {
    const [first, second] = [
      await publish(depositTerm, { ...offer, months: 73 }),
      await publish(depositTerm, { ...offer, months: 74 }),
    ];
    await api.dataSource.query(`UPDATE deposit_term SET min_sum = 150000 WHERE id = ANY($1)`, [
      [first, second],
    ]);
    await api.dataSource.query(`UPDATE deposit_term SET max_sum = 1000000 WHERE id = $1`, [second]);
    const { rates } = await options();
    expect(rates.find(({ months }) => months === 73)).toMatchObject({ minSum: 1_500_000 });
    expect(rates.find(({ months }) => months === 74)).toBeUndefined();
  });
});

describe('bonds', () => {
  it('stand in the order that staff chose, without drafts', async () => {
    const fields = {
      coupon: 12.75,
      volume: 400_000_000,
      dateBeforeOffer: '2027-06-18',
      nominal: 1_000,
      placedOn: '2024-11-25',
    };
    const first = await publish(bond, {
      ...fields,
      ticker: 'ПОЛДЕНЬ-01',
      numberIssue: '4B02-01',
      currentYear: 2024,
      year: 3,
    });
    const second = await publish(bond, { ...fields, ticker: 'ПОЛДЕНЬ-02', year: 3 });
    await samples.add(bond, { ticker: 'ПОЛДЕНЬ-03' });
    await staff.post(addressOf(bond, 'moveUp', second));
    const { body } = await get(api, INVESTOR_PATHS.bonds);
    const bonds = body as unknown as object[];
    expect(bonds.map((each) => 'id' in each && each.id)).toEqual([second, first]);
    expect(bonds[1]).toEqual({
      id: first,
      ticker: 'ПОЛДЕНЬ-01',
      numberIssue: '4B02-01',
      ...fields,
      currentYear: 2024,
      year: 3,
      couponsAYear: 4,
      repayments: [],
      asOf: moscowDay(new Date()),
    });
    expect((await api.app.inject({ url: '/api/bonds/index' })).json()).toEqual(body);
  });
});

describe('a bond', () => {
  const fields = {
    volume: 400_000_000,
    nominal: 1_000,
    placedOn: '2024-11-25',
    dateBeforeOffer: '2026-06-18',
    year: 3,
  };

  it.each<[object, string, string]>([
    [{ volume: 0 }, 'volume', 'Укажите целое число от 1 до 1 000 000 000 000: Объём, ₽'],
    [{ volume: 999 }, 'volume', 'Исправьте «Объём, ₽»: не меньше, чем «Номинал, ₽»'],
    [{ nominal: 0 }, 'nominal', 'Укажите целое число от 1 до 1 000 000: Номинал, ₽'],
    [{ year: 0 }, 'year', 'Укажите целое число от 1 до 50: Лет до погашения'],
    [
      { dateBeforeOffer: '2024-11-24' },
      'dateBeforeOffer',
      'Исправьте «Дата до оферты»: не раньше, чем «Дата размещения»',
    ],
    [
      { dateBeforeOffer: '2027-11-26' },
      'dateBeforeOffer',
      'Исправьте «Дата до оферты»: не позже погашения, 25.11.2027',
    ],
    [{ year: 1 }, 'dateBeforeOffer', 'Исправьте «Дата до оферты»: не позже погашения, 25.11.2025'],
  ])('is no issue with %p', async (wrong, name, message) => {
    const { id } = await samples.add(bond, fields);
    const { status, body } = await staff.post(addressOf(bond, 'update', id), { version: 1, ...wrong });
    const errors = JSON.stringify(body['error_validation']).replaceAll('\u00a0', ' ');
    expect([status, JSON.parse(errors)]).toEqual([422, { [name]: [message] }]);
  });

  it('of less than one is neither published nor offered, although it was written before', async () => {
    const { id } = await samples.add(bond, { ...fields, ticker: 'МЕНЬШЕ' });
    await api.dataSource.query(`UPDATE bond SET volume = 999 WHERE id = $1`, [id]);
    const refused = await staff.post(addressOf(bond, 'publish', id));
    expect([refused.status, Object.keys(refused.body['error_validation'] ?? {})]).toEqual([422, ['volume']]);
    await api.dataSource.query(`UPDATE bond SET status = 'published', published_at = now() WHERE id = $1`, [
      id,
    ]);
    const { body } = await get(api, INVESTOR_PATHS.bonds);
    expect(JSON.stringify(body)).not.toContain('МЕНЬШЕ');
  });
});

const calendar = async (path: string) => {
  const answer = await api.app.inject({ url: `${API_BASE_PATH}${path}` });
  return { ...answer, lines: answer.body.replace(/\r\n /gu, '').split('\r\n') };
};

describe('the calendar of coupons', () => {
  const issue = {
    coupon: 12.75,
    volume: 400_000_000,
    nominal: 1_000,
    numberIssue: '4B02-01',
    dateBeforeOffer: '2025-06-18',
    currentYear: 2024,
    year: 1,
  };

  it('is iCalendar of whole days: coupons while their rate is known, the offer, the maturity', async () => {
    const id = await publish(bond, { ...issue, ticker: 'КАЛЕНДАРЬ-01', placedOn: '2024-11-30' });
    const { statusCode, headers, body, lines } = await calendar(`${INVESTOR_PATHS.bondCalendarOf}/${id}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers['content-disposition']).toContain(`filename=bond-${id}.ics`);
    expect(body.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(body.trimEnd().endsWith('END:VCALENDAR')).toBe(true);
    expect(body.replace(/\r\n/gu, '')).not.toMatch(/[\r\n]/u);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20250228',
      'DTSTART;VALUE=DATE:20250530',
      'DTSTART;VALUE=DATE:20250830',
      'DTSTART;VALUE=DATE:20251130',
      'DTSTART;VALUE=DATE:20250618',
      'DTSTART;VALUE=DATE:20251130',
    ]);
    expect(
      lines.filter((line) => line.startsWith('SUMMARY')).map((line) => line.replace(/\u00a0/gu, ' ')),
    ).toEqual([
      'SUMMARY:Купон 31\\,44 ₽: КАЛЕНДАРЬ-01',
      'SUMMARY:Купон 31\\,79 ₽: КАЛЕНДАРЬ-01',
      'SUMMARY:Купон\\, ставку объявят: КАЛЕНДАРЬ-01',
      'SUMMARY:Купон\\, ставку объявят: КАЛЕНДАРЬ-01',
      'SUMMARY:Оферта: КАЛЕНДАРЬ-01',
      'SUMMARY:Погашение\\, 1 000 ₽: КАЛЕНДАРЬ-01',
    ]);
  });

  it('tells when parts of the nominal come back, and refuses parts that cannot', async () => {
    const fields = { ...issue, ticker: 'КАЛЕНДАРЬ-04', placedOn: '2024-11-30' };
    const id = await publish(bond, { ...fields, repayments: '2: 25; 3: 25,5' });
    const { lines } = await calendar(`${INVESTOR_PATHS.bondCalendarOf}/${id}`);
    const summaries = lines.filter((line) => /^SUMMARY:(?:Возврат|Погашение)/u.test(line));
    expect(summaries.map((line) => line.replace(/\u00a0/gu, ' '))).toEqual([
      'SUMMARY:Возврат части номинала\\, 250 ₽: КАЛЕНДАРЬ-04',
      'SUMMARY:Возврат части номинала\\, 255 ₽: КАЛЕНДАРЬ-04',
      'SUMMARY:Погашение\\, 495 ₽: КАЛЕНДАРЬ-04',
    ]);
    const { version } = itemIn(await staff.get(addressOf(bond, 'item', id)));
    for (const repayments of ['4: 25', '2: 60; 3: 40', 'половина весной']) {
      const refused = await staff.post(addressOf(bond, 'update', id), { version, repayments });
      expect([refused.status, Object.keys(refused.body['error_validation'] ?? {})]).toEqual([
        422,
        ['repayments'],
      ]);
    }
  });

  it('names each event once and for all, whatever staff correct', async () => {
    const id = await publish(bond, { ...issue, ticker: 'КАЛЕНДАРЬ-02', placedOn: '2024-11-30' });
    const path = `${INVESTOR_PATHS.bondCalendarOf}/${id}`;
    const uids = async () => (await calendar(path)).lines.filter((line) => line.startsWith('UID'));
    const before = await uids();
    expect(new Set(before).size).toBe(6);
    const again = await calendar(path);
    expect((await calendar(path)).body).toBe(again.body);
    const { version } = itemIn(await staff.get(addressOf(bond, 'item', id)));
    await staff.post(addressOf(bond, 'update', id), { version, placedOn: '2024-12-02', coupon: 14 });
    expect(await uids()).toEqual(before);
    expect((await calendar(path)).body).not.toBe(again.body);
    expect((await calendar(INVESTOR_PATHS.bondCalendar)).lines).toEqual(expect.arrayContaining(before));
  });

  it('has the offer alone while the day of the placement is unknown, and nothing of unknown bonds', async () => {
    const id = await publish(bond, { ...issue, ticker: 'КАЛЕНДАРЬ-03', placedOn: null });
    const { lines } = await calendar(`${INVESTOR_PATHS.bondCalendarOf}/${id}`);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect((await calendar(`${INVESTOR_PATHS.bondCalendarOf}/999999`)).statusCode).toBe(404);
  });
});
