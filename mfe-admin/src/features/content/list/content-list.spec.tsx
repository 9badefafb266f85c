import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { actionsOf, blogAuthor, blogCategory, event, faq, review } from '@polden/content-model';
import { act as flush, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { pressButton } from '../../../testing/press-button.ts';
import { ADMIN, post } from '../../../testing/admin-data.ts';
import { invalid, ok, refusal } from '../../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';
import { useToasts } from '../../toasts/toast.store.ts';
import { blogPath } from '../../../testing/blog-path.ts';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi([
    post(1, { title: 'Как закрыть заём раньше', highlight: 1 }),
    post(2, {
      title: 'Что такое ПСК',
      highlight: 2,
      state: 'published',
      image: { mediaId: '019aa3c5-7d10-7c3e-9a44-5b6f0c2d8e71', alt: 'Весы' },
    }),
    post(3, { title: 'Кредитная история', state: 'published' }),
  ]);
  api.session.open = true;
});

afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Блог' });
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
};

/** Chooses from the menu of a row. */
async function act(title: string, name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Действия: «${title}»` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

const highlights = () => {
  const section = screen.getByRole('region', { name: /Главное/ });
  return within(section)
    .getAllByRole('link')
    .map((link) => link.textContent);
};

describe('list of articles', () => {
  it('shows a page of them and leads to the next one', async () => {
    const router = openAdmin(api, '/admin/blog');
    expect(await rows()).toEqual(['Как закрыть заём раньше', 'Что такое ПСК']);
    expect(screen.getByText('3 записи')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }));
    await waitFor(async () => expect(await rows()).toEqual(['Кредитная история']));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('says «нет доступа» for what the role may not know by name, and has no filter of it', async () => {
    const items = [
      { ...post(1, { title: 'Что такое ПСК' }), cells: { category: 5, author: null, videoTitle: '' } },
    ];
    const list = ok({ items, pageCount: 1, total: 1 });
    api.session.user = { ...ADMIN, actions: ['blog.list'] };
    api.answerNext(blogPath('list'), list);
    openAdmin(api, '/admin/blog?columns=category,author');
    expect(await rows()).toEqual(['Что такое ПСК']);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(expect.arrayContaining(['Тема', 'Автор']));
    expect(screen.getByRole('cell', { name: 'нет доступа' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '—' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Блог' })).not.toHaveTextContent('№');
    await userEvent.click(screen.getByRole('button', { name: /^Фильтры/ }));
    expect(screen.queryByLabelText('Тема')).toBeNull();
    expect(api.calls.filter(({ path }) => !path.includes('/blog/') && path.endsWith('/list'))).toEqual([]);
  });

  it('searches when the typing pauses, from the first page, and says it in the address', async () => {
    const router = openAdmin(api, '/admin/blog?page=2');
    await rows();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Поиск' }), 'что');
    await waitFor(async () => expect(await rows()).toEqual(['Что такое ПСК']));
    expect(new URLSearchParams(router.state.location.search).get('search')).toBe('что');
    expect(new URLSearchParams(router.state.location.search).has('page')).toBe(false);
    const searches = api.calls.filter(({ query }) => query.has('search'));
    expect(searches.map(({ query }) => query.get('search'))).toEqual(['что']);
  });

  it('does not count what nobody leafs through, and chooses all of it all the same', async () => {
    const cells = { category: null };
    const items = [{ ...post(1, { title: 'Что такое ПСК' }), cells }];
    api.answerNext(blogPath('list'), ok({ items, pageCount: 50, total: 1000, more: true }));
    openAdmin(api, '/admin/blog?search=что');
    expect(await screen.findByText('Больше 1 000 записей: уточните поиск')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать все на странице' }));
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать все по условию' }));
    expect(screen.getByText('Выбрано: больше 1 000 записей')).toBeVisible();
  });

  it('filters by state and finds the way back from nothing', async () => {
    openAdmin(api, '/admin/blog');
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Фильтры' }));
    await userEvent.selectOptions(screen.getByLabelText('Состояние'), 'По расписанию');
    expect(await screen.findByText('Здесь ничего нет.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Показать все записи' }));
    expect(await rows()).toHaveLength(2);
  });

  it('takes an article off the site and says so', async () => {
    openAdmin(api, '/admin/blog');
    await rows();
    await act('Что такое ПСК', 'Снять с публикации');
    expect((await screen.findAllByText('«Что такое ПСК»: снято с публикации'))[0]).toBeVisible();
    expect(api.blog.find(2)?.state).toBe('draft');
    await pressButton('Отменить');
    await waitFor(() => expect(api.blog.find(2)?.state).toBe('published'));
  });

  it('says why an article cannot be published', async () => {
    openAdmin(api, '/admin/blog');
    await rows();
    await act('Как закрыть заём раньше', 'Опубликовать');
    expect((await screen.findAllByText('Добавьте картинку'))[0]).toBeVisible();
  });

  it('removes an article only after it was asked', async () => {
    openAdmin(api, '/admin/blog');
    await rows();
    await act('Что такое ПСК', 'Удалить');
    const dialog = screen.getByRole('dialog', { name: 'Удалить статью?' });
    expect(dialog).toHaveTextContent('сразу исчезнет с сайта');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    expect(api.blog.posts).toHaveLength(3);

    await act('Что такое ПСК', 'Удалить');
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await waitFor(async () => expect(await rows()).toEqual(['Как закрыть заём раньше', 'Кредитная история']));
    expect((await screen.findAllByText('«Что такое ПСК»: удалено'))[0]).toBeVisible();
  });

  it('keeps the focus of who works by the keyboard: on the next row, and on the list when none is left', async () => {
    openAdmin(api, '/admin/blog');
    await rows();
    const remove = async (title: string) => {
      flush(() => screen.getByRole('button', { name: `Действия: «${title}»` }).focus());
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menuitem', { name: 'Удалить' });
      await userEvent.keyboard('{End}{Enter}');
      const confirm = await screen.findByRole('button', { name: 'Удалить' });
      flush(() => confirm.focus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('rowheader', { name: title })).toBeNull());
    };
    await remove('Как закрыть заём раньше');
    const next = await screen.findByRole('button', { name: 'Действия: «Что такое ПСК»' });
    await waitFor(() => expect(next).toHaveFocus());
    await remove('Что такое ПСК');
    await remove('Кредитная история');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Записи' })).toHaveFocus());
  });

  it('says in the question why an article stays, and leads to what stands in it', async () => {
    const message = 'Сначала уберите отсюда записи: Вопросы и ответы (7)';
    const inside = [1, 2, 3, 4, 5].map((itemId) => ({
      contentType: 'faq',
      itemId,
      title: itemId === 1 ? 'Где мой заём?' : `Вопрос ${itemId}`,
    }));
    const refused = { message, error_validation: { id: [message] }, current: { inside, total: 7 } };
    api.session.user = { ...ADMIN, actions: [...ADMIN.actions, actionsOf(faq).item] };
    api.answerNext(`${blogPath('remove')}/2`, refusal(422, refused));
    openAdmin(api, '/admin/blog');
    await rows();
    await act('Что такое ПСК', 'Удалить');
    const dialog = screen.getByRole('dialog', { name: 'Удалить статью?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    const reason = await within(dialog).findByRole('alert');
    expect(reason).toHaveTextContent(message);
    expect(within(reason).getAllByRole('link')).toHaveLength(5);
    expect(within(reason).getByRole('link', { name: 'Вопросы и ответы: Где мой заём?' })).toHaveAttribute(
      'href',
      '/admin/control-panel/faq/1',
    );
    expect(reason).toHaveTextContent('и ещё 2');
    expect(useToasts.getState().toasts).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(api.blog.posts).toHaveLength(2));
  });

  it('does not frighten with the site when a draft is removed, and brings it back', async () => {
    openAdmin(api, '/admin/blog');
    await rows();
    await act('Как закрыть заём раньше', 'Удалить');
    const dialog = screen.getByRole('dialog', { name: 'Удалить статью?' });
    expect(dialog).not.toHaveTextContent('сайт');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    api.answerNext('admin/blog/restore/1', ok(post(1)));
    await pressButton('Отменить');
    expect((await screen.findAllByText('«Как закрыть заём раньше»: снова на месте'))[0]).toBeVisible();
  });

  it('is sorted by the head of a column, one way, the other, and as it was; the address says so', async () => {
    const router = openAdmin(api, '/admin/blog');
    await rows();
    const sort = () => new URLSearchParams(router.state.location.search).get('sort');
    const steps = [
      ['title', 'ascending'],
      ['-title', 'descending'],
      [null, 'none'],
    ] as const;
    for (const [wanted, shown] of steps) {
      await userEvent.click(screen.getByRole('button', { name: 'Заголовок' }));
      const head = screen.getByRole('columnheader', { name: 'Заголовок' });
      await waitFor(() => expect(head).toHaveAttribute('aria-sort', shown));
      expect(sort()).toBe(wanted);
    }
    expect(api.calls.map(({ query }) => query.get('sort'))).toEqual(
      expect.arrayContaining(['title', '-title']),
    );
  });

  it('has the columns and the filters that the address names', async () => {
    api.session.user = { ...ADMIN, actions: [...ADMIN.actions, actionsOf(blogAuthor).list] };
    openAdmin(api, '/admin/blog?columns=author&has=image:0&changedFrom=2026-11-01');
    await rows();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toContain('Автор');
    expect(heads).not.toContain('Тема');
    expect(screen.getByLabelText('Картинка')).toHaveValue('0');
    expect(screen.getByLabelText('Изменено с')).toHaveValue('2026-11-01');
    const [call] = api.calls.filter(({ path }) => path === blogPath('list'));
    expect([call?.query.get('has'), call?.query.has('columns')]).toEqual(['image:0', false]);
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    await waitFor(() => expect(screen.getByLabelText('Картинка')).toHaveValue(''));
  });

  it('hides what the person may not do', async () => {
    api.session.user = { ...ADMIN, actions: ['blog.list', 'blog.item', 'blog.grands'] };
    openAdmin(api, '/admin/blog');
    await rows();
    expect(screen.queryByRole('link', { name: 'Добавить статью' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Действия: «Что такое ПСК»' }));
    const acts = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(acts).toEqual(['Открыть', 'Посмотреть на сайте']);
  });

  it('says that the connection failed in the words of the error catalogue, and tries again', async () => {
    api.answerNext(blogPath('list'), 'break the connection', 'break the connection');
    openAdmin(api, '/admin/blog');
    const said = 'Произошла ошибка! Попробуйте повторить операцию через некоторое время.';
    expect((await screen.findAllByText(said))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await rows()).toHaveLength(2);
  });
});

describe('a list of what visitors see only of one kind', () => {
  it('says that they do not see the others, though these are published', async () => {
    const row = post(1, { title: 'Пётр', state: 'published' });
    const other = { ...row, id: 2, title: 'Анна' };
    const items = [
      { ...row, cells: { type: 'feedback', rating: 5 } },
      { ...other, cells: { type: 'review', rating: 5 } },
    ];
    api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...Object.values(actionsOf(review))] };
    api.answerNext('admin/review/list', ok({ items, pageCount: 1, total: 2 }));
    openAdmin(api, '/admin/control-panel/review');
    const [, feedback, seen] = await screen.findAllByRole('row');
    expect(feedback).toHaveTextContent('Не показывается: обращение');
    expect(feedback).not.toHaveTextContent('Опубликовано');
    expect(seen).toHaveTextContent('Опубликовано');
  });
});

describe('highlights', () => {
  it('are moved by buttons, which keep the focus and say the new place', async () => {
    openAdmin(api, '/admin/blog');
    const down = await screen.findByRole('button', { name: /вниз «Как закрыть заём раньше»/ });
    await userEvent.click(down);
    await waitFor(() => expect(highlights()).toEqual(['Что такое ПСК', 'Как закрыть заём раньше']));
    expect(await screen.findByText('«Как закрыть заём раньше»: место 2 из 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /вниз «Как закрыть заём раньше»/ })).toHaveFocus();
  });

  it('are added from the list and taken out', async () => {
    openAdmin(api, '/admin/blog?search=кредит');
    await act('Кредитная история', 'В главное');
    await waitFor(() => expect(highlights()).toContain('Кредитная история'));
    await userEvent.click(screen.getByRole('button', { name: 'Убрать «Кредитная история» из главного' }));
    await waitFor(() => expect(highlights()).not.toContain('Кредитная история'));
  });

  it('are not made of drafts', async () => {
    api.blog.change(3, { state: 'draft' });
    openAdmin(api, '/admin/blog?search=кредит');
    await userEvent.click(await screen.findByRole('button', { name: 'Действия: «Кредитная история»' }));
    await screen.findByRole('menuitem', { name: 'Удалить' });
    expect(screen.queryByRole('menuitem', { name: /В главное/ })).toBeNull();
  });
});

describe('the trash', () => {
  it('is opened with the search of the list, and the list with that of the trash', async () => {
    openAdmin(api, '/admin/blog?search=акция&status=draft');
    const tab = (name: string) => screen.findByRole('link', { name });
    await userEvent.click(await tab('Корзина'));
    expect(await screen.findByRole('searchbox', { name: 'Поиск в корзине' })).toHaveValue('акция');
    await userEvent.click(await tab('Все записи'));
    expect(await screen.findByRole('searchbox', { name: 'Поиск' })).toHaveValue('акция');
  });

  const page = (...items: object[]) => ok({ items, pageCount: 2, total: 3 });

  it('has pages, and what is chosen is of the present one', async () => {
    api.answerNext('admin/blog/trash', page(post(11), post(12)), page(post(13)));
    const router = openAdmin(api, '/admin/blog?view=trash');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Статья 11/ }));
    expect(screen.getByText('Выбрано: 1 запись')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }));
    expect(await screen.findByText('Статья 13')).toBeVisible();
    expect(screen.queryByText('Статья 11')).toBeNull();
    expect(screen.queryByText(/Выбрано/)).toBeNull();
    expect(router.state.location.search).toBe('?view=trash&page=2');
    expect(screen.getByRole('link', { name: 'Страница 1' })).toHaveAttribute(
      'href',
      '/admin/blog?view=trash',
    );
  });

  it('is searched, and shows what an item held before it is put back', async () => {
    api.answerNext('admin/blog/trash', page(post(11)), page(post(12, { title: 'Старая акция' })));
    api.answerNext('admin/blog/trash-item/12', ok(post(12, { title: 'Старая акция', lead: 'Было летом.' })));
    openAdmin(api, '/admin/blog?view=trash');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Поиск в корзине' }), 'акция');
    await userEvent.click(await screen.findByRole('button', { name: 'Посмотреть «Старая акция»' }));
    const dialog = await screen.findByRole('dialog', { name: 'Старая акция' });
    expect(await within(dialog).findByText('Было летом.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Вернуть из корзины' })).toBeVisible();
  });

  it('says what an item waits for that cannot be put back, and where it is when it has come back', async () => {
    const trash = [ADMIN.actions, actionsOf(blogCategory).trash].flat();
    api.session.user = { ...ADMIN, actions: trash };
    const gone = post(12, { title: 'Старая акция' });
    api.answerNext('admin/blog/trash', page(gone));
    api.answerNext('admin/blog/trash-item/12', ok(gone));
    const waits = 'Тема: «Акции» в корзине, сначала нужно вернуть её';
    api.answerNext('admin/blog/restore/12', invalid('category', waits), ok({ ...gone, slug: 'statya-12-2' }));
    openAdmin(api, '/admin/blog?view=trash');
    await userEvent.click(await screen.findByRole('button', { name: 'Посмотреть «Старая акция»' }));
    const dialog = await screen.findByRole('dialog', { name: 'Старая акция' });
    const restore = within(dialog).getByRole('button', { name: 'Вернуть из корзины' });
    await userEvent.click(restore);
    expect(await within(dialog).findByText(waits)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Корзина раздела «Блог: темы»' })).toHaveAttribute(
      'href',
      '/admin/control-panel/blog-category?view=trash',
    );
    await userEvent.click(restore);
    expect(
      await screen.findByText('«Старая акция»: снова на месте, теперь по адресу /blog/statya-12-2'),
    ).toBeVisible();
  });

  it('says of what two publish that it is back as a draft', async () => {
    const gone = post(12, { title: 'Старая акция', state: 'published' });
    api.answerNext('admin/blog/trash', page(gone));
    api.answerNext('admin/blog/trash-item/12', ok(gone));
    api.answerNext('admin/blog/restore/12', ok({ ...gone, state: 'draft' }));
    openAdmin(api, '/admin/blog?view=trash');
    await userEvent.click(await screen.findByRole('button', { name: 'Посмотреть «Старая акция»' }));
    await pressButton('Вернуть из корзины');
    expect(
      await screen.findByText('«Старая акция»: вернули черновиком, такие записи публикуют вдвоём'),
    ).toBeVisible();
  });

  it('is not called empty for a page past its end, which leads back', async () => {
    api.answerNext('admin/blog/trash', ok({ items: [], pageCount: 1, total: 2 }));
    openAdmin(api, '/admin/blog?view=trash&page=2');
    expect(await screen.findByText('На этой странице ничего нет.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Страница 1' })).toBeVisible();
  });
});

describe('the two lists of banners', () => {
  const cells = { startsOn: '2027-03-01', endsOn: '2027-03-12', width: 'half', titleLeft: 40, titleTop: 15 };
  const items = [{ ...post(1, { title: 'Весна' }), cells: { ...cells, imageLeft: 70, imageTop: -30 } }];

  beforeEach(() => {
    api.session.user = { ...ADMIN, actions: Object.values(actionsOf(event)) };
    api.answerNext('admin/events/list', ok({ items, pageCount: 1, total: 1 }));
  });

  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const actsOf = async (title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Действия: «${title}»` }));
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };

  it('say when a banner is shown, and take it off', async () => {
    openAdmin(api, '/admin/events');
    expect(await actsOf('Весна')).toEqual(expect.arrayContaining(['Открыть', 'Опубликовать', 'Удалить']));
    expect(heads()).toEqual(expect.arrayContaining(['Показывать с', 'Показывать по', 'Состояние']));
    expect(heads()).not.toContain('Ширина');
    expect(screen.queryByRole('link', { name: 'Добавить событие' })).toBeNull();
    const toLayout = screen.getByRole('link', { name: 'Баннеры событий: макет' });
    expect(toLayout).toHaveAttribute('href', '/admin/event-constructor');
  });

  it('say how it looks, and make another one', async () => {
    openAdmin(api, '/admin/event-constructor');
    expect(await actsOf('Весна')).toEqual(['Открыть']);
    expect(heads()).toEqual(expect.arrayContaining(['Ширина', 'Заголовок: слева, %', 'Картинка: слева, %']));
    expect(heads()).not.toContain('Показывать с');
    expect(screen.getByRole('link', { name: 'Добавить событие' })).toHaveAttribute(
      'href',
      '/admin/event-constructor/new',
    );
  });

  it('have their forms: the schedule leaves the layout to the other one', async () => {
    openAdmin(api, '/admin/event-constructor/new');
    expect(await screen.findByLabelText('Заголовок: слева, %')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Место картинки' })).toBeVisible();
    closeAdmin();
    openAdmin(api, '/admin/events/new');
    expect(await screen.findByLabelText('Показывать с')).toBeVisible();
    expect(screen.queryByLabelText('Заголовок: слева, %')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Место картинки' })).toBeNull();
  });
});

describe('an address that names no type', () => {
  it.each([
    ['/admin/events', 'Баннеры событий: расписание'],
    ['/admin/event-constructor', 'Баннеры событий: макет'],
    ['/admin/company-docs', 'Документы компании'],
    ['/admin/seo-meta', 'SEO'],
  ])('%s opens %s', async (path, title) => {
    openAdmin(api, path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('leads back from the navigation, which unfolds where there is no room', async () => {
    openAdmin(api, '/admin/events');
    const unfold = await screen.findByRole('button', { name: /^Кабинет/u });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(unfold);
    expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Блог' }));
    expect(await screen.findByRole('button', { name: 'Кабинет Блог' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
});
