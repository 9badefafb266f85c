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
  coupon: 12.25,
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

const couponField = () => screen.findByRole('textbox', { name: 'Купон, % годовых' });

it('a number is shown and read as people here write it, whatever language the browser speaks', async () => {
  openAdmin(api, '/admin/control-panel/bond/2');
  const coupon = await couponField();
  expect(coupon).toHaveValue('12,25');
  await userEvent.clear(coupon);
  await userEvent.type(coupon, '9,5');
  expect(coupon).toHaveValue('9,5');
  await save();
  await waitFor(() => expect(sent()).toEqual([{ coupon: 9.5 }]));
});

it.each([
  ['9,5x', /Это не число: допишите его или сотрите/u],
  ['1e1', /Это не число: допишите его или сотрите/u],
  ['950', /Укажите число от 0 до 100/u],
])('«%s» is said to be none, stays as it is typed and is not saved', async (text, complaint) => {
  openAdmin(api, '/admin/control-panel/bond/2');
  const coupon = await couponField();
  await userEvent.clear(coupon);
  await userEvent.type(coupon, text);
  await save();
  expect(coupon).toHaveFocus();
  expect(coupon).toHaveValue(text);
  expect(coupon).toHaveAccessibleDescription(complaint);
  expect(sent()).toEqual([]);
  await userEvent.clear(coupon);
  await userEvent.type(coupon, '9.5');
  expect(coupon).not.toHaveAccessibleDescription(complaint);
  await save();
  await waitFor(() => expect(sent()).toEqual([{ coupon: 9.5 }]));
});
