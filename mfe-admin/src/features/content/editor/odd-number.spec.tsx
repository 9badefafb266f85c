import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DRAFT_PATHS, DRAFT_RIGHTS, type DraftState } from '@polden/api-contract';
import { actionsOf, bond, emptyValue, type Field, groupRightOf, operationPaths } from '@polden/content-model';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { ADMIN } from '../../../testing/admin-data.ts';
import { ok } from '../../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';

const [ITEM = ''] = operationPaths(bond, 'item');
const BOND = {
  ...Object.fromEntries(Object.entries(bond.fields).map(([name, field]) => [name, emptyValue(field)])),
  id: 2,
  version: 4,
  state: 'published',
  publishedAt: '2026-11-02T09:00:00.000Z',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  highlight: null,
  place: null,
  archived: false,
  archiveYear: null,
  picture: null,
  document: null,
  documents: [],
  ticker: 'ПОЛД-2',
  coupon: 12,
  numberIssue: '2',
};
const NO_DRAFT: DraftState = {
  draft: null,
  unpublishAt: null,
  unpublishFailure: null,
  removalSet: null,
  picture: null,
  documents: [],
  path: null,
};

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  const groups = Object.values<Field>(bond.fields).flatMap((field) =>
    field.group ? [groupRightOf(field.group)] : [],
  );
  const actions = [...Object.values(actionsOf(bond)), ...Object.values(DRAFT_RIGHTS), ...groups];
  api.session.user = { ...ADMIN, actions };
  api.session.open = true;
  api.answerNext(`${ITEM}/2`, ok(BOND));
  api.answerNext(`${DRAFT_PATHS.item}/bond/2`, ok(NO_DRAFT));
  api.answerNext(`${DRAFT_PATHS.save}/bond/2`, ok(NO_DRAFT));
});

afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const sent = () =>
  api.calls.filter(({ path }) => path === `${DRAFT_PATHS.save}/bond/2`).map(({ body }) => body['values']);
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Сохранить черновик' }));

it('what is typed and is no number is not saved as nothing', async () => {
  openAdmin(api, '/admin/control-panel/bond/2');
  const coupon = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Купон, % годовых' });
  // As browsers have «1e», which jsdom does not tell from nothing.
  await userEvent.clear(coupon);
  Object.defineProperty(coupon, 'validity', { configurable: true, value: { badInput: true } });
  await save();
  expect(coupon).toHaveFocus();
  expect(coupon).toHaveAccessibleDescription(/Это не число: допишите его или сотрите/u);
  expect(sent()).toEqual([]);
  Reflect.deleteProperty(coupon, 'validity');
  await userEvent.type(coupon, '9');
  expect(coupon).not.toHaveAccessibleDescription(/Это не число/u);
  await save();
  await waitFor(() => expect(sent()).toEqual([{ coupon: 9 }]));
});
