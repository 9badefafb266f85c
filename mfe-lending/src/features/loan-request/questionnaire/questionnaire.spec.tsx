import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CAR_PATHS, LEAD_PATHS, SMS_PATHS, SUGGESTION_PATHS } from '@polden/api-contract';
import { configureHttp, provideCaptcha } from '@polden/http';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startLenderApi, type LenderApi } from '../../../testing/lender-api.ts';
import { LEAD_ID, RIGHT_CODE } from '../../../testing/lender-data.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { CHECK_INDEX } from '../form-index.ts';
import { clearDraft, moveForm, rememberInDraft, useDraft } from '../loan-request.store.ts';

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  cleanup();
  provideCaptcha(null);
  document.cookie = 'client_id=; Max-Age=0';
  clearDraft();
  await waitFor(() => {
    expect(sessionStorage.getItem('save-state')).toBeNull();
  });
  await api.close();
});

const type = (label: string | RegExp, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
/** Masks come with the first touch of a field. */
const shows = (label: string, text: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(text));
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });
const lead = {
  id: LEAD_ID,
  phone: '+79161234567',
  created: '2026-11-20T09:00:00.000Z',
  product: 'pts',
} as const;

async function openQuestionnaire(): Promise<ReturnType<typeof openPage>> {
  const router = openPage('/dengi-pod-zalog');
  fireEvent.input(await screen.findByLabelText('Мобильный телефон'), { target: { value: '79161234567' } });
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  press('Получить код');
  fireEvent.change(await screen.findByLabelText('Код из СМС'), { target: { value: RIGHT_CODE } });
  press(/Подтвердить/);
  await heading('Как вас зовут');
  return router;
}

describe('the questionnaire in a browser', () => {
  it('moves the focus to each step, asks with masks, and remembers all but the passport for the tab', async () => {
    await openQuestionnaire();
    expect(await heading('Как вас зовут')).toHaveFocus();
    press('Продолжить');
    expect(await screen.findByRole('alert')).toHaveFocus();
    type('Фамилия', 'Иванова');
    type('Имя', 'Анна');
    type('Дата рождения', '05031990');
    await shows('Дата рождения', '05.03.1990');
    press('Продолжить');
    expect(await heading('Паспорт')).toHaveFocus();
    type('Серия и номер', '4510123456');
    type('Код подразделения', '770001');
    await shows('Серия и номер', '4510 123456');
    await shows('Код подразделения', '770-001');

    const suggestion = await screen.findByRole('button', { name: 'ОВД РАЙОНА АРБАТ ГОРОДА МОСКВЫ' });
    fireEvent.click(suggestion);
    expect(screen.getByLabelText('Кем выдан')).toHaveValue('ОВД РАЙОНА АРБАТ ГОРОДА МОСКВЫ');
    expect(api.calls.filter(({ path }) => path === SUGGESTION_PATHS.placeOfIssue)[0]?.body).toEqual({
      placeOfIssue: '770-001',
    });
    expect(useDraft.getState()).toMatchObject({
      currentFormIdx: 3,
      prevFormIdx: 2,
      mainInfo: { passport: '4510 123456', placeOfIssue: 'ОВД РАЙОНА АРБАТ ГОРОДА МОСКВЫ' },
    });
    const stored = sessionStorage.getItem('save-state') ?? '';
    expect(stored).toContain('Иванова');
    for (const secret of ['4510', '770-001', 'АРБАТ', '05.03.1990']) expect(stored).not.toContain(secret);

    press('Назад');
    expect(await heading('Как вас зовут')).toHaveFocus();
    expect(useDraft.getState()).toMatchObject({ currentFormIdx: 2, prevFormIdx: 3 });
  });

  it('writes the code of the department that was picked, and asks before it changes another one', async () => {
    await openQuestionnaire();
    type('Фамилия', 'Иванова');
    type('Имя', 'Анна');
    type('Дата рождения', '05031990');
    await shows('Дата рождения', '05.03.1990');
    press('Продолжить');
    await heading('Паспорт');
    const ARBAT = 'ОВД РАЙОНА АРБАТ ГОРОДА МОСКВЫ';
    type('Кем выдан', 'ОВД РАЙОНА АРБАТ');
    fireEvent.click(await screen.findByRole('button', { name: `${ARBAT}, код 770-001` }));
    expect(screen.getByLabelText('Кем выдан')).toHaveFocus();
    await shows('Код подразделения', '770-001');
    expect(screen.queryByText(/У этого подразделения/)).toBeNull();

    type('Код подразделения', '123456');
    await shows('Код подразделения', '123-456');
    expect(screen.getByText('У этого подразделения код 770-001')).toBeVisible();
    expect(screen.getByLabelText('Код подразделения')).toHaveValue('123-456');
    press('Поставить 770-001');
    await shows('Код подразделения', '770-001');
    expect(screen.getByLabelText('Кем выдан')).toHaveFocus();
    expect(screen.queryByText(/У этого подразделения/)).toBeNull();
    expect(useDraft.getState().mainInfo).toMatchObject({ placeOfIssue: ARBAT, departmentCode: '770-001' });
    // The same code once more is written as well.
    type('Код подразделения', '123456');
    await shows('Код подразделения', '123-456');
    press('Поставить 770-001');
    await shows('Код подразделения', '770-001');
  });

  it('finds its place after a reload, and says kindly what has to be written again', async () => {
    rememberInDraft({
      requestResponse: lead,
      phoneNumber: '+7 (916) 123-45-67',
      phoneConfirmed: true,
      mainInfo: { lastName: 'Иванова', firstName: 'Анна', monthIncome: '90 000', ...SECRETS },
      choices: {},
      currentFormIdx: 5,
    });
    await useDraft.persist.rehydrate();
    openPage('/dengi-pod-zalog');
    expect(await screen.findByText(/Страница открылась заново/)).toBeVisible();
    expect(screen.getByLabelText('Фамилия')).toHaveValue('Иванова');
    type('Дата рождения', '05031990');
    expect(screen.getByText('Шаг 1 из 4')).toBeVisible();
    press('Продолжить');
    expect(await heading('Паспорт')).toHaveFocus();
    expect(screen.getByLabelText('Серия и номер')).toHaveValue('');
    expect(screen.queryByText(/Страница открылась заново/)).toBeNull();
  });

  it('is walked by «Back» and «Forward», step by step, and loses nothing', async () => {
    const router = await openQuestionnaire();
    expect(router.state.location.search).toBe('?shag=1');
    type('Фамилия', 'Иванова');
    type('Имя', 'Анна');
    type('Дата рождения', '05031990');
    await shows('Дата рождения', '05.03.1990');
    press('Продолжить');
    await heading('Паспорт');
    expect(router.state.location.search).toBe('?shag=2');
    type('Серия и номер', '4510123456');
    await shows('Серия и номер', '4510 123456');

    await router.navigate(-1);
    expect(await heading('Как вас зовут')).toHaveFocus();
    expect(screen.getByLabelText('Фамилия')).toHaveValue('Иванова');
    expect(screen.getByLabelText('Дата рождения')).toHaveValue('05.03.1990');
    await router.navigate(1);
    await heading('Паспорт');
    expect(screen.getByLabelText('Серия и номер')).toHaveValue('4510 123456');

    await router.navigate(-2);
    expect(await screen.findByText(/подтверждён. Осталась анкета/)).toHaveFocus();
    const change = screen.getByRole('button', { name: 'Изменить номер' });
    change.focus();
    await router.navigate(router.state.location, { replace: true });
    expect(change).toHaveFocus();
    await router.navigate(-1);
    expect(await screen.findByText('Номер подтверждён, заявка у нас')).toBeVisible();
    expect(router.state.location.search).toBe('');
    press('Вернуться к анкете');
    await screen.findByText(/Шаг \d из 4/);
    expect(api.calls.filter(({ path }) => path === LEAD_PATHS.create)).toHaveLength(1);
  });

  it('is one step back by «Back» in the very moment in which a step is shown', async () => {
    const router = await openQuestionnaire();
    type('Фамилия', 'Иванова');
    type('Имя', 'Анна');
    type('Дата рождения', '05031990');
    await shows('Дата рождения', '05.03.1990');
    const observer = new MutationObserver(() => {
      if (!screen.queryByRole('heading', { name: 'Паспорт' })) return;
      observer.disconnect();
      void router.navigate(-1);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    press('Продолжить');
    await waitFor(() => expect(router.state.historyAction).toBe('POP'));
    expect(await heading('Как вас зовут')).toBeVisible();
    expect(router.state.location.search).toBe('?shag=1');
  });

  it('keeps the draft until the page of the accepted request is there, and leads to it', async () => {
    const router = await openQuestionnaire();
    const closedAt: string[] = [];
    const forget = useDraft.subscribe(({ requestStatus }, before) => {
      if (requestStatus !== before.requestStatus)
        closedAt.push(`${requestStatus} ${router.state.location.search}`);
    });
    press('Заполню в личном кабинете');
    await waitFor(() => expect(closedAt[1]).toBe(`progress ?zayavka=${LEAD_ID}`));
    forget();
    expect(router.state.location.search).toBe(`?zayavka=${LEAD_ID}`);
  });

  it('shows no step that nobody has come to, whatever the address says', async () => {
    const router = openPage('/dengi-pod-zalog?shag=proverka&sum=300000');
    expect(await screen.findByLabelText('Мобильный телефон')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?sum=300000'));
    expect(screen.getByRole('textbox', { name: 'Сколько нужно' })).toHaveValue('300\u00a0000');
  });

  it('another product begins anew, with the phone that is known', async () => {
    rememberInDraft({ requestResponse: lead, phoneNumber: '+7 (916) 123-45-67', currentFormIdx: 3 });
    openPage('/biznes-zaim');
    const form = within(await screen.findByRole('form', { name: 'Заявка на заём' }));
    expect(form.getByLabelText('Мобильный телефон')).toHaveValue('+7 (916) 123-45-67');
  });

  it('reads as it stands on a phone, and names the field of each mistake', async () => {
    await openQuestionnaire();
    const aside = screen.getByRole('complementary');
    const form = screen.getByRole('form', { name: 'Как вас зовут' });
    expect(aside.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const label of ['Фамилия', 'Имя', /Отчество/u]) type(label, 'Anna');
    type('Дата рождения', '31021950');
    await shows('Дата рождения', '31.02.1950');
    press('Продолжить');
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Фамилия — русскими буквами, как в паспорте',
      'Имя — русскими буквами, как в паспорте',
      'Отчество — русскими буквами, как в паспорте',
      'Дата рождения — такого дня нет: проверьте дату',
    ]);
  });

  it.each([
    [/^Изменить ?: госномер$/u, 'Госномер'],
    [/^Изменить ?: имя$/u, 'Имя'],
    [/^Изменить ?: город$/u, /Другой город/u],
  ])('leads from %s to the field itself', async (button, field) => {
    rememberInDraft({
      requestResponse: lead,
      city: 'Казань',
      mainInfo: { ...ANSWERS, carNumber: 'a 123 bc 77', birthday: '5 марта 1990' },
      currentFormIdx: CHECK_INDEX,
    });
    openPage('/dengi-pod-zalog');
    await heading('Проверьте ответы');
    for (const shown of ['Иванова-Петрова', 'А123ВС77', '05.03.1990'])
      expect(screen.getByText(shown)).toBeVisible();
    press(button);
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
  });

  it('says what the car is worth, and lets one pick another city', async () => {
    rememberInDraft({
      requestResponse: lead,
      mainInfo: { carMark: 'lada', carModel: 'Vesta', ...SECRETS },
      currentFormIdx: 5,
    });
    openPage('/dengi-pod-zalog');
    await heading('Машина');
    type('Год выпуска', '2020');
    expect(await screen.findByText(/1\s020\s000/)).toBeVisible();
    expect(api.calls.find(({ path }) => path === CAR_PATHS.cost)?.body).toMatchObject({ year: 2020 });
    press('Назад');
    await heading('Дом и доход');
    press('Выбрать город');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.input(dialog.getByLabelText('Начните писать название'), { target: { value: 'тул' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Тула' }));
    expect(await screen.findByRole('button', { name: 'Другой город, сейчас Тула' })).toBeVisible();
    expect(useDraft.getState().city).toBe('Тула');
    press(/Другой город/u);
    expect(await screen.findByLabelText('Начните писать название')).toHaveFocus();
    await userEvent.keyboard('питер{Enter}');
    expect(useDraft.getState().city).toBe('Санкт-Петербург');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /сейчас Санкт-Петербург/u })).toBeVisible();
  });

  it('brings a proof of work and the id of the visitor with the request of a code', async () => {
    document.cookie = 'client_id=GA1.2.345';
    let solved = 0;
    provideCaptcha({ version: 'pow-1', solve: () => Promise.resolve(`proof-${(solved += 1)}`) });
    await openQuestionnaire();
    const body = api.calls.find(({ path }) => path === SMS_PATHS.request)?.body;
    expect(body).toEqual({ phone: '79161234567', token: 'proof-1', version: 'pow-1', pid: 'GA1.2.345' });
    expect(api.calls.find(({ path }) => path === LEAD_PATHS.create)).toBeDefined();
    expect(solved).toBe(2);
  });
});

const SECRETS = {
  birthday: '05.03.1990',
  passport: '4510 123456',
  dateOfIssue: '20.05.2015',
  departmentCode: '770-001',
  placeOfIssue: 'ОВД РАЙОНА АРБАТ',
  placeOfBirth: 'Москва',
  residentialAddress: 'Арбат, 1',
};

const ANSWERS = {
  ...SECRETS,
  lastName: 'иванова-петрова',
  firstName: 'Анна',
  middleName: '-',
  region: 'Москва',
  monthIncome: '90 000',
  carMark: 'LADA',
  carModel: 'Vesta',
  carProduced: '2020',
  carNumber: 'А123ВС77',
};

describe('the draft of a request', () => {
  it('moves by signed steps, never before the first', () => {
    moveForm(2);
    moveForm(-1);
    expect(useDraft.getState()).toMatchObject({ currentFormIdx: 1, prevFormIdx: 2 });
    moveForm(-5);
    expect(useDraft.getState()).toMatchObject({ currentFormIdx: 0, prevFormIdx: 1 });
  });

  it('is cleared to its defaults at once, and in the storage on the next tick', async () => {
    rememberInDraft({ sum: 90_000, city: 'Тула', mainInfo: SECRETS, errorCount: 2 });
    clearDraft();
    expect(useDraft.getState()).toMatchObject({
      product: 'pts',
      sum: 280_000,
      period: 48,
      phoneNumber: '+7',
      phoneConfirmed: false,
      requestStatus: 'undefined',
      city: '',
      mainInfo: {},
      errorCount: 0,
      error: null,
      firstFormDisabled: false,
      availableMonths: [],
      loanType: 0,
      iSum: 30_000,
      iPeriod: 12,
      processingForm: { currentPercents: 1 },
    });
    expect(sessionStorage.getItem('save-state')).not.toBeNull();
    await waitFor(() => {
      expect(sessionStorage.getItem('save-state')).toBeNull();
    });
  });
});
