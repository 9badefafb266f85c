import type { Brand } from '@polden/api-contract';
import { answerStart } from '../answers/written-answer.ts';
import { STANDALONE_HEADERS } from '../answers/security-headers.ts';
import { escaped, standalonePage } from '../answers/standalone-page.ts';

/** An answer that is ready before anybody asks for it. */
export interface ReadyAnswer {
  headers: Record<string, string>;
  /** The same as node:http takes them, and as text with the status before it. */
  head: readonly string[];
  start: string;
  body: Buffer;
}

const RETRY_AFTER_S = 3;

const pages = new WeakMap<object, ReadyAnswer>();

/** «Too many visitors just now», with the lender's telephone; made once for each state of his facts. */
export function busyPage(brand: Pick<Brand, 'phones'>): ReadyAnswer {
  const known = pages.get(brand);
  if (known) return known;
  const body = Buffer.from(html(brand));
  const headers = {
    ...STANDALONE_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    'retry-after': String(RETRY_AFTER_S),
  };
  const head = Object.entries(headers).flat();
  const page = { body, headers, head, start: answerStart('503 Service Unavailable', head) };
  pages.set(brand, page);
  return page;
}

function html({ phones: [phone] }: Pick<Brand, 'phones'>): string {
  const call = phone
    ? `\n      <p>Если дело срочное, позвоните: <a href="tel:${escaped(phone.tel)}">${escaped(phone.title)}</a>.</p>`
    : '';
  return standalonePage({
    title: 'Сейчас слишком много посетителей',
    body: `<p>Сайт не успевает показать страницу. Обновите её через несколько секунд.</p>
      <p>Если вы отправляли форму, вернитесь назад и отправьте её ещё раз: она не принята.</p>${call}
      <p><a href="/">На главную</a></p>`,
  });
}
