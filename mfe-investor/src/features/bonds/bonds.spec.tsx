import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Bond, BOND_RISKS, FORM_MESSAGES, INVESTOR_PATHS, REQUEST_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { addMonths } from '@polden/lending-math';
import { moscowDay, tieShortWords } from '@polden/ru';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startInvestorApi, type InvestorApi } from '../../testing/investor-api.ts';
import { BONDS } from '../../testing/investor-data.ts';
import { openPage } from '../../testing/open-page.tsx';

const PAGE = '/programma-obligatsiy';
let api: InvestorApi;

beforeEach(async () => {
  api = await startInvestorApi();
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  await api.close();
});

const sumField = () => screen.findByRole('textbox', { name: 'Сколько вложить, ₽' });
const profit = async (label = 'Прибыль: купоны за весь срок') =>
  (await screen.findByText(label)).parentElement;
const chart = () => screen.findByRole('figure', { name: /^Прибыль по годам/ });

/** The API with one issue of three years, placed so many months ago. */
async function offerPlaced(monthsAgo: number, change: Partial<Bond> = {}) {
  await api.close();
  const [first] = BONDS;
  const placedOn = addMonths(moscowDay(new Date()), -monthsAgo);
  api = await startInvestorApi(200, { [INVESTOR_PATHS.bonds]: [{ ...first, placedOn, ...change }] });
  configureHttp({ origin: api.origin });
}
/** The whole text, with any kind of spaces. */
const words = (text: string) => new RegExp(`^${text.replaceAll(' ', String.raw`\s`)}$`, 'u');
const rowsOf = async () =>
  within(within(await chart()).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the bond calculator', () => {
  it('begins with 300 000 on a classic account: sum × coupon × years', async () => {
    await offerPlaced(0);
    openPage(PAGE);
    expect(await sumField()).toHaveValue('300\u00a0000');
    expect(await profit()).toHaveTextContent('114 750 ₽');
    expect(await chart()).toHaveAccessibleName('Прибыль по годам, счёт: Классический');
    const table = within(await chart()).getByRole('table');
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('38 250');
  });

  it('shows another series for ИИС: 13 %, a flat 52 000 from 400 000 on, and says what the law says', async () => {
    await offerPlaced(0);
    openPage(PAGE);
    await userEvent.click(await screen.findByRole('radio', { name: 'ИИС' }));
    expect(await profit('Прибыль: налоговый вычет')).toHaveTextContent('39 000 ₽');
    expect(await chart()).toHaveAccessibleName('Прибыль по годам, счёт: ИИС');
    expect(await rowsOf()).toEqual([
      expect.stringMatching(/39\s000.*38\s250/u),
      expect.stringMatching(/39\s000.*76\s500/u),
      expect.stringMatching(/39\s000.*114\s750/u),
    ]);
    expect(screen.getByText('С 2024 года открывают только ИИС-3, и правила у него строже')).toBeVisible();
    await userEvent.clear(await sumField());
    await userEvent.type(await sumField(), '5000000');
    expect(await profit('Прибыль: налоговый вычет')).toHaveTextContent('52 000 ₽');
  });

  it('promises who buys today only the coupons that are still to come', async () => {
    await offerPlaced(25);
    openPage(PAGE);
    expect(await profit('Прибыль: оставшиеся купоны')).toHaveTextContent(
      /38\s250\s₽.*300\s000\s₽ × 12,75\s% × 1\sгод, до налога/u,
    );
    expect(await profit('До погашения')).toHaveTextContent(/осталось 4\sкупона, 1\sгод; последний — /u);
    expect(await profit('Купоны за весь срок — у тех, кто купил при размещении')).toHaveTextContent(
      '114 750 ₽',
    );
    expect(await rowsOf()).toEqual([expect.stringMatching(/^1-й год.*38\s250/u)]);
    await userEvent.click(screen.getByRole('radio', { name: 'ИИС' }));
    expect(await profit('Оставшиеся купоны')).toHaveTextContent('38 250 ₽');
    expect(await profit('Вычет и купоны вместе')).toHaveTextContent('77 250 ₽');
  });

  it('says a part of a year in months, and counts no coupon of today', async () => {
    await offerPlaced(33);
    openPage(PAGE);
    expect(await profit('Прибыль: оставшиеся купоны')).toHaveTextContent(/9\s562,50\s₽.*× 3\sмесяца/u);
    expect(await profit('До погашения')).toHaveTextContent(/остался 1\sкупон, 3\sмесяца/u);
  });

  it.each([
    ['999999999999', '51 000 000 ₽', 'Считаем на 400 000 000 ₽: это весь выпуск', '999 999 999 999'],
    ['500', '127,50 ₽', 'Считаем на 1 000 ₽: это одна облигация, меньше не купить', '500'],
    ['1999', '127,50 ₽', 'Считаем на 1 000 ₽: облигации продаются целиком, по 1 000 ₽', '1 999'],
    ['1500000', '191 250 ₽', 'Считаем на 1 500 000 ₽. Можно от 1 000 ₽ до 400 000 000 ₽', '1 500 000'],
  ])('reckons %s within one bond and the whole issue, and says so', async (typed, income, hint, tidy) => {
    await offerPlaced(25);
    openPage(PAGE);
    await userEvent.clear(await sumField());
    await userEvent.type(await sumField(), typed);
    expect(await profit('Прибыль: оставшиеся купоны')).toHaveTextContent(income);
    expect(await sumField()).toHaveAccessibleDescription(words(hint));
    await userEvent.tab();
    expect((await sumField()).getAttribute('value')?.replaceAll('\u00a0', ' ')).toBe(tidy);
    expect(await sumField()).toHaveAccessibleDescription(words(hint));
  });

  it.each(['много', '-', ''])('takes «%s» for 0, and asks for a sum before a request', async (typed) => {
    await offerPlaced(0);
    openPage(PAGE);
    await userEvent.clear(await sumField());
    if (typed) await userEvent.type(await sumField(), typed);
    expect(await sumField()).toHaveValue('');
    expect(await profit()).toHaveTextContent('0 ₽');
    expect(await sumField()).toBeInvalid();
    expect(await sumField()).toHaveAccessibleDescription(
      words('Напишите сумму цифрами: от 1 000 ₽ до 400 000 000 ₽'),
    );
    expect(screen.getByText('Для заявки нужна сумма')).toBeVisible();
    const send = { name: 'Получить код и отправить', hidden: false };
    expect(screen.queryByRole('button', send)).toBeNull();
  });

  it('takes nothing of a request that was filled in while the sum is typed anew', async () => {
    await offerPlaced(0);
    openPage(PAGE);
    const name = () => screen.findByRole('textbox', { name: /Как к вам/ });
    await userEvent.type(await name(), 'Анна');
    await userEvent.clear(await sumField());
    expect(await screen.findByRole('textbox', { name: /Как к вам/, hidden: true })).not.toBeVisible();
    await userEvent.type(await sumField(), '500000');
    expect(await name()).toBeVisible();
    expect(await name()).toHaveValue('Анна');
  });

  it('sells an issue by what of its face value has not come back', async () => {
    const repayments = [
      { coupon: 4, percent: 25 },
      { coupon: 6, percent: 25 },
    ];
    await offerPlaced(25, { couponsAYear: 4, repayments });
    openPage(`${PAGE}?sum=1500`);
    expect(await sumField()).toHaveAccessibleDescription(
      words('Считаем на 1 500 ₽. Можно от 500 ₽ до 200 000 000 ₽'),
    );
  });

  it.each([
    [7, true],
    [9, false],
  ])('says that of %d years too few are left for the account', async (year, isSaid) => {
    await offerPlaced(37, { year });
    openPage(`${PAGE}?account=1`);
    const rules = await screen.findByText(/держат не меньше 5\sлет/u);
    expect(/деньги придётся вложить ещё раз/u.test(rules.textContent)).toBe(isSaid);
  });

  it.each([
    ['-7', '7'],
    ['1e5', '15'],
    ['5 тысяч', '5 тысяч'],
  ])('takes no sign that belongs to no sum: «%s»', async (typed, shown) => {
    openPage(PAGE);
    await userEvent.clear(await sumField());
    await userEvent.type(await sumField(), typed);
    expect(await sumField()).toHaveValue(shown);
  });

  it('reads a sum in words', async () => {
    await offerPlaced(25);
    openPage(PAGE);
    await userEvent.clear(await sumField());
    await userEvent.type(await sumField(), '1,5 млн');
    expect(await profit('Прибыль: оставшиеся купоны')).toHaveTextContent('191 250 ₽');
    await userEvent.tab();
    expect(await sumField()).toHaveValue('1\u00a0500\u00a0000');
  });

  it('has what the address asks for', async () => {
    openPage(`${PAGE}?bond=8&account=1&sum=100000`);
    expect(await screen.findByRole('combobox', { name: 'Выпуск облигаций' })).toHaveValue('8');
    expect(await profit('Прибыль: налоговый вычет')).toHaveTextContent('13 000 ₽');
  });

  it('keeps in the address what was chosen', async () => {
    openPage(PAGE);
    await userEvent.click(await screen.findByRole('radio', { name: 'ИИС' }));
    await userEvent.clear(await sumField());
    await userEvent.type(await sumField(), '450000');
    await waitFor(() => expect(window.location.search).toBe('?bond=7&account=1&sum=450000'));
  });
});

describe('the issues', () => {
  it('stand with their terms, status, documents and the day of the figures', async () => {
    openPage(PAGE);
    const issues = await screen.findByRole('region', { name: 'Выпуски' });
    const [first, second] = within(issues)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li'));
    expect(first).toHaveTextContent(
      /Обращается.*12,75\s%.*18\.06\.2027.*25\.11\.2027.*400\s000\s000\s₽.*25\.11\.2024/u,
    );
    expect(first).toHaveTextContent('Решение о выпуске');
    expect(second).toHaveTextContent('Готовится');
    expect(second).not.toHaveTextContent('Решение о выпуске');
    expect(issues).toHaveTextContent('Сведения на 21 ноября 2026 года');
  });

  it('stand there when they are redeemed, and are neither calculated nor asked for', async () => {
    await api.close();
    const redeemed = { ...BONDS[0], id: 9, ticker: 'ПОЛДЕНЬ-00', placedOn: '2020-01-15' };
    api = await startInvestorApi(200, { [INVESTOR_PATHS.bonds]: [redeemed] });
    configureHttp({ origin: api.origin });
    openPage(PAGE);
    const issues = await screen.findByRole('region', { name: 'Выпуски' });
    expect(issues).toHaveTextContent('Погашен');
    expect(within(issues).queryByRole('link', { name: /^Посчитать/ })).toBeNull();
    expect(screen.getByText('Сейчас выпусков нет')).toBeVisible();
    expect(screen.queryByRole('region', { name: tieShortWords('Заявка на облигации') })).toBeNull();
  });

  it('have a calendar of coupons, whose sums end with the offer', async () => {
    openPage(PAGE);
    const calendar = await screen.findByRole('region', { name: 'Календарь купонов' });
    const all = within(calendar).getByRole('table', { name: 'Все выплаты' });
    const rows = within(all)
      .getAllByRole('row')
      .map((row) => row.textContent.replaceAll('\u00a0', ' '));
    expect(rows[1]).toBe('25.02.2025ПОЛДЕНЬ-01Купон № 132,14 ₽');
    expect(rows).toContain('25.08.2027ПОЛДЕНЬ-01Купон № 11ставку объявят');
    expect(rows.at(-1)).toBe('25.11.2027ПОЛДЕНЬ-01Погашение1 000,00 ₽');
    expect(within(calendar).getByRole('link', { name: 'Добавить в свой календарь' })).toHaveAttribute(
      'href',
      `/api/v1/${INVESTOR_PATHS.bondCalendar}`,
    );
  });
});

describe('a request for bonds', () => {
  const fillIn = async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Как к вам/ }), 'Анна');
    await userEvent.type(screen.getByRole('textbox', { name: /Мобильный телефон/ }), '9161234567');
    await userEvent.type(screen.getByRole('textbox', { name: /почта/ }), 'anna@mail.ru');
  };

  it('shows the risks whole, wants them read, confirms the phone and sends what was calculated', async () => {
    openPage(`${PAGE}?bond=8&account=1`);
    const form = await screen.findByRole('region', { name: tieShortWords('Заявка на облигации') });
    expect(form).toHaveTextContent('ПОЛДЕНЬ-02 на 300 000 ₽, счёт: ИИС.');
    for (const point of BOND_RISKS.points) expect(form).toHaveTextContent(point);
    await fillIn();
    await userEvent.click(screen.getByRole('checkbox', { name: /Даю согласие/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Получить код и отправить' }));
    expect(await screen.findByRole('link', { name: FORM_MESSAGES.risks })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Предупреждение о рисках прочитано/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Получить код и отправить' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Код из СМС/ }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Подтвердить и отправить' }));
    expect(await screen.findByText('Заявка у нас')).toBeVisible();
    expect(screen.queryByText(/на 300\s000\s₽, счёт/)).toBeNull();
    expect(api.posted(REQUEST_PATHS.bond)).toMatchObject([
      { bondId: 8, brokerAccountId: 1, sum: 300_000, name: 'Анна', riskAccepted: true, consent: true },
    ]);
  });

  it('stands at the code again after a reload of the tab, until it is sent', async () => {
    const reload = () => {
      cleanup();
      openPage(`${PAGE}?bond=8&account=1`);
    };
    openPage(`${PAGE}?bond=8&account=1`);
    await fillIn();
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Получить код и отправить' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Код из СМС/ }), '12345');
    reload();
    expect(await screen.findByRole('textbox', { name: /Код из СМС/ })).toHaveValue('');
    expect(screen.getByText(/СМС на \+7 \(916\) 123-45-67/u)).toBeVisible();
    expect(screen.getByRole('button', { name: /Новый код через/u })).toBeVisible();
    // Five digits are no code, and no other one is sent for them.
    await userEvent.type(screen.getByRole('textbox', { name: /Код из СМС/ }), '12345');
    await userEvent.click(screen.getByRole('button', { name: 'Подтвердить и отправить' }));
    expect(await screen.findByRole('link', { name: FORM_MESSAGES.code })).toBeVisible();
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('12345"');
    reload();
    expect(await screen.findByRole('button', { name: /Новый код через/u })).toBeVisible();
    expect(screen.queryByRole('link', { name: FORM_MESSAGES.code })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /Код из СМС/ }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Подтвердить и отправить' }));
    expect(await screen.findByText('Заявка у нас')).toBeVisible();
    expect(api.posted(REQUEST_PATHS.bond)).toMatchObject([
      { bondId: 8, name: 'Анна', phone: expect.stringContaining('916'), riskAccepted: true, consent: true },
    ]);
    reload();
    expect(await screen.findByRole('textbox', { name: /Как к вам/ })).toHaveValue('');
  });

  it('is filled in again where another number is wanted', async () => {
    openPage(PAGE);
    await fillIn();
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Получить код и отправить' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить номер' }));
    expect(await screen.findByRole('textbox', { name: /Как к вам/ })).toHaveValue('Анна');
    cleanup();
    openPage(PAGE);
    expect(await screen.findByRole('textbox', { name: /Как к вам/ })).toHaveValue('');
  });
});
