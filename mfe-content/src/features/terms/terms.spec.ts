import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TermsPage, TERMS_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { servePage } from '../../testing/serve-page.ts';

const PAGE: TermsPage = {
  id: 1,
  url: 'zaem-pod-pts',
  title: 'Заём под залог ПТС',
  lead: 'Машина остаётся у вас.',
  public_at: '2026-11-10T09:00:00.000Z',
  content: '<h2>Сумма</h2><p>До миллиона.</p><h2></h2><h2>Срок</h2><h2>Ставка</h2>',
};

let api: ContentApi;

beforeEach(async () => {
  api = await startContentApi();
  for (const url of [PAGE.url, 'ranshe']) api.answers[`${TERMS_PATHS.post}/${url}`] = PAGE;
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

describe('a page of terms', () => {
  it('has its headings in the contents, and none that was left empty', async () => {
    const { text, html } = await servePage('/uslovija/zaem-pod-pts');
    expect(text).toContain('Содержание Сумма Срок Ставка');
    expect(html.match(/<h2/gu)).toHaveLength(3);
    expect(html.match(/<a [^>]*href="#[^>]*>/gu)).toHaveLength(3);
  });

  it('is moved for good from a former address, with what the visitor came by', async () => {
    expect(await servePage('/uslovija/ranshe?utm_source=x')).toMatchObject({
      status: 301,
      location: '/uslovija/zaem-pod-pts?utm_source=x',
    });
  });
});
