import type { FastifyReply } from 'fastify';
import { STANDALONE_HEADERS } from './security-headers.ts';

interface StandalonePage {
  title: string;
  /** What the browser's tab says, where that is more than the title. */
  tab?: string;
  style?: string;
  /** HTML after the heading. */
  body: string;
}

/** A page that needs nothing else: no data, no scripts, no file of the site. Words as they are, or `escaped`. */
export function standalonePage({ title, tab = title, style = '', body }: StandalonePage): string {
  return `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${tab}</title>${style && `\n    <style>${style}</style>`}
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`;
}

export function sendStandalone(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).headers(STANDALONE_HEADERS).type('text/html; charset=utf-8').send(page);
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
