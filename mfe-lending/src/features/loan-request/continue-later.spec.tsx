import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { LEAD_ID, PROGRESS, RIGHT_CODE } from '../../testing/lender-data.ts';
import { openPage } from '../../testing/open-page.tsx';
import { APPROVED, TITLE_LOAN } from '../../testing/unfinished-requests.ts';
import { clearDraft, useDraft } from './loan-request.store.ts';

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  cleanup();
  clearDraft();
  await waitFor(() => expect(sessionStorage.getItem('save-state')).toBeNull());
  await api.close();
});

const LATER = 'Заполню в личном кабинете';
const PERSON = { lastName: 'Иванова', firstName: 'Анна', birthday: '05.03.1990' };
const UNFINISHED = { ...PROGRESS, stage: 'unfinished', unfinished: { ...TITLE_LOAN, requiredSum: 333_000 } };
const waits = () => api.answerNext(LEAD_PATHS.progress, ok(UNFINISHED));
const keptWith = () => api.calls.find(({ path }) => path === LEAD_PATHS.keepAnswers)?.body;
const type = (label: string | RegExp, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

async function leave(page = '/dengi-pod-zalog?sum=333000&term=48'): Promise<void> {
  openPage(page);
  await screen.findByLabelText('Мобильный телефон');
  type('Мобильный телефон', '79161234567');
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  press('Получить код');
  fireEvent.change(await screen.findByLabelText('Код из СМС'), { target: { value: RIGHT_CODE } });
  press(/Подтвердить/);
  await screen.findByRole('heading', { name: 'Как вас зовут' });
  type('Фамилия', 'Иванова');
  type('Имя', 'Анна');
  type('Дата рождения', '05.03.1990');
  press('Продолжить');
  await screen.findByRole('heading', { name: 'Паспорт' });
  type('Серия и номер', '4510 12');
  press(LATER);
}

describe('a questionnaire that is left for the account', () => {
  it('is kept with the request as far as it was filled in, and gone on with where it was left', async () => {
    waits();
    await leave();
    await screen.findByRole('button', { name: 'Заполнить анкету' });
    const empty = { departmentCode: '', dateOfIssue: '', middleName: '', placeOfBirth: '', placeOfIssue: '' };
    expect(keptWith()).toEqual({
      leadId: LEAD_ID,
      requiredSum: 333_000,
      requiredMonthCount: 48,
      // What was seen and has no answer has none any more.
      answers: { ...empty, ...PERSON, passport: '4510 12' },
    });
    const kept = { ...PERSON, passport: '4510 12' };
    api.answerNext(LEAD_PATHS.keptAnswers, ok({ answers: kept }));
    press('Заполнить анкету');
    expect(await screen.findByRole('heading', { name: 'Паспорт' })).toBeInTheDocument();
    expect(screen.getByLabelText('Серия и номер')).toHaveValue('4510 12');
    expect(screen.getByText(/333\s000/u)).toBeInTheDocument();
    press('Назад');
    expect(await screen.findByLabelText('Фамилия')).toHaveValue('Иванова');
  });

  it('is kept with what was told of a car', async () => {
    await leave('/zajm-po-pasportu?product=installment&sum=333000&term=48&car=1');
    await screen.findByText(/Номер заявки/u);
    expect(keptWith()).toMatchObject({ requiredSum: 333_000, hasCar: 1 });
  });

  it('stays where it is when it cannot be kept', async () => {
    api.answerNext(LEAD_PATHS.keepAnswers, refusal(503, { message: 'Сервис недоступен' }));
    await leave();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('Серия и номер')).toHaveValue('4510 12');
  });

  it('is led to its request where that is whole already', async () => {
    api.answerNext(LEAD_PATHS.keepAnswers, invalid('id', 'Анкета по этой заявке не нужна'));
    await leave();
    expect(await screen.findByText(/Номер заявки/u)).toBeInTheDocument();
  });
});

describe('a questionnaire that is gone on with from the page of its request', () => {
  const PAGE = `/zajm-onlajn-na-kartu?zayavka=${LEAD_ID}`;
  const approved = () => api.answerNext(LEAD_PATHS.progress, ok(APPROVED), ok(APPROVED));

  async function fillIn() {
    approved();
    const router = openPage(PAGE);
    fireEvent.click(await screen.findByRole('button', { name: 'Заполнить данные для документов' }));
    await screen.findByRole('heading', { name: 'Как вас зовут' });
    type('Фамилия', 'Иванова');
    type('Имя', 'Анна');
    type('Дата рождения', '05.03.1990');
    press('Продолжить');
    await screen.findByRole('heading', { name: 'Паспорт' });
    await waitFor(() => expect(router.state.location.search).toContain('shag=2'));
    for (const search of ['shag=1', 'zayavka=']) {
      await router.navigate(-1);
      await waitFor(() => expect(router.state.location.search).toContain(search));
    }
    await screen.findByText(/Номер заявки/u);
    return router;
  }

  it('loses nothing on the way back to that page, and forward again', async () => {
    const router = await fillIn();
    await router.navigate(1);
    expect(await screen.findByLabelText('Фамилия')).toHaveValue('Иванова');
    await router.navigate(1);
    expect(await screen.findByRole('heading', { name: 'Паспорт' })).toBeInTheDocument();
    expect(router.state.location.search).toContain('shag=2');
  });

  it('has what was typed when its button is pressed once more', async () => {
    await fillIn();
    press('Заполнить данные для документов');
    expect(await screen.findByRole('heading', { name: 'Паспорт' })).toBeInTheDocument();
    expect(useDraft.getState().mainInfo).toMatchObject({ lastName: 'Иванова', firstName: 'Анна' });
  });

  it.each([
    ['what was kept cannot be read', refusal(503, { message: 'Нет связи' })],
    ['the confirmation has expired', invalid('phone', 'Подтвердите номер')],
  ])('has what was typed, and what was kept, also where %s at first', async (_, answer) => {
    await fillIn();
    api.answerNext(
      LEAD_PATHS.keptAnswers,
      answer,
      ok({ answers: { lastName: 'Петрова', placeOfBirth: 'г. Москва' } }),
    );
    press('Заполнить данные для документов');
    const goOn = await screen.findByRole('button', { name: /Вернуться к анкете|Подтвердить/ });
    expect(useDraft.getState().mainInfo).toMatchObject({ lastName: 'Иванова', birthDate: '05.03.1990' });
    const code = screen.queryByLabelText('Код из СМС');
    if (code) fireEvent.change(code, { target: { value: RIGHT_CODE } });
    fireEvent.click(goOn);
    expect(await screen.findByLabelText('Место рождения')).toHaveValue('г. Москва');
    expect(useDraft.getState().mainInfo).toMatchObject({ lastName: 'Иванова', birthDate: '05.03.1990' });
  });

  it('is not begun anew on the way back from a try to read what was kept', async () => {
    api.answerNext(LEAD_PATHS.progress, ok(APPROVED), ok(APPROVED));
    const router = openPage(PAGE);
    await screen.findByRole('button', { name: 'Заполнить данные для документов' });
    api.answerNext(LEAD_PATHS.keptAnswers, refusal(503, { message: 'Нет связи' }));
    press('Заполнить данные для документов');
    await screen.findByText(/подтверждён. Осталась анкета/);
    await router.navigate('/zajm-onlajn-na-kartu?product=pdl&shag=1');
    expect(await screen.findByRole('link', { name: 'Посмотреть заявку' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Как вас зовут' })).toBeNull();
  });

  it('is over once the request needs no more answers, sent from another device', async () => {
    await fillIn();
    cleanup();
    openPage(PAGE);
    await screen.findByText(/Номер заявки/u);
    await waitFor(() => expect(useDraft.getState().requestResponse).toBeNull());
  });

  it.each([
    ['decided', ok(PROGRESS)],
    ['gone', invalid('phone', 'Подтвердите номер')],
  ])('stays where an older request is looked at that is %s', async (_, answer) => {
    const draft = {
      requestResponse: { id: 'another', phone: '+79161234567', created: '', product: 'pts' },
      mainInfo: { lastName: 'Иванова' },
      firstFormDisabled: true,
    } as const;
    useDraft.setState(draft);
    api.answerNext(LEAD_PATHS.progress, answer);
    openPage(PAGE);
    await screen.findByRole('link', { name: /личный кабинет/u });
    expect(useDraft.getState()).toMatchObject(draft);
  });
});

describe('a questionnaire of a product that its page does not lend', () => {
  const SEARCH = 'product=refinance&sum=350000&term=36';

  async function goOn() {
    const asked = { ...TITLE_LOAN, product: 'refinance', path: '/', requiredMonthCount: 36 };
    api.answerNext(LEAD_PATHS.progress, ok({ ...UNFINISHED, unfinished: asked }));
    const router = openPage(`/?zayavka=${LEAD_ID}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Заполнить анкету' }));
    return router;
  }

  it('stays at every step, for the sum and term of its own', async () => {
    const router = await goOn();
    await waitFor(() => expect(router.state.location.search).toBe(`?${SEARCH}&shag=1`));
    await screen.findByRole('heading', { name: 'Как вас зовут' });
    type('Фамилия', 'Иванова');
    type('Имя', 'Анна');
    type('Дата рождения', '05.03.1990');
    press('Продолжить');
    await waitFor(() => expect(router.state.location.search).toBe(`?${SEARCH}&shag=2`));
    await router.navigate(-1);
    expect(await screen.findByLabelText('Фамилия')).toHaveValue('Иванова');
    press(LATER);
    await screen.findByText(/Номер заявки/u);
    expect(keptWith()).toMatchObject({ requiredSum: 350_000, requiredMonthCount: 36 });
  });

  it('is no choice of what the page lends, and not changed by one', async () => {
    const router = await goOn();
    await waitFor(() => expect(router.state.location.search).toBe(`?${SEARCH}&shag=1`));
    expect(Object.keys(useDraft.getState().choices)).toEqual(['refinance']);
    await router.navigate('/dengi-pod-zalog');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Сколько нужно' }), {
      target: { value: '200000' },
    });
    await router.navigate(-1);
    await screen.findByRole('heading', { name: 'Как вас зовут' });
    press(LATER);
    await screen.findByText(/Номер заявки/u);
    expect(keptWith()).toMatchObject({ requiredSum: 350_000, requiredMonthCount: 36 });
  });

  it('comes after another code where the confirmation has expired', async () => {
    api.answerNext(LEAD_PATHS.keptAnswers, invalid('phone', 'Подтвердите номер'), ok({ answers: PERSON }));
    const router = await goOn();
    await waitFor(() => expect(router.state.location.search).toBe(`?${SEARCH}&shag=kod`));
    fireEvent.change(await screen.findByLabelText('Код из СМС'), { target: { value: RIGHT_CODE } });
    press(/Подтвердить/);
    await waitFor(() => expect(router.state.location.search).toBe(`?${SEARCH}&shag=2`));
    expect(await screen.findByRole('heading', { name: 'Паспорт' })).toBeInTheDocument();
  });
});
