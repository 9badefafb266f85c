import type { OutgoingHttpHeaders } from 'node:http';
import type { Brand } from '@polden/api-contract';
import { SECURITY_HEADERS } from '../answers/security-headers.ts';

/** An answer that is ready before anybody asks for it. */
export interface ReadyAnswer {
  headers: OutgoingHttpHeaders;
  /** Text, so that it goes out in one piece with its head. */
  body: string;
}

const RETRY_AFTER_S = 3;

const pages = new WeakMap<object, ReadyAnswer>();

/** «Too many visitors just now», with the lender's telephone; made once for each state of his facts. */
export function busyPage(brand: Pick<Brand, 'phones'>): ReadyAnswer {
  const known = pages.get(brand);
  if (known) return known;
  const body = html(brand);
  const page = {
    body,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_S),
    },
  };
  pages.set(brand, page);
  return page;
}

function html({ phones: [phone] }: Pick<Brand, 'phones'>): string {
  const call = phone
    ? `\n      <p>Если дело срочное, позвоните: <a href="tel:${escaped(phone.tel)}">${escaped(phone.title)}</a>.</p>`
    : '';
  return `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Сейчас слишком много посетителей</title>
  </head>
  <body>
    <main>
      <h1>Сейчас слишком много посетителей</h1>
      <p>Сайт не успевает показать страницу. Обновите её через несколько секунд.</p>
      <p>Если вы отправляли форму, вернитесь назад и отправьте её ещё раз: она не принята.</p>${call}
      <p><a href="/">На главную</a></p>
    </main>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
