import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { StoredFile } from '@polden/api-contract';
import { actionsOf, companyDoc } from '@polden/content-model';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { ADMIN, post } from '../../../testing/admin-data.ts';
import { ok, refusal } from '../../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  // Without the library: the files are known from the answers alone.
  api.session.user = { ...ADMIN, actions: Object.values(actionsOf(companyDoc)) };
  api.session.open = true;
});
afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const stored = (id: string, fileName: string): StoredFile => ({
  id,
  url: `/api/v1/media/file/${id}.pdf`,
  fileName,
  fileType: 'pdf',
  fileSize: 2048,
});
const item = (name: string, file: StoredFile, version: number) => ({
  ...post(7),
  version,
  name,
  file: { fileId: file.id },
  documents: [file],
});

it('two who have exchanged a file choose between the files by their names', async () => {
  const theirs = item('Чужое имя', stored('f9', 'Устав-новый.pdf'), 2);
  api.answerNext('admin/company-docs/item/7', ok(item('Устав', stored('f8', 'Устав.pdf'), 1)));
  api.answerNext('admin/company-docs/update/7', refusal(409, { message: 'Изменили', current: theirs }));
  openAdmin(api, '/admin/company-docs/7');
  await userEvent.type(await screen.findByLabelText('Имя файла'), ' моё');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByRole('heading', { name: /^Пока вы правили/u });
  const field = within(await screen.findByRole('group', { name: 'Файл' }));
  expect(field.getByRole('link', { name: 'Устав.pdf' })).toHaveAttribute('href', '/api/v1/media/file/f8.pdf');
  expect(field.getByRole('link', { name: 'Устав-новый.pdf' })).toBeVisible();
  expect(field.queryByText('Файл загружен')).toBeNull();
});
