import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ANY_TEAM_RIGHT, RBAC_RIGHTS, RELEASES_PATHS, RELEASES_RIGHTS } from '@polden/api-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { ok, refusal } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { REFRESH_MS } from './use-overview.ts';

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  may(...Object.values(RELEASES_RIGHTS), ANY_TEAM_RIGHT);
});

afterEach(async () => {
  closeAdmin();
  await api.close();
});

const may = (...rights: string[]) =>
  (api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...rights] });
const sent = (path: string) =>
  api.calls
    .filter((call) => call.path === path && call.method === 'POST' && call.body['dryRun'] !== true)
    .map(({ body }) => body);
const foretold = (path: string) =>
  api.calls.filter((call) => call.path === path && call.body['dryRun'] === true);
const rowOf = async (name: string) =>
  screen.findByRole('row', { name: new RegExp(`^${name.replaceAll('.', '\\.')}`) });
const click = async (name: string | RegExp, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const NOON = '2026-11-20T09:00:00.000Z';
const NO_POINT = { at: NOON, views: 0, errors: 0, lcp: null, inp: null, cls: null, load: null };
/** What a promotion of mfe-lending goes from. */
const STABLE = [{ remote: 'mfe-lending', version: '1.1.0' }];
/** Environments that a read was about. */
const asked = (path: string) =>
  api.calls.filter((call) => call.path === path).map(({ query }) => query.get('environment'));

describe('the live map', () => {
  it('shows what visitors get, and takes several remotes back at once after a question', async () => {
    openAdmin(api, '/admin/releases');
    expect(within(await rowOf('mfe-lending')).getByText('1.1.0')).toBeVisible();
    for (const name of ['mfe-content', 'mfe-lending'])
      await userEvent.click(screen.getByRole('checkbox', { name: `Выбрать ${name} для отката` }));
    await click('Откатить 2 микрофронтенда');
    const dialog = screen.getByRole('dialog', { name: 'Откатить?' });
    expect(within(dialog).getByText('mfe-lending: 1.1.0 → 1.0.0')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Откатить' }));
    await waitFor(() =>
      expect(sent(RELEASES_PATHS.rollback)).toEqual([
        {
          remotes: ['mfe-content', 'mfe-lending'],
          from: ['mfe-content', 'mfe-lending'].map((name) => ({ remote: name, version: '1.1.0' })),
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A browser takes the focus from what is disabled.
    const opener = screen.getByRole('button', { name: 'Откатить выбранные' });
    expect(opener).toBeEnabled();
    expect(opener).toHaveAttribute('aria-disabled', 'true');
    await waitFor(async () =>
      expect(within(await rowOf('mfe-lending')).getAllByText('1.0.0')).toHaveLength(1),
    );
  });

  it('says beside a version how often its code put strings into pages', async () => {
    const fine = { failures: 0, views: 10, errors: 0, lcp: null, inp: null, cls: null, hourly: [10] };
    api.releases
      .of('mfe-lending')
      .health.push(
        { ...fine, version: '1.1.0', traffic: 0.9, pages: 9, untrusted: 0 },
        { ...fine, version: '1.2.0', traffic: 0.1, pages: 1, untrusted: 3 },
      );
    openAdmin(api, '/admin/releases');
    expect(await screen.findAllByText(/^небезопасных вставок/)).toHaveLength(1);
    expect(screen.getByText('небезопасных вставок в страницу: 3')).toBeVisible();
  });

  it('shows the live versions in any case, however few have seen them yet', async () => {
    const day = { traffic: 0.5, pages: 9, failures: 0, views: 9, errors: 0, untrusted: 0, hourly: [9] };
    const known = ['1.0.0', '0.9.0', '1.2.0'];
    const lending = api.releases.of('mfe-lending');
    lending.health = known.map((version) => ({ ...day, version, lcp: null, inp: null, cls: null }));
    lending.canary = { version: '1.2.0', percent: 5, since: NOON, bakedAt: NOON, target: null };
    api.releases.health.points = known.map((version) => ({ ...NO_POINT, version, pages: 9, failures: 9 }));
    openAdmin(api, '/admin/releases');
    const day24 = (await rowOf('mfe-lending')).querySelector('td[data-title="За сутки"]')?.textContent;
    expect(day24).toMatch(/^1\.1\.0за сутки никто не открывал1\.2\.0/);
    await click('mfe-lending', 'link');
    expect(
      await screen.findByRole('img', { name: /^Сбои на сервере, сейчас 1\.1\.0: нет данных; 1\.2\.0: 100/ }),
    ).toBeVisible();
  });

  it('hides what one has no right to', async () => {
    may(RELEASES_RIGHTS.overview);
    openAdmin(api, '/admin/releases');
    await rowOf('mfe-lending');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Команды' })).toBeNull();
  });

  it('says when the registry is away, and keeps what was known', async () => {
    // A GET is tried three times before it has failed.
    api.answerNext(
      RELEASES_PATHS.overview,
      ...Array.from({ length: 3 }, () => refusal(503, { message: 'нет' })),
    );
    openAdmin(api, '/admin/releases');
    expect(await screen.findByText('Нет связи с реестром')).toBeVisible();
  });
});

describe('a remote', () => {
  it('is taken out of service after a question that names its pages, and comes back by a promotion', async () => {
    api.releases.ending = ['/dengi-pod-zalog'];
    openAdmin(api, '/admin/releases/mfe-lending');
    await click(/^Снять с публикации/);
    const dialog = screen.getByRole('dialog', { name: 'Снять с публикации?' });
    expect(await within(dialog).findByText('/dengi-pod-zalog')).toBeVisible();
    const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: 'Снять с публикации' }));
    await confirm();
    const reason = within(dialog).getByRole('textbox', { name: 'Почему' });
    expect(reason).toHaveAccessibleDescription(/Напишите, почему: причину увидят все/);
    expect(sent(RELEASES_PATHS.retire)).toEqual([]);
    await userEvent.type(reason, 'Продукта больше нет');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    const closing = within(await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' }));
    await userEvent.click(closing.getByRole('button', { name: 'Отмена' }));
    expect(reason).toHaveValue('Продукта больше нет');
    const message = 'mfe-lending is 1.2.0 already: promoted from 1.1.0 by petrov a moment ago';
    api.answerNext(RELEASES_PATHS.retire, refusal(409, { message }));
    await confirm();
    expect(await within(dialog).findByText(/^Версию уже сменили/)).toBeVisible();
    await confirm();
    expect(await screen.findByText(/^До этого посетители получали 1\.1\.0\./)).toBeVisible();
    expect(sent(RELEASES_PATHS.retire).at(-1)).toEqual({
      remote: 'mfe-lending',
      from: '1.1.0',
      reason: 'Продукта больше нет',
    });
    expect(screen.queryByRole('button', { name: /^Снять с публикации/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Показать по ссылке/ })).toBeNull();
    expect(within(await rowOf('1.1.0')).getByText('была у посетителей последней')).toBeVisible();
    await click('Все релизы', 'link');
    expect(await screen.findByText('Снят с публикации: была 1.1.0')).toBeVisible();
    expect(screen.getByText('Анна Полуднева: Продукта больше нет')).toBeVisible();
    await click('mfe-lending', 'link');
    await click('Выпустить 1.1.0');
    await userEvent.click(inDialog().getByRole('button', { name: 'Выпустить' }));
    expect(await screen.findByRole('button', { name: /^Снять с публикации/ })).toBeVisible();
    expect(foretold(RELEASES_PATHS.retire)).toHaveLength(1);
    expect(screen.queryByText(/was retired from/)).toBeNull();
  });

  it('is asked about without a toast where the registry cannot say what would go', async () => {
    api.releases.of('mfe-lending').retired = { version: '1.0.0', at: NOON, by: 'system', reason: 'нет' };
    openAdmin(api, '/admin/releases/mfe-lending');
    await click(/^Снять с публикации/);
    await waitFor(() => expect(foretold(RELEASES_PATHS.retire)).toHaveLength(1));
    await userEvent.click(inDialog().getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/was retired from/)).toBeNull();
  });

  it('that has pages of the staff is not taken out of service in a browser, and says how', async () => {
    api.releases.of('mfe-lending').isForStaff = true;
    openAdmin(api, '/admin/releases/mfe-lending');
    expect(await screen.findByText(/^На нём стоит и эта страница.*mfe-release retire/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Снять с публикации/ })).toBeNull();
  });

  it('offers for a canary the newest version that may be given out', async () => {
    const [newest, , oldest] = api.releases.of('mfe-lending').versions;
    if (newest) newest.stopped = { how: 'память', at: NOON, shells: 0 };
    openAdmin(api, '/admin/releases/mfe-lending');
    expect(await screen.findByRole('combobox', { name: 'Версия' })).toHaveValue(oldest?.version);
  });

  it('says in Russian who took a version back and what was reported of it', async () => {
    const [newest] = api.releases.of('mfe-lending').versions;
    if (newest)
      newest.takenBack = { at: NOON, by: 'team:lending', reason: 'Форма не отправляется', again: null };
    api.releases.health.points = [{ ...NO_POINT, version: '1.1.0', pages: 9, failures: 1 }];
    api.releases.health.problems = [
      { version: '1.1.0', kind: 'hydration', message: 'Text differs', count: 2, lastAt: NOON },
    ];
    openAdmin(api, '/admin/releases/mfe-lending');
    expect(within(await rowOf('1.2.0')).getByText(/команда lending: Форма не отправляется/)).toBeVisible();
    expect(await screen.findByRole('cell', { name: 'страница не ожила' })).toBeVisible();
  });

  it('starts, widens and stops a canary, and refuses a percent that is none', async () => {
    openAdmin(api, '/admin/releases/mfe-lending');
    const percent = await screen.findByRole('textbox', { name: 'Посетителей, %' });
    await userEvent.type(percent, '150');
    await click('Запустить');
    expect(await screen.findByText('От 0,01 до 100, не больше двух знаков после запятой')).toBeVisible();
    expect(sent(RELEASES_PATHS.canary)).toEqual([]);
    await userEvent.clear(percent);
    await userEvent.type(percent, '2,5');
    await click('Запустить');
    await screen.findByText(/получают 2,5/);
    await click(/^50/);
    expect(inDialog().getByText('mfe-lending 1.2.0: 2,5 % → 50 % посетителей')).toBeVisible();
    await userEvent.click(inDialog().getByRole('button', { name: 'Расширить' }));
    await screen.findByText(/получают 50/);
    await click(/^Остановить/);
    await userEvent.click(inDialog().getByRole('button', { name: 'Остановить' }));
    await waitFor(() =>
      expect(sent(RELEASES_PATHS.canary)).toEqual(
        [{ percent: 2.5, from: null }, { percent: 50, from: '1.2.0' }, { percent: 0 }].map((share) => ({
          remote: 'mfe-lending',
          version: '1.2.0',
          ...share,
        })),
      ),
    );
  });

  it('asks before a canary takes the place of another one, and says what has come in between', async () => {
    const lending = api.releases.of('mfe-lending');
    lending.canary = { version: '1.0.0', percent: 5, since: NOON, bakedAt: NOON, target: null };
    openAdmin(api, '/admin/releases/mfe-lending');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Версия' }), '1.2.0');
    await click(/^1\s%/);
    expect(inDialog().getByText(/на место канарейки 1\.0\.0, которую получают 5/)).toBeVisible();
    const message = 'The canary of mfe-lending is 1.1.5 already: made the canary by petrov a moment ago';
    api.answerNext(RELEASES_PATHS.canary, refusal(409, { message }));
    await userEvent.click(inDialog().getByRole('button', { name: 'Запустить' }));
    expect(await screen.findByText(/^Канарейку уже сменили/)).toBeVisible();
  });

  it('leaves a canary to whom it is for until somebody says otherwise, and asks then', async () => {
    const lending = api.releases.of('mfe-lending');
    openAdmin(api, '/admin/releases/mfe-lending');
    const cities = await screen.findByRole('textbox', { name: /^Только на сайтах городов/ });
    // Somebody else starts one of a city while the page is open.
    lending.canary = {
      version: '1.2.0',
      percent: 5,
      since: NOON,
      bakedAt: NOON,
      target: { cities: ['kazan'] },
    };
    await waitFor(() => expect(cities).toHaveValue('kazan'), { timeout: 2 * REFRESH_MS });
    await click(/^50/);
    expect(inDialog().getByText('Кому: только сайты городов kazan')).toBeVisible();
    await userEvent.click(inDialog().getByRole('button', { name: 'Расширить' }));
    await waitFor(() => expect(sent(RELEASES_PATHS.canary)).toHaveLength(1));
    expect(sent(RELEASES_PATHS.canary)[0]).not.toHaveProperty('target');
    await click(/^100/);
    expect(screen.getByRole('dialog', { name: 'Расширить канарейку?' })).toBeVisible();
    expect(inDialog().getByRole('button', { name: 'Расширить' })).toBeVisible();
    await click('Отмена');
    await userEvent.clear(cities);
    await click(/^1\s%/);
    expect(inDialog().getByText('Кому: на всех сайтах')).toBeVisible();
    await userEvent.click(inDialog().getByRole('button', { name: 'Изменить' }));
    await waitFor(() => expect(sent(RELEASES_PATHS.canary)).toHaveLength(2));
    expect(sent(RELEASES_PATHS.canary)[1]).toMatchObject({ percent: 1, target: null });
  }, 20_000);

  it('asks with what is known of a canary before everybody gets it', async () => {
    const lending = api.releases.of('mfe-lending');
    lending.canary = { version: '1.2.0', percent: 5, since: NOON, bakedAt: NOON, target: null };
    api.releases.health.points = [{ ...NO_POINT, version: '1.2.0', pages: 9, failures: 9 }];
    api.releases.health.verdict = {
      version: '1.2.0',
      control: '1.1.0',
      state: 'collecting',
      reason: 'Мало данных',
    };
    openAdmin(api, '/admin/releases/mfe-lending');
    await click(/^100/);
    expect(screen.getByRole('dialog', { name: 'Отдать канарейку всем?' })).toBeVisible();
    expect(await inDialog().findByText('Сейчас: сбоев 100 % на 9 страницах')).toBeVisible();
    expect(inDialog().getByText('Мало данных')).toBeVisible();
    expect(inDialog().getByText(/^Сравнивать станет не с кем/)).toBeVisible();
    await click('Отмена');
    expect(sent(RELEASES_PATHS.canary)).toEqual([]);
    await click(/^1\s%/);
    await waitFor(() => expect(sent(RELEASES_PATHS.canary)).toHaveLength(1));
  });

  it('is shown by a link that can be copied, until its preview is closed', async () => {
    // It brings a clipboard.
    userEvent.setup();
    openAdmin(api, '/admin/releases/mfe-lending');
    await click('Показать по ссылке 1.2.0');
    await click('Скопировать ссылку');
    expect(await screen.findByText('Ссылка скопирована.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('mfe-preview=token');
    const open = within(await screen.findByRole('region', { name: 'Открытые просмотры' }));
    expect(open.getByText(/^Анна Полуднева, до/)).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Закрыть просмотр v-1-2-0' }));
    await waitFor(() => expect(screen.queryByText('Открытые просмотры')).toBeNull());
    expect(sent(RELEASES_PATHS.previewRemove)).toEqual([{ remote: 'mfe-lending', name: 'v-1-2-0' }]);
  });

  it('is moved after a question that names the pages that would go with the move', async () => {
    api.releases.ending = ['/video'];
    openAdmin(api, '/admin/releases/mfe-lending');
    for (const button of [/^Выпустить 1\.2\.0/, 'Откатить mfe-lending к 1.0.0', /^100/]) {
      await click(button);
      expect(await inDialog().findByText('Этих страниц на сайте не станет')).toBeVisible();
      expect(inDialog().getByText('/video')).toBeVisible();
      await click('Отмена');
    }
    expect(sent(RELEASES_PATHS.promote)).toEqual([]);
  });

  it('is promoted after a question, and what has gone from the site with it is said until it is read', async () => {
    const endedForSome = [{ path: '/primer', percent: 5, target: null }];
    const move = { environment: 'local', releases: [], sequence: 3, endedPages: ['/video'], endedForSome };
    api.answerNext(RELEASES_PATHS.promote, ok(move));
    openAdmin(api, '/admin/releases/mfe-lending');
    await click(/^Выпустить 1\.2\.0/);
    expect(screen.getByText('mfe-lending: 1.1.0 → 1.2.0')).toBeVisible();
    await click('Выпустить');
    await waitFor(() =>
      expect(sent(RELEASES_PATHS.promote)).toEqual([
        { releases: [{ remote: 'mfe-lending', version: '1.2.0' }], from: STABLE },
      ]),
    );
    expect(await screen.findByText('/video')).toBeVisible();
    expect(screen.getByText(/^для 5\s% посетителей, у остальных она есть$/)).toBeVisible();
    await click('Понятно');
    expect(screen.queryByText('/video')).toBeNull();
  });

  it('shows who may move it, what is barred and why, and gives a barred version out with a reason', async () => {
    const lending = api.releases.of('mfe-lending');
    const [newest, , oldest] = lending.versions;
    if (!newest || !oldest) throw new Error('no version');
    newest.takenBack = { at: '2026-11-20T09:00:00.000Z', by: 'Пётр', reason: 'Форма молчит.', again: null };
    newest.stopped = { how: 'SIGKILL', at: '2026-11-20T09:00:00.000Z', shells: 2 };
    // No pointer names it any more, so nothing works in its place.
    oldest.stopped = { ...newest.stopped, shells: 0 };
    lending.members = [{ login: 'anna', name: 'Анна Светлова', mayPromote: true, mayApprove: false }];
    openAdmin(api, '/admin/releases');
    const row = await rowOf('mfe-lending');
    expect(row.textContent).toContain('Анна Светлова, конвейер команды');
    expect(row.textContent).toContain('1.2.0Форма молчит.');
    expect(row.textContent).toContain('1.2.0 остановлена серверамиSIGKILL');
    await userEvent.click(within(row).getByRole('link', { name: 'mfe-lending' }));
    expect(await screen.findByText(/Вместо неё работает последняя хорошая/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Показать по ссылке 1.2.0' })).toBeNull();
    const why = screen.getByRole('textbox', {
      name: 'Почему',
      description: /^Версию откатывали: Форма молчит/,
    });
    await userEvent.type(why, 'Форму починили');
    await click(/^5\s%/);
    await waitFor(() =>
      expect(sent(RELEASES_PATHS.canary)).toEqual([
        { remote: 'mfe-lending', version: '1.2.0', percent: 5, from: null, reason: 'Форму починили' },
      ]),
    );
    await click(/^Выпустить 1\.2\.0/);
    expect(inDialog().getByText(/Пётр: Форма молчит/)).toBeVisible();
    await userEvent.type(inDialog().getByRole('textbox', { name: 'Почему' }), 'Починили');
    await userEvent.click(inDialog().getByRole('button', { name: 'Выпустить' }));
    await waitFor(() =>
      expect(sent(RELEASES_PATHS.promote)).toEqual([
        { releases: [{ remote: 'mfe-lending', version: '1.2.0' }], from: STABLE, reason: 'Починили' },
      ]),
    );
  });

  it('says of a version that shells cannot load it, and that a rollback passes it over', async () => {
    const lending = api.releases.of('mfe-lending');
    const [newest] = lending.versions;
    if (!newest) throw new Error('no version');
    newest.failing = {
      kind: 'load',
      how: 'ENOENT: server/remote.cjs',
      at: '2026-11-20T09:00:00.000Z',
      shells: 1,
      of: 2,
    };
    lending.skipped = [{ version: newest.version, why: 'not-loaded' }];
    openAdmin(api, '/admin/releases/mfe-lending');
    expect(await screen.findByText(/не загружается \(оболочек за 3 минуты: 1 из 2\).*ENOENT/)).toBeVisible();
    expect(screen.getByText(/откат её минует: её не загрузила/)).toBeVisible();
  });

  it('says of a version that a rollback passes it over because another has its pages', async () => {
    const lending = api.releases.of('mfe-lending');
    const [newest] = lending.versions;
    if (!newest) throw new Error('no version');
    lending.skipped = [{ version: newest.version, why: 'paths-taken' }];
    openAdmin(api, '/admin/releases/mfe-lending');
    expect(await screen.findByText(/откат её минует: адрес её страницы теперь у другого/)).toBeVisible();
  });

  it('has rules of release: a second approver, and a canary before', async () => {
    openAdmin(api, '/admin/releases/mfe-lending');
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Каждую версию одобряет второй человек' }),
    );
    const bake = screen.getByRole('textbox', { name: /Канарейкой не меньше, минут/ });
    await userEvent.clear(bake);
    await userEvent.type(bake, '15');
    await click('Сохранить правила');
    await waitFor(() =>
      expect(sent(RELEASES_PATHS.policy)).toEqual([
        {
          remote: 'mfe-lending',
          secondApprover: true,
          bakeMinutes: 15,
          seen: { secondApprover: false, bakeMinutes: 0 },
        },
      ]),
    );
    expect((await screen.findAllByText('Нужно одобрение второго человека')).length).toBeGreaterThan(0);
    await click(/^Одобрить 1\.2\.0/);
    expect(await screen.findByText(/одобрение: Анна Светлова/)).toBeVisible();
  });

  it('takes a freeze by Enter, and no half of one', async () => {
    const router = openAdmin(api, '/admin/releases/mfe-lending');
    const from = await screen.findByLabelText('С');
    const fields = within(screen.getByRole('group', { name: 'Заморозки' }));
    const [to, reason] = [fields.getByLabelText('До'), fields.getByLabelText('Почему')];
    fireEvent.change(from, { target: { value: '2026-12-30T18:00' } });
    await click('Сохранить правила');
    expect(to).toHaveAccessibleDescription('Конец должен быть позже начала');
    expect(to).toHaveFocus();
    act(() => void router.navigate('/admin/releases'));
    expect(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })).toBeVisible();
    await click('Отмена');
    expect(router.state.location.pathname).toBe('/admin/releases/mfe-lending');
    fireEvent.change(to, { target: { value: '2027-01-09T09:00' } });
    await userEvent.type(reason, 'Праздники{Enter}');
    expect(screen.getByRole('button', { name: /^Убрать.*Праздники/ })).toBeVisible();
    expect(sent(RELEASES_PATHS.policy)).toEqual([]);
    fireEvent.change(from, { target: { value: '2027-03-08T00:00' } });
    fireEvent.change(to, { target: { value: '2027-03-09T00:00' } });
    await userEvent.type(reason, 'Женский день');
    await click('Сохранить правила');
    const freezes = [
      { from: '2026-12-30T15:00:00.000Z', to: '2027-01-09T06:00:00.000Z', reason: 'Праздники' },
      { from: '2027-03-07T21:00:00.000Z', to: '2027-03-08T21:00:00.000Z', reason: 'Женский день' },
    ];
    await waitFor(() =>
      expect(sent(RELEASES_PATHS.policy)).toEqual([
        { remote: 'mfe-lending', freezes, seen: { freezes: [] } },
      ]),
    );
    expect(await screen.findByText('Правила выпуска сохранены')).toBeVisible();
  });

  it('sends no rules and no settings that nobody has changed', async () => {
    openAdmin(api, '/admin/releases/mfe-lending');
    await click('Сохранить правила');
    expect(await screen.findByText('В правилах ничего не изменено')).toBeVisible();
    await click('Сохранить');
    expect(await screen.findByText('В настройках ничего не изменено')).toBeVisible();
    expect([...sent(RELEASES_PATHS.policy), ...sent(RELEASES_PATHS.settings)]).toEqual([]);
  });

  it('has limits as people write them, and is not sent without one', async () => {
    openAdmin(api, '/admin/releases/mfe-lending');
    const tolerance = await screen.findByRole('textbox', { name: 'Насколько хуже можно быть, %' });
    const save = screen.getByRole('button', { name: 'Сохранить' });
    await userEvent.clear(tolerance);
    await userEvent.click(save);
    expect(tolerance).toHaveAccessibleDescription('Укажите число от 0 до 100');
    await userEvent.type(tolerance, '2,5');
    await userEvent.click(save);
    await waitFor(() =>
      expect(sent(RELEASES_PATHS.settings)).toEqual([expect.objectContaining({ tolerance: 0.025 })]),
    );
  });

  it('asks whose rules stay when somebody else has changed the same ones meanwhile', async () => {
    openAdmin(api, '/admin/releases/mfe-lending');
    const bake = await screen.findByRole('textbox', { name: /Канарейкой не меньше, минут/ });
    await userEvent.clear(bake);
    await userEvent.type(bake, '15');
    const { policy } = api.releases.of('mfe-lending');
    Object.assign(policy, { bakeMinutes: 30, approvalHours: 48 });
    const refused = refusal(409, { message: 'Пока форма была открыта, это же изменил кто-то другой' });
    api.answerNext(RELEASES_PATHS.policy, refused);
    await click('Сохранить правила');
    expect(await screen.findByRole('alert')).toHaveTextContent(/это же изменил кто-то другой/);
    expect(bake).toHaveValue('15');
    await click('Сохранить мои');
    await waitFor(() =>
      expect(sent(RELEASES_PATHS.policy)).toEqual([
        { remote: 'mfe-lending', bakeMinutes: 15, seen: { bakeMinutes: 0 } },
        { remote: 'mfe-lending', bakeMinutes: 15, seen: { bakeMinutes: 30 } },
      ]),
    );
    const hours = screen.getByRole('textbox', { name: 'Одобрение действует, часов' });
    await waitFor(() => expect(hours).toHaveValue('48'));
    expect(bake).toHaveValue('15');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes what somebody else has made of its rules', async () => {
    openAdmin(api, '/admin/releases/mfe-lending');
    const bake = await screen.findByRole('textbox', { name: /Канарейкой не меньше, минут/ });
    await userEvent.clear(bake);
    await userEvent.type(bake, '15');
    api.releases.of('mfe-lending').policy.bakeMinutes = 30;
    api.answerNext(RELEASES_PATHS.policy, refusal(409, { message: 'Изменил кто-то другой' }));
    await click('Сохранить правила');
    await click('Взять чужие');
    await waitFor(() => expect(bake).toHaveValue('30'));
    expect(sent(RELEASES_PATHS.policy)).toHaveLength(1);
  });

  it('says in Russian what its rules refuse', async () => {
    const message = 'mfe-lending@1.2.0 is not approved by a second person. Have it approved';
    api.answerNext(RELEASES_PATHS.promote, refusal(422, { message }));
    openAdmin(api, '/admin/releases/mfe-lending');
    await click(/^Выпустить 1\.2\.0/);
    await click('Выпустить');
    expect(await screen.findByText(/должен одобрить второй человек/)).toBeVisible();
    expect(screen.queryByText(/not approved/)).toBeNull();
  });

  it('offers nothing to whoever is not in its team, and says whose it is', async () => {
    may(...Object.values(RELEASES_RIGHTS));
    openAdmin(api, '/admin/releases/mfe-lending');
    expect(await screen.findByText('mfe-lending выпускает команда lending')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Выпустить|Откатить|Одобрить|Запустить)/ })).toBeNull();
  });

  it('says to one of its team which rights his role lacks', async () => {
    may(RELEASES_RIGHTS.overview, RELEASES_RIGHTS.canary);
    const { login, name } = ADMIN;
    api.releases.of('mfe-lending').members = [{ login, name, mayPromote: true, mayApprove: true }];
    openAdmin(api, '/admin/releases/mfe-lending');
    expect(
      await screen.findByText(
        /нет прав «Релизы: выпускать версию», «Релизы: откатывать», «Релизы: одобрять версии»: попросите/,
      ),
    ).toBeVisible();
  });

  it('waits for the approval of another one than who promotes it, and is approved by each once', async () => {
    const lending = api.releases.of('mfe-lending');
    lending.policy.secondApprover = true;
    lending.versions[0]?.approvals.push({ by: ADMIN.name, until: '2026-11-21T09:00:00.000Z' });
    openAdmin(api, '/admin/releases/mfe-lending');
    const promote = await screen.findByRole('button', { name: 'Выпустить 1.2.0' });
    expect(promote).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByText(/кто одобрил, сам не выпускает/)[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Одобрить 1.2.0' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Одобрить 1.0.0' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^50/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: /^5\s/ })).not.toHaveAttribute('aria-disabled');
  });

  it('goes into quarantine for a reason, which stands beside it', async () => {
    openAdmin(api, '/admin/releases/mfe-lending');
    expect(screen.queryByRole('textbox', { name: 'Причина карантина' })).toBeNull();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Держать страницы в карантине' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Причина карантина' }), 'Просят телефон дважды');
    await click('Сохранить правила');
    await waitFor(() =>
      expect(sent(RELEASES_PATHS.policy)).toEqual([
        expect.objectContaining({ isFramed: true, framedReason: 'Просят телефон дважды' }),
      ]),
    );
  });

  it('shows how its versions fare, and why its canary was judged so', async () => {
    api.releases.health = {
      remote: 'mfe-lending',
      points: [
        { ...NO_POINT, version: '1.1.0', pages: 200, failures: 2 },
        { ...NO_POINT, version: '1.2.0', pages: 100, failures: 30 },
      ],
      problems: [{ version: '1.2.0', kind: 'render', message: 'нет суммы', count: 30, lastAt: NOON }],
      verdict: { version: '1.2.0', control: '1.1.0', state: 'worse', reason: 'Сбоев 30 % против 1 %' },
    };
    openAdmin(api, '/admin/releases/mfe-lending');
    expect(await screen.findByText('Сбоев 30 % против 1 %')).toBeVisible();
    expect(
      screen.getByRole('img', { name: /Сбои на сервере, сейчас 1\.1\.0: 1\u00a0%; 1\.2\.0: 30\u00a0%/u }),
    ).toBeVisible();
    expect(screen.getByText('нет суммы')).toBeVisible();
  });
});

describe('tables', () => {
  it('say which remote a package fits, and find whose page it is', async () => {
    openAdmin(api, '/admin/releases?tab=compatibility');
    const row = await rowOf('react');
    expect(row.textContent).toContain('^19.0.0подходит');
    expect(row.textContent).toContain('^18.0.0не подходит');
    await userEvent.click(screen.getByRole('link', { name: 'Страницы' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Найти страницу/ }), 'zalog');
    expect(screen.getByText('Показано 1 из 2')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'обычный' })).toBeVisible();
  });

  it('say who moved what and why', async () => {
    api.releases.history = [
      {
        id: 7,
        remote: 'mfe-lending',
        channel: 'canary',
        action: 'automatic-rollback',
        from: '1.2.0',
        to: null,
        actor: 'system',
        reason: 'Сбоев 30 % против 1 %',
        sequence: 3,
        changedAt: '2026-11-20T09:00:00.000Z',
      },
      {
        id: 6,
        remote: 'mfe-lending',
        channel: 'canary',
        action: 'canary',
        from: '1.2.0',
        to: '1.2.0',
        percent: 50,
        actor: 'staff:1',
        actorName: 'Анна Светлова',
        reason: null,
        sequence: 2,
        changedAt: '2026-11-20T08:00:00.000Z',
      },
    ];
    const [first] = api.releases.history;
    if (first)
      api.releases.history.push({
        ...first,
        id: 5,
        action: 'promote',
        actor: 'staff:1',
        reason: 'from staging',
      });
    openAdmin(api, '/admin/releases?tab=audit');
    expect(await screen.findByText('Автоматический откат (канарейка)')).toBeVisible();
    expect(screen.getByText('перенос из «staging»')).toBeVisible();
    expect(screen.getByText('автоматика')).toBeVisible();
    expect(screen.getByText('Сбоев 30 % против 1 %')).toBeVisible();
    expect(screen.getByText(/^1\.2\.0 → 1\.2\.0, 50\s%$/)).toBeVisible();
    expect(screen.getByText('Анна Светлова')).toBeVisible();
  });
});

it('a consent says when it counts no more: its path is another team’s by now', async () => {
  const given = { path: '/blog', by: 'Анна Светлова', at: NOON };
  const consents = [
    { ...given, remote: 'mfe-lending', team: 'heirs' },
    { ...given, remote: 'mfe-news', team: 'content' },
    { ...given, remote: 'mfe-quiz', team: 'heirs', path: '/nobodys' },
  ];
  api.answerNext(RELEASES_PATHS.consents, ok(consents));
  openAdmin(api, '/admin/releases?tab=routes');
  const table = within(await screen.findByRole('table', { name: 'Согласия' }));
  const over = table.getAllByRole('row').filter((row) => row.textContent.includes('больше не действует'));
  expect(over).toEqual([table.getByRole('row', { name: /mfe-lending/ })]);
});

describe('environments', () => {
  it('are looked at and moved one by one', async () => {
    api.releases.environments = ['staging', 'production'];
    openAdmin(api, '/admin/releases');
    await userEvent.click(await screen.findByRole('link', { name: 'production' }));
    expect(await screen.findByText(/Окружение «production»/)).toBeVisible();
    await click('Выбрать mfe-lending для отката', 'checkbox');
    await click('Откатить 1 микрофронтенд');
    expect(inDialog().getByText('Окружение «production»')).toBeVisible();
    await click('Отмена');
    await click('mfe-lending', 'link');
    expect(await screen.findByText('Окружение «production»')).toBeVisible();
    // Links lead to the site of the registry's own environment.
    expect(screen.queryByRole('button', { name: /^Показать по ссылке/ })).toBeNull();
    await click(/^Выпустить 1\.2\.0/);
    expect(inDialog().getByText('Окружение «production»')).toBeVisible();
    await click('Выпустить');
    await waitFor(() =>
      expect(sent(RELEASES_PATHS.promote)).toEqual([
        {
          releases: [{ remote: 'mfe-lending', version: '1.2.0' }],
          from: STABLE,
          environment: 'production',
        },
      ]),
    );
  });

  it('stay when one goes from a page of the site to whoever owns it, and is told how that one fares', async () => {
    api.releases.environments = ['staging', 'production'];
    openAdmin(api, '/admin/releases?environment=production&tab=routes');
    await click('mfe-lending', 'link');
    expect(await screen.findByText('Окружение «production»')).toBeVisible();
    await waitFor(() => expect(asked(RELEASES_PATHS.health)).toEqual(['production']));
  });

  it('take over from one another all that differs, but for what is out of service here', async () => {
    api.releases.environments = ['local', 'staging'];
    const lending = api.releases.of('mfe-lending');
    lending.retired = { version: '1.1.0', at: NOON, by: 'team:lending', reason: 'Продукта больше нет' };
    lending.stable = null;
    const placed = { version: '1.2.0', integrity: 'sha384-1.2.0' };
    const differences = ['mfe-content', 'mfe-lending'].map((remote) => ({
      ...{ remote, here: null, there: placed, same: false },
    }));
    api.answerNext(RELEASES_PATHS.diff, ok(differences));
    openAdmin(api, '/admin/releases?tab=differences');
    expect(within(await rowOf('mfe-lending')).getByText('снят с публикации')).toBeVisible();
    await click('Перенести из «staging» в «local»');
    expect(inDialog().getByText(/^mfe-content: /)).toBeVisible();
    expect(inDialog().queryByText(/^mfe-lending: /)).toBeNull();
  });

  it('take over what the question names, whatever has become of it meanwhile', async () => {
    api.releases.environments = ['local', 'staging'];
    const placed = (version: string) => ({ version, integrity: `sha384-${version}` });
    const between = (there: string) =>
      ok([{ remote: 'mfe-content', here: placed('1.0.0'), there: placed(there), same: false }]);
    api.answerNext(RELEASES_PATHS.diff, between('1.2.0'), between('1.3.0'));
    const message = 'mfe-content is 1.3.0 in staging by now, not 1.2.0';
    api.answerNext(RELEASES_PATHS.promoteFrom, refusal(409, { message }));
    openAdmin(api, '/admin/releases?tab=differences');
    await click('Перенести из «staging» в «local»');
    await click('Выпустить');
    expect(await inDialog().findByText(/^Версию уже сменили/u)).toBeVisible();
    expect(await screen.findByText('1.3.0')).toBeInTheDocument();
    expect(inDialog().getByText('mfe-content: 1.0.0 → 1.2.0')).toBeVisible();
    const seen = [{ remote: 'mfe-content', here: '1.0.0', there: '1.2.0' }];
    expect(sent(RELEASES_PATHS.promoteFrom).at(-1)).toMatchObject({ remotes: ['mfe-content'], seen });
  });

  it('are not spoken of where there is one', async () => {
    openAdmin(api, '/admin/releases/mfe-lending');
    await click(/^Выпустить 1\.2\.0/);
    expect(screen.queryByText(/Окружение/)).toBeNull();
  });
});

describe('teams', () => {
  it('are enrolled with their first remote, when all is said right', async () => {
    openAdmin(api, '/admin/releases?tab=teams');
    const type = async (name: string, text: string) =>
      userEvent.type(await screen.findByRole('textbox', { name }), text);
    await click('Завести');
    expect(await screen.findByText(/первой буква: lending/)).toBeVisible();
    expect(sent(RELEASES_PATHS.teams)).toEqual([]);
    const publicKey = 'MCowBQYDK2VwAyEAJXiNYoXA+2xSzThelaU69PUKLoIhCiDbVYzzSmmWCBg=';
    await type('Название команды', 'insurance');
    await type('Её микрофронтенд', 'mfe-insurance');
    await type('Открытый ключ команды', publicKey);
    await click('Завести');
    expect(await screen.findByText('team_secret')).toBeVisible();
    expect(sent(RELEASES_PATHS.teams)).toEqual([
      { team: 'insurance', remotes: [{ name: 'mfe-insurance', kind: 'primary' }], publicKey },
    ]);
  });

  it('have people whose roles lack the rights for their part, which is said', async () => {
    may(...Object.values(RELEASES_RIGHTS), RBAC_RIGHTS.roles, RBAC_RIGHTS.users);
    const member = { mayPromote: false, mayApprove: true };
    api.releases.teams[0]?.members.push(
      { ...member, login: 'ulyana', name: 'Ульяна Зорина' },
      { ...member, login: 'anna', name: 'Анна Полуднева' },
    );
    api.rights.roles[1]?.actions.push(RELEASES_RIGHTS.overview, RELEASES_RIGHTS.approve);
    openAdmin(api, '/admin/releases?tab=teams');
    const warnings = await screen.findAllByText(/^У роли нет/);
    expect(warnings.map(({ textContent }) => textContent)).toEqual([
      'У роли нет прав «Релизы: смотреть карту», «Релизы: одобрять версии»: попросите администратора',
    ]);
  });

  it('get another key, when it is one', async () => {
    openAdmin(api, '/admin/releases?tab=teams');
    const field = await screen.findByRole('textbox', { name: 'Новый открытый ключ' });
    await userEvent.type(field, 'ключ');
    await click('Принять');
    expect(await screen.findByText(/Это не открытый ключ/)).toBeVisible();
    const publicKey = 'MCowBQYDK2VwAyEAJXiNYoXA+2xSzThelaU69PUKLoIhCiDbVYzzSmmWCBg=';
    await userEvent.clear(field);
    await userEvent.type(field, publicKey);
    await click('Принять');
    await waitFor(() => expect(sent(RELEASES_PATHS.keyEnrol)).toEqual([{ team: 'lending', publicKey }]));
  });

  it('get a token that is shown this once', async () => {
    openAdmin(api, '/admin/releases?tab=teams');
    await userEvent.type(await screen.findByRole('textbox', { name: /Новый токен/ }), 'Мой');
    await click('Выдать');
    expect(await screen.findByText(/Латинские буквы/)).toBeVisible();
    await userEvent.clear(screen.getByRole('textbox', { name: /Новый токен/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Новый токен/ }), 'pipeline');
    await click('Выдать');
    expect(await screen.findByText('team_secret')).toBeVisible();
  });
});
