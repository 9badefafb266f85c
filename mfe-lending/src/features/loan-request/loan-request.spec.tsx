import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS, REFUSAL_SHOWCASE_PATH, SMS_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LEAD_ID, PROGRESS, RIGHT_CODE } from '../../testing/lender-data.ts';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { openPage } from '../../testing/open-page.tsx';
import { APPROVED, TITLE_LOAN } from '../../testing/unfinished-requests.ts';
import { clearDraft } from './loan-request.store.ts';

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

const OFFER = {
  id: 1,
  title: 'Небольшой заём',
  text: 'До 15 000 ₽ новым клиентам.',
  maxSum: 15_000,
  term: 'до 30 дней',
  fullCost: { min: 120, max: 292 },
  url: 'https://partner.example',
  advertiser: 'ООО «Партнёр», ИНН 7700000000',
  erid: 'demo',
};
const callsTo = (path: string) => api.calls.filter((call) => call.path === path);
const phoneField = () => screen.findByLabelText('Мобильный телефон');
const codeField = () => screen.findByLabelText('Код из СМС');
const button = (name: RegExp) => screen.getByRole('button', { name });

async function acceptDocuments(): Promise<void> {
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
}

async function askForCode(): Promise<void> {
  await userEvent.type(await phoneField(), '89161234567');
  await acceptDocuments();
  await userEvent.click(button(/Получить код/));
}

async function confirm(code = RIGHT_CODE): Promise<void> {
  const field = await codeField();
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(button(/Подтвердить/));
}

/** The questionnaire can wait for the personal account. */
async function leaveQuestionnaire(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Заполню в личном кабинете' }));
}

describe('first step of a loan request', () => {
  it('goes from the phone to the personal account', async () => {
    const router = openPage('/dengi-pod-zalog');
    await askForCode();
    expect(await codeField()).toHaveFocus();
    expect(screen.getByText(/СМС на \+7 \(916\) 123-45-67/)).toBeVisible();
    await confirm();
    await leaveQuestionnaire();

    const link = await screen.findByRole('link', { name: 'Перейти в личный кабинет' });
    expect(link).toHaveAttribute('href', 'https://lk.example/in?t=1');
    expect(router.state.location).toMatchObject({ search: `?zayavka=${LEAD_ID}`, hash: '#zayavka' });
    expect(callsTo(SMS_PATHS.request)[0]?.body).toEqual({ phone: '79161234567' });
    expect(callsTo(LEAD_PATHS.create)).toEqual([
      {
        path: LEAD_PATHS.create,
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}-[\da-f]{1,16}$/),
        body: {
          phone: '79161234567',
          fullName: '79161234567',
          requiredSum: 280_000,
          requiredMonthCount: 48,
          product: 'pts',
          formType: 'first',
          documents: ['credit-history', 'e-interaction', 'personal-data-consent'],
          url: '/dengi-pod-zalog',
        },
      },
    ]);
  });

  it('asks a payday loan in days', async () => {
    openPage('/?product=pdl&sum=12000&term=14&utm_source=letter');
    await askForCode();
    await confirm();
    await screen.findByRole('link', { name: 'Перейти в личный кабинет' });
    expect(callsTo(LEAD_PATHS.create)[0]?.body).toMatchObject({
      product: 'pdl',
      requiredSum: 12_000,
      days: 14,
      utmSource: 'letter',
    });
  });

  it('says what is missing, and sends nothing', async () => {
    openPage('/');
    await userEvent.type(await phoneField(), '916');
    await userEvent.click(button(/Получить код/));

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: /номер мобильного/ }));
    expect(await phoneField()).toHaveFocus();
    expect(await phoneField()).toHaveValue('+7 (916');
    expect(api.calls).toEqual([]);
  });

  it('tells of every consent that is missing at once, each at its box', async () => {
    openPage('/');
    await userEvent.type(await phoneField(), '9161234567');
    const [first, ...others] = screen.getAllByRole('checkbox');
    if (!first) throw new Error('no consents');
    await userEvent.click(first);
    await userEvent.click(button(/Получить код/));

    const summary = within(await screen.findByRole('alert'));
    const links = summary.getAllByRole('link', { name: /^Отметьте: / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(others.map(({ id }) => `#${id}`));
    for (const box of others) {
      expect(box).toBeInvalid();
      expect(box).toHaveAccessibleDescription(/Отметьте: без этого/);
    }
    expect(first).toBeValid();

    await userEvent.click(others[0] ?? first);
    expect(others[0]).toBeValid();
    expect(others[1]).toBeInvalid();
    expect(summary.getAllByRole('link')).toHaveLength(1);
    expect(api.calls).toEqual([]);
  });

  it('tells a wrong code from a right one', async () => {
    api.answerNext(SMS_PATHS.confirm, invalid('code', 'Неверный код. Осталось 4 попытки'));
    openPage('/');
    await askForCode();
    await confirm('111111');
    expect(await screen.findByRole('alert')).toHaveTextContent('Осталось 4 попытки');
    await confirm();
    await leaveQuestionnaire();
    expect(await screen.findByText('Заявка принята')).toBeVisible();
  });

  it('asks the server to reset a stale verification, once', async () => {
    api.answerNext(
      SMS_PATHS.request,
      ok({ verification: { need_reset: true, resendAfter: 0, expiresIn: 0 } }),
    );
    openPage('/');
    await askForCode();
    await codeField();
    expect(api.calls.map(({ path }) => path)).toEqual([
      SMS_PATHS.request,
      SMS_PATHS.reset,
      SMS_PATHS.request,
    ]);
  });

  it('keeps everything when there were too many attempts, and says how long to wait', async () => {
    api.answerNext(
      SMS_PATHS.request,
      refusal(429, { message: 'Слишком часто', fields: { retryAfter: 120 } }),
    );
    openPage('/');
    await askForCode();
    expect(await screen.findByText(/Попробуйте снова через 2 минуты/)).toBeVisible();
    expect(await phoneField()).toHaveValue('+7 (916) 123-45-67');
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  });

  it('repeats a request whose acknowledgement was lost under the same key, without another code', async () => {
    api.answerNext(LEAD_PATHS.create, 'break the connection');
    openPage('/');
    await askForCode();
    await confirm();
    expect(await screen.findByText(/Связь прервалась/)).toBeVisible();
    await userEvent.click(button(/Отправить заявку/));
    await leaveQuestionnaire();
    await screen.findByText('Заявка принята');

    const [lost, repeated] = callsTo(LEAD_PATHS.create);
    expect(repeated).toEqual(lost);
    expect(callsTo(SMS_PATHS.confirm)).toHaveLength(1);
  });

  it('returns to the phone when its confirmation has expired', async () => {
    api.answerNext(LEAD_PATHS.create, invalid('phone', 'Подтвердите номер ещё раз'));
    openPage('/');
    await askForCode();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Подтвердите номер ещё раз');
    expect(await phoneField()).toHaveValue('+7 (916) 123-45-67');
  });

  it('lets one change the number, and does not let one ask for codes without a pause', async () => {
    openPage('/');
    await askForCode();
    await codeField();
    expect(button(/Новый код через/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(/Изменить номер/));
    expect(await phoneField()).toHaveValue('+7 (916) 123-45-67');
  });

  it('finds its step, key and loan again after a reload', async () => {
    api.answerNext(LEAD_PATHS.create, 'break the connection');
    openPage('/?product=pdl&sum=12000&term=14');
    await askForCode();
    await confirm();
    await screen.findByText(/Связь прервалась/);
    cleanup();

    openPage('/?product=pdl&sum=12000&term=14');
    await userEvent.click(await screen.findByRole('button', { name: /Отправить заявку/ }));
    await screen.findByText('Заявка принята');
    const [lost, repeated] = callsTo(LEAD_PATHS.create);
    expect(repeated).toEqual(lost);
  });
});

describe('accepted request', () => {
  it('waits for the lead system, then hands the person on and forgets the draft', async () => {
    api.answerNext(
      LEAD_PATHS.progress,
      ok({ ...PROGRESS, status: 'progress', stage: 'processing', percents: 1, link: null }),
    );
    openPage('/');
    await askForCode();
    await confirm();
    await leaveQuestionnaire();
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    expect(await screen.findByText('Заявка принята', {}, { timeout: 5_000 })).toBeVisible();
    await waitFor(() => {
      expect(sessionStorage.getItem('save-state')).toBeNull();
    });
  });

  it('tells whoever has a questionnaire to fill in of the preliminary approval, too', async () => {
    const waiting = { ...PROGRESS, stage: 'unfinished', unfinished: TITLE_LOAN };
    const limit = { sum: 450_000, monthCount: 48, days: null };
    api.answerNext(LEAD_PATHS.progress, ok(waiting), ok({ ...waiting, stage: 'pre-approved', limit }));
    openPage(`/?zayavka=${LEAD_ID}`);
    expect(await screen.findByRole('status')).toHaveTextContent('Заявка сохранена, осталась анкета');
    const continued = screen.getByRole('button', { name: 'Заполнить анкету' });
    continued.focus();
    await screen.findByText(/^Предварительно одобрили до 450\s000\s₽$/u, {}, { timeout: 5_000 });
    expect(screen.getByRole('status')).toHaveTextContent(/Предварительно одобрили/u);
    expect(screen.getByRole('button', { name: 'Заполнить анкету' })).toHaveFocus();
  });

  it('says how much was approved', async () => {
    const limit = { sum: 250_000, monthCount: 36, days: null };
    const cost = { paymentKopecks: 13_590_12, overpaymentKopecks: 239_244_32, fullCostPercent: 50.4 };
    const payments = { paymentCount: 36, lastPaymentKopecks: cost.paymentKopecks };
    const offer = { product: 'pts', ...limit, ...cost, ...payments, coolingOffHours: 48 };
    api.answerNext(LEAD_PATHS.progress, ok({ ...PROGRESS, stage: 'approved', limit, offer }));
    openPage(`/?zayavka=${LEAD_ID}`);
    expect(await screen.findByRole('heading', { name: /Одобрили 250\s000\s₽/ })).toBeVisible();
    expect(screen.getByText('Номер заявки: 0191-870-704')).toBeVisible();
    for (const fact of [
      /^36\sмесяцев$/,
      '13 590,12 ₽',
      '239 244,32 ₽',
      /^50,400\s% годовых$/,
      /^через 48\sчасов/,
    ])
      expect(screen.getByText(fact)).toBeVisible();
  });

  it('says of a cancelled one that it was, and not that it was refused', async () => {
    api.answerNext(LEAD_PATHS.progress, ok({ ...PROGRESS, status: 'fail', stage: 'cancelled', link: null }));
    openPage(`/?zayavka=${LEAD_ID}`);
    expect(await screen.findByRole('heading', { name: 'Заявка отменена' })).toBeVisible();
    expect(screen.queryByText(/Одобрить этот заём мы не можем/)).toBeNull();
  });

  it('says a refusal in plain words, with what others offer marked as advertising', async () => {
    const refused = { ...PROGRESS, status: 'fail', stage: 'refused', link: null, formSessionId: 'session' };
    api.answerNext(LEAD_PATHS.progress, ok(refused));
    api.answerNext(`${REFUSAL_SHOWCASE_PATH}?formSessionId=session`, ok({ items: [OFFER] }));
    openPage(`/?zayavka=${LEAD_ID}`);
    expect(await screen.findByRole('heading', { name: 'В этот раз не получится' })).toBeVisible();
    const offer = within(screen.getByRole('article'));
    expect(offer.getByText(/Реклама\. ООО «Партнёр»/)).toBeVisible();
    expect(offer.getByText(/ПСК 120/)).toBeVisible();
  });

  it('is kind to somebody who may not see it', async () => {
    api.answerNext(LEAD_PATHS.progress, invalid('phone', 'Подтвердите номер'));
    openPage(`/?zayavka=${LEAD_ID}`);
    expect(await screen.findByText('Эта страница уже закрыта')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Войти в личный кабинет' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: '8 800 555-12-00' })).toHaveAttribute('href', 'tel:+78005551200');
    expect(screen.getByRole('link', { name: 'Вернуться к расчёту' })).toHaveAttribute('href', '/');
  });
});

describe('an approved request whose documents need answers', () => {
  const shown = () => api.answerNext(LEAD_PATHS.progress, ok({ ...APPROVED }));

  it('asks for them with JavaScript, and can be left for later', async () => {
    shown();
    const router = openPage(`/zajm-onlajn-na-kartu?zayavka=${LEAD_ID}`);
    expect(await screen.findByRole('heading', { name: /Одобрили 12\s000/u })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Заполнить данные для документов' }));
    const person = await screen.findByRole('form', { name: 'Как вас зовут' });
    await userEvent.type(within(person).getByLabelText('Фамилия'), 'Иванова');
    await userEvent.type(within(person).getByLabelText('Имя'), 'Анна');
    await userEvent.type(within(person).getByLabelText('Дата рождения'), '05031990');
    await userEvent.click(within(person).getByRole('button', { name: 'Продолжить' }));
    expect(await screen.findByRole('form', { name: 'Паспорт' })).toBeInTheDocument();
    expect(router.state.location.search).toContain('shag=2');
    shown();
    await userEvent.click(screen.getByRole('button', { name: 'Заполню в личном кабинете' }));
    expect(
      await screen.findByRole('button', { name: 'Заполнить данные для документов' }),
    ).toBeInTheDocument();
    expect(callsTo(LEAD_PATHS.create)).toEqual([]);
  });
});
