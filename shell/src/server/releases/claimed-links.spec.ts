import { describe, expect, it } from '@jest/globals';
import type { MenuItem } from '@polden/api-contract';
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
  const data = withClaimedLinks(() => ({ ...UNKNOWN_SITE, local: false, menu }), patterns);
  return data().menu.map(({ id, url }) => `${id} ${url}`);
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
