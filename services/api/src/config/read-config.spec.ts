import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { demoBrand } from '../brand/demo-brand.ts';
import { localLimits, productionLimits } from './limits.ts';
import { readConfig } from './read-config.ts';
import { localReleaseMapKey } from './secrets.ts';

const key = () => randomBytes(32).toString('base64');
const local = { APP_ENV: 'local', DATABASE_URL: 'postgres://localhost/api' };
const releaseKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
const production = {
  DATABASE_URL: 'postgres://db/api',
  PUBLIC_ORIGIN: 'https://polden.example',
  SMS_CODE_SECRET: key(),
  PHONE_TOKEN_SECRET: key(),
  LOGIN_LINK_SECRET: key(),
  STAFF_TOKEN_SECRET: key(),
  BLIND_INDEX_KEY: key(),
  DATA_ENCRYPTION_KEYS: `2026b:${key()},2026a:${key()}`,
  RELEASE_MAP_KEY: releaseKey.toString('base64'),
  ARTIFACTS_DIR: '/var/lib/artifacts',
  MEDIA_DIR: '/var/lib/media',
  SMS_DRIVER: 'http',
  SMS_HTTP_URL: 'https://sms.example/send',
  CRM_DRIVER: 'http',
  CRM_URL: 'https://crm.example/leads',
};
const localSecrets = readConfig(local).secrets;

describe('configuration', () => {
  it('of a laptop needs the database only', () => {
    const config = readConfig(local);
    expect(config).toMatchObject({
      local: true,
      host: '127.0.0.1',
      port: 4201,
      publicOrigin: 'http://localhost:4200',
      personalAccountUrl: 'http://localhost:4200/login',
      sms: { driver: 'inbox' },
      crm: { driver: 'log' },
      limits: localLimits,
    });
  });

  it('is that of production unless it says otherwise, with the strict limits', () => {
    const config = readConfig(production);
    expect(config).toMatchObject({ local: false, sms: { driver: 'http' }, limits: productionLimits });
    expect(config.secrets.dataKeys.map(({ id }) => id)).toEqual(['2026b', '2026a']);
  });

  it.each(Object.keys(production))('of production is refused without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(
      new RegExp(`^Configuration: .*${name}`),
    );
  });

  it.each([
    ['SMS_CODE_SECRET', localSecrets.smsCode],
    ['PHONE_TOKEN_SECRET', localSecrets.phoneToken],
    ['LOGIN_LINK_SECRET', localSecrets.loginLink],
    ['STAFF_TOKEN_SECRET', localSecrets.staffToken],
    ['BLIND_INDEX_KEY', localSecrets.blindIndex.toString('base64')],
    ['DATA_ENCRYPTION_KEYS', `local:${localSecrets.dataKeys[0]?.key.toString('base64')}`],
    ['DATA_ENCRYPTION_KEYS', `renamed:${localSecrets.dataKeys[0]?.key.toString('base64')}`],
    ['RELEASE_MAP_KEY', localReleaseMapKey()],
  ])('of production is refused with the local %s', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(`${name} has its local default`);
  });

  it.each([
    ['SMS_DRIVER', 'inbox', 'SMS_DRIVER must be one of: http'],
    ['SMS_CODE_SECRET', 'short', 'SMS_CODE_SECRET is shorter than 32 characters'],
    ['BLIND_INDEX_KEY', 'AAAA', 'BLIND_INDEX_KEY is not base64 of 32 bytes'],
    ['DATA_ENCRYPTION_KEYS', `a:${key()},a:${key()}`, 'DATA_ENCRYPTION_KEYS repeats an id'],
    ['RELEASE_MAP_KEY', 'AAAA', 'RELEASE_MAP_KEY is not base64 of a PKCS8 Ed25519 private key'],
    ['PUBLIC_ORIGIN', 'http://polden.example', 'PUBLIC_ORIGIN must be https'],
    ['PUBLIC_ORIGIN', 'https://polden.example/site', 'PUBLIC_ORIGIN must be an origin without a path'],
    ['PORT', '80a', 'PORT must be a whole number from 1 to 65535'],
    ['DATABASE_URL', 'nonsense', 'DATABASE_URL is not a URL of postgres:// or postgresql://'],
    ['APP_ENV', 'staging', 'APP_ENV must be one of: local, production'],
  ])('with %s=%s is refused in one line', (name, value, reason) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(reason);
  });

  it('takes another brand, whole', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'brand-')), 'brand.json');
    writeFileSync(file, JSON.stringify({ ...demoBrand, name: 'Рассвет', slug: 'rassvet' }));
    expect(readConfig({ ...local, BRAND_FILE: file }).brand.name).toBe('Рассвет');
    writeFileSync(file, JSON.stringify({ ...demoBrand, phones: [], legal: { name: 'ООО' } }));
    expect(() => readConfig({ ...local, BRAND_FILE: file })).toThrow(
      'BRAND_FILE lacks phones, legal.inn, legal.ogrn, legal.registryNumber, legal.registryDate, legal.sro',
    );
    expect(() => readConfig({ ...local, BRAND_FILE: '/nowhere.json' })).toThrow(
      'BRAND_FILE is not readable JSON',
    );
  });

  it('names its own origins exactly', () => {
    const { isOwnOrigin } = readConfig({ ...production, CITY_ORIGINS: 'https://spb.polden.example' });
    const origins = [
      'https://polden.example',
      'https://spb.polden.example',
      'https://x.polden.example',
      'http://polden.example',
    ];
    expect(origins.map(isOwnOrigin)).toEqual([true, true, false, false]);
    expect(isOwnOrigin(undefined)).toBe(false);
    expect(isOwnOrigin('http://localhost')).toBe(false);
  });
});
