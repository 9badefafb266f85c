import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SEARCH_PATHS, type SearchPage } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { SHELL_DATA } from '@polden/ui/testing';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { servePage } from '../../testing/serve-page.ts';

let api: ContentApi;
let asked: string[];

const FOUND: SearchPage = {
  items: [
    {
      kind: 'question',
      path: '/voprosy-i-otvety#7',
      title: 'Как погасить заём досрочно?',
      fragments: [
        { text: 'Внесите ', marked: false },
        { text: 'остаток', marked: true },
        { text: ' <b>', marked: false },
      ],
      public_at: '2026-11-01T09:00:00.000Z',
    },
  ],
  pageCount: 3,
  total: 21,
  kinds: [
    { kind: 'page', count: 1 },
    { kind: 'question', count: 20 },
  ],
  places: [
    { kind: 'page', path: '/kontakty', count: 1 },
    { kind: 'question', path: '/voprosy-i-otvety#7', count: 20 },
  ],
  corrected: null,
};

beforeAll(async () => {
  api = await startContentApi();
  configureHttp({ origin: api.origin });
});
beforeEach(() => {
  asked = [];
  api.outage = null;
  api.answers = {
    [SEARCH_PATHS.find]: (query) => {
      asked.push(query.toString());
      return FOUND;
    },
  };
});
afterEach(() => {
  delete SHELL_DATA.isThere;
});
afterAll(() => api.close());

describe('the page of the search', () => {
  it('asks nobody until somebody has asked', async () => {
    const { status, text } = await servePage('/poisk');
    expect([status, asked]).toEqual([200, []]);
    await servePage('/poisk?q=%E2%80%8B+%C2%AD');
    expect(asked).toEqual([]);
    expect(text).toContain('Например:');
  });

  it('shows what was found, with the words marked, and keeps the question in the field', async () => {
    const { html, text } = await servePage('/poisk?q=%D0%BE%D1%81%D1%82%D0%B0%D1%82%D0%BE%D0%BA&page=2');
    expect(asked).toEqual(['q=%D0%BE%D1%81%D1%82%D0%B0%D1%82%D0%BE%D0%BA&page=2']);
    expect(html).toContain('value="остаток"');
    expect(html).toContain('href="/voprosy-i-otvety#7"');
    expect(html).toContain('<mark>остаток</mark>');
    expect(html).toContain('&lt;b&gt;');
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(text).toContain('21 ответ');
  });

  it('leads to one kind and to further pages with the question', async () => {
    const { html } = await servePage('/poisk?q=a%26b');
    expect(html).toContain('href="/poisk?q=a%26b&amp;kind=question"');
    expect(html).toContain('href="/poisk?q=a%26b&amp;page=2"');
    expect((await servePage('/poisk?q=a&kind=question')).status).toBe(200);
    expect(asked.at(-1)).toBe('q=a&page=1&kind=question');
  });

  it('is 404 past the last page, and leads to it', async () => {
    const behind = await servePage('/poisk?q=a&page=999');
    expect(behind.status).toBe(404);
    expect(behind.text).toContain('Такой страницы нет: здесь 3 страницы.');
    expect(behind.html).toMatch(
      /href="\/poisk\?q=a&amp;page=3"[^>]*><span class="content">На последнюю страницу/u,
    );
    expect(behind.html).toContain('value="a"');
  });

  it('says what was looked for instead', async () => {
    api.answers[SEARCH_PATHS.find] = { ...FOUND, corrected: 'остаток' };
    expect((await servePage('/poisk?q=%D0%B0%D1%81%D1%82')).text).toContain('показываем ответы на «остаток»');
  });

  it('offers ways on when there is nothing, and when there is no answer', async () => {
    const found = { items: [], pageCount: 0, total: 0, kinds: [], places: [], corrected: null };
    api.answers[SEARCH_PATHS.find] = found;
    const nothing = await servePage('/poisk?q=xyz');
    expect(nothing.text).toContain('По запросу «xyz» ничего не нашлось');
    expect(nothing.html).toContain('href="tel:');
    api.outage = 503;
    const away = await servePage('/poisk?q=xyz');
    expect([away.status, away.html.includes('value="xyz"')]).toEqual([503, true]);
    expect(away.text).toContain('Поиск сейчас не отвечает');
  });

  it.each([
    [422, 404],
    [404, 404],
    [429, 503],
  ])('answers what the API says with %i with %i', async (said, status) => {
    api.outage = said;
    expect((await servePage('/poisk?q=xyz')).status).toBe(status);
  });

  it('leads to no page that is not there', async () => {
    SHELL_DATA.isThere = (url) => !url.startsWith('/voprosy-i-otvety');
    const { html, text } = await servePage('/poisk?q=a');
    expect(html).not.toContain('href="/voprosy-i-otvety#7"');
    // Nor does it count them.
    expect(text).toContain('1 ответ ');
    expect(text).toContain('из раздела, который сейчас закрыт');
    expect(html).not.toContain('kind=question');
    expect((await servePage('/poisk?q=a&kind=question')).text).toContain('ничего не нашлось');
  });

  it.each(['/poisk?q=a&page=0', '/poisk?q=a&page=x', '/poisk?q=a&kind=people'])(
    'is not at %s',
    async (path) => {
      expect((await servePage(path)).status).toBe(404);
    },
  );
});
