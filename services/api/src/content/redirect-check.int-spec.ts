import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ContentList,
  type ContentListRow,
  type ImportedRedirects,
  REDIRECT_PATHS,
  REDIRECT_TOOL_PATHS,
  TRANSFER_PATHS,
} from '@polden/api-contract';
import { redirect, termsPage } from '@polden/content-model';
import { get } from '../testing/borrower.ts';
import { addressOf, ContentSamples, itemIn } from '../testing/content.ts';
import { eventually } from '../testing/eventually.ts';
import { ClaimedPaths } from '../core/routes/claimed-paths.ts';
import { ReadableAddresses1796806460000 } from '../migrations/1796806460000-readable-addresses.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { looksOften, startTestApp, type TestApp } from '../testing/test-app.ts';

const CIRCLE = 'На адрес: перенаправления замкнулись бы в круг';

let api: TestApp;
let manager: StaffClient;

beforeAll(async () => {
  api = await startTestApp({ configure: looksOften });
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
    const needed = ['/', '/admin', '/ADMIN/roles', '/api/v1', '/mfe/x', '/t3x/../admin', '/t3x/%2E%2e/admin'];
    for (const path of [...needed, '/./admin', '/t3x/..', '/admin%20', '/t3x//../admin'])
      expect(await faults(path, '/blog')).toEqual([422, ['path']]);
    expect((await add('/odin-raz', '/blog')).status).toBe(200);
    expect(await faults('/odin-raz/', '/kontakty')).toEqual([422, ['path']]);
    expect(await faults('/Odin-Raz', '/kontakty')).toEqual([422, ['path']]);
  });

  it('of Cyrillic letters is called as they are, and found by them and by what a browser copies', async () => {
    const encoded = encodeURI('/весенняя-акция-для-владельцев-автомобилей');
    expect((await add(encoded, '/blog')).status).toBe(200);
    const found = async (search: string) => {
      const { body } = await manager.get(`${addressOf(redirect, 'list')}?${new URLSearchParams({ search })}`);
      return (body as unknown as ContentList<ContentListRow>).items.map(({ title }) => title);
    };
    const called = ['/весенняя-акция-для-владельцев-автомобилей'];
    const searches = ['весенняя', '/весенняя-акция', encoded, encoded.slice(1, 49), encoded.toLowerCase()];
    const all = async () => {
      for (const search of searches) expect([search, await found(search)]).toEqual([search, called]);
    };
    await all();
    // One of before.
    await api.dataSource.query('UPDATE redirect SET search_title = $1 WHERE search_title LIKE $2', [
      encoded.toLowerCase(),
      '%весенняя%',
    ]);
    const runner = api.dataSource.createQueryRunner();
    await new ReadableAddresses1796806460000().up(runner);
    await runner.release();
    await all();
  });

  it('leads an address away as a whole: neither a query nor a fragment is a part of it', async () => {
    for (const path of ['/chast?page=2', '/chast#vtoraya', '/chast?'])
      expect(await faults(path, '/blog')).toEqual([422, ['path']]);
  });

  it('is of one address: an asterisk is refused, and what to do instead is said', async () => {
    const { status, body } = await add('/zz-e/*', '/blog/*');
    expect([status, body['error_validation']]).toEqual([
      422,
      {
        path: [expect.stringContaining('на каждый адрес нужно своё перенаправление')],
        target: [expect.stringContaining('нужен один адрес')],
      },
    ]);
  });

  it('is kept under the address by which it is found, whichever way it came in', async () => {
    const { id, version } = itemIn(await add('/Put/../Forma/', '/blog'));
    const shown = async () => itemIn(await manager.get(addressOf(redirect, 'item', id)))['path'];
    expect(await shown()).toBe('/forma');
    itemIn(await manager.post(addressOf(redirect, 'update', id), { version, path: '/Forma/%2e%2e/Vtoraya' }));
    expect(await shown()).toBe('/vtoraya');
    await manager.post(REDIRECT_TOOL_PATHS.import, { csv: '/Tretya/;/blog', dryRun: false });
    const text = JSON.stringify({ items: [{ path: '/a/../Chetvertaya', target: '/blog', code: '301' }] });
    const file = { format: 'json', text };
    expect((await manager.post(`${TRANSFER_PATHS.apply}/${redirect.name}`, file)).status).toBe(200);
    const { body } = await get(api, REDIRECT_PATHS.index);
    const paths = (body as unknown as { path: string }[]).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/vtoraya', '/tretya', '/chetvertaya']));
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
      moved: [],
    });
    await manager.post(addressOf(redirect, 'remove', second.id));
    const third = itemIn(await add('/tuda', '/blog'));
    expect(Object.keys(Object((await restore()).body['error_validation']) as object)).toEqual(['path']);
    await manager.post(addressOf(redirect, 'remove', third.id));
    expect((await restore()).status).toBe(200);
  });
});

describe('a page that comes out', () => {
  const page = async (slug: string) => {
    const { id } = await new ContentSamples(api, manager).add(termsPage, { title: slug, slug });
    itemIn(await manager.post(addressOf(termsPage, 'publish', id)));
    return id;
  };
  const act = (operation: 'remove' | 'restore' | 'publish' | 'unpublish', id: number) =>
    manager.post(addressOf(termsPage, operation, id));
  const leads = async (path: string) =>
    JSON.stringify((await get(api, REDIRECT_PATHS.index)).body).includes(`"path":"${path}"`);

  it('from the trash takes the redirect away from its address, whoever wrote it and however', async () => {
    const id = await page('vernetsya');
    await act('remove', id);
    expect((await add('/Uslovija/vernetsya/', '/blog')).status).toBe(200);
    expect(await leads('/uslovija/vernetsya')).toBe(true);
    expect((await act('restore', id)).status).toBe(200);
    expect(await leads('/uslovija/vernetsya')).toBe(false);
  });

  it('again after it was hidden does so too, but not before', async () => {
    const id = await page('spryatana');
    await act('unpublish', id);
    expect((await add('/uslovija/spryatana', '/blog')).status).toBe(200);
    await act('remove', id);
    await act('restore', id);
    expect(await leads('/uslovija/spryatana')).toBe(true);
    expect((await act('publish', id)).status).toBe(200);
    expect(await leads('/uslovija/spryatana')).toBe(false);
  });

  it('at its moment does so then', async () => {
    const { id } = await new ContentSamples(api, manager).add(termsPage, { slug: 'po-raspisaniyu' });
    const { version } = itemIn(await manager.get(addressOf(termsPage, 'item', id)));
    const publishedAt = new Date(Date.now() + 1500).toISOString();
    itemIn(await manager.post(addressOf(termsPage, 'update', id), { version, publishedAt }));
    expect((await add('/uslovija/po-raspisaniyu', '/blog')).status).toBe(200);
    itemIn(await act('publish', id));
    expect(await leads('/uslovija/po-raspisaniyu')).toBe(true);
    await eventually(async () => !(await leads('/uslovija/po-raspisaniyu')));
  });

  it('takes its turn with those who write redirects', async () => {
    const pages = await Promise.all(['ochered-a', 'ochered-b', 'ochered-v'].map(page));
    for (let round = 0; round < 4; round += 1) {
      for (const id of pages) await act('remove', id);
      const paths = ['a', 'b', 'v'].map((end) => `/uslovija/ochered-${end}`);
      for (const path of paths) expect((await add(path, '/blog')).status).toBe(200);
      const answers = await Promise.all([
        ...pages.map((id) => act('restore', id)),
        ...paths.map((_, index) => add(`/ryadom-${round}-${index}`, '/blog')),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      for (const path of paths) expect(await leads(path)).toBe(false);
    }
  });

  it('leaves the redirect that was written over it while it stays there', async () => {
    const id = await page('zanyata');
    expect((await add('/uslovija/zanyata', '/blog')).status).toBe(200);
    const { version } = itemIn(await manager.get(addressOf(termsPage, 'item', id)));
    itemIn(await manager.post(addressOf(termsPage, 'update', id), { version, title: 'Другое' }));
    expect(await leads('/uslovija/zanyata')).toBe(true);
  });
});

describe('a redirect that is being written', () => {
  const HIDES = 'Здесь есть страница: посетители её больше не увидят';
  const check = async (path: string, target = '/blog', id: number | null = null) =>
    (await manager.post(REDIRECT_TOOL_PATHS.check, { path, target, id })).body;

  beforeAll(() =>
    api.app
      .get(ClaimedPaths)
      .learnFrom(() => Promise.resolve(['/', '/blog', '/documenty/*', '/uslovija/:post', '*'])),
  );

  it('is told of a page that stands where it leads away from, and of nothing where none does', async () => {
    const { id } = await new ContentSamples(api, manager).add(termsPage, { slug: 'zhivaya' });
    const sound = { path: null, target: null, warning: null };
    for (const path of ['/davno-net', '/documenty/davno-net', '/uslovija/davno-net', '/uslovija/zhivaya'])
      expect(await check(path)).toEqual(sound);
    itemIn(await manager.post(addressOf(termsPage, 'publish', id)));
    for (const path of ['/Uslovija/zhivaya/', '/documenty'])
      expect(await check(path)).toEqual({ ...sound, warning: HIDES });
    expect(await check('/blog', '/kontakty')).toEqual({ ...sound, warning: HIDES });
  });

  it('is told what it would be refused for, and is no obstacle to itself', async () => {
    expect(await check('/sam-k-sebe', '/sam-k-sebe')).toMatchObject({ path: null, target: CIRCLE });
    expect((await check('/blog?page=2'))['path']).toContain('целиком');
    expect((await check('/Старая Страница'))['path']).toBe('Уберите из адреса пробелы: С адреса');
    expect((await check('/staraya', '/novaya stranica'))['target']).toContain('Уберите из адреса пробелы');
    expect((await check('staraya stranica'))['path']).toContain('Начните адрес');
    expect((await check('/dlinnoe', `/${'a'.repeat(600)}`))['target']).toContain('Сократите');
    const { id } = itemIn(await add('/uzhe-est', '/blog'));
    expect((await check('/uzhe-est'))['path']).toContain('отсюда уже');
    expect((await check('/uzhe-est', '/blog', id))['path']).toBeNull();
  });

  it('means its paths where it is given with whole addresses of this site, one by one and in a table', async () => {
    const origin = api.config.publicOrigin;
    const sound = { path: null, target: null, warning: null };
    expect(await check(`${origin}/davno-net`, `${origin}/kontakty`)).toEqual(sound);
    expect(await check(`${origin}/blog`, '/kontakty')).toEqual({ ...sound, warning: HIDES });
    expect((await check(`${origin}/admin`))['path']).toContain('не работает');
    const csv = `${origin}/iz-stroki-adresa;${origin}/kontakty\n${origin}/blog;/kontakty`;
    const { body } = await manager.post(REDIRECT_TOOL_PATHS.import, { csv, dryRun: false });
    expect(body).toMatchObject({
      added: 1,
      rows: [
        { line: 1, path: '/iz-stroki-adresa', target: '/kontakty', problem: null, warning: null },
        { line: 2, path: '/blog', target: '/kontakty', problem: null, warning: HIDES },
      ],
    });
  });

  it('is told so line by line of a table', async () => {
    const csv = '/blog;/kontakty\n/nichego-net;/blog';
    const { body } = await manager.post(REDIRECT_TOOL_PATHS.import, { csv, dryRun: true });
    expect(body).toMatchObject({
      rows: [
        { problem: null, warning: HIDES },
        { problem: null, warning: null },
      ],
    });
  });

  it('is added from a table only when somebody has accepted that', async () => {
    const csv = '/blog;/kontakty\n/tihaya-stroka;/kontakty';
    const load = (accepted?: number[]) =>
      manager.post(REDIRECT_TOOL_PATHS.import, { csv, dryRun: false, ...(accepted && { accepted }) });
    const rules = async () => JSON.stringify((await get(api, REDIRECT_PATHS.index)).body);
    expect((await load()).body).toMatchObject({ added: 1, rows: [{ problem: null, warning: HIDES }, {}] });
    expect(await rules()).not.toContain('"path":"/blog"');
    expect((await load([1])).body).toMatchObject({ added: 1 });
    expect(await rules()).toContain('"path":"/blog"');
    expect(
      (await manager.post(REDIRECT_TOOL_PATHS.import, { csv, dryRun: false, accepted: ['1'] })).status,
    ).toBe(422);
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
    '/tablica-7/../admin;/blog',
    '/tablica-5;/blog;999',
    '/tablica 6;/blog',
  ].join('\n');
  const send = (dryRun: boolean) => manager.post(REDIRECT_TOOL_PATHS.import, { csv, dryRun });
  const expected = [
    null,
    null,
    'отсюда уже',
    null,
    'в круг',
    'не работает',
    'не работает',
    '301 или 302',
    'пробелы',
  ];
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
    const foreign = { csv: 'https://drugoi.example/otkuda;/kuda\n/otkuda;/blog', dryRun: true };
    const { body: told } = await manager.post(REDIRECT_TOOL_PATHS.import, foreign);
    expect((told as unknown as ImportedRedirects).rows.map(({ line, problem }) => [line, problem])).toEqual([
      [1, expect.any(String)],
      [2, null],
    ]);
  });
});
