import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_PATHS,
  DEPOSIT_THANKS,
  LEAD_STAGE_WORDS,
  LEAD_STAGES,
  SIGNATURE_PATHS,
  SMS_PATHS,
} from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { ACCOUNT } from '../../testing/account-data.ts';
import { RIGHT_CODE } from '../../testing/lender-data.ts';
import { openPage } from '../../testing/open-page.tsx';
import { clearDraft, rememberInDraft } from '../loan-request/loan-request.store.ts';

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  cleanup();
  clearDraft();
  sessionStorage.clear();
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

  it('stands at the code again after a reload of the tab, until another number is wanted', async () => {
    const reload = () => {
      cleanup();
      openPage('/login');
    };
    openPage('/login');
    await userEvent.type(await screen.findByLabelText('Мобильный телефон'), '9161234567');
    await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
    await userEvent.type(await screen.findByLabelText('Код из СМС'), '000000');
    reload();
    expect(await screen.findByLabelText('Код из СМС')).toHaveValue('');
    expect(screen.getByText(/СМС на \+7 \(916\) 123-45-67/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Новый код через/ })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Код из СМС'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findAllByText('Неверный код')).not.toHaveLength(0);
    reload();
    expect(await screen.findByRole('button', { name: /Новый код через/ })).toBeInTheDocument();
    expect(sessionStorage.getItem('login-code-step')).not.toContain('000000');
    await userEvent.click(screen.getByRole('button', { name: 'Изменить номер' }));
    expect(await screen.findByLabelText('Мобильный телефон')).toHaveValue('+7 (916) 123-45-67');
    reload();
    expect(await screen.findByLabelText('Мобильный телефон')).toHaveValue('+7');
  });

  it('promises no message, and begins the code anew with the next one', async () => {
    const sentNow = { need_reset: false, resendAfter: 0, expiresIn: 300 };
    const sentAgain = { ...sentNow, resendAfter: 60 };
    const wrong = invalid('code', 'Неверный код');
    api.answerNext(SMS_PATHS.request, ok({ verification: sentNow }), ok({ verification: sentAgain }));
    api.answerNext(SMS_PATHS.confirm, wrong);
    const router = openPage('/login');
    await userEvent.type(await screen.findByLabelText('Мобильный телефон'), '9161234567');
    await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(
      await screen.findByText(/^В СМС на .+\. Если код уже приходил в последние минуты, подойдёт и он\.$/u),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Отправили/)).toBeNull();
    await userEvent.type(screen.getByLabelText('Код из СМС'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findAllByText('Неверный код')).not.toHaveLength(0);
    expect(screen.getByLabelText('Код из СМС')).toHaveValue('000000');
    // A form is sent once at a time, and the page is read anew behind the answer.
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await userEvent.click(screen.getByRole('button', { name: 'Прислать код ещё раз' }));
    await screen.findByRole('button', { name: /Новый код через/ });
    expect(screen.getByLabelText('Код из СМС')).toHaveValue('');
  });

  it('is begun anew by whoever has been in', async () => {
    openPage('/login');
    await userEvent.type(await screen.findByLabelText('Мобильный телефон'), '9161234567');
    await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
    await screen.findByLabelText('Код из СМС');
    cleanup();
    logged();
    openPage('/login');
    await screen.findByRole('heading', { name: 'Личный кабинет' });
    cleanup();
    openPage('/login');
    expect(await screen.findByLabelText('Мобильный телефон')).toHaveValue('+7');
  });

  it('says so when nobody can tell who is there', async () => {
    api.answerNext(ACCOUNT_PATHS.overview, 'break the connection', 'break the connection');
    openPage('/login');
    expect(await screen.findByText(/Если вы уже входили, обновите страницу/)).toBeInTheDocument();
  });
});

describe('a tab that several people use', () => {
  const TYPED = JSON.stringify({ '/login/soglasiya': { fields: [{ key: 'email', value: 'anna@mail.ru' }] } });
  const requestResponse = {
    id: '00000000-0000-4000-8000-000000000001',
    phone: '+79161234567',
    created: '2026-11-20T09:00:00.000Z',
    product: 'pts',
  } as const;

  /** As the shell and the request keep what Anna has typed. */
  function typedByAnna(): void {
    sessionStorage.setItem('mfe-drafts', TYPED);
    rememberInDraft({
      requestResponse,
      phoneNumber: '+7 (916) 123-45-67',
      phoneConfirmed: true,
      firstFormDisabled: true,
      currentFormIdx: 2,
      mainInfo: { lastName: 'Иванова' },
    });
  }

  async function annaIsIn(): Promise<void> {
    logged();
    openPage('/login');
    await screen.findByRole('heading', { name: 'Личный кабинет' });
    typedByAnna();
  }

  async function logInAs(phone: string): Promise<void> {
    await userEvent.type(await screen.findByLabelText('Мобильный телефон'), phone);
    const verified = { need_reset: true, resendAfter: 0, expiresIn: 0, verified: true };
    api.answerNext(SMS_PATHS.request, ok({ verification: verified }));
    api.answerNext(ACCOUNT_PATHS.login, ok({ maskedPhone: ACCOUNT.maskedPhone }));
    api.answerNext(ACCOUNT_PATHS.overview, ok({ account: { ...ACCOUNT, phone: `+7${phone}` } }));
    await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
    await screen.findByRole('heading', { name: 'Личный кабинет' });
  }

  const stored = () => JSON.stringify(Object.entries(sessionStorage));

  it.each([
    ['Выйти', ACCOUNT_PATHS.logout, ok({ ok: true })],
    ['Выйти', ACCOUNT_PATHS.logout, refusal(401, { message: 'Войдите' })],
    ['Да, выйти везде', ACCOUNT_PATHS.leaveEverywhere, ok({ ok: true })],
  ])('has nothing of whoever has left: «%s» (%s)', async (button, path, answer) => {
    await annaIsIn();
    api.answerNext(path, answer);
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('heading', { name: /^Вход в\sличный кабинет$/u });
    await waitFor(() => expect(stored()).toBe('[]'));
    cleanup();
    openPage('/dengi-pod-zalog');
    expect(await screen.findByLabelText('Мобильный телефон')).toHaveValue('+7');
  });

  it('has nothing of whoever was put out, once somebody else has come in', async () => {
    await annaIsIn();
    cleanup();
    openPage('/login');
    await logInAs('9160000001');
    await waitFor(() => expect(stored()).not.toMatch(/anna@mail|Иванова|9161234567/u));
    cleanup();
    openPage('/dengi-pod-zalog');
    expect(await screen.findByLabelText('Мобильный телефон')).toHaveValue('+7');
  });

  it('keeps what was typed for whoever comes back', async () => {
    await annaIsIn();
    cleanup();
    openPage('/login');
    await logInAs('9161234567');
    expect(stored()).toContain('anna@mail');
    expect(stored()).toContain('Иванова');
  });

  it('keeps the request that its owner has begun before coming in', async () => {
    openPage('/login');
    await screen.findByLabelText('Мобильный телефон');
    typedByAnna();
    await logInAs('9161234567');
    expect(stored()).toContain('anna@mail');
    expect(stored()).toContain('Иванова');
  });
});

describe('the account', () => {
  it('speaks of no contract where it has none to show', async () => {
    const [request] = ACCOUNT.requests;
    const requests = LEAD_STAGES.map((stage, place) => ({ ...request, id: `${place}`, stage }));
    api.answerNext(ACCOUNT_PATHS.overview, ok({ account: { ...ACCOUNT, requests } }));
    openPage('/login');
    const list = await screen.findByRole('region', { name: 'Заявки' });
    const spoken = within(list)
      .queryAllByText(/договор/iu)
      .map(({ textContent }) => textContent);
    const { next } = LEAD_STAGE_WORDS.signed;
    const toCome = next.flatMap(({ title, text }) => [title, text]);
    expect(spoken.filter((text) => !toCome.some((words) => text.endsWith(words)))).toEqual([
      LEAD_STAGE_WORDS.signed.text,
    ]);
    expect(LEAD_STAGE_WORDS.signed.text).toContain('Договора займа в нём нет');
  });

  it('says of a refinancing that its money goes to the creditors', async () => {
    const [request] = ACCOUNT.requests;
    const requests = [{ ...request, product: 'refinance', stage: 'approved' }];
    api.answerNext(ACCOUNT_PATHS.overview, ok({ account: { ...ACCOUNT, requests } }));
    openPage('/login');
    const list = within(await screen.findByRole('region', { name: 'Заявки' }));
    expect(list.getByText(/переведём их каждому кредитору/u)).toBeInTheDocument();
    expect(list.queryByText(/карту или счёт/u)).toBeNull();
  });

  it('is one «Back» away from the questionnaire that goes on from it', async () => {
    logged();
    const router = openPage('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Заполнить анкету' }));
    await screen.findByRole('heading', { name: 'Как вас зовут' });
    await waitFor(() => expect(router.state.location.search).toContain('shag=1'));
    logged();
    await router.navigate(-1);
    expect(await screen.findByRole('heading', { name: 'Личный кабинет' })).toBeInTheDocument();
  });

  it('says of a request of an investor what it asks for and what comes of it', async () => {
    const [request] = ACCOUNT.requests;
    const facts = [
      { label: 'Сумма', value: '1 500 000 ₽' },
      { label: 'Срок, месяцев', value: '18' },
    ];
    const investor = {
      kind: 'investor',
      product: null,
      requiredSum: null,
      unfinished: null,
      stage: 'accepted',
    };
    const requests = [{ ...request, ...investor, facts, thanks: DEPOSIT_THANKS }];
    api.answerNext(ACCOUNT_PATHS.overview, ok({ account: { ...ACCOUNT, requests } }));
    openPage('/login');
    const list = within(await screen.findByRole('region', { name: 'Заявки' }));
    expect(list.getByText('Срок, месяцев').nextElementSibling).toHaveTextContent('18');
    expect(list.getByText(/пришлём проект договора на почту/u)).toBeVisible();
    expect(list.getByRole('link', { name: 'Отправить ещё одну заявку' })).toHaveAttribute(
      'href',
      '/investoram',
    );
  });

  it('leads from a refusal to what its page offers, and to another request', async () => {
    const [request] = ACCOUNT.requests;
    const requests = [{ ...request, stage: 'refused', unfinished: null }];
    api.answerNext(ACCOUNT_PATHS.overview, ok({ account: { ...ACCOUNT, requests } }));
    openPage('/login');
    const list = within(await screen.findByRole('region', { name: 'Заявки' }));
    expect(list.getByRole('link', { name: 'Что ещё можно сделать' })).toHaveAttribute(
      'href',
      `/?zayavka=${String(request?.id)}#zayavka`,
    );
    expect(list.getByRole('link', { name: 'Отправить ещё одну заявку' })).toHaveAttribute('href', '/');
  });

  it('leads from an offer that has lapsed to the same request once more', async () => {
    const [request] = ACCOUNT.requests;
    const again = { ...request?.unfinished, path: '/dengi-pod-zalog-pts' };
    const requests = [{ ...request, stage: 'lapsed', unfinished: null, again }];
    api.answerNext(ACCOUNT_PATHS.overview, ok({ account: { ...ACCOUNT, requests } }));
    openPage('/login');
    const list = within(await screen.findByRole('region', { name: 'Заявки' }));
    expect(list.getByText(LEAD_STAGE_WORDS.lapsed.text)).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Новая заявка на ту же сумму' })).toHaveAttribute(
      'href',
      '/dengi-pod-zalog-pts?product=pts&sum=280000&term=48',
    );
    expect(list.queryByText('Отказаться от предложения')).toBeNull();
  });

  it('lets an offer be refused, and says why it cannot be any more', async () => {
    const [request] = ACCOUNT.requests;
    const offered = { ...request, stage: 'approved', signature: 'open', unfinished: null };
    const account = (stage: string) => ok({ account: { ...ACCOUNT, requests: [{ ...offered, stage }] } });
    api.answerNext(ACCOUNT_PATHS.overview, account('approved'), account('signed'));
    openPage('/login');
    await userEvent.click(await screen.findByText('Отказаться от предложения'));
    await userEvent.selectOptions(screen.getByLabelText(/^Почему/u), 'Дорого');
    const words = 'Документы по этой заявке уже подписаны';
    api.answerNext(SIGNATURE_PATHS.decline, invalid('leadId', words));
    await userEvent.click(screen.getByRole('button', { name: /^Да, отказаться/u }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(api.calls.find(({ path }) => path === SIGNATURE_PATHS.decline)?.body).toEqual({
      leadId: request?.id,
      reason: 'expensive',
    });
    await waitFor(() => expect(screen.queryByText('Отказаться от предложения')).toBeNull());
  });

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
    const signed = screen.getByRole('region', { name: 'Подписанные документы' });
    expect(within(signed).getByRole('heading', { name: /Заём под ПТС/ })).toBeInTheDocument();
    expect(within(signed).getByText(/Подписаны кодом из СМС 20.11.2026 12:30/)).toHaveTextContent(
      'Номер подписи: 00000000-0000-4000-8000-00000000000a',
    );
    const [, , anchor = ''] =
      /(#)(.+)/u.exec(
        within(requests).getByRole('link', { name: 'Открыть подписанное' }).getAttribute('href') ?? '',
      ) ?? [];
    expect(signed).toContainElement(document.getElementById(anchor));
    expect(screen.getByText('an•••@mail.ru')).toBeInTheDocument();
    expect(screen.queryByText(/1234567|123-45-67/)).toBeNull();
  });
});
