import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blogPost, CONTENT_TYPES, type ContentType, type RichTextDocument } from '@polden/content-model';
import { PRODUCT_TABLE } from '@polden/lending-math';
import { formatNumber } from '@polden/ru';
import sharp from 'sharp';
import { fieldsOf } from '../../content/fields/values.ts';
import { renderRichText } from '../../content/rich-text/render-rich-text.ts';
import type { DemoItem } from '../demo-item.ts';
import { dayFromSeeding } from './demo-facts.ts';
import { DEMO_FOLDER, filesIn, nameOf } from './demo-file.ts';
import { readContent } from './read-content.ts';

interface Entry {
  type: ContentType;
  item: DemoItem;
  title: string;
}

const entries: Entry[] = readContent().flatMap(({ type, items }) =>
  items.map((item) => ({ type, item, title: textOf(item.fields[type.title]) })),
);
const types = [...new Set(entries.map(({ type }) => type))];
const of = (type: ContentType): Entry[] => entries.filter((entry) => entry.type === type);
const isDraft = ({ type, item }: Entry): boolean => type.drafts && item.daysAgo === null;
const posts = of(blogPost).map(({ item }) => item);

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Every picture that is shown somewhere, by its name. */
function shownPictures(): string[] {
  return entries.flatMap(({ item: { fields } }) =>
    Object.values(fields).flatMap((value) => (value as { picture?: string } | null)?.picture ?? []),
  );
}

describe('the demo content', () => {
  it('has every file that lies in its folder', () => {
    const read = types.flatMap(({ name }) => [`${name}.json`, name]);
    const files = [
      ...filesIn(join(DEMO_FOLDER, 'content'), '.json'),
      ...filesIn(join(DEMO_FOLDER, 'content'), '.md'),
    ];
    const names = files.map((path) => path.slice(join(DEMO_FOLDER, 'content').length + 1).split('/')[0]);
    expect(read).toEqual(expect.arrayContaining(names));
    expect(types.length).toBeGreaterThan(CONTENT_TYPES.length / 2);
  });

  it.each(types)('calls no two items of $name the same', (type) => {
    const titles = of(type).map(({ item, title }) => {
      const { category, tab, kind, parent, subdomain, city } = item.fields;
      return JSON.stringify([title, category, tab, kind, parent, subdomain, city]);
    });
    expect(titles).toEqual([...new Set(titles)]);
  });

  it.each(types.filter(({ order, highlights }) => order === null && highlights === null))(
    'tells $name from the oldest on',
    (type) => {
      const days = of(type).flatMap(({ item }) => (item.daysAgo === null ? [] : (item.daysAgo ?? 0)));
      expect(days).toEqual(days.toSorted((a, b) => b - a));
    },
  );

  it.each(types)('highlights no more of $name than fit', (type) => {
    const highlighted = of(type).filter(({ item }) => item.highlight !== undefined);
    expect(highlighted.length).toBeLessThanOrEqual(type.highlights?.max ?? 0);
  });

  it.each([
    ['blog', 60],
    ['media-our', 40],
    ['media-other', 15],
    ['media-video', 10],
    ['vacancy', 12],
    ['review', 50],
    ['uslovija-page', 6],
    ['marketplace', 16],
  ])('has enough of %s to look lived in: %d that visitors see', (name, count) => {
    const seen = entries.filter((entry) => entry.type.name === name && !isDraft(entry));
    expect(seen.length).toBeGreaterThanOrEqual(count);
  });

  it('shows one banner on the day of seeding', () => {
    const today = dayFromSeeding(0);
    const shown = entries
      .filter(({ type }) => type.name === 'events')
      .filter(
        ({ item: { fields } }) => textOf(fields['startsOn']) <= today && today <= textOf(fields['endsOn']),
      );
    expect(shown).toHaveLength(1);
  });

  it('has posts for more than a page, with three highlights first and two drafts last', () => {
    expect(posts.slice(0, 4).map(({ highlight }) => highlight)).toEqual([1, 2, 3, undefined]);
    expect(posts.flatMap(({ daysAgo }, place) => (daysAgo === null ? [place] : []))).toEqual([
      posts.length - 2,
      posts.length - 1,
    ]);
    const days = posts.slice(3).map(({ daysAgo }) => daysAgo ?? 0);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(days[0]).toBeGreaterThan(1000);
  });

  it.each(['lead', 'image', 'body'])('repeats no %s of its posts', (name) => {
    const body = (item: DemoItem) => (item.fields['body'] as RichTextDocument).content;
    const parts = posts
      .flatMap((item) =>
        name === 'body' ? body(item).filter(({ type }) => type === 'paragraph') : [item.fields[name]],
      )
      .map((part) => JSON.stringify(part));
    expect(new Set(parts).size).toBe(parts.length);
  });

  it('leaves no mark-up in its texts', () => {
    const texts = entries.flatMap(({ type, item }) =>
      fieldsOf(type).flatMap(([name, { kind }]) => (kind === 'richText' ? (item.fields[name] ?? []) : [])),
    );
    expect(texts.length).toBeGreaterThan(200);
    for (const text of texts) expect(renderRichText(text as RichTextDocument)).not.toMatch(/\*\*|\]\(|\{\{/u);
  });

  it('groups the thousands of every sum', () => {
    const bare = /(?<![\d.,«/-])\d{4,}(?= (?:рубл|₽))/u;
    const torn = entries.filter(({ item }) => bare.test(JSON.stringify(item.fields)));
    expect(torn.map(({ title }) => title)).toEqual([]);
  });

  it('names to each the sums that the products have', () => {
    const most = formatNumber(PRODUCT_TABLE.business.sumMax);
    const footer = entries.find(({ item }) => item.fields['identifier'] === 'footer-loans');
    expect(JSON.stringify(footer?.item.fields)).toContain(most);
    const home = entries.find(
      ({ type, item: { fields } }) => type.name === 'meta-for-pages' && fields['url'] === '/',
    );
    expect(textOf(home?.item.fields['description'])).toContain(most);
  });
});

describe('the pictures of the demo', () => {
  const files = ['pictures', 'logos', 'marks'].flatMap((folder) =>
    filesIn(join(DEMO_FOLDER, folder), '.svg'),
  );

  it('are all shown', () => {
    const drawn = filesIn(join(DEMO_FOLDER, 'pictures'), '.svg').map(nameOf);
    expect(new Set(shownPictures())).toEqual(new Set(drawn));
  });

  it.each(files.map((path) => path.slice(DEMO_FOLDER.length)))('can be drawn: %s', async (path) => {
    expect(await sharp(join(DEMO_FOLDER, path)).metadata()).toMatchObject({ format: 'svg' });
  });
});

describe('a mistake in a file of the demo', () => {
  let folder: string;
  const post = 'content/blog/polnaya-stoimost-zayma-odna-tsifra-vmesto-desyati-obeschaniy.md';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'polden-demo-'));
    cpSync(DEMO_FOLDER, folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What reading says after a change of one file, which is undone. */
  function saidOf(path: string, from: string, to: string): string {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
    try {
      readContent(folder);
      return 'nothing';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      writeFileSync(file, text);
    }
  }

  it.each([
    ['a field that the type does not have', post, 'lead: ', 'laed: ', /: laed: blog has no such field$/u],
    ['a value that the form refuses', post, 'daysAgo: 6', 'title2: x', /: title2: /u],
    ['an empty required field', post, /lead: .*/u, "lead: ''", /, lead: Введите вступление/u],
    [
      'a picture that is not there',
      post,
      'framedNumber',
      'freimdNumber',
      /: image: there is no pictures\/freimdNumber.svg$/u,
    ],
    [
      'an author who is not there',
      post,
      'Ольга',
      'Олга',
      /: author: blog-author has no item «Олга Терехова» before this one$/u,
    ],
    ['days that are no number', post, 'daysAgo: 6', 'daysAgo: soon', /: daysAgo: a whole number of days$/u],
    [
      'mark-up that the site does not have',
      post,
      '## Что входит',
      '# Что входит',
      /: body: texts of the site have no heading/u,
    ],
    [
      'a fact that nobody defines',
      post,
      'Реклама любит',
      '{{reklama}} любит',
      /: there is no fact \{\{reklama\}\}$/u,
    ],
    ['broken front matter', post, 'image:', 'image: [', /md: .+/u],
    ['broken JSON', 'content/menu.json', '[', '[[', /^demo.*content\/menu.json: /u],
    [
      'a document that is not there',
      'content/disclosure-item.json',
      '"ustav"',
      '"ustaff"',
      /: document: there is no documents\/ustaff.md$/u,
    ],
    [
      'a document without its day',
      'documents/ustav.md',
      'validFrom: ',
      'validFrom: the ',
      /documents\/ustav.md: validFrom: a day as 2026-04-01$/u,
    ],
  ])('is told with its file: %s', (_what, path, from, to, said) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const found = typeof from === 'string' ? from : (from.exec(text)?.[0] ?? '');
    const message = saidOf(path, found, to);
    expect(message).toMatch(said);
    expect(message).toContain(path);
  });

  it('is none when a sentence is mended', () => {
    expect(saidOf(post, 'Реклама любит круглые числа', 'Реклама обожает круглые числа')).toBe('nothing');
  });
});
