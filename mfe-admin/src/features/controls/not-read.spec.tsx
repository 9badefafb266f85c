import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  ADMIN_LEAD_PATHS,
  APPROVAL_PATHS,
  APPROVAL_RIGHTS,
  CHANGE_SET_PATHS,
  CHANGE_SET_RIGHTS,
  DRAFT_PATHS,
  DRAFT_RIGHTS,
  HISTORY_PATHS,
  LEAD_RIGHTS,
  MEDIA_PATHS,
  MEDIA_RIGHTS,
  OWN_SESSION_PATHS,
  PROFILE_PATHS,
  RBAC_PATHS,
  RBAC_RIGHTS,
  RELEASES_PATHS,
  RELEASES_RIGHTS,
  WEBHOOK_PATHS,
  WEBHOOK_RIGHTS,
} from '@polden/api-contract';
import { actionsOf, menuItem, operationPaths } from '@polden/content-model';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { type Answer, ok, refusal } from '../../testing/answers.ts';
import { blogPath } from '../../testing/blog-path.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const NO_PAGES = { items: [], pageCount: 0, total: 0 };
const [menuList = ''] = operationPaths(menuItem, 'list');

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi([post(1)]);
  api.session.open = true;
  const rights = [
    actionsOf(menuItem),
    APPROVAL_RIGHTS,
    CHANGE_SET_RIGHTS,
    DRAFT_RIGHTS,
    LEAD_RIGHTS,
    MEDIA_RIGHTS,
    RBAC_RIGHTS,
    RELEASES_RIGHTS,
    WEBHOOK_RIGHTS,
  ];
  api.session.user = {
    ...ADMIN,
    actions: [...ADMIN.actions, ...rights.flatMap((each) => Object.values(each))],
  };
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

it.each([
  ['/admin/sessions', OWN_SESSION_PATHS.list, 'Сеансы не загрузились', undefined],
  ['/admin/roles?tab=sessions', RBAC_PATHS.sessions, 'Сеансы не загрузились', undefined],
  ['/admin/roles', RBAC_PATHS.users, 'Сотрудники не загрузились', undefined],
  ['/admin/roles?tab=rights', RBAC_PATHS.roles, 'Роли и права не загрузились', undefined],
  ['/admin/profile', PROFILE_PATHS.read, 'Профиль не загрузился', undefined],
  ['/admin/releases?tab=teams', RELEASES_PATHS.teams, 'Команды не загрузились', undefined],
  ['/admin/releases?tab=audit', RELEASES_PATHS.history, 'Журнал не загрузился', undefined],
  ['/admin/releases/mfe-lending', RELEASES_PATHS.health, 'Здоровье не загрузилось', undefined],
  ['/admin/history', HISTORY_PATHS.find, 'История не загрузилась', undefined],
  ['/admin/blog', blogPath('list'), 'Список не загрузился', undefined],
  ['/admin/blog/1', `${blogPath('item')}/1`, 'Запись не загрузилась', undefined],
  ['/admin/structure/menu', menuList, 'Записи не загрузились', NO_PAGES],
  ['/admin/media', MEDIA_PATHS.list, 'Картинки не загрузились', NO_PAGES],
  ['/admin/media?view=undescribed', MEDIA_PATHS.list, 'Картинки не загрузились', NO_PAGES],
  [
    '/admin/media?view=duplicates',
    MEDIA_PATHS.duplicates,
    'Повторы не нашлись: поиск не удался',
    { groups: [], unseen: 0 },
  ],
  ['/admin/leads', ADMIN_LEAD_PATHS.list, 'Заявки не загрузились', NO_PAGES],
  ['/admin/webhooks', WEBHOOK_PATHS.list, 'Вебхуки не загрузились', []],
  ['/admin/change-sets', CHANGE_SET_PATHS.list, 'Наборы не загрузились', []],
  ['/admin/calendar', DRAFT_PATHS.calendar, 'Календарь не загрузился', []],
  ['/admin/roles?tab=approval', APPROVAL_PATHS.rules, 'Правила не загрузились', []],
])('%s offers to read again what was not read', async (address, path, words, answer: unknown) => {
  api.answerNext(path, ...Array.from({ length: 9 }, () => refusal(500, { message: 'Ошибка' })));
  openAdmin(api, address);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/^(Загружаем|Сравниваем)/)).toBeNull();
  const again = screen.getByRole('button', { name: 'Попробовать ещё раз' });
  await userEvent.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
  // It was not read again either: whoever uses a keyboard is still at the button.
  expect(again).toHaveFocus();
  api.answerNext(path, ...(answer === undefined ? [] : [ok(answer)]));
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

it('another month of the calendar is not called unread while it is read for the first time', async () => {
  const later = Promise.withResolvers<Answer>();
  const refusals = Array.from({ length: 4 }, () => refusal(500, { message: 'Ошибка' }));
  api.answerNext(DRAFT_PATHS.calendar, ...refusals, later.promise);
  openAdmin(api, '/admin/calendar?month=2026-11');
  await userEvent.click(await screen.findByRole('button', { name: 'Попробовать ещё раз' }));
  await waitFor(() => expect(api.calls.filter(({ path }) => path === DRAFT_PATHS.calendar)).toHaveLength(4));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).not.toHaveAttribute('aria-busy'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Позже' }));
  expect(await screen.findByText('Загружаем…')).toBeVisible();
  expect(screen.queryByText('Календарь не загрузился')).toBeNull();
  later.resolve(ok([]));
  expect(await screen.findByText(/по расписанию ничего не выходит/u)).toBeVisible();
});
