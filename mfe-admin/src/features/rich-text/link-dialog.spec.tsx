import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LINK_PATHS, LINK_RIGHTS, type LinkTarget } from '@polden/api-contract';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { ok } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { openEditor } from './open-editors.ts';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi([post(1)]);
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, LINK_RIGHTS.targets] };
  api.session.open = true;
});
afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

it('puts the title of a picked page where nothing is selected, and takes back what it has said of the address', async () => {
  const targets: LinkTarget[] = [
    { kind: 'item', address: '/blog/stavki', title: 'Ставки осени', about: 'Блог' },
  ];
  api.answerNext(LINK_PATHS.targets, ok(targets));
  openAdmin(api, '/admin/blog/1');
  const text = await screen.findByRole('textbox', { name: 'Текст' });
  await userEvent.click(screen.getByRole('button', { name: 'Ссылка' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ссылка' }));
  await userEvent.type(dialog.getByLabelText('Адрес'), 'не адрес');
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(dialog.getByText(/^Это не адрес/u)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Выбрать страницу или файл' }));
  await userEvent.click(await dialog.findByRole('button', { name: /^Ставки осени/u }));
  expect(dialog.getByLabelText('Адрес')).toHaveValue('/blog/stavki');
  expect(dialog.queryByText(/^Это не адрес/u)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(within(text).getByRole('link', { name: 'Ставки осени' })).toHaveAttribute('href', '/blog/stavki');
  const view = openEditor('body')?.view;
  act(() => view?.dispatch(view.state.tr.insertText(' и дальше')));
  expect(text).toHaveTextContent('Ставки осени и дальше');
  expect(within(text).getByRole('link')).toHaveTextContent(/^Ставки осени$/u);
});
