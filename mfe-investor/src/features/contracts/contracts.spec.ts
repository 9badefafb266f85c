import { afterEach, describe, expect, it } from '@jest/globals';
import { INVESTOR_CONTRACT_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { startInvestorApi, type InvestorApi } from '../../testing/investor-api.ts';
import { servePage, type ServedPage } from '../../testing/serve-page.ts';

const PAGE = '/investitsionnye-dogovory';
let api: InvestorApi;
afterEach(() => api.close());

async function serve(
  path: string,
  status?: number,
  changed?: Parameters<typeof startInvestorApi>[1],
): Promise<ServedPage> {
  api = await startInvestorApi(status, changed);
  configureHttp({ origin: api.origin });
  return servePage(path);
}

describe('contracts of investors', () => {
  it('open with the first tab, its subcategories, the facts of each file and all of them in one', async () => {
    const { html, text } = await serve(PAGE);
    expect(html).toMatch(/aria-current="page" href="\/investitsionnye-dogovory"/u);
    expect(html).toContain('href="/investitsionnye-dogovory/bonds"');
    expect(text).toMatch(/Договоры .*Договор займа\s+PDF, 84 КБ, на сайте с 22 ноября 2026 года/u);
    expect(text).toContain('Памятка о рисках');
    expect(text).not.toContain('Решение о выпуске');
    expect(html).toMatch(/<a[^>]*href="\/api\/v1\/media\/documents\/1\.pdf"[^>]*download/u);
    expect(html).toContain(`href="/api/v1/${INVESTOR_CONTRACT_PATHS.archive}/natural"`);
    expect(text).toContain('ZIP, 2 файла, около 168 КБ');
  });

  it('have a page for each tab, and the first one a single address', async () => {
    const bonds = await serve(`${PAGE}/bonds`);
    expect(bonds.html).toContain('<title>Инвестиционные договоры: облигации — Полдень</title>');
    expect(bonds.text).toContain('PDF, 84 КБ, действует с 25 ноября 2024 года');
    expect(bonds.html).not.toContain('noindex');
    await api.close();
    expect((await serve(`${PAGE}/natural`)).html).toContain('content="noindex"');
  });

  it.each(['legal', 'nowhere', 'constructor'])('are not there for the tab «%s»', async (tab) => {
    expect((await serve(`${PAGE}/${tab}`)).status).toBe(404);
  });

  it('say so when there are none, and when they cannot be read', async () => {
    const empty = await serve(PAGE, 200, { [INVESTOR_CONTRACT_PATHS.files]: { data: {} } });
    expect([empty.status, empty.text]).toEqual([
      200,
      expect.stringContaining('Договоры ещё не опубликованы'),
    ]);
    await api.close();
    expect((await serve(PAGE, 500)).status).toBe(503);
  });
});
