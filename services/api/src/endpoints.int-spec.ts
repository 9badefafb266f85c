import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_BASE_PATH, UPLOAD_HEADER } from '@polden/api-contract';
import {
  CONTENT_TYPES,
  type ContentOperation,
  type ContentType,
  description,
  template,
} from '@polden/content-model';
import { pdf } from './content/media/testing/documents.ts';
import { addressOf, ContentSamples, seenValues } from './testing/content.ts';
import { PUBLIC_READS, STAFF_CHANGES, STAFF_READS } from './testing/endpoint-table.ts';
import { PASSWORD, signIn, type StaffClient, upload } from './testing/staff.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-endpoints-'));
const BASES = [API_BASE_PATH, '/api/'];
/** Pictures, documents and seals have tests of their own. */
const CLOSED = ['image', 'logo', 'source', 'file', 'youtube_preview', 'before', 'after', 'batch'];

let api: TestApp;
let admin: StaffClient;
let samples: ContentSamples;
/** An item of each type that visitors see. */
const shown = new Map<string, Record<string, unknown>>();

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
  admin = await signIn(api, 'ADMIN');
  await signIn(api, 'MANAGER');
  samples = new ContentSamples(api, admin);
  for (const type of CONTENT_TYPES) {
    const item = await samples.add(type, seenValues(type));
    if (type.drafts) await admin.post(addressOf(type, 'publish', item.id));
    shown.set(type.name, item);
  }
  shown.set('staff', { id: admin.user.id });
}, 120_000);
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

function addressIn(template: string): string {
  return template.replace(/\{([\w-]+)(?:\.(\w+))?\}/gu, (_match, type: string, field = 'id') =>
    String(shown.get(type)?.[field as string]),
  );
}

/** `[{id, title, items: [{id}]}]` */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) {
    const shapes = value.map(shapeOf).sort((a, b) => b.length - a.length);
    return `[${shapes[0] ?? ''}]`;
  }
  if (typeof value !== 'object' || value === null) return typeof value;
  const parts = Object.entries(value).map(([name, part]) =>
    typeof part !== 'object' || part === null || CLOSED.includes(name) ? name : `${name}: ${shapeOf(part)}`,
  );
  return `{${parts.join(', ')}}`;
}

async function call(url: string, body?: object, headers: Record<string, string> = staffHeaders()) {
  const { statusCode, ...answer } = await api.app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers,
    ...(body && { payload: body }),
  });
  return { status: statusCode, body: answer.json<unknown>() };
}

const staffHeaders = () => ({ authorization: `Bearer ${admin.accessToken}` });

describe('a public address', () => {
  it.each(PUBLIC_READS)('%s answers what it should, under both bases', async (template, shape) => {
    for (const base of BASES) {
      const { status, body } = await call(`${base}${addressIn(template)}`, undefined, {});
      expect([status, shapeOf(body)]).toEqual([200, shape]);
    }
  });

  it('gives the logos of a group as an archive with a name', async () => {
    const group = shown.get('photobank-logo')?.['category'];
    for (const base of BASES) {
      const url = `${base}photobank/download-photobank-logo-arch/${Number(group)}`;
      const { statusCode, headers, rawPayload } = await api.app.inject({ url });
      expect([statusCode, rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
      expect(headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''.+\.zip/u);
      expect(headers['access-control-expose-headers']).toMatch(/content-disposition/iu);
    }
  });

  it.each([
    ['disclosure-items/deep/none', 'categoryId must be positive integer'],
    ['disclosure-items/deep/0', 'categoryId must be positive integer'],
    ['document-file/index/-1', 'categoryId must be positive integer'],
    ...['0x1', '1e0', '+1', '01', '1.0', '%201'].flatMap((id): [string, string][] => [
      [`document-file/index/${id}`, 'categoryId must be positive integer'],
      [`disclosure-items/deep/${id}`, 'categoryId must be positive integer'],
    ]),
  ])('%s is a bad request', async (path, message) => {
    const { status, body } = await call(`${API_BASE_PATH}${path}`, undefined, {});
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 400, message })]);
  });

  it.each([
    'disclosure-items/deep/2147483648',
    'document-file/index/99999999999',
    'faq/faq-answer/99999999999',
    'media/video-item/99999999999',
    'media/video-item/0x1',
  ])('%s is not there', async (path) => {
    expect((await call(`${API_BASE_PATH}${path}`, undefined, {})).status).toBe(404);
  });

  it.each([
    ['site/check-token', {}, { valid: true, user: expect.any(Object), actions: expect.any(Array) }],
    ['log-front/log', { level: 'warn', payload: { url: 'https://polden.example/' } }, { ok: true }],
    ['site/logout', {}, { ok: true }],
  ])('%s takes what it is told', async (path, body, expected) => {
    const { accessToken } = await signIn(api, 'USER', `visitor-${path.replace(/\W/gu, '')}`);
    for (const base of BASES) {
      const answer = await call(`${base}${path}`, body, { authorization: `Bearer ${accessToken}` });
      // The second logout finds no session, and succeeds.
      expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(expected)]);
    }
  });

  it('takes a rating of a post and a review', async () => {
    for (const base of BASES) {
      const rating = { id: shown.get('blog')?.['id'], rating: 4 };
      const rated = await call(`${base}blog/rating-update`, rating, {});
      expect([rated.status, shapeOf(rated.body)]).toEqual([200, '{ok, rating, votes}']);
      const message = `Всё прошло быстро и ясно (${base})`;
      const review = { name: 'Пётр', message, type: 'review', consent: true };
      const added = await call(`${base}reviews/add`, review, {});
      expect([added.status, shapeOf(added.body)]).toEqual([200, '{ok, created}']);
    }
  });
});

describe('an address of staff', () => {
  it.each(STAFF_READS)(
    '%s answers what it should, under both bases, to staff alone',
    async (template, shape) => {
      for (const base of BASES) {
        const { status, body } = await call(`${base}${addressIn(template)}`);
        expect([status, shapeOf(body)]).toEqual([200, shape]);
        expect((await call(`${base}${addressIn(template)}`, undefined, {})).status).toBe(401);
      }
    },
  );

  const changes = STAFF_CHANGES.flatMap(([name, base, names]) =>
    (Object.entries(names) as [ContentOperation, string][]).map(
      ([operation, path]) => [`${base}/${path}`, name, operation] as const,
    ),
  );
  it.each(changes)('%s changes an item of %s: %s', async (path, name, operation) => {
    const type = CONTENT_TYPES.find((each) => each.name === name);
    if (!type) throw new Error(`no type ${name}`);
    for (const base of BASES) {
      const { id, body, expected } = await changeOf(type, operation);
      const answer = await call(`${base}${path}${id === null ? '' : `/${id}`}`, body);
      expect([answer.status, answer.body]).toEqual([200, expected]);
      if (type.highlights && id !== null) await admin.post(addressOf(type, 'highlightRemove', id));
    }
  });

  it('moves a question to another category', async () => {
    for (const base of BASES) {
      const { id } = await sampleOf('faq');
      const { id: categoryId } = await sampleOf('faq-category');
      const answer = await call(`${base}admin/faq/move-category/${id}`, { categoryId });
      expect([answer.status, answer.body]).toEqual([
        200,
        expect.objectContaining({ id, category: categoryId }),
      ]);
    }
  });

  it('replaces texts and company files by their names', async () => {
    for (const base of BASES) {
      for (const [path, read] of [
        ['admin/template/footer-update', 'template/content'],
        ['admin/description/description-update', 'description/content'],
      ] as const) {
        const type = path.includes('template') ? template : description;
        const identifier = type === template ? 'footer-probe' : 'psb';
        if (base === BASES[0]) await samples.add(type, { identifier });
        const saved = await call(`${base}${path}`, { identifier, content: '© [[year]]' });
        expect([saved.status, saved.body]).toEqual([200, expect.objectContaining({ identifier })]);
        const { body: texts } = await call(`${base}${read}`, undefined, {});
        expect(texts).toMatchObject({ [identifier]: expect.stringMatching(/^<p>© \d{4}<\/p>$/u) });
      }
      const file = { bytes: pdf('устав'), name: 'Устав.pdf' };
      const headers = { ...staffHeaders(), [UPLOAD_HEADER]: 'test' };
      const loaded = await upload(api, 'admin/company-docs/load-file', file, headers);
      expect([loaded.status, loaded.body['name']]).toEqual([200, 'Устав.pdf']);
      const deleted = await call(`${base}admin/company-docs/delete-file`, { name: 'Устав.pdf' });
      expect([deleted.status, deleted.body]).toEqual([200, true]);
    }
  });

  it('keeps rights, roles and people', async () => {
    const rows = [
      ['action', { name: 'report.read', title: 'Отчёты: смотреть' }, { title: 'Отчёты: видеть' }],
      ['role', { code: 'NIGHT_SHIFT', title: 'Ночная смена', actions: [] }, { title: 'Смена' }],
      [
        'user',
        {
          login: 'probe',
          name: 'Проба',
          password: PASSWORD,
          isManager: false,
          active: true,
          roles: ['USER'],
        },
        { name: 'Другая проба' },
      ],
    ] as const;
    for (const base of BASES) {
      for (const [thing, added, changed] of rows) {
        const path = `${base}admin/adm-rbac/${thing}`;
        const { status, body } = await call(`${path}-add`, added);
        const { id } = body as { id: number };
        expect([status, id]).toEqual([200, expect.any(Number)]);
        const after = await call(`${path}-update/${id}`, changed);
        expect([after.status, after.body]).toEqual([200, expect.objectContaining({ id, ...changed })]);
        expect(await call(`${path}-remove/${id}`, {})).toEqual({ status: 200, body: true });
      }
    }
  });
});

function sampleOf(name: string) {
  const type = CONTENT_TYPES.find((each) => each.name === name);
  if (!type) throw new Error(`no type ${name}`);
  return samples.add(type);
}

interface Change {
  /** Null for what is added. */
  id: number | null;
  body: object;
  expected: unknown;
}

/** An operation on a new item, and what it has to answer. */
async function changeOf(type: ContentType, operation: ContentOperation): Promise<Change> {
  if (operation === 'add') {
    const expected = { id: expect.any(Number), version: 1, state: type.drafts ? 'draft' : 'published' };
    return { id: null, body: await samples.fields(type), expected: expect.objectContaining(expected) };
  }
  const { id, ...item } = await samples.add(type);
  const answers = (facts: object, body: object = {}): Change => ({
    id,
    body,
    expected: expect.objectContaining({ id, ...facts }),
  });
  switch (operation) {
    case 'update': {
      const title = (await samples.fields(type))[type.title];
      return answers({ version: 2, [type.title]: title }, { version: 1, [type.title]: title });
    }
    case 'remove':
      return { id, body: {}, expected: type.removed };
    case 'moveItem':
      return answers({ place: 1 }, { position: 1 });
    case 'moveArchive':
      return answers({ archived: true, archiveYear: type.archive?.byYear ? 2024 : null }, { year: 2024 });
    case 'restoreArchive':
      await admin.post(addressOf(type, 'moveArchive', id), { year: 2024 });
      return answers({ archived: false, place: item['place'] });
    case 'removeImages':
      return answers({ image: null });
    case 'highlightAdd':
      await admin.post(addressOf(type, 'publish', id));
      return { id, body: {}, expected: expect.arrayContaining([expect.objectContaining({ id })]) };
    case 'highlightRemove':
    case 'highlightUp':
    case 'highlightDown': {
      await admin.post(addressOf(type, 'publish', id));
      await admin.post(addressOf(type, 'highlightAdd', id));
      const gone = operation === 'highlightRemove';
      const listed = [expect.objectContaining({ id })];
      return {
        id,
        body: {},
        expected: gone ? expect.not.arrayContaining(listed) : expect.arrayContaining(listed),
      };
    }
    default:
      return answers({ place: expect.any(Number) });
  }
}
