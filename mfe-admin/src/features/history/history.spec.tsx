import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HISTORY_MAX_PAGES, HISTORY_PATHS, HISTORY_RIGHTS, LEAD_RIGHTS } from '@polden/api-contract';
import { actionsOf, blogPost, disclosureCategory } from '@polden/content-model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { ok } from '../../testing/answers.ts';
import { historyItem } from '../../testing/history-records.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const MARK = { id: 'staff:2', name: 'Марк Зенитов' };
const LEAD =
  'Если деньги появились раньше срока, заём закрывают целиком или частями, и проценты считают только за прожитые дни.';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: Object.values(HISTORY_RIGHTS) };
  api.history.items = [
    historyItem(3, {
      title: 'Как закрыть заём раньше',
      before: { lead: LEAD, publishedAt: null },
      after: { lead: LEAD.replace('целиком', 'полностью'), publishedAt: '2026-11-21T06:30:00.000Z' },
    }),
    historyItem(2, { title: 'Что такое ПСК', actor: MARK, at: '2026-11-10T09:00:00.000Z' }),
    historyItem(1, {
      title: 'Кредитная история',
      action: 'add',
      at: '2026-11-01T09:00:00.000Z',
      before: null,
    }),
  ];
});

afterEach(async () => {
  closeAdmin();
  await api.close();
});

const titles = async (): Promise<(string | null)[]> => {
  const list = await screen.findByRole('region', { name: 'Записи истории' });
  await within(list).findAllByRole('article');
  return within(list)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
};
const searched = () => api.calls.filter(({ path }) => path === HISTORY_PATHS.find).map(({ query }) => query);
const open = async (title: string): Promise<HTMLElement> => {
  const article = (await screen.findByRole('heading', { name: title })).closest('article');
  if (!article) throw new Error(`no record of ${title}`);
  await userEvent.click(within(article).getByText(/^Что (изменилось|стало|было)/));
  return article;
};

describe('the history page', () => {
  it('is there for a role that may only look: nothing beside the records is asked for', async () => {
    api.session.user = { ...ADMIN, actions: [HISTORY_RIGHTS.find] };
    const router = openAdmin(api, '/admin/history');
    expect(await titles()).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Что изменили'), 'ПСК');
    await waitFor(() => expect(router.state.location.search).toContain('search'));
    await waitFor(async () => expect(await titles()).toEqual(['Что такое ПСК']));
    const asked = api.calls.map(({ path }) => path);
    expect(asked).not.toContain(HISTORY_PATHS.menu);
    expect(asked).not.toContain(HISTORY_PATHS.findFiles);
    expect(screen.queryByLabelText('Кто')).toBeNull();
  });

  it('leads from a record to its item, and to the trash when it was thrown away, as the rights allow', async () => {
    const { item, trash } = actionsOf(blogPost);
    api.session.user = {
      ...ADMIN,
      actions: [...Object.values(HISTORY_RIGHTS), item, trash, LEAD_RIGHTS.item],
    };
    api.history.items = [
      historyItem(7, { title: 'Живая' }),
      historyItem(8, { title: 'В корзине', action: 'remove' }),
    ];
    openAdmin(api, '/admin/history');
    expect(await screen.findByRole('link', { name: 'Живая' })).toHaveAttribute('href', '/admin/blog/7');
    const thrown = screen.getByRole('link', { name: 'В корзине' }).getAttribute('href');
    expect(new URL(thrown ?? '', 'http://x').searchParams.get('search')).toBe('В корзине');
  });

  it('leads nowhere from a request that the reader may not list', async () => {
    api.session.user = { ...ADMIN, actions: [...Object.values(HISTORY_RIGHTS), LEAD_RIGHTS.item] };
    const hidden = { title: 'нет доступа', entityId: '', before: null, after: null };
    api.history.items = [historyItem(1, { entity: 'lead', ...hidden })];
    openAdmin(api, '/admin/history');
    expect(await titles()).toEqual(['нет доступа']);
    expect(screen.queryByRole('link', { name: 'нет доступа' })).toBeNull();
  });

  it('says who changed what and when, page by page', async () => {
    const router = openAdmin(api, '/admin/history');
    expect(await titles()).toEqual(['Как закрыть заём раньше', 'Что такое ПСК']);
    expect(screen.getByText(/10\.11\.2026 12:00/)).toBeVisible();
    expect(screen.getAllByText(/Марк Зенитов/)[0]).toBeInTheDocument();
    expect((await screen.findAllByText('Правка'))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }));
    await waitFor(async () => expect(await titles()).toEqual(['Кредитная история']));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('says what is wrong with days in the wrong order, and asks for none', async () => {
    openAdmin(api, '/admin/history?dateFrom=2026-11-20&dateTo=2026-11-10');
    expect(await screen.findByText(/кончается раньше, чем начинается/)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(searched()).toEqual([]);
  });

  it('is filtered by person, action and days, which stand in the address', async () => {
    const router = openAdmin(api, '/admin/history?page=2');
    await screen.findByRole('option', { name: MARK.name });
    await userEvent.selectOptions(screen.getByLabelText('Кто'), MARK.name);
    await waitFor(async () => expect(await titles()).toEqual(['Что такое ПСК']));
    expect(router.state.location.search).toBe('?manager=staff%3A2');
    await userEvent.selectOptions(screen.getByLabelText('Действие'), 'Добавление');
    expect(await screen.findByText('Таких записей нет.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Показать все записи' }));
    await waitFor(async () => expect(await titles()).toHaveLength(2));
    fireEvent.change(screen.getByLabelText('С даты'), { target: { value: '2026-11-02' } });
    fireEvent.change(screen.getByLabelText('По дату'), { target: { value: '2026-11-19' } });
    await waitFor(async () => expect(await titles()).toEqual(['Что такое ПСК']));
    expect(router.state.location.search).toBe('?dateFrom=2026-11-02&dateTo=2026-11-19');
  });

  it('opens with the filters of its address, and leaves out what makes no sense', async () => {
    openAdmin(api, '/admin/history?action=add&dateFrom=10.11.2026&dateTo=2026-02-30&page=-1');
    expect(await titles()).toEqual(['Кредитная история']);
    expect(screen.getByLabelText('С даты')).toHaveValue('');
    expect(Object.fromEntries(searched()[0] ?? [])).toEqual({ action: 'add', page: '1' });
  });

  it('suggests titles and searches for a part of one', async () => {
    const router = openAdmin(api, '/admin/history');
    await titles();
    const field = screen.getByRole('combobox', { name: 'Что изменили' });
    await userEvent.type(field, 'Что');
    await waitFor(async () => expect(await titles()).toEqual(['Что такое ПСК']));
    expect(router.state.location.search).toBe(`?search=${encodeURIComponent('Что')}`);
    const suggested = [...document.querySelectorAll('datalist option')];
    expect(suggested.map((option) => option.getAttribute('value'))).toEqual(['Что такое ПСК']);

    fireEvent.change(field, { target: { value: 'Что такое ПСК' } });
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('fileName')).toBe('Что такое ПСК'),
    );
    expect(new URLSearchParams(router.state.location.search).has('search')).toBe(false);
  });

  it('shows a long text with its changes in place and other fields side by side', async () => {
    openAdmin(api, '/admin/history');
    const article = await open('Как закрыть заём раньше');
    expect(within(article).getByRole('deletion')).toHaveTextContent('удалено: целиком');
    expect(within(article).getByRole('insertion')).toHaveTextContent('добавлено: полностью');
    expect(within(article).getByText('Вступление')).toBeVisible();
    expect(within(article).getByText('Дата публикации')).toBeVisible();
    expect(within(article).getByText('Пусто')).toBeVisible();
    expect(within(article).getByText('21.11.2026 09:30')).toBeVisible();
  });

  it('shows one side alone of what began or ceased to exist', async () => {
    api.history.items = [
      historyItem(2, { action: 'add', before: null, after: { title: 'Начало' } }),
      historyItem(1, { before: { title: 'Конец' }, after: null }),
    ];
    openAdmin(api, '/admin/history');
    for (const [title, value] of [
      ['Статья 2', 'Начало'],
      ['Статья 1', 'Конец'],
    ] as const) {
      const article = await open(title);
      expect(within(article).getByText(value)).toBeVisible();
      expect(within(article).queryByText('Пусто')).toBeNull();
    }
  });

  it('cuts what is the same in a long text, and shows the whole on demand', async () => {
    const text = `Начало. ${'Одно и то же предложение. '.repeat(40)}`;
    api.history.items = [historyItem(1, { before: { lead: `${text}Два.` }, after: { lead: `${text}Три.` } })];
    openAdmin(api, '/admin/history');
    const article = await open('Статья 1');
    expect(article).not.toHaveTextContent('Начало.');
    await userEvent.click(within(article).getByRole('button', { name: /Весь текст/ }));
    expect(article).toHaveTextContent('Начало.');
    expect(within(article).getByRole('button', { name: /Только изменения/ })).toHaveFocus();
  });

  it('reads rich text as text', async () => {
    const body = (word: string, bold = false) => ({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Шаги' }] },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [{ type: 'text', text: word, ...(bold && { marks: [{ type: 'bold' }] }) }],
                },
              ],
            },
          ],
        },
      ],
    });
    api.history.items = [
      historyItem(2, { before: { body: body('позвоните') }, after: { body: body('напишите') } }),
      historyItem(1, { before: { body: body('позвоните') }, after: { body: body('позвоните', true) } }),
    ];
    openAdmin(api, '/admin/history');
    const words = await open('Статья 2');
    expect(words).toHaveTextContent('Шаги — позвоните');
    expect(words).toHaveTextContent('Шаги — напишите');
    expect(await open('Статья 1')).toHaveTextContent('Слова те же, изменилось оформление.');
  });

  it('names files, pictures, references and cities rather than their ids', async () => {
    const rules = api.media.items.filter(({ kind }) => kind === 'file');
    const newer = {
      id: 'f2',
      fileName: 'Правила-2.pdf',
      url: '/f2.pdf',
      fileType: 'pdf',
      fileSize: 2048,
    } as const;
    api.media.items.push(...rules.map((item) => ({ ...item, ...newer, file: newer })));
    const { list } = actionsOf(disclosureCategory);
    api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...Object.values(HISTORY_RIGHTS), list] };
    api.answerNext(
      'admin/disclosure-category/list',
      ok({ items: [{ id: 3, title: 'Отчётность' }], pageCount: 1, total: 1 }),
    );
    api.history.items = [
      historyItem(2, {
        entity: 'disclosure-item',
        before: { file: { fileId: 'f1' }, category: null },
        after: { file: { fileId: 'f2' }, category: 3 },
      }),
      historyItem(1, { entity: 'city-text', before: { city: 'msk' }, after: { city: 'spb' } }),
    ];
    openAdmin(api, '/admin/history');
    const document = await open('Статья 2');
    expect(await within(document).findByRole('link', { name: 'Правила.pdf' })).toBeVisible();
    expect(await within(document).findByRole('link', { name: 'Правила-2.pdf' })).toBeVisible();
    expect(await within(document).findByText('Отчётность')).toBeVisible();
    expect(document).not.toHaveTextContent('fileId');
    expect(await within(await open('Статья 1')).findByText('Санкт-Петербург')).toBeVisible();
  });

  it('says that a file of a text was exchanged for another of the same name', async () => {
    const body = (fileId: string) => ({
      type: 'doc',
      content: [{ type: 'file', attrs: { fileId, href: `/${fileId}.pdf`, name: 'Правила.pdf' } }],
    });
    api.history.items = [historyItem(1, { before: { body: body('f0') }, after: { body: body('f1') } })];
    openAdmin(api, '/admin/history');
    const article = await open('Статья 1');
    expect(article).not.toHaveTextContent('изменилось оформление');
    expect(article).toHaveTextContent('Вместо одних вложений стоят другие');
    expect(article).toHaveTextContent('Файл f0');
  });

  it('says that values were erased at the request of a person', async () => {
    const erased = { before: null, after: null, erasedAt: '2026-11-20T09:00:00.000Z', erasedByRequest: true };
    api.history.items = [historyItem(1, erased)];
    openAdmin(api, '/admin/history');
    expect(
      await screen.findByText(/удалены 20\.11\.2026: по запросу на удаление персональных/),
    ).toBeVisible();
    expect(screen.queryByText(/срок хранения вышел/)).toBeNull();
  });

  it('says that values were erased in their time', async () => {
    api.history.items = [historyItem(1, { before: null, after: null, erasedAt: '2026-11-20T09:00:00.000Z' })];
    openAdmin(api, '/admin/history');
    expect(await screen.findByText(/значения удалены 20\.11\.2026/)).toBeVisible();
    expect(screen.queryByText(/^Что (изменилось|стало|было)/)).toBeNull();
  });

  it('says how to reach what is older than the pages', async () => {
    api.history.pageCount = HISTORY_MAX_PAGES;
    openAdmin(api, '/admin/history');
    expect(await screen.findByText(/если указать даты/)).toBeVisible();
  });

  it('tries again after a failure', async () => {
    api.answerNext(HISTORY_PATHS.find, 'break the connection', 'break the connection');
    openAdmin(api, '/admin/history');
    await userEvent.click(await screen.findByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await titles()).toHaveLength(2);
  });
});
