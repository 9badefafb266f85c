import { finished } from 'node:stream/promises';
import { FORM_FILES_MAX_BYTES } from '@polden/api-contract';
import { formatFileSize } from '@polden/ru';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bringsFiles } from './form-bodies.ts';
import { pageUrl } from './page-place.ts';
import { STANDALONE_HEADERS } from '../../answers/security-headers.ts';
import { escaped, standalonePage } from '../../answers/standalone-page.ts';

/** All that the forms of the site let somebody choose, and more. */
const MOST_DISCARDED = 64 * 1024 * 1024;

/** 413 for a form that was posted without JavaScript: which limit it is over, and how to go on. */
export async function sendTooLarge(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await discardTheRest(request);
  return reply.code(413).headers(STANDALONE_HEADERS).type('text/html; charset=utf-8').send(html(request));
}

/** A browser that is still sending when the connection ends shows a failure of its own instead of the answer. */
async function discardTheRest({ raw, headers }: FastifyRequest): Promise<void> {
  if (!(Number(headers['content-length']) <= MOST_DISCARDED)) return;
  raw.resume();
  // A client that goes away needs no answer.
  await finished(raw, { writable: false }).catch(() => undefined);
}

function html(request: FastifyRequest): string {
  const form = pageUrl(request.url, 'http://site.invalid')?.pathname ?? '/';
  const [title, advice] = bringsFiles(request)
    ? [
        `Файлы вместе больше ${formatFileSize(FORM_FILES_MAX_BYTES)}`,
        'Приложите меньше файлов или уменьшите снимки и отправьте форму ещё раз.',
      ]
    : ['Текст слишком длинный', 'Сократите его и отправьте форму ещё раз.'];
  return standalonePage({
    title,
    tab: `${title} — Полдень`,
    body: `<p>Поэтому форма не отправлена. ${advice}</p>
      <p>То, что вы написали, у нас не сохранилось. Вернитесь кнопкой браузера «Назад»: обычно он помнит текст.</p>
      <p><a href="${escaped(form)}">Открыть форму заново</a></p>`,
  });
}
