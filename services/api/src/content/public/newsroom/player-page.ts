import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../core/html/page.ts';
import type { OtherPlayer } from './other-players.ts';

const STYLE = 'html,body,iframe{margin:0;width:100%;height:100%;border:0;background:#000}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Frames are allowed on this page alone, from the one site, and it is shown in pages of ours: theirs allow no frame of
 * others.
 */
export function playerPolicy({ origins }: OtherPlayer): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `frame-src ${origins.join(' ')}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** A page of nothing but the player. It can neither lead the page around it away nor open windows. */
export function playerPage({ src }: OtherPlayer, title: string): string {
  return (
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>` +
    `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" allow="autoplay; fullscreen; encrypted-media"` +
    ` sandbox="allow-scripts allow-same-origin allow-presentation" referrerpolicy="strict-origin-when-cross-origin">` +
    `</iframe></body></html>\n`
  );
}
