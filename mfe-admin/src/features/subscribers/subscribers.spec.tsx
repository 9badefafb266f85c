import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN_SUBSCRIBER_PATHS, SUBSCRIBER_RIGHTS, type Subscriber } from '@polden/api-contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const ANNA: Subscriber = {
  id: 1,
  email: 'an•••@mail.ru',
  status: 'confirmed',
  consentEdition: '2026-11-01',
  url: '/blog',
  createdAt: '2026-11-10T09:00:00.000Z',
  confirmedAt: '2026-11-10T09:05:00.000Z',
  unsubscribedAt: null,
};
const LIST = { status: 200, body: { items: [ANNA], pageCount: 1 } };

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: [SUBSCRIBER_RIGHTS.list] };
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

describe('the page of subscribers', () => {
  it('says who asked for letters and how far it is', async () => {
    api.answerNext(ADMIN_SUBSCRIBER_PATHS.list, LIST);
    openAdmin(api, '/admin/subscribers');
    const row = (await screen.findByRole('rowheader', { name: ANNA.email })).closest('tr');
    expect(within(row ?? document.body).getByText('Подписан')).toBeVisible();
    expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
  });

  it('is narrowed by the state', async () => {
    api.answerNext(ADMIN_SUBSCRIBER_PATHS.list, LIST, { status: 200, body: { items: [], pageCount: 0 } });
    openAdmin(api, '/admin/subscribers');
    await screen.findByText(ANNA.email);
    await userEvent.click(screen.getByRole('link', { name: 'Отписались' }));
    expect(await screen.findByText(/^Здесь пока никого/)).toBeVisible();
    const asked = api.calls.filter(({ path }) => path === ADMIN_SUBSCRIBER_PATHS.list);
    expect(asked.at(-1)?.query.get('status')).toBe('unsubscribed');
  });

  it('gives whole addresses to those who may export', async () => {
    api.session.user = { ...ADMIN, actions: Object.values(SUBSCRIBER_RIGHTS) };
    api.answerNext(ADMIN_SUBSCRIBER_PATHS.list, LIST);
    openAdmin(api, '/admin/subscribers');
    expect(await screen.findByRole('button', { name: 'Выгрузить подписанных в CSV' })).toBeVisible();
  });
});
