import { describe, expect, it } from '@jest/globals';
import type { EventBanner, MenuItem } from '@polden/api-contract';
import { MAIN_SITE } from '../../testing/main-site.ts';
import { UNKNOWN_SITE } from '../unknown-site.ts';
import { withClaimedLinks } from './claimed-links.ts';

const link = (id: number, url: string, parent_id: number | null = null): MenuItem => ({
  id,
  parent_id,
  kind: 'main',
  title: url,
  url,
  position: id,
});

function shown(menu: MenuItem[], patterns: string[]): string[] {
  const site = { ...UNKNOWN_SITE, local: false, city: MAIN_SITE, menu };
  const data = withClaimedLinks(() => site, patterns);
  return data(new Request(MAIN_SITE.origin)).menu.map(({ id, url }) => `${id} ${url}`);
}

describe('menu links', () => {
  it('lead only to pages that a live release claims, and to other sites', () => {
    const menu = [
      link(1, '/'),
      link(2, '/blog'),
      link(3, '/blog/slug?from=menu#top'),
      link(4, 'https://bank.example/'),
    ];
    expect(shown(menu, ['/', '/blog/:post'])).toEqual([
      '1 /',
      '3 /blog/slug?from=menu#top',
      '4 https://bank.example/',
    ]);
  });

  it('keep a group without a page of its own as long as one of its pages is there', () => {
    const menu = [
      link(1, '/loans'),
      link(2, '/loans/a', 1),
      link(3, '/loans/b', 1),
      link(4, '/gone'),
      link(5, '/gone/a', 4),
    ];
    expect(shown(menu, ['/loans/b'])).toEqual(['1 /loans/b', '3 /loans/b']);
  });
});

describe('links in the shell’s own words', () => {
  const missing = (patterns: string[]) =>
    withClaimedLinks(
      () => ({ ...UNKNOWN_SITE, local: false, city: MAIN_SITE }),
      patterns,
    )(new Request(MAIN_SITE.origin)).missing;

  it('are named where no live release claims their page', () => {
    expect(missing(['/o-kompanii', '/o-kompanii/:section', '/pogasit-zajm'])).toEqual([
      '/policy',
      '/mobilnoe-prilozhenie',
      '/voprosy-i-otvety',
      '/policy-platim-za-druzey',
      '/dengi-pod-zalog',
      '/zajm-onlajn-na-kartu',
      '/pri-prosrochke',
      '/blog',
      '/documenty',
      '/raskrytie-informatsii',
    ]);
    expect(missing(['/policy', '/o-kompanii', '/o-kompanii/:section', '/:page'])).toBeUndefined();
  });
});

describe('links of the footer', () => {
  it('lead only to pages that a live release claims, and a group without any is left out', () => {
    const page = (id: number, url: string) => ({ id, title: url, url, position: id });
    const footerSeo = [
      { id: 1, title: 'Loans', position: 1, items: [page(1, '/loans'), page(2, '/gone')] },
      { id: 2, title: 'Gone', position: 2, items: [page(3, '/gone/too')] },
    ];
    const site = { ...UNKNOWN_SITE, local: false, city: MAIN_SITE, footerSeo };
    const data = withClaimedLinks(() => site, ['/loans'])(new Request(MAIN_SITE.origin));
    expect(data.footerSeo).toEqual([{ ...footerSeo[0], items: [page(1, '/loans')] }]);
  });
});

it('texts and banners keep their words without a link to a page that is not there', () => {
  const texts = { note: '<p>Есть <a href="/loans" class="a">займы</a> и <a href="/gone">другое</a>.</p>' };
  const banner = { id: 1, title: 'Праздник', link: '/gone' } as EventBanner;
  const site = { ...UNKNOWN_SITE, local: false, city: MAIN_SITE, texts, banners: [banner] };
  const data = withClaimedLinks(() => site, ['/loans'])(new Request(MAIN_SITE.origin));
  expect(data.texts['note']).toBe('<p>Есть <a href="/loans" class="a">займы</a> и другое.</p>');
  expect(data.banners).toEqual([{ ...banner, link: '' }]);
});
