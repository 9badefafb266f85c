import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { API_VARIABLES, StartError } from '@polden/api-contract';
import { generateKeyPair } from '@polden/mfe-release';
import { demoBrand } from '../brand/demo-brand.ts';
import { BUCKET_WAITS } from './bucket-config.ts';
import { localLimits, productionLimits } from './limits.ts';
import { readConfig } from './read-config.ts';
import { localReleaseMapKey } from './secrets.ts';

const key = () => randomBytes(32).toString('base64');
const local = { APP_ENV: 'local', DATABASE_URL: 'postgres://localhost/api' };
const releaseKey = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
const brandFile = (brand: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'brand-')), 'brand.json');
  writeFileSync(file, JSON.stringify(brand));
  return file;
};
const OWN_LEGAL = { ...demoBrand.legal, inn: '7712345678' };
const production = {
  BRAND_FILE: brandFile({ ...demoBrand, legal: OWN_LEGAL }),
  DATABASE_URL: 'postgres://db/api',
  PUBLIC_ORIGIN: 'https://polden.example',
  SMS_CODE_SECRET: key(),
  PHONE_TOKEN_SECRET: key(),
  LOGIN_LINK_SECRET: key(),
  STAFF_TOKEN_SECRET: key(),
  BLIND_INDEX_KEY: key(),
  TELEMETRY_SECRET: key(),
  DATA_ENCRYPTION_KEYS: `2026b:${key()},2026a:${key()}`,
  RELEASE_MAP_KEY: releaseKey.toString('base64'),
  ARTIFACTS_DIR: '/var/lib/artifacts',
  MEDIA_DIR: '/var/lib/media',
  SMS_DRIVER: 'http',
  SMS_HTTP_URL: 'https://sms.example/send',
  CRM_DRIVER: 'http',
  CRM_URL: 'https://crm.example',
};
const SAMPLES = join(import.meta.dirname, '../../../../../deploy/systemd');
const localSecrets = readConfig(local).secrets;

describe('configuration', () => {
  it('says when sessions of the staff end', () => {
    const week = 7 * 24 * 3600;
    expect(readConfig(local).limits.staff.sessionSeconds).toBe(week);
    const hours = { ...local, STAFF_SESSION_HOURS: '12' };
    expect(readConfig(hours).limits.staff.sessionSeconds).toBe(12 * 3600);
    for (const wrong of ['0', '721', '1.5', 'день']) {
      expect(() => readConfig({ ...local, STAFF_SESSION_HOURS: wrong })).toThrow(/STAFF_SESSION_HOURS/u);
    }
  });

  it('of a laptop needs the database only', () => {
    const config = readConfig(local);
    expect(config).toMatchObject({
      local: true,
      host: '127.0.0.1',
      port: 4201,
      publicOrigin: 'http://localhost:4200',
      personalAccountUrl: 'http://localhost:4200/login',
      sms: { driver: 'inbox' },
      crm: { driver: 'off' },
      limits: localLimits,
    });
  });

  it('is what the samples for systemd say, with secrets, the key of the release map and the lender', () => {
    const samples = ['common', 'api'].map((name) =>
      readFileSync(join(SAMPLES, `${name}.env.sample`), 'utf8'),
    );
    const given = parseEnv(samples.join('\n').replaceAll('@RANDOM@', key));
    expect(given['BRAND_FILE']).toBeDefined();
    const { RELEASE_MAP_KEY, BRAND_FILE } = production;
    expect(readConfig({ ...given, RELEASE_MAP_KEY, BRAND_FILE })).toMatchObject({
      local: false,
      publicOrigin: 'https://polden.example',
      sms: { driver: 'http' },
      crm: { driver: 'off' },
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
    ['SMS_DRIVER', 'inbox', 'SMS_DRIVER must be one of: http, smpp'],
    ['MAIL_DRIVER', 'inbox', 'MAIL_DRIVER must be one of: smtp, none'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM is not an e-mail address'],
    ['SMS_CODE_SECRET', 'short', 'SMS_CODE_SECRET is shorter than 32 characters'],
    ['BLIND_INDEX_KEY', 'AAAA', 'BLIND_INDEX_KEY is not base64 of 32 bytes'],
    ['DATA_ENCRYPTION_KEYS', `a:${key()},a:${key()}`, 'DATA_ENCRYPTION_KEYS repeats an id'],
    ['DATA_ENCRYPTION_KEYS', key(), 'DATA_ENCRYPTION_KEYS is not <id>:<base64 of 32 bytes>'],
    ['DATA_ENCRYPTION_KEYS', 'a:short', 'DATA_ENCRYPTION_KEYS is not <id>:<base64 of 32 bytes>'],
    ['DATA_ENCRYPTION_KEYS', `a:${key()}:b`, 'DATA_ENCRYPTION_KEYS is not <id>:<base64 of 32 bytes>'],
    ['RELEASE_MAP_KEY', 'AAAA', 'RELEASE_MAP_KEY is not base64 of a PKCS8 Ed25519 private key'],
    ['PUBLIC_ORIGIN', 'http://polden.example', 'PUBLIC_ORIGIN must be https'],
    ['PUBLIC_ORIGIN', 'https://polden.example/site', 'PUBLIC_ORIGIN must be an origin without a path'],
    ['PORT', '80a', 'PORT must be a whole number from 1 to 65535'],
    ['DATABASE_URL', 'postgres://polden:p%@db/polden', 'DATABASE_URL: a % of the login or the password'],
    ['LOG_LEVEL', 'verbose', 'LOG_LEVEL must be one of: fatal, error, warn, info, debug, trace, silent'],
    ['DATABASE_URL', 'nonsense', 'DATABASE_URL is not a URL of postgres:// or postgresql://'],
    ['APP_ENV', 'staging', 'APP_ENV must be one of: local, stage, production'],
  ])('with %s=%s is refused in one line', (name, value, reason) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(reason);
  });

  it('says at once what is missing, each with its form, and nothing of what may not belong to it', () => {
    const { DATABASE_URL, ...missing } = production;
    const forms = [
      'PUBLIC_ORIGIN is missing: a URL of http:// or https://',
      "BRAND_FILE is missing: JSON with the lender's name, contacts and legal identity, as in deploy/systemd/brand.json.sample",
      'ARTIFACTS_DIR is missing: a folder',
      'MEDIA_DIR is missing: a folder',
      'SMS_CODE_SECRET is missing: at least 32 characters',
      'PHONE_TOKEN_SECRET is missing: at least 32 characters',
      'LOGIN_LINK_SECRET is missing: at least 32 characters',
      'STAFF_TOKEN_SECRET is missing: at least 32 characters',
      'BLIND_INDEX_KEY is missing: base64 of 32 bytes',
      'DATA_ENCRYPTION_KEYS is missing: <id>:<base64 of 32 bytes>, others after a comma, the id of letters, digits and . _ -',
      'TELEMETRY_SECRET is missing: base64 of 32 bytes',
      'RELEASE_MAP_KEY is missing: base64 of a PKCS8 Ed25519 private key, as mfe-release keygen writes it',
      'SMS_DRIVER is missing: one of http, smpp',
      'CRM_DRIVER is missing: one of off, http, webhook',
    ];
    expect(() => readConfig({ DATABASE_URL })).toThrow(
      expect.objectContaining({ message: `Configuration: ${forms.join('; ')}` }),
    );
    const drivers = Object.keys(missing).filter((name) => name.endsWith('_DRIVER'));
    expect(forms.filter((form) => drivers.includes(form.split(' ')[0] ?? ''))).toHaveLength(drivers.length);
  });

  it('says of an unknown driver which there are, and nothing of what another would need', () => {
    const pigeons = { SMS_DRIVER: 'pigeon', SMS_HTTP_URL: '', MEDIA_DRIVER: 'ftp', MEDIA_DIR: '' };
    expect(() => readConfig({ ...production, ...pigeons })).toThrow(
      expect.objectContaining({
        message: `Configuration: ${[
          'MEDIA_DRIVER must be one of: folder, s3 (Requested service ftp is not found!)',
          'SMS_DRIVER must be one of: http, smpp (Requested service pigeon is not found!)',
        ].join('; ')}`,
      }),
    );
  });

  it('names all that is wrong where several are read together', () => {
    const wrong = {
      UNPREFIXED_SUBDOMAINS: '!!',
      CITY_HOST_PREFIX: '!!',
      BRAND_SLUG: 'Ы',
      BRAND_LOAN_PAGE_2: 'Ы',
    };
    for (const name of Object.keys(wrong))
      expect(() => readConfig({ ...production, ...wrong })).toThrow(name);
  });

  it('reads what its list of variables says, which tells a misspelt one from any other', () => {
    const asked = new Set<string>();
    const drivers = {
      SMS_DRIVER: ['inbox', 'http', 'smpp'],
      MAIL_DRIVER: ['smtp'],
      CRM_DRIVER: ['http', 'webhook'],
      CAPTCHA_DRIVER: ['proof-of-work', 'http'],
      SUGGESTIONS_DRIVER: ['http'],
      MEDIA_DRIVER: ['folder', 's3'],
      ARTIFACT_STORE: ['folder', 's3'],
    };
    for (const [name, values] of Object.entries(drivers))
      for (const value of values) {
        const given = { ...local, S3_ACCESS_KEY_ID: 'id', MEDIA_S3_ACCESS_KEY_ID: 'id', [name]: value };
        const noted = new Proxy<Record<string, string>>(given, {
          get: (variables, variable: string) => {
            asked.add(variable);
            return variables[variable];
          },
        });
        try {
          readConfig(noted);
        } catch (error) {
          expect(error).toBeInstanceOf(StartError);
        }
      }
    expect([...asked].sort()).toEqual([...API_VARIABLES].sort());
  });

  it('takes a bucket in place of the folder', () => {
    const s3 = { ...production, ARTIFACTS_DIR: undefined, ARTIFACT_STORE: 's3', S3_BUCKET: 'releases' };
    expect(readConfig(s3).artifacts).toEqual({
      store: 's3',
      bucket: 'releases',
      prefix: '',
      region: 'us-east-1',
      endpoint: null,
      forcePathStyle: false,
      credentials: null,
      waits: BUCKET_WAITS,
    });
    const own = { ...s3, S3_ENDPOINT: 'https://s3.polden.example', S3_PREFIX: 'mfe' };
    expect(readConfig(own).artifacts).toMatchObject({ forcePathStyle: true, prefix: 'mfe/' });
    expect(() => readConfig({ ...s3, S3_BUCKET: '', S3_PREFIX: '../x', S3_ACCESS_KEY_ID: 'id' })).toThrow(
      /S3_BUCKET is missing; S3_PREFIX is a path .*S3_SECRET_ACCESS_KEY is missing/,
    );
  });

  it('takes a bucket for what staff upload', () => {
    expect(readConfig(production).media).toEqual({ driver: 'folder', dir: '/var/lib/media' });
    const s3 = { ...production, MEDIA_DIR: undefined, MEDIA_DRIVER: 's3', MEDIA_S3_BUCKET: 'pictures' };
    expect(readConfig(s3).media).toMatchObject({
      driver: 's3',
      bucket: 'pictures',
      prefix: '',
      endpoint: null,
    });
    expect(() => readConfig({ ...s3, MEDIA_S3_BUCKET: '', MEDIA_S3_ENDPOINT: 'nowhere' })).toThrow(
      /MEDIA_S3_ENDPOINT is not a URL of .*MEDIA_S3_BUCKET is missing/,
    );
    expect(() => readConfig({ ...production, MEDIA_DRIVER: 'ftp' })).toThrow(
      'MEDIA_DRIVER must be one of: folder, s3',
    );
  });

  it('takes an SMS centre in place of the gateway', () => {
    const smpp = {
      ...production,
      SMS_DRIVER: 'smpp',
      SMS_SMPP_URL: 'smpps://polden:p%40ss@sms.example',
      SMS_SMPP_SENDER: 'Polden',
    };
    expect(readConfig(smpp).sms).toEqual({
      driver: 'smpp',
      host: 'sms.example',
      port: 3550,
      tls: true,
      systemId: 'polden',
      password: 'p@ss',
      sender: 'Polden',
    });
    expect(() => readConfig({ ...smpp, SMS_SMPP_URL: 'smpp://l:p%@sms.example' })).toThrow(
      'Configuration: SMS_SMPP_URL: a % of the login or the password is written %25',
    );
    expect(() =>
      readConfig({ ...smpp, SMS_SMPP_URL: 'smpp://sms.example', SMS_SMPP_SENDER: 'Полдень' }),
    ).toThrow(/SMS_SMPP_SENDER is up to 11 .*SMS_SMPP_URL lacks the login/);
  });

  it('takes a mail server, and a service that knows places of issue', () => {
    expect(readConfig(production).mail).toEqual({ driver: 'none', from: demoBrand.email });
    const mail = { MAIL_DRIVER: 'smtp', SMTP_URL: 'smtps://polden:secret@mail.example' };
    expect(readConfig({ ...production, ...mail }).mail).toEqual({
      driver: 'smtp',
      from: demoBrand.email,
      url: mail.SMTP_URL,
    });
    expect(() => readConfig({ ...production, MAIL_DRIVER: 'smtp' })).toThrow('SMTP_URL is missing');
    expect(() => readConfig({ ...production, ...mail, SMTP_URL: 'smtp://l:p%@mail.example' })).toThrow(
      'SMTP_URL: a % of the login or the password is written %25',
    );
    expect(readConfig(production).suggestions).toEqual({ driver: 'directory' });
    expect(() => readConfig({ ...production, SUGGESTIONS_DRIVER: 'http' })).toThrow(
      'SUGGESTIONS_KEY is missing',
    );
  });

  it('takes another brand, whole', () => {
    const dawn = brandFile({ ...demoBrand, name: 'Рассвет', slug: 'rassvet' });
    expect(readConfig({ ...local, BRAND_FILE: dawn }).brand.name).toBe('Рассвет');
    const half = brandFile({ ...demoBrand, phones: [], legal: { name: 'ООО' } });
    expect(() => readConfig({ ...local, BRAND_FILE: half })).toThrow(
      'BRAND_FILE lacks phones, legal.inn, legal.ogrn, legal.registryNumber, legal.registryDate, legal.sro',
    );
    expect(() => readConfig({ ...local, BRAND_FILE: '/nowhere.json' })).toThrow(
      'BRAND_FILE is not readable JSON',
    );
  });

  it.each(['production', 'stage'])('of %s opens no site in the name of the made-up lender', (APP_ENV) => {
    const BRAND_FILE = join(SAMPLES, 'brand.json.sample');
    expect(readConfig({ ...local, BRAND_FILE }).brand).toEqual(demoBrand);
    expect(() => readConfig({ ...production, APP_ENV, BRAND_FILE })).toThrow(
      expect.objectContaining({
        message: 'Configuration: BRAND_FILE has the INN of the demo: legal.inn is that of your company',
      }),
    );
    expect(() => readConfig({ ...production, APP_ENV, BRAND_FILE: '' })).toThrow('BRAND_FILE is missing: ');
    expect(() => readConfig({ ...production, APP_ENV, BRAND_FILE: '/nowhere.json' })).toThrow(
      expect.objectContaining({ message: 'Configuration: BRAND_FILE is not readable JSON' }),
    );
    expect(readConfig({ ...production, APP_ENV }).brand.legal).toEqual(OWN_LEGAL);
  });

  it('takes an empty value for one that is not there', () => {
    const names = ['HSTS', 'BRAND_SLUG', 'BRAND_LOAN_PAGE_1', 'UNPREFIXED_SUBDOMAINS', 'CITY_HOST_PREFIX'];
    const { hsts, releases, isOwnOrigin } = readConfig({
      ...production,
      ...Object.fromEntries(names.map((name) => [name, ''])),
    });
    const expected = readConfig(production);
    expect({ hsts, places: releases.pathPlaces }).toEqual({
      hsts: expected.hsts,
      places: expected.releases.pathPlaces,
    });
    expect(isOwnOrigin('https://spb.polden.example')).toBe(true);
  });

  it.each([
    ['UNPREFIXED_SUBDOMAINS', '!!'],
    ['CITY_HOST_PREFIX', '!!'],
    ['APP_ENV', 'prod'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(
      new RegExp(`^Configuration: .*${name}`),
    );
  });

  it('of a stage is that of production', () => {
    expect(readConfig({ ...production, APP_ENV: 'stage' })).toMatchObject({
      local: false,
      limits: productionLimits,
      releases: { environment: 'production' },
    });
  });

  it.each([
    'x',
    'https://',
    'ftp://partner.example',
    'https://partner.example/a',
    'https://a@partner.example',
  ])('refuses the further origin %s by its name', (origin) => {
    const OTHER_ORIGINS = `https://test.polden.example, ${origin}`;
    expect(() => readConfig({ ...production, OTHER_ORIGINS })).toThrow(
      `Configuration: OTHER_ORIGINS: ${origin} is not an origin like https://test.example`,
    );
  });

  it('takes the key of the release map that mfe-release keygen writes', () => {
    const { privateKey } = generateKeyPair();
    expect(
      readConfig({ ...production, RELEASE_MAP_KEY: `${privateKey}\n` }).secrets.releaseMap,
    ).toBeDefined();
  });

  it('takes a further origin as it is copied from a browser', () => {
    const { isOwnOrigin } = readConfig({
      ...production,
      OTHER_ORIGINS: 'https://Partner.example/, https://test.example:443, http://spb.test.localhost:4200',
    });
    const origins = ['https://partner.example', 'https://test.example', 'http://spb.test.localhost:4200'];
    expect(origins.map(isOwnOrigin)).toEqual([true, true, true]);
  });

  it.each([
    [undefined, 'https://polden.example/login'],
    ['/login', 'https://polden.example/login'],
    ['https://lk.polden.example/in', 'https://lk.polden.example/in'],
  ])('leads from PERSONAL_ACCOUNT_URL=%s to %s', (value, address) => {
    const config = readConfig({ ...production, PERSONAL_ACCOUNT_URL: value });
    expect(config.personalAccountUrl).toBe(address);
  });

  it('names its own origins exactly', () => {
    const { isOwnOrigin } = readConfig({ ...production, OTHER_ORIGINS: 'https://test.polden.example' });
    const origins = [
      'https://polden.example',
      'https://spb.polden.example',
      'https://test.polden.example',
      'https://x.polden.example',
      'http://polden.example',
    ];
    expect(origins.map(isOwnOrigin)).toEqual([true, true, true, false, false]);
    const prefixed = readConfig({ ...production, CITY_HOST_PREFIX: 'gorod-' });
    const cities = [
      'https://gorod-kazan.polden.example',
      'https://kazan.polden.example',
      'https://spb.polden.example',
    ];
    expect(cities.map(prefixed.isOwnOrigin)).toEqual([true, false, true]);
    expect(isOwnOrigin(undefined)).toBe(false);
    expect(isOwnOrigin('http://localhost')).toBe(false);
  });
});
