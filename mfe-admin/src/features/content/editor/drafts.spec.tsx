import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  DRAFT_PATHS,
  DRAFT_RIGHTS,
  PRESENCE_PATHS,
  PRESENCE_RIGHTS,
  PREVIEW_READY,
  PREVIEW_REFRESH,
  PREVIEW_RIGHTS,
} from '@polden/api-contract';
import { actionsOf, blogPost } from '@polden/content-model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { ADMIN, post } from '../../../testing/admin-data.ts';
import { invalid, ok, refusal } from '../../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';
import { blogPath } from '../../../testing/blog-path.ts';

let api: AdminApi;

beforeEach(async () => {
  const published = { state: 'published', publishedAt: '2026-11-02T09:00:00.000Z' } as const;
  api = await startAdminApi([post(1, { ...published, title: 'Первая', lead: 'Вступление' }), post(2)]);
  const actions = [...ADMIN.actions, ...Object.values(DRAFT_RIGHTS), ...Object.values(PREVIEW_RIGHTS)];
  api.session.user = { ...ADMIN, actions };
  api.session.open = true;
});

afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const title = () => screen.findByLabelText('Заголовок');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const callsOf = (path: string) => api.calls.filter((call) => call.path === `${path}/blog/1`);

async function retitle(text: string): Promise<void> {
  await userEvent.clear(await title());
  await userEvent.type(await title(), text);
}

async function publishChanges(): Promise<void> {
  await press('Опубликовать изменения');
  const dialog = await screen.findByRole('dialog', { name: 'Опубликовать изменения?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Опубликовать' }));
}

/** Chooses between the draft and what was changed on the site since the form was opened. */
async function mergeWithSite(choice: string): Promise<void> {
  api.drafts.keep(1, { title: 'Из черновика' });
  openAdmin(api, '/admin/blog/1');
  await title();
  api.blog.change(1, { title: 'Срочная правка' });
  const began = { version: 1, values: { title: 'Первая' }, changed: ['title'] };
  api.answerNext('admin/blog/revision/1', ok(began));
  await publishChanges();
  const field = within(await screen.findByRole('group', { name: 'Заголовок' }));
  await userEvent.click(field.getByLabelText(choice));
  await press('Сохранить выбранное');
  await title();
}

describe('an article that nobody has seen yet', () => {
  it('says that it comes out without what was changed since, and takes that in', async () => {
    const publishedAt = '2099-11-02T09:00:00.000Z';
    await api.close();
    const { user } = api.session;
    api = await startAdminApi([post(1, { state: 'scheduled', publishedAt, title: 'Первая' })]);
    Object.assign(api.session, { user, open: true });
    openAdmin(api, '/admin/blog/1');
    await retitle('Вторая');
    await press('Сохранить черновик');
    expect(await screen.findByText('Запись выйдет без этих изменений')).toBeVisible();
    expect(screen.getByText(/^02\.11\.2099 12:00 на сайте появится прежний текст/u)).toBeVisible();
    await press('Внести изменения в запись');
    const dialog = await screen.findByRole('dialog', { name: 'Внести изменения в запись?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Внести' }));
    expect(await screen.findByText('Изменения выйдут вместе с записью')).toBeVisible();
    expect(api.blog.find(1)).toMatchObject({ title: 'Вторая', publishedAt });
    expect(screen.queryByText('Запись выйдет без этих изменений')).toBeNull();
  });
});

describe('a published article', () => {
  it('is saved as a draft, shown as a difference, and published', async () => {
    openAdmin(api, '/admin/blog/1');
    await retitle('Вторая');
    await press('Сохранить черновик');
    expect(await screen.findByText('Черновик сохранён, на сайте прежняя версия')).toBeVisible();
    expect(api.blog.find(1)).toMatchObject({ title: 'Первая', version: 1 });
    expect(callsOf(DRAFT_PATHS.save).map(({ body }) => body)).toEqual([
      { version: null, baseVersion: 1, values: { title: 'Вторая' } },
    ]);
    expect(screen.getByText('Есть черновик изменений')).toBeVisible();

    await press('Опубликовать изменения');
    const dialog = await screen.findByRole('dialog', { name: 'Опубликовать изменения?' });
    expect(within(dialog).getByText('Первая')).toBeVisible();
    expect(within(dialog).getByText('Вторая')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Опубликовать' }));
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.find(1)).toMatchObject({ title: 'Вторая', version: 2 });
    expect(screen.queryByText('Есть черновик изменений')).toBeNull();
    expect(await title()).toHaveValue('Вторая');
  });

  it('comes back with its draft, which may be thrown away', async () => {
    api.drafts.keep(1, { title: 'Черновик Ульяны' });
    openAdmin(api, '/admin/blog/1');
    expect(await title()).toHaveValue('Черновик Ульяны');
    expect(screen.getByText(/, Ульяна$/)).toBeVisible();
    await press('Отбросить черновик');
    await userEvent.click(await screen.findByRole('button', { name: 'Отбросить' }));
    await waitFor(async () => expect(await title()).toHaveValue('Первая'));
    expect(api.drafts.find(1)).toBeUndefined();
    expect(screen.getByText('Всё сохранено')).toBeVisible();
  });

  it('says that it has a draft to whoever may only read it, without what they may not do', async () => {
    const actions = [actionsOf(blogPost).list, actionsOf(blogPost).item, DRAFT_RIGHTS.item];
    api.session.user = { ...ADMIN, actions };
    api.drafts.keep(1, { title: 'Черновик Ульяны' });
    openAdmin(api, '/admin/blog/1');
    expect(await title()).toHaveValue('Черновик Ульяны');
    const panel = within(screen.getByRole('complementary', { name: 'Публикация' }));
    expect(panel.getByText('Опубликовано')).toBeVisible();
    expect(panel.getByText('Есть черновик изменений')).toBeVisible();
    expect(panel.getByText(/, Ульяна$/)).toBeVisible();
    expect(panel.getByText('В форме текст с ним, на сайте прежняя версия.')).toBeVisible();
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('says of which set an item goes that is thrown away, it or its draft', async () => {
    Object.assign(api.drafts.keep(1, { title: 'Вторая' }), { changeSet: { id: 3, title: 'Осень' } });
    openAdmin(api, '/admin/blog/1');
    expect(await title()).toHaveValue('Вторая');
    await press('Отбросить черновик');
    expect(await screen.findByText('Запись уйдёт из набора «Осень».')).toBeVisible();
    await press('Отмена');
    await press('Удалить статью');
    expect(await screen.findByText(/^Запись в наборе «Осень»: он не выйдет, пока/)).toBeVisible();
  });

  it('asks field by field when somebody else has saved the draft meanwhile', async () => {
    openAdmin(api, '/admin/blog/1');
    await retitle('Моя');
    api.drafts.keep(1, { title: 'Чужая' });
    await press('Сохранить черновик');
    expect(await screen.findByRole('heading', { name: /запись сохранили: Ульяна$/u })).toBeVisible();
    const field = within(await screen.findByRole('group', { name: 'Заголовок' }));
    await userEvent.click(field.getByLabelText('Оставить моё'));
    await press('Сохранить выбранное');
    expect(await screen.findByText('Черновик сохранён, на сайте прежняя версия')).toBeVisible();
    expect(api.drafts.find(1)).toMatchObject({ version: 2, values: { title: 'Моя' } });
  });

  it('goes on over what has come out meanwhile', async () => {
    api.drafts.keep(1, { title: 'Черновик Ульяны' });
    openAdmin(api, '/admin/blog/1');
    await retitle('Моя');
    api.drafts.comeOut(1);
    const gone = 'Черновика больше нет: его опубликовали или отбросили';
    api.answerNext(`${DRAFT_PATHS.save}/blog/1`, refusal(404, { message: gone }));
    await press('Сохранить черновик');
    expect(await screen.findByText('Черновик сохранён, на сайте прежняя версия')).toBeVisible();
    expect(api.blog.find(1)?.title).toBe('Черновик Ульяны');
    expect(api.drafts.find(1)).toMatchObject({ baseVersion: 2, values: { title: 'Моя' } });
  });

  it('learns in the open form that its changes have come out by their moment', async () => {
    const draft = api.drafts.keep(1, { title: 'К этой минуте' });
    draft.publishAt = new Date(Date.now() + 300).toISOString();
    openAdmin(api, '/admin/blog/1');
    await userEvent.type(await screen.findByLabelText('Вступление'), ' моё');
    expect(await screen.findByText('Изменения вышли на сайт по расписанию')).toBeVisible();
    expect(screen.queryByText('Есть черновик изменений')).toBeNull();
    expect(screen.getByLabelText('Вступление')).toHaveValue('Вступление моё');
    await press('Сохранить черновик');
    expect(await screen.findByText('Черновик сохранён, на сайте прежняя версия')).toBeVisible();
    expect(api.drafts.find(1)).toMatchObject({ baseVersion: 2, values: { lead: 'Вступление моё' } });
  });

  it('learns in the open form that its changes were refused at their moment, and why', async () => {
    const publishAt = new Date(Date.now() + 2000).toISOString();
    const kept = { ...api.drafts.keep(1, { title: 'К этой минуте' }), publishAt };
    const refused = { ...kept, failure: 'Эту запись публикуют вдвоём' };
    const state = {
      unpublishAt: null,
      unpublishFailure: null,
      removalSet: null,
      picture: null,
      documents: [],
      path: '/blog/statya-1',
    };
    api.answerNext(
      `${DRAFT_PATHS.item}/blog/1`,
      ok({ ...state, draft: kept }),
      ok({ ...state, draft: refused }),
    );
    openAdmin(api, '/admin/blog/1');
    await userEvent.type(await screen.findByLabelText('Вступление'), ' моё');
    expect(await screen.findByText('Изменения не вышли: Эту запись публикуют вдвоём')).toBeVisible();
    expect(screen.getByText('Сам он не вышел')).toBeVisible();
    expect(screen.getByLabelText('Вступление')).toHaveValue('Вступление моё');
  });

  it('learns in the open form of the moments that somebody else has named', async () => {
    const { user } = api.session;
    api.session.user = { ...user, actions: [...user.actions, PRESENCE_RIGHTS.beat] };
    api.drafts.keep(1, { title: 'Потом' }).publishAt = '2099-01-01T07:00:00.000Z';
    const moments = { publishAt: null, unpublishAt: '2099-02-01T07:00:00.000Z' };
    api.answerNext(
      PRESENCE_PATHS.beat,
      ok({ editor: null, mine: true, asked: null, mayTake: false, moments }),
    );
    openAdmin(api, '/admin/blog/1');
    expect(await screen.findByText(/^Запись уйдёт с сайта: 01\.02\.2099 10:00\. Так решил/u)).toBeVisible();
    expect(screen.getByText(/^Изменения выйдут: время сняли/u)).toBeVisible();
    expect(screen.getByLabelText('Уйдёт с сайта')).toHaveValue('2099-02-01T10:00');
    expect(screen.getByLabelText('Изменения выйдут')).toHaveValue('');
    expect(callsOf(DRAFT_PATHS.schedule)).toEqual([]);
  });

  it('asks field by field when work of an earlier time began from another draft', async () => {
    const began = { version: 1, base: { title: 'Первая', lead: 'Вступление' } };
    const kept = { ...began, values: { ...began.base, title: 'Моя вчерашняя' } };
    sessionStorage.setItem('admin-draft:1:blog:1', JSON.stringify(kept));
    api.drafts.keep(1, { lead: 'Вступление Ульяны' });
    openAdmin(api, '/admin/blog/1');
    expect(await title()).toHaveValue('Моя вчерашняя');
    await press('Сохранить черновик');
    await userEvent.click(await screen.findByRole('button', { name: 'Сохранить выбранное' }));
    expect(await screen.findByText('Черновик сохранён, на сайте прежняя версия')).toBeVisible();
    expect(api.drafts.find(1)).toMatchObject({
      values: { title: 'Моя вчерашняя', lead: 'Вступление Ульяны' },
    });
  });

  it('asks the same when it was changed on the site itself, and comes out with what is kept', async () => {
    await mergeWithSite('Оставить моё');
    expect(callsOf(DRAFT_PATHS.save).map(({ body }) => body)).toEqual([
      { version: 1, baseVersion: 2, values: { title: 'Из черновика' } },
    ]);
    await publishChanges();
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.find(1)).toMatchObject({ title: 'Из черновика', version: 3 });
    expect(api.calls.some(({ path }) => path === `${blogPath('update')}/1`)).toBe(false);
  });

  it('has no draft any more when what is on the site is taken instead', async () => {
    await mergeWithSite('Взять их');
    expect(callsOf(DRAFT_PATHS.save).map(({ body }) => body)).toEqual([
      { version: 1, baseVersion: 2, values: {} },
    ]);
    expect(await title()).toHaveValue('Срочная правка');
    expect(screen.queryByText('Есть черновик изменений')).toBeNull();
    expect(api.drafts.find(1)).toBeUndefined();
  });

  it('gets a field of an earlier version back into its draft', async () => {
    const revisions = [
      { version: 1, at: '2026-11-02T09:00:00.000Z', actor: 'Ульяна', action: 'publish', changed: ['title'] },
    ];
    api.blog.change(1, { lead: 'Другое вступление', title: 'Вторая' });
    api.answerNext('admin/blog/revisions/1', ok(revisions));
    const values = { title: 'Первая', lead: 'Вступление' };
    api.answerNext('admin/blog/revision/1', ok({ version: 1, values, changed: ['title', 'lead'] }));
    openAdmin(api, '/admin/blog/1');
    await title();
    await userEvent.click(screen.getByText('Прежние версии'));
    expect(await screen.findByText('Публикация')).toBeVisible();
    await press('Версия 1: сравнить');
    await userEvent.click(await screen.findByRole('button', { name: /Вернуть это поле.*Вступление/ }));
    expect(screen.getByLabelText('Вступление')).toHaveValue('Вступление');
    expect(await title()).toHaveValue('Вторая');
    expect(screen.getByText('Есть несохранённые изменения')).toBeVisible();
  });

  it('becomes that version as a whole, whatever the draft has changed', async () => {
    const row = {
      version: 1,
      at: '2026-11-02T09:00:00.000Z',
      actor: 'Ульяна',
      action: 'publish',
      changed: [],
    };
    api.blog.change(1, { lead: 'Другое вступление' });
    api.drafts.keep(1, { title: 'Из черновика' });
    api.answerNext('admin/blog/revisions/1', ok([row]));
    // Only the lead differs from what is on the site.
    const values = { title: 'Первая', lead: 'Вступление' };
    api.answerNext('admin/blog/revision/1', ok({ version: 1, values, changed: ['lead'] }));
    openAdmin(api, '/admin/blog/1');
    await title();
    await userEvent.click(screen.getByText('Прежние версии'));
    await userEvent.click(await screen.findByRole('button', { name: 'Версия 1: сравнить' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Версия 1' }));
    expect(await dialog.findByText('Из черновика')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Вернуть эту версию в черновик' }));
    expect(await title()).toHaveValue('Первая');
    expect(screen.getByLabelText('Вступление')).toHaveValue('Вступление');
  });

  it('promises to come out by itself to those who may publish alone', async () => {
    const alone = /Дата обязательна, в будущем — выйдет сама/u;
    openAdmin(api, '/admin/blog/1');
    expect(await screen.findByLabelText('Дата публикации')).toHaveAccessibleDescription(alone);
    closeAdmin();
    const { publish } = actionsOf(blogPost);
    api.session.user = {
      ...ADMIN,
      actions: api.session.user.actions.filter((action) => action !== publish),
    };
    openAdmin(api, '/admin/blog/1');
    expect(await screen.findByLabelText('Дата публикации')).toHaveAccessibleDescription(
      /Дата обязательна\. Дата начнёт действовать, когда запись опубликует тот, кто вправе/u,
    );
  });

  it('says that its date cannot be taken away, and of no draft that there is none', async () => {
    openAdmin(api, '/admin/blog/1');
    await title();
    const date = screen.getByLabelText('Дата публикации');
    expect(date).toHaveAccessibleDescription(/Дата обязательна/u);
    const words = 'У опубликованной записи дата обязательна';
    api.answerNext(`${DRAFT_PATHS.save}/blog/1`, invalid('publishedAt', words));
    fireEvent.change(date, { target: { value: '' } });
    await press('Сохранить черновик');
    await waitFor(() => expect(date).toHaveAccessibleDescription(expect.stringContaining(words)));
    fireEvent.change(date, { target: { value: '2026-11-02T12:00' } });
    await retitle('Первая!');
    await press('Сохранить черновик');
    expect(await screen.findByText(/^Черновик сохранён: на сайте его пока нет/u)).toBeVisible();
    await retitle('Первая');
    await press('Сохранить черновик');
    expect(await screen.findByText('Изменений не осталось, черновика нет')).toBeVisible();
    expect(api.drafts.find(1)).toBeUndefined();
  });

  it('may be told when to come out and when to go', async () => {
    api.drafts.keep(1, { title: 'Ко вторнику' });
    openAdmin(api, '/admin/blog/1');
    await title();
    await userEvent.click(screen.getByText('Выйти и снять по расписанию'));
    fireEvent.change(screen.getByLabelText('Изменения выйдут'), { target: { value: '2099-01-01T10:00' } });
    await userEvent.click(screen.getAllByRole('button', { name: 'Назначить' })[0] ?? document.body);
    await waitFor(() => expect(api.drafts.find(1)?.publishAt).toBe('2099-01-01T07:00:00.000Z'));
    // A browser takes the focus from what is disabled.
    const [comes] = screen.getAllByRole('button', { name: 'Назначить' });
    await waitFor(() => expect(comes).not.toHaveAttribute('aria-busy'));
    expect(comes).toHaveAttribute('aria-disabled', 'true');
    expect(comes).toBeEnabled();
    fireEvent.change(screen.getByLabelText('Уйдёт с сайта'), { target: { value: '2099-02-01T10:00' } });
    await userEvent.click(screen.getAllByRole('button', { name: 'Назначить' })[1] ?? document.body);
    await waitFor(() =>
      expect(callsOf(DRAFT_PATHS.schedule).at(-1)?.body).toEqual({ unpublishAt: '2099-02-01T07:00:00.000Z' }),
    );
  });
});

describe('a moment that cannot be', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const setButtons = () => screen.getAllByRole('button', { name: 'Назначить' });

  it.each([
    ['2020-01-01T10:00', 'Это время уже прошло'],
    ['9999-01-01T10:00', 'Нужен год от 1990 до 2100'],
    ['2098-12-31T10:00', 'Снятие — после изменений: они выйдут 01.01.2099 10:00'],
  ])('is told of in words at the field: %s', async (moment, words) => {
    api.drafts.keep(1, { title: 'Ко вторнику' });
    const draft = api.drafts.find(1);
    if (draft) draft.publishAt = '2099-01-01T07:00:00.000Z';
    openAdmin(api, '/admin/blog/1');
    await title();
    type('Уйдёт с сайта', moment);
    expect(screen.getByLabelText('Уйдёт с сайта')).toHaveAccessibleDescription(
      expect.stringContaining(words),
    );
    expect(setButtons()[1]).toBeDisabled();
    type('Уйдёт с сайта', '2099-02-01T10:00');
    expect(screen.queryByText(words)).toBeNull();
    expect(setButtons()[1]).toBeEnabled();
  });

  it('is told of as well where the changes would come out too late', async () => {
    api.drafts.keep(1, { title: 'Ко вторнику' });
    api.drafts.letGo(1, '2099-02-01T07:00:00.000Z');
    openAdmin(api, '/admin/blog/1');
    await title();
    type('Изменения выйдут', '2099-03-01T10:00');
    expect(screen.getByText('Запись уйдёт с сайта раньше, 01.02.2099 10:00')).toBeVisible();
    expect(setButtons()[0]).toBeDisabled();
  });
});

describe('the page beside the form', () => {
  it('says that it lags behind what cannot be saved, and why', async () => {
    openAdmin(api, '/admin/blog/1');
    await title();
    await press('Предпросмотр');
    await screen.findByTitle('Страница с черновиком');
    api.answerNext(`${DRAFT_PATHS.save}/blog/1`, invalid('title', 'Введите заголовок'));
    await userEvent.clear(await title());
    expect(await screen.findByText('Предпросмотр отстал')).toBeVisible();
    expect(screen.getByText(/когда исправите: Введите заголовок$/u)).toBeVisible();
    await retitle('Снова есть');
    await waitFor(() => expect(screen.queryByText('Предпросмотр отстал')).toBeNull());
  });

  it('is told of what is typed once it has said that it listens, and of nothing by others', async () => {
    openAdmin(api, '/admin/blog/1');
    await title();
    await press('Предпросмотр');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Страница с черновиком');
    expect(frame).toHaveAttribute('src', '/predprosmotr?key=abc');
    expect(frame.style.width).toBe('390px');
    const page = frame.contentWindow;
    if (!page) throw new Error('the frame has no page');
    const told = jest.spyOn(page, 'postMessage').mockImplementation(() => undefined);
    const say = (init: MessageEventInit) => fireEvent(window, new MessageEvent('message', init));
    const { origin } = window.location;
    say({ data: PREVIEW_READY, origin: 'https://evil.example', source: page });
    say({ data: PREVIEW_READY, origin, source: window });
    expect(told).not.toHaveBeenCalled();
    say({ data: PREVIEW_READY, origin, source: page });
    expect(told.mock.calls).toEqual([[PREVIEW_REFRESH, origin]]);

    await retitle('Живой заголовок');
    await waitFor(() => expect(api.drafts.find(1)?.values).toEqual({ title: 'Живой заголовок' }));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    expect(api.blog.find(1)?.title).toBe('Первая');
    await press('Компьютер');
    expect(frame.style.width).toBe('1340px');
  });
});
