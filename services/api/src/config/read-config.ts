import { resolve } from 'node:path';
import { readBrand } from '../brand/read-brand.ts';
import type { ApiConfig, CrmConfig, SmsGatewayConfig } from './api-config.ts';
import { EnvReader, type Environment } from './env-reader.ts';
import { localLimits, productionLimits } from './limits.ts';
import { ownOrigins } from './own-origins.ts';
import { readSecrets } from './secrets.ts';

const MAX_PORT = 65_535;
const MAX_PROXY_HOPS = 5;
/** Stands in for an address that follows from one that is missing, so that only that one is complained about. */
const UNSET_URL = 'https://unset.invalid';

/** Reads and validates the environment once; throws StartError that names everything that is wrong. */
export function readConfig(environment: Environment = process.env): ApiConfig {
  const env = new EnvReader(environment);
  const local = env.oneOf('APP_ENV', ['local', 'production'], 'production') === 'local';
  const publicOrigin = env.origin('PUBLIC_ORIGIN', local ? 'http://localhost:4200' : undefined);
  if (!local && publicOrigin && !publicOrigin.startsWith('https:'))
    env.complain('PUBLIC_ORIGIN must be https');
  const config: ApiConfig = {
    local,
    host: env.text('HOST', '127.0.0.1'),
    port: env.integer('PORT', 4201, 1, MAX_PORT),
    trustedProxyHops: env.integer('TRUSTED_PROXY_HOPS', 0, 0, MAX_PROXY_HOPS),
    databaseUrl: env.url('DATABASE_URL', undefined, ['postgres:', 'postgresql:']),
    publicOrigin,
    isOwnOrigin: ownOrigins(publicOrigin, env.optional('CITY_ORIGINS'), local),
    personalAccountUrl: env.url('PERSONAL_ACCOUNT_URL', publicOrigin ? `${publicOrigin}/login` : UNSET_URL),
    artifactsDir: resolve(env.text('ARTIFACTS_DIR', local ? '.data/artifacts' : undefined)),
    mediaDir: resolve(env.text('MEDIA_DIR', local ? '.data/media' : undefined)),
    brand: readBrand(env),
    secrets: readSecrets(env, local),
    sms: readSms(env, local),
    captcha: readCaptcha(env),
    crm: readCrm(env, local),
    limits: local ? localLimits : productionLimits,
  };
  env.finish();
  return config;
}

function readSms(env: EnvReader, local: boolean): SmsGatewayConfig {
  const drivers = local ? (['inbox', 'http'] as const) : (['http'] as const);
  const driver = env.oneOf('SMS_DRIVER', drivers, local ? 'inbox' : undefined);
  return driver === 'http' ? { driver, url: env.url('SMS_HTTP_URL') } : { driver };
}

function readCrm(env: EnvReader, local: boolean): CrmConfig {
  const driver = env.oneOf('CRM_DRIVER', ['log', 'http'], local ? 'log' : undefined);
  return driver === 'http' ? { driver, url: env.url('CRM_URL') } : { driver };
}

function readCaptcha(env: EnvReader): ApiConfig['captcha'] {
  if (env.optional('CAPTCHA_VERIFY_URL') === undefined) return null;
  return { url: env.url('CAPTCHA_VERIFY_URL'), secret: env.text('CAPTCHA_SECRET') };
}
