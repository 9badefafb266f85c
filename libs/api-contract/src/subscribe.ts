/** Letters by e-mail to people who asked for them. */
export const SUBSCRIBE_PATHS = {
  /** POST NewSubscription (captcha token in CAPTCHA_TOKEN_HEADER) → SubscriptionAsked: a letter with a link to confirm. */
  add: 'subscribe/new',
  /** GET → SubscriptionConsent: what the person agrees to beside the tick box. */
  consent: 'subscribe/consent',
  /** GET <query of the letter's link>: a page with a button; its POST confirms. */
  confirm: 'subscribe/confirm',
  /** GET <query of the link at the end of each letter>: a page with a button; its POST unsubscribes. */
  unsubscribe: 'subscribe/unsubscribe',
} as const;

/** The rights of the staff, by what they open in ADMIN_SUBSCRIBER_PATHS. */
export const SUBSCRIBER_RIGHTS = { list: 'subscriber.read', export: 'subscriber.export' } as const;

export const ADMIN_SUBSCRIBER_PATHS = {
  /** GET ?page&status → SubscriberList. */
  list: 'admin/subscriber',
  /** GET: CSV of the confirmed ones. */
  export: 'admin/subscriber/export',
} as const;

export interface NewSubscription {
  email: string;
  /**
   * The tick box under the field, which starts unticked: true, or what a form without scripts posts for a ticked box
   * («on»). Anything else is 422 with error_validation.consent.
   */
  consent: boolean;
  /** Edition of the consent that was shown, as SubscriptionConsent says; the present one when absent. */
  edition?: string;
  /** Path of the page with the form: /blog. */
  url?: string;
}

/** The same for every address, whether it is new, waits for its confirmation or is subscribed already. */
export interface SubscriptionAsked {
  ok: true;
  /** What the form says then: «Мы отправили письмо…». */
  message: string;
}

export interface SubscriptionConsent {
  /** YYYY-MM-DD, from which this text is shown. */
  edition: string;
  /** The label of the tick box, without markup. */
  text: string;
}

/** `pending` until the link of the letter is opened. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed';

export interface Subscriber {
  id: number;
  /** Without its middle: «an•••@mail.ru»; whole in the export only. */
  email: string;
  status: SubscriberStatus;
  consentEdition: string;
  /** Path of the page where they asked; '' when unknown. */
  url: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

export interface SubscriberList {
  items: Subscriber[];
  pageCount: number;
}
