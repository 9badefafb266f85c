import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { SITE_PATHS, type SiteMap } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { servePage } from '../../testing/serve-page.ts';

let api: ContentApi;

const group = (title: string, path: string) => ({ title, paths: [{ title: `${title}: страница`, path }] });
const MAP: SiteMap = {
  categories: [{ id: 1, ...group('Займы по сумме', '/zaim-remont-do-100000') }],
  references: {
    clients: group('Клиентам', '/voprosy-i-otvety'),
    company: group('Компания', '/blog'),
    partners: group('Партнёрам', '/investoram'),
    information: { title: 'Без страниц', paths: [] },
  },
  officeRegions: [
    { id: 1, title: 'Тула', slug: 'tula', address: 'ул. Ясная, 3', phone: '8 (4872) 00-00-01', hours: '' },
  ],
};

beforeEach(async () => {
  api = await startContentApi();
  api.answers = { [SITE_PATHS.siteMap]: MAP };
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

it('shows every page by its theme, and the offices', async () => {
  const { status, text, html } = await servePage('/karta-saita');
  expect(status).toBe(200);
  expect(html).toContain('href="/zaim-remont-do-100000"');
  expect(html).toContain('href="tel:84872000001"');
  expect(text).toContain('Тула ул. Ясная, 3');
  expect(text).not.toContain('Без страниц');
  api.outage = 500;
  expect(await servePage('/karta-saita')).toMatchObject({ status: 503 });
});
