import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { RBAC_RIGHTS } from '@polden/api-contract';
import { restoreSession } from '@polden/session';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { toast } from '../toasts/toast.store.ts';

const PERSON = { ...ADMIN, actions: [...ADMIN.actions, ...Object.values(RBAC_RIGHTS)] };
const AREA = 'Доступ, всё — Администратор';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = PERSON;
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

/** Unsaved ticks, and a message that offers to undo. */
async function work(): Promise<void> {
  openAdmin(api, '/admin/roles?tab=rights');
  await userEvent.click(await screen.findByRole('checkbox', { name: AREA }));
  act(() =>
    toast.success('Роль удалена', { title: 'Отменить', otherwise: 'Можно и позже', run: () => undefined }),
  );
  expect(await screen.findByRole('button', { name: 'Отменить изменения' })).toBeVisible();
  expect(screen.getByText('Роль удалена')).toBeVisible();
}

it('what one person has not saved is nothing to another who signs in in their place', async () => {
  await work();
  api.session.user = { ...PERSON, id: PERSON.id + 1 };
  await act(restoreSession);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить изменения' })).toBeNull());
  expect(await screen.findByRole('checkbox', { name: AREA })).toBeChecked();
  expect(screen.queryByText('Роль удалена')).toBeNull();
});

it('it stays with the person when their session is renewed', async () => {
  await work();
  await act(restoreSession);
  expect(screen.getByRole('checkbox', { name: AREA })).not.toBeChecked();
  expect(screen.getByText('Роль удалена')).toBeVisible();
});
