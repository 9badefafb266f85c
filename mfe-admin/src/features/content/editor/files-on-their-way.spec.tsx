import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DRAFT_PATHS, DRAFT_RIGHTS } from '@polden/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { ADMIN, post } from '../../../testing/admin-data.ts';
import { ok, refusal } from '../../../testing/answers.ts';
import { blogPath } from '../../../testing/blog-path.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';
import { startUploadServer, type UploadServer } from '../../../testing/upload-server.ts';

let api: AdminApi;
let uploads: UploadServer;

beforeEach(async () => {
  uploads = await startUploadServer();
  const published = { state: 'published', publishedAt: '2026-11-02T09:00:00.000Z' } as const;
  api = await startAdminApi([post(1), post(2, published)]);
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...Object.values(DRAFT_RIGHTS)] };
  api.session.open = true;
});

afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
  await uploads.close();
});

const STORED = {
  id: 'i1',
  url: '/api/v1/media/i1/960.webp',
  width: 960,
  height: 540,
  srcset: '/api/v1/media/i1/960.webp 960w',
  sources: [],
  focus: { x: 0.5, y: 0.5 },
};
const IMAGE = { mediaId: STORED.id, alt: '' };
const AWAITED = 'Ждём, пока загрузится файл, и сразу сохраним…';
const picture = new File(['bytes'], 'поле.png', { type: 'image/png' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const callsOf = (path: string) => api.calls.filter((call) => call.path.startsWith(path));

/** Opens the form, and chooses a picture that does not arrive yet. */
async function chooseAt(address: string) {
  const router = openAdmin(api, address);
  await userEvent.upload(await screen.findByLabelText('Картинка: файл'), picture);
  await waitFor(() => expect(uploads.received).toHaveLength(1));
  expect(await screen.findByText('Файл ещё загружается и не сохранён')).toBeVisible();
  return router;
}

describe('a picture on its way into a field', () => {
  it('is waited for by the first save', async () => {
    await chooseAt('/admin/blog/new');
    await userEvent.type(screen.getByLabelText('Заголовок'), 'Новая статья');
    await press('Сохранить черновик');
    expect(await screen.findByText(AWAITED)).toBeVisible();
    // What is typed meanwhile is saved as well.
    await userEvent.type(screen.getByLabelText('Вступление'), 'Коротко');
    expect(callsOf(blogPath('add'))).toEqual([]);
    uploads.answerWaiting(ok(STORED));
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.find(3)).toMatchObject({ title: 'Новая статья', lead: 'Коротко', image: IMAGE });
  });

  it('is waited for by a later save, also by the keys and with nothing else to save', async () => {
    await chooseAt('/admin/blog/1');
    await userEvent.keyboard('{Control>}[KeyS]{/Control}');
    expect(await screen.findByText(AWAITED)).toBeVisible();
    expect(callsOf(blogPath('update'))).toEqual([]);
    uploads.answerWaiting(ok(STORED));
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.find(1)).toMatchObject({ image: IMAGE });
  });

  it('is waited for by a publication, and comes out with it', async () => {
    await chooseAt('/admin/blog/1');
    await press('Сохранить и опубликовать');
    expect(await screen.findByText(AWAITED)).toBeVisible();
    uploads.answerWaiting(ok(STORED));
    await waitFor(() => expect(api.blog.find(1)).toMatchObject({ state: 'published', image: IMAGE }));
  });

  it('is waited for by the publication of changes', async () => {
    await chooseAt('/admin/blog/2');
    await press('Опубликовать изменения');
    expect(await screen.findByText(AWAITED)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    uploads.answerWaiting(ok(STORED));
    const dialog = await screen.findByRole('dialog', { name: 'Опубликовать изменения?' });
    expect(callsOf(DRAFT_PATHS.save).map(({ body }) => body['values'])).toEqual([{ image: IMAGE }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Опубликовать' }));
    await waitFor(() => expect(api.blog.find(2)).toMatchObject({ image: IMAGE }));
  });

  it.each([
    ['did not come', () => uploads.answerWaiting('break the connection')],
    ['was refused', () => uploads.answerWaiting(refusal(415, { message: 'Файл не загрузился' }))],
  ])('holds the publication back when it %s, and says so', async (_, fail) => {
    await chooseAt('/admin/blog/1');
    await press('Сохранить и опубликовать');
    expect(await screen.findByText(AWAITED)).toBeVisible();
    fail();
    expect(await screen.findByText(/^Не сохранено и не опубликовано: файл не загрузился/u)).toBeVisible();
    expect(screen.getByText('Файл не загрузился')).toBeVisible();
    expect([...callsOf(blogPath('update')), ...callsOf(blogPath('publish'))]).toEqual([]);
    uploads.answer = ok(STORED);
    await userEvent.upload(screen.getByLabelText('Картинка: файл'), picture);
    await userEvent.click(await screen.findByRole('button', { name: 'Сохранить и опубликовать' }));
    await waitFor(() => expect(api.blog.find(1)).toMatchObject({ state: 'published', image: IMAGE }));
  });

  it('holds the save back when it is given up', async () => {
    await chooseAt('/admin/blog/1');
    await press('Сохранить');
    expect(await screen.findByText(AWAITED)).toBeVisible();
    await press('Отменить загрузку');
    expect(await screen.findByText(/^Не сохранено и не опубликовано/u)).toBeVisible();
    expect(callsOf(blogPath('update'))).toEqual([]);
  });

  it('is asked about before the page is left, and nothing is said of it afterwards', async () => {
    const router = await chooseAt('/admin/blog/1');
    await press('Сохранить');
    await act(() => router.navigate('/admin/blog'));
    await userEvent.click(await screen.findByRole('button', { name: 'Уйти, прервать загрузку' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog'));
    expect(callsOf(blogPath('update'))).toEqual([]);
    expect(screen.queryByText(/^Не сохранено и не опубликовано/u)).toBeNull();
  });
});
