/** Shown when even the layout could not be rendered: no data, no scripts, nothing that can fail. `requestId`: well-formed. */
export function lastResortPage(requestId: string): string {
  return `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Страница временно недоступна — Полдень</title>
  </head>
  <body>
    <h1>Страница временно недоступна</h1>
    <p>Мы уже знаем о неполадке. Обновите страницу через минуту.</p>
    <p><a href="/">На главную</a></p>
    <p>Номер обращения: <code>${requestId}</code></p>
  </body>
</html>
`;
}
