import { CAPTCHA_SITE_KEY, CAPTCHA_VERSION, serviceNotFound } from '@polden/api-contract';
import type { ClientServices } from '@polden/mfe-contract';

/** What the content policy must let pages reach besides the site itself. */
export interface ThirdPartyOrigins {
  /** Of the scripts that are configured. */
  scripts: readonly string[];
  /** To which these scripts talk: connections, images, frames, styles, fonts. */
  others: readonly string[];
}

export interface ThirdParties {
  client: ClientServices;
  origins: ThirdPartyOrigins;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Single scripts of others, each loaded after consent. */
const SCRIPTS = ['TAG_MANAGER_URL', 'PERSONALIZATION_URL', 'AB_SCRIPT_URL'];
const CHAT_DRIVERS = ['off', 'script', 'manifest'] as const;
const CAPTCHA_DRIVERS = ['proof-of-work', 'http', 'off'] as const;
const DEFAULT_DATA_LAYER = 'dataLayer';

/**
 * What surrounds the pages of this deployment. Nothing of others is configured by default, and then no page may reach
 * anybody. Throws Error with one line: «Requested service {name} is not found!» for an unknown driver.
 */
export function readThirdParties(env: Environment): ThirdParties {
  const chat = readChat(env);
  const scripts = [
    ...SCRIPTS.flatMap((name) => (env[name] ? [readUrl(name, env[name])] : [])),
    ...list(env['PIXEL_URLS']).map((url) => readUrl('PIXEL_URLS', url)),
  ];
  const captcha = readCaptcha(env);
  const reached = [...scripts, ...(chat ? [chat.url] : [])].map((url) => new URL(url).origin);
  const further = list(env['THIRD_PARTY_ORIGINS']).map(
    (url) => new URL(readUrl('THIRD_PARTY_ORIGINS', url)).origin,
  );
  return {
    client: {
      ...(captcha ? { captcha } : {}),
      ...(env['TAG_MANAGER_URL'] ? { dataLayer: readDataLayer(env) } : {}),
      ...(chat ? { chat } : {}),
      ...(scripts.length > 0 ? { scripts } : {}),
      ...(env['SENTRY_DSN'] ? { errorReports: true } : {}),
    },
    // A manifest may name scripts of another host of its company.
    origins: {
      scripts: unique([...reached, ...(chat?.driver === 'manifest' ? further : [])]),
      others: unique([...reached, ...further]),
    },
  };
}

function readChat(env: Environment): ClientServices['chat'] {
  const driver = chosen('CHAT_DRIVER', CHAT_DRIVERS, env);
  if (driver === 'off') return undefined;
  return {
    driver,
    url: readUrl('CHAT_URL', env['CHAT_URL'] ?? ''),
    element: env['CHAT_ELEMENT'] ?? '[data-chat]',
  };
}

/** A provider of its own (`http`) brings its script; what works on this site is the proof of work. */
function readCaptcha(env: Environment): ClientServices['captcha'] {
  if (chosen('CAPTCHA_DRIVER', CAPTCHA_DRIVERS, env) !== 'proof-of-work') return undefined;
  const siteKey = env['CAPTCHA_SITE_KEY'] ?? CAPTCHA_SITE_KEY;
  const version = env['CAPTCHA_VERSION'] ?? CAPTCHA_VERSION;
  if (!siteKey) throw new Error('Captcha: no site key is given (CAPTCHA_SITE_KEY)');
  if (!version) throw new Error('Captcha: no version is given (CAPTCHA_VERSION)');
  return { siteKey, version };
}

function chosen<T extends string>(variable: string, drivers: readonly [T, ...T[]], env: Environment): T {
  const asked = env[variable] ?? (variable === 'CAPTCHA_DRIVER' ? 'proof-of-work' : 'off');
  const driver = drivers.find((each) => each === asked);
  if (driver === undefined) throw new Error(serviceNotFound(asked));
  return driver;
}

function readDataLayer(env: Environment): string {
  const name = env['DATA_LAYER'] ?? DEFAULT_DATA_LAYER;
  if (!/^[A-Za-z_$][\w$]{0,39}$/.test(name)) throw new Error(`DATA_LAYER is no name of a variable: ${name}`);
  return name;
}

function readUrl(variable: string, text: string): string {
  const url = URL.parse(text);
  const isLoopback = url !== null && /(^|\.)localhost$|^127\.0\.0\.1$/.test(url.hostname);
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)))
    throw new Error(`${variable} is not an https address: ${text}`);
  return url.href;
}

function list(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
