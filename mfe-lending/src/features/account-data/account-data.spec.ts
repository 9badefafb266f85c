import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type BankRequisites,
  OWN_DATA_PATHS,
  type OwnConsents,
  type OwnErasure,
  type OwnLoans,
  SUBSCRIBE_PATHS,
  type TransferCode,
} from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { formatRubles } from '@polden/ru';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { SHELL_DATA } from '../../testing/lender-data.ts';
import { fieldsOf, servePage } from '../../testing/serve-page.ts';

const NOTHING: OwnErasure = { owner: 'a1', request: null, signedDocuments: 0 };
const ASKED: OwnErasure = {
  owner: 'a1',
  request: { id: '1', state: 'asked', askedAt: '2026-11-20T09:00:00.000Z', answeredAt: null, reason: '' },
  signedDocuments: 3,
};
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
  subscriptions: [
    { id: 7, email: 'an•••@mail.ru', status: 'confirmed', askedAt: '2026-11-20T09:00:00.000Z' },
  ],
};
const LOANS: OwnLoans = {
  items: [
    {
      leadId: '00000000-0000-4000-8000-000000000001',
      sum: 250_000,
      created: '2026-11-20T09:00:00.000Z',
      offer: {
        product: 'pts',
        sum: 250_000,
        monthCount: 36,
        days: null,
        paymentKopecks: 1_359_012,
        paymentCount: 36,
        lastPaymentKopecks: 1_358_990,
        overpaymentKopecks: 23_924_410,
        fullCostPercent: 50.4,
        coolingOffHours: 48,
      },
      payer: 'И••• А•••',
    },
  ],
};
const CODE: TransferCode = {
  contract: 'ПЛ-12-345678',
  sum: 1_359_012,
  payer: 'Иванова Анна',
  purpose: 'Погашение займа по договору № ПЛ-12-345678',
  payload: 'ST00012|…',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  png: 'iVBORw0KGgo=',
};

const BANK: BankRequisites = {
  account: '40701810500000001200',
  bankName: 'АО КБ «Примерный», г. Москва',
  bik: '044525012',
  correspondentAccount: '30101810600000000012',
  kpp: '770001001',
};

let api: LenderApi;

beforeEach(async () => {
  SHELL_DATA.brand.bank = BANK;
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  delete SHELL_DATA.brand.bank;
  await api.close();
});

const bodyOf = (path: string) => api.calls.find((call) => call.path === path)?.body;

describe('the pages of a client without scripts', () => {
  it('say what is erased and what is kept, want a tick, and then tell how far the request is', async () => {
    api.answerNext(OWN_DATA_PATHS.erasure, ok(NOTHING), ok(NOTHING), ok(ASKED));
    const page = await servePage('/login/dannye');
    expect(page.text).toMatch(/пять лет после того, как договор/u);
    expect(page.html).toContain('href="/api/v1/account/data/pdf"');
    const form = fieldsOf(page, 'Просьба стереть данные');
    const unticked = await servePage('/login/dannye', form);
    expect(unticked.text).toContain('вернуть стёртое нельзя');
    expect(api.calls.map(({ path }) => path)).not.toContain(OWN_DATA_PATHS.askErasure);
    form.set('agreed', 'on');
    api.answerNext(OWN_DATA_PATHS.askErasure, ok(ASKED));
    const asked = await servePage('/login/dannye', form);
    expect(asked.text).toContain('Просьба на рассмотрении');
    expect(asked.text).toContain('Отозвать просьбу');
  });

  it('show the reason of a refusal', async () => {
    const request = { ...ASKED.request, state: 'declined', answeredAt: '2026-11-21T09:00:00.000Z' };
    api.answerNext(OWN_DATA_PATHS.erasure, ok({ ...ASKED, request: { ...request, reason: 'До 2031 года' } }));
    expect((await servePage('/login/dannye')).text).toContain('До 2031 года');
  });

  it('say of a phone without consents why a ticked form may be no consent of its owner', async () => {
    api.answerNext(OWN_DATA_PATHS.consents, ok({ ...CONSENTS, items: [] }));
    const { text } = await servePage('/login/soglasiya');
    expect(text).toContain('Согласий, подтверждённых кодом из СМС, с этого телефона пока нет.');
    expect(text).toContain('Отметки в формах, где код не вводили, сюда не попадают');
    expect(text).not.toContain('появятся с первой заявкой');
  });

  it('take a consent back, choose messages, and end letters', async () => {
    const all = ok(CONSENTS);
    api.answerNext(OWN_DATA_PATHS.consents, all, all, all, all);
    const page = await servePage('/login/soglasiya');
    api.answerNext(OWN_DATA_PATHS.withdrawConsent, all);
    await servePage('/login/soglasiya', fieldsOf(page, 'Отозвать: Согласие получать рекламу'));
    expect(bodyOf(OWN_DATA_PATHS.withdrawConsent)).toEqual({ id: 'advertising-consent' });
    const messages = fieldsOf(page, 'Сообщения о ходе заявок');
    messages.delete('sms');
    messages.set('mail', 'on');
    api.answerNext(OWN_DATA_PATHS.messages, all, all);
    await servePage('/login/soglasiya', messages);
    expect(api.calls.filter(({ path }) => path === OWN_DATA_PATHS.messages).map(({ body }) => body)).toEqual([
      { channel: 'sms', on: false },
      { channel: 'mail', on: true },
    ]);
    api.answerNext(OWN_DATA_PATHS.unsubscribe, all);
    const ended = await servePage('/login/soglasiya', fieldsOf(page, 'Отключить: an•••@mail.ru'));
    expect(bodyOf(OWN_DATA_PATHS.unsubscribe)).toEqual({ id: 7 });
    expect(ended.text).toContain('Подписка отключена');
  });

  it('give again what was taken back, to the text in force, and link the text of the accepted edition alone', async () => {
    const renewal = { edition: '2026-11-28', paragraphs: ['Я согласен получать предложения'] };
    const [advertising] = CONSENTS.items;
    const old = {
      ...advertising,
      id: 'credit-history-consent',
      title: 'Согласие на запрос кредитной истории',
      shownEdition: '2026-11-28',
    };
    const items = [{ ...advertising, withdrawnAt: '2026-11-21T09:00:00.000Z', renewal }, old];
    const all = ok({ ...CONSENTS, items });
    api.answerNext(OWN_DATA_PATHS.consents, all, all);
    const page = await servePage('/login/soglasiya');
    expect(page.text).toContain('Я согласен получать предложения Редакция от 28.11.2026');
    expect(page.html).not.toContain(`>${old.title}</a>`);
    expect(page.text).toContain('Текст с тех пор изменился: нынешняя редакция, от 28.11.2026');
    api.answerNext(OWN_DATA_PATHS.renewConsent, all);
    const form = fieldsOf(page, 'Дать снова: Согласие получать рекламу');
    const given = await servePage('/login/soglasiya', form);
    expect(bodyOf(OWN_DATA_PATHS.renewConsent)).toEqual({ id: 'advertising-consent', edition: '2026-11-28' });
    expect(given.text).toContain('Согласие дано, и с этой минуты действует');
    const now = ok({ ...CONSENTS, items: [{ ...old, edition: '2026-11-28' }] });
    api.answerNext(OWN_DATA_PATHS.consents, now);
    expect((await servePage('/login/soglasiya')).html).toContain(`>${old.title}</a>`);
  });

  it('tell which warning was accepted, in which edition and when, and offer no way to take that back', async () => {
    const warning: OwnConsents['items'][number] = {
      id: 'deposit-risk-warning',
      title: 'Предупреждение о рисках займа компании',
      edition: '2026-11-22',
      givenAt: '2026-11-25T09:00:00.000Z',
      channel: 'form',
      withdrawnAt: null,
      end: 'read',
      shownEdition: null,
      renewal: null,
    };
    api.answerNext(OWN_DATA_PATHS.consents, ok({ ...CONSENTS, items: [warning] }));
    const { text } = await servePage('/login/soglasiya');
    expect(text).toMatch(/Предупреждение о рисках займа компании Принято 25\.11\.2026 12:00 по Москве/u);
    expect(text).toContain('Редакция от 22.11.2026');
    expect(text).not.toContain('Отозвать');
  });

  it('keep an address that was refused, with what is wrong beside it', async () => {
    const all = ok(CONSENTS);
    const consent = ok({ edition: '2026-11-01', text: 'Согласен получать письма' });
    api.answerNext(SUBSCRIBE_PATHS.consent, consent, consent);
    api.answerNext(OWN_DATA_PATHS.consents, all, all);
    const form = fieldsOf(await servePage('/login/soglasiya'), 'Подписка на письма');
    form.set('email', 'anna@');
    api.answerNext(OWN_DATA_PATHS.subscribe, invalid('email', 'Укажите почту: например, anna@mail.ru'));
    const refused = await servePage('/login/soglasiya', form);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="anna@"');
    expect(refused.text).toContain('Укажите почту: например, anna@mail.ru');
  });

  it('make the code of a payment, whose sum follows from the approved terms and from no contract', async () => {
    api.answerNext(OWN_DATA_PATHS.loans, ok(LOANS), ok(LOANS));
    const page = await servePage('/login/platezhi');
    expect(page.text).toMatch(
      /По одобренным условиям платёж — 13.590,12.₽, последний — 13.589,90.₽; точный — в графике договора/u,
    );
    const form = fieldsOf(page, `Платёж: Заём на ${formatRubles(250_000)}`);
    expect(form.get('sum')).toBe('13\u00a0590,12');
    form.set('contract', 'пл 12 345678');
    api.answerNext(OWN_DATA_PATHS.loanPayment, ok(CODE));
    const paid = await servePage('/login/platezhi', form);
    expect(paid.text).toMatch(/Квитанция на 13.590,12/u);
    expect(bodyOf(OWN_DATA_PATHS.loanPayment)).toEqual({
      leadId: LOANS.items[0]?.leadId,
      contract: 'ПЛ-12-345678',
      sum: '13\u00a0590,12',
    });
  });

  it('tell whoever has no loan that there is nothing to pay, and whom an investor asks', async () => {
    api.answerNext(OWN_DATA_PATHS.loans, ok({ items: [] }));
    expect((await servePage('/login/platezhi')).text).toMatch(
      /Если вы вложили деньги, платить здесь нечего\. О выплатах вам спросите по телефону: \S/u,
    );
  });

  it('lead whoever is not logged in to the login, and say so when nobody can tell', async () => {
    const out = refusal(401, { message: 'Войдите в личный кабинет' });
    api.answerNext(OWN_DATA_PATHS.loans, out);
    const page = await servePage('/login/platezhi');
    expect([page.status, page.location]).toEqual([302, '/login?dalshe=platezhi']);
    expect((await servePage(page.location ?? '')).text).toContain('вернём вас на страницу «Платежи»');
    api.answerNext(OWN_DATA_PATHS.loans, 'break the connection', 'break the connection');
    expect((await servePage('/login/platezhi')).text).toContain('Сейчас не открыть');
  });
});
