import { formatDate } from '@polden/ru';
import { escapeHtml, page } from '../html/page.ts';
import type { InboxLetterDto } from './dev-mail.dto.ts';

const RELOAD_SECONDS = 5;

/** The page /dev/mail: newest letters first, renewed by itself. */
export function lettersPage(letters: readonly InboxLetterDto[], brandName: string): string {
  const body = letters.length
    ? letters.map(article).join('\n')
    : '<p>Пока пусто. Подпишитесь на письма на сайте, и письмо появится здесь.</p>';
  const note = '<p class="quiet">Только для локального запуска: вместо почты письма приходят сюда.</p>';
  const reload = `<meta http-equiv="refresh" content="${RELOAD_SECONDS}">\n`;
  return page({ title: `Письма от «${brandName}»`, brandName, body: `${note}\n${body}`, head: reload });
}

function article({ to, subject, text, createdAt }: InboxLetterDto): string {
  const time = formatDate(createdAt, 'HH:mm:ss');
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<div class="quiet">${escapeHtml(to)} · <time datetime="${escapeHtml(createdAt)}">${time}</time></div>
<pre>${withLinks(escapeHtml(text))}</pre>
</article>`;
}

function withLinks(text: string): string {
  return text.replace(/https?:\/\/\S+/gu, (url) => `<a href="${url}">${url}</a>`);
}
