import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  API_BASE_PATH,
  DOCUMENT_REGISTER_PATHS,
  type DocumentChange,
  type DocumentCheck,
  type DocumentComparison,
  type DocumentRegister,
  MEDIA_PATHS,
  REGISTER_DAYS,
  type RegisteredDocument,
  UPLOAD_HEADER,
} from '@polden/api-contract';
import { disclosureCategory, disclosureItem, loanDocument } from '@polden/content-model';
import { moscowDay } from '@polden/ru';
import { printPaper } from '../../../core/pdf/print-paper.ts';
import { signIn, type StaffClient, upload } from '../../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../../testing/test-app.ts';
import { FileText, FileUnread } from '../../media/files/file-text.ts';
import { Publisher, read, visit } from '../testing/visitors.ts';
import { SEALED_VERSIONS_BY_SHA256 } from './register.repository.ts';

const { list, document, compare, check, changes, rss, jsonFeed } = DOCUMENT_REGISTER_PATHS;
const mediaDir = mkdtempSync(join(tmpdir(), 'polden-register-'));
const today = moscowDay(new Date());
let api: TestApp;
let admin: StaffClient;
let staff: Publisher;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  admin = await signIn(api, 'ADMIN');
  staff = new Publisher(api, admin);
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

function paper(sentence: string): Promise<Buffer> {
  return printPaper({
    title: 'Правила займов',
    subtitle: 'Редакция',
    sections: [{ title: 'Ставка', points: [sentence] }],
    closing: [],
    footer: 'Полдень',
    author: 'Полдень',
    date: new Date('2026-01-01T09:00:00Z'),
  });
}

async function fileOf(sentence: string) {
  const bytes = await paper(sentence);
  const headers = { authorization: `Bearer ${admin.accessToken}`, [UPLOAD_HEADER]: 'test' };
  const file = { bytes, name: 'Правила.pdf' };
  const { body } = await upload(api, MEDIA_PATHS.uploadFile, file, headers);
  return { value: { fileId: String(body['id']) }, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** «Правила» with two versions: since 2024-01-15 and since 2026-04-01. */
async function rules() {
  const old = await fileOf('Ставка не выше 0,8 процента в день.');
  const present = await fileOf('Ставка не выше 0,5 процента в день.');
  const category = await staff.publish(disclosureCategory, { title: 'Правила', slug: 'pravila' });
  const id = await staff.publish(disclosureItem, {
    title: 'Правила займов',
    category,
    validFrom: '2024-01-15',
    endsOn: null,
    file: old.value,
  });
  await staff.update(disclosureItem, id, { validFrom: '2026-04-01', file: present.value });
  return { id, old, present };
}

const registerOn = (date?: string) =>
  read<DocumentRegister>(api, `${list}/disclosure${date ? `?date=${date}` : ''}`);
const documentOf = (id: number) => read<RegisteredDocument>(api, `${document}/disclosure-item/${id}`);

describe('the register of documents', () => {
  it('has what was in force on a day, and nothing else', async () => {
    const { id, old, present } = await rules();
    const { date, categories, documents } = await registerOn();
    expect([date, categories.map(({ url }) => url)]).toEqual([today, ['pravila']]);
    expect(documents).toEqual([
      expect.objectContaining({ id, kind: 'disclosure-item', versions: 2, state: 'in-force' }),
    ]);
    expect(documents[0]?.version).toMatchObject({ number: 2, sha256: present.sha256, ext: 'pdf' });
    const [before] = (await registerOn('2026-03-31')).documents;
    expect(before?.version).toMatchObject({ number: 1, sha256: old.sha256, valid_to: '2026-04-01' });
    expect((await registerOn('2024-01-14')).documents).toEqual([]);
    expect((await registerOn('2026-04-01')).documents[0]?.version.number).toBe(2);
  });

  it('keeps what was withdrawn, and forgets the withdrawal of what came back', async () => {
    const { id } = await rules();
    await staff.call(disclosureItem, 'moveArchive', id);
    const [withdrawn] = (await registerOn()).documents;
    expect(withdrawn).toMatchObject({ archived: true, state: 'ended', version: { valid_to: today } });
    expect((await registerOn('2026-05-01')).documents).toHaveLength(1);
    await staff.call(disclosureItem, 'restoreArchive', id);
    expect((await registerOn()).documents[0]).toMatchObject({ archived: false, version: { valid_to: null } });
  });

  it('lets a document end on the day that the editor says', async () => {
    const { id } = await rules();
    await staff.update(disclosureItem, id, { endsOn: '2026-06-01' });
    expect((await documentOf(id)).versions[0]).toMatchObject({ number: 2, valid_to: '2026-06-01' });
  });

  it('makes no version of a corrected title, and one of today of a file under an old date', async () => {
    const { id } = await rules();
    await staff.update(disclosureItem, id, { title: 'Правила выдачи' });
    expect((await documentOf(id)).versions.map(({ title }) => title)).toEqual([
      'Правила выдачи',
      'Правила займов',
    ]);
    await staff.update(disclosureItem, id, { file: (await fileOf('Ставка не выше 0,4.')).value });
    const [third, second] = (await documentOf(id)).versions;
    expect([third?.valid_from, second?.valid_to]).toEqual([today, today]);
  });

  it('lets a version end on its own day where the next one came into force later', async () => {
    const { value: file } = await fileOf('Ставка не выше 0,8.');
    const id = await staff.publish(disclosureItem, { validFrom: '2024-01-15', endsOn: '2025-01-01', file });
    const next = (await fileOf('Ставка не выше 0,5.')).value;
    await staff.update(disclosureItem, id, { validFrom: '2026-04-01', endsOn: null, file: next });
    expect((await documentOf(id)).versions.map(({ valid_to }) => valid_to)).toEqual([null, '2025-01-01']);
    expect((await registerOn('2025-06-01')).documents).toEqual([]);
  });

  it.each(['unpublish', 'remove'] as const)(
    'has on a past day what was in force then, also after %s',
    async (operation) => {
      const { id, old } = await rules();
      await staff.call(disclosureItem, operation, id);
      const { documents } = await registerOn('2025-01-01');
      expect(documents).toMatchObject([
        { id, title: 'Правила займов', on_site: false, state: 'in-force', versions: 2 },
      ]);
      const { version } = documents[0] ?? {};
      expect(version).toMatchObject({ number: 1, sha256: old.sha256, url: expect.any(String) });
      expect((await visit(api, String(version?.url).replace(API_BASE_PATH, ''))).statusCode).toBe(200);
      expect((await registerOn()).documents).toEqual([]);
    },
  );

  it('leads to no file that is in the trash', async () => {
    const { id, old } = await rules();
    await staff.call(disclosureItem, 'remove', id);
    await api.dataSource.query('UPDATE media_file SET trashed_at = now() WHERE id = $1', [old.value.fileId]);
    expect((await registerOn('2025-01-01')).documents).toMatchObject([{ version: { number: 1, url: null } }]);
  });

  it('keeps what visitors read of a version when its document goes back to a draft', async () => {
    const { id, present } = await rules();
    await staff.call(disclosureItem, 'unpublish', id);
    await staff.update(disclosureItem, id, { title: 'Новые правила', validFrom: '2026-05-01' });
    const { matches } = await read<DocumentCheck>(api, `${check}?sha256=${present.sha256}`);
    expect(matches).toMatchObject([{ version: { title: 'Правила займов', valid_from: '2026-04-01' } }]);
  });

  it('has no drafts, and says that what was removed is gone', async () => {
    const draft = await staff.draft(disclosureItem);
    expect((await registerOn()).documents).toEqual([]);
    expect((await visit(api, `${document}/disclosure-item/${draft.id}`)).statusCode).toBe(404);
    const { id, old } = await rules();
    await staff.call(disclosureItem, 'remove', id);
    expect((await visit(api, `${document}/disclosure-item/${id}`)).statusCode).toBe(410);
    const { matches } = await read<DocumentCheck>(api, `${check}?sha256=${old.sha256}`);
    expect(matches).toHaveLength(1);
  });

  it.each([
    ['moveArchive', true],
    ['unpublish', false],
    ['remove', false],
  ] as const)('says after %s whether a document is still on the site: %s', async (operation, on_site) => {
    const { id, old } = await rules();
    const seen = await staff.publish(loanDocument, { file: old.value });
    await staff.call(disclosureItem, operation, id);
    const { matches } = await read<DocumentCheck>(api, `${check}?sha256=${old.sha256}`);
    expect(matches).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, on_site }),
        expect.objectContaining({ id: seen, kind: 'loan-document', on_site: true }),
      ]),
    );
    const told = await read<DocumentChange[]>(api, changes);
    const expected = told.map(({ kind }) => (kind === 'loan-document' ? true : on_site));
    expect(told.map((change) => change.on_site)).toEqual(expected);
    expect(new Set(told.map(({ kind }) => kind)).size).toBe(2);
    const page = on_site ? `/raskrytie-informatsii/dokument/${id}` : '/documenty/reestr/izmeneniya';
    const { items } = (await visit(api, jsonFeed)).json<{ items: { id: string; url: string }[] }>();
    expect(items.find((item) => item.id === `disclosure-item:${id}:1:published`)?.url).toMatch(
      new RegExp(`^https?://[^/]+${page}$`, 'u'),
    );
    expect((await visit(api, rss)).body).toContain(`/documenty/dokument-zajma/${seen}</link>`);
  });

  it('knows a category by its former address', async () => {
    const id = await staff.publish(disclosureCategory, { title: 'Правила', slug: 'pravila' });
    await staff.update(disclosureCategory, id, { slug: 'pravila-zajmov' });
    const path = `${DOCUMENT_REGISTER_PATHS.category}/disclosure/pravila`;
    expect(await read<{ url: string }>(api, path)).toEqual({ url: 'pravila-zajmov' });
  });

  it.each([
    ['category/disclosure/netu', 404],
    ['list/nothing', 404],
    ['list/disclosure?date=2026-13-01', 422],
    ['list/disclosure?date=2026-02-30', 422],
    ['list/disclosure?date=1899-12-31', 422],
    [`list/disclosure?date=${REGISTER_DAYS.first}`, 200],
    [`list/disclosure?date=${REGISTER_DAYS.last}`, 200],
    ['list/disclosure?date=2200-01-01', 422],
    ['document/blog/1', 404],
    ['document/loan-document/x', 404],
    ['check?sha256=abc', 422],
    ['compare/loan-document/1?from=1&to=2', 404],
    ['compare/loan-document/1?from=a&to=2', 422],
  ])('answers %s with %d', async (path, status) => {
    expect((await visit(api, `document-register/${path}`)).statusCode).toBe(status);
  });
});

describe('a file that somebody has', () => {
  it('is found by its digest with the sealed record of its publication', async () => {
    const { id, old } = await rules();
    const { matches } = await read<DocumentCheck>(api, `${check}?sha256=${old.sha256}`);
    expect(matches).toMatchObject([
      {
        kind: 'disclosure-item',
        id,
        version: { number: 1, valid_from: '2024-01-15', valid_to: '2026-04-01' },
      },
    ]);
    expect(matches[0]?.seal).toMatchObject({ digest: expect.stringMatching(/^[0-9a-f]{64}$/u), batch: null });
    await api.dataSource.query('SELECT seal_history(1000)');
    const sealed = await read<DocumentCheck>(api, `${check}?sha256=${old.sha256}`);
    expect(sealed.matches[0]?.seal?.batch).toMatchObject({ number: 1 });
  });

  it('is found in no register when a byte of it is another', async () => {
    await rules();
    const { matches } = await read<DocumentCheck>(api, `${check}?sha256=${'0'.repeat(64)}`);
    expect(matches).toEqual([]);
  });
});

it('is found among many without reading all of them', async () => {
  const { present } = await rules();
  await api.dataSource.query(
    `WITH files AS (
       INSERT INTO media_file (id, hash, file_name, extension, mime_type, bytes, created_by, sha256)
       SELECT gen_random_uuid(), md5(n::text), 'a.pdf', 'pdf', 'application/pdf', n, (SELECT max(created_by) FROM media_file),
         encode(sha256(n::text::bytea), 'hex')
       FROM generate_series(1000, 20000) n RETURNING id, bytes)
     INSERT INTO document_version (content_type, item_id, number, file_id, title, valid_from, published_at)
     SELECT 'loan-document', bytes, 1, id, 'Условия', '2026-01-01', now() FROM files`,
  );
  await api.dataSource.query('ANALYZE document_version, media_file');
  const query = SEALED_VERSIONS_BY_SHA256.replaceAll('$1', `'${present.sha256}'`);
  const plan = await api.dataSource.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN (ANALYZE) ${query}`);
  const scans = plan.map(
    (line) => / on document_version .*actual .*rows=(\d+)/u.exec(line['QUERY PLAN'])?.[1],
  );
  const rows = scans.filter((count) => count !== undefined).map(Number);
  expect(rows.length).toBeGreaterThan(0);
  expect(Math.max(...rows)).toBeLessThan(10);
});

describe('a document before its moment', () => {
  const DAY = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const seen = async (sha256: string) => {
    const told = await read<DocumentChange[]>(api, changes);
    const { matches } = await read<DocumentCheck>(api, `${check}?sha256=${sha256}`);
    return [told.map(({ event, version }) => `${event} ${version}`), matches.length];
  };
  /** As if the moment had come for everything that is to come within so many days. */
  const pass = (days: number) =>
    api.dataSource.query(
      `UPDATE document_version SET published_at = published_at - $1 * interval '1 day',
         valid_from = least(valid_from, CURRENT_DATE)`,
      [days],
    );

  it('is in no list when its file is replaced, and comes out under the last one', async () => {
    const first = await fileOf('Ставка не выше 0,8.');
    const id = await staff.publish(loanDocument, {
      validFrom: null,
      endsOn: null,
      file: first.value,
      publishedAt: inDays(2),
    });
    const second = await fileOf('Ставка не выше 0,5.');
    await staff.update(loanDocument, id, { file: second.value });
    expect(await seen(second.sha256)).toEqual([[], 0]);
    expect((await visit(api, rss)).body).not.toContain('<item>');
    await pass(3);
    expect(await seen(second.sha256)).toEqual([['published 1'], 1]);
    expect(await seen(first.sha256)).toEqual([['published 1'], 0]);
  });

  it('waits when its date is moved, and is forgotten when nobody will publish it', async () => {
    const { value: file, sha256 } = await fileOf('Ставка не выше 0,8.');
    const given = { validFrom: null, endsOn: null, file, publishedAt: inDays(2) };
    const moved = await staff.publish(loanDocument, given);
    await staff.update(loanDocument, moved, { publishedAt: inDays(20) });
    await staff.call(loanDocument, 'unpublish', await staff.publish(loanDocument, given));
    await staff.call(loanDocument, 'remove', await staff.publish(loanDocument, given));
    await pass(3);
    expect(await seen(sha256)).toEqual([[], 0]);
    await pass(20);
    expect(await seen(sha256)).toEqual([['published 1'], 1]);
  });

  it('leaves the version before in its place until then', async () => {
    const { id, old, present } = await rules();
    await staff.update(disclosureItem, id, { publishedAt: inDays(2), file: old.value, title: 'Тайна' });
    const { matches } = await read<DocumentCheck>(api, `${check}?sha256=${present.sha256}`);
    expect(matches).toMatchObject([{ version: { number: 2, title: 'Правила займов', valid_to: null } }]);
    await staff.update(disclosureItem, id, { file: present.value });
    await pass(3);
    expect(await seen(present.sha256)).toEqual([['replaced 2', 'published 1'], 1]);
  });
});

describe('two versions of a document', () => {
  let threads = 0;
  const count = () => void (threads += 1);
  beforeAll(() => subscribe('worker_threads', count));
  afterAll(() => void unsubscribe('worker_threads', count));

  it('are compared word by word', async () => {
    const { id } = await rules();
    const { parts } = await read<DocumentComparison>(api, `${compare}/disclosure-item/${id}?from=1&to=2`);
    const words = (change: string) =>
      parts?.filter((part) => part.change === change).map(({ text }) => text.trim());
    expect([words('removed'), words('added')]).toEqual([['0,8'], ['0,5']]);
  });

  it('are not said to have no text where a file cannot be read now', async () => {
    const { id } = await rules();
    const url = `${compare}/disclosure-item/${id}?from=2&to=1`;
    const reading = jest.spyOn(api.app.get(FileText), 'of').mockRejectedValue(new FileUnread());
    try {
      expect((await visit(api, url)).statusCode).toBe(503);
    } finally {
      reading.mockRestore();
    }
    expect((await read<DocumentComparison>(api, url)).parts).toHaveLength(4);
  });

  it('are compared without keeping others waiting, two comparisons at a time', async () => {
    const words = ['займ', 'ставка', 'процент', 'договор', 'срок', 'сумма', 'погашение'];
    const text = (seed: number) => {
      let drawn = seed;
      return Array.from({ length: 6000 }, () => words[(drawn = (drawn * 16_807) % 2_147_483_647) % 7]).join(
        ' ',
      );
    };
    const documentOf = async (before: number, after: number) => {
      const file = (await fileOf(text(before))).value;
      const id = await staff.publish(loanDocument, { endsOn: null, file });
      await staff.update(loanDocument, id, { file: (await fileOf(text(after))).value });
      return id;
    };
    const [id, other] = [await documentOf(3, 5), await documentOf(7, 11)];
    // Each of them takes its time.
    const pairs = [id, other].flatMap((each) => [`${each}?from=1&to=2`, `${each}?from=2&to=1`]);
    const url = (pair: string) => `${API_BASE_PATH}${compare}/loan-document/${pair}`;
    const answers = await Promise.all(pairs.map((pair) => api.app.inject({ url: url(pair) })));
    // Two comparisons; the files are read in others.
    expect(threads).toBeGreaterThanOrEqual(3);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 503, 503]);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['5', '5']);
    expect((await visit(api, `${compare}/loan-document/${id}?from=1&to=1`)).statusCode).toBe(200);
  });

  it('are not compared where a file has no text', async () => {
    const id = await staff.publish(loanDocument, { endsOn: null });
    const { parts } = await read<DocumentComparison>(api, `${compare}/loan-document/${id}?from=1&to=1`);
    expect(parts).toBeNull();
  });
});

describe('the changes of the register', () => {
  it('tell of each publication, replacement and end, the newest first', async () => {
    const { id } = await rules();
    await staff.call(disclosureItem, 'moveArchive', id);
    const told = await read<DocumentChange[]>(api, changes);
    expect(told.map(({ event, day }) => [event, day])).toEqual([
      ['ended', today],
      ['replaced', '2026-04-01'],
      ['published', '2024-01-15'],
    ]);
  });

  it('are two feeds, whose texts break out of nothing', async () => {
    const { id } = await rules();
    await staff.update(disclosureItem, id, { title: 'Правила <b> & «условия»' });
    const feed = await visit(api, rss);
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.body).toContain('<title>Новая редакция: Правила &lt;b&gt; &amp; «условия»</title>');
    expect(feed.body).toContain(`/raskrytie-informatsii/dokument/${id}</link>`);
    const json = await visit(api, jsonFeed);
    expect(json.json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      items: [
        { title: 'Новая редакция: Правила <b> & «условия»' },
        { title: 'Опубликован документ: Правила займов' },
      ],
    });
  });
});
