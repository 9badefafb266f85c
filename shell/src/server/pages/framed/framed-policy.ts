import { createHash } from 'node:crypto';
import { SANDBOX } from '../../../app/framed/sandbox.ts';
import type { PageOrigins } from '../../answers/content-security-policy.ts';
import { SECURITY_HEADERS } from '../../answers/security-headers.ts';
import { FRAME_SCRIPT } from './frame-script.ts';

const SCRIPT = `'sha256-${createHash('sha256').update(FRAME_SCRIPT).digest('base64')}'`;
// Of no use to a document in a frame, and an error for one of no origin that is opened by itself.
const { 'cross-origin-opener-policy': _opener, ...SECURITY } = SECURITY_HEADERS;

/**
 * Headers of a document in a frame. Opened by itself it is as confined as in its frame: the sandbox is the document's own.
 * It reaches nothing: no address may be asked, and no script runs but the shell's.
 */
export function framedHeaders({ releases }: Pick<PageOrigins, 'releases'>): Record<string, string> {
  const files = ["'self'", ...releases].join(' ');
  return {
    ...SECURITY,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': [
      `sandbox ${SANDBOX}`,
      "default-src 'none'",
      `script-src ${SCRIPT}`,
      `style-src ${files}`,
      "style-src-attr 'unsafe-inline'",
      `img-src ${files} data:`,
      `font-src ${files}`,
      "form-action 'self'",
      "frame-ancestors 'self'",
      "base-uri 'self'",
    ].join('; '),
  };
}
