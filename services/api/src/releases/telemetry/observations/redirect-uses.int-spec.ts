import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentListRow, UNUSED_DAYS } from '@polden/api-contract';
import { network, redirect } from '@polden/content-model';
import { addressOf, itemIn } from '../../../testing/content.ts';
import { signIn, type StaffClient } from '../../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { observed } from '../testing/reports.ts';

let api: TestApp;
let manager: StaffClient;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'MANAGER');
});
afterAll(() => api.close());

async function add(path: string): Promise<number> {
  const body = { path, target: '/kontakty', code: '301', comment: '' };
  return itemIn(await manager.post(addressOf(redirect, 'add'), body)).id;
}

const item = async (id: number) => (await manager.get(addressOf(redirect, 'item', id))).body;

async function paths(query: string): Promise<string[]> {
  const { body } = await manager.get(`${addressOf(redirect, 'list')}?${query}`);
  return (body['items'] as ContentListRow[]).map(({ title }) => title);
}

describe('the uses of a redirect', () => {
  it('are counted as the shells tell them, a batch once, and change neither its version nor its moment', async () => {
    const id = await add('/schitaem');
    const before = await item(id);
    expect(before).toMatchObject({ usage: { uses: 0, robotUses: 0, usedAt: null } });
    const batch = randomUUID();
    const redirects = [{ id, people: 3, robots: 2 }];
    expect(await observed(api, [], { id: batch, redirects })).toBe(204);
    expect(await observed(api, [], { id: batch, redirects })).toBe(204);
    expect(await observed(api, [], { redirects: [{ id, people: 1, robots: 0 }], shell: 'shell-2' })).toBe(
      204,
    );
    const after = await item(id);
    expect(after).toMatchObject({
      version: before['version'],
      updatedAt: before['updatedAt'],
      usage: { uses: 4, robotUses: 2, usedAt: expect.any(String) as unknown },
    });
  });

  it('by robots alone are no use by visitors', async () => {
    const id = await add('/tolko-roboty');
    await observed(api, [], { redirects: [{ id, people: 0, robots: 5 }] });
    expect(await item(id)).toMatchObject({ usage: { uses: 0, robotUses: 5, usedAt: null } });
  });

  it('of what is gone stop no batch, and of what is no redirect are refused', async () => {
    const id = await add('/vtoraya');
    const gone = { id: 2_000_000_000, people: 1, robots: 0 };
    expect(await observed(api, [], { redirects: [gone, { id, people: 1, robots: 0 }] })).toBe(204);
    expect(await item(id)).toMatchObject({ usage: { uses: 1 } });
    expect(await observed(api, [], { redirects: [{ id, people: -1, robots: 0 }] })).toBe(422);
  });

  it('order the list, and show what nobody has used for long', async () => {
    const [often, seldom, never, forgotten] = await Promise.all(
      ['/chasto', '/redko', '/nikogda', '/zabyto'].map(add),
    );
    const redirects = [often, seldom, forgotten].map((id, index) => ({
      id: id ?? 0,
      people: 100 - index,
      robots: 0,
    }));
    await observed(api, [], { redirects });
    expect((await paths('sort=-uses')).slice(0, 3)).toEqual(['/chasto', '/redko', '/zabyto']);
    const longAgo = `now() - interval '${UNUSED_DAYS + 1} days'`;
    await api.dataSource.query(
      `UPDATE redirect SET counted_since = ${longAgo}, used_at = CASE WHEN id = $1 THEN ${longAgo} ELSE used_at END
       WHERE id = ANY ($2)`,
      [forgotten, [often, never, forgotten]],
    );
    expect((await paths('unused=1&sort=title')).sort()).toEqual(['/nikogda', '/zabyto']);
    expect((await paths('sort=usedAt'))[0]).toBe('/zabyto');
  });

  it('are asked for where they are counted only', async () => {
    await manager.post(addressOf(network, 'add'), {
      title: 'Канал',
      url: 'https://vk.com/polden',
      icon: 'vk',
    });
    for (const query of ['unused=1', 'sort=-uses'])
      expect((await manager.get(`${addressOf(network, 'list')}?${query}`)).status).toBe(422);
    expect((await manager.get(`${addressOf(redirect, 'list')}?unused=2`)).status).toBe(422);
  });
});
