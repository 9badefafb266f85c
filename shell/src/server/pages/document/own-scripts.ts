import { createNonce } from '../../answers/content-security-policy.ts';

/** The page as visitors get it, and the text of each inline script that was made for it. */
export interface OwnScripts {
  html: string;
  scripts: string[];
}

/**
 * Tells the inline scripts that the renderer makes from those that stand in the content of a page, which must never run:
 * while the page is rendered its own carry a nonce that nobody else can know. The page that is kept is without it.
 */
export function markOwnScripts(): { nonce: string; read: (html: string) => OwnScripts } {
  const nonce = createNonce();
  const mark = ` nonce="${nonce}"`;
  const marked = new RegExp(`<script${mark}[^>]*>([^]*?)</script>`, 'gu');
  return {
    nonce,
    read: (html) => ({
      html: html.replaceAll(mark, ''),
      scripts: [...html.matchAll(marked)].map(([, script = '']) => script).filter(Boolean),
    }),
  };
}
