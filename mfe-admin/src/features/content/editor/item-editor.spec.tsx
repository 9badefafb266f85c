import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN_BLOG_PATHS } from '@polden/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { ADMIN, post } from '../../../testing/admin-data.ts';
import { refusal } from '../../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi([post(1, { title: 'Первая', lead: 'Вступление' }), post(2)]);
  api.session.open = true;
});

afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const title = () => screen.findByLabelText('Заголовок');
const save = () => userEvent.click(screen.getByRole('button', { name: /^Сохранить( черновик)?$/ }));

async function retitle(text: string): Promise<void> {
  await userEvent.clear(await title());
  if (text !== '') await userEvent.type(await title(), text);
}

const saved = () => api.calls.filter(({ path }) => path === `${ADMIN_BLOG_PATHS.update}/1`);

describe('a new article', () => {
  it('is saved as a draft and goes on under its own address', async () => {
    const router = openAdmin(api, '/admin/blog/new');
    await userEvent.type(await title(), 'Новая статья');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog/3'));
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(await title()).toHaveValue('Новая статья');
    expect(screen.getByText('Черновик')).toBeVisible();
    expect(screen.queryByText(/несохранённые изменения из этой вкладки/)).toBeNull();
  });
});

describe('saving', () => {
  it('sends what was changed and the version it began from', async () => {
    openAdmin(api, '/admin/blog/1');
    await retitle('Вторая');
    expect(screen.getByText('Есть несохранённые изменения')).toBeVisible();
    await save();
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(saved().map(({ body }) => body)).toEqual([{ title: 'Вторая', version: 1 }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Вторая' })).toBeVisible();
  });

  it('is done by Ctrl+S, whatever the keyboard layout', async () => {
    openAdmin(api, '/admin/blog/1');
    await retitle('Вторая');
    await userEvent.keyboard('{Control>}[KeyS]{/Control}');
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.find(1)?.title).toBe('Вторая');
  });

  it('shows what is wrong at its field and keeps everything that was typed', async () => {
    openAdmin(api, '/admin/blog/1');
    await retitle('');
    await userEvent.type(screen.getByLabelText('Вступление'), ' подробнее');
    await save();
    const summary = await screen.findByRole('alert', { name: 'Сохранить не получилось' });
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Заголовок: заполните' }));
    expect(await title()).toHaveFocus();
    expect(await title()).toBeInvalid();
    expect(screen.getByLabelText('Вступление')).toHaveValue('Вступление подробнее');
  });

  it('keeps everything when the server breaks down, and works the next time', async () => {
    openAdmin(api, '/admin/blog/1');
    await retitle('Вторая');
    api.answerNext(
      `${ADMIN_BLOG_PATHS.update}/1`,
      refusal(500, { message: 'Ошибка' }),
      'break the connection',
    );
    await save();
    expect((await screen.findAllByText(/всё набранное на месте/))[0]).toBeVisible();
    await save();
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(await title()).toHaveValue('Вторая');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Сохранить' })).not.toHaveAttribute('aria-busy'),
    );
    await save();
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
  });
});

describe('two people with one article', () => {
  it('choose field by field; what only one of them changed is chosen already', async () => {
    openAdmin(api, '/admin/blog/1');
    await retitle('Моя');
    await userEvent.type(screen.getByLabelText('Вступление'), ' моё');
    api.blog.change(1, { title: 'Чужая', slug: 'chuzhoy' });
    await save();

    expect(await screen.findByRole('heading', { name: /сохранил кто-то ещё/ })).toHaveFocus();
    const field = (name: string) => within(screen.getByRole('group', { name }));
    expect(field('Вступление').getByLabelText('Оставить моё')).toBeChecked();
    expect(field('Адрес').getByLabelText('Взять их')).toBeChecked();
    expect(field('Заголовок').getByText('Моя')).toBeVisible();
    expect(field('Заголовок').getByText('Чужая')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
    expect(screen.getByRole('alert', { name: 'Выберите версию' })).toHaveTextContent('Заголовок');
    await userEvent.click(field('Заголовок').getByLabelText('Оставить моё'));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));

    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.find(1)).toMatchObject({
      title: 'Моя',
      slug: 'chuzhoy',
      lead: 'Вступление моё',
      version: 3,
    });
  });

  it('may go back to the form with nothing lost', async () => {
    openAdmin(api, '/admin/blog/1');
    await retitle('Моя');
    api.blog.change(1, { title: 'Чужая' });
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуться к правке' }));
    expect(await title()).toHaveValue('Моя');
    expect(api.blog.find(1)?.title).toBe('Чужая');
  });
});

describe('unsaved work', () => {
  it('is asked about on leaving, waits in the tab, and can be thrown away', async () => {
    const router = openAdmin(api, '/admin/blog/1');
    await retitle('Недописанная');
    await userEvent.click(screen.getByRole('link', { name: 'Блог' }));
    await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
    expect(router.state.location.pathname).toBe('/admin/blog/1');
    await userEvent.click(screen.getByRole('link', { name: 'Блог' }));
    await userEvent.click(screen.getByRole('button', { name: 'Уйти, оставить в черновике' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Первая' }));

    expect(await screen.findByText(/ваши несохранённые изменения из этой вкладки/)).toBeVisible();
    expect(await title()).toHaveValue('Недописанная');
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть сохранённую версию' }));
    expect(await title()).toHaveValue('Первая');
    await userEvent.click(screen.getByRole('link', { name: 'Блог' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog'));
  });

  it('survives the end of the session', async () => {
    openAdmin(api, '/admin/blog/1');
    await retitle('Недописанная');
    api.session.expireToken();
    api.session.open = false;
    await save();
    expect(await screen.findByText('Сессия истекла.')).toBeVisible();

    closeAdmin();
    api.session.open = true;
    openAdmin(api, '/admin/blog/1');
    expect(await title()).toHaveValue('Недописанная');
  });
});

describe('publication', () => {
  it('is refused with what is missing, at its field', async () => {
    openAdmin(api, '/admin/blog/1');
    await title();
    await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
    expect(await screen.findByRole('alert', { name: 'Публиковать ещё рано' })).toHaveTextContent(
      'Картинка: заполните',
    );
  });

  it('saves first, and what follows is no conflict', async () => {
    api.blog.change(1, { image: { mediaId: 'm', alt: 'Солнце' } });
    openAdmin(api, '/admin/blog/1');
    await retitle('К печати');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить и опубликовать' }));
    expect(await screen.findByRole('link', { name: 'Открыть на сайте' })).toHaveAttribute(
      'href',
      '/blog/statya-1',
    );
    expect(api.blog.find(1)).toMatchObject({ title: 'К печати', state: 'published' });
    await retitle('После печати');
    await save();
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.find(1)?.title).toBe('После печати');
  });

  it('is planned by the Moscow clock', async () => {
    openAdmin(api, '/admin/blog/1');
    await title();
    const date = screen.getByLabelText('Дата публикации');
    await userEvent.type(date, '2099-05-01T09:30');
    expect(await screen.findByRole('button', { name: 'Сохранить и запланировать' })).toBeVisible();
    await save();
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(saved()[0]?.body['publishedAt']).toBe('2099-05-01T06:30:00.000Z');
  });

  it('does not take a highlight for somebody else’s change', async () => {
    openAdmin(api, '/admin/blog/1');
    await title();
    await userEvent.click(screen.getByRole('checkbox', { name: 'В главном' }));
    expect(await screen.findByRole('checkbox', { name: 'В главном, место 1' })).toBeChecked();
    await retitle('Главная');
    await save();
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
  });
});

describe('rights', () => {
  it('leave a reader with a form to read', async () => {
    api.session.user = { ...ADMIN, actions: ['blog.list', 'blog.item'] };
    openAdmin(api, '/admin/blog/1');
    expect(await title()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /Сохранить|Опубликовать|Удалить|Загрузить/ })).toBeNull();
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('do not help to find what is not there', async () => {
    openAdmin(api, '/admin/blog/99');
    expect(await screen.findByRole('heading', { name: 'Такой записи нет' })).toBeVisible();
  });
});
