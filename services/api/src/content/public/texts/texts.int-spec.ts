import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PAGES_WITH_TEXTS, TEXT_PATHS } from '@polden/api-contract';
import { description, template } from '@polden/content-model';
import { get } from '../../../testing/borrower.ts';
import { addressOf, itemIn } from '../../../testing/content.ts';
import { signIn, type StaffClient } from '../../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const PARAGRAPH = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '© 2012–[[year]], ' },
        { type: 'text', text: 'Полдень', marks: [{ type: 'bold' }] },
      ],
    },
  ],
};

let api: TestApp;
let manager: StaffClient;
let user: StaffClient;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'MANAGER');
  user = await signIn(api, 'USER');
});
afterAll(() => api.close());

const historyOf = async (entity: string): Promise<string[]> => {
  const rows = await api.dataSource.query<{ action: string }[]>(
    'SELECT action FROM history_document WHERE entity = $1 ORDER BY id',
    [entity],
  );
  return rows.map(({ action }) => action);
};

describe.each([
  {
    type: template,
    read: TEXT_PATHS.templates,
    update: TEXT_PATHS.updateTemplate,
    places: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `footer-${number}`),
  },
  {
    type: description,
    read: TEXT_PATHS.descriptions,
    update: TEXT_PATHS.updateDescription,
    places: [...PAGES_WITH_TEXTS.keys()],
  },
])('texts of $read', ({ type, read, update, places }) => {
  const [
    COPYRIGHT = '',
    CROWDED = '',
    SHORT = '',
    FLEETING = '',
    GUARDED = '',
    FOOTER = '',
    LONG = '',
    HTML = '',
  ] = places;
  const add = async (identifier: string, content: object = PARAGRAPH) =>
    itemIn(await manager.post(addressOf(type, 'add'), { identifier, content }));

  it('are added by their editor and changed by updates, each remembered', async () => {
    const added = await add(COPYRIGHT);
    const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Moscow', year: 'numeric' }).format();
    expect((await get(api, read)).body[COPYRIGHT]).toBe(`<p>© 2012–${year}, <strong>Полдень</strong></p>`);
    const changed = await manager.post(update, {
      identifier: COPYRIGHT,
      content: 'Первый абзац\n\nВторой <b>',
    });
    expect([changed.status, changed.body]).toEqual([
      200,
      {
        id: added.id,
        identifier: COPYRIGHT,
        version: 2,
        content: expect.objectContaining({ type: 'doc' }),
      },
    ]);
    const { body, headers } = await get(api, read);
    expect(body).toEqual({ [COPYRIGHT]: '<p>Первый абзац</p><p>Второй &lt;b&gt;</p>' });
    expect((await api.app.inject({ url: `/api/${read}` })).json()).toEqual(body);
    expect((await get(api, read, { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    expect(await historyOf(type.name)).toEqual(['add', 'update']);
    const revisions = await manager.get(addressOf(type, 'revisions', added.id));
    expect(revisions.status).toBe(200);
    const changes = await api.dataSource.query<{ tags: string[] }[]>(
      'SELECT tags FROM content_change WHERE tags @> $1',
      [[type.name]],
    );
    expect(changes).toHaveLength(2);
  });

  it('may be sent as the HTML that visitors get, made as harmless as what the editor saves', async () => {
    await add(HTML);
    const content = '<p>Жирный <strong>текст</strong></p><script>alert(1)</script><p onclick="x()">и ещё</p>';
    expect((await manager.post(update, { identifier: HTML, content })).status).toBe(200);
    const { body } = await get(api, read);
    expect(body[HTML]).toBe('<p>Жирный <strong>текст</strong></p><p>и ещё</p>');
    await manager.post(update, { identifier: HTML, content: body[HTML] });
    expect((await get(api, read)).body[HTML]).toBe(body[HTML]);
  });

  it('that nobody has added are refused, and where to add them is said', async () => {
    const unknown = await manager.post(update, { identifier: 'fotoer', content: 'Текст' });
    expect([unknown.status, unknown.body['error_validation']]).toEqual([
      422,
      { identifier: [`Текста «fotoer» нет: новый добавляют в разделе «${type.titles.section}»`] },
    ]);
    expect((await get(api, read)).body['fotoer']).toBeUndefined();
  });

  it('written by many at once are one text, with every write in its history', async () => {
    await add(CROWDED);
    const writers = Array.from({ length: 12 }, (_, index) =>
      manager.post(update, { identifier: CROWDED, content: `Вариант ${index}` }),
    );
    const answers = await Promise.all(writers);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    const versions = answers.map(({ body }) => Number(body['version'])).sort((a, b) => a - b);
    expect(versions).toEqual(answers.map((_, index) => index + 2));
    const last = answers.find(({ body }) => body['version'] === answers.length + 1);
    const text = JSON.stringify(last?.body['content']);
    const shown = String((await get(api, read)).body[CROWDED]);
    expect(text).toContain(shown.replace(/<\/?p>/gu, ''));
  });

  it('are written under /api as well', async () => {
    await add(SHORT);
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/${update}`,
      payload: { identifier: SHORT, content: 'Текст' },
      headers: { authorization: `Bearer ${manager.accessToken}` },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ identifier: SHORT })]);
  });

  it('come back after the trash, and are found again', async () => {
    const { id } = await add(FLEETING);
    await manager.post(addressOf(type, 'remove', id));
    expect((await get(api, read)).body[FLEETING]).toBeUndefined();
    expect((await manager.post(update, { identifier: FLEETING, content: 'Второй' })).status).toBe(422);
    await manager.post(addressOf(type, 'restore', id));
    const second = itemIn(await manager.post(update, { identifier: ` ${FLEETING} `, content: 'Второй' }));
    expect(second.id).toBe(id);
    expect((await get(api, read)).body[FLEETING]).toBe('<p>Второй</p>');
  });

  it('that were edited meanwhile are not overwritten by who names a version', async () => {
    await add(GUARDED);
    await manager.post(update, { identifier: GUARDED, content: 'Второй' });
    const late = await manager.post(update, { identifier: GUARDED, content: 'Третий', version: 1 });
    expect([late.status, late.body['fields']]).toEqual([409, { version: 1, currentVersion: 2 }]);
    const good = await manager.post(update, { identifier: GUARDED, content: 'Третий', version: 2 });
    expect(good.body).toMatchObject({ version: 3 });
  });

  it('are refused without a place, with a wrong document, and to those who may not edit', async () => {
    await add(FOOTER);
    const wrong = [
      { body: { content: 'Текст' }, field: 'identifier' },
      { body: { identifier: '  ', content: 'Текст' }, field: 'identifier' },
      { body: { identifier: 'x'.repeat(81), content: 'Текст' }, field: 'identifier' },
      { body: { identifier: FOOTER }, field: 'content' },
      { body: { identifier: FOOTER, content: { type: 'script' } }, field: 'content' },
      { body: { identifier: FOOTER, content: 12 }, field: 'content' },
    ];
    for (const { body, field } of wrong) {
      const answer = await manager.post(update, body);
      expect([answer.status, Object.keys(answer.body['error_validation'] ?? {})]).toEqual([422, [field]]);
    }
    expect((await user.post(update, { identifier: FOOTER, content: 'Текст' })).status).toBe(403);
  });

  it('may be as long as a page', async () => {
    await add(LONG);
    const long = `${'Слово '.repeat(6000)}\n\nконец`;
    const { status } = await manager.post(update, { identifier: LONG, content: long });
    expect(status).toBe(200);
  });
});
