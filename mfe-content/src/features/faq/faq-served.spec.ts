import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FAQ_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { servePage } from '../../testing/serve-page.ts';

let api: ContentApi;

beforeEach(async () => {
  api = await startContentApi();
  api.answers = {
    [FAQ_PATHS.categories]: {
      ok: true,
      data: [
        { id: 1, title: 'Платежи', position: 1 },
        { id: 2, title: 'Пустой раздел', position: 2 },
      ],
    },
    [FAQ_PATHS.questions]: {
      ok: true,
      data: [{ id: 5, question: 'Как погасить заём?', answer: null, faq_category_id: 1 }],
    },
    [FAQ_PATHS.answers]: { ok: true, data: [{ id: 5, answer: '<p>Картой или в приложении.</p>' }] },
    [FAQ_PATHS.vote]: { ok: true },
  };
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

describe('questions and answers as the server sends them', () => {
  it('have every answer in the page, and data for search engines', async () => {
    const { status, text, html } = await servePage('/voprosy-i-otvety');
    expect(status).toBe(200);
    expect(text).toContain('Картой или в приложении.');
    expect(text).not.toContain('Пустой раздел');
    expect(html).toContain('"@type":"FAQPage"');
    expect(html).toContain('id="vopros-5"');
  });

  it('are searched without scripts', async () => {
    const { text, html } = await servePage('/voprosy-i-otvety?q=вернуть+кредит');
    expect(text).toContain('По запросу «вернуть кредит»: 1 ответ');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const none = await servePage('/voprosy-i-otvety?q=зебра');
    expect(none.text).toContain('По запросу «зебра» ответа нет.');
    expect(none.html).toContain(`href="/poisk?q=${encodeURIComponent('зебра')}"`);
  });

  it('take a vote without scripts, and keep the answer open', async () => {
    const { status, html, text } = await servePage('/voprosy-i-otvety', { id: '5', useful: '0' });
    expect([status, html]).toEqual([200, expect.stringMatching(/<details[^>]* open=""/u)]);
    expect(text).toContain('Спасибо, перечитаем и допишем.');
    expect(api.posted).toEqual([{ path: FAQ_PATHS.vote, body: '{"id":5,"useful":false}' }]);
  });

  it.each([
    [{ id: 'x', useful: '1' }, 422],
    [{ id: '5', useful: 'yes' }, 422],
  ])('refuse %j', async (form, status) => {
    expect(await servePage('/voprosy-i-otvety', form)).toMatchObject({ status });
    expect(api.posted).toEqual([]);
  });

  it('say what to do when a vote did not reach us, and 503 without data', async () => {
    delete api.answers[FAQ_PATHS.vote];
    const { status, text } = await servePage('/voprosy-i-otvety', { id: '5', useful: '1' });
    expect([status, text]).toEqual([404, expect.stringContaining('уже сняли с сайта')]);
    api.outage = 500;
    expect(await servePage('/voprosy-i-otvety')).toMatchObject({ status: 503 });
  });

  it.each([
    [500, 503, 'У нас что-то не сработало.'],
    [429, 429, 'Отказ. Подождите немного и попробуйте снова'],
  ])('say of a vote that was answered with %i what happened', async (said, status, words) => {
    configureHttp({ origin: api.origin, cacheReads: true });
    await servePage('/voprosy-i-otvety');
    api.outage = said;
    const answer = await servePage('/voprosy-i-otvety', { id: '5', useful: '1' });
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)]);
  });

  it('are whole while there are none', async () => {
    api.answers[FAQ_PATHS.questions] = { ok: true, data: [] };
    expect((await servePage('/voprosy-i-otvety')).text).toContain('Ответы сейчас обновляются');
  });
});
