import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  LEAD_PATHS,
  LEAD_STAGE_WORDS,
  leadNumber,
  SIGNATURE_PATHS,
  SMS_PATHS,
  type SignatureDocument,
  type SignatureDocuments,
  type SignedDocuments,
  type WaitingSignature,
} from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { LEAD_ID, PROGRESS, RIGHT_CODE } from '../../testing/lender-data.ts';
import { openPage } from '../../testing/open-page.tsx';

const PAGE = `/podpisanie/${LEAD_ID}`;
const SESSION = '00000000-0000-4000-8000-00000000000a';
const VERIFICATION = '00000000-0000-4000-8000-00000000000b';

const documentOf = (id: string, title: string, isRequired: boolean): SignatureDocument => ({
  id,
  title,
  isRequired,
  link: `/api/v1/signature/file?document=${id}`,
  hash: 'a'.repeat(64),
  size: 34_816,
});
const APPLICATION = documentOf('loan-application', 'Заявление о предоставлении займа', true);
const CONSENT = documentOf('credit-history-consent', 'Согласие на запрос кредитной истории', true);
const ADVERTISING = documentOf('advertising-consent', 'Согласие получать рекламу', false);

const OPEN: SignatureDocuments = {
  product: 'pts',
  offer: {
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
  },
  formSessionId: SESSION,
  documents: [APPLICATION, CONSENT, ADVERTISING],
  waiting: null,
  signed: null,
};
const WAITING: WaitingSignature = {
  signatureVerificationId: VERIFICATION,
  resendAfter: 60,
  expiresIn: 300,
  maskedPhone: '+7 ••• •••-45-67',
  documents: [APPLICATION.id, CONSENT.id],
};
const SIGNED: SignedDocuments = {
  signed: true,
  signedAt: '2026-11-20T09:30:00.000Z',
  documents: [APPLICATION, CONSENT],
};
const asked = { ...OPEN, waiting: WAITING };
const done = { ...OPEN, signed: SIGNED };

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  jest.restoreAllMocks();
  cleanup();
  await api.close();
});

const shows = (...states: SignatureDocuments[]) =>
  api.answerNext(SIGNATURE_PATHS.documents, ...states.map((state) => ok(state)));
const bodiesOf = (path: string) => api.calls.filter((call) => call.path === path).map(({ body }) => body);
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Until the page has been read anew, and its buttons can be pressed again. */
const untilRead = async (times: number) => {
  await waitFor(() => expect(bodiesOf(SIGNATURE_PATHS.documents)).toHaveLength(times));
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
};
const typeCode = async (code: string) => userEvent.type(await screen.findByLabelText('Код из СМС'), code);

describe('signing the documents of a request', () => {
  it('goes from reading to the signed files', async () => {
    const toTop = jest.spyOn(Element.prototype, 'scrollIntoView');
    shows(OPEN, asked, done);
    api.answerNext(SIGNATURE_PATHS.sign, ok(WAITING));
    api.answerNext(SIGNATURE_PATHS.verify, ok(SIGNED));
    api.answerNext(LEAD_PATHS.progress, ok({ ...PROGRESS, stage: 'signed', signature: 'signed' }));
    openPage(PAGE);
    const read = await screen.findByRole('link', { name: /Открыть «Заявление о предоставлении займа»/ });
    expect(read).toHaveAttribute('href', APPLICATION.link);
    expect(read).toHaveTextContent('34 КБ');
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await userEvent.click(screen.getByLabelText(APPLICATION.title));
    await userEvent.click(screen.getByLabelText(CONSENT.title));
    await press(/Получить код для подписи/);

    expect(await screen.findByText('Отправили на +7 ••• •••-45-67')).toBeVisible();
    expect(screen.getByLabelText('Код из СМС')).toHaveFocus();
    expect(screen.getByLabelText('Код из СМС')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByText(ADVERTISING.title)).toBeNull();
    // The field of the code is brought into view by its focus.
    expect(toTop).not.toHaveBeenCalled();
    await typeCode(RIGHT_CODE);
    await press(/^Подписать$/);

    expect(await screen.findByRole('heading', { level: 1, name: 'Документы подписаны' })).toBeVisible();
    await waitFor(() => expect(toTop.mock.contexts).toEqual([document.activeElement]));
    expect(document.activeElement).toHaveTextContent(/^Документы подписаны/u);
    expect(screen.getByText(/Подпись поставлена 20\.11\.2026 12:30/)).toBeVisible();
    const file = screen.getByRole('link', { name: /Скачать «Заявление о предоставлении займа»/ });
    expect(file).toHaveAttribute('href', APPLICATION.link);
    expect(file).toHaveAttribute('download', 'Заявление о предоставлении займа.pdf');
    const account = screen.getByRole('link', { name: 'Перейти в личный кабинет' });
    expect(account).toHaveAttribute('href', PROGRESS.link);
    expect(screen.getByRole('heading', { name: 'Что дальше' })).toBeVisible();
    for (const { title, text } of LEAD_STAGE_WORDS.signed.next) {
      expect(screen.getByText(title)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(bodiesOf(SIGNATURE_PATHS.sign)).toEqual([
      { leadId: LEAD_ID, formSessionId: SESSION, documents: [APPLICATION.id, CONSENT.id] },
    ]);
    expect(bodiesOf(SIGNATURE_PATHS.verify)).toEqual([
      { signatureVerificationId: VERIFICATION, code: RIGHT_CODE },
    ]);
  });

  it('says after signing where the money of a refinancing goes', async () => {
    const signed = { signedAt: '2026-11-20T09:30:00.000Z', documents: [APPLICATION] };
    const offer = OPEN.offer && { ...OPEN.offer, product: 'refinance' as const };
    api.answerNext(SIGNATURE_PATHS.documents, ok({ ...OPEN, product: 'refinance', offer, signed }));
    api.answerNext(LEAD_PATHS.progress, ok({ ...PROGRESS, stage: 'signed' }));
    openPage(PAGE);
    expect(await screen.findByText(/переведём их каждому кредитору/u)).toBeVisible();
    expect(screen.queryByText(/карту или счёт/u)).toBeNull();
  });

  it.each([
    ['beside the documents', OPEN],
    ['beside the code', asked],
  ])('says what is signed %s: the loan, its request and its terms', async (_where, state) => {
    shows(state);
    openPage(PAGE);
    expect(await screen.findByText(`Заём под ПТС, заявка ${leadNumber(LEAD_ID)}`)).toBeVisible();
    for (const [term, value] of [
      ['Полная стоимость займа (ПСК)', /^50,400\s% годовых$/u],
      ['Сумма', /^250\s000\s₽$/u],
      ['Срок', /^36\sмесяцев$/u],
      ['Ежемесячный платёж', /^13\s590,12\s₽$/u],
    ] as const)
      expect(screen.getByText(term).nextElementSibling).toHaveTextContent(value);
  });

  it('wants every required document ticked, and leads to each that is not', async () => {
    shows(OPEN, OPEN);
    openPage(PAGE);
    await press(/Получить код для подписи/);
    const required = [APPLICATION.title, CONSENT.title];
    const told = () =>
      screen.queryAllByRole('link', { name: /^Отметьте: / }).map(({ textContent }) => textContent);
    await waitFor(() => expect(told()).toEqual(required.map((title) => `Отметьте: ${title}`)));
    for (const title of required) expect(screen.getByLabelText(title)).toBeInvalid();
    await userEvent.click(screen.getByLabelText(APPLICATION.title));
    expect(told()).toEqual([`Отметьте: ${CONSENT.title}`]);
    await userEvent.click(screen.getByRole('link', { name: /^Отметьте: / }));
    expect(screen.getByLabelText(CONSENT.title)).toHaveFocus();
    expect(screen.getByLabelText(APPLICATION.title)).toBeChecked();
    expect(bodiesOf(SIGNATURE_PATHS.sign)).toEqual([]);
  });

  it('opens where it was left: at the code that waits', async () => {
    shows(asked);
    openPage(PAGE);
    expect(await screen.findByLabelText('Код из СМС')).toBeVisible();
    expect(screen.getByRole('button', { name: /Новый код через [01]:\d\d/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(bodiesOf(SIGNATURE_PATHS.sign)).toEqual([]);
  });

  it('tells a wrong code, and sends another when the timer allows it', async () => {
    const free = { ...OPEN, waiting: { ...WAITING, resendAfter: 0 } };
    shows(free, free, asked);
    api.answerNext(SIGNATURE_PATHS.verify, invalid('code', 'Неверный код. Осталось 4 попытки'));
    api.answerNext(SIGNATURE_PATHS.retry, ok(WAITING));
    openPage(PAGE);
    await typeCode('111111');
    await press(/^Подписать$/);
    expect(await screen.findByRole('alert')).toHaveTextContent('Осталось 4 попытки');
    await untilRead(2);
    await press(/Прислать код ещё раз/);
    expect(await screen.findByRole('button', { name: /Новый код через/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(bodiesOf(SIGNATURE_PATHS.retry)).toEqual([
      { leadId: LEAD_ID, signatureVerificationId: VERIFICATION },
    ]);
  });

  it('lets one choose the documents again', async () => {
    shows(asked, asked);
    openPage(PAGE);
    await press(/Выбрать документы заново/);
    expect(await screen.findByLabelText(APPLICATION.title)).toBeChecked();
    expect(screen.getByLabelText(/получать рекламу/)).not.toBeChecked();
  });

  it('shows the documents anew when the time is over', async () => {
    shows(asked, OPEN);
    api.answerNext(
      SIGNATURE_PATHS.verify,
      invalid('formSessionId', 'Время подписания вышло: откройте документы ещё раз'),
    );
    openPage(PAGE);
    await typeCode(RIGHT_CODE);
    await press(/^Подписать$/);
    expect(await screen.findByRole('button', { name: /Получить код для подписи/ })).toBeVisible();
    expect(screen.getByText(/Время подписания вышло/)).toBeVisible();
  });

  it('keeps the ticks when the code could not be sent', async () => {
    shows(OPEN, OPEN);
    api.answerNext(SIGNATURE_PATHS.sign, refusal(429, { message: 'Рано', fields: { retryAfter: 30 } }));
    openPage(PAGE);
    await userEvent.click(await screen.findByLabelText(APPLICATION.title));
    await userEvent.click(screen.getByLabelText(CONSENT.title));
    await press(/Получить код для подписи/);
    expect(await screen.findByText(/снова через 30 секунд/)).toBeVisible();
    expect(screen.getByLabelText(CONSENT.title)).toBeChecked();
  });

  it('leaves the ticks and the code where they are while the network is gone', async () => {
    const gone = 'break the connection';
    // After the code the action asks whether it has signed, and the page reads anew.
    api.answerNext(SIGNATURE_PATHS.documents, ok(OPEN), gone, ok(asked), gone, gone);
    api.answerNext(SIGNATURE_PATHS.sign, gone, ok(WAITING));
    api.answerNext(SIGNATURE_PATHS.verify, gone);
    openPage(PAGE);
    await userEvent.click(await screen.findByLabelText(APPLICATION.title));
    await userEvent.click(screen.getByLabelText(CONSENT.title));
    await press(/Получить код для подписи/);
    expect(await screen.findByText(/Связь прервалась\. Всё, что вы ввели, на месте/)).toBeVisible();
    await untilRead(2);
    expect(await screen.findByLabelText(CONSENT.title)).toBeChecked();
    await press(/Получить код для подписи/);
    await typeCode(RIGHT_CODE);
    await press(/^Подписать$/);
    expect(await screen.findByText(/Связь прервалась\. Всё, что вы ввели, на месте/)).toBeVisible();
    await untilRead(5);
    expect(await screen.findByLabelText('Код из СМС')).toHaveValue(RIGHT_CODE);
  });

  it('is signed where the answer to the code alone was lost', async () => {
    api.answerNext(SIGNATURE_PATHS.documents, ok(asked), ok(done), ok(done), ok(done));
    api.answerNext(SIGNATURE_PATHS.verify, 'break the connection');
    openPage(PAGE);
    await typeCode(RIGHT_CODE);
    await press(/^Подписать$/);
    expect(await screen.findByRole('heading', { level: 1, name: 'Документы подписаны' })).toBeVisible();
    expect(screen.queryByText(/нажмите кнопку ещё раз/)).toBeNull();
  });

  it('reads the documents as soon as the network is back, where there was nothing to show', async () => {
    api.answerNext(SIGNATURE_PATHS.documents, 'break the connection', ok(OPEN));
    openPage(PAGE);
    await screen.findByRole('heading', { name: /^Документы пока не\sоткрыть$/u });
    fireEvent(window, new Event('online'));
    expect(await screen.findByLabelText(APPLICATION.title)).toBeVisible();
  });

  it('asks somebody who comes by a link for the phone first', async () => {
    const stranger = invalid('phone', 'Подтвердите номер');
    api.answerNext(SIGNATURE_PATHS.documents, stranger, stranger, ok(OPEN), ok(OPEN));
    openPage(PAGE);
    await userEvent.type(await screen.findByLabelText('Мобильный телефон'), '89161234567');
    await press(/^Получить код$/);
    expect(await screen.findByText(/СМС на \+7 \(916\) 123-45-67/)).toBeVisible();
    await typeCode(RIGHT_CODE);
    await press(/Показать документы/);
    expect(await screen.findByLabelText(APPLICATION.title)).toBeVisible();
    expect(bodiesOf(SMS_PATHS.confirm)).toEqual([{ phone: '79161234567', code: RIGHT_CODE }]);
  });

  it('keeps the field of the code when another one could not be sent', async () => {
    const stranger = invalid('phone', 'Подтвердите номер');
    api.answerNext(SIGNATURE_PATHS.documents, stranger, stranger, stranger);
    const sentNow = { need_reset: false, resendAfter: 0, expiresIn: 300 };
    const tooSoon = refusal(429, { message: 'Рано', fields: { retryAfter: 30 } });
    api.answerNext(SMS_PATHS.request, ok({ verification: sentNow }), tooSoon);
    openPage(PAGE);
    await userEvent.type(await screen.findByLabelText('Мобильный телефон'), '89161234567');
    await press(/^Получить код$/);
    await screen.findByLabelText('Код из СМС');
    await press(/Прислать код ещё раз/);
    expect(await screen.findByText(/снова через 30 секунд/)).toBeVisible();
    expect(screen.getByLabelText('Код из СМС')).toBeVisible();
    expect(bodiesOf(SMS_PATHS.request)).toHaveLength(2);
  });

  it('says when the confirmed phone is not the one of the request', async () => {
    const stranger = invalid('phone', 'Подтвердите номер');
    api.answerNext(SIGNATURE_PATHS.documents, stranger, stranger, stranger, stranger);
    openPage(PAGE);
    await userEvent.type(await screen.findByLabelText('Мобильный телефон'), '89161234567');
    await press(/^Получить код$/);
    await typeCode(RIGHT_CODE);
    await press(/Показать документы/);
    expect(await screen.findByRole('alert')).toHaveTextContent('На этот номер такой заявки нет');
    expect(screen.getByLabelText('Мобильный телефон')).toHaveValue('+7 (916) 123-45-67');
  });

  it.each(['lapsed', 'declined'] as const)('says what has become of an offer that is %s', async (stage) => {
    shows(OPEN);
    openPage(PAGE);
    await screen.findByLabelText(APPLICATION.title);
    const over = invalid('leadId', `${LEAD_STAGE_WORDS[stage].title}.`);
    const standing = ok({ ...PROGRESS, status: 'fail', stage, link: null });
    api.answerNext(SIGNATURE_PATHS.decline, stage === 'declined' ? ok({ declined: true }) : over);
    api.answerNext(SIGNATURE_PATHS.documents, over, over);
    api.answerNext(LEAD_PATHS.progress, standing, standing);
    await userEvent.click(screen.getByText('Отказаться от предложения'));
    await press(/^Да, отказаться/u);
    const title = LEAD_STAGE_WORDS[stage].title.replaceAll(' ', '\\s');
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp(`^${title}$`, 'u') }),
    ).toBeVisible();
    expect(screen.getByText(LEAD_STAGE_WORDS[stage].text, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Личный кабинет' })).toHaveAttribute('href', '/login');
    expect(bodiesOf(SIGNATURE_PATHS.decline)).toEqual([{ leadId: LEAD_ID }]);
  });

  it('says in a tab where it is refused that it was signed in another', async () => {
    shows(OPEN, done);
    api.answerNext(LEAD_PATHS.progress, ok({ ...PROGRESS, stage: 'signed', signature: 'signed' }));
    openPage(PAGE);
    await userEvent.click(await screen.findByText('Отказаться от предложения'));
    const words = 'Документы по этой заявке уже подписаны';
    api.answerNext(SIGNATURE_PATHS.decline, invalid('leadId', words));
    await press(/^Да, отказаться/u);
    expect(await screen.findByRole('heading', { level: 1, name: 'Документы подписаны' })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says that there is nothing to sign, or that nobody answers', async () => {
    api.answerNext(SIGNATURE_PATHS.documents, invalid('leadId', 'Рано'));
    openPage(PAGE);
    expect(await screen.findByRole('heading', { name: 'Подписывать пока нечего' })).toBeVisible();
    cleanup();
    api.answerNext(SIGNATURE_PATHS.documents, 'break the connection');
    openPage(PAGE);
    expect(await screen.findByRole('heading', { name: /^Документы пока не\sоткрыть$/u })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Обновить страницу' })).toHaveAttribute('href', PAGE);
  });

  it('is offered once the request is approved', async () => {
    api.answerNext(LEAD_PATHS.progress, ok({ ...PROGRESS, signature: 'open' }));
    openPage(`/?zayavka=${LEAD_ID}`);
    const link = await screen.findByRole('link', { name: 'Подписать документы' });
    expect(link).toHaveAttribute('href', PAGE);
  });
});
