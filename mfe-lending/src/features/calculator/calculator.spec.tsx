import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureHttp } from '@polden/http';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { openPage } from '../../testing/open-page.tsx';
import { clearDraft, useDraft } from '../loan-request/loan-request.store.ts';

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});

afterEach(async () => {
  cleanup();
  clearDraft();
  await waitFor(() => {
    expect(sessionStorage.getItem('save-state')).toBeNull();
  });
  await api.close();
});

const sumField = () => screen.findByRole('textbox', { name: 'Сколько нужно' });
/** The figure with its label: the same sum stands in the schedule many times. */
const payment = async () => (await screen.findByText('Ежемесячный платёж')).parentElement;

describe('calculator', () => {
  it('follows what is typed', async () => {
    openPage('/dengi-pod-zalog');
    expect(await payment()).toHaveTextContent('13 655,16 ₽');
    await userEvent.clear(await sumField());
    await userEvent.type(await sumField(), '100000');
    expect(await payment()).toHaveTextContent('4 876,84 ₽');
    await userEvent.clear(await sumField());
    await userEvent.type(await sumField(), '1200000');
    // Not that of 120 000, through which it came.
    expect(await payment()).toHaveTextContent('48 768,44 ₽');
    expect(screen.getByText(/^Максимум — 1\s000\s000\s₽: считаем на него\.$/)).toBeVisible();
  });

  it('tells those who do not see it what the payment has become, once and not before it changes', async () => {
    openPage('/dengi-pod-zalog');
    const field = await sumField();
    const told = () =>
      screen
        .getAllByRole('status', { hidden: true })
        .filter(({ textContent }) => textContent.includes('платёж'));
    expect(told()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '100000');
    await waitFor(() =>
      expect(told().map(({ textContent }) => textContent)).toEqual([
        'Ежемесячный платёж 4\u00a0876,84\u00a0₽',
      ]),
    );
  });

  it('has its payment and the way to the request in a bar as well', async () => {
    openPage('/dengi-pod-zalog');
    const bar = await screen.findByRole('complementary', { name: 'Платёж и заявка', hidden: true });
    expect(bar).toHaveTextContent('13 655,16 ₽ в месяц');
    expect(within(bar).getByRole('link', { name: 'Оформить', hidden: true })).toHaveAttribute(
      'href',
      '#zayavka',
    );
    await userEvent.clear(await sumField());
    await userEvent.type(await sumField(), '100000');
    expect(bar).toHaveTextContent('4 876,84 ₽ в месяц');
  });

  it('offers a shorter term with what it costs and saves, to be taken by one tap', async () => {
    openPage('/dengi-pod-zalog');
    const offer = await screen.findByRole('link', {
      name: /^На 24\sмесяца: 18\s743\s₽ в месяц, переплата меньше на 205\s633\s₽$/,
    });
    await userEvent.click(offer);
    expect(await payment()).toHaveTextContent('18 742,28');
    expect(useDraft.getState()).toMatchObject({ product: 'pts', sum: 280_000, period: 24 });
    expect(screen.queryByRole('link', { name: /переплата меньше/ })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'На какой срок' })).toHaveFocus();
  });

  it('keeps the choice of each product to itself', async () => {
    openPage('/');
    await userEvent.click(await screen.findByRole('link', { name: /В рассрочку/ }));
    await waitFor(async () => {
      expect(await sumField()).toHaveValue('80\u00a0000');
    });
    const [slider] = await screen.findAllByRole('slider', { name: 'Сколько нужно' });
    if (!slider) throw new Error('no slider');
    fireEvent.change(slider, { target: { value: '90000' } });
    await userEvent.click(screen.getByRole('link', { name: /До зарплаты/ }));
    expect(await screen.findByText('К возврату одним платежом')).toBeVisible();
    await waitFor(async () => {
      expect(await sumField()).toHaveValue('15\u00a0000');
    });
    await userEvent.click(screen.getByRole('link', { name: /В рассрочку/ }));
    await waitFor(async () => {
      expect(await sumField()).toHaveValue('90\u00a0000');
    });
    cleanup();
    openPage('/bystryj-zajm-po-pasportu');
    expect(await screen.findByText('К возврату одним платежом')).toBeVisible();
  });

  it('forgets what an earlier form kept without its product', async () => {
    const old = { sum: 280_000, period: 48, loanChosen: true, product: 'installment' };
    sessionStorage.setItem('save-state', JSON.stringify({ state: old, version: 3 }));
    await useDraft.persist.rehydrate();
    openPage('/zajm-onlajn-na-kartu-srochno-bez-otkaza');
    expect(await sumField()).toHaveValue('30\u00a0000');
    sessionStorage.setItem('save-state', JSON.stringify({ state: old, version: 4 }));
    await useDraft.persist.rehydrate();
    expect(await sumField()).toHaveValue('30\u00a0000');
  });

  it('is found again as it was left, under the name of the draft', async () => {
    openPage('/dengi-pod-zalog');
    await sumField();
    expect(sessionStorage.getItem('save-state')).toBeNull();
    await userEvent.clear(await sumField());
    await userEvent.type(await sumField(), '120000');
    cleanup();
    const stored = JSON.parse(sessionStorage.getItem('save-state') ?? '{}') as {
      state?: Record<string, unknown>;
    };
    expect(stored.state).toMatchObject({
      ...{ product: 'pts', sum: 120_000, period: 48, currentFormIdx: 0 },
      ...{ percents: 4.2, monthlyPayment: 5_852, availableMonths: [{ id: 24 }, { id: 36 }, { id: 48 }] },
    });
    openPage('/?product=pts');
    expect(await sumField()).toHaveValue('120\u00a0000');
  });
});
