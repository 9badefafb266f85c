import type { IncomingMessage } from 'node:http';
import { SHELL_PATHS } from '@polden/reference-data';

const OWN_PATHS = new Set(SHELL_PATHS.filter((path) => !path.endsWith('/*')));
const OWN_FOLDERS = SHELL_PATHS.filter((path) => path.endsWith('/*')).map((path) => path.slice(0, -1));

/** The pages that are kept. */
export interface KeptPages {
  hasPath: (path: string) => boolean;
}

/**
 * Whether a request is for a page that has to be rendered, so that nothing need be done for it while nobody more may wait for
 * that. What is kept is still served, and what somebody has sent in a form is not lost for it.
 */
export function isForGate(cache: KeptPages): (request: IncomingMessage) => boolean {
  return ({ method, url = '' }) => method === 'GET' && !isOwn(url) && !cache.hasPath(pathOf(url));
}

function isOwn(url: string): boolean {
  return OWN_FOLDERS.some((folder) => url.startsWith(folder)) || OWN_PATHS.has(pathOf(url));
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
