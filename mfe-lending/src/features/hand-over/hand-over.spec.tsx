import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { LEAD_PATHS, type HandedOverLead } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { invalid, ok, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { openPage } from '../../testing/open-page.tsx';
import { clearDraft, rememberInDraft } from '../loan-request/loan-request.store.ts';

const LEAD: HandedOverLead = {
  id: '00000000-0000-4000-8000-000000000001',
  product: 'pts',
  maskedPhone: '+7 ••• •••-80-80',
  requiredSum: 280_000,
  requiredMonthCount: 48,
  days: null,
  created: '2026-11-20T09:00:00.000Z',
  status: 'success',
};

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

describe('the page behind the link of an accepted request', () => {
  it('tells what was asked for and how far it is', async () => {
    api.answerNext(LEAD_PATHS.openLoginLink, ok(LEAD));
    openPage('/login?leadId=1&signature=s');
    await screen.findByRole('heading', { name: 'Ваша заявка у нас' });
    expect(screen.getByText('280 000 ₽')).toBeInTheDocument();
    expect(screen.getByText('48 месяцев')).toBeInTheDocument();
    expect(screen.getByText('20.11.2026 12:00')).toBeInTheDocument();
    expect(screen.getByText('Принята на рассмотрение')).toBeInTheDocument();
    expect(api.calls).toEqual([
      { path: LEAD_PATHS.openLoginLink, body: { query: 'leadId=1&signature=s' }, idempotencyKey: undefined },
    ]);
  });

  it('counts a payday loan in days', async () => {
    api.answerNext(
      LEAD_PATHS.openLoginLink,
      ok({ ...LEAD, requiredMonthCount: null, days: 21, status: 'progress' }),
    );
    openPage('/login?leadId=1');
    expect(await screen.findByText('21 день')).toBeInTheDocument();
    expect(screen.getByText('Передаём на рассмотрение')).toBeInTheDocument();
  });

  it('says kindly that a link is dead', async () => {
    api.answerNext(LEAD_PATHS.openLoginLink, invalid('query', 'Ссылка устарела или повреждена'));
    openPage('/login?leadId=1');
    expect(await screen.findByRole('heading', { name: 'Ссылка больше не действует' })).toBeInTheDocument();
  });

  it('says how to get in to somebody who has no link', async () => {
    openPage('/login');
    expect(await screen.findByRole('heading', { name: 'Вход в личный кабинет' })).toBeInTheDocument();
    expect(screen.queryByText(/больше не действует/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Открыть мою заявку' })).toBeNull();
    expect(screen.getByRole('link', { name: '8 800 555-12-00' })).toHaveAttribute('href', 'tel:+78005551200');
    expect(api.calls).toEqual([]);
  });

  it('leads to the request that was sent in the same tab', async () => {
    const requestResponse = {
      id: LEAD.id,
      phone: '+79161234567',
      created: LEAD.created,
      product: 'pts',
    } as const;
    rememberInDraft({ requestResponse, requestStatus: 'progress', firstFormDisabled: true });
    openPage('/login');
    expect(await screen.findByRole('link', { name: 'Открыть мою заявку' })).toHaveAttribute(
      'href',
      `/?zayavka=${LEAD.id}#zayavka`,
    );
  });

  it('does not call a link dead when the API is', async () => {
    api.answerNext(LEAD_PATHS.openLoginLink, 'break the connection');
    openPage('/login?leadId=1');
    expect(await screen.findByRole('heading', { name: 'Заявку пока не открыть' })).toBeInTheDocument();
  });
});
