import { createHash } from 'node:crypto';
import { documentTitle } from '@polden/ru';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1.25rem 4rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1.5rem; text-wrap: balance; }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1rem 0; }
.code { font: 600 1.75rem/1.2 ui-monospace, monospace; letter-spacing: 0.08em; }
.quiet { opacity: 0.7; font-size: 0.9375rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0; }
button { font: inherit; font-weight: 600; padding: 0.75rem 1.5rem; cursor: pointer; }
pre { font: inherit; overflow-wrap: anywhere; white-space: pre-wrap; margin: 0.5rem 0 0; }
li { margin-bottom: 0.5rem; }
`;

/** Policy for `page`: no script at all, and this one style. */
export const PAGE_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}

export interface ApiPage {
  /** Heading of the page, and of the tab with the brand after it. */
  title: string;
  brandName: string;
  /** HTML, its texts escaped. */
  body: string;
  head?: string;
}

/** A small page of the API itself. */
export function page({ title, brandName, body, head = '' }: ApiPage): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<title>${escapeHtml(documentTitle(title, brandName))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
