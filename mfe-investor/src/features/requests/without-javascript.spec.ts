import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INVESTOR_PATHS, REQUEST_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { startInvestorApi, type InvestorApi } from '../../testing/investor-api.ts';
import { fieldsOf, servePage, typedInto } from '../../testing/serve-page.ts';

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

const FORM = 'zayavka';
const PERSON = { name: 'Анна', phone: '+7 916 123-45-67', email: 'anna@mail.ru' };

describe('requests of investors by plain posts', () => {
  it.each([
    [
      '/programma-obligatsiy?bond=7&account=2&sum=500+000',
      REQUEST_PATHS.bond,
      { bondId: 7, brokerAccountId: 2, sum: 500_000 },
      '/programma-obligatsiy?bond=7&account=2&sum=500000',
    ],
    [
      '/investoram?entity=0&sum=3000000&period=24&profit=2',
      REQUEST_PATHS.investor,
      { entity: 0, sum: 3_000_000, period: 24, profitOption: 2 },
      '/investoram?entity=0&sum=3000000&period=24&profit=2&second=36',
    ],
  ])('%s carries the choice through mistakes and the code', async (page, path, chosen, kept) => {
    const first = fieldsOf(await servePage(page), FORM);
    for (const [name, value] of Object.entries(PERSON)) first.set(name, value);
    first.set('intent', 'send');
    const refused = await servePage(page, first);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="Анна"');
    expect(refused.text).toContain('Предупреждение о рисках');

    for (const name of ['riskAccepted', 'consent']) first.set(name, 'on');
    const atCode = await servePage(page, first);
    expect([atCode.status, atCode.text]).toEqual([200, expect.stringContaining('Код из СМС')]);
    const code = fieldsOf(atCode, FORM);
    code.set('intent', 'confirm');
    code.set('code', '123456');
    const { status, location } = await servePage(page, code);
    expect([status, location]).toEqual([303, `${kept}&otpravleno=zayavka#zayavka`]);
    // The calculator shows what was asked for, and so does the form when it is filled in again.
    const { html } = await servePage(String(location));
    expect(html).toMatch(/name="sum"[^>]*value="(?:500|3\s000)\s000"/u);
    expect(html).toContain(`href="${kept.replaceAll('&', '&amp;')}#zayavka"`);
    expect(api.posted(path)).toMatchObject([{ ...chosen, riskAccepted: true, consent: true }]);
  });

  it.each([
    [
      '/investoram',
      { sum: '5 000 000', period: '36', profit: '2' },
      { sum: 5_000_000, period: 36, profitOption: 2 },
    ],
    ['/investoram?sum=3000000', { sum: '5 млн' }, { sum: 5_000_000, period: 18, profitOption: 1 }],
  ])('%s asks for what stands in the fields, calculated or not: %j', async (path, typed, asked) => {
    const consents = { riskAccepted: 'on', consent: 'on', intent: 'send' };
    const fields = typedInto(fieldsOf(await servePage(path), FORM), { ...typed, ...PERSON, ...consents });
    const atCode = await servePage(path, fields);
    expect([atCode.status, atCode.text]).toEqual([200, expect.stringContaining('Код из СМС')]);
    // Enter in the field: no button is named.
    const code = typedInto(fieldsOf(atCode, FORM), { code: '123456' });
    expect((await servePage(path, code)).status).toBe(303);
    expect(api.posted(REQUEST_PATHS.investor)).toMatchObject([{ entity: 0, ...asked }]);
  });

  it.each([
    [{ sum: '100' }, /Сумма «100» не подойдёт: можно от 1\s500\s000\s₽/u],
    [{ sum: 'много' }, /Сумма «много» не подойдёт/u],
    [{ period: '7' }, /На 7\sмесяцев не принимаем/u],
  ])('asks again where the fields hold no deposit: %j', async (typed, said) => {
    const consents = { riskAccepted: 'on', consent: 'on', intent: 'send' };
    const fields = typedInto(fieldsOf(await servePage('/investoram'), FORM), {
      ...typed,
      ...PERSON,
      ...consents,
    });
    const page = await servePage('/investoram', fields);
    expect([page.status, page.text]).toEqual([422, expect.stringMatching(said)]);
    expect(page.html).toContain('href="#zayavka-sum"');
    expect(page.html).toContain('value="Анна"');
    const again = typedInto(fieldsOf(page, FORM), { ...PERSON, ...consents });
    expect((await servePage('/investoram', again)).text).toContain('Код из СМС');
  });

  it('calculates by the address, with nothing else in it, what stands in the fields', async () => {
    const path = '/investoram?period=12&second=36';
    const typed = { sum: '5 000 000', profit: '2' };
    const page = await servePage(path);
    const location = '/investoram?entity=0&sum=5+000+000&period=12&profit=2&second=36';
    // The browser keeps the part of the page to which the button leads.
    const pressed = await servePage(path, typedInto(fieldsOf(page, FORM), { ...typed, intent: 'calculate' }));
    expect(pressed).toMatchObject({ status: 303, location });
    expect(page.html).toContain('formAction="#calc"');
    // Enter before anything is filled in.
    const early = await servePage(path, typedInto(fieldsOf(page, FORM), typed));
    expect(early).toMatchObject({ status: 303, location: `${location}#calc` });
    // In the place of a sent request there is no form that could post them.
    expect((await servePage('/investoram?otpravleno=zayavka')).html).not.toContain('form="zayavka-form"');
  });

  it('compares another term with the sum that stands in the field, calculated or not', async () => {
    const page = await servePage('/investoram?period=12');
    const fields = typedInto(fieldsOf(page, FORM), { sum: '5 000 000', second: '24', intent: 'calculate' });
    const { location } = await servePage('/investoram?period=12', fields);
    expect(location).toBe('/investoram?entity=0&sum=5+000+000&period=12&profit=1&second=24');
    const compared = await servePage(String(location));
    expect(compared.text).toContain('12 месяцев и 24 месяца');
    expect(compared.html).toMatch(/<button(?=[^>]*form="zayavka-form")(?=[^>]*formAction="#sroki")/u);
    // Another of each is chosen on the page that compares two: behind the one that it was compared with.
    const again = typedInto(fieldsOf(compared, FORM), { period: '18', intent: 'calculate' });
    again.append('second', '36');
    expect((await servePage(String(location), again)).location).toMatch(/&period=18&profit=1&second=36$/u);
  });

  it.each([
    [
      '/investoram?second=36',
      { sum: '5 000 000' },
      /<input type="radio"(?=[^>]*name="second")(?=[^>]*value="36")[^>]*checked/u,
      /5\s000\s000/u,
    ],
    [
      '/programma-obligatsiy?bond=7',
      { bond: '8', sum: '450 000' },
      /<option(?=[^>]*value="8")[^>]*selected/u,
      /450\s000/u,
    ],
  ])(
    '%s calculates without an address what stands beside a request that is begun',
    async (path, typed, chosen, sum) => {
      const filledIn = { ...typed, ...PERSON, riskAccepted: 'on', intent: 'calculate' };
      const page = await servePage(path, typedInto(fieldsOf(await servePage(path), FORM), filledIn));
      expect([page.status, page.location]).toEqual([200, null]);
      expect(page.html).toMatch(chosen);
      const kept = fieldsOf(page, FORM);
      expect(kept.get('sum')).toMatch(sum);
      expect([kept.get('name'), kept.get('phone'), kept.has('riskAccepted')]).toEqual([
        PERSON.name,
        PERSON.phone,
        true,
      ]);
      const wrong = await servePage(path, typedInto(kept, { sum: 'много', intent: 'calculate' }));
      expect(wrong.text).toContain('Сумма «много» не подойдёт');
      expect(fieldsOf(wrong, FORM).get('name')).toBe(PERSON.name);

      const code = typedInto(
        fieldsOf(await servePage(path, typedInto(kept, { consent: 'on', intent: 'send' })), FORM),
        { sum: '2 000 000', intent: 'calculate' },
      );
      const atCode = await servePage(path, code);
      expect([atCode.status, atCode.text]).toEqual([200, expect.stringContaining('Код из СМС')]);
      expect(fieldsOf(atCode, FORM).get('sum')).toMatch(/2\s000\s000/u);
    },
  );

  it('still compares the two terms on the page that thanks for the request', async () => {
    const consents = { riskAccepted: 'on', consent: 'on', intent: 'send' };
    const page = await servePage('/investoram?period=12&second=36');
    const atCode = await servePage(
      '/investoram',
      typedInto(fieldsOf(page, FORM), { ...PERSON, ...consents }),
    );
    const { location } = await servePage(
      '/investoram',
      typedInto(fieldsOf(atCode, FORM), { code: '123456' }),
    );
    expect(location).toMatch(/&period=12&profit=1&second=36&otpravleno=zayavka#zayavka$/u);
    expect((await servePage(String(location))).text).toContain('12 месяцев и 36 месяцев');
  });

  it('asks for the bonds that stand in the fields, calculated or not', async () => {
    const typed = { bond: '8', account: '1', sum: '450 тыс' };
    const consents = { riskAccepted: 'on', consent: 'on', intent: 'send' };
    const page = await servePage('/programma-obligatsiy?bond=7');
    const atCode = await servePage(
      '/programma-obligatsiy?bond=7',
      typedInto(fieldsOf(page, FORM), { ...typed, ...PERSON, ...consents }),
    );
    expect([atCode.status, atCode.text]).toEqual([200, expect.stringContaining('Код из СМС')]);
    const code = typedInto(fieldsOf(atCode, FORM), { code: '123456' });
    expect((await servePage('/programma-obligatsiy?bond=7', code)).status).toBe(303);
    expect(api.posted(REQUEST_PATHS.bond)).toMatchObject([{ bondId: 8, brokerAccountId: 1, sum: 450_000 }]);
  });

  it.each([
    [{ sum: '1500' }, /Сумма «1500» не подойдёт: можно от 1\s000\s₽ до .*, ближайшая — 1\s000\s₽/u],
    [{ sum: 'много' }, /Сумма «много» не подойдёт: можно от 1\s000\s₽/u],
    [{ bond: '99' }, /Этого выпуска больше нет/u],
  ])('asks again where the fields hold no bonds: %j', async (typed, said) => {
    const consents = { riskAccepted: 'on', consent: 'on', intent: 'send' };
    const first = fieldsOf(await servePage('/programma-obligatsiy'), FORM);
    const page = await servePage(
      '/programma-obligatsiy',
      typedInto(first, { bond: '7', account: '2', sum: '300 000', ...typed, ...PERSON, ...consents }),
    );
    expect([page.status, page.text]).toEqual([422, expect.stringMatching(said)]);
    expect(page.html).toContain('href="#zayavka-sum"');
    expect(page.html).toContain('value="Анна"');
  });

  it('calculates bonds by the address from the fields', async () => {
    const first = fieldsOf(await servePage('/programma-obligatsiy'), FORM);
    const typed = { bond: '8', account: '1', sum: '450 000' };
    expect(
      await servePage('/programma-obligatsiy', typedInto(first, { ...typed, intent: 'calculate' })),
    ).toMatchObject({ status: 303, location: '/programma-obligatsiy?bond=8&account=1&sum=450+000' });
    expect((await servePage('/programma-obligatsiy?sum=0')).html).not.toContain('form="zayavka-form"');
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

  it('leads from an issue to its figures with the account and the sum that were chosen', async () => {
    const { html } = await servePage('/programma-obligatsiy?account=1&sum=450000');
    expect(html).toContain('href="/programma-obligatsiy?bond=8&amp;account=1&amp;sum=450000#calc"');
  });

  it('asks for whole bonds', async () => {
    const path = '/programma-obligatsiy?bond=7&account=2&sum=1500';
    const page = await servePage(path);
    const fields = fieldsOf(page, FORM);
    expect(fields.getAll('sum').at(-1)).toBe('1000');
    expect(page.text).toContain('Считаем на 1 000 ₽: облигации продаются целиком, по 1 000 ₽');
    expect(page.text).toContain('на 1 000 ₽, счёт: Классический');
    const consents = { riskAccepted: 'on', consent: 'on', intent: 'send' };
    const atCode = await servePage(path, typedInto(fields, { ...PERSON, ...consents }));
    expect(atCode.text).toContain('Код из СМС');
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
