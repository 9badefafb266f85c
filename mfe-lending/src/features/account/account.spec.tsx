import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Account, ACCOUNT_PATHS, SMS_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { RIGHT_CODE } from '../../testing/lender-data.ts';
import { openPage } from '../../testing/open-page.tsx';
import { fieldsOf, servePage } from '../../testing/serve-page.ts';

const ACCOUNT: Account = {
  phone: '+79161234567',
  maskedPhone: '+7 916 ***-**-67',
  person: { name: 'Анна И.', email: 'a•••@mail.ru', passport: null, city: 'Москва' },
  requests: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      kind: 'loan',
      product: 'pts',
      requiredSum: 280_000,
      requiredMonthCount: 48,
      days: null,
      created: '2026-11-20T09:00:00.000Z',
      stage: 'in-work',
      offer: null,
      signature: 'none',
      unfinished: { path: '/dengi-pod-zalog-pts', hasCar: 0, documents: ['credit-history-consent'] },
    },
  ],
  signatures: [
    {
      id: '00000000-0000-4000-8000-00000000000a',
      leadId: '00000000-0000-4000-8000-000000000001',
      signedAt: '2026-11-20T09:30:00.000Z',
      documents: [{ id: 'loan-application', title: 'Заявление', size: 34_816 }],
    },
  ],
  sessions: [
    {
      id: '1',
      device: 'Chrome, Android',
      createdAt: '2026-11-20T09:00:00.000Z',
      seenAt: '2026-11-20T09:00:00.000Z',
      current: true,
    },
    {
      id: '2',
      device: 'Firefox, Linux',
      createdAt: '2026-11-19T09:00:00.000Z',
      seenAt: '2026-11-19T09:00:00.000Z',
      current: false,
    },
  ],
};

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const paths = () => api.calls.map(({ path }) => path);
const logged = () => api.answerNext(ACCOUNT_PATHS.overview, ok({ account: ACCOUNT }));

describe('the login of a client', () => {
  it('goes from the phone over a wrong code to the account', async () => {
    openPage('/login');
    const phone = await screen.findByLabelText('Мобильный телефон');
    await userEvent.clear(phone);
    await userEvent.type(phone, '9161234567');
    await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
    const code = await screen.findByLabelText('Код из СМС');
    await userEvent.type(code, '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findAllByText('Неверный код')).not.toHaveLength(0);
    expect(paths()).not.toContain(ACCOUNT_PATHS.login);
    await userEvent.clear(screen.getByLabelText('Код из СМС'));
    await userEvent.type(screen.getByLabelText('Код из СМС'), RIGHT_CODE);
    api.answerNext(ACCOUNT_PATHS.login, ok({ maskedPhone: ACCOUNT.maskedPhone }));
    logged();
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByRole('heading', { name: 'Личный кабинет' })).toBeInTheDocument();
    expect(api.calls.find(({ path }) => path === ACCOUNT_PATHS.login)?.body).toEqual({
      phone: '79161234567',
    });
  });

  it('wants a code after all where the phone was left everywhere since it was confirmed', async () => {
    const typed = fieldsOf(await servePage('/login'), 'Подтверждение телефона');
    typed.set('phone', '+7 (916) 123-45-67');
    typed.set('intent', 'ask-phone-code');
    const confirmed = { need_reset: true, resendAfter: 0, expiresIn: 0, verified: true };
    const sent = { need_reset: false, resendAfter: 60, expiresIn: 300 };
    api.answerNext(SMS_PATHS.request, ok({ verification: confirmed }), ok({ verification: sent }));
    api.answerNext(ACCOUNT_PATHS.login, invalid('phone', 'Подтвердите номер телефона кодом из СМС'));
    const asked = await servePage('/login', typed);
    expect(asked.status).toBe(200);
    expect(asked.text).toContain('Код из СМС');
    expect(asked.text).not.toContain('Подтвердите номер телефона кодом');
  });

  it('works by plain posts, with limits in words', async () => {
    const typed = fieldsOf(await servePage('/login'), 'Подтверждение телефона');
    typed.set('phone', '123');
    typed.set('intent', 'ask-phone-code');
    expect((await servePage('/login', typed)).status).toBe(422);
    typed.set('phone', '+7 (916) 123-45-67');
    api.answerNext(
      SMS_PATHS.request,
      refusal(429, { message: 'Слишком много запросов кода', fields: { retryAfter: 120 } }),
    );
    const often = await servePage('/login', typed);
    expect(often.status).toBe(429);
    expect(often.text).toContain('Попробуйте снова через 2 минуты');
    const code = fieldsOf(await servePage('/login', typed), 'Код подтверждения');
    code.set('intent', 'confirm-phone');
    code.set('code', RIGHT_CODE);
    api.answerNext(ACCOUNT_PATHS.login, ok({ maskedPhone: ACCOUNT.maskedPhone }));
    expect(await servePage('/login', code)).toMatchObject({ status: 303 });
  });

  it('says so when nobody can tell who is there', async () => {
    api.answerNext(ACCOUNT_PATHS.overview, 'break the connection', 'break the connection');
    openPage('/login');
    expect(await screen.findByText(/Если вы уже входили, обновите страницу/)).toBeInTheDocument();
  });
});

describe('the account', () => {
  it('tells the one state of each request, gives the files and shows nobody in clear', async () => {
    logged();
    openPage('/login');
    const requests = await screen.findByRole('region', { name: 'Заявки' });
    expect(within(requests).getByText('В работе')).toBeInTheDocument();
    expect(within(requests).getByText(/Он проверит данные/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Скачать «Заявление»/ })).toHaveAttribute(
      'href',
      '/api/v1/account/document/00000000-0000-4000-8000-00000000000a/loan-application',
    );
    expect(screen.getByText('a•••@mail.ru')).toBeInTheDocument();
    expect(screen.queryByText(/1234567|123-45-67/)).toBeNull();
  });

  it('goes on with the questionnaire on the page where it was begun', async () => {
    logged();
    const page = await servePage('/login');
    const fields = fieldsOf(page, 'Продолжить заявку');
    fields.set('intent', 'back');
    const next = await servePage('/dengi-pod-zalog-pts', fields);
    expect(next.status).toBe(200);
    expect(next.text).toContain('Фамилия');
    expect(next.html).toContain(String(ACCOUNT.requests[0]?.id));
  });

  it('is left on one device, on another, and everywhere', async () => {
    logged();
    const page = await servePage('/login');
    const out = fieldsOf(page, 'Выход');
    for (const [intent, path] of [
      ['logout', ACCOUNT_PATHS.logout],
      ['leave-everywhere', ACCOUNT_PATHS.leaveEverywhere],
    ] as const) {
      api.answerNext(path, ok({ ok: true }));
      out.set('intent', intent);
      expect(await servePage('/login', out)).toMatchObject({ status: 303 });
      expect(paths()).toContain(path);
    }
    const other = fieldsOf(page, 'Закрыть кабинет: Firefox, Linux');
    other.set('intent', 'end-session');
    api.answerNext(`${ACCOUNT_PATHS.sessionEnd}/2`, refusal(404, { message: 'Такого входа уже нет' }));
    expect(await servePage('/login', other)).toMatchObject({ status: 303 });
  });
});
