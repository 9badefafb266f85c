import { describe, expect, it } from '@jest/globals';
import { EnvReader } from '@polden/api-contract';
import { readThirdParties } from './third-parties.ts';

function read(variables: Record<string, string>) {
  const env = new EnvReader(variables);
  const thirdParties = readThirdParties(env);
  env.finish();
  return thirdParties;
}

describe('what surrounds the pages', () => {
  it('is nobody else by default, and the captcha of the site itself', () => {
    expect(read({})).toEqual({
      client: { captcha: { siteKey: 'polden', version: 'pow-1' } },
      origins: { scripts: [], others: [] },
    });
  });

  it('may be reached by pages only where it is configured', () => {
    const { client, origins } = read({
      TAG_MANAGER_URL: 'https://tags.example/t.js?id=1',
      PIXEL_URLS: 'https://pixel.example/a.js, https://pixel.example/b.js',
      CHAT_DRIVER: 'manifest',
      CHAT_URL: 'https://chat.example/manifest.json',
      THIRD_PARTY_ORIGINS: 'https://static.chat.example',
      CAPTCHA_DRIVER: 'off',
      SENTRY_DSN: 'https://key@errors.example/1',
    });
    expect(client).toEqual({
      dataLayer: 'dataLayer',
      chat: { driver: 'manifest', url: 'https://chat.example/manifest.json', element: '[data-chat]' },
      scripts: ['https://tags.example/t.js?id=1', 'https://pixel.example/a.js', 'https://pixel.example/b.js'],
      errorReports: true,
    });
    const hosts = ['https://tags.example', 'https://pixel.example', 'https://chat.example'];
    expect(origins.others).toEqual([...hosts, 'https://static.chat.example']);
    expect(origins.scripts).toEqual([...hosts, 'https://static.chat.example']);
  });

  it.each([
    ['TAG_MANAGER_URL', 'https://tags.example'],
    ['PIXEL_URLS', 'https://pixel.example'],
    ['AB_SCRIPT_URL', 'https://test.example'],
  ])('what %s loads may come from the origins that are named for it', (name, origin) => {
    const { origins } = read({ [name]: `${origin}/t.js`, THIRD_PARTY_ORIGINS: 'https://static.example' });
    const both = [origin, 'https://static.example'];
    expect(origins).toEqual({ scripts: both, others: both });
  });

  it('runs nothing of an origin that no configured script could load from', () => {
    const { origins } = read({ THIRD_PARTY_ORIGINS: 'https://static.example' });
    expect(origins).toEqual({ scripts: [], others: ['https://static.example'] });
  });

  it('is as by default where a value is empty', () => {
    const names = ['TAG_MANAGER_URL', 'PIXEL_URLS', 'CHAT_DRIVER', 'CAPTCHA_DRIVER', 'SENTRY_DSN'];
    expect(read(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(read({}));
  });

  it.each([
    [{ CHAT_DRIVER: 'talk' }, 'Requested service talk is not found!'],
    [{ CAPTCHA_DRIVER: 'guess' }, 'Requested service guess is not found!'],
    [{ CAPTCHA_SITE_KEY: '' }, 'no site key is given'],
    [{ CAPTCHA_VERSION: '' }, 'no version is given'],
    [{ CHAT_DRIVER: 'script' }, 'CHAT_URL is not an https address'],
    [{ TAG_MANAGER_URL: 'http://tags.example/t.js' }, 'TAG_MANAGER_URL is not an https address'],
    [{ TAG_MANAGER_URL: 'https://tags.example/t.js', DATA_LAYER: 'a b' }, 'DATA_LAYER is no name'],
  ])('is refused when %j', (env, complaint) => {
    expect(() => read(env)).toThrow(complaint);
  });
});
