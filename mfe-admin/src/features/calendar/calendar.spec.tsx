import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type CalendarEntry, CHANGE_SET_RIGHTS, DRAFT_PATHS, DRAFT_RIGHTS } from '@polden/api-contract';
import { actionsOf, vacancy } from '@polden/content-model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { ok } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const ENTRIES: CalendarEntry[] = [
  { event: 'draft', at: '2026-11-24T06:00:00.000Z', type: 'blog', id: 1, title: 'Ставки', failure: null },
  {
    event: 'unpublish',
    at: '2026-11-25T20:30:00.000Z',
    type: 'vacancy',
    id: 2,
    title: 'Юрист',
    failure: 'Так нельзя',
  },
  { event: 'change-set', at: '2026-11-26T06:00:00.000Z', type: null, id: 3, title: 'Осень', failure: null },
];

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  const actions = [DRAFT_RIGHTS.calendar, CHANGE_SET_RIGHTS.item, actionsOf(vacancy).item];
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...actions] };
  api.session.open = true;
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

it('says what comes out and goes when, by day and one after the other, of all or of one section', async () => {
  api.answerNext(DRAFT_PATHS.calendar, ok(ENTRIES), ok([]));
  const router = openAdmin(api, '/admin/calendar?month=2026-11');
  const list = within(await screen.findByRole('list', { name: 'По порядку' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '24.11.2026 09:00Изменения выйдутСтавкиБлог',
    '25.11.2026 23:30Не ушло с сайтаЮристВакансииТак нельзя',
    '26.11.2026 09:00Набор выйдетОсеньНабор изменений',
  ]);
  expect(list.getByRole('link', { name: 'Осень' })).toHaveAttribute('href', '/admin/change-sets/3');
  const cell = screen.getByText('25', { selector: 'time' }).closest('td') ?? document.body;
  expect(within(cell).getByRole('link', { name: /Не ушло с сайта: Юрист/ })).toHaveAttribute(
    'href',
    '/admin/control-panel/vacancy/2',
  );
  await userEvent.selectOptions(screen.getByLabelText('Раздел'), 'Блог');
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Позже' }));
  await waitFor(() => expect(router.state.location.search).toBe('?month=2026-12&type=blog'));
  expect(await screen.findByText(/ничего не выходит и не снимается/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Декабрь 2026' })).toBeVisible();
  expect(
    api.calls
      .filter(({ path }) => path === DRAFT_PATHS.calendar)
      .at(-1)
      ?.query.toString(),
  ).toBe('from=2026-11-30&to=2027-01-03');
});

it('names what its reader may not open, and leads nobody to a refusal', async () => {
  api.session.user = { ...ADMIN, actions: [DRAFT_RIGHTS.calendar] };
  api.answerNext(DRAFT_PATHS.calendar, ok(ENTRIES));
  openAdmin(api, '/admin/calendar?month=2026-11');
  const list = within(await screen.findByRole('list', { name: 'По порядку' }));
  expect(list.getByText('Осень')).toBeVisible();
  expect(list.queryAllByRole('link')).toEqual([]);
  const names = /Ставки|Юрист|Осень/u;
  expect(screen.queryAllByRole('link', { name: names })).toEqual([]);
});
