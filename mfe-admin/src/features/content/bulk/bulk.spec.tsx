import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BulkPreview } from '@polden/api-contract';
import { actionsOf, blogPost, bond, groupRightOf, loanDocument } from '@polden/content-model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { pressButton } from '../../../testing/press-button.ts';
import { ADMIN, post } from '../../../testing/admin-data.ts';
import { ok, refusal } from '../../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';

const BULK = 'admin/blog/bulk';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi([1, 2, 3].map((id) => post(id, { title: `Статья ${id}` })));
  api.session.open = true;
});

afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const preview = (items: Partial<BulkPreview['items'][number]>[], total = items.length) =>
  ok({
    items: items.map((item, index) => ({
      id: index + 1,
      title: `Статья ${index + 1}`,
      message: null,
      before: {},
      ...item,
    })),
    total,
  });
const mark = (id: number) => ({ id, version: 5, place: null });
const sent = () => api.calls.filter(({ path }) => path === BULK).map(({ body }) => body);

describe('chosen items', () => {
  it('are not offered to whoever could do nothing with them', async () => {
    const { list, item, trash, bulk, remove, restore } = actionsOf(blogPost);
    for (const more of [[bulk], [remove, restore]]) {
      api.session.user = { ...ADMIN, actions: [list, item, trash, ...more] };
      for (const [address, name] of [
        ['/admin/blog', 'Записи'],
        ['/admin/blog?view=trash', 'Корзина'],
      ] as const) {
        api.answerNext('admin/blog/trash', ok({ items: [post(3)], total: 1, pageCount: 1 }));
        openAdmin(api, address);
        const list = await screen.findByRole('region', { name });
        await within(list).findByText(name === 'Записи' ? 'Статья 1' : 'Статья 3');
        expect(within(list).queryByRole('checkbox')).toBeNull();
        closeAdmin();
      }
    }
  });

  it('that came back from the trash under another address say which', async () => {
    const { trash, restore } = actionsOf(blogPost);
    api.session.user = { ...ADMIN, actions: [...ADMIN.actions, trash, restore] };
    api.answerNext('admin/blog/trash', ok({ items: [post(1), post(2)], total: 2, pageCount: 1 }));
    const moved = [{ id: 2, title: 'Статья 2', slug: 'statya-2-2' }];
    const failed = [{ id: 1, title: 'Статья 1', message: 'Темы больше нет' }];
    api.answerNext(BULK, ok({ done: [2], failed, marks: [mark(2)], moved }));
    openAdmin(api, '/admin/blog?view=trash');
    for (const name of ['Статья 1', 'Статья 2'])
      await userEvent.click(await screen.findByRole('checkbox', { name }));
    await pressButton('Вернуть выбранное');
    const failures = await screen.findByRole('dialog', { name: 'Не получилось: 1' });
    await userEvent.click(within(failures).getByRole('button', { name: 'Понятно' }));
    const dialog = screen.getByRole('dialog', { name: 'Вернулись под другим адресом: 1' });
    expect(dialog).toHaveTextContent('Статья 2Прежний адрес занят, теперь /blog/statya-2-2');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Понятно' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stay chosen from page to page, until the filters mean others', async () => {
    openAdmin(api, '/admin/blog');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать «Статья 1»' }));
    await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать «Статья 3»' }));
    expect(screen.getByText('Выбрано: 2 записи')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Поиск' }), '3');
    await waitFor(() => expect(screen.queryByText(/Выбрано/u)).toBeNull());
  });

  it('may be all that the list means, over every page; what is done to them can be taken back', async () => {
    api.answerNext(
      BULK,
      preview([{}, {}, {}]),
      ok({
        done: [1, 2],
        failed: [{ id: 3, message: 'Введите вступление' }],
        marks: [mark(1), mark(2)],
        moved: [],
      }),
      ok({ done: [1, 2], failed: [], marks: [], moved: [] }),
    );
    openAdmin(api, '/admin/blog?status=draft');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
    await pressButton('Выбрать все 3 по условию');
    expect(screen.getByText('Выбрано: 3 записи')).toBeVisible();
    await pressButton('Опубликовать выбранное');
    const failures = await screen.findByRole('dialog', { name: 'Не получилось: 1' });
    expect(within(failures).getByRole('link', { name: 'Статья 3' })).toHaveAttribute('href', '/admin/blog/3');
    expect(failures).toHaveTextContent('Введите вступление');
    await userEvent.click(within(failures).getByRole('button', { name: 'Понятно' }));
    await pressButton('Отменить');
    expect((await screen.findAllByText('Всё как было'))[0]).toBeVisible();
    expect(sent()).toEqual([
      { operation: 'publish', where: { status: 'draft' }, preview: true },
      { operation: 'publish', ids: [1, 2, 3] },
      { operation: 'unpublish', ids: [2, 1], since: [mark(2), mark(1)] },
    ]);
  });

  it('that are done before the server is gone are told of, and can be taken back', async () => {
    const first = Array.from({ length: 100 }, (_, index) => index + 1);
    api.answerNext(
      BULK,
      preview(Array.from({ length: 150 }, () => ({}))),
      ok({ done: first, failed: [], marks: first.map(mark), moved: [] }),
      refusal(503, { message: 'База недоступна' }),
      ok({ done: first, failed: [], marks: [], moved: [] }),
    );
    openAdmin(api, '/admin/blog?status=draft');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
    await pressButton('Выбрать все 3 по условию');
    await pressButton('Опубликовать выбранное');
    expect((await screen.findAllByText('Готово 100 из 150: дальше не получилось'))[0]).toBeVisible();
    expect((await screen.findAllByText(/Не всё получилось/u))[0]).toBeVisible();
    await pressButton('Отменить');
    await waitFor(() => expect(sent()).toHaveLength(4));
    expect(sent()[3]).toMatchObject({ operation: 'unpublish', ids: first.toReversed() });
  });

  it('get another value of a field only after it was shown what changes, and their own ones back', async () => {
    api.answerNext(
      'admin/blog-category/list',
      ok({ items: [post(7, { title: 'Займы' })], pageCount: 1, total: 1 }),
    );
    api.answerNext(
      BULK,
      preview([
        { before: { category: null } },
        { before: { category: 9 } },
        { message: 'Добавьте картинку' },
      ]),
      ok({ done: [1, 2], failed: [], marks: [mark(1), mark(2)], moved: [] }),
      ok({ done: [2], failed: [], marks: [], moved: [] }),
      ok({ done: [1], failed: [], marks: [], moved: [] }),
    );
    api.session.user = { ...api.session.user, actions: [...api.session.user.actions, 'blog-category.list'] };
    openAdmin(api, '/admin/blog');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
    await pressButton('Изменить поле… выбранное');
    const dialog = screen.getByRole('dialog', { name: 'Изменить поле' });
    await waitFor(() => expect(within(dialog).getByRole('option', { name: 'Займы' })).toBeInTheDocument());
    await userEvent.selectOptions(within(dialog).getByLabelText('Новое значение'), 'Займы');
    await pressButton('Посмотреть, что изменится');
    expect(await within(dialog).findByText('Изменится: 2, не получится: 1')).toBeVisible();
    expect(within(dialog).getByText('Добавьте картинку')).toBeVisible();
    await pressButton('Изменить 2 записи');
    await pressButton('Отменить');
    expect((await screen.findAllByText('Всё как было'))[0]).toBeVisible();
    const values = { category: 7 };
    expect(sent()).toEqual([
      { operation: 'change', values, ids: [1, 2], preview: true },
      { operation: 'change', values, ids: [1, 2] },
      { operation: 'change', values: { category: 9 }, ids: [2], since: [mark(2)] },
      { operation: 'change', values: { category: null }, ids: [1], since: [mark(1)] },
    ]);
  });

  it('that somebody has changed since stay as they are when the rest is taken back, and are named', async () => {
    const message = 'С тех пор запись изменили: она осталась как есть';
    api.answerNext(
      BULK,
      ok({ done: [1, 2], failed: [], marks: [mark(1), mark(2)], moved: [] }),
      ok({ done: [1], failed: [{ id: 2, title: 'Статья 2', message }], marks: [], moved: [] }),
    );
    openAdmin(api, '/admin/blog');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
    await pressButton('Опубликовать выбранное');
    await pressButton('Отменить');
    const failures = await screen.findByRole('dialog', { name: 'Не получилось: 1' });
    expect(within(failures).getByRole('link', { name: 'Статья 2' })).toHaveAttribute('href', '/admin/blog/2');
    const told = /Вернуть удалось не всё\. «Статья 2»: с тех пор запись изменили/u;
    expect((await screen.findAllByText(told))[0]).toBeInTheDocument();
  });

  it('that were so already are counted apart, and none of them is taken back', async () => {
    const nothing = { failed: [], marks: [], moved: [] };
    api.answerNext(
      BULK,
      ok({ ...nothing, done: [1], marks: [mark(1)] }),
      ok({ ...nothing, done: [1] }),
      ok({ ...nothing, done: [] }),
    );
    openAdmin(api, '/admin/blog');
    const choose = async () =>
      userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
    await choose();
    await pressButton('Снять с публикации выбранное');
    expect((await screen.findAllByText('Готово: 1 запись, без изменений: 1'))[0]).toBeVisible();
    await pressButton('Отменить');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ operation: 'publish', ids: [1], since: [mark(1)] });
    await choose();
    await pressButton('Снять с публикации выбранное');
    expect((await screen.findAllByText('Менять нечего: всё уже так'))[0]).toBeVisible();
  });

  it('are offered no field that one may not change', async () => {
    const figures = groupRightOf('figures');
    const rights = Object.values(actionsOf(bond));
    const items = [{ ...post(1), title: 'БО-01', cells: {}, hasDraft: false }];
    const page = ok({ items, pageCount: 1, total: 1 });
    api.answerNext('admin/bond/list', page, page);
    for (const [actions, isOffered] of [
      [rights, false],
      [[...rights, figures], true],
    ] as const) {
      api.session.user = { ...api.session.user, actions: [...actions] };
      openAdmin(api, '/admin/control-panel/bond');
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
      await pressButton('Изменить поле… выбранное');
      const field = within(screen.getByRole('dialog', { name: 'Изменить поле' })).getByLabelText('Поле');
      const coupon = within(field).queryByRole('option', { name: 'Купон, % годовых' });
      expect(coupon !== null).toBe(isOffered);
      closeAdmin();
    }
  });

  it('are tried with a number as it is written, and not with what is none', async () => {
    const actions = [...Object.values(actionsOf(bond)), groupRightOf('figures')];
    api.session.user = { ...api.session.user, actions };
    const items = [{ ...post(1), title: 'БО-01', cells: {}, hasDraft: false }];
    api.answerNext('admin/bond/list', ok({ items, pageCount: 1, total: 1 }));
    api.answerNext('admin/bond/bulk', preview([{ before: { coupon: 12 } }]));
    openAdmin(api, '/admin/control-panel/bond');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
    await pressButton('Изменить поле… выбранное');
    const dialog = screen.getByRole('dialog', { name: 'Изменить поле' });
    await userEvent.selectOptions(within(dialog).getByLabelText('Поле'), 'Купон, % годовых');
    const value = within(dialog).getByLabelText('Новое значение');
    await userEvent.type(value, '9,');
    await pressButton('Посмотреть, что изменится');
    expect(value).toHaveFocus();
    expect(value).toHaveAccessibleDescription(/Это не число/u);
    await userEvent.type(value, '5');
    await pressButton('Посмотреть, что изменится');
    expect(await within(dialog).findByText(/Изменится: 1/u)).toBeVisible();
    const tried = api.calls
      .filter(({ path }) => path === 'admin/bond/bulk')
      .map(({ body }) => body['values']);
    expect(tried).toEqual([{ coupon: 9.5 }]);
  });

  describe('of an archive by year', () => {
    const DOCUMENTS = 'admin/loan-document';
    const root = '/admin/control-panel/loan-document';
    const documents = () =>
      api.calls.filter(({ path }) => path === `${DOCUMENTS}/bulk`).map(({ body }) => body);

    beforeEach(() => {
      api.session.user = { ...api.session.user, actions: Object.values(actionsOf(loanDocument)) };
      const items = [1, 2].map((id) => ({ ...post(id), title: `Договор ${id}`, cells: {}, hasDraft: false }));
      const page = ok({ items, pageCount: 1, total: 2 });
      api.answerNext(`${DOCUMENTS}/list`, page, page, page, page);
    });

    it('go to it under the year that was asked for', async () => {
      api.answerNext(
        `${DOCUMENTS}/bulk`,
        ok({ done: [1, 2], failed: [], marks: [mark(1), mark(2)], moved: [] }),
      );
      openAdmin(api, root);
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
      await pressButton('В архив выбранное');
      const dialog = await screen.findByRole('dialog', { name: 'Убрать в архив: 2 записи?' });
      await userEvent.clear(within(dialog).getByLabelText(/Год архива/u));
      await userEvent.type(within(dialog).getByLabelText(/Год архива/u), '2024');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Убрать в архив' }));
      await waitFor(() => expect(documents()).toEqual([{ operation: 'archive', ids: [1, 2], year: 2024 }]));
    });

    it('come out of it and go back, each under its own year', async () => {
      api.answerNext(
        `${DOCUMENTS}/bulk`,
        preview([{ before: { archiveYear: 2023 } }, { before: { archiveYear: 2024 } }]),
        ok({ done: [1, 2], failed: [], marks: [mark(1), mark(2)], moved: [] }),
        ok({ done: [2], failed: [], marks: [], moved: [] }),
        ok({ done: [1], failed: [], marks: [], moved: [] }),
      );
      openAdmin(api, `${root}?view=archive`);
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
      await pressButton('Из архива выбранное');
      await pressButton('Отменить');
      expect((await screen.findAllByText('Всё как было'))[0]).toBeVisible();
      expect(documents()).toEqual([
        { operation: 'unarchive', ids: [1, 2], preview: true },
        { operation: 'unarchive', ids: [1, 2] },
        { operation: 'archive', ids: [2], since: [mark(2)], year: 2024 },
        { operation: 'archive', ids: [1], since: [mark(1)], year: 2023 },
      ]);
    });
  });
});
