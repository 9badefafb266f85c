import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { API_BASE_PATH, HISTORY_PATHS, type HistoryPage } from '@polden/api-contract';
import { actionsOf, CONTENT_TYPES, operationPaths } from '@polden/content-model';
import { readableAddress } from '@polden/reference-data';
import { get } from '../testing/borrower.ts';
import { addressOf, ContentSamples, itemIn } from '../testing/content.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { operationsOf } from './content-operations.ts';
import { VisibleContent } from './visible-content.ts';

let api: TestApp;
let admin: StaffClient;
let samples: ContentSamples;

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-media-'));

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
  admin = await signIn(api, 'ADMIN');
  samples = new ContentSamples(api, admin);
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

describe.each(CONTENT_TYPES)('$name', (type) => {
  const call = (operation: Parameters<typeof addressOf>[1], id?: number, body: object = {}) =>
    admin.post(addressOf(type, operation, id), body);
  const read = (operation: Parameters<typeof addressOf>[1], id?: number) =>
    admin.get(addressOf(type, operation, id));
  const ids = async (query = ''): Promise<number[]> => {
    const { items } = (await admin.get(`${addressOf(type, 'list')}${query}`)).body as unknown as {
      items: { id: number }[];
    };
    return items.map(({ id }) => id);
  };
  const list = type.order?.within[0];
  /** Items of one list. */
  const neighbours = async (count: number) => {
    const first = await samples.add(type);
    const same = list === undefined ? {} : { [list]: first[list] };
    const items = [first];
    for (let number = 1; number < count; number += 1) items.push(await samples.add(type, same));
    return items;
  };
  const placeOf = async (id: number) => itemIn(await read('item', id))['place'];

  const title = type.fields[type.title];
  if (title?.kind === 'text' && title.among)
    // The site knows a few of them, and there are no two of one.
    beforeEach(() => api.dataSource.query(`DELETE FROM ${type.table}`));

  it('is added, listed, opened and found', async () => {
    const item = await samples.add(type);
    expect(item).toMatchObject({ version: 1, state: type.drafts ? 'draft' : 'published' });
    expect(await ids()).toContain(item.id);
    expect(itemIn(await read('item', item.id))).toEqual(item);
    const search = encodeURIComponent(String(item[type.title]));
    expect(await ids(`?search=${search}`)).toContain(item.id);
    expect((await admin.get(`${addressOf(type, 'list')}?page=2000`)).body).toMatchObject({ items: [] });
  });

  it('is refused without what it must have, field by field', async () => {
    const refused = await call('add', undefined, {});
    expect([refused.status, Object.keys(refused.body['error_validation'] ?? {})]).toEqual([
      422,
      expect.arrayContaining([type.title]),
    ]);
    expect((await call('update', 999_999, { version: 1 })).status).toBe(404);
  });

  it('is edited; a second editor gets both versions', async () => {
    // What stands in a fixed place keeps its name.
    const field = title?.kind === 'text' && title.place ? 'content' : type.title;
    const item = await samples.add(type);
    const other = (await samples.fields(type))[field];
    const edited = itemIn(await call('update', item.id, { version: 1, [field]: other }));
    expect(edited).toMatchObject({ version: 2, [field]: other });
    const late = await call('update', item.id, { version: 1, [field]: other });
    expect([late.status, late.body['fields'], late.body['current']]).toEqual([
      409,
      { version: 1, currentVersion: 2 },
      edited,
    ]);
    const { body } = await read('revisions', item.id);
    expect(body).toMatchObject([
      { version: 2, action: 'update', changed: [field] },
      { version: 1, action: 'add' },
    ]);
    const back = itemIn(await call('revert', item.id, { revision: 1, version: 2 }));
    expect(back).toMatchObject({ version: 3, [field]: item[field] });
    const was = itemIn(await admin.get(`${addressOf(type, 'revision', item.id)}?version=2`));
    expect(was).toMatchObject({ values: { [field]: other }, changed: [field] });
  });

  it('stays at its version when a save changes nothing', async () => {
    const item = await samples.add(type);
    const sent = Object.fromEntries(Object.keys(type.fields).map((name) => [name, item[name]]));
    for (const body of [{}, sent]) {
      expect(itemIn(await call('update', item.id, { version: 1, ...body }))).toEqual(item);
    }
    expect((await read('revisions', item.id)).body).toMatchObject([{ version: 1, action: 'add' }]);
    const rows = await api.dataSource.query<{ action: string }[]>(
      'SELECT action FROM history_document WHERE entity = $1 AND entity_id = $2',
      [type.name, String(item.id)],
    );
    expect(rows).toEqual([{ action: 'add' }]);
  });

  if (type.drafts) {
    it('is published and taken back', async () => {
      const { id } = await samples.add(type);
      const visible = async () =>
        (await api.app.get(VisibleContent).all(type)).map((item) => item.id).includes(id);
      expect(await visible()).toBe(false);
      expect(itemIn(await call('publish', id))).toMatchObject({ state: 'published' });
      expect([await ids('?status=published'), await visible()]).toEqual([expect.arrayContaining([id]), true]);
      expect(itemIn(await call('unpublish', id))).toMatchObject({ state: 'draft' });
      expect(await visible()).toBe(false);
      expect(await ids('?status=published')).not.toContain(id);
      const { body } = await admin.post(addressOf(type, 'bulk'), {
        operation: 'publish',
        ids: [id, 999_999],
      });
      expect(body).toMatchObject({ done: [id], failed: [{ id: 999_999 }] });
    });
  }

  if (type.order) {
    it('moves among its neighbours; at the edges nothing happens', async () => {
      const [first, second, third] = await neighbours(3);
      if (!first || !second || !third) throw new Error('three were added');
      const start = Number(first['place']);
      const places = () => Promise.all([first, second, third].map(({ id }) => placeOf(id)));
      await call('moveUp', third.id);
      expect(await places()).toEqual([start, start + 2, start + 1]);
      await call('moveDown', second.id);
      expect(await places()).toEqual([start, start + 2, start + 1]);
      itemIn(await call('moveItem', first.id, { position: 999 }));
      expect(await places()).toEqual([start + 2, start + 1, start]);
      for (let number = 0; number < start; number += 1) await call('moveUp', third.id);
      expect(await placeOf(third.id)).toBe(1);
      for (const ways of [
        {},
        { position: 1, direction: 'up' },
        { categoryId: 1, position: 1 },
        { direction: 'left' },
        { position: 0 },
      ]) {
        expect([ways, (await call('moveItem', first.id, ways)).status]).toEqual([ways, 422]);
      }
      expect(await placeOf(first.id)).toBe(start + 2);
    });
  }

  if (type.ranges.length > 0) {
    it('does not end before it begins', async () => {
      for (const { from, to } of type.ranges) {
        const fields = await samples.fields(type);
        const least = Number(fields[from]);
        const [low, high] =
          type.fields[from]?.kind === 'number' ? [least, least + 1] : ['2026-11-20', '2026-11-21'];
        const refused = await call('add', undefined, { ...fields, [from]: high, [to]: low });
        expect([refused.status, Object.keys(refused.body['error_validation'] ?? {})]).toEqual([422, [to]]);
        const item = await samples.add(type, { [from]: low, [to]: high });
        const moved = { version: 1, [from]: high, [to]: low };
        expect((await call('update', item.id, moved)).status).toBe(422);
      }
    });
  }

  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'text' || !field.path) continue;
    it(`takes no address without its slash as ${name}`, async () => {
      const fields = await samples.fields(type);
      for (const address of ['blog', 'https://example.test/', '//example.test/', '/with space']) {
        const refused = await call('add', undefined, { ...fields, [name]: address });
        expect([address, refused.status, Object.keys(refused.body['error_validation'] ?? {})]).toEqual([
          address,
          422,
          [name],
        ]);
      }
    });
  }

  if (type.archive) {
    it('goes to the archive and comes back', async () => {
      const [first, second] = await neighbours(2);
      if (!first || !second) throw new Error('two were added');
      const year = type.archive?.byYear ? 2024 : null;
      const away = itemIn(await call('moveArchive', first.id, { year: 2024 }));
      expect(away).toMatchObject({ archived: true, archiveYear: year, place: null });
      expect(await placeOf(second.id)).toBe(first['place']);
      expect([await ids(), await ids('?archived=1')]).toEqual([
        expect.not.arrayContaining([first.id]),
        expect.arrayContaining([first.id]),
      ]);
      const back = itemIn(await call('restoreArchive', first.id));
      expect(back).toMatchObject({ archived: false, archiveYear: null, place: first['place'] });
      if (type.archive?.byYear) expect((await call('moveArchive', first.id)).status).toBe(422);
    });
  }

  if (type.highlights) {
    it('stands out in an order of its own', async () => {
      const [first, second] = await neighbours(2);
      if (!first || !second) throw new Error('two were added');
      expect((await call('highlightAdd', first.id)).status).toBe(422);
      for (const { id } of [first, second]) itemIn(await call('publish', id));
      const highlighted = async () =>
        ((await read('highlights')).body as unknown as { id: number }[]).map(({ id }) => id);
      await call('highlightAdd', first.id);
      await call('highlightAdd', second.id);
      expect((await highlighted()).slice(-2)).toEqual([first.id, second.id]);
      await call('highlightUp', second.id);
      expect((await highlighted()).slice(-2)).toEqual([second.id, first.id]);
      await call('highlightRemove', first.id);
      await call('highlightRemove', second.id);
      expect(await highlighted()).not.toContain(first.id);
    });
  }

  it('goes to the trash, comes back, and is purged', async () => {
    const [first, second] = await neighbours(2);
    if (!first || !second) throw new Error('two were added');
    const trash = async () => ((await read('trash')).body['items'] as { id: number }[]).map(({ id }) => id);
    const removed = await call('remove', first.id);
    expect([removed.status, removed.body]).toEqual([200, type.removed]);
    expect([await ids(), await trash()]).toEqual([
      expect.not.arrayContaining([first.id]),
      expect.arrayContaining([first.id]),
    ]);
    expect((await read('item', first.id)).status).toBe(404);
    const back = itemIn(await call('restore', first.id));
    if (type.order) expect(back['place']).toBe(first['place']);
    expect((await call('purge', first.id)).status).toBe(404);
    await call('remove', first.id);
    expect((await call('purge', first.id)).body).toBe(true);
    expect(await trash()).not.toContain(first.id);
  });

  it('leaves its records in the history', async () => {
    const item = await samples.add(type);
    await call('remove', item.id);
    // People are not named there.
    const isNamed = !type.fields[type.title]?.personal;
    const called = String(item['called'] ?? item[type.title]);
    const title = isNamed ? readableAddress(called) : `Отзыв № ${item.id}`;
    const { body } = await admin.get(`${HISTORY_PATHS.find}?fileName=${encodeURIComponent(title)}`);
    const records = (body as unknown as HistoryPage).items.filter(
      ({ entity, entityId }) => entity === type.name && entityId === String(item.id),
    );
    expect(records.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['remove', 'Сотрудник admin'],
      ['add', 'Сотрудник admin'],
    ]);
  });

  it('is closed to those without the right, operation by operation', async () => {
    const strangers = await Promise.all([strangerOf('USER'), strangerOf('MANAGER')]);
    for (const [name, { method, path }, right] of operationsOf(type)) {
      for (const address of operationPaths(type, name)) {
        const url = path === '' ? address : `${address}/999999`;
        const anonymous = await api.app.inject({ method, url: `/api/${url}` });
        expect([url, anonymous.statusCode]).toEqual([url, 401]);
        for (const stranger of strangers) {
          const answer = await (method === 'GET' ? stranger.get(url) : stranger.post(url));
          const may = stranger.user.actions.includes(right);
          expect([url, answer.status === 403]).toEqual([url, !may]);
        }
      }
    }
    expect(strangers.map(({ user }) => user.actions.includes(actionsOf(type).purge))).toEqual([false, false]);
  });
});

const strangers = new Map<string, Promise<StaffClient>>();
function strangerOf(role: 'USER' | 'MANAGER'): Promise<StaffClient> {
  const known = strangers.get(role) ?? signIn(api, role);
  strangers.set(role, known);
  return known;
}

describe('a draft', () => {
  it.each([
    ['blog', 'blog/posts'],
    ['media-our', 'media/main-items'],
    ['media-other', 'media/other-items'],
    ['media-video', 'media/video-items'],
    ['faq', 'faq-questions'],
    ['vacancy', 'vacancy/items'],
    ['events', 'events/index'],
    ['uslovija-page', 'uslovija-page/index'],
    ['investoram-page', 'investoram-page/posts'],
    ['marketplace', 'marketplace/all'],
    ['disclosure-item', 'disclosure-categories/all'],
    ['document-file', 'document-category/index'],
    ['loan-document', 'loan-document/index'],
    ['investor-contract', 'investor-contract/files'],
    ['review', 'reviews/items'],
    ['promo-code', 'promo-code/all'],
    ['bond', 'bonds/index'],
  ])('of %s is not in %s until it is published', async (name, path) => {
    const type = CONTENT_TYPES.find((each) => each.name === name);
    if (!type) throw new Error(`no type ${name}`);
    const dates = Object.entries(type.fields).filter(([, { kind }]) => kind === 'date');
    const dayOf = (field: string) => (/^(?:ends|offer)/u.test(field) ? '2099-01-01' : '2020-01-01');
    const item = await samples.add(type, Object.fromEntries(dates.map(([field]) => [field, dayOf(field)])));
    const title = String(item[type.title]);
    const seen = async () =>
      JSON.stringify((await get(api, path)).body).includes(JSON.stringify(title).slice(1, -1));
    expect(await seen()).toBe(false);
    itemIn(await admin.post(addressOf(type, 'publish', item.id)));
    expect(await seen()).toBe(true);
    const { statusCode } = await api.app.inject({ url: `/api/${path}` });
    expect([API_BASE_PATH, statusCode]).toEqual(['/api/v1/', 200]);
  });
});
