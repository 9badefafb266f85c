/** Variables of a shell that name what surrounds its pages: measurement, a chat, and where errors go. */
export const PAGE_SCRIPT_VARIABLES = [
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
];
