import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN_BLOG_PATHS } from '@polden/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { ADMIN, post } from '../../../testing/admin-data.ts';
import { ok } from '../../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi([
    post(1, { title: 'Как закрыть заём раньше', highlight: 1 }),
    post(2, { title: 'Что такое ПСК', highlight: 2, state: 'published' }),
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

  it('filters by state and finds the way back from nothing', async () => {
    openAdmin(api, '/admin/blog');
    await rows();
    await userEvent.selectOptions(screen.getByLabelText('Состояние'), 'По расписанию');
    expect(await screen.findByText('Здесь ничего нет.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Показать все записи' }));
    expect(await rows()).toHaveLength(2);
  });

  it('takes an article off the site and says so', async () => {
    openAdmin(api, '/admin/blog');
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Снять «Что такое ПСК»' }));
    expect((await screen.findAllByText('«Что такое ПСК»: снято с публикации'))[0]).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Опубликовать «Что такое ПСК»' })).toBeVisible();
    expect(api.blog.find(2)?.state).toBe('draft');
  });

  it('says why an article cannot be published', async () => {
    openAdmin(api, '/admin/blog');
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Опубликовать «Как закрыть заём раньше»' }));
    expect((await screen.findAllByText('Картинка: заполните'))[0]).toBeVisible();
  });

  it('removes an article only after it was asked', async () => {
    openAdmin(api, '/admin/blog');
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить «Что такое ПСК»' }));
    const dialog = screen.getByRole('dialog', { name: 'Удалить статью?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    expect(api.blog.posts).toHaveLength(3);

    await userEvent.click(screen.getByRole('button', { name: 'Удалить «Что такое ПСК»' }));
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await waitFor(async () => expect(await rows()).toEqual(['Как закрыть заём раньше', 'Кредитная история']));
    expect((await screen.findAllByText('«Что такое ПСК»: удалено'))[0]).toBeVisible();
  });

  it('hides what the person may not do', async () => {
    api.session.user = { ...ADMIN, actions: ['blog.list', 'blog.item', 'blog.grands'] };
    openAdmin(api, '/admin/blog');
    await rows();
    expect(screen.queryByRole('link', { name: 'Добавить статью' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Удалить|Опубликовать|Снять|вверх/ })).toBeNull();
  });

  it('says that the connection failed in the words of the error catalogue, and tries again', async () => {
    api.answerNext(ADMIN_BLOG_PATHS.list, 'break the connection', 'break the connection');
    openAdmin(api, '/admin/blog');
    const said = 'Произошла ошибка! Попробуйте повторить операцию через некоторое время.';
    expect((await screen.findAllByText(said))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await rows()).toHaveLength(2);
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
    await userEvent.click(await screen.findByRole('button', { name: 'В главное «Кредитная история»' }));
    await waitFor(() => expect(highlights()).toContain('Кредитная история'));
    await userEvent.click(screen.getByRole('button', { name: 'Убрать «Кредитная история» из главного' }));
    await waitFor(() => expect(highlights()).not.toContain('Кредитная история'));
  });

  it('are not made of drafts', async () => {
    api.blog.change(3, { state: 'draft' });
    openAdmin(api, '/admin/blog?search=кредит');
    await screen.findByRole('button', { name: 'Удалить «Кредитная история»' });
    expect(screen.queryByRole('button', { name: /В главное/ })).toBeNull();
  });
});

describe('the trash', () => {
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

  it('is not called empty for a page past its end, which leads back', async () => {
    api.answerNext('admin/blog/trash', ok({ items: [], pageCount: 1, total: 2 }));
    openAdmin(api, '/admin/blog?view=trash&page=2');
    expect(await screen.findByText('На этой странице ничего нет.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Страница 1' })).toBeVisible();
  });
});

describe('an address that names no type', () => {
  it.each([
    ['/admin/events', 'Баннеры событий'],
    ['/admin/event-constructor', 'Баннеры событий'],
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
