import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { SHELL_VARIABLES } from '@polden/api-contract';
import { takeSettings } from '../supervisor/environment.ts';
import { readConfig, readStart } from './config.ts';

const { publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const production: Record<string, string> = {
  API_ORIGIN: 'http://127.0.0.1:4201',
  PUBLIC_ORIGIN: 'https://polden.example',
  RELEASE_MAP_PUBLIC_KEY: key,
  STATE_DIR: '/var/lib/shell',
  TELEMETRY_SECRET: randomBytes(32).toString('base64'),
};

/** All that may be set, besides. */
const OTHERS = [
  'APP_ENV',
  'HOST',
  'PORT',
  'RELEASE_ENVIRONMENT',
  'ARTIFACTS_DIR',
  'ARTIFACTS_ORIGIN',
  'TRUSTED_PROXY_HOPS',
  'PROXY_API',
  'HSTS',
  'UNPREFIXED_SUBDOMAINS',
  'CITY_HOST_PREFIX',
  'INTERNAL_HOSTS',
  'APP_INSTALL_URL',
  'BRAND_SLUG',
  'BRAND_LOAN_PAGE_1',
  'CACHE_PURGE_SECRET',
  'CACHE_PURGE_PEERS',
  'DRAIN_SECONDS',
  'CHARGE_MINUTES',
  'SHELL_WORKERS',
  'SHELL_RESERVE',
  'SHELL_WORKER_USER',
  'SENTRY_DSN',
  'CHAT_DRIVER',
];

/** An environment that notes what it is asked for. */
function noting(given: Record<string, string>) {
  const asked = new Set<string>();
  const noted = new Proxy(given, {
    get: (variables, variable: string) => {
      asked.add(variable);
      return variables[variable];
    },
  });
  return { asked, noted };
}

/** The whole configuration as it can be compared. */
const comparable = (environment: Record<string, string>) => {
  const { config, supervision } = readStart(environment);
  return JSON.stringify({ ...config, mapKeys: config.mapKeys.length, ...supervision });
};

describe('the configuration of the shell', () => {
  it('is what the samples for systemd say, with a secret, the key of the release map and the folder of the unit', () => {
    const folder = join(import.meta.dirname, '../../../../deploy/systemd');
    const samples = ['common', 'shell'].map((name) =>
      readFileSync(join(folder, `${name}.env.sample`), 'utf8'),
    );
    const given = parseEnv(samples.join('\n').replaceAll('@RANDOM@', randomBytes(32).toString('base64')));
    const { config } = readStart({
      ...given,
      RELEASE_MAP_PUBLIC_KEY: key,
      STATE_DIR: '/var/lib/polden-shell/4200',
    });
    expect(config).toMatchObject({ local: false, apiOrigin: 'http://127.0.0.1:4100', trustedProxyHops: 1 });
  });

  it('is that of production unless it says otherwise', () => {
    const { config, supervision } = readStart(production);
    expect(config).toMatchObject({
      local: false,
      indexed: true,
      host: '127.0.0.1',
      port: 4200,
      environment: 'production',
      proxyApi: false,
      drainMs: 3_000,
      hsts: 'max-age=31536000; includeSubDomains',
    });
    expect(supervision).toMatchObject({
      workers: 2,
      hasReserve: true,
      chargeMs: 3_600_000,
      purgePeers: ['http://127.0.0.1:4200'],
    });
  });

  it('takes an empty value for one that is not there', () => {
    const empty = Object.fromEntries(OTHERS.map((name) => [name, '']));
    expect(comparable({ ...production, ...empty })).toBe(comparable(production));
  });

  it.each(Object.keys(production))('is refused without %s, and with it empty', (name) => {
    const { [name]: _left, ...others } = production;
    for (const environment of [others, { ...production, [name]: ' ' }])
      expect(() => readStart(environment)).toThrow(`${name} is missing`);
  });

  it.each([
    ['APP_ENV', 'prod'],
    ['PUBLIC_ORIGIN', 'polden.example:4843'],
    ['PUBLIC_ORIGIN', 'x.example'],
    ['PUBLIC_ORIGIN', 'http://polden.example'],
    ['PUBLIC_ORIGIN', 'https://polden.example/path'],
    ['API_ORIGIN', '127.0.0.1:4861'],
    ['API_ORIGIN', 'nonsense'],
    ['API_ORIGIN', 'http://127.0.0.1:4201/api'],
    ['PORT', 'abc'],
    ['PORT', '99999'],
    ['PROXY_API', 'true'],
    ['SHELL_RESERVE', 'false'],
    ['SHELL_RESERVE', 'no'],
    ['SHELL_WORKERS', 'two'],
    ['CACHE_PURGE_PEERS', 'x'],
    ['CACHE_PURGE_PEERS', 'http://a.example/path'],
    ['RELEASE_ENVIRONMENT', 'Staging!'],
    ['UNPREFIXED_SUBDOMAINS', '!!'],
    ['CITY_HOST_PREFIX', '!!'],
    ['INTERNAL_HOSTS', '!!'],
    ['RELEASE_MAP_PUBLIC_KEY', 'x'],
    ['RELEASE_MAP_PUBLIC_KEY', ','],
    ['TELEMETRY_SECRET', 'x'],
    ['ARTIFACTS_ORIGIN', 'x'],
    ['DRAIN_SECONDS', '61'],
    ['CHARGE_MINUTES', '0'],
    ['TRUSTED_PROXY_HOPS', '6'],
    ['HSTS', 'on'],
    ['BRAND_SLUG', 'Ы'],
    ['APP_INSTALL_URL', 'http://x.example'],
    ['SENTRY_DSN', 'x'],
    ['SHELL_WORKER_USER', 'no such user'],
  ])('is refused with %s=%s, by its name', (name, value) => {
    expect(() => readStart({ ...production, [name]: value })).toThrow(
      new RegExp(`^Configuration: ${name}\\b(?!.*; [A-Z_]{3,})`),
    );
  });

  it('names all that is wrong at once, and each once', () => {
    expect(() => readStart({ APP_ENV: 'prod', PORT: 'abc', CHAT_DRIVER: 'talk' })).toThrow(
      expect.objectContaining({
        message: `Configuration: ${[
          'APP_ENV must be one of: local, stage, production',
          'PUBLIC_ORIGIN is missing: a URL of http:// or https://',
          'PORT must be a whole number from 1 to 65535',
          'API_ORIGIN is missing: a URL of http:// or https://',
          'RELEASE_MAP_PUBLIC_KEY is missing: base64 of SPKI Ed25519 keys',
          'STATE_DIR is missing: a folder',
          'CHAT_DRIVER must be one of: off, script, manifest (Requested service talk is not found!)',
        ].join('; ')}`,
      }),
    );
  });

  it('reads what its list of variables says, and hands its serving processes theirs', () => {
    const { asked, noted } = noting({
      ...production,
      APP_ENV: 'local',
      CHAT_DRIVER: 'script',
      TAG_MANAGER_URL: 'x',
    });
    expect(() => readStart(noted)).toThrow();
    // The supervisor makes it of the secret.
    expect([...asked].sort()).toEqual([...SHELL_VARIABLES, 'CACHE_PURGE_HASH'].sort());
    const all = Object.fromEntries([...asked].map((name) => [name, 'x']));
    const serving = noting({ ...production, APP_ENV: 'local', CHAT_DRIVER: 'script', TAG_MANAGER_URL: 'x' });
    expect(() => readConfig(serving.noted)).toThrow();
    // The secret stays with the supervisor.
    serving.asked.delete('CACHE_PURGE_SECRET');
    expect(Object.keys(takeSettings(all)).sort()).toEqual([...serving.asked].sort());
  });

  it('keeps search engines away from a stage alone', () => {
    const isIndexed = (appEnv: string) => readConfig({ ...production, APP_ENV: appEnv }).indexed;
    expect(['local', 'stage', 'production'].map(isIndexed)).toEqual([true, false, true]);
  });

  it('lets a site of this machine do without https and without the secret of canaries', () => {
    const { TELEMETRY_SECRET: _none, ...others } = production;
    for (const origin of ['http://localhost:4200', 'http://127.0.0.1:4200', 'http://polden.localhost'])
      expect(readStart({ ...others, PUBLIC_ORIGIN: origin }).supervision.telemetrySecret).toBeNull();
    expect(() => readStart({ ...others, PUBLIC_ORIGIN: 'http://localhost.example' })).toThrow('https');
  });

  it('of a serving process knows nothing of how it is supervised', () => {
    const { TELEMETRY_SECRET: _none, ...settings } = production;
    expect(readConfig({ ...settings, CACHE_PURGE_HASH: 'hash' }).purgeHash).toBe('hash');
  });
});
