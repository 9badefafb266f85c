import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  ADMIN_LEAD_PATHS,
  COMMENT_PATHS,
  COMMENT_RIGHTS,
  DRAFT_RIGHTS,
  LEAD_RIGHTS,
  type LeadCard,
} from '@polden/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { ok } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { pressButton } from '../../testing/press-button.ts';

const CARD: LeadCard = {
  id: '0b6fb6f0-6f4c-4b3e-9a51-1d6f6c1f2a10',
  kind: 'agent',
  status: 'new',
  stage: null,
  takenBy: null,
  delivery: 'accepted',
  createdAt: '2026-11-20T09:00:00.000Z',
  phone: '+7 916 ***-**-67',
  name: 'А•••',
  phoneVerified: true,
  product: null,
  requiredSum: null,
  monthCount: null,
  days: null,
  formType: 'second',
  leadType: 'site3_auto_loans',
  utmSource: null,
  revision: 2,
  formName: 'agent',
  answers: [],
  source: [],
  documents: [],
  limit: null,
  offerUntil: null,
  decidedAt: null,
  offering: null,
  deliveries: [],
  timeline: [],
  files: [],
  nextStatuses: ['in-work'],
  personal: false,
};
const LEAD = `${ADMIN_LEAD_PATHS.item}/${CARD.id}`;

let api: AdminApi;

beforeEach(async () => {
  const published = { state: 'published', publishedAt: '2026-11-02T09:00:00.000Z' } as const;
  api = await startAdminApi([1, 2].map((id) => post(id, { ...published, title: `Статья ${id}` })));
  api.session.open = true;
  const rights = [LEAD_RIGHTS, DRAFT_RIGHTS, COMMENT_RIGHTS].flatMap((each) => Object.values(each));
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...rights] };
});
afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const inDialog = async (button: string) => pressButton(button, within(await screen.findByRole('dialog')));
const heading = (name: string | RegExp) => screen.getByRole('heading', { level: 1, name });

it('stays in the list when the bar of the chosen goes', async () => {
  api.answerNext('admin/blog/bulk', ok({ done: [1], failed: [], marks: [], moved: [] }));
  openAdmin(api, '/admin/blog');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Статья 1/u }));
  await pressButton(/^Снять с публикации/u);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Действия с выбранными' })).toBeNull());
  expect(screen.getByRole('region', { name: 'Записи' })).toHaveFocus();
});

it('comes to the page when what has opened a dialog goes with what it did', async () => {
  api.answerNext(LEAD, ok(CARD));
  api.answerNext(
    `${ADMIN_LEAD_PATHS.status}/${CARD.id}`,
    ok({ ...CARD, status: 'in-work', nextStatuses: [] }),
  );
  openAdmin(api, `/admin/leads/${CARD.id}`);
  await pressButton('Взять в работу');
  await inDialog('Готово');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Взять в работу' })).toBeNull());
  await waitFor(() => expect(heading(/./u)).toHaveFocus());
});

it('does so when the dialog and its opener go at once', async () => {
  api.drafts.keep(1, { title: 'Из черновика' });
  openAdmin(api, '/admin/blog/1');
  await pressButton('Опубликовать изменения');
  await inDialog('Опубликовать');
  await waitFor(() => expect(screen.queryByText('Есть черновик изменений')).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(/./u));
});

it('stays at a button that has nothing to send any more', async () => {
  api.answerNext(LEAD, ok(CARD));
  api.answerNext(`${ADMIN_LEAD_PATHS.note}/${CARD.id}`, ok(CARD));
  openAdmin(api, `/admin/leads/${CARD.id}`);
  await userEvent.type(await screen.findByLabelText('Заметка'), 'Перезвонить');
  await pressButton('Добавить заметку');
  await waitFor(() => expect(screen.getByLabelText('Заметка')).toHaveValue(''));
  const note = screen.getByRole('button', { name: 'Добавить заметку' });
  // A browser takes the focus from what is disabled.
  expect(note).toBeEnabled();
  expect(note).toHaveAttribute('aria-disabled', 'true');
  expect(note).toHaveFocus();
  closeAdmin();

  api.answerNext(`${COMMENT_PATHS.list}/blog/1`, ok([]));
  api.answerNext(`${COMMENT_PATHS.add}/blog/1`, ok([]));
  openAdmin(api, '/admin/blog/1');
  await userEvent.type(await screen.findByLabelText('Комментарий'), 'Проверьте ставку');
  await pressButton('Отправить комментарий');
  await waitFor(() => expect(screen.getByLabelText('Комментарий')).toHaveValue(''));
  const comment = screen.getByRole('button', { name: 'Отправить комментарий' });
  expect(comment).toBeEnabled();
  expect(comment).toHaveFocus();
});

it('leaves no mark on what does not take it', async () => {
  openAdmin(api, '/admin/blog');
  await screen.findByRole('region', { name: 'Записи' });
  const opener = document.createElement('button');
  const dialog = document.createElement('dialog');
  const answer = document.createElement('button');
  dialog.append(answer);
  dialog.setAttribute('open', '');
  document.body.append(opener, dialog);
  opener.focus();
  // What looks after the focus comes with the first one.
  await import('./hold-focus.ts');
  await act(async () => Promise.resolve());
  opener.blur();
  opener.focus();
  answer.focus();
  // As of what is not drawn any more: jsdom draws nothing.
  opener.focus = () => undefined;
  dialog.remove();
  await waitFor(() => expect(heading(/./u)).toHaveFocus());
  expect(opener).not.toHaveAttribute('tabindex');
  opener.remove();
});

it('goes to the next row when a row is removed by its menu', async () => {
  openAdmin(api, '/admin/blog');
  await pressButton('Действия: «Статья 2»');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  await inDialog('Удалить');
  await waitFor(() => expect(screen.queryByText('Статья 2', { selector: 'a' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Действия: «Статья 1»' })).toHaveFocus());
});

it('is left alone when it was given up by a press beside everything', async () => {
  api.answerNext(LEAD, ok(CARD));
  openAdmin(api, `/admin/leads/${CARD.id}`);
  const button = await screen.findByRole('button', { name: 'Взять в работу' });
  button.focus();
  await userEvent.click(heading(/./u));
  button.remove();
  document.body.append(document.createElement('div'));
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
