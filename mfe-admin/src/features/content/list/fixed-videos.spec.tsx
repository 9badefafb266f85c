import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { actionsOf, mediaVideo } from '@polden/content-model';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { ADMIN, post } from '../../../testing/admin-data.ts';
import { ok } from '../../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi([]);
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: Object.values(actionsOf(mediaVideo)) };
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

function row(id: number, title: string, highlight: number | null) {
  const { body: _body, image: _image, ...facts } = post(id, { title, highlight, state: 'published' });
  return { ...facts, hasDraft: false, cells: {} };
}

it('videos are fixed and let go, and called so wherever it is asked and said', async () => {
  const [first, second] = [row(1, 'Как мы работаем', 1), row(2, 'Отчёт за год', null)];
  const list = ok({ items: [first, second], pageCount: 1, total: 2 });
  api.answerNext('admin/media-video/list', list, list, list);
  api.answerNext('admin/media-video/fixed', ok([first]));
  api.answerNext('admin/media-video/fix/2', ok([first, { ...second, highlight: 2 }]));
  api.answerNext('admin/media-video/unfix/1', ok([{ ...second, highlight: 1 }]));
  openAdmin(api, '/admin/control-panel/media-video');
  const fixed = await screen.findByRole('region', { name: 'Закреплённые 1 из 12' });
  await userEvent.click(await screen.findByRole('button', { name: 'Действия: «Отчёт за год»' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Закрепить' }));
  await within(fixed).findByRole('link', { name: 'Отчёт за год' });
  await userEvent.click(within(fixed).getByRole('button', { name: 'Открепить «Как мы работаем»' }));
  expect(await screen.findByText('«Как мы работаем» больше не закреплено')).toBeInTheDocument();
  expect(screen.queryByText(/главно/iu)).toBeNull();
});
