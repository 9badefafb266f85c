import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ErasureDone,
  type ErasureRequestItem,
  LEAD_RIGHTS,
  PERSONAL_DATA_PATHS,
  PERSONAL_DATA_RIGHTS,
  type PersonFound,
} from '@polden/api-contract';
import { actionsOf, review } from '@polden/content-model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { invalid, ok } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const FOUND: PersonFound = {
  leads: 3,
  namedByOthers: 0,
  signatures: 1,
  files: 0,
  reviews: 1,
  subscriptions: 0,
  alsoNamed: ['anna@example.org'],
};
const PROOF: ErasureDone = {
  id: '5b2c7f0e-0000-4000-8000-000000000001',
  at: '2026-11-20T09:00:00.000Z',
  actor: 'Администратор',
  reason: 'order',
  counts: { lead: 3, review: 1 },
  digest: 'ab'.repeat(32),
  sound: true,
  inCrm: 2,
};
const ASKED: ErasureRequestItem = {
  id: '5b2c7f0e-0000-4000-8000-000000000002',
  state: 'asked',
  askedAt: '2026-11-21T09:00:00.000Z',
  answeredAt: null,
  reason: '',
  answeredBy: '',
};
const NONE = ok({ items: [], pageCount: 0 });

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  const { find: mayFind, erase, erasures } = PERSONAL_DATA_RIGHTS;
  api.session.user = { ...ADMIN, actions: [mayFind, erase, erasures] };
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

async function find(phone: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Телефон'), phone);
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
}

describe('the page of personal data', () => {
  it('says what there is, asks before it erases, and shows the proof', async () => {
    api.answerNext(PERSONAL_DATA_PATHS.erasures, NONE, ok({ items: [PROOF], pageCount: 1 }));
    api.answerNext(PERSONAL_DATA_PATHS.find, ok(FOUND));
    api.answerNext(PERSONAL_DATA_PATHS.erase, ok(PROOF));
    openAdmin(api, '/admin/personal-data');
    await screen.findByLabelText('Телефон');
    const said = screen.getByRole('status', { name: 'Найдено' });
    expect(said).toBeEmptyDOMElement();
    await find('+7 916 123-45-67');
    expect(await within(said).findByText('Заявки и обращения: 3')).toBeVisible();
    expect(screen.queryByText(/^Файлы/u)).toBeNull();
    expect(screen.getByText(/anna@example\.org/u)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Основание'), 'Предписание или решение суда');
    await userEvent.click(screen.getByRole('button', { name: 'Стереть всё о человеке' }));
    const dialog = await screen.findByRole('dialog');
    expect(api.calls.filter(({ path }) => path === PERSONAL_DATA_PATHS.erase)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Стереть' }));
    expect(await screen.findByText(/сотрите их и там/u)).toBeVisible();
    const [sent] = api.calls.filter(({ path }) => path === PERSONAL_DATA_PATHS.erase);
    expect(sent?.body).toEqual({ phone: '+7 916 123-45-67', reason: 'order' });
    const row = (await screen.findByRole('rowheader', { name: /20\.11\.2026/u })).closest('tr');
    expect(within(row ?? document.body).getByText('Сходится')).toBeVisible();
  });

  it('erases nothing but what was found: another phone is looked for again', async () => {
    api.answerNext(PERSONAL_DATA_PATHS.erasures, NONE);
    api.answerNext(PERSONAL_DATA_PATHS.find, ok(FOUND));
    openAdmin(api, '/admin/personal-data');
    await find('+7 916 123-45-67');
    await screen.findByRole('button', { name: 'Стереть всё о человеке' });
    await userEvent.type(screen.getByLabelText('Телефон'), '8');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Стереть всё о человеке' })).toBeNull());
  });

  it('says at the field what is wrong', async () => {
    api.answerNext(PERSONAL_DATA_PATHS.erasures, NONE);
    api.answerNext(PERSONAL_DATA_PATHS.find, invalid('phone', 'Укажите телефон целиком'));
    openAdmin(api, '/admin/personal-data');
    await find('123');
    await waitFor(() =>
      expect(screen.getByLabelText('Телефон')).toHaveAccessibleDescription(/Укажите телефон целиком/u),
    );
  });

  it('shows to those who may only read what was erased, and no way to erase', async () => {
    api.session.user = { ...ADMIN, actions: [PERSONAL_DATA_RIGHTS.erasures] };
    api.answerNext(PERSONAL_DATA_PATHS.erasures, NONE);
    openAdmin(api, '/admin/personal-data');
    expect(await screen.findByText('Пока никого не стирали.')).toBeVisible();
    expect(screen.queryByLabelText('Телефон')).toBeNull();
  });

  it('answers what somebody has asked for in the account: a refusal wants its reason, an erasure a second word', async () => {
    api.session.user = { ...ADMIN, actions: Object.values(PERSONAL_DATA_RIGHTS) };
    const card = { ...ASKED, phone: '+7 ••• •••-45-67', found: FOUND };
    const { requests, request, requestDecline, requestConfirm } = PERSONAL_DATA_PATHS;
    const list = ok({ items: [ASKED], pageCount: 1 });
    api.answerNext(PERSONAL_DATA_PATHS.erasures, NONE, NONE, NONE);
    api.answerNext(requests, list, list, list, list);
    api.answerNext(`${request}/${ASKED.id}`, ok(card), ok(card), ok(card), ok(card));
    api.answerNext(requestDecline, invalid('reason', 'Напишите причину'));
    api.answerNext(requestConfirm, ok(PROOF));
    openAdmin(api, '/admin/personal-data');
    await userEvent.click(await screen.findByRole('button', { name: /^Рассмотреть/u }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Есть подписанные документы')).toBeVisible();
    expect(within(dialog).getByText(/45-67/u)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отказать' }));
    expect(await within(dialog).findAllByText('Напишите причину')).not.toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Стереть всё о человеке' }));
    expect(api.calls.filter(({ path }) => path === requestConfirm)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Да, стереть навсегда' }));
    expect(await screen.findByText(/В CRM есть или могут быть заявки \(2\)/u)).toBeVisible();
    expect(api.calls.find(({ path }) => path === requestConfirm)?.body).toEqual({ id: ASKED.id });
  });

  it('asks before the reason of a refusal is closed away', async () => {
    api.session.user = { ...ADMIN, actions: Object.values(PERSONAL_DATA_RIGHTS) };
    const { erasures, requests, request } = PERSONAL_DATA_PATHS;
    const list = ok({ items: [ASKED], pageCount: 1 });
    const card = ok({ ...ASKED, phone: '+7 ••• •••-45-67', found: FOUND });
    api.answerNext(erasures, NONE, NONE, NONE);
    api.answerNext(requests, list, list, list);
    api.answerNext(`${request}/${ASKED.id}`, card, card, card);
    openAdmin(api, '/admin/personal-data');
    await userEvent.click(await screen.findByRole('button', { name: /^Рассмотреть/u }));
    const reason = await screen.findByLabelText(/^Почему нельзя стереть/u);
    await userEvent.type(reason, 'Договор действует');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    const question = within(await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' }));
    await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
    expect(reason).toHaveValue('Договор действует');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть, не сохраняя' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the reason of a refusal when the session ends under it', async () => {
    api.session.user = { ...ADMIN, actions: Object.values(PERSONAL_DATA_RIGHTS) };
    const { erasures, requests, request, requestDecline } = PERSONAL_DATA_PATHS;
    const list = ok({ items: [ASKED], pageCount: 1 });
    const card = ok({ ...ASKED, phone: '+7 ••• •••-45-67', found: FOUND });
    api.answerNext(erasures, NONE, NONE, NONE);
    api.answerNext(requests, list, list, list);
    api.answerNext(`${request}/${ASKED.id}`, card, card, card);
    openAdmin(api, '/admin/personal-data');
    await userEvent.click(await screen.findByRole('button', { name: /^Рассмотреть/u }));
    const reason = /^Почему нельзя стереть/u;
    await userEvent.type(await screen.findByLabelText(reason), 'Договор действует');
    api.session.expireToken();
    api.session.endElsewhere();
    await userEvent.click(screen.getByRole('button', { name: 'Отказать' }));
    expect(await screen.findByText('Сессия истекла.')).toBeVisible();
    expect(api.calls.filter(({ path }) => path === requestDecline)).toHaveLength(1);
    closeAdmin();
    api.session.open = true;
    openAdmin(api, '/admin/personal-data');
    expect(await screen.findByLabelText(reason)).toHaveValue('Договор действует');
  });
});

describe('who has opened data of people', () => {
  it('is looked for from the first page on, by an address that shows the same', async () => {
    api.session.user = { ...ADMIN, actions: [PERSONAL_DATA_RIGHTS.accessLog] };
    const NOBODY = ok({ items: [], pageCount: 1 });
    api.answerNext(PERSONAL_DATA_PATHS.accessLog, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY);
    const router = openAdmin(api, '/admin/personal-data?view=access&page=3');
    await userEvent.selectOptions(await screen.findByLabelText('Что открывал'), 'lead');
    const asked = () => api.calls.filter(({ path }) => path === PERSONAL_DATA_PATHS.accessLog).at(-1)?.query;
    await waitFor(() => expect(asked()?.get('subject')).toBe('lead'));
    expect(asked()?.get('page')).toBe('1');
    await userEvent.type(screen.getByLabelText('Сотрудник'), 'Анна');
    await waitFor(() => expect(asked()?.get('person')).toBe('Анна'));
    expect(router.state.location.search).toBe('?view=access&person=%D0%90%D0%BD%D0%BD%D0%B0&subject=lead');
    closeAdmin();
    openAdmin(api, '/admin/personal-data?view=access&person=Анна&subject=lead&page=2');
    expect(await screen.findByLabelText('Сотрудник')).toHaveValue('Анна');
    await waitFor(() => expect(asked()?.get('page')).toBe('2'));
    expect(Object.fromEntries(asked() ?? [])).toMatchObject({ person: 'Анна', subject: 'lead' });
  });

  it('is told by what leads to it', async () => {
    const actions = [PERSONAL_DATA_RIGHTS.accessLog, LEAD_RIGHTS.item, ...Object.values(actionsOf(review))];
    api.session.user = { ...ADMIN, actions };
    const lead = '0191a870-7040-7000-8000-000000000001';
    const opened = [
      ['lead', lead],
      ['lead-file', `${lead}/1`],
      ['review-file', '12/0'],
      ['lead-list', '2'],
      ['subscribers', ''],
    ];
    const items = opened.map(([subject, subjectId], id) => ({
      id,
      at: '2026-11-20T09:00:00.000Z',
      actor: 'Анна',
      subject,
      subjectId,
    }));
    api.answerNext(PERSONAL_DATA_PATHS.accessLog, ok({ items, pageCount: 1 }));
    openAdmin(api, '/admin/personal-data?view=access');
    const file = await screen.findByRole('link', { name: 'Файл заявки 0026-323-056' });
    expect(file).toHaveAttribute('href', `/admin/leads/${lead}`);
    const ofReview = screen.getByRole('link', { name: 'Файл отзыва № 12' });
    expect(ofReview).toHaveAttribute('href', '/admin/control-panel/review/12');
    expect(screen.getByText('Список заявок, страница 2')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Выгрузка подписчиков' })).toBeVisible();
  });
});
