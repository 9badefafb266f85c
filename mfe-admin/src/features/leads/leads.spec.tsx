import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  ADMIN_LEAD_PATHS,
  AUTH_PATHS,
  LEAD_PERSONAL_ACTION,
  LEAD_RIGHTS,
  leadNumber,
  type LeadCard,
  type LeadList,
  type LeadListItem,
  type LeadSummary,
} from '@polden/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { pressButton } from '../../testing/press-button.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { type Answer, ok, refusal } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { queryClient } from '../calls/query-client.ts';
import { useToasts } from '../toasts/toast.store.ts';
import { LEAD_KEYS } from './leads.api.ts';

const LOAN: LeadListItem = {
  id: '0b6fb6f0-6f4c-4b3e-9a51-1d6f6c1f2a10',
  kind: 'loan',
  status: 'new',
  stage: 'processing',
  takenBy: null,
  delivery: 'dead',
  createdAt: '2026-11-20T09:00:00.000Z',
  phone: '+7 916 ***-**-67',
  name: 'А•••',
  phoneVerified: true,
  product: 'pts',
  requiredSum: 280_000,
  monthCount: 48,
  days: null,
  formType: 'second',
  leadType: 'site3_auto_loans',
  utmSource: null,
};
const AGENT: LeadListItem = {
  ...LOAN,
  id: '0b6fb6f0-6f4c-4b3e-9a51-1d6f6c1f2a11',
  kind: 'agent',
  stage: null,
  delivery: 'accepted',
  product: null,
  requiredSum: null,
  monthCount: null,
  phoneVerified: false,
};
const CARD: LeadCard = {
  ...LOAN,
  revision: 2,
  formName: 'lkk_zaim2',
  answers: [{ label: 'Паспорт', value: '•••• ••3456' }],
  source: [],
  documents: [{ id: 'personal-data-consent', edition: '2026-11-01' }],
  limit: null,
  offerUntil: null,
  decidedAt: null,
  offering: null,
  deliveries: [
    { step: 'second', state: 'dead', attempts: 12, changedAt: LOAN.createdAt, error: 'CRM ответила 503' },
  ],
  timeline: [],
  files: [],
  nextStatuses: ['in-work'],
  personal: false,
};
const WELL: LeadSummary = { dead: 0, queued: 0, late: 0, signed: 0 };
const listOf = (...items: LeadListItem[]): LeadList => ({ items, pageCount: 1, total: items.length });

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: [LEAD_RIGHTS.list, LEAD_RIGHTS.summary, LEAD_RIGHTS.item] };
  // The page asks for both as often as something has changed.
  api.answerNext(ADMIN_LEAD_PATHS.summary, ...Array.from({ length: 9 }, () => ok(WELL)));
  api.answerNext(ADMIN_LEAD_PATHS.list, ...Array.from({ length: 9 }, () => ok(listOf(LOAN, AGENT))));
});
afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const may = (...actions: string[]) => {
  api.session.user = { ...ADMIN, actions: [...api.session.user.actions, ...actions] };
};
const lastListed = () => api.calls.filter(({ path }) => path === ADMIN_LEAD_PATHS.list).at(-1)?.query;
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the page of requests', () => {
  it('are there for a role that may not see how many there are of them, and are given out as a table', async () => {
    api.session.user = { ...ADMIN, actions: [LEAD_RIGHTS.list, LEAD_RIGHTS.item, LEAD_RIGHTS.export] };
    api.answerNext(ADMIN_LEAD_PATHS.list, ok(listOf(LOAN)));
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const router = openAdmin(api, '/admin/leads');
    await pressButton('Выгрузить в CSV');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    saved.mockRestore();
    expect(router.state.location.pathname).toBe('/admin/leads');
    expect(api.calls.filter(({ path }) => path === ADMIN_LEAD_PATHS.summary)).toEqual([]);
  });

  it('says who asks for what and how far it is', async () => {
    openAdmin(api, '/admin/leads');
    const loan = await rowOf(/Заём: под ПТС/);
    expect(loan.getByText(/280\s000\s₽ на 48 месяцев/)).toBeVisible();
    expect(loan.getByText('Не доставлена')).toBeVisible();
    expect(loan.getByRole('link')).toHaveAttribute('href', `/admin/leads/${LOAN.id}`);
    const agent = await rowOf(/Стать агентом/);
    expect(agent.getByText('без кода')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Нашлось: 2');
    expect(screen.queryByText(/CRM не приняла/)).toBeNull();
  });

  it('asks for what the filters and the address say', async () => {
    may(LEAD_PERSONAL_ACTION);
    const router = openAdmin(api, '/admin/leads?status=new&kind=nonsense');
    await screen.findByText('Нашлось: 2');
    expect(lastListed()?.toString()).toBe('status=new&page=1');
    await userEvent.selectOptions(screen.getByLabelText('Обращение'), 'Заём');
    await userEvent.selectOptions(screen.getByLabelText('Доставка'), 'Не доставлена');
    await userEvent.type(screen.getByLabelText('Телефон, почта или номер заявки'), '9161234567');
    await waitFor(() => {
      expect(lastListed()?.toString()).toBe('kind=loan&status=new&delivery=dead&search=9161234567&page=1');
    });
    expect(router.state.location.search).toBe('?kind=loan&status=new&delivery=dead&search=9161234567');
    await userEvent.selectOptions(screen.getByLabelText('Статус'), 'Любой');
    await waitFor(() => {
      expect(lastListed()?.has('status')).toBe(false);
    });
  });

  it('says what is signed and who has taken what, and is filtered by both', async () => {
    const signed: LeadListItem = { ...LOAN, status: 'in-work', stage: 'signed', takenBy: 'Пётр Утров' };
    api.answerNext(ADMIN_LEAD_PATHS.list, ...Array.from({ length: 5 }, () => ok(listOf(signed))));
    openAdmin(api, '/admin/leads?status=approved&stage=signed');
    const row = await rowOf(/Заём: под ПТС/);
    expect(row.getByText('Подписана')).toBeVisible();
    expect(row.getByText('Взял: Пётр Утров')).toBeVisible();
    expect(lastListed()?.toString()).toBe('status=approved&stage=signed&page=1');
    await userEvent.click(screen.getByLabelText('Мои заявки'));
    await userEvent.selectOptions(screen.getByLabelText('Одобренные'), 'Ждут подписи');
    await waitFor(() => {
      expect(lastListed()?.toString()).toBe('status=approved&stage=approved&mine=1&page=1');
    });
  });

  it('says who looks by phone and mail to those who may not', async () => {
    api.answerNext(ADMIN_LEAD_PATHS.list, ok(listOf(LOAN)), ok(listOf()), ok(listOf()));
    openAdmin(api, '/admin/leads');
    await screen.findByText('Нашлось: 1');
    expect(screen.queryByLabelText(/Телефон/u)).toBeNull();
    await userEvent.type(screen.getByLabelText('Номер заявки'), '+7 916 123-45-67');
    expect(
      await screen.findByText('По телефону и почте ищут сотрудники, которым открыты личные данные.'),
    ).toBeVisible();
  });

  it('leads from behind its end to its last page, and from a request back to where one was', async () => {
    const empty = ok({ items: [], pageCount: 3, total: 107 } satisfies LeadList);
    const last = ok({ items: [LOAN], pageCount: 3, total: 107 } satisfies LeadList);
    api.answerNext(ADMIN_LEAD_PATHS.list, empty, last, last);
    api.answerNext(`${ADMIN_LEAD_PATHS.item}/${CARD.id}`, ok(CARD));
    const router = openAdmin(api, '/admin/leads?kind=loan&page=999');
    await userEvent.click(await screen.findByRole('link', { name: 'Показать последнюю, 3' }));
    await userEvent.click(await screen.findByRole('link', { name: leadNumber(LOAN.id) }));
    await userEvent.click(await screen.findByRole('link', { name: 'Все заявки' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?kind=loan&page=3');
    });
  });

  it('says at its field that a period ends before it begins', async () => {
    api.answerNext(ADMIN_LEAD_PATHS.list, ok(listOf()), ok(listOf()));
    openAdmin(api, '/admin/leads?dateFrom=2026-11-20&dateTo=2026-11-01');
    expect(await screen.findByText(/^Период кончается раньше, чем начинается/u)).toBeVisible();
    expect(screen.getByLabelText('По дату')).toHaveAccessibleDescription('Раньше, чем «С даты»');
  });

  it('offers the table with personal data to those who may have it, as filtered', async () => {
    openAdmin(api, '/admin/leads');
    await screen.findByText('Нашлось: 2');
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
    closeAdmin();

    may(LEAD_RIGHTS.export);
    openAdmin(api, '/admin/leads?kind=loan');
    // What a browser would save; jsdom only tells that it cannot go there.
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.getAttribute('href') ?? '');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Выгрузить в CSV' }));
    await waitFor(() => {
      expect(saved).toEqual([`/api/v1/${ADMIN_LEAD_PATHS.export}?kind=loan`]);
    });
    click.mockRestore();
  });

  it('says what the CRM has not taken, shows it, and sends it again', async () => {
    may(LEAD_RIGHTS.retryAll);
    api.answerNext(ADMIN_LEAD_PATHS.summary, ok({ ...WELL, dead: 3 }), ok(WELL), ok(WELL));
    api.answerNext(ADMIN_LEAD_PATHS.retryAll, ok({ retried: 3 }));
    openAdmin(api, '/admin/leads');
    expect(await screen.findByText('CRM не приняла 3 заявки')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Показать их' }));
    await waitFor(() => {
      expect(lastListed()?.get('delivery')).toBe('dead');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Отправить все ещё раз' }));
    await waitFor(() => {
      expect(screen.queryByText('CRM не приняла 3 заявки')).toBeNull();
    });
    expect(api.calls.filter(({ path }) => path === ADMIN_LEAD_PATHS.retryAll)).toHaveLength(1);
  });

  it('says that there is nothing, or that it could not be read', async () => {
    may(LEAD_RIGHTS.export);
    api.answerNext(ADMIN_LEAD_PATHS.list, ok(listOf()), ok(listOf()));
    openAdmin(api, '/admin/leads');
    expect(await screen.findByText('Заявок ещё нет.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
    closeAdmin();
    openAdmin(api, '/admin/leads?kind=loan');
    expect(await screen.findByText('Таких заявок нет.')).toBeVisible();
    closeAdmin();
    api.answerNext(
      ADMIN_LEAD_PATHS.list,
      ...Array.from({ length: 4 }, () => refusal(503, { message: 'Ещё раз' })),
    );
    openAdmin(api, '/admin/leads');
    expect(await screen.findByText('Заявки не загрузились')).toBeVisible();
    api.answerNext(ADMIN_LEAD_PATHS.list, ok(listOf(LOAN)));
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByText('Нашлось: 1')).toBeVisible();
  });
});

describe('a request', () => {
  const item = `${ADMIN_LEAD_PATHS.item}/${CARD.id}`;

  it('that was never there is not said to be erased', async () => {
    api.answerNext(item, ...Array.from({ length: 2 }, () => refusal(404, { message: 'Такой заявки нет' })));
    openAdmin(api, `/admin/leads/${CARD.id}`);
    expect(await screen.findByText('Заявка не нашлась или не загрузилась')).toBeVisible();
    expect(screen.queryByText(/стёрли/u)).toBeNull();
  });

  it('that was erased under its open card leaves nothing of the person there', async () => {
    api.answerNext(item, ok(CARD), refusal(404, { message: 'Такой заявки нет' }));
    openAdmin(api, `/admin/leads/${CARD.id}`);
    expect(await screen.findByText('•••• ••3456')).toBeVisible();
    await act(() => queryClient.refetchQueries({ queryKey: LEAD_KEYS.card(CARD.id) }));
    expect(await screen.findByText('Заявки больше нет: её стёрли или вышел срок хранения.')).toBeVisible();
    expect(screen.queryByText('•••• ••3456')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Попробовать ещё раз' })).toBeNull();
    expect(useToasts.getState().toasts).toEqual([]);
    expect(queryClient.getQueryData(LEAD_KEYS.card(CARD.id))).toBeNull();
  });

  it('gives its files to nobody whom another has followed in the browser', async () => {
    may(LEAD_RIGHTS.file);
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    api.answerNext(item, ok({ ...CARD, files: [{ position: 1, fileName: 'Паспорт.jpg', bytes: 10 }] }));
    openAdmin(api, `/admin/leads/${CARD.id}`);
    const save = await screen.findByRole('button', { name: 'Скачать' });
    const session = (id: number) =>
      ok({ valid: true, user: { ...ADMIN, id }, actions: [], accessToken: 'theirs' });
    api.answerNext(AUTH_PATHS.checkToken, session(ADMIN.id + 1), session(ADMIN.id));
    await userEvent.click(save);
    expect(await screen.findByText('В этом браузере уже вошёл другой сотрудник')).toBeVisible();
    expect(clicked).not.toHaveBeenCalled();
    await userEvent.click(save);
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    const asked = api.calls.filter(({ path }) => path === AUTH_PATHS.checkToken);
    expect(asked.slice(-2).map(({ bearer }) => bearer)).toEqual([undefined, undefined]);
    clicked.mockRestore();
  });

  it('is sent to the CRM once more, and taken into work', async () => {
    may(LEAD_RIGHTS.retry, LEAD_RIGHTS.status);
    const queued: LeadCard = {
      ...CARD,
      deliveries: CARD.deliveries.map((delivery) => ({ ...delivery, state: 'queued', error: '' })),
    };
    api.answerNext(item, ok(CARD));
    api.answerNext(`${ADMIN_LEAD_PATHS.retry}/${CARD.id}`, ok(queued));
    api.answerNext(`${ADMIN_LEAD_PATHS.status}/${CARD.id}`, ok({ ...queued, status: 'in-work' }));
    openAdmin(api, `/admin/leads/${CARD.id}`);
    expect(await screen.findByText('CRM ответила 503')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Отправить ещё раз' }));
    expect(await screen.findByText('отправляется')).toBeVisible();

    api.answerNext(item, ok({ ...queued, status: 'in-work' }));
    await userEvent.click(screen.getByRole('button', { name: 'Взять в работу' }));
    await userEvent.type(screen.getByLabelText('Комментарий'), 'Позвоню в обед');
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    await waitFor(() => {
      expect(api.calls.find(({ path }) => path.startsWith(ADMIN_LEAD_PATHS.status))?.body).toEqual({
        from: 'new',
        status: 'in-work',
        comment: 'Позвоню в обед',
      });
    });
  });

  it('takes a note in any state, which a second press does not double', async () => {
    may(LEAD_RIGHTS.note);
    const path = `${ADMIN_LEAD_PATHS.note}/${CARD.id}`;
    const noted = { at: LOAN.createdAt, actor: 'Анна', title: 'Заметка', details: 'Перезвонить в 15:00' };
    api.answerNext(item, ok(CARD));
    api.answerNext(path, refusal(503, { message: 'Ещё раз' }), ok({ ...CARD, timeline: [noted] }));
    openAdmin(api, `/admin/leads/${CARD.id}`);
    const add = await screen.findByRole('button', { name: 'Добавить заметку' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(screen.getByLabelText('Заметка'), 'Перезвонить в 15:00');
    await userEvent.click(add);
    expect(await screen.findByText('Не получилось')).toBeVisible();
    await userEvent.click(add);
    expect(await screen.findByText('Перезвонить в 15:00', { selector: 'p' })).toBeVisible();
    expect(screen.getByLabelText('Заметка')).toHaveValue('');
    const calls = api.calls.filter((call) => call.path === path);
    expect(calls.map(({ body }) => body)).toEqual([
      { text: 'Перезвонить в 15:00' },
      { text: 'Перезвонить в 15:00' },
    ]);
    const [first, second] = calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  it('keeps what is typed on while a note is sent: that is another note', async () => {
    may(LEAD_RIGHTS.note);
    const path = `${ADMIN_LEAD_PATHS.note}/${CARD.id}`;
    const sent = Promise.withResolvers<Answer>();
    api.answerNext(item, ok(CARD));
    api.answerNext(path, sent.promise, ok(CARD));
    openAdmin(api, `/admin/leads/${CARD.id}`);
    await userEvent.type(await screen.findByLabelText('Заметка'), 'Звонил');
    await pressButton('Добавить заметку');
    await userEvent.type(screen.getByLabelText('Заметка'), ', перезвонит сам');
    sent.resolve(ok(CARD));
    expect(await screen.findByText('Заметка в истории заявки')).toBeVisible();
    expect(screen.getByLabelText('Заметка')).toHaveValue('Звонил, перезвонит сам');
    await pressButton('Добавить заметку');
    await waitFor(() => expect(screen.getByLabelText('Заметка')).toHaveValue(''));
    const keys = api.calls.filter((call) => call.path === path).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('says that somebody else has made an offer meanwhile, before it is replaced', async () => {
    may(LEAD_RIGHTS.offer);
    const path = `${ADMIN_LEAD_PATHS.offer}/${CARD.id}`;
    const approved: LeadCard = {
      ...CARD,
      status: 'approved',
      stage: 'approved',
      offering: 'terms',
      limit: { sum: 200_000, monthCount: 24, days: null },
      decidedAt: '2026-11-20T10:00:00.000Z',
    };
    const others: LeadCard = {
      ...approved,
      limit: { sum: 150_000, monthCount: 12, days: null },
      decidedAt: '2026-11-20T11:00:00.000Z',
    };
    api.answerNext(item, ok(approved), ok(others), ok(others));
    api.answerNext(path, refusal(409, { message: 'Предложение уже изменил другой сотрудник' }), ok(approved));
    openAdmin(api, `/admin/leads/${CARD.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Сделать предложение' }));
    await userEvent.click(screen.getByRole('button', { name: 'Сделать' }));
    expect(await screen.findByText(/^Теперь это 150\s000\s₽ на 12 месяцев/u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Сделать' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    const sent = api.calls.filter((call) => call.path === path).map(({ body }) => body['decidedAt']);
    expect(sent).toEqual([approved.decidedAt, others.decidedAt]);
  });

  it('is made an offer by the staff where no CRM decides, and says until when it holds', async () => {
    may(LEAD_RIGHTS.offer);
    const path = `${ADMIN_LEAD_PATHS.offer}/${CARD.id}`;
    const limit = { sum: 200_000, monthCount: 24, days: null };
    const approved: LeadCard = { ...CARD, status: 'approved', limit, offerUntil: '2026-11-27' };
    const open = ok({ ...CARD, offering: 'terms' } satisfies LeadCard);
    const error_validation = { term: ['Срок — от 2 до 60 месяцев'] };
    api.answerNext(path, refusal(422, { message: 'Проверьте', error_validation }), ok(approved));
    api.answerNext(item, open, open, ok(approved));
    openAdmin(api, `/admin/leads/${CARD.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Сделать предложение' }));
    const sum = screen.getByLabelText('Сумма, ₽');
    await userEvent.clear(sum);
    await userEvent.type(sum, '200000');
    const term = screen.getByLabelText('Срок, месяцев');
    await userEvent.clear(term);
    await userEvent.type(term, '1');
    await userEvent.click(screen.getByRole('button', { name: 'Сделать' }));
    expect(await screen.findByText('Срок — от 2 до 60 месяцев')).toBeVisible();
    await userEvent.clear(term);
    await userEvent.type(term, '24');
    await userEvent.click(screen.getByRole('button', { name: 'Сделать' }));
    expect(await screen.findByText('по 27.11.2026')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls.filter((call) => call.path === path).map(({ body }) => body)).toEqual([
      { from: 'new', decidedAt: null, sum: 200_000, term: 1 },
      { from: 'new', decidedAt: null, sum: 200_000, term: 24 },
    ]);
  });

  it('is renewed as it stands where the CRM decides', async () => {
    may(LEAD_RIGHTS.offer);
    const limit = { sum: 250_000, monthCount: 36, days: null };
    const lapsed: LeadCard = {
      ...CARD,
      status: 'lapsed',
      stage: 'lapsed',
      limit,
      offerUntil: '2026-11-20',
      offering: 'renewal',
    };
    const renewed: LeadCard = { ...lapsed, status: 'approved', stage: 'approved', offerUntil: '2026-11-30' };
    api.answerNext(item, ok(lapsed), ok(renewed));
    api.answerNext(`${ADMIN_LEAD_PATHS.offer}/${CARD.id}`, ok(renewed));
    openAdmin(api, `/admin/leads/${CARD.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Продлить предложение' }));
    expect(screen.queryByLabelText('Сумма, ₽')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Продлить' }));
    expect(await screen.findByText('по 30.11.2026')).toBeVisible();
    expect(api.calls.find(({ path }) => path.startsWith(ADMIN_LEAD_PATHS.offer))?.body).toEqual({
      from: 'lapsed',
      decidedAt: null,
      sum: 250_000,
      term: 36,
    });
  });

  describe('under which the session has ended', () => {
    const open = ok({ ...CARD, offering: 'terms', nextStatuses: ['in-work'] } satisfies LeadCard);
    const endSession = () => {
      api.session.expireToken();
      api.session.endElsewhere();
    };
    beforeEach(() => {
      may(LEAD_RIGHTS.status, LEAD_RIGHTS.offer);
      api.answerNext(item, open);
    });

    it('still has its dialog and the comment when it is loaded anew, and forgets what was given up', async () => {
      openAdmin(api, `/admin/leads/${CARD.id}`);
      await userEvent.click(await screen.findByRole('button', { name: 'Взять в работу' }));
      await userEvent.type(screen.getByLabelText('Комментарий'), 'Позвоню в обед');
      endSession();
      await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
      expect(await screen.findByText('Сессия истекла.')).toBeVisible();
      closeAdmin();
      api.session.open = true;
      api.answerNext(item, open, open);
      openAdmin(api, `/admin/leads/${CARD.id}`);
      expect(await screen.findByLabelText('Комментарий')).toHaveValue('Позвоню в обед');
      expect(screen.getByRole('dialog', { name: 'Взять в работу' })).toBeVisible();

      await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
      await userEvent.click(screen.getByRole('button', { name: 'Закрыть, не сохраняя' }));
      closeAdmin();
      openAdmin(api, `/admin/leads/${CARD.id}`);
      await userEvent.click(await screen.findByRole('button', { name: 'Взять в работу' }));
      expect(screen.getByLabelText('Комментарий')).toHaveValue('');
    });

    it('still has the offer as it was being made, but for nobody else', async () => {
      openAdmin(api, `/admin/leads/${CARD.id}`);
      await userEvent.click(await screen.findByRole('button', { name: 'Сделать предложение' }));
      await userEvent.type(screen.getByLabelText('Комментарий'), 'Договорились');
      await userEvent.clear(screen.getByLabelText('Сумма, ₽'));
      await userEvent.type(screen.getByLabelText('Сумма, ₽'), '150000');
      endSession();
      await userEvent.click(screen.getByRole('button', { name: 'Сделать' }));
      await screen.findByText('Сессия истекла.');
      closeAdmin();

      const { user } = api.session;
      api.session.open = true;
      api.session.user = { ...user, id: user.id + 1 };
      api.answerNext(item, open, open);
      openAdmin(api, `/admin/leads/${CARD.id}`);
      await screen.findByRole('button', { name: 'Сделать предложение' });
      expect(screen.queryByRole('dialog')).toBeNull();
      closeAdmin();

      api.session.user = user;
      openAdmin(api, `/admin/leads/${CARD.id}`);
      expect(await screen.findByLabelText('Комментарий')).toHaveValue('Договорились');
      expect(screen.getByLabelText('Сумма, ₽')).toHaveValue('150000');
    });

    it('says after the login as well that somebody else has made another offer, or moved the request', async () => {
      const opened = { ...CARD, offering: 'terms', nextStatuses: ['in-work'] } satisfies LeadCard;
      const limit = { sum: 150_000, monthCount: 12, days: null };
      openAdmin(api, `/admin/leads/${CARD.id}`);
      await userEvent.click(await screen.findByRole('button', { name: 'Сделать предложение' }));
      endSession();
      await userEvent.type(screen.getByLabelText('Комментарий'), 'Договорились');
      await userEvent.click(screen.getByRole('button', { name: 'Сделать' }));
      await screen.findByText('Сессия истекла.');
      closeAdmin();
      api.session.open = true;
      api.answerNext(item, ok({ ...opened, limit, decidedAt: '2026-11-20T11:00:00.000Z' }));
      openAdmin(api, `/admin/leads/${CARD.id}`);
      expect(await screen.findByText(/^Теперь это 150\s000\s₽ на 12 месяцев/u)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
      await userEvent.click(screen.getByRole('button', { name: 'Закрыть, не сохраняя' }));

      await userEvent.click(await screen.findByRole('button', { name: 'Взять в работу' }));
      await userEvent.type(screen.getByLabelText('Комментарий'), 'Позвоню');
      endSession();
      await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
      await screen.findByText('Сессия истекла.');
      closeAdmin();
      api.session.open = true;
      api.answerNext(item, ok({ ...opened, status: 'cancelled', nextStatuses: ['in-work'] }));
      openAdmin(api, `/admin/leads/${CARD.id}`);
      expect(await screen.findByText(/^Статус уже сменили: теперь/u)).toBeVisible();
    });
  });

  describe('that somebody else has moved meanwhile', () => {
    const path = `${ADMIN_LEAD_PATHS.status}/${CARD.id}`;
    const conflict = refusal(409, { message: 'Статус уже изменился: обновите страницу' });
    const cancelWith = async (comment: string) => {
      await pressButton('Отменить');
      await userEvent.type(screen.getByLabelText('Комментарий'), comment);
      await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    };
    beforeEach(() => {
      may(LEAD_RIGHTS.status);
    });

    it('keeps the comment, says what has changed, and takes the same decision at a second press', async () => {
      const moved: LeadCard = { ...CARD, status: 'in-work', nextStatuses: ['done', 'cancelled'] };
      const cancelled: LeadCard = { ...CARD, status: 'cancelled', nextStatuses: [] };
      api.answerNext(item, ok({ ...CARD, nextStatuses: ['in-work', 'cancelled'] }), ok(moved), ok(cancelled));
      api.answerNext(path, conflict, ok(cancelled));
      openAdmin(api, `/admin/leads/${CARD.id}`);
      await cancelWith('Передумал');
      expect(await screen.findByText('Статус уже сменили: теперь «в работе»')).toBeVisible();
      expect(screen.getByText(/Если решение прежнее, нажмите «Готово»/)).toBeVisible();
      expect(screen.queryByText(/обновите страницу/)).toBeNull();
      expect(screen.getByLabelText('Комментарий')).toHaveValue('Передумал');
      await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
      expect(api.calls.filter((call) => call.path === path).map(({ body }) => body)).toEqual([
        { from: 'new', status: 'cancelled', comment: 'Передумал' },
        { from: 'in-work', status: 'cancelled', comment: 'Передумал' },
      ]);
    });

    it('keeps the comment to be copied where the decision is possible no more', async () => {
      const done: LeadCard = { ...CARD, status: 'done', nextStatuses: [] };
      api.answerNext(item, ok({ ...CARD, nextStatuses: ['in-work', 'cancelled'] }), ok(done));
      api.answerNext(path, conflict);
      openAdmin(api, `/admin/leads/${CARD.id}`);
      await cancelWith('Передумал');
      expect(await screen.findByText(/Скопируйте комментарий, если он ещё нужен/)).toBeVisible();
      expect(screen.getByLabelText('Комментарий')).toHaveValue('Передумал');
      expect(screen.queryByRole('button', { name: 'Готово' })).toBeNull();
    });

    it('keeps the comment and says why when the call has failed', async () => {
      const card = ok({ ...CARD, nextStatuses: ['in-work', 'cancelled'] } satisfies LeadCard);
      api.answerNext(item, card, card);
      api.answerNext(path, refusal(503, { message: 'Ещё раз' }));
      openAdmin(api, `/admin/leads/${CARD.id}`);
      await cancelWith('Передумал');
      expect(await screen.findByText('Не получилось')).toBeVisible();
      expect(screen.getByLabelText('Комментарий')).toHaveValue('Передумал');
      expect(screen.getByRole('button', { name: 'Готово' })).toBeEnabled();
    });
  });

  it('hides what names the person from those without the right', async () => {
    api.answerNext(item, ok(CARD));
    openAdmin(api, `/admin/leads/${CARD.id}`);
    expect(await screen.findByText(/Личные данные скрыты/)).toBeVisible();
    expect(screen.getByText('•••• ••3456')).toBeVisible();
    expect(screen.getByText('персональные данные, редакция от 01.11.2026')).toBeVisible();
    expect(screen.getByText('Сайт, заём под ПТС, форма для крупных сумм')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отправить ещё раз' })).toBeNull();
  });
});
