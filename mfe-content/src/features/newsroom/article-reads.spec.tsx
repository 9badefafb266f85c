import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type NewsArticle, NEWSROOM_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { screen, waitFor } from '@testing-library/react';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { openPage } from '../../testing/open-page.tsx';

const ARTICLE: NewsArticle = {
  id: 12,
  kind: 'our',
  identifier: 'novaya-stavka',
  title: 'Новая ставка',
  lead: '',
  public_at: '2026-11-20T09:00:00.000Z',
  image: null,
  source: null,
  link: '',
  content: '<p>Ставка прежняя.</p>',
};

let api: ContentApi;
let told: [url: unknown, body: unknown][];

beforeEach(async () => {
  api = await startContentApi();
  api.answers = { [NEWSROOM_PATHS.item]: ARTICLE, [NEWSROOM_PATHS.manyReads]: [] };
  configureHttp({ origin: api.origin });
  told = [];
  // jsdom has none.
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: unknown, body: unknown) => told.push([url, body]) > 0,
  });
});
afterEach(() => api.close());

it('an article tells once that somebody has opened it', async () => {
  openPage('/o-kompanii/nashi-novosti/novaya-stavka');
  expect(await screen.findByRole('heading', { name: 'Новая ставка' })).toBeVisible();
  await waitFor(() => expect(told).toEqual([['/api/v1/media/read', 'our/12']]));
});

it('an article is read where the browser tells nobody', async () => {
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
  openPage('/o-kompanii/nashi-novosti/novaya-stavka');
  expect(await screen.findByText('Ставка прежняя.')).toBeVisible();
});
