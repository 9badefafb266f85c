import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import {
  CHANGE_SET_PATHS,
  CHANGE_SET_RIGHTS,
  type ChangeSet,
  DESK_PATHS,
  DESK_RIGHTS,
  DRAFT_PATHS,
  DRAFT_RIGHTS,
  type DraftState,
  type FoundItem,
  PREVIEW_ENTRY,
  PREVIEW_RIGHTS,
} from '@polden/api-contract';
import { blogPost, type ContentOperation, operationPaths } from '@polden/content-model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { type Answer, ok, refusal } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const SET: ChangeSet = {
  id: 3,
  title: 'Осенние ставки',
  stage: 'open',
  author: 'Анна Полуднева',
  updatedAt: '2026-11-20T09:00:00.000Z',
  publishAt: null,
  publishedAt: null,
  revertedAt: null,
  failure: null,
  digest: 'a'.repeat(64),
  hindrance: null,
  lacking: { release: null, remove: null, preview: null },
  lost: [],
  items: [
    {
      type: 'blog',
      id: 1,
      title: 'Ставки',
      held: null,
      removal: false,
      isNew: false,
      before: { title: 'Ставки лета' },
      after: { title: 'Ставки осени' },
      problems: [],
      warnings: ['Ссылка /blog/net никуда не ведёт'],
      path: '/blog/stavki',
      lacking: null,
    },
  ],
};

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...Object.values(CHANGE_SET_RIGHTS)] };
  api.session.open = true;
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

const addressOf = (operation: ContentOperation, id: number) =>
  `${operationPaths(blogPost, operation)[0] ?? ''}/${id}`;
const bodiesOf = (path: string) => api.calls.filter((call) => call.path === path).map(({ body }) => body);

it('shows what comes out together, brings it out, and takes it back', async () => {
  const published = { ...SET, stage: 'published', publishedAt: '2026-11-21T09:00:00.000Z' };
  api.answerNext(`${CHANGE_SET_PATHS.item}/3`, ok(SET));
  api.answerNext(`${CHANGE_SET_PATHS.publish}/3`, ok(published));
  api.answerNext(
    `${CHANGE_SET_PATHS.revert}/3`,
    ok({ ...published, stage: 'reverted', revertedAt: '2026-11-21T10:00:00.000Z' }),
  );
  openAdmin(api, '/admin/change-sets/3');
  const item = within(await screen.findByRole('list', { name: 'Записи набора' }));
  expect(item.getByText('Ставки осени')).toBeVisible();
  expect(item.getByText('Ссылка /blog/net никуда не ведёт')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать всё' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть как было' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Отменён')).toBeVisible();
});

it('is begun once by a double click, whose answer is slow', async () => {
  const answer = Promise.withResolvers<Answer>();
  api.answerNext(CHANGE_SET_PATHS.list, ok([]));
  api.answerNext(CHANGE_SET_PATHS.add, answer.promise, ok({ ...SET, id: 4 }));
  api.answerNext(`${CHANGE_SET_PATHS.item}/3`, ok(SET));
  openAdmin(api, '/admin/change-sets');
  await userEvent.type(await screen.findByLabelText('Новый набор'), SET.title);
  // Without a pause for the page between the two presses.
  await userEvent.setup({ delay: null }).dblClick(screen.getByRole('button', { name: 'Завести' }));
  answer.resolve(ok(SET));
  expect(await screen.findByRole('heading', { name: SET.title })).toBeVisible();
  expect(bodiesOf(CHANGE_SET_PATHS.add)).toEqual([{ title: SET.title }]);
});

it('brings out what was looked at, and shows what the set has become meanwhile', async () => {
  const [first] = SET.items;
  if (!first) throw new Error('there is one');
  const now: ChangeSet = {
    ...SET,
    digest: 'b'.repeat(64),
    items: [first, { ...first, id: 2, title: 'Четвёртая' }],
  };
  const path = `${CHANGE_SET_PATHS.publish}/3`;
  const changed = refusal(409, { message: 'Набор изменили, пока вы его смотрели: посмотрите его' });
  api.answerNext(`${CHANGE_SET_PATHS.item}/3`, ok(SET), ok(now));
  api.answerNext(path, changed, ok({ ...now, stage: 'published', digest: null }));
  openAdmin(api, '/admin/change-sets/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать всё' }));
  const question = within(await screen.findByRole('dialog', { name: 'Опубликовать весь набор?' }));
  await userEvent.click(question.getByRole('button', { name: 'Опубликовать' }));
  expect(await question.findByText(/^Набор изменили/u)).toBeVisible();
  expect(await screen.findByText('Четвёртая')).toBeInTheDocument();
  expect(question.getByText(/1 запись/u)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать всё' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByRole('button', { name: 'Вернуть как было' })).toBeVisible();
  expect(bodiesOf(path)).toEqual([{ digest: SET.digest }, { digest: now.digest }]);
});

it('shows that a scheduled set has come out by itself', async () => {
  const publishAt = new Date(Date.now() + 1500).toISOString();
  const scheduled: ChangeSet = { ...SET, stage: 'scheduled', publishAt };
  const published: ChangeSet = { ...SET, stage: 'published', publishedAt: publishAt };
  const path = `${CHANGE_SET_PATHS.item}/3`;
  api.answerNext(path, ok(scheduled), ok(published));
  openAdmin(api, '/admin/change-sets/3');
  expect(await screen.findByRole('button', { name: 'Опубликовать всё' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Вернуть как было' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Опубликовать всё' })).toBeNull();
  expect(bodiesOf(path)).toHaveLength(2);
});

it('says of a set that was taken back that the site is as it was before', async () => {
  const [item] = SET.items;
  if (!item) throw new Error('there is one');
  const gone = { ...item, id: 2, title: 'Условия', removal: true };
  const done = { publishedAt: '2026-11-21T09:00:00.000Z', revertedAt: '2026-11-21T10:00:00.000Z' };
  const reverted: ChangeSet = { ...SET, ...done, stage: 'reverted', items: [item, gone] };
  api.answerNext(`${CHANGE_SET_PATHS.item}/3`, ok(reverted), ok(reverted));
  const router = openAdmin(api, '/admin/change-sets/3');
  const items = within(await screen.findByRole('list', { name: 'Записи набора' }));
  expect(items.getAllByText('Как была до набора: его отменили.')).toHaveLength(2);
  expect(items.queryByText('Снята с публикации.')).toBeNull();
  expect(items.queryByRole('link', { name: 'На сайте' })).toBeNull();
  await act(() => router.navigate('/admin/change-sets/3/pages'));
  expect(await screen.findByText(/^Набор отменили: .*на сайте то, что было до него/u)).toBeVisible();
});

it('ends the preview of its pages when they are left', async () => {
  api.answerNext(`${CHANGE_SET_PATHS.item}/3`, ok(SET), ok(SET));
  const sent = jest.spyOn(globalThis, 'fetch');
  const entry = window.location.origin + PREVIEW_ENTRY;
  const ends = () => sent.mock.calls.filter(([address]) => address === entry);
  const router = openAdmin(api, '/admin/change-sets/3/pages');
  expect(await screen.findByTitle('До набора: Ставки')).toBeVisible();
  expect(ends()).toEqual([]);
  await act(() => router.navigate('/admin/change-sets/3'));
  await screen.findByRole('list', { name: 'Записи набора' });
  expect(ends()).toEqual([[entry, { method: 'POST', keepalive: true }]]);
  sent.mockRestore();
});

it('says what was in it and has been removed for good', async () => {
  const lost = [{ type: 'blog', title: 'Ставки лета' }];
  api.answerNext(`${CHANGE_SET_PATHS.item}/3`, ok({ ...SET, lost }));
  openAdmin(api, '/admin/change-sets/3');
  expect(await screen.findByText('Удалены навсегда, в наборе их больше нет')).toBeVisible();
  expect(screen.getByText('Блог: «Ставки лета»')).toBeVisible();
});

it('does not come out while something stands in the way, and says what has', async () => {
  const [item] = SET.items;
  if (!item) throw new Error('there is one');
  const blocked = {
    ...SET,
    failure: '«Ставки»: заполните',
    items: [{ ...item, problems: ['Вступление: заполните'] }],
  };
  api.answerNext(`${CHANGE_SET_PATHS.item}/3`, ok(blocked));
  openAdmin(api, '/admin/change-sets/3');
  expect(await screen.findByText('Вступление: заполните')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Опубликовать всё' })).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Выйдет сам'), { target: { value: '2099-11-21T12:00' } });
  expect(screen.getByRole('button', { name: 'Назначить' })).toBeDisabled();
  expect(screen.getByText('Не вышел')).toBeVisible();
});

it('says that it will not come out for who has set its moment, and is taken over by one click', async () => {
  const publishAt = '2099-11-21T09:00:00.000Z';
  const scheduled: ChangeSet = { ...SET, stage: 'scheduled', publishAt };
  api.answerNext(
    `${CHANGE_SET_PATHS.item}/3`,
    ok({ ...scheduled, hindrance: 'Теперь у этого сотрудника нет права публиковать «Блог»' }),
  );
  api.answerNext(`${CHANGE_SET_PATHS.schedule}/3`, ok(scheduled));
  openAdmin(api, '/admin/change-sets/3');
  expect(await screen.findByText(/нет права публиковать «Блог»/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Назначить от своего имени' }));
  await waitFor(() => expect(screen.queryByText(/нет права публиковать/u)).toBeNull());
  expect(bodiesOf(`${CHANGE_SET_PATHS.schedule}/3`)).toEqual([{ publishAt, digest: SET.digest }]);
});

it('asks about what was taken off the site since, and brings it back or takes it out by one click', async () => {
  const [item] = SET.items;
  if (!item) throw new Error('there is one');
  const lost = {
    ...item,
    id: 2,
    title: 'Удалённая',
    held: 'trashed' as const,
    problems: ['Запись в корзине'],
  };
  const off = { ...item, held: 'unpublished' as const, problems: ['Запись сняли с публикации'] };
  api.answerNext(
    `${CHANGE_SET_PATHS.item}/3`,
    ok({ ...SET, items: [off, lost] }),
    ok({ ...SET, items: [item, { ...lost, held: null, problems: [] }] }),
  );
  api.answerNext(`${CHANGE_SET_PATHS.put}/3`, ok({ ...SET, items: [item, lost] }));
  api.answerNext(addressOf('restore', 2), ok(post(2)));
  openAdmin(api, '/admin/change-sets/3');
  await userEvent.click(await screen.findByRole('button', { name: /^Вернуть на сайт с набором.*«Ставки»/u }));
  await waitFor(() => expect(screen.queryByText('Запись сняли с публикации')).toBeNull());
  expect(bodiesOf(`${CHANGE_SET_PATHS.put}/3`)).toEqual([{ type: 'blog', id: 1, removal: false }]);
  await userEvent.click(screen.getByRole('button', { name: /^Вернуть из корзины.*«Удалённая»/u }));
  await waitFor(() => expect(screen.queryByText('Запись в корзине')).toBeNull());
  expect(screen.getByRole('button', { name: 'Опубликовать всё' })).toBeEnabled();
});

it('takes what is found off the site with the rest', async () => {
  const { user } = api.session;
  api.session.user = { ...user, actions: [...user.actions, DESK_RIGHTS.find] };
  const found: FoundItem[] = [
    { type: 'blog', id: 7, title: 'Летние условия', state: 'published', archived: false },
    { type: 'blog', id: 8, title: 'Летний черновик', state: 'draft', archived: false },
    { type: 'blog', id: 1, title: 'Ставки лета', state: 'published', archived: false },
  ];
  const [item] = SET.items;
  if (!item) throw new Error('there is one');
  const warning = 'Перестанет работать ссылка отсюда: «Про ставки» (Блог)';
  const gone = {
    ...item,
    id: 7,
    title: 'Летние условия',
    removal: true,
    after: {},
    before: {},
    warnings: [warning],
  };
  api.answerNext(`${CHANGE_SET_PATHS.item}/3`, ok(SET));
  api.answerNext(DESK_PATHS.find, ok(found));
  api.answerNext(`${CHANGE_SET_PATHS.put}/3`, ok({ ...SET, items: [item, gone] }));
  openAdmin(api, '/admin/change-sets/3');
  await userEvent.type(await screen.findByLabelText(/^Снять с публикации с этим набором/u), 'летн');
  const buttons = await screen.findAllByRole('button', { name: /^Снять /u });
  expect(buttons).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Снять .*«Летние условия»/u }));
  const items = within(await screen.findByRole('list', { name: 'Записи набора' }));
  expect(await items.findByText('Уйдёт с сайта.')).toBeVisible();
  expect(items.getByText(warning)).toBeVisible();
  expect(bodiesOf(`${CHANGE_SET_PATHS.put}/3`)).toEqual([{ type: 'blog', id: 7, removal: true }]);
});

it('is begun by its name', async () => {
  const { items: _items, hindrance: _hindrance, ...facts } = SET;
  api.answerNext(CHANGE_SET_PATHS.list, ok([{ ...facts, held: 0, items: 2 }]));
  api.answerNext(
    CHANGE_SET_PATHS.add,
    refusal(422, {
      message: 'Назовите набор',
      error_validation: { title: ['Назовите набор: до 120 знаков'] },
    }),
    ok({ ...SET, id: 4, items: [] }),
  );
  api.answerNext(`${CHANGE_SET_PATHS.item}/4`, ok({ ...SET, id: 4, items: [] }));
  const router = openAdmin(api, '/admin/change-sets');
  expect(await screen.findByRole('link', { name: 'Осенние ставки' })).toBeVisible();
  expect(screen.getByText(/2 записи/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Завести' }));
  expect(await screen.findByText('Назовите набор: до 120 знаков')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Новый набор'), 'Зима');
  await userEvent.click(screen.getByRole('button', { name: 'Завести' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/change-sets/4'));
  expect(bodiesOf(CHANGE_SET_PATHS.add).at(-1)).toEqual({ title: 'Зима' });
});

it('takes a row of a list off the site with a set, without opening it; a draft is nothing to take off', async () => {
  await api.close();
  api = await startAdminApi([
    post(1, { title: 'Старые условия', state: 'published' }),
    post(2, { title: 'Черновик' }),
  ]);
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...Object.values(CHANGE_SET_RIGHTS)] };
  api.session.open = true;
  const summary = { ...SET, held: 0, count: 1 };
  const state: DraftState = {
    draft: null,
    unpublishAt: null,
    unpublishFailure: null,
    removalSet: null,
    picture: null,
    documents: [],
    path: '/blog/starye-usloviya',
  };
  const removalSet = { id: 3, title: SET.title };
  api.answerNext(`${DRAFT_PATHS.item}/blog/1`, ok(state), ok({ ...state, removalSet }));
  api.answerNext(CHANGE_SET_PATHS.list, ok([summary]), ok([summary]));
  api.answerNext(`${CHANGE_SET_PATHS.put}/3`, ok(SET));
  openAdmin(api, '/admin/blog');
  const act = 'Добавить в набор: снять с сайта';
  await userEvent.click(await screen.findByRole('button', { name: 'Действия: «Черновик»' }));
  expect(screen.queryByRole('menuitem', { name: act })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Действия: «Старые условия»' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Снять с сайта вместе с набором',
  });
  const choice = await within(dialog).findByRole('combobox', { name: 'Снять с публикации с набором' });
  await userEvent.selectOptions(choice, SET.title);
  expect(await screen.findByText(`Уйдёт с сайта с набором «${SET.title}»`)).toBeVisible();
  expect(bodiesOf(`${CHANGE_SET_PATHS.put}/3`)).toEqual([{ type: 'blog', id: 1, removal: true }]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is chosen in the form of its item, however far down the list it stands', async () => {
  api.session.user = { ...ADMIN, actions: [...api.session.user.actions, ...Object.values(DRAFT_RIGHTS)] };
  api.answerNext(addressOf('item', 1), ok(post(1)));
  const draft = api.drafts.keep(1, { title: 'Иначе' });
  draft.changeSet = { id: 3, title: SET.title };
  api.answerNext(CHANGE_SET_PATHS.list, ok([{ ...SET, id: 4, title: 'Зима', held: 0, items: 1 }]));
  openAdmin(api, '/admin/blog/1');
  const choice = await screen.findByRole('combobox', { name: 'Набор изменений' });
  expect(await within(choice).findByRole('option', { name: 'Зима' })).toBeInTheDocument();
  expect(choice).toHaveValue('3');
});

it('is chosen anew while the first choice is under way: the last one counts', async () => {
  api.session.user = { ...ADMIN, actions: [...api.session.user.actions, ...Object.values(DRAFT_RIGHTS)] };
  api.answerNext(addressOf('item', 1), ok(post(1)));
  const draft = api.drafts.keep(1, { title: 'Иначе' });
  const sets = [3, 4].map((id) => ({ ...SET, id, title: `Набор ${id}`, held: 0, items: 1 }));
  api.answerNext(CHANGE_SET_PATHS.list, ok(sets), ok(sets), ok(sets));
  const first = Promise.withResolvers<Answer>();
  api.answerNext(`${CHANGE_SET_PATHS.put}/3`, first.promise);
  api.answerNext(`${CHANGE_SET_PATHS.put}/4`, ok({ ...SET, id: 4 }));
  api.answerNext(`${CHANGE_SET_PATHS.take}/4`, ok({ ...SET, id: 4 }));
  openAdmin(api, '/admin/blog/1');
  const choice = await screen.findByRole('combobox', { name: 'Набор изменений' });
  await within(choice).findByRole('option', { name: 'Набор 4' });
  await userEvent.selectOptions(choice, 'Набор 3');
  await userEvent.selectOptions(choice, 'Набор 4');
  expect(choice).toHaveValue('4');
  await userEvent.selectOptions(choice, 'Сама по себе');
  expect(choice).toHaveValue('');
  expect(bodiesOf(`${CHANGE_SET_PATHS.put}/4`)).toEqual([]);
  first.resolve(ok(SET));
  await waitFor(() => expect(bodiesOf(`${CHANGE_SET_PATHS.take}/4`)).toHaveLength(1));
  expect(bodiesOf(`${CHANGE_SET_PATHS.put}/4`)).toHaveLength(1);
  expect(draft.changeSet).toBeNull();
  expect(choice).toHaveFocus();
});

it('asks before the name of a new set is left, and not when the set is there', async () => {
  api.answerNext(CHANGE_SET_PATHS.list, ok([]));
  const router = openAdmin(api, '/admin/change-sets');
  await userEvent.type(await screen.findByLabelText('Новый набор'), 'Осень');
  await userEvent.click(screen.getByRole('link', { name: 'Мой профиль' }));
  const question = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Отмена' }));
  expect(screen.getByLabelText('Новый набор')).toHaveValue('Осень');
  api.answerNext(CHANGE_SET_PATHS.add, ok(SET));
  api.answerNext(`${CHANGE_SET_PATHS.item}/3`, ok(SET));
  await userEvent.click(screen.getByRole('button', { name: 'Завести' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/change-sets/3'));
});

it('offers nothing with a set that its items do not let one do, and says what is lacking', async () => {
  const lacking = { release: 'публиковать «Блог»', remove: null, preview: 'открывать «Блог»' };
  const [member] = SET.items.map((item) => ({ ...item, lacking: 'править «Блог»' }));
  const set: ChangeSet = { ...SET, lacking, items: member ? [member] : [] };
  api.session.user = { ...ADMIN, actions: [...api.session.user.actions, PREVIEW_RIGHTS.open] };
  api.answerNext(`${CHANGE_SET_PATHS.item}/3`, ok(set), ok({ ...set, stage: 'published' }));
  openAdmin(api, '/admin/change-sets/3');
  for (const name of ['Опубликовать всё', 'Назначить', 'Посмотреть сайт с набором']) {
    expect(await screen.findByRole('button', { name })).toBeDisabled();
  }
  expect(screen.queryByRole('link', { name: 'Страницы до и после' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Удалить набор' })).toBeEnabled();
  expect(screen.getByRole('button', { name: /^Исключить/ })).toHaveAttribute('aria-disabled', 'true');
  for (const words of [
    'Исключить запись может тот, кто вправе править «Блог».',
    'Выпустить набор может тот, кто вправе публиковать «Блог».',
    'Посмотреть набор может тот, кто вправе открывать «Блог».',
  ]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  closeAdmin();
  openAdmin(api, '/admin/change-sets/3');
  expect(await screen.findByRole('button', { name: 'Вернуть как было' })).toBeDisabled();
  expect(screen.getByText('Вернуть как было может тот, кто вправе публиковать «Блог».')).toBeVisible();
});
