import { rightsFor } from './rights-for.ts';

/** Addresses of other systems that are told what happens here. Signed as https://www.standardwebhooks.com says. */
export const WEBHOOK_PATHS = {
  /** GET → Webhook[]. */
  list: 'admin/webhook/list',
  /** POST WebhookInput → NewWebhook: with its secret, which is never shown again. */
  add: 'admin/webhook/add',
  /** POST admin/webhook/update/{id} WebhookChange → Webhook. */
  update: 'admin/webhook/update',
  /** POST admin/webhook/rotate/{id} → NewWebhook: another secret, at once. */
  rotate: 'admin/webhook/rotate',
  /** POST admin/webhook/remove/{id} → {ok: true}; its log goes with it. */
  remove: 'admin/webhook/remove',
  /** POST admin/webhook/ping/{id} → {ok: true}: a delivery that means nothing. */
  ping: 'admin/webhook/ping',
  /** GET admin/webhook/log/{id}?page → WebhookLog, the newest first. */
  log: 'admin/webhook/log',
  /** POST admin/webhook/redeliver/{delivery} → {ok: true}: the same message once more, under its id. */
  redeliver: 'admin/webhook/redeliver',
} as const;

export const WEBHOOK_RIGHTS = rightsFor('webhook', WEBHOOK_PATHS);

/** What can be told; `ping` is asked for by the staff and goes to one receiver. */
export const WEBHOOK_KINDS = [
  'content.published',
  'content.changed',
  'content.unpublished',
  'lead.status',
  'lead.signed',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];
export const WEBHOOK_PING = 'ping';

export const WEBHOOK_LOG_PAGE = 20;
export const WEBHOOK_TITLE_MAX = 80;
export const WEBHOOK_URL_MAX = 500;

export interface WebhookInput {
  /** How the staff calls it. */
  title: string;
  /** https, and no address of a private network. */
  url: string;
  kinds: WebhookKind[];
  /** False: nothing is sent, and what happens meanwhile is never told. */
  active: boolean;
}

/** `seen` is what it was when the form was opened: 409 when what changes is another by now. */
export interface WebhookChange extends WebhookInput {
  seen?: WebhookInput;
}

export interface Webhook extends WebhookInput {
  /** UUID. */
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** How the newest delivery stands; null before the first. */
  last: { state: DeliveryState; at: string } | null;
}

export interface NewWebhook {
  webhook: Webhook;
  /** `whsec_` and base64: the key of the signature. */
  secret: string;
}

/** `failed`: it will be tried again; `dead`: no more. */
export type DeliveryState = 'queued' | 'failed' | 'sent' | 'dead';

export interface WebhookDelivery {
  /** UUID. */
  id: string;
  /** The `webhook-id` header: the same for each try, and when it is sent again by hand. */
  messageId: string;
  kind: WebhookKind | typeof WEBHOOK_PING;
  state: DeliveryState;
  attempts: number;
  /** Status of the last answer; null when there was none. */
  status: number | null;
  /** Why the last try failed, in Russian; '' when it did not. */
  error: string;
  /** Milliseconds of the last try. */
  durationMs: number | null;
  createdAt: string;
  doneAt: string | null;
  /** What was sent. */
  body: object;
}

export interface WebhookLog {
  items: WebhookDelivery[];
  pageCount: number;
}
