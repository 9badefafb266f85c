import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { REQUEST_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startInvestorApi, type InvestorApi } from '../../testing/investor-api.ts';
import { openInBrowser } from '../../testing/open-page.tsx';

let api: InvestorApi;
let router: ReturnType<typeof openInBrowser>;

beforeEach(async () => {
  api = await startInvestorApi();
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  cleanup();
  router.dispose();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  await api.close();
});

const open = (url: string) => {
  router = openInBrowser(url);
};
const radio = async (group: string, name: string) =>
  within(await screen.findByRole('group', { name: group })).getByRole('radio', { name });
const term = (months: string) => radio('На сколько месяцев', months);
const account = (name: string) => radio('Брокерский счёт', name);
const bond = () => screen.findByRole('combobox', { name: 'Выпуск облигаций' });
const sumField = () => screen.findByRole('textbox', { name: /^Сколько вложить/ });
const typeSum = async (sum: string) => {
  await userEvent.clear(await sumField());
  if (sum) await userEvent.type(await sumField(), sum);
};
const toForm = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Оставить заявку' }));
  await waitFor(() => expect(router.state.location.hash).toBe('#zayavka'));
};
const fillIn = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /Как к вам/ }), 'Анна');
  await userEvent.type(screen.getByRole('textbox', { name: /Мобильный телефон/ }), '9161234567');
  await userEvent.type(screen.getByRole('textbox', { name: /почта/ }), 'anna@mail.ru');
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
};
const search = (query: string) => waitFor(() => expect(window.location.search).toBe(query));

describe('a choice of a moment ago', () => {
  it('is the one that the request for a deposit is for', async () => {
    open('/investoram');
    await typeSum('3000000');
    await userEvent.tab();
    await search('?entity=0&sum=3000000&period=18&profit=1');
    await userEvent.click(await term('36'));
    await toForm();
    expect(await term('36')).toBeChecked();
    expect(window.location.search).toBe('?entity=0&sum=3000000&period=36&profit=1');
    expect(screen.getByText(/3\s000\s000\s₽ на 36\sмесяцев под/u)).toBeVisible();
  });

  it('is the one that the request for bonds is for', async () => {
    open('/programma-obligatsiy');
    await userEvent.selectOptions(await bond(), '8');
    await search('?bond=8&account=2&sum=300000');
    await userEvent.click(await account('ИИС'));
    await toForm();
    expect(await account('ИИС')).toBeChecked();
    expect(screen.getByText(/ПОЛДЕНЬ-02 на 300\s000\s₽, счёт: ИИС/u)).toBeVisible();
  });

  it('is none where there is no sum: the usual one is not put in its place', async () => {
    open('/programma-obligatsiy');
    await userEvent.selectOptions(await bond(), '8');
    await typeSum('');
    await toForm();
    expect(await sumField()).toHaveValue('');
    expect(screen.getByText('Для заявки нужна сумма')).toBeVisible();
  });

  it('is in the address when the form comes to the code, and what is chosen meanwhile stays', async () => {
    open('/investoram?entity=1');
    await fillIn();
    await userEvent.click(await term('24'));
    const entries = window.history.length;
    await userEvent.click(screen.getByRole('button', { name: 'Получить код и отправить' }));
    await screen.findByRole('textbox', { name: /Код из СМС/ });
    // Nothing in between that a reload could come upon.
    expect(window.location.search).toBe('?entity=1&sum=500000&period=24&profit=1');
    await userEvent.click(await term('36'));
    await waitFor(() => expect(router.state.location.search).toMatch(/period=24/u));
    expect(await term('36')).toBeChecked();
    expect(window.history.length).toBe(entries);
    await userEvent.type(screen.getByRole('textbox', { name: /Код из СМС/ }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Подтвердить и отправить' }));
    expect(await screen.findByText('Заявка у нас')).toBeVisible();
    expect(api.posted(REQUEST_PATHS.investor)).toMatchObject([{ entity: 1, sum: 500_000, period: 36 }]);
    expect(window.location.search).toMatch(/^\?entity=1&sum=500000&period=36&/u);
  });
});

describe('«Посчитать» at an issue', () => {
  const calculate = () =>
    userEvent.click(screen.getByRole('link', { name: /^Посчитать доход по ПОЛДЕНЬ-02/ }));

  it('shows that issue, whatever was chosen since, with the account and the sum as they are', async () => {
    open('/programma-obligatsiy');
    await userEvent.click(await account('ИИС'));
    await typeSum('450000');
    await calculate();
    await waitFor(async () => expect(await bond()).toHaveValue('8'));
    await userEvent.selectOptions(await bond(), '7');
    await calculate();
    await waitFor(async () => expect(await bond()).toHaveValue('8'));
    expect(await account('ИИС')).toBeChecked();
    expect(await sumField()).toHaveValue('450\u00a0000');
    expect(screen.getByText(/ПОЛДЕНЬ-02 на 450\s000\s₽, счёт: ИИС/u)).toBeVisible();
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('leaves this tab as it is with %s held down', async (held) => {
    open('/programma-obligatsiy');
    expect(await bond()).toHaveValue('7');
    // jsdom opens no other tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const user = userEvent.setup();
    await user.keyboard(`{${held}>}`);
    await user.click(screen.getByRole('link', { name: /^Посчитать доход по ПОЛДЕНЬ-02/ }));
    await user.keyboard(`{/${held}}`);
    expect(screen.getByText(/ПОЛДЕНЬ-01 на 300\s000\s₽/u)).toBeVisible();
  });
});

describe('the issue in the calculator', () => {
  it('keeps the focus while the request goes from step to step', async () => {
    open('/programma-obligatsiy');
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Получить код и отправить' }));
    const field = await bond();
    field.focus();
    await screen.findByRole('textbox', { name: /Код из СМС/ });
    expect(await bond()).toBe(field);
    field.focus();
    await userEvent.click(screen.getByRole('button', { name: 'Изменить номер' }));
    field.focus();
    await screen.findByRole('textbox', { name: /Как к вам/ });
    expect(field).toHaveFocus();
  });
});

describe('the marks of an advertisement', () => {
  it('are in the request, whatever was chosen since', async () => {
    open('/programma-obligatsiy?utm_source=radio');
    await userEvent.selectOptions(await bond(), '8');
    await search('?bond=8&account=2&sum=300000');
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Получить код и отправить' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Код из СМС/ }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Подтвердить и отправить' }));
    expect(await screen.findByText('Заявка у нас')).toBeVisible();
    expect(api.posted(REQUEST_PATHS.bond)).toMatchObject([{ bondId: 8, utmSource: 'radio' }]);
  });
});
