import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ADMIN_LEAD_PATHS,
  CHANGE_SET_PATHS,
  CHANGE_SET_RIGHTS,
  type ChangeSetSummary,
  type DeliveryState,
  type Desk,
  DESK_PATHS,
  DESK_RIGHTS,
  LEAD_RIGHTS,
  LINK_PATHS,
  LINK_RIGHTS,
  RELEASES_RIGHTS,
  WEBHOOK_PATHS,
  WEBHOOK_RIGHTS,
} from '@polden/api-contract';
import { actionsOf, faq, mediaOur } from '@polden/content-model';
import { screen, within } from '@testing-library/react';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { ok, refusal } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const AT = '2026-11-20T09:00:00.000Z';
const DESK: Desk = {
  drafts: {
    total: 12,
    items: [
      { type: 'blog', id: 4, title: 'Начатая', at: AT, author: { name: 'Пётр', isMe: false }, over: true },
      { type: 'faq', id: 5, title: 'Вопрос', at: AT, author: { name: 'Анна', isMe: true }, over: false },
    ],
  },
  scheduled: { total: 1, items: [{ type: 'media-our', id: 6, title: 'Выйдет завтра', at: AT }] },
  toModerate: [{ type: 'review', total: 3 }],
  missed: { total: 0, items: [] },
  toApprove: [{ type: 'blog', over: false, total: 4 }],
  recent: [{ type: 'blog', id: 1, title: 'Правили вчера', at: AT }],
};

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = {
    ...ADMIN,
    actions: [
      ...ADMIN.actions,
      ...[faq, mediaOur].map((type) => actionsOf(type).item),
      DESK_RIGHTS.overview,
      LEAD_RIGHTS.list,
      LEAD_RIGHTS.summary,
    ],
  };
});

afterEach(async () => {
  closeAdmin();
  await api.close();
});

const rowsOf = async (name: string | RegExp) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the desk', () => {
  it('says what did not come out at its moment, and why', async () => {
    const failure = 'Время назначено от имени: Пётр. Теперь у этого сотрудника нет права публиковать «Блог»';
    const items = [{ type: 'blog', id: 7, title: 'Осень', at: AT, event: 'draft' as const, failure }];
    api.answerNext(
      DESK_PATHS.overview,
      ...Array.from({ length: 4 }, () => ok({ ...DESK, missed: { total: 1, items } })),
    );
    openAdmin(api, '/admin');
    const row = await screen.findByRole('link', { name: /не вышла или не ушла в своё время/u });
    expect(row).toHaveAttribute('href', '/admin/blog/7');
    expect(row).toHaveTextContent(`«Осень»: ${failure}`);
  });

  it('has what waits, the urgent first, each row a way to where it is done', async () => {
    api.answerNext(DESK_PATHS.overview, ok(DESK), ok(DESK), ok(DESK), ok(DESK));
    const summary = ok({ dead: 2, queued: 5, late: 4, signed: 3 });
    api.answerNext(ADMIN_LEAD_PATHS.summary, summary, summary);
    api.answerNext(ADMIN_LEAD_PATHS.list, ok({ items: [], pageCount: 1, total: 5 }));
    openAdmin(api, '/admin');
    await screen.findByText('новых заявок');
    await screen.findByText(/прочитать и опубликовать/u);
    expect(await rowsOf('Ждёт вас')).toEqual([
      ['2заявки CRM не приняла', '/admin/leads?delivery=dead'],
      [
        '4заявки ждут CRMОна не принимает их уже полчаса. Отправим сами, как только она ответит',
        '/admin/leads?delivery=queued',
      ],
      [
        '3заявки подписаны, ждут звонкаКлиенту обещали позвонить в течение рабочего дня',
        '/admin/leads?status=approved&stage=signed',
      ],
      ['5новых заявок', '/admin/leads?status=new'],
      ['3Отзывы: прочитать и опубликовать', '/admin/control-panel/review?status=draft'],
      ['4Блог: одобрить вторымНаписали другие; публикуют вдвоём', '/admin/blog?status=draft'],
    ]);
    expect((await rowsOf(/^Черновики/u)).map(([, to]) => to)).toEqual([
      '/admin/blog/4',
      '/admin/control-panel/faq/5',
    ]);
    expect(screen.getByText('Блог · правки опубликованного · Пётр')).toBeVisible();
    expect((await rowsOf(/^Выйдет само/u)).map(([, to]) => to)).toEqual(['/admin/control-panel/media-our/6']);
    expect((await rowsOf(/^Вы недавно правили/u)).map(([, to]) => to)).toEqual(['/admin/blog/1']);
  });

  it('says which remote has been taken out of service, and why', async () => {
    api.session.user = { ...ADMIN, actions: [...ADMIN.actions, RELEASES_RIGHTS.overview] };
    const reason = 'Платёжный шлюз закрыли';
    api.releases.of('mfe-lending').retired = { version: '1.1.0', at: AT, by: 'Анна', reason };
    openAdmin(api, '/admin');
    const row = await screen.findByRole('link', { name: /микрофронтенд снят с публикации/u });
    expect(row).toHaveAttribute('href', '/admin/releases/mfe-lending');
    expect(row).toHaveTextContent(reason);
  });

  it('has links that lead nowhere, and webhooks that do not get through but for those switched off', async () => {
    api.session.user = { ...ADMIN, actions: [...ADMIN.actions, LINK_RIGHTS.list, WEBHOOK_RIGHTS.list] };
    const webhook = (title: string, active: boolean, state: DeliveryState) => ({
      id: title,
      title,
      url: 'https://example.com/',
      kinds: [],
      active,
      createdAt: AT,
      last: { state, at: AT },
    });
    const list = [
      webhook('CRM', true, 'dead'),
      webhook('Старый', false, 'dead'),
      webhook('Склад', true, 'sent'),
    ];
    api.answerNext(WEBHOOK_PATHS.list, ok(list));
    api.answerNext(LINK_PATHS.list, ok({ items: [], pageCount: 1, broken: 2, redirected: 9, checkedAt: AT }));
    openAdmin(api, '/admin');
    await screen.findByText('ссылки никуда не ведут');
    await screen.findByText('вебхук не доходит');
    expect(await rowsOf('Ждёт вас')).toEqual([
      ['1вебхук не доходит«CRM»', '/admin/webhooks'],
      ['2ссылки никуда не ведут', '/admin/links'],
    ]);
  });

  it('has sets of changes that did not come out at their moment, or will not: one with its reason, several by name', async () => {
    api.session.user = {
      ...ADMIN,
      actions: [...ADMIN.actions, CHANGE_SET_RIGHTS.list, CHANGE_SET_RIGHTS.take],
    };
    const set = (id: number, title: string, failure: string | null): ChangeSetSummary => ({
      id,
      title,
      failure,
      stage: 'scheduled',
      author: 'Анна',
      updatedAt: AT,
      publishAt: AT,
      publishedAt: null,
      revertedAt: null,
      held: 0,
      items: 2,
    });
    const [autumn, winter] = [set(3, 'Осень', 'Нет права публиковать «Блог»'), set(4, 'Зима', null)];
    api.answerNext(CHANGE_SET_PATHS.list, ok([autumn, winter]), ok([autumn, { ...winter, held: 1 }]));
    openAdmin(api, '/admin');
    await screen.findByText('набор изменений сам не выйдет');
    expect(await rowsOf('Ждёт вас')).toEqual([
      ['1набор изменений сам не выйдет«Осень»: Нет права публиковать «Блог»', '/admin/change-sets/3'],
    ]);
    closeAdmin();
    openAdmin(api, '/admin');
    await screen.findByText('набора изменений сами не выйдут');
    expect(await rowsOf('Ждёт вас')).toEqual([
      ['2набора изменений сами не выйдут«Осень», «Зима»', '/admin/change-sets'],
    ]);
  });

  it('says what is well, and nothing of what has not answered', async () => {
    api.session.user = { ...ADMIN, actions: [...ADMIN.actions, LEAD_RIGHTS.list, LINK_RIGHTS.list] };
    api.answerNext(ADMIN_LEAD_PATHS.list, ok({ items: [], pageCount: 1, total: 0 }));
    api.answerNext(LINK_PATHS.list, refusal(503, { message: 'Нет связи с базой' }));
    openAdmin(api, '/admin');
    expect(await screen.findByText('Спокойно: новых заявок нет.')).toBeVisible();
  });

  it('asks for nothing that the rights do not allow, and one source that fails hides no other', async () => {
    api.session.user = { ...ADMIN, actions: [...ADMIN.actions, LEAD_RIGHTS.list, LEAD_RIGHTS.summary] };
    api.answerNext(
      ADMIN_LEAD_PATHS.summary,
      refusal(503, { message: 'Нет связи с базой' }),
      refusal(503, { message: 'Нет связи с базой' }),
      refusal(503, { message: 'Нет связи с базой' }),
    );
    api.answerNext(ADMIN_LEAD_PATHS.list, ok({ items: [], pageCount: 1, total: 1 }));
    openAdmin(api, '/admin');
    expect(await screen.findByText('новая заявка')).toBeVisible();
    expect(await screen.findByText(/Часть сведений не загрузилась/u)).toBeVisible();
    expect(api.calls.map(({ path }) => path)).not.toContain(DESK_PATHS.overview);
  });
});
