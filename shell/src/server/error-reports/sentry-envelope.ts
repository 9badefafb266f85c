import { randomUUID } from 'node:crypto';

/** What a page or the server has to say of an error. */
export interface ErrorReport {
  level: 'debug' | 'info' | 'warn' | 'error';
  message: string;
  stack: string;
  /** Owner of the failed code: a remote's name, or shell. */
  remote: string;
  /** Path of the page, without its query. */
  path: string;
  /** Where it happened. */
  side: 'browser' | 'server';
}

const LEVELS = { debug: 'debug', info: 'info', warn: 'warning', error: 'error' } as const;

/** Where envelopes of a DSN (https://<key>@<host>/<project>) go, and the header that names the key. */
export function sentryEndpoint(dsn: string): { url: string; auth: string } {
  const { protocol, host, pathname, username } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  const [folder, project] = [pathname.slice(0, at), pathname.slice(at + 1)];
  return {
    url: `${protocol}//${host}${folder}/api/${project}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_client=polden-shell/1.0, sentry_key=${username}`,
  };
}

/** One error as an envelope: three lines of JSON. Nothing in it is of the visitor. */
export function sentryEnvelope(report: ErrorReport, environment: string): string {
  const { level, message, stack, remote, path, side } = report;
  const id = randomUUID().replaceAll('-', '');
  const at = new Date().toISOString();
  const event = {
    event_id: id,
    timestamp: at,
    platform: 'javascript',
    level: LEVELS[level],
    environment,
    tags: { remote, side },
    request: { url: path },
    exception: { values: [{ type: 'Error', value: message }] },
    extra: { stack },
  };
  return [{ event_id: id, sent_at: at }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
