import { CONSENT_COOKIE } from './consent.ts';

/**
 * Runs as the parser meets the question, before it is painted: visitors share pages, and one who has answered must not see
 * it flash. The same text on every page, so that the policy knows it by hash; short: an answer is told by its first letter.
 */
export const CONSENT_CHECK = `(function(s){var q=s&&s.parentNode;if(q&&/(^|; )${CONSENT_COOKIE}(_untold)?=[1an]/.test(document.cookie))q.hidden=true})(document.currentScript)`;
