import { CAPTCHA_SITE_KEY, CAPTCHA_VERSION, type EnvReader } from '@polden/api-contract';
import type { ClientServices } from '@polden/mfe-contract';
import { isLoopback } from '../loopback.ts';

/** What the content policy must let pages reach besides the site itself. */
export interface ThirdPartyOrigins {
  /** Of the scripts that are configured, and of those that they bring. */
  scripts: readonly string[];
  /** To which these scripts talk: connections, images, frames, styles, fonts. */
  others: readonly string[];
}

export interface ThirdParties {
  client: ClientServices;
  origins: ThirdPartyOrigins;
}

/** Single scripts of others, each loaded after consent. */
const SCRIPTS = ['TAG_MANAGER_URL', 'PERSONALIZATION_URL', 'AB_SCRIPT_URL'];
const CHAT_DRIVERS = ['off', 'script', 'manifest'] as const;
const CAPTCHA_DRIVERS = ['proof-of-work', 'http', 'off'] as const;
const DEFAULT_DATA_LAYER = 'dataLayer';

/**
 * What surrounds the pages of this deployment. Nothing of others is configured by default, and then no page may reach
 * anybody. Complains with «Requested service {name} is not found!» about an unknown driver.
 */
export function readThirdParties(env: EnvReader): ThirdParties {
  const chat = readChat(env);
  const scripts = [
    ...SCRIPTS.flatMap((name) => readUrl(env, name, env.optional(name))),
    ...readUrls(env, 'PIXEL_URLS'),
  ];
  const captcha = readCaptcha(env);
  const reached = originsOf([...scripts, ...(chat ? [chat.url] : [])]);
  const further = originsOf(readUrls(env, 'THIRD_PARTY_ORIGINS'));
  return {
    client: {
      ...(captcha ? { captcha } : {}),
      ...(env.optional('TAG_MANAGER_URL') ? { dataLayer: readDataLayer(env) } : {}),
      ...(chat ? { chat } : {}),
      ...(scripts.length > 0 ? { scripts } : {}),
      ...(env.optional('SENTRY_DSN') ? { errorReports: true } : {}),
    },
    // What is loaded brings scripts of other hosts of its company: a tag manager its tags, a manifest what it names.
    origins: {
      scripts: unique([...reached, ...(reached.length > 0 ? further : [])]),
      others: unique([...reached, ...further]),
    },
  };
}

function readChat(env: EnvReader): ClientServices['chat'] {
  const driver = env.driver('CHAT_DRIVER', CHAT_DRIVERS, 'off');
  if (driver === 'off' || driver === null) return undefined;
  const [url = ''] = readUrl(env, 'CHAT_URL', env.text('CHAT_URL', ''));
  return { driver, url, element: env.text('CHAT_ELEMENT', '[data-chat]') };
}

/** A provider of its own (`http`) brings its script; what works on this site is the proof of work. */
function readCaptcha(env: EnvReader): ClientServices['captcha'] {
  if (env.driver('CAPTCHA_DRIVER', CAPTCHA_DRIVERS, 'proof-of-work') !== 'proof-of-work') return undefined;
  // An empty variable is a mistake: the default belongs to another site.
  const siteKey = env.written('CAPTCHA_SITE_KEY')?.trim() ?? CAPTCHA_SITE_KEY;
  const version = env.written('CAPTCHA_VERSION')?.trim() ?? CAPTCHA_VERSION;
  if (!siteKey) env.complain('Captcha: no site key is given (CAPTCHA_SITE_KEY)');
  if (!version) env.complain('Captcha: no version is given (CAPTCHA_VERSION)');
  return { siteKey, version };
}

function readDataLayer(env: EnvReader): string {
  const name = env.text('DATA_LAYER', DEFAULT_DATA_LAYER);
  if (!/^[A-Za-z_$][\w$]{0,39}$/.test(name)) env.complain(`DATA_LAYER is no name of a variable: ${name}`);
  return name;
}

function readUrls(env: EnvReader, variable: string): string[] {
  return env.list(variable).flatMap((text) => readUrl(env, variable, text));
}

/** None for what is not there, or is complained about. */
function readUrl(env: EnvReader, variable: string, text: string | undefined): string[] {
  if (text === undefined) return [];
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url))) return [url.href];
  env.complain(`${variable} is not an https address: ${text}`);
  return [];
}

function originsOf(urls: readonly string[]): string[] {
  return urls.flatMap((url) => URL.parse(url)?.origin ?? []);
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
