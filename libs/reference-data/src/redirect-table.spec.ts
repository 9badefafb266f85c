import { describe, expect, it } from '@jest/globals';
import { ownTarget, RedirectTable, type RedirectRule } from './index.ts';

const rule = (path: string, target: string, code = 301): RedirectRule => ({ path, target, code });

function answer(path: string, rules: RedirectRule[] = []): string | null {
  const found = new RedirectTable(rules).find(path);
  return found && `${found.permanent ? 301 : 302} ${found.target}`;
}

describe('former addresses', () => {
  it.each([
    ['/zajmy-i-kredity/kak-vybrat', '/blog/kak-vybrat'],
    ['/zajmy-i-kredity/a/b', '/blog/a/b'],
    ['/zajmy-i-kredity', '/blog'],
    ['/o-kompanii/smi-o-nas/statya', '/o-kompanii/nashi-novosti/statya'],
    ['/o-kompanii/raskrytie-informatsii/otchety', '/raskrytie-informatsii/otchety'],
    ['/o-kompanii/raskrytie-informatsii', '/raskrytie-informatsii'],
    ['/o-kompanii/finansovaya-gramotnost/budzhet', '/blog/budzhet'],
    ['/o-kompanii/finansovaya-gramotnost', '/blog'],
    ['/o-kompanii/vakansii', '/kariera'],
    ['/map', '/karta-saita'],
    ['/lk', '/login'],
    ['/cabinet/', '/login'],
    ['/mobile-app', '/mobilnoe-prilozhenie'],
    ['/expired-payment', '/pri-prosrochke'],
    ['/welcome/lyuboj/hvost', '/dengi-pod-zalog'],
    ['/welcome', '/dengi-pod-zalog'],
    ['/partneram', '/monetiziruyte-online-trafik'],
    ['/partneram/agentam', '/stante-nashim-agentom-v-regione'],
    ['/dengi-pod-zalog/pts', '/dengi-pod-zalog-pts'],
    ['/blog/', '/blog'],
    ['/map///', '/karta-saita'],
  ])('%s leads to %s for good', (path, target) => {
    expect(answer(path)).toBe(`301 ${target}`);
  });

  it.each([
    '/',
    '/blog',
    '/o-kompanii/smi-o-nas',
    '/partneram/drugim',
    '/mapa',
    '/dengi-pod-zalog',
    '/nowhere',
  ])('%s stays', (path) => {
    expect(answer(path)).toBeNull();
  });

  it('lead to a guess where the rest of the address goes along, until a rule says where', () => {
    const isGuess = (path: string, rules: RedirectRule[] = []) =>
      new RedirectTable(rules).find(path)?.isGuess;
    expect(isGuess('/dengi-pod-zalog/netu/')).toBe(true);
    expect(isGuess('/zajmy-i-kredity')).toBe(false);
    expect(isGuess('/welcome/netu')).toBe(false);
    expect(isGuess('/dengi-pod-zalog/netu', [rule('/dengi-pod-zalog-netu', '/blog')])).toBe(false);
  });

  it('have one slash less in one answer with everything else', () => {
    expect(answer('/o-kompanii/smi-o-nas/')).toBe('301 /o-kompanii/smi-o-nas');
    expect(answer('/zajmy-i-kredity/slug/')).toBe('301 /blog/slug');
  });
});

describe('redirects of editors', () => {
  it('are followed to their end, and are for a while as soon as one of them is', () => {
    const rules = [rule('/a', '/b'), rule('/b', '/c', 302), rule('/c', '/map'), rule('/d', '/map')];
    expect(answer('/a', rules)).toBe('302 /karta-saita');
    expect(answer('/d/', rules)).toBe('301 /karta-saita');
  });

  it('come before the former addresses, and behind them too', () => {
    const rules = [rule('/zajmy-i-kredity/staraya', '/kontakty'), rule('/blog/prezhnyaya', '/blog/novaya')];
    expect(answer('/zajmy-i-kredity/staraya', rules)).toBe('301 /kontakty');
    expect(answer('/zajmy-i-kredity/prezhnyaya', rules)).toBe('301 /blog/novaya');
  });

  it('keep the query and the fragment of their target', () => {
    expect(answer('/a', [rule('/a', '/b?x=1#top'), rule('/b', '/c?y=2')])).toBe('301 /c?y=2&x=1#top');
  });

  it('are found by an address in Russian, as browsers send it', () => {
    const rules = [rule('/о-нас', '/о-компании')];
    expect(answer(encodeURI('/о-нас'), rules)).toBe(`301 ${encodeURI('/о-компании')}`);
  });

  it('are found in any case, as they were written down in any', () => {
    const rules = [
      rule('/О-Нас', '/O-Kompanii'),
      rule('/o-kompanii', '/kontakty'),
      rule('/File', '/Price.PDF'),
    ];
    expect(answer(encodeURI('/о-нАС/'), rules)).toBe('301 /kontakty');
    expect(answer('/O-KOMPANII', rules)).toBe('301 /kontakty');
    expect(answer('/FILE', rules)).toBe('301 /Price.PDF');
    expect(answer('/Zajmy-i-Kredity/Slug/')).toBe('301 /blog/slug');
    expect(new RedirectTable([rule('/Akcia', '/akcia')]).refused).toEqual(['/Akcia']);
  });

  it('never take a page away by a rule for a part of it', () => {
    const table = new RedirectTable([rule('/blog?page=2', '/faq'), rule('/kontakty#karta', '/faq')]);
    expect(table.refused).toEqual(['/blog?page=2', '/kontakty#karta']);
    expect([table.find('/blog'), table.find('/kontakty')]).toEqual([null, null]);
  });

  it('never lead the site or its staff away, however the address is written', () => {
    const rules = ['/t3x/../admin', '/ADMIN/roles', '/t3x/..'].map((path) => rule(path, '/blog'));
    const table = new RedirectTable(rules);
    expect(table.refused).toEqual(rules.map(({ path }) => path));
    expect([table.find('/admin'), table.find('/admin/roles')]).toEqual([null, null]);
  });

  it('are left out when they go round in circles', () => {
    const rules = [
      rule('/a', '/b'),
      rule('/b', '/a/'),
      rule('/karta-saita', '/map'),
      rule('/self', '/self?again=1'),
      rule('/blog', '/zajmy-i-kredity'),
      rule('/good', '/blog'),
    ];
    const table = new RedirectTable(rules);
    expect(table.refused).toEqual(['/a', '/b', '/karta-saita', '/self', '/blog', '/good']);
    expect(['/a', '/self', '/karta-saita'].map((path) => table.find(path))).toEqual([null, null, null]);
    expect(table.find('/map')).toEqual({
      target: '/karta-saita',
      permanent: true,
      rules: [],
      isGuess: false,
    });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    ' /a',
    'javascript:alert(1)',
    'b',
    '',
  ])('never lead to %j', (target) => {
    expect(ownTarget(target)).toBeNull();
    expect(new RedirectTable([rule('/a', target)]).find('/a')).toBeNull();
  });
});
