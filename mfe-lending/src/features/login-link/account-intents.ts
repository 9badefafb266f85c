/** Names of the fields of the account's forms, the same for the browser, the action and the tests. */
export const ACCOUNT_FIELDS = { intent: 'intent', query: 'query', session: 'session' } as const;

/** `enter`: by a link. */
export const ACCOUNT_INTENTS = ['enter', 'logout', 'end-session', 'leave-everywhere', 'decline'] as const;
export type AccountIntent = (typeof ACCOUNT_INTENTS)[number];

export const ACCOUNT_PATH = '/login';

/** What a link into the account always has; other parameters, as of advertising, make none. */
export const LINK_PARAMS = ['signature', 'leadId'];
