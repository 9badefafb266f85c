import { describe, expect, it } from '@jest/globals';
import { blogPost } from '@polden/content-model';
import sharp from 'sharp';
import { readValues } from '../../content/fields/values.ts';
import { renderRichText } from '../../content/rich-text/render-rich-text.ts';
import { demoPosts } from './demo-posts.ts';
import { HEIGHT, WIDTH } from './pictures/scene.ts';
import { pictures } from './pictures/pictures.ts';
import { richTextOf } from './rich-text-of.ts';

const mediaId = '11111111-2222-4333-8444-555555555555';

describe('the demo posts', () => {
  it.each(demoPosts)('can be published: $title', ({ title, lead, alt, body }) => {
    const given = { title, lead, body: richTextOf(body), image: { mediaId, alt } };
    const { body: document } = readValues(blogPost, given, null, true);
    expect(document).toEqual(given.body);
    expect(renderRichText(given.body)).not.toMatch(/\*\*|\]\(/u);
  });

  it('fill more than a page, with three highlights and two drafts', () => {
    expect(demoPosts.filter(({ daysAgo }) => daysAgo !== null).length).toBeGreaterThan(
      blogPost.pageSize.public,
    );
    expect(demoPosts.filter(({ daysAgo }) => daysAgo === null)).toHaveLength(2);
    expect(demoPosts.flatMap(({ highlight }) => highlight ?? []).sort()).toEqual([1, 2, 3]);
  });

  it('are all different, and use every picture', () => {
    expect(new Set(demoPosts.map(({ title }) => title)).size).toBe(demoPosts.length);
    expect(new Set(demoPosts.map(({ lead }) => lead)).size).toBe(demoPosts.length);
    expect(new Set(demoPosts.map(({ alt }) => alt)).size).toBe(demoPosts.length);
    const paragraphs = demoPosts.flatMap(({ body }) => body.filter((block) => typeof block === 'string'));
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(new Set(demoPosts.map(({ picture }) => picture))).toEqual(new Set(Object.keys(pictures)));
  });

  it('stand in the order of their days, drafts at the end', () => {
    const days = demoPosts.map(({ daysAgo }) => daysAgo ?? 0);
    expect(days).toEqual([...days].sort((a, b) => b - a));
    expect(days[0]).toBeGreaterThan(1000);
  });

  it.each(Object.entries(pictures))('have a picture that can be drawn: %s', async (_name, svg) => {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
      format: 'svg',
      width: WIDTH,
      height: HEIGHT,
    });
  });
});
