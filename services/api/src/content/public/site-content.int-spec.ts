import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type PromoCode, PROMO_CODES_PATH, SALES_POINT_PATHS, SITE_PATHS } from '@polden/api-contract';
import { network, promoCode, salesPoint } from '@polden/content-model';
import { type Answer, get } from '../../testing/borrower.ts';
import { stopClock } from '../../testing/clock.ts';
import { addressOf, ContentSamples } from '../../testing/content.ts';
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

async function sameAtBoth(path: string): Promise<Answer> {
  const answer = await get(api, path);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, no-cache');
  expect((await api.app.inject({ url: `/api/${path}` })).json()).toEqual(answer.body);
  expect((await get(api, path, { 'if-none-match': String(answer.headers['etag']) })).status).toBe(304);
  return answer;
}

describe('social networks', () => {
  it('stand in the order that staff chose', async () => {
    const vk = await samples.add(network, { title: 'ВКонтакте', url: 'https://vk.com/polden', icon: 'vk' });
    const dzen = await samples.add(network, { title: 'Дзен', url: 'https://dzen.ru/polden', icon: 'dzen' });
    await staff.post(addressOf(network, 'moveUp', dzen.id));
    expect((await sameAtBoth(SITE_PATHS.networks)).body).toEqual([
      { id: dzen.id, title: 'Дзен', url: 'https://dzen.ru/polden', icon: 'dzen' },
      { id: vk.id, title: 'ВКонтакте', url: 'https://vk.com/polden', icon: 'vk' },
    ]);
  });
});

describe('sales points', () => {
  it('are given by city, both by the alphabet', async () => {
    const points = [
      ['Пенза', 'Точка 10'],
      ['Ёлкино', 'Полдень на Кирова'],
      ['Пенза', 'Точка 2'],
    ];
    for (const [city, name] of points) await samples.add(salesPoint, { city, name, address: 'ул. Ясная, 1' });
    expect((await sameAtBoth(SALES_POINT_PATHS.cities)).body).toEqual(['Ёлкино', 'Пенза']);
    const names = async (query: string): Promise<unknown[]> => {
      const { body } = await sameAtBoth(`${SALES_POINT_PATHS.names}${query}`);
      return (body as unknown as { name: string }[]).map(({ name }) => name);
    };
    expect(await names(`?city=${encodeURIComponent('Пенза')}`)).toEqual(['Точка 2', 'Точка 10']);
    expect(await names(`?city=${encodeURIComponent(' елкино')}`)).toEqual(['Полдень на Кирова']);
    expect(await names('?city=Paris')).toEqual([]);
    expect(await names('')).toHaveLength(3);
  });
});

describe('promo codes', () => {
  let clock: ReturnType<typeof stopClock> | undefined;

  afterEach(() => clock?.restore());

  const codes = async (): Promise<string[]> =>
    ((await get(api, PROMO_CODES_PATH)).body as unknown as PromoCode[]).map(({ code }) => code);

  it('are shown while they can be used, by the Moscow clock', async () => {
    const add = async (code: string, startsOn: string | null, endsOn: string | null): Promise<void> => {
      const { id } = await samples.add(promoCode, { code, startsOn, endsOn });
      await staff.post(addressOf(promoCode, 'publish', id));
    };
    await add('ALWAYS', null, null);
    await add('TODAY', '2030-03-10', '2030-03-10');
    await add('FROM', '2030-03-11', null);
    await add('UNTIL', null, '2030-03-09');
    await samples.add(promoCode, { code: 'DRAFT', startsOn: null, endsOn: null });
    clock = stopClock();
    const at = (moment: string): void => clock?.pass((Date.parse(moment) - Date.now()) / 1000);
    at('2030-03-09T20:59:59Z');
    expect(await codes()).toEqual(['ALWAYS', 'UNTIL']);
    at('2030-03-09T21:00:00Z');
    expect(await codes()).toEqual(['ALWAYS', 'TODAY']);
    at('2030-03-10T20:59:00Z');
    expect(await codes()).toEqual(['ALWAYS', 'TODAY']);
    at('2030-03-10T21:00:00Z');
    expect(await codes()).toEqual(['ALWAYS', 'FROM']);
  });

  it('carry what people must know of them', async () => {
    const { body } = await sameAtBoth(PROMO_CODES_PATH);
    expect((body as unknown as PromoCode[])[0]).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      code: 'ALWAYS',
      conditions: expect.any(String),
      startsOn: null,
      endsOn: null,
    });
  });
});
