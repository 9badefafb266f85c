import { describe, expect, it } from '@jest/globals';
import type { SeoMetaRule } from '@polden/api-contract';
import { pathsOfChange, ruleFor } from './meta-rules.ts';

const rule = (url: string, subdomain: string, title: string): SeoMetaRule => ({
  id: title.length,
  url,
  subdomain,
  title,
  description: '',
  heading: '',
  keywords: '',
  hidden: false,
});

/** As in the specification of `meta-for-pages/index`, which has to answer the same. */
const RULES = [
  rule('/', 'msk', 'Главная'),
  rule('/blog', 'msk', 'Блог'),
  rule('/blog/*', 'msk', 'Статья блога'),
  rule('/blog/pts*', 'msk', 'Статья о ПТС'),
  rule('/blog/pts-i-zaem', 'msk', 'Та самая статья'),
  rule('/dengi-pod-zalog*', 'msk', 'Под залог'),
  rule('/dengi-pod-zalog*', 'spb', 'Под залог в Петербурге'),
  rule('/*', 'ekaterenburg', 'Екатеринбург'),
  rule('/kariera', 'kazan', 'Карьера в Казани'),
];

describe('the rule for a page', () => {
  it.each([
    ['/', 'msk', 'Главная'],
    ['/blog', 'msk', 'Блог'],
    ['/blog/', 'msk', 'Блог'],
    ['/blog/kak-nakopit', 'msk', 'Статья блога'],
    ['/blog/pts-i-strahovka', 'kazan', 'Статья о ПТС'],
    ['/blog/pts-i-zaem', 'kazan', 'Та самая статья'],
    ['/dengi-pod-zalog-pts', 'kazan', 'Под залог'],
    ['/dengi-pod-zalog', 'spb', 'Под залог в Петербурге'],
    ['/blog/pts-i-zaem', 'ekaterenburg', 'Екатеринбург'],
    ['/kariera', 'kazan', 'Карьера в Казани'],
    ['/kariera/voditel', 'kazan', undefined],
    ['/kontakty', 'msk', undefined],
  ])('of «%s» on %s: «%s»', (path, subdomain, title) => {
    expect(ruleFor(RULES, path, subdomain)?.title).toBe(title);
  });

  it('is none without rules', () => {
    expect(ruleFor([], '/', 'msk')).toBeNull();
  });
});

describe('a change of the rules', () => {
  it('touches the pages of what was added, taken away or written anew', () => {
    const [home, blog, posts, ...rest] = RULES as [SeoMetaRule, SeoMetaRule, SeoMetaRule, ...SeoMetaRule[]];
    const isTouched = pathsOfChange(
      [home, blog, posts, ...rest],
      [home, { ...blog, title: 'Журнал' }, ...rest, rule('/investoram', 'msk', 'Инвесторам')],
    );
    expect(['/', '/blog', '/blog/statya', '/investoram', '/kontakty'].filter(isTouched)).toEqual([
      '/blog',
      '/blog/statya',
      '/investoram',
    ]);
  });
});
