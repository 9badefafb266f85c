import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { FAQ_VOTES_RIGHT } from '@polden/api-contract';
import { actionsOf, faq } from '@polden/content-model';
import { screen } from '@testing-library/react';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const ITEM = {
  id: 5,
  version: 1,
  state: 'published',
  publishedAt: '2026-11-20T09:00:00.000Z',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  highlight: null,
  place: 1,
  archived: false,
  archiveYear: null,
  picture: null,
  document: null,
  documents: [],
  question: 'Как погасить заём?',
  category: 1,
  answer: { type: 'doc', content: [] },
};

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: [...Object.values(actionsOf(faq)), FAQ_VOTES_RIGHT] };
  api.answerNext('admin/faq/item/5', { status: 200, body: ITEM });
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

it('shows staff what visitors think of an answer', async () => {
  api.answerNext('admin/faq-votes/5', { status: 200, body: { useful: 9, useless: 1 } });
  openAdmin(api, '/admin/control-panel/faq/5');
  const votes = await screen.findByRole('region', { name: 'Оценки посетителей' });
  expect(votes.textContent).toContain('Да: 9, нет: 1. Пригодился в 90\u00a0% оценок.');
});
