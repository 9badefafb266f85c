import { standalonePage } from './standalone-page.ts';

/** Shown when even the layout could not be rendered: no data, no scripts, nothing that can fail. `requestId`: well-formed. */
export function lastResortPage(requestId: string): string {
  return standalonePage({
    title: 'Страница временно недоступна',
    tab: 'Страница временно недоступна — Полдень',
    body: `<p>Мы уже знаем о неполадке. Обновите страницу через минуту.</p>
      <p><a href="/">На главную</a></p>
      <p>Номер обращения: <code>${requestId}</code></p>`,
  });
}
