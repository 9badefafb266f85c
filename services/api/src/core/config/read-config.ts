import { type Environment, ENVIRONMENT_NAME, EnvReader, readAppEnv } from '@polden/api-contract';
import {
  CITY_HOST_VARIABLES,
  DEFAULT_CITY_HOSTS,
  type PathPlaces,
  pathPlaceVariables,
  readCityHosts,
  readHsts,
  readPathPlaces,
} from '@polden/reference-data';
import { readBrand } from '../brand/read-brand.ts';
import { LOG_LEVELS, USUAL_LOG_LEVEL } from './log-level.ts';
import type { ApiConfig, ReleasesConfig } from './api-config.ts';
import { readArtifacts } from './artifacts-config.ts';
import { readCaptcha } from './captcha-config.ts';
import { readCrm } from './crm-config.ts';
import { readDatabaseLimits, readDatabaseUrl } from './database-config.ts';
import { type Limits, localLimits, productionLimits } from './limits.ts';
import { readMail } from './mail-config.ts';
import { readMedia } from './media-config.ts';
import { ownOrigins } from './own-origins.ts';
import { readSecrets } from './secrets.ts';
import { readServingLimits } from './serving-config.ts';
import { readAccountUrl, readOtherOrigins } from './site-addresses.ts';
import { readSms } from './sms-config.ts';
import { readSuggestions } from './suggestions-config.ts';

const MAX_PORT = 65_535;
const MAX_PROXY_HOPS = 5;
const HOUR_SECONDS = 3600;
const MAX_SESSION_HOURS = 30 * 24;

/** Reads and validates the environment once; throws StartError that names everything that is wrong. */
export function readConfig(environment: Environment = process.env): ApiConfig {
  const env = new EnvReader(environment);
  const local = readAppEnv(env) === 'local';
  const publicOrigin = env.origin('PUBLIC_ORIGIN', local ? 'http://localhost:4200' : undefined);
  if (!local && publicOrigin && !publicOrigin.startsWith('https:'))
    env.complain('PUBLIC_ORIGIN must be https');
  // The log is there before the configuration, and has taken the usual level for an unknown one.
  env.oneOf('LOG_LEVEL', LOG_LEVELS, USUAL_LOG_LEVEL);
  const brand = readBrand(env, local);
  const config: ApiConfig = {
    local,
    host: env.text('HOST', '127.0.0.1'),
    port: env.integer('PORT', 4201, 1, MAX_PORT),
    trustedProxyHops: env.integer('TRUSTED_PROXY_HOPS', 0, 0, MAX_PROXY_HOPS),
    hsts: env.reading(() => readHsts({ ...env.given(['HSTS']), PUBLIC_ORIGIN: publicOrigin }), null),
    databaseUrl: readDatabaseUrl(env),
    database: readDatabaseLimits(env),
    serving: readServingLimits(env, local),
    publicOrigin,
    isOwnOrigin: ownOrigins({
      publicOrigin,
      cityHosts: env.reading(() => readCityHosts(env.given(CITY_HOST_VARIABLES)), DEFAULT_CITY_HOSTS),
      others: readOtherOrigins(env),
      local,
    }),
    personalAccountUrl: readAccountUrl(env, publicOrigin),
    artifacts: readArtifacts(env, local),
    releases: readReleases(
      env,
      local,
      env.reading(() => readPathPlaces({ BRAND_SLUG: brand.slug, ...env.given(pathPlaceVariables()) }), {}),
    ),
    media: readMedia(env, local),
    brand,
    secrets: readSecrets(env, local),
    sms: readSms(env, local),
    smsAlarmUrl: env.optional('SMS_ALARM_URL') === undefined ? null : env.url('SMS_ALARM_URL'),
    mail: readMail(env, local, brand),
    suggestions: readSuggestions(env),
    webhooks: { allowLocal: env.oneOf('WEBHOOK_LOCAL_ADDRESSES', ['on', 'off'], 'off') === 'on' },
    captcha: readCaptcha(env),
    crm: readCrm(env, local),
    metricsToken: readMetricsToken(env),
    limits: withRetention(env, readLimits(env, local)),
  };
  env.finish();
  return config;
}

function readLimits(env: EnvReader, local: boolean): Limits {
  const limits = local ? localLimits : productionLimits;
  const defaultHours = limits.staff.sessionSeconds / HOUR_SECONDS;
  const hours = env.integer('STAFF_SESSION_HOURS', defaultHours, 1, MAX_SESSION_HOURS);
  return { ...limits, staff: { ...limits.staff, sessionSeconds: hours * HOUR_SECONDS } };
}

const MAX_RETENTION_DAYS = 36_500;

/** The law and the policy of the company say for how long people are known; the rest of the limits is in the code. */
function withRetention(env: EnvReader, limits: Limits): Limits {
  const { retention } = limits;
  const days = (name: string, usual: number) => env.integer(name, usual, 1, MAX_RETENTION_DAYS);
  return {
    ...limits,
    retention: {
      ...retention,
      leadDays: days('LEAD_RETENTION_DAYS', retention.leadDays),
      reviewDays: days('REVIEW_RETENTION_DAYS', retention.reviewDays),
      unsubscribedDays: days('UNSUBSCRIBED_RETENTION_DAYS', retention.unsubscribedDays),
    },
  };
}

const MIN_TOKEN_LENGTH = 32;

function readMetricsToken(env: EnvReader): string | null {
  const token = env.optional('METRICS_TOKEN') ?? null;
  if (token !== null && token.length < MIN_TOKEN_LENGTH)
    env.complain(`METRICS_TOKEN is shorter than ${MIN_TOKEN_LENGTH} characters`);
  return token;
}

const DAY_HOURS = 24;

function readReleases(env: EnvReader, local: boolean, pathPlaces: PathPlaces): ReleasesConfig {
  const environment = env.text('RELEASE_ENVIRONMENT', local ? 'local' : 'production');
  const others = env.text('RELEASE_ENVIRONMENTS', environment).split(',');
  const environments = [...new Set([environment, ...others.map((name) => name.trim())])];
  if (!environments.every((name) => ENVIRONMENT_NAME.test(name)))
    env.complain('RELEASE_ENVIRONMENT and RELEASE_ENVIRONMENTS are kebab-case names');
  const baseUrl = env.text('RELEASE_BASE_URL', '/mfe/');
  if (!/^(https:\/\/[^\s?#]+)?\/([\w.~-]+\/)*$/.test(baseUrl))
    env.complain('RELEASE_BASE_URL is a path or an https address that ends with a slash: /mfe/');
  const noticeUrl = env.optional('RELEASE_NOTICE_URL') === undefined ? null : env.url('RELEASE_NOTICE_URL');
  const shellRollbackHours = env.integer('SHELL_ROLLBACK_HOURS', DAY_HOURS, 0, 30 * DAY_HOURS);
  return { environment, environments, baseUrl, noticeUrl, pathPlaces, shellRollbackHours };
}
