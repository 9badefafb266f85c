import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureHttp } from '@polden/http';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startInvestorApi, type InvestorApi } from '../../testing/investor-api.ts';
import { openPage } from '../../testing/open-page.tsx';

let api: InvestorApi;

beforeEach(async () => {
  api = await startInvestorApi();
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  cleanup();
  window.history.replaceState(null, '', '/');
  await api.close();
});

const sumField = () => screen.findByRole('textbox', { name: 'Сколько вложить' });
const term = async (months: string) => {
  const group = await screen.findByRole('group', { name: 'На сколько месяцев' });
  return within(group).getByRole('radio', { name: months });
};
/** The figure with its label: the same sum stands in the table many times. */
const figure = async (label: string) => (await screen.findByText(label)).parentElement;

describe('deposit calculator', () => {
  it('shows 22 500 a month for the least sum of a person, and 405 000 in all', async () => {
    openPage('/investoram');
    expect(await figure('Доход каждый месяц')).toHaveTextContent('22 500 ₽');
    expect(await figure('Доход за весь срок')).toHaveTextContent('405 000 ₽');
    expect(await figure('Вместе с вложенной суммой')).toHaveTextContent('1 905 000 ₽');
  });

  it('follows the payout, the term and the sum', async () => {
    openPage('/investoram');
    await userEvent.click(await screen.findByRole('radio', { name: 'В конце срока' }));
    expect(await figure('Доход в конце срока')).toHaveTextContent('405 000 ₽');
    await userEvent.click(await term('36'));
    expect(await figure('Доход в конце срока')).toHaveTextContent('810 000 ₽');
    await userEvent.clear(await sumField());
    await userEvent.type(await sumField(), '2000000');
    expect(await figure('Доход в конце срока')).toHaveTextContent('1 080 000 ₽');
  });

  it('takes the tax of somebody without other income, and says in which year', async () => {
    openPage('/investoram?sum=20000000&period=18&profit=2');
    expect(await figure('НДФЛ, если других доходов нет')).toHaveTextContent('774 000 ₽');
    expect(await figure('Доход после налога')).toHaveTextContent('4 626 000 ₽');
    const table = screen.getByRole('table', { name: 'Налог по годам выплаты' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  it('compares two terms, the next longer one unless another is asked for', async () => {
    openPage('/investoram');
    const table = await screen.findByRole('table', { name: /^Два срока/u });
    const text = () => table.textContent.replaceAll('\u00a0', ' ');
    expect(text()).toContain('Срок18 месяцев24 месяца');
    expect(text()).toContain('Доход за срок405 000 ₽540 000 ₽');
    const group = screen.getByRole('group', { name: 'С каким сроком сравнить, месяцев' });
    await userEvent.click(within(group).getByRole('radio', { name: '12' }));
    expect(text()).toContain('Срок12 месяцев18 месяцев');
    expect(text()).toContain('Доход за срок270 000 ₽405 000 ₽');
  });

  it('keeps in the address what was chosen', async () => {
    openPage('/investoram');
    await userEvent.click(await term('24'));
    await userEvent.click(screen.getByRole('radio', { name: 'В конце срока' }));
    await waitFor(() => expect(window.location.search).toBe('?entity=0&sum=1500000&period=24&profit=2'));
  });

  it('writes the choice again over the address that the router goes to', async () => {
    const router = openPage('/investoram?entity=1');
    await userEvent.click(await term('24'));
    await waitFor(() => expect(window.location.search).toBe('?entity=1&sum=500000&period=24&profit=1'));
    // As the history of a browser does with the answer of the form.
    window.history.replaceState(null, '', '/investoram?entity=1');
    await act(() => router.navigate('/investoram?entity=1#zayavka'));
    await waitFor(() => expect(window.location.search).toBe('?entity=1&sum=500000&period=24&profit=1'));
  });

  it('compares with capitalisation in roubles and names the rate that would earn the same', async () => {
    openPage('/investoram?profit=2');
    const comparison = await screen.findByRole('region', { name: 'Честное сравнение' });
    expect(comparison).toHaveTextContent('405 000 ₽');
    expect(comparison).toHaveTextContent('461 011 ₽');
    expect(comparison).toHaveTextContent('56 011 ₽');
    expect(comparison).toHaveTextContent('16,04 % годовых');
  });

  it('writes every month into the table, the sum with the last one', async () => {
    openPage('/investoram?period=12&profit=2');
    const table = await screen.findByRole('table', { name: 'Доход по месяцам' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(13);
    expect(rows[0]).toHaveTextContent('22 500 ₽0 ₽22 500 ₽22 500 ₽');
    expect(rows[11]).toHaveTextContent('22 500 ₽1 770 000 ₽270 000 ₽');
    expect(rows[12]).toHaveTextContent('Всего270 000 ₽1 770 000 ₽');
  });

  it('walks along the chart by its own control', async () => {
    openPage('/investoram');
    const chart = await screen.findByRole('figure', { name: 'Как растёт доход' });
    const walk = within(chart).getByRole('slider', { name: 'Месяц' });
    expect(walk).toHaveAttribute('aria-valuetext', expect.stringMatching(/^18-й месяц, .* 405\s000\s₽/u));
    fireEvent.change(walk, { target: { value: '1' } });
    expect(walk).toHaveAttribute('aria-valuetext', expect.stringMatching(/^2-й месяц, .* 45\s000\s₽/u));
  });

  it('lets a company in from its own minimum, and keeps the sum of each person', async () => {
    openPage('/investoram');
    await userEvent.clear(await sumField());
    await userEvent.type(await sumField(), '3000000');
    await userEvent.click(await term('24'));
    await userEvent.click(screen.getByRole('link', { name: /Юридическое лицо/ }));
    expect(
      await screen.findByText(/Организация учитывает проценты в своих доходах и платит налог сама, мы/),
    ).toBeVisible();
    expect(await sumField()).toHaveValue('500\u00a0000');
    expect(await term('24')).toBeChecked();
    expect(await figure('Доход каждый месяц')).toHaveTextContent('7 500 ₽');
    await userEvent.click(screen.getByRole('link', { name: /Физическое лицо/ }));
    expect(await screen.findByText(/НДФЛ с процентов удержим и перечислим сами/)).toBeVisible();
    expect(await sumField()).toHaveValue('3\u00a0000\u00a0000');
  });

  it('does not ask the API again for a choice', async () => {
    openPage('/investoram');
    await userEvent.click(await screen.findByRole('link', { name: /Юридическое лицо/ }));
    await screen.findByText(/Организация учитывает проценты в своих доходах и платит налог сама, мы/);
    expect(api.reads()).toBe(1);
  });

  it('writes a letter about what was chosen', async () => {
    openPage('/investoram?sum=2000000&period=24&profit=2');
    const letter = await screen.findByRole('link', { name: 'Написать на почту' });
    expect(decodeURIComponent(letter.getAttribute('href') ?? '')).toMatch(
      /^mailto:info@polden\.example\?.*2\s000\s000\s₽ на 24\sмесяца, проценты в конце срока/u,
    );
  });
});
