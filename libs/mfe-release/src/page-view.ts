import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { cameAt, reporterOf } from './visitor-id.ts';

/** What a page-view token says; a report counts for these versions only. */
export interface PageView {
  id: string;
  /** Seconds since the epoch. */
  at: number;
  environment: string;
  /** Remote to `version`, `version!` where it is the canary, `version=` where the visitor is in the control. */
  lock: Record<string, string>;
  /** Of somebody who came first in the last hours: his first report of each kind counts in verdicts. */
  newcomer?: Newcomer;
}

export interface Newcomer {
  /** UUID of his reports: reporterOf. */
  reporter: string;
  /** When he came first, in seconds since the epoch. */
  at: number;
}

const HOUR_S = 3_600;
/** A tab may stay open long; its last report may come late. */
const LIFETIME_S = 6 * HOUR_S;
const TOO_EARLY_S = 60;

/** What a token says of a visitor who came in the last hours; undefined of everybody else. `now` in seconds. */
export function newcomerOf(visitor: string | null, now: number): Newcomer | undefined {
  const at = visitor === null ? null : cameAt(visitor);
  if (visitor === null || at === null || at > now + TOO_EARLY_S || at < now - LIFETIME_S) return undefined;
  return { reporter: reporterOf(visitor), at };
}

/** Key of one hour, in which a process that runs code of remotes may sign page views and nothing else. */
export function pageViewKey(secret: Buffer, at: number): Buffer {
  return createHmac('sha256', secret)
    .update(`page-view:${Math.floor(at / HOUR_S)}`)
    .digest();
}

/** Key with which a shell's supervisor signs what its workers have observed. */
export function observationsKey(secret: Buffer): Buffer {
  return createHmac('sha256', secret).update('observations').digest();
}

export function createPageView(
  view: Omit<PageView, 'id' | 'at'>,
  key: Buffer,
  at: number = Math.floor(Date.now() / 1000),
): string {
  const text = Buffer.from(JSON.stringify({ id: randomUUID(), at, ...view })).toString('base64url');
  return `${text}.${seal(text, key)}`;
}

/** The page view of a token that was signed in the last hours; null otherwise. `now` in seconds. */
export function readPageView(
  token: string,
  secret: Buffer,
  now: number = Math.floor(Date.now() / 1000),
): PageView | null {
  const [text = '', signature = ''] = token.split('.');
  const view = parse(text);
  if (view === null || view.at > now + TOO_EARLY_S || view.at < now - LIFETIME_S) return null;
  const expected = Buffer.from(seal(text, pageViewKey(secret, view.at)));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? view : null;
}

function seal(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function parse(text: string): PageView | null {
  try {
    const view = JSON.parse(Buffer.from(text, 'base64url').toString()) as PageView | null;
    return typeof view?.at === 'number' ? view : null;
  } catch {
    return null;
  }
}
