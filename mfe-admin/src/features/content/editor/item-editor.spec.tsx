import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LINK_PATHS, LINK_RIGHTS } from '@polden/api-contract';
import { actionsOf, blogPost, menuItem } from '@polden/content-model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { pressButton } from '../../../testing/press-button.ts';
import { ADMIN, post } from '../../../testing/admin-data.ts';
import { ok, refusal } from '../../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';
import { queryClient } from '../../calls/query-client.ts';
import { blogPath } from '../../../testing/blog-path.ts';

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

const saved = () => api.calls.filter(({ path }) => path === `${blogPath('update')}/1`);

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

it('an address is typed on where the caret is', async () => {
  openAdmin(api, '/admin/blog/1');
  await title();
  const field = screen.getByLabelText<HTMLInputElement>('Адрес');
  await userEvent.type(field, 'Ab c', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(field).toHaveValue('statyaab-c-1');
  expect(field.selectionStart).toBe(10);
});

describe('the first save', () => {
  const lead = () => screen.getByLabelText('Вступление');

  it('leaves whoever types on in the same field, and in what the field says', async () => {
    const router = openAdmin(api, '/admin/blog/new');
    await userEvent.type(await title(), 'Новая статья');
    await userEvent.type(lead(), 'Начало ');
    const field = lead();
    await userEvent.keyboard('{Control>}[KeyS]{/Control}');
    await userEvent.keyboard('и дальше');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog/3'));
    expect(screen.getByRole('heading', { level: 1, name: 'Новая статья' })).toBeVisible();
    await userEvent.keyboard(' и ещё');
    expect(lead()).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Начало и дальше и ещё');
    await save();
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.posts).toHaveLength(3);
    expect(api.blog.find(3)).toMatchObject({ lead: 'Начало и дальше и ещё', version: 2 });
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith('admin-draft'))).toEqual([]);
  });

  it('is followed by an empty form for the next article', async () => {
    const router = openAdmin(api, '/admin/blog/new');
    await userEvent.type(await title(), 'Новая статья');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog/3'));
    await act(() => router.navigate('/admin/blog/new'));
    await waitFor(async () => expect(await title()).toHaveValue(''));
    await userEvent.type(await title(), 'Другая статья');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog/4'));
    expect(api.blog.posts.map((item) => item.title).slice(2)).toEqual(['Новая статья', 'Другая статья']);
  });

  it('makes one article when its answer is lost, and takes in what was typed since', async () => {
    const router = openAdmin(api, '/admin/blog/new');
    await userEvent.type(await title(), 'Новая статья');
    const added = () => api.calls.filter(({ path }) => path === blogPath('add'));
    const button = () => screen.getByRole('button', { name: /^Сохранить/ });
    api.answerNext(blogPath('add'), 'lose the answer', 'lose the answer');
    for (const times of [1, 2]) {
      await save();
      await waitFor(() => expect(added()).toHaveLength(times));
      await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    }
    await userEvent.type(lead(), 'Дописано');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog/3'));
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.posts).toHaveLength(3);
    expect(api.blog.find(3)).toMatchObject({ title: 'Новая статья', lead: 'Дописано' });
  });
});

describe('saving', () => {
  it('moves nothing under the cursor, and takes the form of the server when the field is left', async () => {
    openAdmin(api, '/admin/blog/1');
    const field = await title();
    await userEvent.clear(field);
    await userEvent.type(field, '  Первое ');
    await userEvent.keyboard('{Control>}[KeyS]{/Control}');
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.find(1)?.title).toBe('Первое');
    expect(field).toHaveValue('  Первое ');
    fireEvent.blur(field);
    expect(field).toHaveValue('  Первое ');
    await userEvent.type(field, 'второе ', { skipClick: true });
    expect(screen.getByText('Есть несохранённые изменения')).toBeVisible();
    await userEvent.keyboard('{Control>}[KeyS]{/Control}');
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Вступление'));
    expect(field).toHaveValue('Первое второе');
    expect(api.blog.find(1)?.title).toBe('Первое второе');
    expect(screen.getByText('Всё сохранено')).toBeVisible();
  });

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
    await userEvent.click(within(summary).getByRole('link', { name: 'Введите заголовок' }));
    expect(await title()).toHaveFocus();
    expect(await title()).toBeInvalid();
    expect(screen.getByLabelText('Вступление')).toHaveValue('Вступление подробнее');
  });

  it('keeps everything when the server breaks down, and works the next time', async () => {
    openAdmin(api, '/admin/blog/1');
    await retitle('Вторая');
    api.answerNext(`${blogPath('update')}/1`, refusal(500, { message: 'Ошибка' }), 'break the connection');
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
    expect(screen.queryByText('Выберите версию')).toBeNull();
    expect(field('Заголовок').getByLabelText('Оставить моё')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));

    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.find(1)).toMatchObject({
      title: 'Моя',
      slug: 'chuzhoy',
      lead: 'Вступление моё',
      version: 3,
    });
  });

  it('are told by name who was faster', async () => {
    const last = {
      version: 2,
      at: '2026-11-02T09:00:00.000Z',
      actor: 'Ульяна',
      action: 'update',
      changed: [],
    };
    api.answerNext('admin/blog/revisions/1', ok([last]));
    openAdmin(api, '/admin/blog/1');
    await retitle('Моя');
    api.blog.change(1, { title: 'Чужая' });
    await save();
    expect(await screen.findByRole('heading', { name: /запись сохранили: Ульяна$/u })).toBeVisible();
  });

  it('are not asked when both have typed the same', async () => {
    openAdmin(api, '/admin/blog/1');
    await retitle('Общая');
    api.blog.change(1, { title: 'Общая' });
    await save();
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /Пока вы правили/u })).toBeNull();
  });

  it('are not asked when the other one has changed nothing that the form has', async () => {
    openAdmin(api, '/admin/blog/1');
    await retitle('Моя');
    api.blog.change(1, { highlight: 1 });
    await save();
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.find(1)).toMatchObject({ title: 'Моя', version: 3 });
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

describe('a former version', () => {
  /** The second version has another title and lead; the first comes back. */
  async function openAndRevert({ unsaved }: { unsaved?: string } = {}): Promise<void> {
    const { title: was, lead } = api.blog.find(1) ?? post(1);
    api.blog.change(1, { title: 'Вторая', lead: 'Другое' });
    const revisions = [2, 1].map((version) => ({
      version,
      at: '2026-11-02T09:00:00.000Z',
      actor: 'Ульяна',
      action: 'update',
      changed: ['title', 'lead'],
    }));
    api.answerNext('admin/blog/revisions/1', ok(revisions), ok(revisions));
    const values = { title: was, lead };
    api.answerNext('admin/blog/revision/1', ok({ version: 1, values, changed: ['title', 'lead'] }));
    openAdmin(api, '/admin/blog/1');
    expect(await title()).toHaveValue('Вторая');
    if (unsaved !== undefined) await retitle(unsaved);
    await userEvent.click(screen.getByText('Прежние версии'));
    await userEvent.click(await screen.findByRole('button', { name: 'Версия 1: сравнить' }));
    const back = await screen.findByRole('button', { name: 'Вернуть эту версию' });
    expect(screen.queryAllByText(/Несохранённые изменения останутся/)).toHaveLength(unsaved ? 1 : 0);
    api.answerNext('admin/blog/revert/1', ok(api.blog.change(1, values)));
    await userEvent.click(back);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  it('comes back into the form, which goes on from it', async () => {
    await openAndRevert();
    expect(await title()).toHaveValue('Первая');
    expect(screen.getByText('Всё сохранено')).toBeVisible();
    await retitle('Третья');
    await save();
    await waitFor(() => expect(api.blog.find(1)).toMatchObject({ title: 'Третья', version: 4 }));
    expect(saved().map(({ body }) => body)).toEqual([{ title: 'Третья', version: 3 }]);
  });

  it('leaves what is not saved yet, and says so beforehand', async () => {
    await openAndRevert({ unsaved: 'Недописанная' });
    expect(await title()).toHaveValue('Недописанная');
    expect(screen.getByLabelText('Вступление')).toHaveValue('Вступление');
    await save();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved().map(({ body }) => body)).toEqual([{ title: 'Недописанная', version: 3 }]);
  });
});

describe('a reference', () => {
  const row = (id: number, name: string, kind = 'main') => ({
    ...post(id, { title: name }),
    cells: { kind },
  });
  const page = (...items: object[]) => ok({ items, pageCount: 3, total: 5 });

  it('offers the items of all pages, and the present one whatever the list has', async () => {
    api.session.user = { ...ADMIN, actions: Object.values(actionsOf(menuItem)) };
    const item = { ...post(9, { title: 'Онлайн' }), url: '/online', kind: 'main', parent: 77 };
    api.answerNext('admin/menu/item/9', ok(item));
    api.answerNext(
      'admin/menu/list',
      page(row(1, 'Инвесторам'), row(2, 'О компании')),
      page(row(3, 'Займы'), row(4, 'Помощь')),
      page(row(5, 'Контакты', 'header')),
    );
    openAdmin(api, '/admin/control-panel/menu/9');
    const parent = await screen.findByRole('combobox', { name: 'Внутри пункта' });
    expect(parent).toHaveDisplayValue('№ 77');
    await userEvent.selectOptions(parent, await within(parent).findByRole('option', { name: 'Займы' }));
    expect(parent).toHaveDisplayValue('Займы');
    // Of another menu.
    expect(within(parent).queryByRole('option', { name: /Контакты/u })).not.toBeInTheDocument();
    const asked = api.calls.filter(({ path }) => path === 'admin/menu/list');
    expect(asked.map(({ query }) => query.get('page')).sort()).toEqual(['1', '2', '3']);
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
    // The tools of the text have a button of the same name.
    const said = (await screen.findByText('В форме сохранённая версия')).closest('li');
    await pressButton('Отменить', within(said ?? document.body));
    expect(await title()).toHaveValue('Недописанная');
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть сохранённую версию' }));
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

describe('a right that is taken away while somebody types', () => {
  it('loses nothing of it, which is said, and the desk asks for what is left to see', async () => {
    const actions = [...ADMIN.actions, LINK_RIGHTS.list];
    api.session.user = { ...ADMIN, actions };
    const refused = refusal(403, { message: 'Недостаточно прав' });
    api.answerNext(LINK_PATHS.list, refused);
    api.answerNext(`${blogPath('update')}/1`, refused);
    openAdmin(api, '/admin/blog/1');
    await retitle('Недописанная');
    const { list, item } = actionsOf(blogPost);
    api.session.user = { ...ADMIN, actions: [list, item] };
    await save();
    expect(
      await screen.findByText(
        'Недостаточно прав. Набранное сохранено в этой вкладке и вернётся вместе с правом.',
      ),
    ).toBeVisible();
    expect(await screen.findByText(/Вы вошли, но/u)).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(api.calls.filter(({ path }) => path === LINK_PATHS.list)).toEqual([]);
    expect(screen.queryByText(/Часть сведений не загрузилась/u)).toBeNull();

    closeAdmin();
    api.session.user = { ...ADMIN, actions };
    openAdmin(api, '/admin/blog/1');
    expect(await title()).toHaveValue('Недописанная');
  });
});

describe('an item that was removed while it was edited', () => {
  it('leaves what was typed in the form, which may be kept as a new one', async () => {
    const router = openAdmin(api, '/admin/blog/2');
    await retitle('Дописанная');
    api.blog.posts = api.blog.posts.filter(({ id }) => id !== 2);
    await save();
    expect(await screen.findByText('Сохранить некуда: запись удалили, пока вы правили')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Открыть корзину' })).toHaveAttribute(
      'href',
      '/admin/blog?view=trash',
    );
    expect(await title()).toHaveValue('Дописанная');
    api.blog.posts.push(post(7));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить как новую' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog/3'));
    // The form that was left says so as well, for a moment.
    await waitFor(() => expect(screen.getByText('Всё сохранено')).toBeVisible());
    expect(api.blog.find(3)).toMatchObject({ title: 'Дописанная', state: 'draft' });
  });
});

describe('publication', () => {
  it('is refused with what is missing, at its field', async () => {
    openAdmin(api, '/admin/blog/1');
    await title();
    await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
    expect(await screen.findByRole('alert', { name: 'Публиковать ещё рано' })).toHaveTextContent(
      'Добавьте картинку',
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

  it('takes a year that is typed digit by digit only when it is whole', async () => {
    api.blog.change(1, { publishedAt: '2026-05-01T07:00:00.000Z' });
    openAdmin(api, '/admin/blog/1');
    await title();
    const date = screen.getByLabelText('Дата публикации');
    for (const year of ['0002', '0020', '0202']) {
      const typed = `${year}-05-01T10:00`;
      fireEvent.change(date, { target: { value: typed } });
      expect(date).toHaveValue(typed);
      expect(date).toHaveAccessibleDescription(/нужен год от 1990 до 2100/);
      expect(screen.getByText('Всё сохранено')).toBeVisible();
    }
    fireEvent.change(date, { target: { value: '2027-05-01T10:00' } });
    expect(date).toBeValid();
    await save();
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(saved().map(({ body }) => body)).toEqual([
      { publishedAt: '2027-05-01T07:00:00.000Z', version: 2 },
    ]);
  });

  it('is left to its moment again by an empty date', async () => {
    api.blog.change(1, { publishedAt: '2026-05-01T07:00:00.000Z' });
    openAdmin(api, '/admin/blog/1');
    await title();
    const date = screen.getByLabelText('Дата публикации');
    fireEvent.change(date, { target: { value: '0002-05-01T10:00' } });
    fireEvent.change(date, { target: { value: '' } });
    expect(date).toBeValid();
    await save();
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(saved().map(({ body }) => body)).toEqual([{ publishedAt: null, version: 2 }]);
  });

  it('does not take a highlight for somebody else’s change', async () => {
    api.blog.change(1, { state: 'published', publishedAt: '2026-05-01T07:00:00.000Z' });
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
