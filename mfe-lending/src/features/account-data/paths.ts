/** Addresses of the account's further pages. */
export const ACCOUNT_DATA_PATHS = {
  account: '/login',
  loans: '/login/platezhi',
  consents: '/login/soglasiya',
  data: '/login/dannye',
} as const;

export type AccountDataPage = keyof typeof ACCOUNT_DATA_PATHS;

/** In the order of the tabs, with what they say. */
export const ACCOUNT_TABS: readonly (readonly [page: AccountDataPage, label: string])[] = [
  ['account', 'Заявки'],
  ['loans', 'Платежи'],
  ['consents', 'Согласия'],
  ['data', 'Данные'],
];

/** Of the hidden field that says which button of a page was pressed. */
export const INTENT = 'intent';

/** Of the hidden field that says whose account was shown. */
export const OWNER = 'owner';

/** What a form has sent as text; '' for what it has not. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, MAX_LENGTH) : '';
}

const MAX_LENGTH = 300;
