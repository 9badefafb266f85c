/** Name of the form in the address of the page that says it was sent: a reload of it sends nothing. */
export const SUBSCRIPTION_FORM = 'podpiska';

export const SUBSCRIPTION_FIELDS = {
  email: 'email',
  consent: 'consent',
  edition: 'edition',
  url: 'url',
} as const;

export interface SubscriptionAnswer {
  /** What the API says when a letter is on its way; null when something is to be corrected. */
  done: string | null;
  /** As it was typed. */
  email: string;
  agreed: boolean;
  errors: { email?: string; consent?: string };
  /** What concerns no field. */
  problem: string | null;
}
