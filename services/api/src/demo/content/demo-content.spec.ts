import { describe, expect, it } from '@jest/globals';
import type { ContentType, Field } from '@polden/content-model';
import { PRODUCT_TABLE } from '@polden/lending-math';
import { formatNumber } from '@polden/ru';
import { fieldsOf, readValues } from '../../content/fields/values.ts';
import { renderRichText } from '../../content/rich-text/render-rich-text.ts';
import type { Block } from '../blog/demo-post.ts';
import { pictures } from '../blog/pictures/pictures.ts';
import { logos } from '../logos.ts';
import { pressMarks } from '../press-marks.ts';
import { richTextOf } from '../blog/rich-text-of.ts';
import type { DemoItem } from '../demo-item.ts';
import { dayFromSeeding } from './day-from-seeding.ts';
import { demoContent } from './index.ts';

interface Entry {
  type: ContentType;
  item: DemoItem<ContentType>;
  title: string;
}

const UUID = '11111111-2222-4333-8444-555555555555';
const entries: Entry[] = demoContent.flatMap(({ type, items }) =>
  items.map((item) => ({ type, item, title: textOf(item.fields[type.title]) })),
);
const types = [...new Set(entries.map(({ type }) => type))];
const of = (type: ContentType): Entry[] => entries.filter((entry) => entry.type === type);
const isDraft = ({ type, item }: Entry): boolean => type.drafts && item.daysAgo === null;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What an editor would send; references become the place of their item, 0 for one that is not there yet. */
function given(field: Field, value: unknown, before: readonly Entry[]): unknown {
  switch (field.kind) {
    case 'richText':
      return richTextOf(value as Block[]);
    case 'file':
      return { fileId: UUID };
    case 'image':
      return { mediaId: UUID, alt: (value as { alt: string }).alt };
    case 'reference':
      return before.findIndex(({ type, title }) => type.name === field.to && title === value) + 1;
    default:
      return value;
  }
}

describe('the demo content', () => {
  it.each(entries.map((entry, place) => ({ ...entry, name: entry.type.name, place })))(
    'can be saved and seen: $name «$title»',
    ({ place, ...entry }) => {
      const fields = fieldsOf(entry.type).flatMap(([name, field]) => {
        const value = entry.item.fields[name];
        return value === undefined ? [] : [[name, given(field, value, entries.slice(0, place))]];
      });
      const values = Object.fromEntries(fields) as Record<string, unknown>;
      expect(Object.keys(entry.item.fields).sort()).toEqual(Object.keys(values).sort());
      expect(readValues(entry.type, values, null, !isDraft(entry))).toMatchObject(values);
    },
  );

  it.each(types)('calls no two items of $name the same', (type) => {
    const titles = of(type).map(({ item, title }) => {
      const { category, tab, kind, parent, subdomain, city } = item.fields;
      return JSON.stringify([title, category, tab, kind, parent, subdomain, city]);
    });
    expect(titles).toEqual([...new Set(titles)]);
  });

  it.each(types.filter(({ order }) => order === null))('tells $name from the oldest on', (type) => {
    const days = of(type).flatMap(({ item }) => (item.daysAgo === null ? [] : (item.daysAgo ?? 0)));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  it.each(types)('highlights no more of $name than fit', (type) => {
    const highlighted = of(type).filter(({ item }) => item.highlight);
    expect(highlighted.length).toBeLessThanOrEqual(type.highlights?.max ?? 0);
  });

  it.each([
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
      .filter(({ item: { fields } }) => textOf(fields.startsOn) <= today && today <= textOf(fields.endsOn));
    expect(shown).toHaveLength(1);
  });

  it('marks up nothing but bold words and links, and shows only pictures that are drawn', () => {
    for (const { type, item } of entries) {
      for (const [name, { kind }] of fieldsOf(type)) {
        const value = item.fields[name];
        if (value === undefined) continue;
        if (kind === 'richText')
          expect(renderRichText(richTextOf(value as Block[]))).not.toMatch(/\*\*|\]\(/u);
        if (kind === 'image') {
          const { picture, logo, mark } = value as { picture?: string; logo?: string; mark?: string };
          const drawn = Object.keys({ ...pictures, ...logos, ...pressMarks });
          expect(drawn).toContain(picture ?? logo ?? mark);
        }
      }
    }
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
