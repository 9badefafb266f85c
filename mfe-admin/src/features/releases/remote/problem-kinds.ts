/** What browsers and servers report of a version; what is not named here is shown as it came. */
const KINDS: Readonly<Record<string, string>> = {
  error: 'ошибка в браузере',
  chunk: 'файл не загрузился',
  hydration: 'страница не ожила',
  unavailable: 'версия недоступна',
  globals: 'изменила общее',
  evaluate: 'не запустилась на сервере',
  loader: 'нет данных страницы',
  render: 'страница не собралась',
  timeout: 'не уложилась во время',
  blocked: 'заняла сервер',
  untrusted: 'небезопасная вставка',
  late: 'ошибка после ответа',
  other: 'другое',
};

export function problemKind(kind: string): string {
  return KINDS[kind] ?? kind;
}
