/** All that a process which runs code of remotes is told: what `readConfig` reads, and how Node is to run. No secret. */
const ALLOWED = [
  'PATH',
  'TZ',
  'LANG',
  'LOG_LEVEL',
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  'NODE_COMPILE_CACHE',
  'APP_ENV',
  'HOST',
  'PORT',
  'API_ORIGIN',
  'PUBLIC_ORIGIN',
  'RELEASE_MAP_PUBLIC_KEY',
  'RELEASE_ENVIRONMENT',
  'STATE_DIR',
  'ARTIFACTS_DIR',
  'ARTIFACTS_ORIGIN',
  'PROXY_API',
  'TRUSTED_PROXY_HOPS',
  'REMOTE_OVERRIDES',
  'CAPTCHA_DRIVER',
  'CAPTCHA_SITE_KEY',
  'CAPTCHA_VERSION',
  'TAG_MANAGER_URL',
  'DATA_LAYER',
  'CHAT_DRIVER',
  'CHAT_URL',
  'CHAT_ELEMENT',
  'PIXEL_URLS',
  'PERSONALIZATION_URL',
  'AB_SCRIPT_URL',
  'THIRD_PARTY_ORIGINS',
  'SENTRY_DSN',
  'UNPREFIXED_SUBDOMAINS',
  'CITY_HOST_PREFIX',
  'INTERNAL_HOSTS',
  'APP_INSTALL_URL',
  'BRAND_SLUG',
  'BRAND_LOAN_PAGE_1',
  'BRAND_LOAN_PAGE_2',
  'BRAND_LOAN_PAGE_3',
  'CACHE_PURGE_HASH',
  'DRAIN_SECONDS',
];

/** Takes everything else out of this process's environment, which its children inherit. */
export function dropSecrets(): void {
  for (const name of Object.keys(process.env)) {
    // Reflect: a computed delete is meant here.
    if (!ALLOWED.includes(name)) Reflect.deleteProperty(process.env, name);
  }
}
