import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';
import { readContent } from '../read/read-content.ts';
import { countRows, readRows, type Rows } from './prepared-content.repository.ts';
import { seedPrepared } from './seed-prepared.ts';

const SETS = readContent().filter(({ type }) =>
  ['faq-category', 'faq', 'photobank-logo-category', 'photobank-logo', 'review'].includes(type.name),
);
const REVIEWS = SETS.find(({ type }) => type.name === 'review')?.items ?? [];
const ALL = SETS.flatMap(({ items }) => items).length;
let api: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polden-prepared-'));
  api = await startTestApp({ env: { MEDIA_DIR: join(folder, 'media') } });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const preparation = () => ({ folder: join(folder, 'prepared'), mediaDir: join(folder, 'media') });
const seed = () => seedPrepared(api.app, preparation(), SETS);

/** What the seeding has filled, without what it seals anew each time. */
async function seeded(): Promise<Record<string, string[]>> {
  const rows = await readRows(api.dataSource, [
    'faq',
    'faq_category',
    'photobank_logo',
    'media',
    'media_file',
    'content_count',
  ]);
  return Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [table, all.map((row) => JSON.stringify(row)).sort()]),
  );
}

/** As a new installation has it. */
async function empty(): Promise<void> {
  await truncate(api.dataSource);
  rmSync(preparation().mediaDir, { recursive: true, force: true });
}

describe('prepared content', () => {
  it('gives a new site what seeding it would give, but for what its own keys seal', async () => {
    await empty();
    rmSync(preparation().folder, { recursive: true, force: true });
    expect(await seed()).toBe(ALL);
    const slow = await seeded();
    const files = readdirSync(preparation().mediaDir, { recursive: true }).sort();
    await empty();
    expect(await seed()).toBe(REVIEWS.length);
    expect(await seeded()).toEqual(slow);
    expect(readdirSync(preparation().mediaDir, { recursive: true }).sort()).toEqual(files);
  });

  it('lets the next items be added after it', async () => {
    const more = SETS.map((set) => ({
      ...set,
      items: set.type.name === 'faq-category' ? [{ fields: { title: 'Ещё один раздел' } }] : [],
    }));
    expect(await seedPrepared(api.app, preparation(), more)).toBe(1);
  });

  it('holds no personal data', () => {
    const rows = readFileSync(join(preparation().folder, 'rows.json'), 'utf8');
    expect(rows).toContain('faq_category');
    expect(rows).not.toContain('"review"');
  });

  it('holds what is searched, so that no new site reads all documents for it', () => {
    const rows = JSON.parse(readFileSync(join(preparation().folder, 'rows.json'), 'utf8')) as Rows;
    expect(rows['search_position']).toHaveLength(1);
    expect(JSON.stringify(rows['search_document'])).toContain('faq');
  });

  it('holds neither teams, which are enrolled beside it, nor files of an earlier database', async () => {
    const tables = [...(await countRows(api.dataSource)).keys()];
    expect(tables.filter((table) => table.startsWith('release'))).toEqual([]);
    await empty();
    rmSync(preparation().folder, { recursive: true });
    mkdirSync(preparation().mediaDir, { recursive: true });
    writeFileSync(join(preparation().mediaDir, 'somebody.pdf'), 'of an earlier database');
    expect(await seed()).toBe(ALL);
    expect(existsSync(preparation().folder)).toBe(false);
  });

  it('that does not fit is left alone', async () => {
    await empty();
    mkdirSync(preparation().folder);
    writeFileSync(join(preparation().folder, 'rows.json'), '{"faq": [{"id": 1}]}');
    expect(await seed()).toBe(ALL);
  });
});
