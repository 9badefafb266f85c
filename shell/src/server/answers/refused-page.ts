import { REFUSED } from '../../app/errors/refused-words.ts';
import { escaped, standalonePage } from './standalone-page.ts';

/** The sent data was unusable, which is no failure of the shell. `address`: page that it was sent to. */
export function refusedPage(address: string): string {
  return standalonePage({
    title: REFUSED.title,
    tab: `${REFUSED.title} — Полдень`,
    body: `<p>${REFUSED.reason}</p>
      <p>${REFUSED.advice}</p>
      <p><a href="${escaped(address)}">${REFUSED.again}</a></p>
      <p><a href="/">На главную</a></p>`,
  });
}

/** The address itself cannot be read. */
export function wrongAddressPage(): string {
  const title = 'В адресе ошибка';
  return standalonePage({
    title,
    tab: `${title} — Полдень`,
    body: `<p>Такой адрес сайт прочитать не может. Проверьте, нет ли в нём лишних знаков, или начните с главной.</p>
      <p><a href="/">На главную</a></p>`,
  });
}
