import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LEAD_PATHS, SMS_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { LEAD_ID, PROGRESS, RIGHT_CODE } from '../../testing/lender-data.ts';
import { openPage } from '../../testing/open-page.tsx';
import { clearDraft, rememberInDraft, useDraft } from './loan-request.store.ts';

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

const PAGE = '/dengi-pod-zalog';
const VERIFIED = ok({
  verification: { need_reset: true, resendAfter: 0, expiresIn: 0, verified: true },
});
const WRONG_CODE = 'Неверный код. Осталось 4 попытки';
const leads = () => api.calls.filter(({ path }) => path === LEAD_PATHS.create).map(({ body }) => body);
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const sumField = () => screen.findByRole('textbox', { name: 'Сколько нужно' });
const typeSum = async (sum: string) => {
  await userEvent.clear(await sumField());
  await userEvent.type(await sumField(), sum);
};
const questionnaire = () => screen.findByRole('heading', { name: 'Как вас зовут' });

async function askForCode(): Promise<void> {
  // A page may have another form besides.
  const form = within(await screen.findByRole('form', { name: 'Заявка на заём' }));
  await userEvent.type(form.getByLabelText('Мобильный телефон'), '89161234567');
  for (const box of form.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(form.getByRole('button', { name: /получить код/i }));
}

/** With the phone that this tab has confirmed before. */
async function askAgain(): Promise<void> {
  api.answerNext(SMS_PATHS.request, VERIFIED);
  const form = within(await screen.findByRole('form', { name: 'Заявка на заём' }));
  await waitFor(() => expect(form.getByLabelText('Мобильный телефон')).not.toHaveValue('+7'));
  for (const box of form.queryAllByRole('checkbox', { checked: false })) await userEvent.click(box);
  await userEvent.click(form.getByRole('button', { name: /получить код/i }));
}

async function confirm(code = RIGHT_CODE): Promise<void> {
  const field = await screen.findByLabelText('Код из СМС');
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(button(/Подтвердить/));
}

/** What the same tab shows after a reload. */
async function reload(page: string): Promise<void> {
  cleanup();
  await useDraft.persist.rehydrate();
  openPage(page);
}

describe('a request that is stored', () => {
  it('closes the first form: another sum goes into the questionnaire, not into a second request', async () => {
    openPage(PAGE);
    await askForCode();
    await confirm();
    await questionnaire();
    await userEvent.click(screen.getByRole('link', { name: 'Изменить сумму' }));

    expect(await screen.findByText('Номер подтверждён, заявка у нас')).toBeVisible();
    expect(screen.queryByLabelText('Мобильный телефон')).toBeNull();
    await typeSum('300000');
    await userEvent.click(button('Вернуться к анкете'));
    await questionnaire();
    expect(screen.getByText(/300\s000\s₽/)).toBeVisible();
    expect(leads()).toHaveLength(1);
    expect(useDraft.getState()).toMatchObject({ firstFormDisabled: true, currentFormIdx: 2, sum: 300_000 });
  });

  it('may take another of the months that the loan has', async () => {
    openPage(PAGE);
    await askForCode();
    await confirm();
    await questionnaire();
    const term = screen.getByLabelText('Срок');
    expect(
      within(term)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['24\u00a0месяца', '36\u00a0месяцев', '48\u00a0месяцев']);
    expect(useDraft.getState().availableMonths).toEqual([{ id: 24 }, { id: 36 }, { id: 48 }]);
    fireEvent.change(term, { target: { value: '24' } });
    expect(await screen.findByText(/на 24\sмесяца/)).toBeVisible();
    expect(useDraft.getState()).toMatchObject({ sum: 280_000, period: 24 });
  });

  it('is watched until it is decided; a new one may be begun', async () => {
    api.answerNext(
      LEAD_PATHS.progress,
      ok({ ...PROGRESS, status: 'progress', stage: 'processing', percents: 1, link: null }),
    );
    openPage('/?product=pdl');
    await askForCode();
    await confirm();
    await screen.findByText('Рассматриваем заявку');
    cleanup();

    openPage('/?product=pdl');
    expect(await screen.findByRole('link', { name: 'Посмотреть заявку' })).toHaveAttribute(
      'href',
      `/?zayavka=${LEAD_ID}#zayavka`,
    );
    await userEvent.click(button('Начать новую заявку'));
    expect(await screen.findByLabelText('Мобильный телефон')).toHaveValue('+7');
    expect(screen.getByLabelText('Мобильный телефон')).toHaveFocus();
  });

  it('whose phone was confirmed a moment ago goes on to its documents, also by way of the first form', async () => {
    api.answerNext(SMS_PATHS.request, VERIFIED);
    const router = openPage('/biznes-zaim');
    await askForCode();
    await screen.findByText(/подтверждён. Осталось отправить заявку/);
    await waitFor(() => expect(router.state.location.search).toBe('?shag=kod'));
    await router.navigate(-1);
    await userEvent.click(await screen.findByRole('button', { name: 'Продолжить заявку' }));
    const form = within(await screen.findByRole('form', { name: 'Подтверждение телефона' }));
    await waitFor(() => expect(router.state.location.search).toBe('?shag=kod'));
    for (const box of form.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(form.getByRole('button', { name: 'Отправить заявку' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?zayavka=${LEAD_ID}`));
    expect(leads()).toHaveLength(1);
    expect(api.calls.filter(({ path }) => path === LEAD_PATHS.businessFirstStep)).toHaveLength(1);
  });

  it('has used its code: for another loan the lender is asked whether the phone needs one', async () => {
    openPage(PAGE);
    await askForCode();
    await confirm();
    await questionnaire();
    cleanup();

    const router = openPage('/?product=pdl');
    await askAgain();
    await waitFor(() => expect(router.state.location.search).toBe(`?zayavka=${LEAD_ID}`));
  });

  it('has used its code also where it asks nothing more', async () => {
    api.answerNext(LEAD_PATHS.progress, ok({ ...PROGRESS, status: 'progress', stage: 'processing' }));
    openPage('/?product=pdl');
    await askForCode();
    await confirm();
    await screen.findByText('Рассматриваем заявку');
    cleanup();

    openPage(PAGE);
    await askAgain();
    await questionnaire();
  });

  it('leaves no empty answer for the name that is typed for another one', async () => {
    openPage(PAGE);
    await askForCode();
    await confirm();
    await questionnaire();
    fireEvent.input(screen.getByLabelText('Дата рождения'), { target: { value: '05.03.1990' } });
    cleanup();

    openPage('/zaem-pod-zalog');
    await userEvent.type(await screen.findByLabelText('Имя и фамилия'), 'Анна Иванова');
    await askAgain();
    await questionnaire();
    expect(screen.getByLabelText('Фамилия')).toHaveValue('Иванова');
    expect(screen.getByLabelText('Имя')).toHaveValue('Анна');
  });

  it.each(['/biznes-zaim', '/refinansirovaniye'])(
    'is that of its own product: the sum of another one on %s does not take it along',
    async (another) => {
      openPage(PAGE);
      await askForCode();
      await confirm();
      await questionnaire();
      cleanup();

      openPage(another);
      await typeSum('1000000');
      expect(useDraft.getState().product).not.toBe('pts');
      expect(screen.getByRole('form', { name: 'Заявка на заём' })).toBeVisible();
      expect(screen.queryByText('Номер подтверждён, заявка у нас')).toBeNull();
      await reload(PAGE);
      await questionnaire();
    },
  );

  it('goes on from where it stood before a reload while nobody answers', async () => {
    rememberInDraft({ processingForm: { currentPercents: 64, status: 'progress', timer: 12 } });
    api.answerNext(LEAD_PATHS.progress, 'break the connection', 'break the connection');
    openPage(`/?zayavka=${LEAD_ID}`);
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
    expect(screen.getByText('0:12')).toBeVisible();
  });

  it('counts the seconds while an answer is slow', async () => {
    rememberInDraft({ processingForm: { currentPercents: 64, status: 'progress', timer: 0 } });
    const lost = 'break the connection';
    api.answerNext(LEAD_PATHS.progress, lost, lost, 'stay silent');
    openPage(`/?zayavka=${LEAD_ID}`);
    await screen.findByText('0:00');
    expect(await screen.findByText('0:02', undefined, { timeout: 5_000 })).toBeVisible();
  });

  it.each([
    ['Заявка у нас', { status: 'progress', stage: 'processing' }],
    ['Заявка сохранена', null],
  ] as const)('tells «%s» to whoever hears the page once nobody is kept waiting', async (title, known) => {
    const seconds: (() => void)[] = [];
    const every = window.setInterval.bind(window);
    jest.spyOn(window, 'setInterval').mockImplementation(((run: () => void, ms?: number) => {
      if (ms !== 1_000) return every(run, ms);
      seconds.push(run);
      return 0;
    }) as typeof window.setInterval);
    const first = known === null ? 'break the connection' : ok({ ...PROGRESS, ...known });
    api.answerNext(LEAD_PATHS.progress, first, 'stay silent');
    openPage(`/?zayavka=${LEAD_ID}`);
    await screen.findByRole('progressbar');
    act(() => {
      for (let passed = 0; passed < 60; passed += 1) seconds.at(-1)?.();
    });
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    jest.restoreAllMocks();
  });

  it("stands in nobody's way when it may no longer be seen", async () => {
    api.answerNext(LEAD_PATHS.progress, invalid('phone', 'Подтвердите номер'));
    openPage('/?product=pdl');
    await askForCode();
    await confirm();
    await userEvent.click(await screen.findByRole('link', { name: 'Вернуться к расчёту' }));
    expect(await screen.findByLabelText('Мобильный телефон')).toBeVisible();
  });
});

describe('a request whose code was sent', () => {
  // A page may have another form besides.
  const phoneForm = async () => within(await screen.findByRole('form', { name: 'Заявка на заём' }));
  const phoneField = async () => (await phoneForm()).getByLabelText('Мобильный телефон');

  it.each(['/biznes-zaim', '/zajm-onlajn-na-kartu'])(
    'is not that of another page: one on %s begins with the phone and the documents of its own',
    async (page) => {
      openPage('/dengi-na-pokupku-avto');
      await askForCode();
      await screen.findByLabelText('Код из СМС');
      cleanup();

      openPage(page);
      await waitFor(async () => expect(await phoneField()).toHaveValue('+7 (916) 123-45-67'));
      expect(screen.queryByText('Заявка у нас')).toBeNull();
      expect(screen.queryByLabelText('Код из СМС')).toBeNull();
      for (const box of (await phoneForm()).getAllByRole('checkbox')) expect(box).not.toBeChecked();
      await reload('/dengi-na-pokupku-avto');
      expect(await screen.findByLabelText('Код из СМС')).toBeVisible();
    },
  );

  it('is not reached by the address of its step from a page of another product', async () => {
    openPage(PAGE);
    await askForCode();
    await screen.findByLabelText('Код из СМС');
    cleanup();

    const router = openPage('/biznes-zaim?shag=kod');
    await phoneField();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('keeps its code when another product of the same page is chosen, also over a reload', async () => {
    const router = openPage('/');
    await askForCode();
    await screen.findByLabelText('Код из СМС');
    await waitFor(() => expect(router.state.location.search).toBe('?shag=kod'));
    const products = within(screen.getByRole('navigation', { name: 'Вид займа' }));
    const payday = () => products.getByRole('link', { name: /До зарплаты/ });
    await waitFor(() => expect(payday()).toHaveAttribute('href', '/?product=pdl&shag=kod#calc'));
    await userEvent.click(payday());
    await waitFor(() => expect(router.state.location.search).toBe('?product=pdl&shag=kod'));
    expect(screen.getByLabelText('Код из СМС')).toBeVisible();
    await reload('/?product=pdl');
    expect(await screen.findByLabelText('Код из СМС')).toBeVisible();
    await confirm();
    await waitFor(() => expect(leads()).toHaveLength(1));
    expect(leads()[0]).toMatchObject({ product: 'pdl' });
  });

  it('asks for the documents that another product of the same page wants besides', async () => {
    openPage('/');
    await askForCode();
    await screen.findByLabelText('Код из СМС');
    cleanup();
    const [, ...rest] = useDraft.getState().documents;
    rememberInDraft({ documents: rest });

    openPage('/?product=pdl');
    await waitFor(async () => expect(await phoneField()).toHaveValue('+7 (916) 123-45-67'));
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(1);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(rest.length);
  });

  it('is not that of a number which was typed after it', async () => {
    const router = openPage(PAGE);
    await askForCode();
    await screen.findByLabelText('Код из СМС');
    await waitFor(() => expect(router.state.location.search).toBe('?shag=kod'));
    await router.navigate(-1);
    await userEvent.type(await phoneField(), '{Backspace}8');
    await router.navigate(1);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await phoneField()).toHaveValue('+7 (916) 123-45-68');
  });
});

describe('a request that could not be stored yet', () => {
  /** Its first form, to which somebody has come back. */
  async function comeBack() {
    api.answerNext(LEAD_PATHS.create, refusal(503, { message: 'Нет связи' }));
    const router = openPage(PAGE);
    await askForCode();
    await confirm();
    await screen.findByText(/123-45-67 подтверждён/);
    await router.navigate(-1);
    const form = within(await screen.findByRole('form', { name: 'Заявка на заём' }));
    return { router, phone: form.getByLabelText('Мобильный телефон') };
  }

  it('has no confirmed number once another is typed', async () => {
    const { router, phone } = await comeBack();
    await userEvent.type(phone, '{Backspace}8');
    await router.navigate(1);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByText(/подтверждён/)).toBeNull();
  });

  it('has its confirmed number when that is written once more', async () => {
    const { router, phone } = await comeBack();
    fireEvent.input(phone, { target: { value: '89161234567' } });
    await router.navigate(1);
    await waitFor(() => expect(router.state.location.search).toBe('?shag=kod'));
    expect(await screen.findByText(/123-45-67 подтверждён/)).toBeVisible();
  });

  it('has used its code, also for the number that is typed after another', async () => {
    const { phone } = await comeBack();
    await userEvent.type(phone, '{Backspace}8{Backspace}7');
    await askAgain();
    await questionnaire();
  });
});

describe('a consent that is taken back before the request is sent', () => {
  it('leaves the code out of reach, and is no tick after a reload', async () => {
    const router = openPage(PAGE);
    await askForCode();
    await screen.findByLabelText('Код из СМС');
    await router.navigate(-1);
    const boxes = async () =>
      within(await screen.findByRole('form', { name: 'Заявка на заём' })).getAllByRole('checkbox');
    const [first] = await boxes();
    if (first) await userEvent.click(first);
    await router.navigate(1);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await reload(PAGE);
    expect((await boxes()).map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, true]);
  });
});

describe('the loan of a draft', () => {
  it('outlives a reload with its ticks, which are none of another page', async () => {
    openPage(PAGE);
    const boxes = async () =>
      within(await screen.findByRole('form', { name: 'Заявка на заём' })).getAllByRole('checkbox');
    for (const box of await boxes()) await userEvent.click(box);
    const [first] = await boxes();
    if (first) await userEvent.click(first);
    await reload(PAGE);
    expect((await boxes()).map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, true]);
    await reload('/refinansirovaniye');
    for (const box of await boxes()) expect(box).not.toBeChecked();
  });

  it('outlives a reload of a link with a sum in it; another link says something new', async () => {
    openPage(`${PAGE}?sum=500000`);
    expect(await sumField()).toHaveValue('500\u00a0000');
    await typeSum('300000');
    await reload(`${PAGE}?sum=500000`);
    await waitFor(async () => {
      expect(await sumField()).toHaveValue('300\u00a0000');
    });
    await reload(`${PAGE}?sum=400000`);
    expect(await sumField()).toHaveValue('400\u00a0000');
    expect(useDraft.getState()).toMatchObject({ sum: 400_000, choices: { pts: { sum: 300_000 } } });
  });

  it('is the visitor’s choice at every step, however the marks of an advertisement are spelt', async () => {
    openPage(`${PAGE}?sum=500000&utm_content=a|b%20c`);
    await typeSum('300000');
    await askForCode();
    await screen.findByLabelText('Код из СМС');
    expect(await sumField()).toHaveValue('300\u00a0000');
  });
});

describe('what a draft was told of a car', () => {
  const INSTALMENTS = '/zajm-po-pasportu';
  const car = (label: 'Да' | 'Нет') => screen.findByRole('radio', { name: new RegExp(`^${label}`, 'u') });

  it('gives way to a link that names another answer, with its sum, until it is changed there', async () => {
    openPage(INSTALMENTS);
    await userEvent.click(await car('Да'));
    await reload(`${INSTALMENTS}?product=installment&sum=50000&term=9&car=2`);
    await waitFor(async () => expect(await car('Нет')).toBeChecked());
    expect(await sumField()).toHaveValue('50\u00a0000');
    await userEvent.click(await car('Да'));
    await reload(`${INSTALMENTS}?product=installment&sum=50000&term=9&car=2`);
    expect(await car('Да')).toBeChecked();
  });
});

describe('what is kept of a loan', () => {
  const kept = () =>
    (JSON.parse(sessionStorage.getItem('save-state') ?? '{}') as { state?: Record<string, unknown> }).state;
  const SMALL = {
    product: 'pts',
    sum: 80_000,
    period: 36,
    loanType: 0,
    percents: 4.2,
    monthlyPayment: 4_349,
  };

  it('is one loan with its payment, also before it was changed', async () => {
    openPage('/dengi-pod-zalog-pts-bystro');
    await userEvent.type(await screen.findByLabelText('Мобильный телефон'), '9');
    await waitFor(() => expect(kept()).toMatchObject(SMALL));
    await typeSum('100000');
    await waitFor(() => expect(kept()).toMatchObject({ ...SMALL, sum: 100_000, monthlyPayment: 5_436 }));
    cleanup();
    openPage('/?product=pdl');
    await waitFor(() =>
      expect(kept()).toMatchObject({ product: 'pdl', sum: 15_000, period: 21, percents: 0.8 }),
    );
    cleanup();
    openPage('/dengi-pod-zalog-pts-bystro');
    expect(await sumField()).toHaveValue('100\u00a0000');
  });

  it.each([
    [PAGE, 'pts', false],
    ['/refinansirovaniye', 'refinance', false],
    ['/biznes-zaim', 'business', true],
  ])('has the moment at which the request was stored, from %s', async (page, product, isStoredAtOnce) => {
    openPage(page);
    await askForCode();
    await screen.findByLabelText('Код из СМС');
    expect(kept()?.['requestResponse'] !== null).toBe(isStoredAtOnce);
    if (!isStoredAtOnce) await confirm();
    const stored = { id: LEAD_ID, phone: '+79161234567', created: '2026-11-20T09:00:00.000Z', product };
    await waitFor(() => expect(kept()?.['requestResponse']).toEqual(stored));
  });
});

describe('a draft that the browser has no room for', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is remembered by its page: the request goes on', async () => {
    openPage(PAGE);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await askForCode();
    await confirm();
    await questionnaire();
    expect(leads()).toHaveLength(1);
  });
});

describe('a try that failed', () => {
  it('to send a code leaves the form open, though the phone is stored', async () => {
    const tooOften = refusal(429, { message: 'Слишком часто', fields: { retryAfter: 120 } });
    api.answerNext(SMS_PATHS.request, tooOften);
    openPage('/biznes-zaim');
    await askForCode();
    expect(await screen.findByText(/Попробуйте снова через 2 минуты/)).toBeVisible();
    expect(screen.queryByText('Номер подтверждён, заявка у нас')).toBeNull();
    await userEvent.click(button('Отправить и получить код'));
    expect(await screen.findByLabelText('Код из СМС')).toBeVisible();
    const [first, again] = api.calls.filter(({ path }) => path === LEAD_PATHS.businessFirstStep);
    expect(again).toEqual(first);
  });

  it('is explained again after a reload, on its own page only', async () => {
    api.answerNext(SMS_PATHS.confirm, invalid('code', WRONG_CODE));
    openPage(PAGE);
    await askForCode();
    await confirm('111111');
    await screen.findAllByText(WRONG_CODE);
    await reload(PAGE);
    expect((await screen.findAllByText(WRONG_CODE)).length).toBeGreaterThan(0);
    await reload('/dengi-pod-zalog-pts-bystro');
    expect(await screen.findByLabelText('Код из СМС')).toBeVisible();
    expect(screen.queryByText(WRONG_CODE)).toBeNull();
  });

  it('is explained on the step that failed, not on the one before it', async () => {
    const router = openPage(PAGE);
    await askForCode();
    await screen.findByLabelText('Код из СМС');
    await waitFor(() => expect(router.state.location.search).toBe('?shag=kod'));
    await userEvent.click(button(/Подтвердить/));
    await screen.findAllByText(/шесть цифр/);
    await router.navigate(-1);
    expect(await screen.findByLabelText('Мобильный телефон')).toBeVisible();
    expect(screen.queryByText(/шесть цифр/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is the third in a row: a person is offered instead of the form', async () => {
    openPage(PAGE);
    await askForCode();
    for (const tries of [1, 2, 3]) {
      api.answerNext(SMS_PATHS.confirm, invalid('code', WRONG_CODE));
      await confirm('111111');
      await waitFor(() => expect(useDraft.getState().errorCount).toBe(tries));
      expect(screen.queryByText(/Не выходит\? Позвоните/) !== null).toBe(tries === 3);
    }
    await confirm();
    await questionnaire();
    expect(useDraft.getState()).toMatchObject({ errorCount: 0, error: null });
  });
});

it('the bar at the foot of a phone’s screen watches the request, whichever form of it is shown', async () => {
  const watched = new Set<Element>();
  class Watching {
    observe = (element: Element) => watched.add(element);
    disconnect = () => watched.clear();
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Watching });
  try {
    openPage(PAGE);
    await askForCode();
    await screen.findByLabelText('Код из СМС');
    await waitFor(() => expect(watched.size).toBe(1));
    const [request] = watched;
    expect(request).toBeVisible();
    expect(request).toContainElement(button('Подтвердить и отправить'));
    expect(request).toContainElement(screen.getByLabelText('Код из СМС'));
  } finally {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  }
});
