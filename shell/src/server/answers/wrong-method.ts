import type { FastifyReply } from 'fastify';
import { STANDALONE_HEADERS } from './security-headers.ts';
import { standalonePage } from './standalone-page.ts';

/** Of every address of the site. */
export const READ_METHODS = ['GET', 'HEAD'];
const TITLE = 'Так этот адрес не открыть';

/** 405: the address is asked in a way that is not among `allowed`. */
export function sendWrongMethod(reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  return reply
    .code(405)
    .headers({
      ...STANDALONE_HEADERS,
      allow: allowed.join(', '),
    })
    .type('text/html; charset=utf-8')
    .send(
      standalonePage({
        title: TITLE,
        tab: `${TITLE} — Полдень`,
        body: `<p>Страницы сайта открываются по ссылке, а формы отправляются со своих страниц.</p>
      <p><a href="/">На главную</a></p>`,
      }),
    );
}
