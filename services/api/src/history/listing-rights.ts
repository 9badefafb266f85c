import {
  APPROVAL_RIGHTS,
  CHANGE_SET_RIGHTS,
  LEAD_RIGHTS,
  MEDIA_RIGHTS,
  PERSONAL_DATA_RIGHTS,
  RBAC_RIGHTS,
  RELEASES_RIGHTS,
  SUBSCRIBER_RIGHTS,
  WEBHOOK_RIGHTS,
} from '@polden/api-contract';
import { CONTENT_TYPES, unnamedTo } from '@polden/content-model';
import type { Actor } from '../core/access/authenticators.ts';

/** What is recorded and is no content, with the right to list it: whoever lacks it may not read of it in the history either. */
const LISTED_BY: ReadonlyMap<string, string> = new Map([
  ['approval-rule', APPROVAL_RIGHTS.rules],
  ['change-set', CHANGE_SET_RIGHTS.list],
  ['consent', LEAD_RIGHTS.list],
  ['erasure-request', PERSONAL_DATA_RIGHTS.requests],
  ['lead', LEAD_RIGHTS.list],
  ['media', MEDIA_RIGHTS.list],
  ['personal-data', PERSONAL_DATA_RIGHTS.erasures],
  ['rbac-action', RBAC_RIGHTS.actions],
  ['rbac-role', RBAC_RIGHTS.roles],
  ['release', RELEASES_RIGHTS.history],
  ['release-consent', RELEASES_RIGHTS.consents],
  ['release-policy', RELEASES_RIGHTS.overview],
  ['release-settings', RELEASES_RIGHTS.overview],
  ['release-team', RELEASES_RIGHTS.teams],
  ['session', RBAC_RIGHTS.sessions],
  ['staff', RBAC_RIGHTS.users],
  ['subscriber', SUBSCRIBER_RIGHTS.list],
  ['webhook', WEBHOOK_RIGHTS.list],
]);

/** The kinds of things, content or not, of which the reader may only know that something was done. */
export function hiddenFrom(reader: Pick<Actor, 'may'>): string[] {
  const others = [...LISTED_BY].flatMap(([entity, right]) => (reader.may(right) ? [] : [entity]));
  return [...unnamedTo(reader), ...others];
}

/** A new kind of thing has to say who may read of it before anything is recorded. */
export function expectListed(entity: string): void {
  if (!LISTED_BY.has(entity) && !isContent(entity))
    throw new Error(`No right lists "${entity}": add it to LISTED_BY`);
}

export function isContent(entity: string): boolean {
  return CONTENT_TYPES.some(({ name }) => name === entity);
}
