import { describe, expect, it } from '@jest/globals';
import { cityByAlias, MAIN_CITY } from '@polden/reference-data';
import { SiteHosts } from './site-hosts.ts';

const MAIN = 'https://polden.example';
const production = new SiteHosts({
  publicOrigin: new URL(MAIN),
  local: false,
  internalHosts: ['test.polden.example', 'polden-qa.internal'],
});
const local = new SiteHosts({ publicOrigin: new URL('http://localhost:4200'), local: true });
const kazan = cityByAlias('kazan') ?? MAIN_CITY;

describe('hosts of the site', () => {
  it.each([
    ['polden.example', 'msk', MAIN, null],
    ['POLDEN.example', 'msk', MAIN, null],
    ['kazan.polden.example', 'kazan', 'https://kazan.polden.example', null],
    ['SPB.Polden.example', 'spb', 'https://spb.polden.example', null],
    ['ekb.polden.example', 'ekaterenburg', 'https://ekaterenburg.polden.example', 'renamed'],
    [
      'voskresensk.polden.example',
      'gorodskoy-okrug-voskresensk',
      'https://gorodskoy-okrug-voskresensk.polden.example',
      'renamed',
    ],
    ['msk.polden.example', 'msk', MAIN, 'renamed'],
    ['polden.example.', 'msk', MAIN, 'renamed'],
    ['polden.example:443', 'msk', MAIN, null],
    ['kazan.polden.example:443', 'kazan', 'https://kazan.polden.example', null],
    ['kazan.polden.example.', 'kazan', 'https://kazan.polden.example', 'renamed'],
    ['atlantis.polden.example', 'msk', MAIN, 'unknown-city'],
    ['www.kazan.polden.example', 'msk', MAIN, 'unknown-city'],
  ])('%s is the site of %s', (host, alias, origin, moved) => {
    expect(production.find(host)).toMatchObject({ city: { alias }, origin, moved, mainOrigin: MAIN });
  });

  it.each([
    undefined,
    '',
    'evil.example',
    'polden.example.evil.example',
    'notpolden.example',
    'polden.example:8443',
    'polden.example:80',
    'polden.example..',
    '.',
    'kazan.polden.example:1',
    'polden.example@evil.example',
    'polden.example/..',
    'polden.example\r\nx: y',
    'localhost',
    '127.0.0.1',
  ])('%j is none of them', (host) => {
    expect(production.find(host)).toBeNull();
  });

  it('for tests are known by name, and are the main site', () => {
    const host = production.find('polden-qa.internal');
    expect(host).toMatchObject({ city: MAIN_CITY, origin: 'https://polden-qa.internal', internal: true });
    expect(production.find('test.polden.example')).toMatchObject({ moved: null, internal: true });
    expect(production.find('polden-qa.internal:443')).toEqual(host);
  });

  it('of one’s own machine are loopback names on any port', () => {
    expect(local.find('localhost:4300')).toMatchObject({
      origin: 'http://localhost:4300',
      cookieDomain: null,
    });
    expect(local.find('127.0.0.1:4200')?.city).toBe(MAIN_CITY);
    expect(local.find('localhost:80')?.asked).toBe('http://localhost');
    expect(local.find('kazan.polden.localhost:4300')).toMatchObject({
      city: kazan,
      mainOrigin: 'http://polden.localhost:4300',
      cookieDomain: 'polden.localhost',
    });
    expect(local.find('evil.example:4200')).toBeNull();
  });

  it('begin with the prefix, but for those that have none', () => {
    const prefixed = new SiteHosts({
      publicOrigin: new URL(MAIN),
      local: false,
      cityHosts: { unprefixed: ['', 'spb'], prefix: 'gorod-' },
    });
    const main = { mainOrigin: MAIN };
    expect(prefixed.originOf(kazan, main)).toBe('https://gorod-kazan.polden.example');
    expect(prefixed.originOf(cityByAlias('spb') ?? kazan, main)).toBe('https://spb.polden.example');
    expect(prefixed.originOf(MAIN_CITY, main)).toBe(MAIN);
    expect(prefixed.find('gorod-kazan.polden.example')?.moved).toBeNull();
    expect(prefixed.find('kazan.polden.example')?.moved).toBe('renamed');
    expect(prefixed.find('gorod-spb.polden.example')?.moved).toBe('renamed');
  });
});

describe('the city of a page', () => {
  it('is the one whose site was asked, with its words and addresses', () => {
    expect(production.cityAt('https://kazan.polden.example')).toEqual({
      alias: 'kazan',
      title: 'Казань',
      prepositional: 'Казани',
      where: 'в Казани',
      isDefault: false,
      origin: 'https://kazan.polden.example',
      mainOrigin: MAIN,
    });
    expect(production.cityAt(MAIN)).toMatchObject({ alias: 'msk', isDefault: true, origin: MAIN });
  });
});
