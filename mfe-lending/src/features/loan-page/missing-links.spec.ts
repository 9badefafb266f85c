import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NEWSROOM_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { ok, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { SHELL_DATA } from '../../testing/lender-data.ts';
import { servePage } from '../../testing/serve-page.ts';

const NEWS = {
  identifier: 'otkryli-ofis',
  title: 'Открыли офис в Туле',
  lead: 'Ближе к дому.',
  public_at: '2026-11-01T09:00:00.000Z',
  image: null,
  source: null,
};
/** Page, what leads on from it, and what it says while that is not there; null for nothing. */
const LINKS: [page: string, to: string, instead: string | null][] = [
  ['/money-for-seller', '/policy', 'Даю согласие на обработку персональных данных'],
  ['/stante-nashim-agentom-v-regione', '/policy-platim-za-druzey', 'не против звонка. Условия акции'],
  ['/pogasit-zajm/mobilnoe-prilozhenie', '/mobilnoe-prilozhenie', null],
  ['/dostupny_servicy', '/mobilnoe-prilozhenie', null],
  ['/dostupny_servicy', '/voprosy-i-otvety', null],
  ['/', '/o-kompanii/nashi-novosti', null],
  ['/', '/o-kompanii/nashi-novosti/otkryli-ofis', null],
];

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  delete SHELL_DATA.isThere;
  await api.close();
});

describe('a link to a page of a later release', () => {
  it.each(LINKS)('on %s to %s is there when the page is', async (page, to, instead) => {
    const link = `href="${to}"`;
    api.answerNext(NEWSROOM_PATHS.generals, ok([NEWS]));
    expect((await servePage(page)).html).toContain(link);

    const missing = [
      '/policy',
      '/mobilnoe-prilozhenie',
      '/o-kompanii/nashi-novosti',
      '/voprosy-i-otvety',
      '/policy-platim-za-druzey',
    ];
    SHELL_DATA.isThere = (url) => !missing.includes(url);
    api.answerNext(NEWSROOM_PATHS.generals, ok([NEWS]));
    const { html, text } = await servePage(page);
    expect(html).not.toContain(link);
    if (instead !== null) expect(text).toContain(instead);
  });
});
