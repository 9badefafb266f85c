import {
  type NewWebhook,
  type Webhook,
  WEBHOOK_PATHS,
  type WebhookChange,
  type WebhookInput,
  type WebhookLog,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';

/** Other systems that are told what happens here. All of it throws HttpError. */
export const webhooksApi = {
  list: (signal: AbortSignal) => staffHttp.get<Webhook[]>(WEBHOOK_PATHS.list, { signal }),
  add: (input: WebhookInput) => staffHttp.post<NewWebhook>(WEBHOOK_PATHS.add, input),
  update: (id: string, input: WebhookChange) =>
    staffHttp.post<Webhook>(`${WEBHOOK_PATHS.update}/${id}`, input),
  rotate: (id: string) => staffHttp.post<NewWebhook>(`${WEBHOOK_PATHS.rotate}/${id}`, {}),
  remove: (id: string) => staffHttp.post<unknown>(`${WEBHOOK_PATHS.remove}/${id}`, {}),
  ping: (id: string) => staffHttp.post<unknown>(`${WEBHOOK_PATHS.ping}/${id}`, {}),
  log: (id: string, page: number, signal: AbortSignal) =>
    staffHttp.get<WebhookLog>(`${WEBHOOK_PATHS.log}/${id}`, { searchParams: { page }, signal }),
  redeliver: (delivery: string) => staffHttp.post<unknown>(`${WEBHOOK_PATHS.redeliver}/${delivery}`, {}),
};

/** Keys of the query cache. */
export const WEBHOOK_KEYS = {
  all: ['webhooks'],
  list: ['webhooks', 'list'],
  log: (id: string, page: number) => ['webhooks', 'log', id, page],
} as const;
