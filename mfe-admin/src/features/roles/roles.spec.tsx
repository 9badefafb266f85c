import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { APPROVAL_RIGHTS, OWN_SESSION_PATHS, RBAC_PATHS, RBAC_RIGHTS } from '@polden/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { invalid, ok, refusal } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { useToasts } from '../toasts/toast.store.ts';
import { dropChanges } from './matrix/matrix.store.ts';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...Object.values(RBAC_RIGHTS)] };
});

afterEach(async () => {
  closeAdmin();
  dropChanges();
  await api.close();
});

const sent = (path: string) => api.calls.filter((call) => call.path === path).map(({ body }) => body);
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(name);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('people', () => {
  it('are added; a refusal is said at its field, and nothing that was typed is lost', async () => {
    openAdmin(api, '/admin/roles');
    await click('Добавить сотрудника');
    await type('Имя и фамилия', 'Нина Новикова');
    await type('Логин', 'anna');
    await type('Пароль', 'длинный пароль');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Администратор' }));
    api.answerNext(RBAC_PATHS.userAdd, invalid('login', 'Такой логин уже занят'));
    await click('Добавить');
    const dialog = screen.getByRole('dialog', { name: 'Новый сотрудник' });
    expect(await within(dialog).findByRole('link', { name: 'Такой логин уже занят' })).toBeVisible();
    expect(screen.getByLabelText('Логин')).toHaveAccessibleDescription('Такой логин уже занят');
    expect(screen.getByLabelText('Имя и фамилия')).toHaveValue('Нина Новикова');
    expect(screen.getByLabelText('Пароль')).toHaveValue('длинный пароль');
    await type('Логин', 'nina');
    await click('Добавить');
    expect(await screen.findByRole('rowheader', { name: /^Нина Новикова/ })).toBeVisible();
    expect(sent(RBAC_PATHS.userAdd).at(-1)).toEqual({
      name: 'Нина Новикова',
      login: 'nina',
      password: 'длинный пароль',
      isManager: false,
      active: true,
      roles: ['USER', 'ADMIN'],
    });
  });

  it('are not forgotten half typed without a question', async () => {
    openAdmin(api, '/admin/roles');
    await click('Добавить сотрудника');
    await type('Имя и фамилия', 'Нина Новикова');
    await click('Отмена');
    const question = within(await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' }));
    await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
    expect(screen.getByLabelText('Имя и фамилия')).toHaveValue('Нина Новикова');
    await click('Отмена');
    await click('Закрыть, не сохраняя');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keep what the first event brings into a field, be it a letter or a pasted password', async () => {
    openAdmin(api, '/admin/roles');
    await click('Изменить Ульяна Зорина');
    const dialog = screen.getByRole('dialog', { name: 'Сотрудник: Ульяна Зорина' });
    // A browser renders after each listener of an event of its own; one that a script makes is heard by all of them first.
    dialog.addEventListener('input', () => flushSync(() => undefined));
    fireEvent.input(screen.getByLabelText('Новый пароль'), { target: { value: 'вставленный пароль' } });
    expect(screen.getByLabelText('Новый пароль')).toHaveValue('вставленный пароль');
    await click('Сохранить');
    await waitFor(() =>
      expect(sent(`${RBAC_PATHS.userUpdate}/2`)).toEqual([{ password: 'вставленный пароль' }]),
    );
  });

  it('are changed without a password unless one is typed; one’s own roles are closed', async () => {
    openAdmin(api, '/admin/roles');
    await click('Изменить Анна Полуднева');
    expect(screen.getByRole('checkbox', { name: 'Администратор' })).toBeDisabled();
    await click('Отмена');
    await click('Изменить Ульяна Зорина');
    await type('Имя и фамилия', 'Ульяна Рассветова');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Доступ в кабинет открыт' }));
    await click('Сохранить');
    expect(await screen.findByRole('rowheader', { name: /^Ульяна Рассветова/ })).toBeVisible();
    expect(sent(`${RBAC_PATHS.userUpdate}/2`)).toEqual([{ name: 'Ульяна Рассветова', active: false }]);
  });

  it('change their own password in the profile, which asks for the old one', async () => {
    openAdmin(api, '/admin/roles');
    await click('Изменить Анна Полуднева');
    const dialog = within(screen.getByRole('dialog', { name: 'Сотрудник: Анна Полуднева' }));
    expect(dialog.queryByLabelText('Новый пароль')).toBeNull();
    expect(dialog.getByRole('link', { name: 'в профиле' })).toHaveAttribute('href', '/admin/profile');
  });

  it('keep what another administrator has changed meanwhile', async () => {
    openAdmin(api, '/admin/roles');
    await click('Изменить Ульяна Зорина');
    await type('Имя и фамилия', 'Ульяна Рассветова');
    const administrator = screen.getByRole('checkbox', { name: 'Администратор' });
    await userEvent.click(administrator);
    await userEvent.click(administrator);
    await click('Сохранить');
    expect(await screen.findByRole('rowheader', { name: /^Ульяна Рассветова/ })).toBeVisible();
    await click('Изменить Ульяна Рассветова');
    await type('Имя и фамилия', 'Ульяна Закатова');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Администратор' }));
    await click('Сохранить');
    await waitFor(() =>
      expect(sent(`${RBAC_PATHS.userUpdate}/2`)).toEqual([
        { name: 'Ульяна Рассветова' },
        { name: 'Ульяна Закатова', giveRoles: ['ADMIN'], takeRoles: [] },
      ]),
    );
  });

  it('hear in the dialog what has become of their change, and where it is gone meanwhile', async () => {
    openAdmin(api, '/admin/roles');
    await click('Изменить Ульяна Зорина');
    const dialog = within(screen.getByRole('dialog', { name: 'Сотрудник: Ульяна Зорина' }));
    await type('Имя и фамилия', 'Ульяна Рассветова');
    const gone = 'Такого сотрудника нет: возможно, его уже удалили';
    api.answerNext(`${RBAC_PATHS.userUpdate}/2`, refusal(404, { message: gone }));
    api.rights.people = api.rights.people.filter(({ id }) => id !== 2);
    await click('Сохранить');
    // What lies under an open dialog is neither seen nor heard.
    expect(await dialog.findByText(gone)).toBeVisible();
    expect(dialog.getByLabelText('Имя и фамилия')).toHaveValue('Ульяна Рассветова');
    await click('Отмена');
    await click('Закрыть, не сохраняя');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Ульяна/ })).toBeNull());
  });

  it('are shown without those who are no managers, on demand', async () => {
    for (const person of api.rights.people) person.isManager = person.login === 'ulyana';
    openAdmin(api, '/admin/roles');
    expect(await screen.findByRole('rowheader', { name: /^Анна/ })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Только менеджеры/ }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Анна/ })).toBeNull());
    expect(screen.getByRole('rowheader', { name: /^Ульяна/ })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Только менеджеры/ }));
    expect(await screen.findByRole('rowheader', { name: /^Анна/ })).toBeVisible();
  });

  it('get their lost code reset after a question, though not by themselves', async () => {
    for (const person of api.rights.people) person.secondFactor = true;
    openAdmin(api, '/admin/roles');
    await click('Сбросить код Ульяна Зорина');
    expect(screen.queryByRole('button', { name: 'Сбросить код Анна Полуднева' })).toBeNull();
    await click('Сбросить');
    await waitFor(() => expect(sent(`${RBAC_PATHS.secondFactorReset}/2`)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Сбросить код/ })).toBeNull());
  });

  it('are removed after a question, and the last administrator is told why not', async () => {
    openAdmin(api, '/admin/roles');
    const reason = 'Это последний администратор: сначала дайте право управлять доступом ещё кому-нибудь';
    api.answerNext(`${RBAC_PATHS.userRemove}/1`, refusal(422, { message: reason }));
    await click('Удалить Анна Полуднева');
    await click('Удалить');
    const question = screen.getByRole('dialog', { name: 'Удалить сотрудника?' });
    expect(await within(question).findByRole('alert')).toHaveTextContent(reason);
    expect(useToasts.getState().toasts).toEqual([]);
    await click('Отмена');
    await click('Удалить Ульяна Зорина');
    expect(screen.queryByText(reason)).toBeNull();
    await click('Удалить');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Ульяна/ })).toBeNull());
  });
});

describe('the matrix', () => {
  const cell = (name: string) => screen.findByRole('checkbox', { name });

  it('opens areas, and saves what was ticked, upon what others have changed meanwhile', async () => {
    openAdmin(api, '/admin/roles?tab=rights');
    expect(await screen.findByRole('rowheader', { name: 'Документы: разделы' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Блог: править — Сотрудник' })).toBeNull();
    await click(/^Блог/);
    const edit = await cell('Блог: править — Сотрудник');
    expect(edit).not.toBeChecked();
    await userEvent.click(edit);
    expect(screen.getByText('Не сохранено: 1 изменение')).toBeVisible();
    api.rights.roles[0]?.actions.push('rbac.role-update');
    await click('Сохранить права');
    expect(await screen.findByText('Все изменения сохранены')).toBeVisible();
    expect(api.rights.roles[0]?.actions).toEqual(['blog.list', 'rbac.role-update', 'blog.update']);
    expect(sent(`${RBAC_PATHS.roleUpdate}/2`)).toEqual([]);
  });

  it('keeps what is ticked and unticked while it is saved', async () => {
    openAdmin(api, '/admin/roles?tab=rights');
    await click(/^Блог/);
    await userEvent.click(await cell('Блог: править — Сотрудник'));
    let answer = (): void => undefined;
    api.answerNext(
      `${RBAC_PATHS.roleUpdate}/1`,
      new Promise((resolve) => {
        answer = () => {
          api.rights.roles[0]?.actions.push('blog.update');
          resolve(ok(api.rights.roles[0]));
        };
      }),
    );
    await click('Сохранить права');
    await waitFor(() => expect(sent(`${RBAC_PATHS.roleUpdate}/1`)).toHaveLength(1));
    await userEvent.click(await cell('Блог: править — Сотрудник'));
    await userEvent.click(await cell('Блог: смотреть список — Сотрудник'));
    answer();
    expect(await screen.findByText('Права ролей сохранены')).toBeVisible();
    expect(await screen.findByText('Не сохранено: 2 изменения')).toBeVisible();
    await click('Сохранить права');
    expect(await screen.findByText('Все изменения сохранены')).toBeVisible();
    expect(api.rights.roles[0]?.actions).toEqual([]);
  });

  it('lets go of the ticks of a role that somebody has removed, and says so', async () => {
    openAdmin(api, '/admin/roles?tab=rights');
    await userEvent.click(await cell('Блог, всё — Сотрудник'));
    api.rights.roles = api.rights.roles.filter(({ code }) => code !== 'USER');
    await click('Сохранить права');
    expect(await screen.findByText('Сотрудник: роль уже удалили, её изменений больше нет')).toBeVisible();
    expect(screen.getByText('Все изменения сохранены')).toBeVisible();
  });

  it('gives and takes all of an area at once', async () => {
    openAdmin(api, '/admin/roles?tab=rights');
    const all = await cell('Блог, всё — Сотрудник');
    expect(all).toBePartiallyChecked();
    expect(screen.getByText('1 из 2')).toBeVisible();
    await userEvent.click(all);
    expect(all).toBeChecked();
    expect(screen.getByText('Не сохранено: 1 изменение')).toBeVisible();
    await userEvent.click(all);
    await click('Сохранить права');
    expect(await screen.findByText('Все изменения сохранены')).toBeVisible();
    expect(api.rights.roles[0]?.actions).toEqual([]);
  });

  it('is walked through by arrows', async () => {
    openAdmin(api, '/admin/roles?tab=rights');
    const first = await cell('Блог, всё — Сотрудник');
    await click(/^Блог/);
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(await cell('Блог: смотреть список — Администратор')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}');
    expect(first).toHaveFocus();
  });

  it('shows those who may only read it nothing to press', async () => {
    api.session.user = { ...ADMIN, actions: [RBAC_RIGHTS.roles, RBAC_RIGHTS.actions] };
    openAdmin(api, '/admin/roles');
    expect(await cell('Блог, всё — Администратор')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Добавить|изменить/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Сотрудники' })).toBeNull();
  });

  it('keeps ticks that were refused, and those of a tab that was left', async () => {
    openAdmin(api, '/admin/roles?tab=rights');
    await userEvent.click(await cell('Доступ, всё — Администратор'));
    await userEvent.click(screen.getByRole('link', { name: 'Сотрудники' }));
    await screen.findByRole('rowheader', { name: /^Ульяна/ });
    await userEvent.click(screen.getByRole('link', { name: 'Роли и права' }));
    const access = await cell('Доступ, всё — Администратор');
    expect(access).not.toBeChecked();
    api.answerNext(`${RBAC_PATHS.roleUpdate}/2`, refusal(422, { message: 'Это последний администратор' }));
    await click('Сохранить права');
    expect(await screen.findByText('Администратор: Это последний администратор')).toBeVisible();
    expect(access).not.toBeChecked();
    await click('Отменить изменения');
    expect(access).toBeChecked();
  });

  it('asks before unsaved ticks are left', async () => {
    const router = openAdmin(api, '/admin/roles?tab=rights');
    await userEvent.click(await cell('Блог, всё — Сотрудник'));
    await userEvent.click(screen.getByRole('link', { name: 'Мои сеансы' }));
    expect(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })).toBeVisible();
    await click('Остаться');
    expect(router.state.location.pathname).toBe('/admin/roles');
  });

  it('finds a right, renames it and adds a role', async () => {
    openAdmin(api, '/admin/roles?tab=rights');
    await type('Найти право', 'править блог');
    expect(screen.queryByRole('rowheader', { name: 'Доступ' })).toBeNull();
    await click('править');
    expect(screen.getByLabelText('Имя')).toBeDisabled();
    await type('Название', 'Блог: редактировать');
    await click('Сохранить');
    await type('Найти право', 'редактировать');
    expect(await screen.findByRole('button', { name: 'редактировать' })).toBeVisible();
    await click('Добавить роль');
    await type('Название', 'Редактор');
    await type('Код', 'EDITOR');
    await click('Добавить');
    expect(await screen.findByRole('columnheader', { name: 'Редактор' })).toBeVisible();
  });

  it('asks before a role and a right are removed', async () => {
    for (const row of [...api.rights.roles, ...api.rights.actions]) row.builtIn = false;
    openAdmin(api, '/admin/roles?tab=rights');
    const removed = () => api.calls.filter(({ path }) => /-remove\/\d+$/u.test(path)).map(({ path }) => path);
    await click(/изменить роль USER/);
    await click('Удалить роль');
    const question = within(await screen.findByRole('dialog', { name: 'Удалить роль?' }));
    expect(question.getByText(/«Сотрудник»/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
    expect(removed()).toEqual([]);
    await click('Отмена');
    await type('Найти право', 'править блог');
    await click('править');
    await click('Удалить право');
    const reason = 'Право есть у ролей: «Администратор». Сначала снимите его с них';
    api.answerNext(`${RBAC_PATHS.actionRemove}/2`, refusal(422, { message: reason }));
    const asked = within(await screen.findByRole('dialog', { name: 'Удалить право?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Удалить' }));
    expect(await asked.findByText(reason)).toBeVisible();
    expect(removed()).toEqual([`${RBAC_PATHS.actionRemove}/2`]);
  });

  it('asks for the code at the login where a role is told to', async () => {
    openAdmin(api, '/admin/roles?tab=rights');
    await click(/изменить роль USER/);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Вход только с кодом/ }));
    await click('Сохранить');
    await waitFor(() => expect(sent(`${RBAC_PATHS.roleUpdate}/1`)).toEqual([{ secondFactor: true }]));
  });
});

describe('sessions', () => {
  it('of everybody are shown, and ended one by one or all of a person', async () => {
    openAdmin(api, '/admin/roles?tab=sessions');
    const own = await screen.findAllByRole('row', { name: /^Анна Полуднева/ });
    expect(own.map((row) => row.textContent)).toEqual([
      expect.stringContaining('этот сеанс'),
      expect.stringContaining('Chrome, Windows'),
    ]);
    await click('Завершить сеанс: Ульяна Зорина, Chrome, Windows');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Ульяна/ })).toBeNull());
    await userEvent.selectOptions(screen.getByLabelText('Чьи сеансы'), '1');
    await click('Завершить все сеансы сотрудника');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(sent(`${RBAC_PATHS.sessionsEnd}/1`)).toHaveLength(1);
  });

  it('of one’s own are a page for everybody', async () => {
    api.session.user = { ...ADMIN, actions: [] };
    openAdmin(api, '/admin');
    await userEvent.click(await screen.findByRole('link', { name: 'Мои сеансы' }));
    await click('Завершить все, кроме этого');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(sent(OWN_SESSION_PATHS.endOthers)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Доступ' })).toBeNull();
  });
});

it.each([
  ['lists alone', [RBAC_RIGHTS.users], false],
  ['the rules of two', Object.values(APPROVAL_RIGHTS), true],
])(
  'the page of access with the rights to %s is there in the menu or is not, as by its address',
  async (_what, actions, isOpen) => {
    api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...actions] };
    openAdmin(api, '/admin/roles');
    expect(
      await screen.findByRole('heading', { level: 1, name: isOpen ? 'Доступ' : /^Здравствуйте/ }),
    ).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Доступ' }).length).toBe(isOpen ? 1 : 0);
  },
);

it('says of a list of lists without any that the role has none', async () => {
  api.session.user = { ...ADMIN, actions: [RBAC_RIGHTS.users] };
  openAdmin(api, '/admin/control-panel');
  expect(await screen.findByText(/не открыт ни один список/)).toBeVisible();
});
