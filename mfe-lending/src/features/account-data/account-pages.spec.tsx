import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_PATHS,
  OWN_DATA_PATHS,
  type OwnConsents,
  type OwnErasure,
  SMS_PATHS,
  SUBSCRIBE_PATHS,
} from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ACCOUNT } from '../../testing/account-data.ts';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { openPage } from '../../testing/open-page.tsx';

const CONSENTS: OwnConsents = {
  owner: 'a1',
  items: [
    {
      id: 'advertising-consent',
      title: 'Согласие получать рекламу',
      edition: '2026-11-01',
      givenAt: '2026-11-20T09:00:00.000Z',
      channel: 'signature',
      withdrawnAt: null,
      end: 'here',
      shownEdition: null,
      renewal: null,
    },
  ],
  messages: { sms: true, mail: false },
  subscriptions: [],
};
const WITHDRAWN: OwnConsents = {
  ...CONSENTS,
  items: CONSENTS.items.map((item) => ({ ...item, withdrawnAt: '2026-11-21T09:00:00.000Z' })),
};
const NOTHING: OwnErasure = { owner: 'a1', request: null, signedDocuments: 0 };
const ASKED: OwnErasure = {
  owner: 'a1',
  request: { id: '1', state: 'asked', askedAt: '2026-11-20T09:00:00.000Z', answeredAt: null, reason: '' },
  signedDocuments: 0,
};
const LETTERS = ok({ edition: '2026-11-01', text: 'Согласен получать письма' });
const LOGGED_OUT = refusal(401, { message: 'Войдите в личный кабинет' });

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  await api.close();
});

const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: false }));
/** What has the focus, and is there. */
const focused = () => (document.activeElement === document.body ? null : document.activeElement);

describe('a page of the account whose form was not sent', () => {
  it('stands as it was filled in while the network is gone', async () => {
    api.answerNext(SUBSCRIBE_PATHS.consent, LETTERS, LETTERS);
    const gone = 'break the connection';
    api.answerNext(OWN_DATA_PATHS.consents, ok(CONSENTS), gone, gone);
    api.answerNext(OWN_DATA_PATHS.subscribe, gone);
    openPage('/login/soglasiya');
    await userEvent.type(await screen.findByLabelText('Почта'), 'anna@mail.ru');
    await press('Подписаться');
    await waitFor(() => expect(focused()).toHaveTextContent(/Связь прервалась/));
    expect(await screen.findByLabelText('Почта')).toHaveValue('anna@mail.ru');
    expect(screen.queryByText('Сейчас не открыть')).toBeNull();
  });

  it('reads again by itself once the network is back, where there was nothing to show', async () => {
    const gone = 'break the connection';
    api.answerNext(OWN_DATA_PATHS.erasure, gone, gone, ok(NOTHING));
    openPage('/login/dannye');
    await screen.findByText('Сейчас не открыть');
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Стереть мои данные' })).toBeInTheDocument();
  });

  it('leads to its mistakes from a summary that has the focus', async () => {
    api.answerNext(SUBSCRIBE_PATHS.consent, LETTERS, LETTERS);
    api.answerNext(OWN_DATA_PATHS.consents, ok(CONSENTS), ok(CONSENTS));
    api.answerNext(OWN_DATA_PATHS.subscribe, invalid('email', 'Укажите почту'));
    openPage('/login/soglasiya');
    await press('Подписаться');
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: 'Укажите почту' }));
    expect(screen.getByLabelText('Почта')).toHaveFocus();
    cleanup();
    api.answerNext(OWN_DATA_PATHS.erasure, ok(NOTHING), ok(NOTHING));
    openPage('/login/dannye');
    await press('Попросить стереть');
    const unticked = await screen.findByRole('alert');
    await waitFor(() => expect(unticked).toHaveFocus());
    await userEvent.click(within(unticked).getByRole('link', { name: /вернуть стёртое нельзя/ }));
    expect(screen.getByRole('checkbox')).toHaveFocus();
  });
});

describe('the answer to a form of the account', () => {
  it('has the focus once the button is gone with what it was for', async () => {
    api.answerNext(OWN_DATA_PATHS.erasure, ok(NOTHING), ok(ASKED));
    api.answerNext(OWN_DATA_PATHS.askErasure, ok(ASKED));
    openPage('/login/dannye');
    await userEvent.click(await screen.findByRole('checkbox'));
    await press('Попросить стереть');
    await screen.findByText('Просьба на рассмотрении');
    expect(focused()).toHaveTextContent(/Просьба принята/);
    cleanup();
    api.answerNext(OWN_DATA_PATHS.consents, ok(CONSENTS), ok(WITHDRAWN));
    api.answerNext(OWN_DATA_PATHS.withdrawConsent, ok(WITHDRAWN));
    openPage('/login/soglasiya');
    await userEvent.click(await screen.findByText('Отозвать'));
    await press(/Да, отозвать/);
    await screen.findByText(/Отозвано 21\.11\.2026/);
    expect(focused()).toHaveTextContent(/Согласие отозвано/);
  });

  it('tells of a device that was closed, and of all', async () => {
    const one = { ...ACCOUNT, sessions: ACCOUNT.sessions.filter(({ current }) => current) };
    api.answerNext(
      ACCOUNT_PATHS.overview,
      ok({ account: ACCOUNT }),
      ok({ account: one }),
      ok({ account: null }),
    );
    api.answerNext(`${ACCOUNT_PATHS.sessionEnd}/2`, ok({ ok: true }));
    api.answerNext(ACCOUNT_PATHS.leaveEverywhere, ok({ ok: true }));
    openPage('/login');
    await press('Закрыть кабинет: Firefox, Linux');
    await waitFor(() => expect(screen.queryByText('Firefox, Linux')).toBeNull());
    expect(focused()).toHaveTextContent(/Кабинет на другом устройстве закрыт/);
    await userEvent.click(screen.getByText('Выйти везде'));
    await press('Да, выйти везде');
    expect(await screen.findByRole('heading', { name: /^Вход в\sличный кабинет$/u })).toBeInTheDocument();
    expect(screen.getByText(/закрыт на всех устройствах/)).toBeInTheDocument();
  });
});

describe('a form whose answer was lost', () => {
  const LOST = 'break the connection';
  const isSaidToBeDone = async () => {
    await waitFor(() => expect(focused()).toHaveTextContent(/всё сделано: повторять не нужно/));
    expect(screen.queryByText(/нажмите кнопку ещё раз/)).toBeNull();
  };

  it('is said to be done where it is done', async () => {
    api.answerNext(OWN_DATA_PATHS.erasure, ok(NOTHING), ok(ASKED), ok(ASKED));
    api.answerNext(OWN_DATA_PATHS.askErasure, LOST);
    openPage('/login/dannye');
    await userEvent.click(await screen.findByRole('checkbox'));
    await press('Попросить стереть');
    await isSaidToBeDone();
    expect(await screen.findByRole('button', { name: 'Отозвать просьбу' })).toBeVisible();
    cleanup();
    api.answerNext(OWN_DATA_PATHS.consents, ok(CONSENTS), ok(WITHDRAWN), ok(WITHDRAWN));
    api.answerNext(OWN_DATA_PATHS.withdrawConsent, LOST);
    openPage('/login/soglasiya');
    await userEvent.click(await screen.findByText('Отозвать'));
    await press(/Да, отозвать/);
    await isSaidToBeDone();
  });

  it('of the account itself is done as well', async () => {
    const one = { ...ACCOUNT, sessions: ACCOUNT.sessions.filter(({ current }) => current) };
    const gone = ok({ account: null });
    const left = ok({ account: one });
    api.answerNext(ACCOUNT_PATHS.overview, ok({ account: ACCOUNT }), left, left, gone, gone);
    api.answerNext(`${ACCOUNT_PATHS.sessionEnd}/2`, LOST);
    api.answerNext(ACCOUNT_PATHS.leaveEverywhere, LOST);
    openPage('/login');
    await press('Закрыть кабинет: Firefox, Linux');
    await waitFor(() => expect(focused()).toHaveTextContent(/Кабинет на другом устройстве закрыт/));
    await userEvent.click(screen.getByText('Выйти везде'));
    await press('Да, выйти везде');
    // The account says it as well, for as long as it is read anew.
    expect(await screen.findByRole('heading', { name: /^Вход в\sличный кабинет$/u })).toBeInTheDocument();
    expect(screen.getByText(/закрыт на всех устройствах/)).toBeInTheDocument();
    expect(sessionStorage.getItem('account-owner')).toBeNull();
  });

  it('is to be sent again where it is not done: a choice of messages as it was made', async () => {
    const half = { ...CONSENTS, messages: { sms: false, mail: true } };
    const both = { ...CONSENTS, messages: { sms: true, mail: true } };
    api.answerNext(OWN_DATA_PATHS.consents, ok(both), ok(half), ok(half));
    api.answerNext(OWN_DATA_PATHS.messages, ok(half), LOST);
    openPage('/login/soglasiya');
    const choices = await screen.findAllByRole('checkbox');
    for (const choice of choices) await userEvent.click(choice);
    await press('Сохранить');
    await waitFor(() => expect(focused()).toHaveTextContent(/нажмите кнопку ещё раз/));
    for (const choice of screen.getAllByRole('checkbox')) expect(choice).not.toBeChecked();
    api.answerNext(OWN_DATA_PATHS.messages, ok(half), ok(half));
    await press('Сохранить');
    await waitFor(() => expect(focused()).toHaveTextContent(/Сохранили/));
    const sent = api.calls
      .filter(({ path }) => path === OWN_DATA_PATHS.messages)
      .map(({ body }) => body['on']);
    expect(sent).toEqual([false, false, false, false]);
  });
});

describe('a page of one client, in a browser where another has logged in since', () => {
  const WORDS = 'Открыт кабинет другого номера, поэтому ничего не сделано.';
  const others = { ...CONSENTS, owner: 'b2', items: [] };
  const ownersOf = (path: string) => api.calls.filter((call) => call.path === path).map(({ owner }) => owner);

  it('says whose its forms are, is refused, and shows the account of now', async () => {
    api.answerNext(OWN_DATA_PATHS.erasure, ok(NOTHING), ok({ ...NOTHING, owner: 'b2' }));
    api.answerNext(OWN_DATA_PATHS.askErasure, refusal(409, { message: WORDS }), ok(ASKED));
    openPage('/login/dannye');
    await userEvent.click(await screen.findByRole('checkbox'));
    await press('Попросить стереть');
    await waitFor(() => expect(focused()).toHaveTextContent(WORDS));
    await waitFor(() => expect(document.querySelector('[name=owner]')).toHaveValue('b2'));
    await press('Попросить стереть');
    await waitFor(() => expect(ownersOf(OWN_DATA_PATHS.askErasure)).toEqual(['a1', 'b2']));
    cleanup();
    api.answerNext(OWN_DATA_PATHS.consents, ok(CONSENTS), ok(others));
    api.answerNext(OWN_DATA_PATHS.messages, refusal(409, { message: WORDS }));
    openPage('/login/soglasiya');
    await press('Сохранить');
    await waitFor(() => expect(focused()).toHaveTextContent(WORDS));
    expect(ownersOf(OWN_DATA_PATHS.messages)).toEqual(['a1']);
    cleanup();
    api.answerNext(ACCOUNT_PATHS.overview, ok({ account: ACCOUNT }), ok({ account: ACCOUNT }));
    api.answerNext(ACCOUNT_PATHS.leaveEverywhere, refusal(409, { message: WORDS }));
    openPage('/login');
    await userEvent.click(await screen.findByText('Выйти везде'));
    await press('Да, выйти везде');
    expect(await screen.findByText(WORDS)).toBeVisible();
    expect(ownersOf(ACCOUNT_PATHS.leaveEverywhere)).toEqual(['a1']);
  });
});

describe('a session that has ended', () => {
  it('leads from a page to the login, which says why and leads back', async () => {
    api.answerNext(OWN_DATA_PATHS.erasure, LOGGED_OUT, ok(NOTHING));
    openPage('/login/dannye');
    expect(await screen.findByText(/вернём вас на страницу «Данные»/)).toBeInTheDocument();
    await userEvent.type(await screen.findByLabelText('Мобильный телефон'), '9161234567');
    const verified = { need_reset: true, resendAfter: 0, expiresIn: 0, verified: true };
    api.answerNext(SMS_PATHS.request, ok({ verification: verified }));
    api.answerNext(ACCOUNT_PATHS.login, ok({ maskedPhone: ACCOUNT.maskedPhone }));
    await press('Получить код');
    expect(await screen.findByRole('heading', { level: 1, name: 'Мои данные' })).toBeInTheDocument();
  });

  it('is said on the way from one page of the account to the first as well', async () => {
    api.answerNext(OWN_DATA_PATHS.erasure, ok(NOTHING));
    openPage('/login/dannye');
    await userEvent.click(await screen.findByRole('link', { name: 'Заявки' }));
    expect(await screen.findByText('Сеанс закончился. Войдите снова.')).toBeInTheDocument();
    cleanup();
    openPage('/login');
    await screen.findByRole('heading', { name: /^Вход в\sличный кабинет$/u });
    expect(screen.queryByText(/Сеанс закончился/)).toBeNull();
  });

  it('says of an action that it was not done', async () => {
    api.answerNext(OWN_DATA_PATHS.erasure, ok(NOTHING));
    api.answerNext(OWN_DATA_PATHS.askErasure, LOGGED_OUT);
    openPage('/login/dannye');
    await userEvent.click(await screen.findByRole('checkbox'));
    await press('Попросить стереть');
    expect(await screen.findByText(/последнее действие не выполнено.*«Данные»/)).toBeInTheDocument();
    cleanup();
    api.answerNext(ACCOUNT_PATHS.overview, ok({ account: ACCOUNT }));
    api.answerNext(`${ACCOUNT_PATHS.sessionEnd}/2`, LOGGED_OUT);
    openPage('/login');
    await press('Закрыть кабинет: Firefox, Linux');
    expect(await screen.findByText(/последнее действие не выполнено. Войдите снова/)).toBeInTheDocument();
  });
});
