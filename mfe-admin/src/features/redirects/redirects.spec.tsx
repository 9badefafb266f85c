import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { REDIRECT_TOOL_PATHS, REDIRECT_TOOL_RIGHTS } from '@polden/api-contract';
import { actionsOf, redirect } from '@polden/content-model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { ok } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const LIST = 'admin/redirect/list';
const USED = {
  uses: 1234,
  robotUses: 5,
  usedAt: '2026-11-03T11:05:00.000Z',
  countedSince: '2026-10-01T09:00:00.000Z',
};
const NEVER = { ...USED, uses: 0, robotUses: 0, usedAt: null };

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = {
    ...ADMIN,
    actions: [...Object.values(actionsOf(redirect)), ...Object.values(REDIRECT_TOOL_RIGHTS)],
  };
});
afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const page = () => {
  const rows = [
    {
      ...post(1, { title: '/akcia' }),
      hasDraft: false,
      cells: { target: '/novoe', code: '301' },
      usage: USED,
    },
    {
      ...post(2, { title: '/zabyto' }),
      hasDraft: false,
      cells: { target: '/kuda-to', code: '301' },
      usage: NEVER,
    },
  ];
  return ok({ items: rows, pageCount: 1, total: 2 });
};
const asked = () => api.calls.filter(({ path }) => path === LIST).map(({ query }) => query);

describe('redirects', () => {
  it('say in the list how often they were used and when last, and are ordered by it', async () => {
    api.answerNext(LIST, page(), page());
    openAdmin(api, '/admin/control-panel/redirect');
    const table = await screen.findByRole('table', { name: 'Перенаправления' });
    const [, used, never] = within(table).getAllByRole('row');
    expect(within(table).getByRole('columnheader', { name: 'На адрес' })).toBeVisible();
    expect(used).toHaveTextContent('/novoe');
    expect(used).toHaveTextContent(/1\s234/u);
    expect(used).toHaveTextContent('03.11.2026 14:05');
    expect(never).toHaveTextContent('—');
    await userEvent.click(within(table).getByRole('button', { name: 'Переходы' }));
    await waitFor(() => expect(asked().at(-1)?.get('sort')).toBe('-uses'));
  });

  it('of Cyrillic letters are read as they are, and an encoded address is looked for by its letters', async () => {
    const row = {
      ...post(1, { title: '/акция' }),
      hasDraft: false,
      cells: { path: encodeURI('/акция'), target: encodeURI('/новая акция'), code: '301' },
      usage: USED,
    };
    api.answerNext(LIST, ok({ items: [row], pageCount: 1, total: 1 }), page());
    openAdmin(api, '/admin/control-panel/redirect');
    const table = await screen.findByRole('table', { name: 'Перенаправления' });
    expect(within(table).getByRole('link', { name: '/акция' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: '/новая%20акция' })).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Поиск' });
    const address = encodeURI('/весенняя-акция-для-владельцев-автомобилей');
    await userEvent.click(search);
    await userEvent.paste(address);
    expect(search).toHaveValue(decodeURI(address));
    await waitFor(() => expect(asked().at(-1)?.get('search')).toBe(decodeURI(address)));
  });

  it('that nobody has used for long are found by a filter, which the address keeps', async () => {
    api.answerNext(LIST, page(), page());
    const router = openAdmin(api, '/admin/control-panel/redirect');
    await screen.findByRole('table', { name: 'Перенаправления' });
    await userEvent.click(screen.getByRole('button', { name: 'Фильтры' }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Переходы' }),
      'Не использовались 90 дней',
    );
    await waitFor(() => expect(asked().at(-1)?.get('unused')).toBe('1'));
    expect(router.state.location.search).toBe('?unused=1');
    expect(screen.getByRole('button', { name: /^Фильтры\s?1$/u })).toBeVisible();
  });

  it('say it on their own pages, robots apart', async () => {
    const item = {
      ...post(1),
      path: encodeURI('/акция'),
      target: '/blog',
      code: '301',
      comment: '',
      usage: USED,
    };
    api.answerNext('admin/redirect/item/1', ok(item));
    api.answerNext(REDIRECT_TOOL_PATHS.check, ok({ path: null, target: null, warning: null }));
    openAdmin(api, '/admin/control-panel/redirect/1');
    const usage = await screen.findByRole('region', { name: 'Переходы' });
    expect(screen.getByRole('heading', { level: 1, name: '/акция' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'С адреса' })).toHaveValue('/акция');
    expect(usage).toHaveTextContent(/Посетители: 1\s234, последний раз 03\.11\.2026 14:05\./u);
    expect(usage).toHaveTextContent('Поисковые роботы: 5.');
    expect(usage).toHaveTextContent('Считаем с 01.10.2026');
  });

  it('are warned of a page of the site that visitors would lose, and of nothing else', async () => {
    const hides = 'Здесь есть страница: посетители её больше не увидят';
    const answer = (warning: string | null) => ok({ path: null, target: null, warning });
    api.answerNext(REDIRECT_TOOL_PATHS.check, answer(null), answer(hides));
    openAdmin(api, '/admin/control-panel/redirect/new');
    const path = await screen.findByRole('textbox', { name: 'С адреса' });
    const checked = () => api.calls.filter((call) => call.path === REDIRECT_TOOL_PATHS.check);
    await userEvent.click(path);
    await userEvent.paste('/davno-net');
    await waitFor(() => expect(checked()).toHaveLength(1));
    await userEvent.clear(path);
    await userEvent.paste('/blog');
    expect(await screen.findByText(`${hides}.`)).toBeVisible();
    expect(checked().map(({ body }) => body)).toEqual([
      { path: '/davno-net', target: '', id: null },
      { path: '/blog', target: '', id: null },
    ]);
    expect(screen.queryByText('Такой страницы нет.')).toBeNull();
    expect(screen.queryByText(/https:/u)).toBeNull();
  });

  it('are read from a table as Excel writes it, each line with what visitors would lose', async () => {
    const row = {
      line: 1,
      path: '/blog',
      target: '/faq',
      code: 301,
      problem: null,
      warning: 'Здесь страница',
    };
    api.answerNext(LIST, page());
    api.answerNext(REDIRECT_TOOL_PATHS.import, ok({ rows: [row], added: 0 }));
    openAdmin(api, '/admin/control-panel/redirect');
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить таблицей' }));
    const dialog = screen.getByRole('dialog', { name: 'Перенаправления таблицей' });
    // «Акция» in windows-1251.
    const words = Uint8Array.from([0xc0, 0xea, 0xf6, 0xe8, 0xff]);
    const file = new File(['/blog;/faq;301;', words], 'pravila.csv', { type: 'text/csv' });
    await userEvent.upload(within(dialog).getByLabelText(/файл CSV/u), file);
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Строки таблицы')).toHaveValue('/blog;/faq;301;Акция'),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Проверить' }));
    expect(await within(dialog).findByText(/Здесь страница/u)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Добавить:/u })).toBeNull();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Всё равно добавить строку 1' }));
    api.answerNext(REDIRECT_TOOL_PATHS.import, ok({ rows: [row], added: 1 }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Добавить: 1' }));
    await waitFor(() =>
      expect(api.calls.findLast(({ path }) => path === REDIRECT_TOOL_PATHS.import)?.body).toMatchObject({
        dryRun: false,
        accepted: [1],
      }),
    );
  });
});
