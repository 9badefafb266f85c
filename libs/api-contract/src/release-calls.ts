/** What a command for releases calls, by itself: most of what it read to start were the forms of the site. */
export { AUTH_PATHS } from './auth.ts';
export { nodeProblem } from './deployment/needed-node.ts';
export { API_BASE_PATH } from './errors.ts';
export { CALL_DEADLINE_HEADER, MOVED_MEANWHILE, RELEASES_PATHS, RELEASES_RIGHTS } from './releases.ts';
