import type { LockedRemote } from '@polden/mfe-contract';
import type { FastifyRequest } from 'fastify';
import { inWords } from '../../impersonal.ts';
import type { QueriedPage } from '../query/query-page.ts';

const SERVER_ERROR = 500;

type Log = Pick<FastifyRequest['log'], 'error'>;

/** Notes what code of a release has thrown while a page was rendered. */
export function logRender(
  log: Log,
  thrown: unknown,
  path: string,
  { owner }: Pick<QueriedPage, 'owner'>,
): void {
  log.error({ err: inWords(thrown), path, release: releaseOf(owner) }, 'render');
}

/** Notes why the fallback stands in place of a page, if it does, and why a loader says itself that it has nothing to show. */
export function logQuery(log: Log, page: QueriedPage | Response): void {
  if (page instanceof Response) return;
  const path = page.context.location.pathname;
  if (page.fault === null) {
    const { status, owner, missing, unanswered } = page;
    if (status >= SERVER_ERROR && missing === null)
      log.error({ path, release: releaseOf(owner), calls: unanswered }, `the page answers ${status}`);
    return;
  }
  const { remote, outcome, error } = page.fault;
  log.error({ err: inWords(error), path, release: releaseOf(remote) }, outcome);
}

function releaseOf(remote: LockedRemote | null): string | undefined {
  return remote === null ? undefined : `${remote.name}@${remote.version}`;
}
