import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  OWN_SESSION_PATHS,
  PROFILE_PATHS,
  RBAC_PATHS,
  RBAC_RIGHTS,
  RELEASES_PATHS,
  RELEASES_RIGHTS,
} from '@polden/api-contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { refusal } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  const actions = [...ADMIN.actions, ...Object.values(RBAC_RIGHTS), ...Object.values(RELEASES_RIGHTS)];
  api.session.user = { ...ADMIN, actions };
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

it.each([
  ['/admin/sessions', OWN_SESSION_PATHS.list, 'Сеансы не загрузились'],
  ['/admin/roles?tab=sessions', RBAC_PATHS.sessions, 'Сеансы не загрузились'],
  ['/admin/roles', RBAC_PATHS.users, 'Сотрудники не загрузились'],
  ['/admin/roles?tab=rights', RBAC_PATHS.roles, 'Роли и права не загрузились'],
  ['/admin/profile', PROFILE_PATHS.read, 'Профиль не загрузился'],
  ['/admin/releases?tab=teams', RELEASES_PATHS.teams, 'Команды не загрузились'],
  ['/admin/releases?tab=audit', RELEASES_PATHS.history, 'Журнал не загрузился'],
  ['/admin/releases/mfe-lending', RELEASES_PATHS.health, 'Здоровье не загрузилось'],
])('%s offers to read again what was not read', async (address, path, words) => {
  api.answerNext(path, ...Array.from({ length: 9 }, () => refusal(500, { message: 'Ошибка' })));
  openAdmin(api, address);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/^Загружаем/)).toBeNull();
  api.answerNext(path);
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});
