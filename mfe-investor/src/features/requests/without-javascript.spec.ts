import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INVESTOR_PATHS, REQUEST_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { startInvestorApi, type InvestorApi } from '../../testing/investor-api.ts';
import { servePage, type ServedPage } from '../../testing/serve-page.ts';

let api: InvestorApi;
const start = async (status?: number, changed?: Parameters<typeof startInvestorApi>[1]) => {
  api = await startInvestorApi(status, changed);
  configureHttp({ origin: api.origin });
};
// A page is compiled when it is first opened, and its data would come too late meanwhile.
beforeAll(async () => {
  await start();
  for (const page of ['/programma-obligatsiy', '/investoram']) await servePage(page);
  await api.close();
});
beforeEach(() => start());
afterEach(() => api.close());

/** What the form of the request posts as it stands. */
function hiddenOf({ html }: ServedPage): URLSearchParams {
  const form = html.split('<form').find((part) => part.includes('value="zayavka"')) ?? '';
  const hidden = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/gu);
  return new URLSearchParams([...hidden].map(([, name = '', value = '']) => [name, value]));
}

const PERSON = { name: 'Анна', phone: '+7 916 123-45-67', email: 'anna@mail.ru' };

describe('requests of investors by plain posts', () => {
  it.each([
    [
      '/programma-obligatsiy?bond=7&account=2&sum=500+000',
      REQUEST_PATHS.bond,
      { bondId: 7, brokerAccountId: 2, sum: 500_000 },
    ],
    [
      '/investoram?entity=0&sum=3000000&period=24&profit=2',
      REQUEST_PATHS.investor,
      { entity: 0, sum: 3_000_000, period: 24, profitOption: 2 },
    ],
  ])('%s carries the choice through mistakes and the code', async (page, path, chosen) => {
    const first = hiddenOf(await servePage(page));
    for (const [name, value] of Object.entries(PERSON)) first.set(name, value);
    first.set('intent', 'send');
    const refused = await servePage(page, first);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="Анна"');
    expect(refused.text).toContain('Предупреждение о рисках');

    for (const name of ['riskAccepted', 'consent']) first.set(name, 'on');
    const atCode = await servePage(page, first);
    expect([atCode.status, atCode.text]).toEqual([200, expect.stringContaining('Код из СМС')]);
    const code = hiddenOf(atCode);
    code.set('intent', 'confirm');
    code.set('code', '123456');
    expect(await servePage(page, code)).toMatchObject({
      status: 303,
      location: expect.stringContaining('otpravleno=zayavka') as unknown,
    });
    expect(api.posted(path)).toMatchObject([{ ...chosen, riskAccepted: true, consent: true }]);
  });

  it('calculates bonds by GET, and what is no sum is 0', async () => {
    const { text, html } = await servePage('/programma-obligatsiy?bond=7&account=1&sum=450000');
    expect(text).toContain('Прибыль: налоговый вычет 52 000 ₽');
    expect(html).toMatch(/<input(?=[^>]*name="account")(?=[^>]*value="1")[^>]*checked/u);
    for (const sum of ['-5', '-300000', 'abc', '1e9']) {
      const page = await servePage(`/programma-obligatsiy?bond=8&sum=${sum}`);
      expect(page.html).toMatch(/<input(?=[^>]*name="sum")(?=[^>]*value="")/u);
      expect(page.text).toContain('Прибыль: купоны за весь срок 0 ₽');
      expect(page.text).toContain('Напишите сумму цифрами: от 1 000 ₽ до 400 000 000 ₽');
    }
  });

  it('asks for whole bonds', async () => {
    const page = await servePage('/programma-obligatsiy?bond=7&account=2&sum=1500');
    expect(hiddenOf(page).get('sum')).toBe('1000');
    expect(page.text).toContain('Считаем на 1 000 ₽: облигации продаются целиком, по 1 000 ₽');
    expect(page.text).toContain('на 1 000 ₽, счёт: Классический');
  });

  it('stands without bonds, with a telephone in their place', async () => {
    await api.close();
    await start(500);
    const unread = await servePage('/programma-obligatsiy');
    expect([unread.status, unread.text]).toEqual([
      200,
      expect.stringContaining('Выпуски сейчас не открылись'),
    ]);
    await api.close();
    await start(200, { [INVESTOR_PATHS.bonds]: [] });
    const none = await servePage('/programma-obligatsiy');
    expect(none.text).toContain('Сейчас выпусков нет');
    expect(none.html).toContain('href="tel:+78005551200"');
  });
});
