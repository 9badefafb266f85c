import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DRAFT_PATHS, DRAFT_RIGHTS } from '@polden/api-contract';
import { actionsOf, blogPost } from '@polden/content-model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../../testing/admin-api.ts';
import { ADMIN, post } from '../../../testing/admin-data.ts';
import { blogPath } from '../../../testing/blog-path.ts';
import { closeAdmin, openAdmin } from '../../../testing/open-admin.tsx';

let api: AdminApi;

const image = { mediaId: 'm', alt: 'Солнце' };
const publishedAt = '2026-11-02T09:00:00.000Z';

async function startWith(state: 'draft' | 'published'): Promise<void> {
  const first = { title: 'Первая', lead: 'Вступление А.', image };
  api = await startAdminApi([
    post(1, state === 'draft' ? first : { ...first, state, publishedAt }),
    post(2, { image }),
  ]);
  const actions = [...ADMIN.actions, ...Object.values(DRAFT_RIGHTS)];
  Object.assign(api.session, { user: { ...ADMIN, actions }, open: true });
}

afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  await api.close();
});

const lead = () => screen.findByLabelText('Вступление');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodiesOf = (path: string) =>
  api.calls.filter((call) => call.path === `${path}/1`).map(({ body }) => body);
const merged = (by = 'сохранил кто-то ещё') =>
  screen.findByRole('heading', { name: new RegExp(`^Пока вы правили, запись ${by}`, 'u') });

describe('an article that nobody has seen yet', () => {
  beforeEach(() => startWith('draft'));

  it('comes out as it was on the screen: what somebody else has written meanwhile is shown first', async () => {
    openAdmin(api, '/admin/blog/1');
    await lead();
    api.blog.change(1, { lead: 'Вступление М.' });
    await press('Опубликовать');
    expect(await merged()).toHaveFocus();
    expect(api.blog.find(1)).toMatchObject({ state: 'draft', lead: 'Вступление М.' });

    await press('Сохранить выбранное');
    expect(await lead()).toHaveValue('Вступление М.');
    await press('Опубликовать');
    expect(await screen.findByText('«Первая»: опубликовано')).toBeVisible();
    expect(bodiesOf(blogPath('publish'))).toEqual([{ version: 1 }, { version: 3 }]);
    expect(screen.getByLabelText('Дата публикации')).not.toHaveValue('');
  });

  it('is said to be another one when the form goes on without choosing', async () => {
    openAdmin(api, '/admin/blog/1');
    await lead();
    api.blog.change(1, { lead: 'Вступление М.' });
    await press('Опубликовать');
    await press('Вернуться к правке');
    expect(await lead()).toHaveValue('Вступление А.');
    expect(screen.queryByText('Всё сохранено')).toBeNull();
    await press('Показать новый текст');
    expect(await lead()).toHaveValue('Вступление М.');
    await press('Опубликовать');
    expect(await screen.findByText('«Первая»: опубликовано')).toBeVisible();
    expect(screen.queryByText(/^В форме/u)).toBeNull();
  });

  it('is shown to whoever may only publish before they do', async () => {
    const { list, item, publish } = actionsOf(blogPost);
    api.session.user = { ...ADMIN, actions: [list, item, publish] };
    openAdmin(api, '/admin/blog/1');
    await lead();
    api.blog.change(1, { lead: 'Вступление М.' });
    await press('Опубликовать');
    expect(await screen.findByText(/^Запись изменили, пока форма была открыта/u)).toBeVisible();
    expect(await lead()).toHaveValue('Вступление М.');
    expect(api.blog.find(1)?.state).toBe('draft');
    await press('Опубликовать');
    expect(await screen.findByText('«Первая»: опубликовано')).toBeVisible();
  });

  it('comes out at once when the newer version has nothing else', async () => {
    openAdmin(api, '/admin/blog/1');
    await lead();
    api.blog.change(1, { highlight: 1 });
    await press('Опубликовать');
    expect(await screen.findByText('«Первая»: опубликовано')).toBeVisible();
  });

  it('is not published by the way when somebody else has given it a moment', async () => {
    openAdmin(api, '/admin/blog/1');
    await lead();
    api.blog.change(1, { publishedAt: '2099-11-02T09:00:00.000Z' });
    await press('Опубликовать');
    await press('Сохранить выбранное');
    expect(await screen.findByRole('button', { name: 'Запланировать' })).toBeVisible();
    expect(api.blog.find(1)?.state).toBe('draft');
  });

  it('is removed as it was on the screen', async () => {
    openAdmin(api, '/admin/blog/1');
    await lead();
    api.blog.change(1, { lead: 'Вступление М.' });
    await press('Удалить статью');
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить статью?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }));
    await merged();
    expect(api.blog.find(1)?.lead).toBe('Вступление М.');
  });

  it('is published out of its list in the version that the list has', async () => {
    openAdmin(api, '/admin/blog');
    await press('Действия: «Первая»');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Опубликовать' }));
    expect(await screen.findByText('«Первая»: опубликовано')).toBeVisible();
    expect(bodiesOf(blogPath('publish'))).toEqual([{ version: 1 }]);
  });

  it('is shown anew in its list before it is published out of that', async () => {
    openAdmin(api, '/admin/blog');
    const publish = async () => {
      await press(/^Действия: «Перв/u);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Опубликовать' }));
    };
    await screen.findByRole('link', { name: 'Первая' });
    api.blog.change(1, { title: 'Перваяяя' });
    await publish();
    expect(await screen.findByText(/^Запись изменили, пока список был открыт/u)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Перваяяя' })).toBeVisible();
    expect(api.blog.find(1)?.state).toBe('draft');
    await publish();
    expect(await screen.findByText('«Перваяяя»: опубликовано')).toBeVisible();
  });
});

describe('what is on the site', () => {
  beforeEach(() => startWith('published'));

  it('goes whatever others have written, which the form then says', async () => {
    openAdmin(api, '/admin/blog/1');
    await lead();
    api.blog.change(1, { lead: 'Вступление М.' });
    await press('Снять с публикации');
    expect(await screen.findByText('В форме не тот текст, что сохранён')).toBeVisible();
    expect(screen.getByText('В форме прежний текст')).toBeVisible();
    expect(screen.queryByText('Всё сохранено')).toBeNull();
    await press('Показать новый текст');
    expect(await lead()).toHaveValue('Вступление М.');
    expect(screen.getByText('Всё сохранено')).toBeVisible();
  });

  it('is removed as it was on the screen', async () => {
    openAdmin(api, '/admin/blog/1');
    await lead();
    api.blog.change(1, { lead: 'Вступление М.' });
    await press('Удалить статью');
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить статью?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText('Не удалено: запись успели изменить')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('В форме не тот текст, что на сайте')).toBeVisible();
    expect(api.blog.find(1)?.lead).toBe('Вступление М.');
  });

  it('comes back by «Отменить» as it was on the screen', async () => {
    openAdmin(api, '/admin/blog/1');
    await lead();
    await press('Снять с публикации');
    const toast = within(
      (await screen.findByText('«Первая»: снято с публикации')).closest('li') ?? document.body,
    );
    api.blog.change(1, { lead: 'Вступление М.' });
    await userEvent.click(toast.getByRole('button', { name: 'Отменить' }));
    expect(
      await screen.findByText(/^Вернуть не получилось\. Пока вы правили, запись изменили/u),
    ).toBeVisible();
    expect(screen.getByText('В форме не тот текст, что сохранён')).toBeVisible();
    expect(api.blog.find(1)).toMatchObject({ state: 'draft', lead: 'Вступление М.' });
  });
});

describe('a draft that somebody else has saved anew', () => {
  const first = { lead: 'Черновик А.' };
  const second = { lead: 'Черновик М.' };

  beforeEach(() => startWith('published'));

  async function openFirst(): Promise<void> {
    api.drafts.keep(1, first, 'Анна');
    openAdmin(api, '/admin/blog/1');
    expect(await lead()).toHaveValue(first.lead);
  }

  it('is not thrown away unseen', async () => {
    await openFirst();
    api.drafts.keep(1, second, 'Мария');
    await press('Отбросить черновик');
    await press('Отбросить');
    await merged('сохранили: Мария');
    expect(screen.getByText('Черновик уже изменён: Мария')).toBeVisible();
    expect(api.drafts.find(1)?.values).toEqual(second);

    await press('Вернуться к правке');
    await press('Показать новый текст');
    expect(await lead()).toHaveValue(second.lead);
    await press('Отбросить черновик');
    await press('Отбросить');
    await waitFor(async () => expect(await lead()).toHaveValue('Вступление А.'));
    expect(bodiesOf(`${DRAFT_PATHS.discard}/blog`)).toEqual([{ version: 1 }, { version: 2 }]);
  });

  it('is not said to be thrown away when it has come out meanwhile', async () => {
    await openFirst();
    api.drafts.keep(1, second, 'Мария');
    await press('Отбросить черновик');
    await press('Отбросить');
    await merged('сохранили: Мария');
    await press('Вернуться к правке');
    api.drafts.comeOut(1);
    await press('Отбросить черновик');
    await press('Отбросить');
    expect(
      await within(await screen.findByRole('dialog')).findByText(/^Черновика больше нет/u),
    ).toBeVisible();
    expect(screen.queryByText(/^Черновик отброшен/u)).toBeNull();
  });

  it('leaves the form with what is on the site, whatever that has become', async () => {
    await openFirst();
    api.blog.change(1, { lead: 'Вступление М.' });
    await press('Отбросить черновик');
    await press('Отбросить');
    expect(await screen.findByText(/^Черновик отброшен/u)).toBeVisible();
    expect(await lead()).toHaveValue('Вступление М.');
  });

  it('is compared anew before it comes out', async () => {
    await openFirst();
    await press('Опубликовать изменения');
    const dialog = within(await screen.findByRole('dialog', { name: 'Опубликовать изменения?' }));
    api.drafts.keep(1, second, 'Мария');
    await userEvent.click(dialog.getByRole('button', { name: 'Опубликовать' }));
    expect(await dialog.findByText('Черновик уже изменён: Мария')).toBeVisible();
    expect(await dialog.findByText(second.lead)).toBeVisible();
    expect(api.blog.find(1)?.lead).toBe('Вступление А.');
    await userEvent.click(dialog.getByRole('button', { name: 'Опубликовать' }));
    await waitFor(() => expect(api.blog.find(1)?.lead).toBe(second.lead));
    expect(await lead()).toHaveValue(second.lead);
  });

  it('is said to be gone where there is nothing to come out any more', async () => {
    await openFirst();
    await press('Опубликовать изменения');
    const dialog = within(await screen.findByRole('dialog', { name: 'Опубликовать изменения?' }));
    api.drafts.comeOut(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Опубликовать' }));
    expect(await dialog.findByText('Публиковать нечего')).toBeVisible();
  });

  it('gets no moment unseen', async () => {
    await openFirst();
    api.drafts.keep(1, second, 'Мария');
    await userEvent.click(screen.getByText('Выйти и снять по расписанию'));
    const moment = { target: { value: '2099-01-01T10:00' } };
    fireEvent.change(screen.getByLabelText('Изменения выйдут'), moment);
    await userEvent.click(screen.getAllByRole('button', { name: 'Назначить' })[0] ?? document.body);
    await merged('сохранили: Мария');
    expect(bodiesOf(`${DRAFT_PATHS.schedule}/blog`)).toMatchObject([{ version: 1 }]);
    expect(api.drafts.find(1)).toMatchObject({ values: second, publishAt: null });
  });

  it('loses its moment unseen: nothing comes out by that', async () => {
    const later = { publishAt: '2099-01-01T07:00:00.000Z' };
    Object.assign(api.drafts.keep(1, first, 'Анна'), later);
    openAdmin(api, '/admin/blog/1');
    await lead();
    Object.assign(api.drafts.keep(1, second, 'Мария'), later);
    const schedule = within(screen.getByRole('complementary', { name: 'Публикация' }));
    await userEvent.click(schedule.getByRole('button', { name: 'Убрать' }));
    await waitFor(() => expect(api.drafts.find(1)?.publishAt).toBeNull());
    expect(await screen.findByText('В форме не тот текст, что сохранён')).toBeVisible();
  });

  it('comes out at its moment, and a form that shows another text says so', async () => {
    Object.assign(api.drafts.keep(1, first, 'Анна'), {
      publishAt: new Date(Date.now() + 1500).toISOString(),
    });
    const { publishAt } = api.drafts.find(1) ?? {};
    openAdmin(api, '/admin/blog/1');
    expect(await lead()).toHaveValue(first.lead);
    Object.assign(api.drafts.keep(1, second, 'Мария'), { publishAt });
    expect(
      await screen.findByText('В форме не тот текст, что на сайте', {}, { timeout: 8000 }),
    ).toBeVisible();
    expect(screen.queryByText('Всё сохранено')).toBeNull();
    await userEvent.type(await lead(), ' и ещё');
    await press('Сравнить версии');
    const group = within(await screen.findByRole('group', { name: 'Вступление' }));
    expect(group.getByText('Черновик М.')).toBeVisible();
  });
});
