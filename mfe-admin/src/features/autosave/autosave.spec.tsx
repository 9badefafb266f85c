import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTOSAVE_PATHS, AUTOSAVE_RIGHTS, PRESENCE_PATHS, PRESENCE_RIGHTS } from '@polden/api-contract';
import { endSession } from '@polden/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { ok, refusal } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

let api: AdminApi;
const SAVED_AT = '2026-11-21T11:05:00.000Z';
const UNTAKEN = { mayTake: false, moments: { publishAt: null, unpublishAt: null }, removed: null };

beforeEach(async () => {
  localStorage.clear();
  api = await startAdminApi([post(1, { title: 'Первая', lead: 'Вступление' })]);
  api.session.open = true;
  const rights = [...Object.values(AUTOSAVE_RIGHTS), ...Object.values(PRESENCE_RIGHTS)];
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...rights] };
});
afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const title = () => screen.findByLabelText('Заголовок');
const calls = (path: string) => api.calls.filter((call) => call.path === path);

describe('unsaved work', () => {
  it('of another machine is offered, and brought back', async () => {
    const autosave = {
      version: 1,
      base: { title: 'Первая' },
      values: { title: 'С той машины' },
      savedAt: SAVED_AT,
    };
    api.answerNext(AUTOSAVE_PATHS.read, ok({ autosave }));
    openAdmin(api, '/admin/blog/1');
    expect(
      await screen.findByText(/^Несохранённые правки от 21\.11\.2026 14:05|^Несохранённые правки от 14:05/u),
    ).toBeVisible();
    expect(await title()).toHaveValue('Первая');
    await userEvent.click(screen.getByRole('button', { name: 'Восстановить' }));
    expect(await title()).toHaveValue('С той машины');
    expect(screen.getByText('Есть несохранённые изменения')).toBeVisible();
  });

  it('is thrown away when it is not wanted', async () => {
    const autosave = { version: 1, base: {}, values: { title: 'Лишнее' }, savedAt: SAVED_AT };
    api.answerNext(AUTOSAVE_PATHS.read, ok({ autosave }));
    openAdmin(api, '/admin/blog/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Отбросить' }));
    await waitFor(() => expect(calls(AUTOSAVE_PATHS.drop)).toHaveLength(1));
    expect(await title()).toHaveValue('Первая');
  });

  it('is offered no more when what it holds has been saved in the meantime', async () => {
    const autosave = {
      version: 1,
      base: { title: 'Первая' },
      values: { title: 'Старая правка' },
      savedAt: SAVED_AT,
    };
    api.answerNext(AUTOSAVE_PATHS.read, ok({ autosave }), ok({ autosave: null }));
    openAdmin(api, '/admin/blog/1');
    expect(await screen.findByText(/^Несохранённые правки от/u)).toBeVisible();
    await userEvent.type(await title(), ' и последняя');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByText(/^Несохранённые правки от/u)).toBeNull());
    expect(calls(AUTOSAVE_PATHS.read)).toHaveLength(2);
    expect(await title()).toHaveValue('Первая и последняя');
  });

  it('of a new article is dropped with its first save, and goes on as that of the article', async () => {
    api.answerNext(AUTOSAVE_PATHS.read, ok({ autosave: null }), ok({ autosave: null }));
    api.answerNext(AUTOSAVE_PATHS.save, ok({ savedAt: SAVED_AT }), ok({ savedAt: SAVED_AT }));
    openAdmin(api, '/admin/blog/new');
    await userEvent.type(await title(), 'Новая');
    expect(await screen.findByText(/^Черновик правок на сервере/u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Сохранить/ }));
    await waitFor(() =>
      expect(calls(AUTOSAVE_PATHS.drop).map(({ body }) => body)).toEqual([
        { contentType: 'blog', itemId: null },
      ]),
    );
    await userEvent.type(await title(), ' ещё');
    await waitFor(
      () => expect(calls(AUTOSAVE_PATHS.save).at(-1)?.body).toMatchObject({ itemId: 2, version: 1 }),
      {
        timeout: 4000,
      },
    );
  });

  it('goes to the server by itself, and is dropped there once it is saved', async () => {
    api.answerNext(AUTOSAVE_PATHS.read, ok({ autosave: null }));
    api.answerNext(AUTOSAVE_PATHS.save, ok({ savedAt: SAVED_AT }));
    openAdmin(api, '/admin/blog/1');
    await userEvent.type(await title(), ' правка');
    expect(await screen.findByText(/^Черновик правок на сервере/u)).toBeVisible();
    expect(calls(AUTOSAVE_PATHS.save).at(-1)?.body).toMatchObject({
      contentType: 'blog',
      itemId: 1,
      version: 1,
      values: { title: 'Первая правка' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(calls(AUTOSAVE_PATHS.drop)).toHaveLength(1));
  });

  it('is left with true words: on the server or not yet there, and is dropped when it is not wanted', async () => {
    api.answerNext(AUTOSAVE_PATHS.read, ok({ autosave: null }));
    api.answerNext(
      AUTOSAVE_PATHS.save,
      refusal(429, { message: 'Слишком часто' }),
      ok({ savedAt: SAVED_AT }),
    );
    const router = openAdmin(api, '/admin/blog/1');
    const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await userEvent.type(await title(), ' правка');
    await act(() => router.navigate('/admin/media'));
    expect(await screen.findByText(/^Изменения ещё не на сервере/u)).toBeVisible();
    expect(isAsked()).toBe(true);
    await screen.findByText(/^Связи с сервером нет/u);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^Черновик правок на сервере, .* В самой записи/u)).toBeVisible();
    expect(screen.queryByText(/ещё не на сервере/u)).toBeNull();
    expect(isAsked()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Отбросить изменения' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/media'));
    await waitFor(() => expect(calls(AUTOSAVE_PATHS.drop)).toHaveLength(1));
  });

  it('is dropped as well when it was saved after a choice between it and what a colleague has saved', async () => {
    api.answerNext(AUTOSAVE_PATHS.read, ok({ autosave: null }));
    api.answerNext(AUTOSAVE_PATHS.save, ok({ savedAt: SAVED_AT }));
    openAdmin(api, '/admin/blog/1');
    await userEvent.type(await title(), ' моя');
    expect(await screen.findByText(/^Черновик правок на сервере/u)).toBeVisible();
    api.blog.change(1, { title: 'Первая чужая' });
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await userEvent.click(await screen.findByLabelText('Оставить моё'));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    await waitFor(() => expect(calls(AUTOSAVE_PATHS.drop)).toHaveLength(1));
    expect(screen.queryByText(/^Несохранённые правки/u)).toBeNull();
  });

  it('is kept by the browser without a network, and sent when it is back', async () => {
    api.answerNext(AUTOSAVE_PATHS.read, ok({ autosave: null }));
    const broken = 'break the connection' as const;
    api.answerNext(AUTOSAVE_PATHS.save, broken, ok({ savedAt: SAVED_AT }));
    openAdmin(api, '/admin/blog/1');
    await userEvent.type(await title(), '!');
    expect(await screen.findByText(/^Связи с сервером нет/u)).toBeVisible();
    expect(Object.keys(localStorage).filter((name) => name.startsWith('admin-unsent:1:blog:1'))).toHaveLength(
      1,
    );
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^Черновик правок на сервере/u)).toBeVisible();
    expect(Object.keys(localStorage).filter((name) => name.startsWith('admin-unsent'))).toEqual([]);
  });
});

describe('work that the server has', () => {
  it('is not written over while nobody could ask for it', async () => {
    api.answerNext(AUTOSAVE_PATHS.read, refusal(503, { message: 'Сервер занят' }));
    openAdmin(api, '/admin/blog/1');
    await userEvent.type(await title(), ' новое');
    await waitFor(() => expect(calls(AUTOSAVE_PATHS.read)).not.toHaveLength(0));
    const rested = 1700;
    const since = performance.now();
    await waitFor(() => expect(performance.now() - since).toBeGreaterThan(rested), { timeout: 4000 });
    expect(calls(AUTOSAVE_PATHS.save)).toEqual([]);
  });

  it('stays in the browser when the server has no ear for it now', async () => {
    api.answerNext(AUTOSAVE_PATHS.read, ok({ autosave: null }));
    api.answerNext(AUTOSAVE_PATHS.save, refusal(429, { message: 'Слишком часто' }));
    openAdmin(api, '/admin/blog/1');
    await userEvent.type(await title(), '!');
    expect(await screen.findByText(/^Связи с сервером нет/u, undefined, { timeout: 4000 })).toBeVisible();
    expect(localStorage.getItem('admin-unsent:1:blog:1')).toContain('Первая!');
  });
});

describe('two tabs of one browser', () => {
  it('show the same', async () => {
    api.answerNext(AUTOSAVE_PATHS.read, ok({ autosave: null }));
    openAdmin(api, '/admin/blog/1');
    const own = await title();
    const other = new BroadcastChannel('polden-admin-drafts');
    const heard: unknown[] = [];
    other.addEventListener('message', ({ data }: MessageEvent<{ draft: unknown }>) => heard.push(data.draft));
    await userEvent.type(own, ' здесь');
    await waitFor(() => expect(heard.at(-1)).toMatchObject({ values: { title: 'Первая здесь' } }));
    const draft = heard.at(-1) as { values: object };
    act(() => {
      other.postMessage({
        key: 'admin-draft:1:blog:1',
        draft: { ...draft, values: { ...draft.values, title: 'Первая там' } },
      });
    });
    await waitFor(() => expect(own).toHaveValue('Первая там'));
    other.close();
  });

  it('show what is saved once the work of both is thrown away in one', async () => {
    const draft = { version: 1, base: { title: 'Первая' }, values: { title: 'Первая там' } };
    api.answerNext(AUTOSAVE_PATHS.read, ok({ autosave: { ...draft, savedAt: SAVED_AT } }));
    openAdmin(api, '/admin/blog/1');
    const own = await title();
    const other = new BroadcastChannel('polden-admin-drafts');
    const heard: unknown[] = [];
    other.addEventListener('message', ({ data }: MessageEvent<{ draft: unknown }>) => heard.push(data.draft));
    act(() => other.postMessage({ key: 'admin-draft:1:blog:1', draft }));
    await waitFor(() => expect(own).toHaveValue('Первая там'));
    await userEvent.click(screen.getByRole('button', { name: 'Отбросить' }));
    expect(own).toHaveValue('Первая');
    await waitFor(() => expect(calls(AUTOSAVE_PATHS.drop)).toHaveLength(1));
    await waitFor(() => expect(heard.at(-1)).toMatchObject({ values: { title: 'Первая' } }));
    expect(calls(AUTOSAVE_PATHS.save)).toEqual([]);
    other.close();
  });
});

describe('new articles in two tabs', () => {
  it('are two articles', async () => {
    api.answerNext(AUTOSAVE_PATHS.read, ok({ autosave: null }));
    openAdmin(api, '/admin/blog/new');
    const own = await title();
    const other = new BroadcastChannel('polden-admin-drafts');
    const draft = { version: null, base: { title: '' }, values: { title: 'Из той вкладки' } };
    await act(async () => {
      other.postMessage({ key: 'admin-draft:1:blog:new', draft });
      // Its own word behind it comes back: the former has been heard by then.
      const echo = new BroadcastChannel('polden-admin-drafts');
      const heard = new Promise((resolve) => echo.addEventListener('message', resolve, { once: true }));
      other.postMessage({ key: 'nobody', draft: null });
      await heard;
      echo.close();
    });
    expect(own).toHaveValue('');
    other.close();
  });
});

describe('who edits an item', () => {
  const anna = { userId: 7, name: 'Анна', since: SAVED_AT };
  it('is named, and may be asked to hand it over', async () => {
    const theirs = ok({ editor: anna, mine: false, asked: null, ...UNTAKEN });
    api.answerNext(PRESENCE_PATHS.beat, theirs, theirs);
    openAdmin(api, '/admin/blog/1');
    expect(await screen.findByText(/^Сейчас правит Анна/u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Попросить передать' }));
    await waitFor(() =>
      expect(calls(PRESENCE_PATHS.beat).map(({ body }) => body['act'])).toEqual(['beat', 'ask']),
    );
    expect(screen.getByRole('button', { name: 'Спросили, ждём ответа' })).toBeVisible();
  });

  it('is told that somebody has removed the item', async () => {
    const removed = { at: SAVED_AT, by: 'Анна Полуднева' };
    api.answerNext(PRESENCE_PATHS.beat, ok({ editor: anna, mine: false, asked: null, ...UNTAKEN, removed }));
    openAdmin(api, '/admin/blog/1');
    expect(await screen.findByText('Эту запись удалили, пока вы правили')).toBeVisible();
    expect(screen.getByText(/^Анна Полуднева, в корзине с .*14:05/u)).toBeVisible();
  });

  it('leaves it with the page, and is back when the browser shows the page again', async () => {
    openAdmin(api, '/admin/blog/1');
    await title();
    const acts = () => calls(PRESENCE_PATHS.beat).map(({ body }) => body['act']);
    await waitFor(() => expect(acts()).toEqual(['beat']));
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(acts()).toEqual(['beat', 'leave']));
    fireEvent(window, new Event('pageshow'));
    await waitFor(() => expect(acts()).toEqual(['beat', 'leave', 'beat']));
  });

  it('is the same form when it is loaded anew after the login, not another tab', async () => {
    openAdmin(api, '/admin/blog/1');
    await userEvent.type(await title(), ' моя');
    const forms = () => calls(PRESENCE_PATHS.beat).map(({ body }) => body['form']);
    await waitFor(() => expect(forms()).toHaveLength(1));
    act(() => endSession('Сеанс закончил администратор'));
    expect(await screen.findByText('Сеанс закончил администратор')).toBeVisible();
    closeAdmin();
    openAdmin(api, '/admin/blog/1');
    expect(await title()).toHaveValue('Первая моя');
    await waitFor(() => expect(calls(PRESENCE_PATHS.beat).at(-1)?.body['act']).toBe('beat'));
    expect(new Set(forms()).size).toBe(1);
  });

  it('hands it over, keeps the own text and is told who goes on', async () => {
    const own = { userId: 1, name: 'Я', since: SAVED_AT };
    api.answerNext(
      PRESENCE_PATHS.beat,
      ok({ editor: own, mine: true, asked: { userId: 7, name: 'Анна' }, ...UNTAKEN }),
      ok({ editor: anna, mine: false, asked: null, ...UNTAKEN }),
    );
    openAdmin(api, '/admin/blog/1');
    await userEvent.type(await title(), ' моя');
    await userEvent.click(await screen.findByRole('button', { name: 'Передать' }));
    expect(await screen.findByText(/^Правку продолжает Анна/u)).toBeVisible();
    expect(await title()).toHaveValue('Первая моя');
  });
});
