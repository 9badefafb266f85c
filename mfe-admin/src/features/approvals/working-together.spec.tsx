import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  APPROVAL_PATHS,
  APPROVAL_RIGHTS,
  type ApprovalState,
  COMMENT_PATHS,
  COMMENT_RIGHTS,
  DRAFT_RIGHTS,
  type ItemComment,
  type Mention,
  PERSONAL_DATA_PATHS,
  PERSONAL_DATA_RIGHTS,
  VIEW_AS_PATHS,
  VIEW_AS_RIGHTS,
  VIEW_AS_STOP,
} from '@polden/api-contract';
import { actionsOf, bond, operationPaths, review } from '@polden/content-model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { type Answer, refusal } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { useToasts } from '../toasts/toast.store.ts';

const ALL = [
  ...ADMIN.actions,
  ...Object.values(actionsOf(bond)),
  ...Object.values(APPROVAL_RIGHTS),
  ...Object.values(COMMENT_RIGHTS),
  ...Object.values(VIEW_AS_RIGHTS),
  PERSONAL_DATA_RIGHTS.accessLog,
];
const DIGEST = 'a'.repeat(64);
const WAITING: ApprovalState = {
  required: true,
  digest: DIGEST,
  itemVersion: 1,
  draftVersion: null,
  approved: null,
  hindrance: null,
};
const COMMENT: ItemComment = {
  id: 1,
  author: 'Борис',
  text: 'Проверьте, @Анна Полуднева',
  at: '2026-11-20T09:00:00.000Z',
  mentions: ['Анна Полуднева'],
  resolved: null,
};
const ok = (body: unknown) => ({ status: 200, body });
const STATE = `${APPROVAL_PATHS.state}/blog/1`;
const COMMENTS = `${COMMENT_PATHS.list}/blog/1`;

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi([post(1)]);
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: ALL };
  api.answerNext(STATE, ok({ ...WAITING, required: false }));
  api.answerNext(COMMENTS, ok([]));
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('an item that two publish', () => {
  it('is approved by somebody who has not written it', async () => {
    api.answerNext(STATE, ok(WAITING));
    const approved = { by: 'Анна Полуднева', at: '2026-11-20T09:00:00.000Z', own: true };
    api.answerNext(`${APPROVAL_PATHS.approve}/blog/1`, ok({ ...WAITING, approved }));
    openAdmin(api, '/admin/blog/1');
    await click('Одобрить');
    expect(await screen.findByText(/^Одобрено: Анна Полуднева/u)).toBeVisible();
    const sent = api.calls.find(({ path }) => path === `${APPROVAL_PATHS.approve}/blog/1`);
    expect(sent?.body).toEqual({ digest: DIGEST, itemVersion: 1, draftVersion: null });
    expect(screen.getByRole('button', { name: 'Отозвать одобрение' })).toBeVisible();
  });

  it('is asked for its changes, once it is published: they are what would come out', async () => {
    closeAdmin();
    await api.close();
    api = await startAdminApi([post(1, { state: 'published', publishedAt: '2026-11-02T09:00:00.000Z' })]);
    api.session.open = true;
    api.session.user = { ...ADMIN, actions: [...ALL, ...Object.values(DRAFT_RIGHTS)] };
    api.answerNext(COMMENTS, ok([]));
    api.answerNext(STATE, ok(WAITING));
    openAdmin(api, '/admin/blog/1');
    await screen.findByLabelText('Заголовок');
    expect(screen.queryByRole('region', { name: 'Одобрение' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Заголовок'), ' и ещё');
    const ofDraft = { ...WAITING, draftVersion: 1 };
    api.answerNext(STATE, ok(ofDraft));
    await click('Сохранить черновик');
    const approved = { by: 'Анна Полуднева', at: '2026-11-20T09:00:00.000Z', own: true };
    api.answerNext(`${APPROVAL_PATHS.approve}/blog/1`, ok({ ...ofDraft, approved }));
    await click('Одобрить изменения');
    expect(await screen.findByText(/^Одобрено: Анна Полуднева/u)).toBeVisible();
  });

  it.each([{ itemVersion: 2 }, { draftVersion: 1 }])(
    'is not approved over a form that shows another text of it: %o',
    async (newer) => {
      api.answerNext(STATE, ok({ ...WAITING, ...newer }));
      openAdmin(api, '/admin/blog/1');
      expect(await screen.findByText('Запись изменили: откройте её заново')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Одобрить' })).not.toBeInTheDocument();
    },
  );

  it('tells its author that another one is needed', async () => {
    api.answerNext(STATE, ok({ ...WAITING, hindrance: 'Это писали вы: одобряет другой сотрудник' }));
    openAdmin(api, '/admin/blog/1');
    expect(await screen.findByText('Это писали вы: одобряет другой сотрудник')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Одобрить' })).not.toBeInTheDocument();
  });

  it('belongs to a type that administrators choose', async () => {
    api.answerNext(APPROVAL_PATHS.rules, ok(['blog']));
    api.answerNext(APPROVAL_PATHS.rule, ok([]));
    api.session.user = { ...ADMIN, actions: [...ALL, 'rbac.roles', 'rbac.users', 'rbac.actions'] };
    openAdmin(api, '/admin/roles?tab=approval');
    const box = await screen.findByRole('checkbox', { name: 'Блог' });
    expect(box).toBeChecked();
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
  });
});

describe('comments on an item', () => {
  it('name people, are settled and opened again', async () => {
    api.answerNext(COMMENTS, ok([COMMENT]));
    api.answerNext(COMMENT_PATHS.people, ok(['Анна Полуднева', 'Борис']));
    api.answerNext(`${COMMENT_PATHS.add}/blog/1`, ok([COMMENT, { ...COMMENT, id: 2, text: 'Да, @Борис' }]));
    const resolved = { by: 'Анна Полуднева', at: COMMENT.at };
    api.answerNext(`${COMMENT_PATHS.resolve}/1`, ok([{ ...COMMENT, resolved }]));
    openAdmin(api, '/admin/blog/1');
    const comments = await screen.findByRole('region', { name: 'Комментарии сотрудников' });
    expect(await within(comments).findByText('@Анна Полуднева')).toBeVisible();
    await userEvent.type(within(comments).getByLabelText('Комментарий'), 'Да, @бо');
    await userEvent.click(await screen.findByRole('option', { name: '@Борис' }));
    expect(within(comments).getByLabelText('Комментарий')).toHaveValue('Да, @Борис ');
    await click('Отправить комментарий');
    await waitFor(() => expect(within(comments).getByLabelText('Комментарий')).toHaveValue(''));
    await userEvent.click(within(comments).getAllByRole('button', { name: /^Решено/u })[0] ?? comments);
    await click('Показать решённые: 1');
    expect(await within(comments).findByText(/^Решено: Анна Полуднева/u)).toBeVisible();
  });

  it('are sent once, and keep what is typed on meanwhile', async () => {
    const path = `${COMMENT_PATHS.add}/blog/1`;
    const sent = Promise.withResolvers<Answer>();
    api.answerNext(path, refusal(503, { message: 'Ещё раз' }), sent.promise);
    openAdmin(api, '/admin/blog/1');
    const field = await screen.findByLabelText('Комментарий');
    await userEvent.type(field, 'Проверьте ставку');
    await click('Отправить комментарий');
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    await click('Отправить комментарий');
    await userEvent.type(field, ' и срок');
    sent.resolve(ok([COMMENT]));
    expect(await screen.findByText('@Анна Полуднева')).toBeVisible();
    expect(field).toHaveValue('Проверьте ставку и срок');
    const [first, second] = api.calls.filter((call) => call.path === path);
    expect(second?.idempotencyKey).toBeDefined();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('take the name that is marked by Enter, and a line of their own only without one', async () => {
    api.answerNext(COMMENTS, ok([]));
    api.answerNext(COMMENT_PATHS.people, ok(['Анна Полуднева', 'Анна Утрова', 'Борис']));
    openAdmin(api, '/admin/blog/1');
    const field = await screen.findByLabelText('Комментарий');
    await userEvent.type(field, '@Анна');
    expect(await screen.findByRole('option', { name: '@Анна Полуднева' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('@Анна Полуднева ');
    await userEvent.type(field, 'и @анна{ArrowDown}{Enter}');
    expect(field).toHaveValue('@Анна Полуднева и @Анна Утрова ');
    await userEvent.type(field, 'и @бо{Escape}{Enter}конец');
    expect(field).toHaveValue('@Анна Полуднева и @Анна Утрова и @бо\nконец');
    expect(api.calls.some(({ path }) => path.startsWith(COMMENT_PATHS.add))).toBe(false);
  });

  it('wait on the first page for whom they name', async () => {
    const mention: Mention = {
      id: 1,
      type: 'blog',
      itemId: 1,
      author: 'Борис',
      text: COMMENT.text,
      at: COMMENT.at,
    };
    api.answerNext(COMMENT_PATHS.mentions, ok([mention]), ok([]));
    api.answerNext(`${COMMENT_PATHS.seen}/1`, ok({ ok: true }));
    openAdmin(api, '/admin');
    const named = await screen.findByRole('region', { name: 'Вас упомянули' });
    expect(within(named).getByRole('link', { name: 'Блог' })).toHaveAttribute('href', '/admin/blog/1');
    await click(/^Прочитано/u);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Вас упомянули' })).toBeNull());
  });
});

describe('the view of another role', () => {
  it('is entered, said on every page, and left', async () => {
    api.answerNext(VIEW_AS_PATHS.roles, ok([{ code: 'USER', title: 'Пользователь' }]));
    const viewAs = { code: 'USER', title: 'Пользователь' };
    api.answerNext(VIEW_AS_PATHS.start, ok({ ...ADMIN, actions: [], viewAs }));
    api.answerNext(VIEW_AS_STOP, ok({ ...ADMIN, actions: ALL }));
    openAdmin(api, '/admin');
    await click('Посмотреть как…');
    await screen.findByRole('option', { name: 'Пользователь' });
    await click('Посмотреть');
    expect(await screen.findByText(/^Вы смотрите кабинет как/u)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Блог' })).not.toBeInTheDocument();
    await click('Вернуть мои права');
    expect(await screen.findAllByRole('link', { name: 'Блог' })).not.toHaveLength(0);
    expect(screen.queryByText(/^Вы смотрите кабинет как/u)).not.toBeInTheDocument();
  });
});

describe('somebody without rights', () => {
  it('is led from the page of roles to the entry, which says why', async () => {
    api.session.user = { ...ADMIN, actions: [] };
    const router = openAdmin(api, '/admin/roles');
    expect(await screen.findByText('Недостаточно прав')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin');
  });

  it('is not asked to sign in, and sees no empty page of personal data', async () => {
    api.session.user = { ...ADMIN, actions: [] };
    const router = openAdmin(api, '/admin/personal-data');
    expect(await screen.findByText(/нет прав. Их выдаёт администратор/u)).toBeVisible();
    expect(screen.queryByText(/Войдите/u)).toBeNull();
    expect(router.state.location.pathname).toBe('/admin');
  });

  it('to figures reads them', async () => {
    const [path = ''] = operationPaths(bond, 'item');
    const item = { ...post(1), ticker: 'ПЛД', coupon: 12.75, numberIssue: '4', coupons: '4', repayments: '' };
    api.answerNext(`${path}/1`, ok(item));
    openAdmin(api, '/admin/control-panel/bond/1');
    expect(await screen.findByLabelText('Купон, % годовых')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Номер выпуска')).not.toHaveAttribute('readonly');
  });
});

describe('who has looked at personal data', () => {
  it('is listed, by person and by kind', async () => {
    const one = { id: 1, at: COMMENT.at, actor: 'Борис', subject: 'review', subjectId: '7' };
    api.answerNext(
      PERSONAL_DATA_PATHS.accessLog,
      ok({ items: [one], pageCount: 1 }),
      ok({ items: [], pageCount: 0 }),
    );
    api.session.user = { ...ADMIN, actions: [...ALL, actionsOf(review).item] };
    openAdmin(api, '/admin/personal-data');
    expect(await screen.findByRole('link', { name: 'Отзыв № 7' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Что открывал'), 'lead');
    expect(await screen.findByText('Таких записей нет.')).toBeVisible();
    expect(api.calls.at(-1)?.query.get('subject')).toBe('lead');
  });
});
