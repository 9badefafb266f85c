import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { COMPANY_DOC_PATHS, NEWSROOM_PATHS, REVIEW_PATHS, SITE_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { SHELL_DATA } from '@polden/ui/testing';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { servePage, structuredIn } from '../../testing/serve-page.ts';

let api: ContentApi;

beforeEach(async () => {
  api = await startContentApi();
  api.answers = {
    [SITE_PATHS.siteMap]: { officeRegions: [{ id: 1 }, { id: 2 }] },
    [REVIEW_PATHS.summary]: { count: 51, rating: 4.1, marks: [{ stars: 4, count: 42 }] },
    [NEWSROOM_PATHS.main]: { items: [], pageCount: 0 },
    [COMPANY_DOC_PATHS.files]: [
      { id: 1, name: 'Устав.pdf', url: '/api/v1/media/file/a.pdf', ext: 'pdf', size: '15 КБ' },
    ],
  };
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  delete SHELL_DATA.isThere;
  delete SHELL_DATA.installsApp;
  await api.close();
});

describe('the page of the company', () => {
  it('says who lends, by what right, and leads to all that is told of it', async () => {
    const { status, html, text } = await servePage('/o-kompanii');
    expect(status).toBe(200);
    expect(text).toContain('ООО МФК «Полдень»');
    expect(text).toContain('2 офиса');
    expect(text).toContain('4,1 из 5 по 42 оценкам');
    expect(text).toContain('Устав PDF, 15 КБ');
    for (const path of ['/about-polden', '/o-kompanii/otzyvi', '/kariera', '/kontakty', '/o-kompanii/video'])
      expect(html).toContain(`href="${path}"`);
  });

  it('leaves out what is not known, and pages that are not there', async () => {
    SHELL_DATA.isThere = (url) => url !== '/documenty' && url !== '/mobilnoe-prilozhenie';
    api.outage = 500;
    const { status, html, text } = await servePage('/o-kompanii');
    expect(status).toBe(200);
    expect(text).not.toContain('из 5');
    expect(html).not.toContain('href="/documenty"');
    expect(html).not.toContain('href="/mobilnoe-prilozhenie"');
  });

  it('has its history under the name of the brand, with the way up', async () => {
    const page = await servePage('/about-{brand}');
    expect(page.text).toContain('История компании «Полдень»');
    expect(structuredIn(page, 'BreadcrumbList')?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Главная' },
      { position: 2, name: 'О компании', item: 'https://polden.example/o-kompanii' },
      { position: 3 },
    ]);
  });

  it('has the app with its questions for search engines', async () => {
    const page = await servePage('/mobilnoe-prilozhenie');
    expect(page.html).toContain('href="/mobilnoe-prilozhenie/privacy-policy"');
    expect(page.html).toContain('href="/mobilnoe-prilozhenie/personal-data-consent"');
    expect(structuredIn(page, 'FAQPage')?.['mainEntity']).toHaveLength(4);
  });

  it('has the app by its name, and the way to install it where that is known', async () => {
    const alone = await servePage('/mobilnoe-prilozhenie');
    expect(alone.text).toContain('Найдите «Полдень»');
    expect(alone.html).not.toContain('href="/app/');
    SHELL_DATA.installsApp = true;
    const { html } = await servePage('/mobilnoe-prilozhenie');
    expect(html).toMatch(/<a [^>]*href="\/app\/install"[^>]*>(<[^>]+>)*Установить приложение/u);
  });
});
