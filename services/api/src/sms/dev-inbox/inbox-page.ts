import { formatDate, formatPhone } from '@polden/ru';
import { escapeHtml, page } from '../../core/html/page.ts';
import type { InboxMessageDto } from './dev-inbox.dto.ts';

const RELOAD_SECONDS = 5;

/** The page /dev/sms: the newest first, renewed by itself. */
export function inboxPage(messages: readonly InboxMessageDto[], brandName: string): string {
  const body = messages.length
    ? messages.map(article).join('\n')
    : '<p>Пока пусто. Запросите код на сайте, и сообщение появится здесь.</p>';
  const note = '<p class="quiet">Только для локального запуска: вместо телефона сообщения приходят сюда.</p>';
  const reload = `<meta http-equiv="refresh" content="${RELOAD_SECONDS}">\n`;
  return page({ title: `СМС от «${brandName}»`, brandName, body: `${note}\n${body}`, head: reload });
}

function article({ phone, code, text, createdAt }: InboxMessageDto): string {
  const time = formatDate(createdAt, 'HH:mm:ss');
  return `<article>
${code && `<div class="code">${escapeHtml(code)}</div>`}
<div class="quiet">${escapeHtml(formatPhone(phone))} · <time datetime="${escapeHtml(createdAt)}">${time}</time></div>
<pre>${escapeHtml(text)}</pre>
</article>`;
}
