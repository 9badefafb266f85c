import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  DOCUMENT_REGISTER_PATHS,
  type DocumentChange,
  type DocumentCheck,
  type DocumentComparison,
  type DocumentRegister,
  MEDIA_PATHS,
  type RegisteredDocument,
  UPLOAD_HEADER,
} from '@polden/api-contract';
import { disclosureCategory, disclosureItem, loanDocument } from '@polden/content-model';
import { moscowDay } from '@polden/ru';
import { printPaper } from '../../../core/pdf/print-paper.ts';
import { signIn, type StaffClient, upload } from '../../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../../testing/test-app.ts';
import { Publisher, read, visit } from '../testing/visitors.ts';

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

describe('two versions of a document', () => {
  it('are compared word by word', async () => {
    const { id } = await rules();
    const { parts } = await read<DocumentComparison>(api, `${compare}/disclosure-item/${id}?from=1&to=2`);
    const words = (change: string) =>
      parts?.filter((part) => part.change === change).map(({ text }) => text.trim());
    expect([words('removed'), words('added')]).toEqual([['0,8'], ['0,5']]);
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
