import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type BulkOperation,
  type BulkResult,
  type ContentListRow,
  DRAFT_PATHS,
  type DraftState,
} from '@polden/api-contract';
import { actionsOf, blogPost, type ContentOperation } from '@polden/content-model';
import { SetDesk, takeRight } from '../../testing/change-sets.ts';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

const MOMENT = '2099-01-01T07:00:00.000Z';

let api: TestApp;
let admin: StaffClient;
let manager: StaffClient;
let desk: SetDesk;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(async () => {
  await truncate(api.dataSource);
  admin = await signIn(api, 'ADMIN');
  manager = await signIn(api, 'MANAGER', 'manager');
  samples = new ContentSamples(api, admin);
  desk = new SetDesk(api, admin, samples);
});
afterAll(() => api.close());

async function run(operation: BulkOperation, ids: number[], who = admin): Promise<BulkResult> {
  return (await who.post(addressOf(blogPost, 'bulk'), { operation, ids })).body as unknown as BulkResult;
}
/** As the staff page does it: the opposite operation on what was marked, the last first. */
async function takeBack(operation: BulkOperation, { marks }: BulkResult, who = admin): Promise<BulkResult> {
  const since = marks.toReversed();
  const order = { operation, ids: since.map(({ id }) => id), since };
  return (await who.post(addressOf(blogPost, 'bulk'), order)).body as unknown as BulkResult;
}
const call = (operation: ContentOperation, id: number) => admin.post(addressOf(blogPost, operation, id));
const stateOf = async (id: number) => (await desk.present(blogPost, id))['state'];
const highlighted = async () =>
  ((await admin.get(addressOf(blogPost, 'highlights'))).body as unknown as ContentListRow[]).map(
    ({ id }) => id,
  );
const momentOf = async (id: number) =>
  ((await admin.get(`${DRAFT_PATHS.item}/blog/${id}`)).body as unknown as DraftState).draft?.publishAt;

async function live(): Promise<number> {
  const { id } = await samples.add(blogPost);
  return itemIn(await call('publish', id)).id;
}

/** On the site with a draft that comes out by itself, the first of what stands out. */
async function featured(): Promise<number> {
  const { id } = await desk.changed(blogPost, { title: 'Позже' });
  await call('highlightAdd', id);
  const set = await admin.post(`${DRAFT_PATHS.schedule}/blog/${id}`, { publishAt: MOMENT });
  expect(set.status).toBe(200);
  return id;
}

describe('what was done to many items', () => {
  it.each([
    ['unpublish', 'publish'],
    ['publish', 'unpublish'],
  ] as const)('is taken back of those alone that it has changed: %s', async (operation, opposite) => {
    const [shown, hidden] = [await live(), (await samples.add(blogPost)).id];
    const states = async () => [await stateOf(shown), await stateOf(hidden)];
    const changed = operation === 'publish' ? hidden : shown;
    const result = await run(operation, [shown, hidden]);
    expect(result).toMatchObject({ done: [changed], failed: [], marks: [{ id: changed }] });
    expect((await takeBack(opposite, result)).done).toEqual([changed]);
    expect(await states()).toEqual(['published', 'draft']);
  });

  it.each([
    ['unpublish', 'publish'],
    ['remove', 'restore'],
  ] as const)('gives back the place in front and the moment: %s', async (operation, opposite) => {
    const [first, second, third] = [await featured(), await live(), await live()];
    await call('highlightAdd', second);
    await call('highlightAdd', third);
    const result = await run(operation, [first, second]);
    expect([await highlighted(), await stateOf(third)]).toEqual([[third], 'published']);
    expect((await takeBack(opposite, result)).failed).toEqual([]);
    expect([await highlighted(), await momentOf(first)]).toEqual([[first, second, third], MOMENT]);
  });

  it('says what it could not give back, and why', async () => {
    const id = await featured();
    const result = await run('unpublish', [id], manager);
    await takeRight(api, actionsOf(blogPost).highlightAdd);
    await eventually(
      async () => (await manager.post(addressOf(blogPost, 'highlightAdd', id))).status === 403,
    );
    const passed = result.marks.map((mark) => ({ ...mark, publishAt: '2020-01-01T07:00:00.000Z' }));
    const { done, failed } = await takeBack('publish', { ...result, marks: passed }, manager);
    expect([done, await stateOf(id)]).toEqual([[id], 'published']);
    expect(failed.map(({ message }) => message)).toEqual([
      'Больше не в главном: недостаточно прав',
      'Изменения больше не выйдут сами 01.01.2020 10:00: это время уже прошло',
    ]);
    expect([await highlighted(), await momentOf(id)]).toEqual([[], null]);
  });
});

it('what the database refuses of one item keeps nothing of the others back, nor the word that they are done', async () => {
  const ids = [await live(), (await samples.add(blogPost, { title: 'Не примет база' })).id, await live()];
  const [first = 0, refused = 0, last = 0] = ids;
  for (const id of [first, last]) await call('unpublish', id);
  const table = blogPost.table;
  await api.dataSource.query(
    `ALTER TABLE ${table} ADD CONSTRAINT refused CHECK (title <> 'Не примет база' OR status = 'draft')`,
  );
  try {
    const result = await run('publish', ids);
    expect(result).toMatchObject({
      done: [first, last],
      failed: [{ id: refused, message: 'База данных не приняла запись: подробности в журнале сервера' }],
    });
    expect((await takeBack('unpublish', result)).done).toEqual([last, first]);
  } finally {
    await api.dataSource.query(`ALTER TABLE ${table} DROP CONSTRAINT refused`);
  }
});
