import { describe, expect, it } from '@jest/globals';
import type { EventBanner, MenuItem } from '@polden/api-contract';
import type { ShellData } from '@polden/mfe-contract';
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

function siteWith(facts: Partial<ShellData>, patterns: string[]): ShellData {
  const routes = patterns.map((path) => ({ path, layout: 'default' }));
  const lock = [{ kind: 'primary' as const, available: true, routes }];
  const declared = { roles: {}, offers: [] };
  const site = { ...UNKNOWN_SITE, local: false, city: MAIN_SITE, ...facts };
  return withClaimedLinks(() => site, { lock, declared })(new Request(MAIN_SITE.origin));
}

function shown(menu: MenuItem[], patterns: string[]): string[] {
  return siteWith({ menu }, patterns).menu.map(({ id, url }) => `${id} ${url}`);
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

describe('links of the footer', () => {
  it('lead only to pages that a live release claims, and a group without any is left out', () => {
    const page = (id: number, url: string) => ({ id, title: url, url, position: id });
    const footerSeo = [
      { id: 1, title: 'Loans', position: 1, items: [page(1, '/loans'), page(2, '/gone')] },
      { id: 2, title: 'Gone', position: 2, items: [page(3, '/gone/too')] },
    ];
    const data = siteWith({ footerSeo }, ['/loans']);
    expect(data.footerSeo).toEqual([{ ...footerSeo[0], items: [page(1, '/loans')] }]);
  });
});

it('banners keep their words without a link to a page that is not there', () => {
  const banner = { id: 1, title: 'Праздник', link: '/gone' } as EventBanner;
  expect(siteWith({ banners: [banner] }, ['/loans']).banners).toEqual([{ ...banner, link: '' }]);
});

it('pages are told what is there, which no JSON carries, and by one function for as long as the data stays', () => {
  const data = siteWith({}, ['/loans']);
  expect([data.isThere?.('/loans'), data.isThere?.('/gone')]).toEqual([true, false]);
  expect(JSON.stringify(data)).not.toContain('isThere');
});

it('is one for all visitors, so that no release can change it for others', () => {
  const site = siteWith({ menu: [link(1, '/')] }, ['/']);
  for (const part of [site, site.brand, site.menu, site.menu[0], site.city, site.settings])
    expect(() => Object.assign(part as object, { taken: true })).toThrow(TypeError);
});
