import { expect, test } from 'playwright/test';
import { platform } from './support/platform.ts';

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${platform.apiOrigin}/api/v1/${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Answer;
}

test('a new site has the demo content in every part', async () => {
  const pages: [path: string, least: number][] = [
    ['media/main-items', 4],
    ['media/other-items', 2],
    ['reviews/items', 3],
  ];
  for (const [path, least] of pages) {
    const { pageCount } = await read<{ pageCount: number }>(path);
    expect([path, pageCount >= least]).toEqual([path, true]);
  }
  expect((await read<{ pageCount: number }>('blog/posts')).pageCount).toBeGreaterThanOrEqual(5);
  expect((await read<{ data: unknown[] }>('faq-questions')).data.length).toBeGreaterThanOrEqual(50);
  for (const path of [
    'photobank/photobank-logo-groups',
    'photobank/photobank-photo-groups',
    'marketplace/all',
    'events/index',
  ]) {
    expect([path, (await read<unknown[]>(path)).length > 0]).toEqual([path, true]);
  }
  expect((await read<unknown[]>('vacancy/items')).length).toBeGreaterThanOrEqual(12);
});

test('a document of the site is a PDF that can be saved', async () => {
  const [category] = await read<{ id: number; items: { url: string }[] }[]>('disclosure-categories/all');
  const url = category?.items[0]?.url ?? '';
  const answer = await fetch(new URL(url, platform.apiOrigin));
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect((await answer.text()).startsWith('%PDF-')).toBe(true);
});
