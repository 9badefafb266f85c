import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { ACCOUNT_PATHS, LEAD_PATHS, type HandedOverLead } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import type { RemoteRoute } from '@polden/mfe-contract';
import { userEvent } from '@testing-library/user-event';
import { ACCOUNT } from '../../testing/account-data.ts';
import { invalid, ok, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { openPage } from '../../testing/open-page.tsx';
import { routes } from '../../remote.tsx';
import { clearDraft, rememberInDraft } from '../loan-request/loan-request.store.ts';
import { ACCOUNT_PATH } from './account-intents.ts';

const LEAD: HandedOverLead = {
  id: '00000000-0000-4000-8000-000000000001',
  product: 'pts',
  account: null,
  logsIn: false,
  maskedPhone: '+7 ••• •••-80-80',
  requiredSum: 280_000,
  requiredMonthCount: 48,
  days: null,
  created: '2026-11-20T09:00:00.000Z',
  status: 'success',
  stage: 'accepted',
  offer: null,
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
    await screen.findByRole('heading', { name: 'Заявка принята' });
    expect(screen.getByText('280 000 ₽')).toBeInTheDocument();
    expect(screen.getByText(/^48\sмесяцев$/)).toBeInTheDocument();
    expect(screen.getByText('20.11.2026 12:00')).toBeInTheDocument();
    expect(screen.getByText('Принята')).toBeInTheDocument();
    expect(screen.getByText('0000-000-000')).toBeInTheDocument();
    expect(api.calls).toEqual([
      { path: LEAD_PATHS.openLoginLink, body: { query: 'leadId=1&signature=s' }, idempotencyKey: undefined },
    ]);
  });

  it('says of an approved one what the page of the request has said, with what it costs', async () => {
    const offer = {
      product: 'pts',
      sum: 250_000,
      monthCount: 36,
      days: null,
      paymentKopecks: 13_590_12,
      paymentCount: 36,
      lastPaymentKopecks: 13_590_12,
      overpaymentKopecks: 239_244_32,
      fullCostPercent: 50.4,
      coolingOffHours: 48,
    };
    api.answerNext(LEAD_PATHS.openLoginLink, ok({ ...LEAD, stage: 'approved', offer }));
    openPage('/login?leadId=1&signature=s');
    await screen.findByRole('heading', { name: /^Одобрили 250\s000\s₽$/ });
    expect(screen.getByText('Одобрена')).toBeInTheDocument();
    expect(screen.getByText('13 590,12 ₽')).toBeInTheDocument();
    expect(screen.getByText('239 244,32 ₽')).toBeInTheDocument();
    expect(screen.getByText(/50,400\s% годовых/)).toBeInTheDocument();
    expect(screen.getByText(/через 48\sчасов после подписания/)).toBeInTheDocument();
    expect(screen.queryByText(/рассмотрени|Звонок/)).toBeNull();
    expect(screen.queryByText('280 000 ₽')).toBeNull();
  });

  it('counts a payday loan in days', async () => {
    api.answerNext(
      LEAD_PATHS.openLoginLink,
      ok({ ...LEAD, requiredMonthCount: null, days: 21, status: 'progress', stage: 'processing' }),
    );
    openPage('/login?leadId=1');
    expect(await screen.findByText(/^21\sдень$/)).toBeInTheDocument();
    expect(screen.getByText('На рассмотрении')).toBeInTheDocument();
  });

  it('says kindly that a link is dead', async () => {
    api.answerNext(LEAD_PATHS.openLoginLink, invalid('query', 'Ссылка устарела или повреждена'));
    openPage('/login?leadId=1');
    expect(
      await screen.findByRole('heading', { name: /^Ссылка больше не\sдействует$/u }),
    ).toBeInTheDocument();
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

  it('lets in by a press, where the link still can', async () => {
    const answer = ok({ ...LEAD, logsIn: true });
    api.answerNext(LEAD_PATHS.openLoginLink, answer, answer);
    openPage('/login?leadId=1&signature=s');
    const enter = await screen.findByRole('button', { name: 'Войти в личный кабинет' });
    expect(api.calls.map(({ path }) => path)).not.toContain(ACCOUNT_PATHS.loginByLink);
    api.answerNext(ACCOUNT_PATHS.loginByLink, ok({ maskedPhone: LEAD.maskedPhone }));
    await userEvent.click(enter);
    await screen.findByRole('heading', { name: /^Вход в\sличный кабинет$/u });
    expect(api.calls.find(({ path }) => path === ACCOUNT_PATHS.loginByLink)?.body).toEqual({
      query: 'leadId=1&signature=s',
    });
  });

  it('is told to nobody: not to the scripts of others, nor to the next page', async () => {
    api.answerNext(LEAD_PATHS.openLoginLink, ok(LEAD));
    openPage('/login?leadId=1&signature=s');
    await screen.findByRole('heading', { name: 'Заявка принята' });
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'origin');
    const login = (routes as readonly RemoteRoute[]).find(({ path }) => path === ACCOUNT_PATH);
    expect(login?.handle.secretParams).toEqual(['signature', 'leadId']);
  });

  it('leads straight into the account where it is open', async () => {
    api.answerNext(LEAD_PATHS.openLoginLink, ok({ ...LEAD, account: 'own' }));
    api.answerNext(ACCOUNT_PATHS.overview, ok({ account: ACCOUNT }), ok({ account: ACCOUNT }));
    openPage('/login?leadId=1&signature=s');
    expect(await screen.findByRole('heading', { name: 'Личный кабинет' })).toBeInTheDocument();
  });

  it.each([
    ['by the link where it still can', true, ACCOUNT_PATHS.loginByLink],
    ['by a code where it cannot', false, ACCOUNT_PATHS.logout],
  ])('says that the account of another phone is open, and lets in %s', async (_how, logsIn, path) => {
    const answer = ok({ ...LEAD, account: 'other', logsIn });
    api.answerNext(LEAD_PATHS.openLoginLink, answer, answer);
    api.answerNext(ACCOUNT_PATHS.overview, ok({ account: ACCOUNT }));
    openPage('/login?leadId=1&signature=s');
    expect(await screen.findByText(/открыт кабинет другого номера/u)).toHaveTextContent(LEAD.maskedPhone);
    expect(screen.queryByRole('link', { name: 'Открыть личный кабинет' })).toBeNull();
    api.answerNext(path, ok({ ok: true, maskedPhone: LEAD.maskedPhone }));
    await userEvent.click(screen.getByRole('button', { name: `Войти с номером ${LEAD.maskedPhone}` }));
    await screen.findByRole('heading', { name: /^Вход в\sличный кабинет$/u });
    expect(api.calls.map((call) => call.path)).toContain(path);
  });

  it('leads to the login by code where it cannot', async () => {
    api.answerNext(LEAD_PATHS.openLoginLink, ok(LEAD));
    openPage('/login?leadId=1&signature=s');
    expect(await screen.findByRole('link', { name: 'Войти по коду из СМС' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('does not call a link dead when the API is', async () => {
    api.answerNext(LEAD_PATHS.openLoginLink, 'break the connection');
    openPage('/login?leadId=1');
    expect(await screen.findByRole('heading', { name: /^Заявку пока не\sоткрыть$/u })).toBeInTheDocument();
  });
});
