import { createHash } from 'node:crypto';
import { documentTitle } from '@polden/ru';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The look of the site in so few rules that the page needs no file of it. */
const STYLE = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#14261f, #f2ecdf);
  --brand: light-dark(#0f4f4b, #93d3c6);
  --noon: light-dark(#f4a81d, #f6b441);
  --noon-edge: light-dark(#9a5f00, #8a5a0c);
}
body { margin: 0 auto; max-width: 44rem; padding: 1.25rem 1.25rem 4rem; background: light-dark(#faf7f0, #0f2422); color: var(--ink); font: 1.0625rem/1.6 'Golos Text', system-ui, sans-serif; }
a { color: var(--brand); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid light-dark(#0b5fb0, #8fc7ff); outline-offset: 2px; }
.brand { display: inline-flex; align-items: center; gap: 0.5rem; margin-bottom: 2rem; color: var(--ink); font-size: 1.5rem; font-weight: 600; letter-spacing: -0.03em; line-height: 1; text-decoration: none; }
.brand path { fill: none; stroke: var(--brand); stroke-width: 2.5; }
.brand circle { fill: var(--noon); }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1.5rem; text-wrap: balance; }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1rem 0; }
.code { font: 600 1.75rem/1.2 ui-monospace, monospace; letter-spacing: 0.08em; }
.quiet { opacity: 0.7; font-size: 0.9375rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0; }
button { min-height: 3.25rem; padding: 0.5rem 1.5rem; border: 1px solid var(--noon-edge); border-radius: 6px; background: var(--noon); box-shadow: 0 3px 0 var(--noon-edge); color: #1c2417; font: inherit; font-weight: 600; cursor: pointer; }
pre { font: inherit; overflow-wrap: anywhere; white-space: pre-wrap; margin: 0.5rem 0 0; }
li { margin-bottom: 0.5rem; }
`;

/** «П» with the arc of the day as its crossbar and the sun at its top. */
const SIGN =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="M4.5 29V14.5Q7 12.2 9.9 10.8M27.5 29V14.5Q25 12.2 22.1 10.8"/><circle cx="16" cy="9" r="4.8"/></svg>';

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
<a class="brand" href="/">${SIGN}${escapeHtml(brandName)}</a>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
