import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DRAFT_PATHS, DRAFT_RIGHTS, type DraftState } from '@polden/api-contract';
import { actionsOf, bond, emptyValue, operationPaths } from '@polden/content-model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { ADMIN } from '../../../testing/admin-data.ts';
import { ok } from '../../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';

const [ITEM = '', REVISIONS = '', REVISION = ''] = (['item', 'revisions', 'revision'] as const).map(
  (operation) => `${operationPaths(bond, operation)[0] ?? ''}/2`,
);
const EMPTY = Object.fromEntries(
  Object.entries(bond.fields).map(([name, field]) => [name, emptyValue(field)]),
);
const FACTS = {
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
};
const BOND = { ...EMPTY, ...FACTS, ticker: 'ПОЛД-2', coupon: 12, numberIssue: '2' };
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
  // All rights but those of the groups of fields.
  const actions = [...Object.values(actionsOf(bond)), ...Object.values(DRAFT_RIGHTS)];
  api.session.user = { ...ADMIN, actions };
  api.session.open = true;
  api.answerNext(ITEM, ok(BOND));
  api.answerNext(`${DRAFT_PATHS.item}/bond/2`, ok(NO_DRAFT));
  api.answerNext(`${DRAFT_PATHS.save}/bond/2`, ok(NO_DRAFT));
});

afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const open = () => openAdmin(api, '/admin/control-panel/bond/2');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = () =>
  api.calls.filter(({ path }) => path === `${DRAFT_PATHS.save}/bond/2`).map(({ body }) => body['values']);

describe('a field that the role may not change', () => {
  it('is seen to be read only, with the reason', async () => {
    open();
    const coupon = await screen.findByRole('group', { name: 'Купон, % годовых: только чтение' });
    expect(coupon).toHaveAccessibleDescription('Менять это поле вашей роли нельзя');
    expect(within(coupon).getByRole('textbox')).toHaveAttribute('readonly');
    expect(screen.queryByRole('group', { name: /^Номер выпуска/u })).toBeNull();
  });

  it('is left out when a version comes back, and named', async () => {
    const revisions = [
      { version: 1, at: '2026-11-02T09:00:00.000Z', actor: 'Ульяна', action: 'publish', changed: ['coupon'] },
    ];
    api.answerNext(REVISIONS, ok(revisions));
    const values = { coupon: 9, numberIssue: '1' };
    api.answerNext(REVISION, ok({ version: 1, values, changed: ['coupon', 'numberIssue'] }));
    open();
    await userEvent.click(await screen.findByText('Прежние версии'));
    await press('Версия 1: сравнить');
    expect(await screen.findByText('Вернуть нельзя: менять это поле вашей роли нельзя.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Вернуть это поле.*Купон/u })).toBeNull();
    await press('Вернуть эту версию в черновик');
    expect(
      await screen.findByText(/Купон, % годовых: не возвращён, менять это поле вашей роли нельзя/u),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Купон, % годовых' })).toHaveValue('12');
    expect(screen.getByLabelText('Номер выпуска')).toHaveValue('1');
    await press('Сохранить черновик');
    await waitFor(() => expect(sent()).toEqual([{ numberIssue: '1' }]));
  });

  it('is not sent from work that holds it already, and may be taken out of that', async () => {
    const base = { ...EMPTY, publishedAt: FACTS.publishedAt, ticker: 'ПОЛД-2', coupon: 12, numberIssue: '2' };
    const kept = { version: 4, base, values: { ...base, coupon: 9, numberIssue: '3' } };
    sessionStorage.setItem('admin-draft:1:bond:2', JSON.stringify(kept));
    open();
    expect(await screen.findByText('Купон, % годовых: менять это поле вашей роли нельзя')).toBeVisible();
    await press('Сохранить черновик');
    await waitFor(() => expect(sent()).toEqual([{ numberIssue: '3' }]));

    closeAdmin();
    api.answerNext(ITEM, ok(BOND));
    api.answerNext(`${DRAFT_PATHS.item}/bond/2`, ok(NO_DRAFT));
    sessionStorage.setItem('admin-draft:1:bond:2', JSON.stringify(kept));
    open();
    await press('Убрать из правок');
    expect(screen.getByRole('textbox', { name: 'Купон, % годовых' })).toHaveValue('12');
    expect(screen.getByLabelText('Номер выпуска')).toHaveValue('3');
    expect(screen.queryByRole('button', { name: 'Убрать из правок' })).toBeNull();
  });

  it('keeps in the draft what somebody with the right has put there', async () => {
    const draft = {
      version: 1,
      baseVersion: 4,
      values: { coupon: 15 },
      author: 'Ульяна',
      createdAt: FACTS.createdAt,
      updatedAt: FACTS.updatedAt,
      publishAt: null,
      failure: null,
      changeSet: null,
    };
    api.answerNext(`${DRAFT_PATHS.item}/bond/2`, ok({ ...NO_DRAFT, draft }));
    open();
    await userEvent.type(await screen.findByLabelText('Номер выпуска'), '2');
    await press('Сохранить черновик');
    await waitFor(() => expect(sent()).toEqual([{ coupon: 15, numberIssue: '22' }]));
  });
});
