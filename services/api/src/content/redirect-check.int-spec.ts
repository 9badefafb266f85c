import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REDIRECT_PATHS, REDIRECT_TOOL_PATHS } from '@polden/api-contract';
import { redirect } from '@polden/content-model';
import { get } from '../testing/borrower.ts';
import { addressOf, itemIn } from '../testing/content.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const CIRCLE = 'На адрес: перенаправления замкнулись бы в круг';

let api: TestApp;
let manager: StaffClient;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'MANAGER');
});
afterAll(() => api.close());

const add = (path: string, target: string) =>
  manager.post(addressOf(redirect, 'add'), { path, target, code: '301', comment: '' });

async function faults(path: string, target: string): Promise<unknown> {
  const { status, body } = await add(path, target);
  return [status, Object.keys(Object(body['error_validation']) as object)];
}

describe('a redirect of an editor', () => {
  it('is refused when it would lead round in a circle, over the former addresses of the site too', async () => {
    expect((await add('/krug-a', '/krug-b')).status).toBe(200);
    expect((await add('/krug-b', '/krug-v?a=1')).status).toBe(200);
    expect(await faults('/krug-v', '/krug-a')).toEqual([422, ['target']]);
    expect(await faults('/krug-v/', '/krug-a')).toEqual([422, ['target']]);
    expect(await faults('/sam', '/sam#top')).toEqual([422, ['target']]);
    expect(await faults('/karta-saita', '/map')).toEqual([422, ['target']]);
    const { body } = await get(api, REDIRECT_PATHS.index);
    expect(JSON.stringify(body)).not.toContain('/karta-saita');
  });

  it('is refused for another site, for the pages that the site lives by, and a second time', async () => {
    expect(await faults('/chuzhoy', 'https://evil.example/')).toEqual([422, ['target']]);
    expect(await faults('https://evil.example/', '/blog')).toEqual([422, ['path']]);
    for (const path of ['/', '/admin', '/ADMIN/roles', '/api/v1', '/mfe/x'])
      expect(await faults(path, '/blog')).toEqual([422, ['path']]);
    expect((await add('/odin-raz', '/blog')).status).toBe(200);
    expect(await faults('/odin-raz/', '/kontakty')).toEqual([422, ['path']]);
    expect(await faults('/Odin-Raz', '/kontakty')).toEqual([422, ['path']]);
  });

  it('cannot be changed into a circle either', async () => {
    const first = itemIn(await add('/pervyj', '/vtoroj'));
    const second = itemIn(await add('/vtoroj', '/tretij'));
    const change = (target: string) =>
      manager.post(addressOf(redirect, 'update', second.id), { version: second.version, target });
    expect((await change('/pervyj')).status).toBe(422);
    expect((await change('/blog')).status).toBe(200);
    expect(first.id).not.toBe(second.id);
  });

  it('does not come back from the trash into a circle, nor beside another one from its address', async () => {
    const first = itemIn(await add('/tuda', '/obratno'));
    await manager.post(addressOf(redirect, 'remove', first.id));
    const second = itemIn(await add('/obratno', '/tuda'));
    const restore = () => manager.post(addressOf(redirect, 'restore', first.id));
    expect(await restore()).toMatchObject({ status: 422, body: { error_validation: { target: [CIRCLE] } } });
    const bulk = { operation: 'restore', ids: [first.id] };
    expect((await manager.post(addressOf(redirect, 'bulk'), bulk)).body).toEqual({
      done: [],
      failed: [{ id: first.id, title: '/tuda', message: CIRCLE }],
      marks: [],
    });
    await manager.post(addressOf(redirect, 'remove', second.id));
    const third = itemIn(await add('/tuda', '/blog'));
    expect(Object.keys(Object((await restore()).body['error_validation']) as object)).toEqual(['path']);
    await manager.post(addressOf(redirect, 'remove', third.id));
    expect((await restore()).status).toBe(200);
  });
});

describe('a table of redirects', () => {
  const csv = [
    'С адреса;На адрес;Код;Зачем',
    '/tablica-1;/blog;302;"Акция; на время"',
    '/tablica-2;/tablica-1',
    '/tablica-1;/kontakty',
    '/tablica-3;/tablica-4',
    '/tablica-4;/tablica-3',
    '/admin;/blog',
    '/tablica-5;/blog;999',
  ].join('\n');
  const send = (dryRun: boolean) => manager.post(REDIRECT_TOOL_PATHS.import, { csv, dryRun });
  const expected = [null, null, 'отсюда уже', null, 'в круг', 'не работает', '301 или 302'];
  const problems = (body: object) =>
    (body as { rows: { problem: string | null }[] }).rows.map(({ problem }) => problem);

  it('is tried first, and nothing is added', async () => {
    const { body } = await send(true);
    problems(body).forEach((problem, index) => {
      if (expected[index] === null) expect(problem).toBeNull();
      else expect(problem).toContain(expected[index]);
    });
    expect(body).toMatchObject({ added: 0 });
    expect(JSON.stringify((await get(api, REDIRECT_PATHS.index)).body)).not.toContain('/tablica-1');
  });

  it('is added line by line, with what could not be', async () => {
    expect((await send(false)).body).toMatchObject({ added: 3 });
    const rules = JSON.stringify((await get(api, REDIRECT_PATHS.index)).body);
    expect(rules).toContain('"path":"/tablica-1","target":"/blog","code":302}');
    expect((await manager.post(REDIRECT_TOOL_PATHS.import, { csv: 'нет', dryRun: true })).status).toBe(422);
  });
});
